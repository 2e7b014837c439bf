"""Networks that have learned games. They need NumPy (`pip install 'kastelan[network]'`) and the files in
`weights`."""

import os

# Before NumPy is imported: a bot thinks on one core, as every other bot does, and several may think at once.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
