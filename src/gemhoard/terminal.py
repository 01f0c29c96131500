"""A game against bots in the terminal."""

import secrets
from collections.abc import Callable, Iterator
from typing import Any

from gemhoard.bots import Bot, decide
from gemhoard.games import CHANCE, Game, Standing, State
from gemhoard.games.emerald.components import FIRST_CAVE_FIELD, LAST_FIELD
from gemhoard.log import offer, tell
from gemhoard.words import say

Ask = Callable[[str], str]
ME = 0


def play(game: Game, players: int, bot: Bot, seed: int, language: str, ask: Ask = input) -> None:
    """Play to the end, or until the person leaves (`q`, end of input, Ctrl-C)."""
    names = [say(language, "player"), *(f"{bot.name.title()} {seat}" for seat in range(1, players))]
    state = game.new(players, seed=seed)
    print(say(language, "welcome", game=say(language, f"{game.name}-name"), players=players, seed=str(seed)))
    show(game, state, language, names)
    try:
        while not game.is_over(state):
            action = _choose(game, state, bot, language, names, ask)
            before = state.copy()
            game.apply(state, action)
            for event in game.events(before, action, state, ME):
                print(f"  {tell(language, game, event, names)} ({', '.join(event.rules)})")
    except (EOFError, KeyboardInterrupt):
        command = f"gemhoard play {game.name} --players {players} --bot {bot.name} --seed {seed}"
        print("\n" + say(language, "leaving", command=command))


def _choose(game: Game, state: State, bot: Bot, language: str, names: list[str], ask: Ask) -> int:
    actor = game.actor(state)
    if actor == CHANCE:
        return secrets.choice(game.legal(state))
    if actor != ME:
        return decide(bot, game, state, secrets.randbits(64))
    legal = game.legal(state)
    for number, action in enumerate(legal, start=1):
        print(f"{number:4}  {offer(language, game, action, names)}")
    while True:
        answer = ask(f"{say(language, 'your-choice')}> ").strip()
        if answer == "q":
            raise EOFError
        if answer == "?":
            show(game, state, language, names)
        elif answer.isdecimal() and 1 <= int(answer) <= len(legal):
            return legal[int(answer) - 1]
        else:
            print(say(language, "no-such-choice", last=len(legal)))


# ------------------------------------------------------------------ the board


def show(game: Game, state: State, language: str, names: list[str]) -> None:
    """The table as the person sees it."""
    board = {"emerald": _emerald, "kadora": _kadora}.get(game.name, _plain)
    print()
    for line in board(game.view(state, ME), game.standing(state, ME), language, names):
        print(f"  {line}")
    print()


def _plain(view: dict[str, Any], standing: Standing, language: str, names: list[str]) -> Iterator[str]:
    """For a game that nobody has drawn yet."""
    for name, value in view.items():
        yield f"{name}: {value}"


def _emerald(view: dict[str, Any], standing: Standing, language: str, names: list[str]) -> Iterator[str]:
    beside_bar = standing.board["bar"]
    for place in [*standing.board["starts"], *map(str, range(1, LAST_FIELD + 1))]:
        knights = [
            f"{say(language, 'emerald-colour', value=colour)} {stood[place]}"
            for colour, stood in view["knights"].items()
            if place in stood
        ]
        dragon = {"castle": "<@@", "chamber": "@@>"}[view["facing"]] if place == str(view["dragon"]) else ""
        field = int(place) if place.isdecimal() else 0
        bar = "|" if field in beside_bar else " "
        yield f"{place:>2} {bar} {dragon:3} {_cards(view, field, language):24} {', '.join(knights)}".rstrip()
    bar, *_, end = beside_bar
    yield say(language, "board-dragon", field=view["dragon"], towards=view["facing"], bar=bar, end=end)
    for seat, name in enumerate(names):
        gems = ", ".join(
            f"{say(language, 'emerald-gem', value=g)} {n}" for g, n in view["owned"][seat].items()
        )
        treasures, gold = view["treasures"][seat], len(view["hands"][seat])
        yield say(language, "board-player", who=name, gold=gold, gems=gems or "-", treasures=treasures)
    yield f"{say(language, 'board-hand')}: {' '.join(map(str, view['hands'][ME])) or '-'}"


def _cards(view: dict[str, Any], field: int, language: str) -> str:
    """The cards beside a cave field, the open one and how many lie there."""
    if field < FIRST_CAVE_FIELD:
        return ""
    gold, gems = (view[pile][field - FIRST_CAVE_FIELD] for pile in ("gold", "gems"))
    gold_text = f"({gold[0]}) x{len(gold)}" if gold else ""
    gem_text = f"{say(language, 'emerald-gem', value=gems[0])} x{len(gems)}" if gems else ""
    return f"{gold_text:8} {gem_text}"


def _kadora(view: dict[str, Any], standing: Standing, language: str, names: list[str]) -> Iterator[str]:
    yield say(language, "board-piles", left="".join(view["left"]) or "-", right="".join(view["right"]) or "-")
    yield "     a   b   c   d"
    for row in "1234":
        yield f"{row}  " + " ".join(f"{view['block'].get(column + row, ' . '):3}" for column in "abcd")
    for seat, name in enumerate(names):
        hand, loot = " ".join(view["hands"][seat]), " ".join(view["loot"][seat])
        yield say(language, "board-loot", who=name, hand=hand or "-", loot=loot or "-")
