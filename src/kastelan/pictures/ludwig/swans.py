"""The rooms with a swan in their corner; it means nothing in the base game."""

from __future__ import annotations

from typing import Final

SWANS: Final = frozenset(
    {
        "billiards_room",
        "crypt",
        "dining_room",
        "east_tapestry_chamber",
        "french_gazebo",
        "gallery_of_mirrors",
        "gatehouse",
        "grand_bedchamber",
        "great_hall",
        "guest_bedroom",
        "kitchen",
        "knight_room",
        "laundry_room",
        "mold_room",
        "nine_pin_alley",
        "observatory",
        "oratory",
        "panic_room",
        "porch",
        "pumpkin_garden",
        "queens_bedroom",
        "salon",
        "sauna",
        "scullery",
        "servants_quarters",
        "sewing_room",
        "shed",
        "tasso_room",
        "train_room",
        "upper_hall",
    }
)
