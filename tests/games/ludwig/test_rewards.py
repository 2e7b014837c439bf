"""LUD-REW and the rulings about them: what completed tiles bring."""

from __future__ import annotations

from kastelan.games.ludwig.components import TYPES
from kastelan.games.ludwig.events import MoneyTaken, RewardClaimed, RewardVoid, TurnBegun
from kastelan.games.ludwig.validate_steps import rewards_due
from tests.games.ludwig.castles import Plan, castle, drawn
from tests.games.ludwig.tables import A, B, Table, points, table
from tests.rulebook import refused, rule

TWO_LARDERS = drawn(
    "f f f h l l",
    "f f f h l l",
    "f f f h . .",
    ". . . h p p",
    ". . . h p p",
    ". . . h . .",
    h="hallway e",
    l="larder",
    p="pantry",
)
CELLAR = castle("stairs", "the_hole @ stairs", "stairs", "larder")
"""One completed downstairs room, and a place for another that completes its stairs."""


def second_cellar(plan: Plan = CELLAR) -> Table:
    """The second downstairs room and its stairs are completed at once."""
    game = table(plan, market=["bottomless_pit"], money=30_000)
    game.build("bottomless_pit", to="stairs 2", completes=("stairs 2", "bottomless_pit"))
    return game


def voids(game: Table) -> list[str]:
    return [event.rule for event in game.all(RewardVoid)]


@rule("LUD-REW-ACTIVITY")
def test_a_completed_activity_room_brings_5_points() -> None:
    game = table(castle("hallway"), market=["singers_chamber"])
    game.build("singers_chamber", to="hallway", completes="singers_chamber")
    before = game.score[A]
    assert points(game.claim("singers_chamber"), "LUD-REW-ACTIVITY") == 5
    assert game.score[A] == before + 5


@rule("LUD-REW-CORRIDOR", "LUD-DIFF-6")
def test_a_free_hallway_scores_and_completes_as_usual() -> None:
    game = table(castle("stairs", "gallery_of_mirrors", "nap_room"), market=["the_hole"])
    game.build("the_hole", to="stairs")
    money, hallways = game.money, game.state.corridors[0]
    game.claim("stairs")
    assert game.words == ["free-hallway", "free-stairs"]
    told = game.free("hallway", to="gallery_of_mirrors")
    assert points(told, "LUD-SCORE-3") == 2  # the gallery's symbol
    assert game.money == money
    assert game.state.corridors[0] == hallways - 1
    assert game.seat == B


@rule("LUD-REW-CORRIDOR")
def test_a_completed_foyer_brings_the_corridor_reward_too() -> None:
    game = table(Plan(3).attach("larder").attach("pantry"), market=["buttery"])
    game.build("buttery", completes="foyer")
    game.claim("foyer")
    game.free("stairs", to="buttery", completes="buttery")
    assert game.due == ["buttery"]  # what the free tile completes counts as usual


@rule("LUD-REW-CORRIDOR", "LUD-REW-DOWNSTAIRS")
def test_corridor_chosen_for_a_downstairs_room_is_the_corridor_reward_of_the_turn() -> None:
    game = second_cellar()
    game.claim("bottomless_pit")
    game.reward("corridor")
    game.free("hallway", to="larder", completes="larder")
    game.decline("larder")
    assert game.seat == B
    assert voids(game) == ["LUD-REW-CORRIDOR"]  # that of the stairs


@rule("LUD-REW-CORRIDOR")
def test_a_declined_corridor_reward_is_not_used_up() -> None:
    game = second_cellar()
    game.decline("stairs 2")
    game.claim("bottomless_pit")
    assert "as-corridor" in game.words
    used = second_cellar()
    used.claim("stairs 2")
    used.free("hallway", to="foyer")
    used.claim("bottomless_pit")
    assert "as-corridor" not in used.words
    with refused("LUD-REW-CORRIDOR"):
        used.reward("corridor")


@rule("LUD-REW-DOWNSTAIRS")
def test_every_second_downstairs_room_brings_one_of_the_other_seven_rewards() -> None:
    first = table(castle("stairs"), market=["the_hole"])
    first.build("the_hole", to="stairs")
    first.decline("stairs")
    assert voids(first) == ["LUD-REW-DOWNSTAIRS"]
    game = second_cellar()
    game.claim("bottomless_pit")
    assert game.words == [f"as-{name}" for name in TYPES if name != "downstairs"]
    with refused("LUD-REW-DOWNSTAIRS"):
        game.reward("downstairs")
    with refused("LUD-REW-DOWNSTAIRS"):
        game.word("claim1")


@rule("LUD-REW-DOWNSTAIRS")
def test_each_of_the_seven_rewards_of_a_downstairs_room() -> None:
    def taken(name: str) -> Table:
        game = second_cellar()
        game.decline("stairs 2")
        game.claim("bottomless_pit")
        game.told.clear()
        game.reward(name)
        assert [event.type for event in game.all(RewardClaimed)] == [TYPES.index(name)]
        return game

    assert points(taken("activity").told, "LUD-REW-ACTIVITY") == 5
    assert taken("corridor").words == ["free-hallway", "free-stairs"]
    assert taken("food").seat == A
    assert points(taken("living").told, "LUD-REW-LIVING") == 3  # the pit's printed points; nothing outdoors
    assert [event.amount for event in taken("outdoor").all(MoneyTaken)] == [10_000]
    assert taken("sleeping").words[0] == "look100"
    assert taken("utility").words == ["card1", "card2"]


@rule("LUD-REW-DOWNSTAIRS", "LUD-DIFF-6", "LUD-REW-LIVING")
def test_living_for_a_downstairs_room_counts_the_castle_as_it_is_now() -> None:
    plan = castle("stairs", "dark_hallway @ stairs", "the_hole @ hallway", "dungeon @ hallway")
    game = table(plan, market=["shed"], money=30_000)
    game.build("dark_hallway", to="dungeon", completes="dungeon")
    told = [*game.claim("dungeon"), *game.reward("living")]
    assert points(told) == 1 + 2 * 2  # two downstairs rooms, though it scored for them before


@rule("LUD-REW-FOOD", "LUD-TURN-3")
def test_extra_turns_come_before_the_next_player_and_pay_the_master() -> None:
    game = table(TWO_LARDERS, market=["forum", "salon"], money=[30_000, 0])
    game.build("hallway", to=("larder", "pantry"), completes=("larder", "pantry"))
    game.claim("larder")
    game.claim("pantry")
    assert game.seat == A
    money = game.money
    game.build("forum", to="foyer")
    assert game.money == (money[A] - 4_000, money[B] + 4_000)
    assert game.seat == A  # the second extra turn
    assert 4 not in game.market
    game.take_money()
    assert game.seat == B
    assert [event.extra for event in game.all(TurnBegun)] == [True, True, False]


@rule("LUD-REW-FOOD")
def test_the_master_builder_pays_the_bank_in_his_extra_turn_too() -> None:
    game = table(castle("larder"), master=A, market=["forum"], money=[30_000, 0])
    game.build("hallway", to="larder", completes="larder")
    game.claim("larder")
    game.build("forum", to="foyer")
    assert game.money[B] == 0


@rule("LUD-REW-LIVING")
def test_a_living_room_scores_its_points_and_symbol_once_more_as_things_stand() -> None:
    plan = castle("hallway", "throne_room @ hallway", "solar @ throne_room", "nap_room @ throne_room")
    game = table(plan, market=["grand_bedchamber"])
    game.build("grand_bedchamber", to="throne_room", completes="throne_room")
    told = game.claim("throne_room")
    assert points(told) == 1 + 3 * 4
    assert points(told, "LUD-REW-LIVING") == points(told)  # no other tile's symbol


@rule("LUD-REW-OUTDOOR")
def test_a_completed_outdoor_room_brings_10000_from_the_bank() -> None:
    game = table(castle("hallway"), market=["gatehouse"])
    game.build("gatehouse", to="hallway", completes="gatehouse")
    money = game.money
    game.claim("gatehouse")
    assert game.money == (money[A] + 10_000, money[B])


NAP_ROOM = castle("focus_room", "nap_room @ focus_room")
CABINET = ["lilac_cabinet"]


def sleeping(game: Table) -> Table:
    """The cabinet completes the nap room, and its reward is being taken."""
    game.build("lilac_cabinet", to="nap_room", completes="nap_room")
    game.claim("nap_room")
    return game


@rule("LUD-REW-SLEEPING")
def test_none_to_two_tiles_of_one_stack_go_on_the_deck_in_any_order() -> None:
    stack = ["guest_bedroom", "panic_room", "sauna", "kitchen"]
    game = sleeping(table(NAP_ROOM, market=CABINET, stacks={300: stack}, on_deck=["solar"]))
    assert game.words == [f"look{size}" for size in (100, 150, 200, 250, 300, 350, 400, 450, 500, 600)]
    game.look(300)
    assert game.words == ["put1", "put2", "put3", "put4", "enough"]
    game.put("sauna")
    game.put("kitchen")
    assert game.on_deck == ["kitchen", "sauna", "solar"]  # above what lay there
    assert sorted(game.stack(300)) == ["guest_bedroom", "panic_room"]
    assert game.seat == B
    none = sleeping(table(NAP_ROOM, market=CABINET, stacks={300: stack}))
    none.look(300)
    with refused("LUD-REW-SLEEPING"):
        none.word("put5")
    with refused("LUD-REW-SLEEPING"):
        none.word("money")
    none.enough()
    assert (none.on_deck, none.seat) == ([], B)
    one = sleeping(table(NAP_ROOM, market=CABINET, stacks={300: stack}))
    one.look(300)
    one.put("sauna")
    one.enough()
    assert one.on_deck == ["sauna"]


@rule("LUD-REW-SLEEPING")
def test_the_rest_of_the_stack_is_shuffled() -> None:
    game = sleeping(
        table(
            NAP_ROOM,
            market=CABINET,
            players=4,
            stacks={100: ["larder", "pantry", "buttery", "cloak_room", "pink_cabinet"]},
        )
    )
    orders = set()
    for chance in range(20):
        one = Table(game.state.copy())
        one.state.chance = chance << 32
        one.look(100)
        one.enough()
        orders.add(tuple(one.stack(100)))
    assert len(orders) > 10


@rule("LUD-REW-SLEEPING", "LUD-END-1", "LUD-DIFF-4")
def test_in_the_last_round_the_tiles_go_face_up_out_of_the_game() -> None:
    game = sleeping(table(NAP_ROOM, market=CABINET, last=True, stacks={300: ["guest_bedroom", "panic_room"]}))
    game.look(300)
    game.put("guest_bedroom")
    game.put("panic_room")
    assert (game.on_deck, game.stack(300)) == ([], [])
    gone = {game.state.table.components.tiles[tile].id for tile in game.state.gone}
    assert {"guest_bedroom", "panic_room"} <= gone
    assert set(game.state.view(B).gone) == set(game.state.gone)  # all can see them


@rule("LUD-RUL-5", "LUD-REW-SLEEPING")
def test_looking_at_an_empty_stack_is_allowed_and_does_nothing() -> None:
    game = sleeping(table(NAP_ROOM, market=CABINET, stacks={300: ()}))
    game.look(300)
    assert (game.seat, game.on_deck) == (B, [])


HALLWAY = castle("hallway")
CLOSET = ["cloak_room"]


def utility(game: Table) -> Table:
    """The cloak room's reward is due."""
    game.build("cloak_room", to="hallway")
    return game


@rule("LUD-REW-UTILITY")
def test_two_bonus_cards_are_drawn_one_kept_and_the_other_goes_under_the_deck() -> None:
    hand = ("size_100", "size_150", "size_200", "size_250", "size_300", "money")
    game = utility(
        table(HALLWAY, market=CLOSET, hands=[hand], bonus_deck=["stairs", "hallways", "all_types"])
    )
    game.claim("cloak_room")
    assert len(game.words) == 2
    game.keep("hallways")
    assert game.hand(A) == {*hand, "hallways"}  # no limit
    names = [card.id for card in game.state.table.components.bonus_cards]
    assert [names[card] for card in reversed(game.state.cards)] == ["all_types", "stairs"]


@rule("LUD-RUL-4", "LUD-REW-UTILITY")
def test_of_a_short_bonus_deck_what_is_there_is_drawn() -> None:
    one = utility(table(HALLWAY, market=CLOSET, bonus_deck=["stairs"]))
    one.claim("cloak_room")
    assert (one.hand(A), one.state.cards, one.seat) == ({"stairs"}, (), B)
    none = utility(table(HALLWAY, market=CLOSET, bonus_deck=[]))
    assert voids(none) == ["LUD-RUL-4"]
    assert none.seat == B


@rule("LUD-RUL-4", "LUD-REW-CORRIDOR")
def test_without_corridors_to_take_or_places_for_them_the_reward_is_void() -> None:
    gone = table(castle("stairs"), market=["the_hole"], corridors=(0, 0))
    gone.build("the_hole", to="stairs")
    assert voids(gone) == ["LUD-RUL-4", "LUD-REW-DOWNSTAIRS"]
    closets = Plan(3).lay("broom_closet", 1, -2).lay("cloak_room", 3, 1, "e")
    only_stairs = table(closets, corridors=(0, 2))
    only_stairs.build("stairs", completes="foyer")  # stairs cannot be connected to stairs
    assert voids(only_stairs) == ["LUD-RUL-4"]
    hallways_too = table(closets, corridors=(1, 2))
    hallways_too.build("stairs", completes="foyer")
    hallways_too.claim("foyer")
    assert hallways_too.words == ["free-hallway"]
    with refused("LUD-RUL-4"):
        hallways_too.word("free-stairs")


@rule("LUD-RUL-1")
def test_a_free_tile_and_what_it_completes_come_before_the_next_reward() -> None:
    game = second_cellar()
    game.claim("stairs 2")
    game.free("hallway", to="larder", completes="larder")
    assert game.due == ["larder"]
    game.claim("larder")
    assert game.due == ["bottomless_pit"]


@rule("LUD-RUL-2")
def test_extra_turns_wait_for_all_other_rewards_of_the_turn() -> None:
    game = second_cellar()
    game.claim("bottomless_pit")
    game.reward("food")
    assert game.due == ["stairs 2"]
    game.decline("stairs 2")
    assert (game.seat, game.words[-1]) == (A, "money")


def with_completed(count: int) -> Plan:
    """So many downstairs rooms are completed, and the fungus room is one door short."""
    plan = castle("stairs", "dark_hallway @ stairs")
    for tile in ("the_hole", "bottomless_pit")[:count]:
        plan.attach(tile, to="hallway")
    return plan.attach("fungus_room", to="hallway")


@rule("LUD-RUL-3")
def test_the_number_counts_all_downstairs_rooms_that_are_complete() -> None:
    for count, rewarded in ((0, False), (1, True), (2, False)):
        game = table(with_completed(count))
        game.build("dark_hallway", to="fungus_room", completes="fungus_room")
        assert (game.due == ["fungus_room"]) == rewarded
        assert (voids(game) == ["LUD-REW-DOWNSTAIRS"]) != rewarded


@rule("LUD-RUL-3")
def test_declining_changes_no_number() -> None:
    game = second_cellar(castle("stairs", "the_hole @ stairs", "stairs", "stairs", "crypt @ stairs 3"))
    game.decline("stairs 2")
    game.decline("bottomless_pit")
    game.pass_to(A)
    game.build("dark_hallway", to="crypt", completes="crypt")
    assert voids(game) == ["LUD-REW-DOWNSTAIRS"]  # the third


@rule("LUD-RUL-3")
def test_of_two_at_once_declining_one_leaves_the_reward_to_the_other() -> None:
    plan = castle("stairs", "dark_hallway @ stairs", "crypt @ hallway")
    game = table(plan, market=["the_hole"], money=30_000)
    game.build("the_hole", to="crypt", completes=("crypt", "the_hole"))
    game.decline("the_hole")
    assert game.due == ["crypt"]
    game.claim("crypt")
    game.reward("activity")
    assert game.seat == B


@rule("LUD-REW-CORRIDOR")
def test_a_position_lists_no_reward_that_brings_nothing() -> None:
    game = second_cellar()
    assert len(game.due) > 1
    assert rewards_due(game.state)
    game.state.corridor_taken = True
    assert not rewards_due(game.state)
