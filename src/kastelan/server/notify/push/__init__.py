"""Web Push: notices for devices on which no page is open, encrypted so that only the device can read them."""
