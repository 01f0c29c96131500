"""What a preview promises is what then happens."""

from dataclasses import asdict

import pytest
from conformance.tables import events_of

from gemhoard.games import GAMES, State
from gemhoard.games.chance import new_rng
from gemhoard.games.engine import INTERPRETED

EMERALD, KADORA = GAMES["emerald"], GAMES["kadora"]


def positions(game: str, players: int) -> list[State]:
    rules, rng, found = GAMES[game], new_rng(players), []
    state = rules.new(players, seed=players)
    while not rules.is_over(state):
        found.append(state.copy())
        rules.apply(state, rules.any_action(state, rng))
    return found[:: 9 if INTERPRETED else 3]


def after(game: str, state: State, action: int) -> State:
    state = state.copy()
    GAMES[game].apply(state, action)
    return state


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 5])
def test_previews_found_together_are_those_found_one_by_one(game, players):
    rules = GAMES[game]
    for state in positions(game, players):
        shown = rules.previews(state)
        assert list(shown) == rules.legal(state)
        assert shown == {action: rules.preview(state, action) for action in shown}


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_previewed_when_the_game_is_over(game):
    state, rng = GAMES[game].new(2, seed=1), new_rng(1)
    while not GAMES[game].is_over(state):
        GAMES[game].apply(state, GAMES[game].any_action(state, rng))
    assert GAMES[game].previews(state) == {}


@pytest.mark.parametrize("players", [2, 3, 5])
def test_E3_3_the_path_of_a_move_ends_where_the_knight_lands(players):
    for state in positions("emerald", players):
        for action in EMERALD.legal(state):
            if EMERALD.words[action].startswith("move"):
                shown = EMERALD.preview(state, action)
                moved = events_of(EMERALD, state, action)[0]
                assert moved.kind == "moves"
                assert (shown["path"][-1], shown["steps"]) == (moved.data["end"], moved.data["steps"])


@pytest.mark.parametrize("players", [2, 4])
def test_E6_2_the_dragon_ends_on_one_of_the_fields_shown(players):
    woken = 0
    for state in positions("emerald", players):
        for action in EMERALD.legal(state):
            then = after("emerald", state, action)
            if EMERALD.words[action].split()[0] in ("move", "take"):
                shown = EMERALD.preview(state, action).get("dragon", [])
                if EMERALD.phase(then) == "roll":
                    ends = [int(after("emerald", then, roll).dragon) for roll in EMERALD.legal(then)]
                    assert shown == ends
                    woken += 1
                elif EMERALD.phase(then) != "take":
                    assert shown == []
    assert woken


@pytest.mark.parametrize("players", [2, 5])
def test_K3_4_the_cards_shown_are_the_cards_collected(players):
    taken = 0
    for state in positions("kadora", players):
        for action in KADORA.legal(state):
            if not KADORA.words[action].startswith("place"):
                continue
            shown = KADORA.preview(state, action)
            events = events_of(KADORA, state, action)
            collected = [e for e in events if e.kind.startswith("collects")]
            assert sorted(shown["takes"]) == sorted(place for e in collected for place in e.data["places"])
            for event in collected:
                assert event.data["total"] == shown[event.data["line"]]
                assert event.kind != "collects" or event.data["line"] in shown["reaches"]
                taken += 1
            assert all((shown[line] >= 10) == (line in shown["reaches"]) for line in ("column", "row"))
    assert taken


@pytest.mark.parametrize("players", [3, 4])
def test_K3_1_a_gift_shows_what_it_is_worth_and_who_leads_then(players):
    given = 0
    for state in positions("kadora", players):
        for action in KADORA.legal(state):
            if KADORA.words[action].startswith("give"):
                shown, then = KADORA.preview(state, action), after("kadora", state, action)
                colour = "ROYGBP".index(shown["colour"])
                assert shown["value"] == then.loot_value[shown["receiver"], colour]
                [change] = shown["changes"]
                assert change["kind"] == shown["colour"]
                assert change["values"] == then.loot_value[:players, colour].tolist()
                assert change["leads"][shown["receiver"]] == "alone"
                given += 1
    assert given


@pytest.mark.parametrize("players", [2, 5])
def test_K4_4_how_everybody_would_stand_is_how_they_stand_then(players):
    changed = 0
    for state in positions("kadora", players):
        now = KADORA.standing(state).sources
        for action in KADORA.legal(state):
            then, shown = after("kadora", state, action), KADORA.preview(state, action)
            if "changes" in shown and not KADORA.is_over(then):
                standing = KADORA.standing(then)
                kept = {source.kind: asdict(source) for source in now}
                changes = {source["kind"]: source for source in shown["changes"]}
                assert all(kept[kind] != change for kind, change in changes.items())
                assert list((kept | changes).values()) == [asdict(source) for source in standing.sources]
                assert shown["totals"] == standing.totals
                changed += bool(changes)
    assert changed
