"""A game against bots in the terminal."""

import secrets
from collections.abc import Callable

from gemhoard.bots import Bot, decide
from gemhoard.games import CHANCE, Game, State
from gemhoard.log import action_text, event_text
from gemhoard.words import say

Ask = Callable[[str], str]
ME = 0


def play(game: Game, players: int, bot: Bot, seed: int, language: str, ask: Ask = input) -> None:
    """Play to the end, or until the person leaves (`q`, end of input, Ctrl-C)."""
    names = [say(language, "player"), *(f"Bot {seat}" for seat in range(1, players))]
    state = game.new(players, seed=seed)
    print(say(language, "welcome", game=say(language, f"{game.name}-name"), players=players, seed=str(seed)))
    show(game, state, language, names)
    try:
        while not game.is_over(state):
            action = _choose(game, state, bot, language, names, ask)
            for event in game.events(game.apply_and_log(state, action), ME):
                rules = f" ({', '.join(event.rules)})" if event.rules else ""
                print(f"  {event_text(language, game, event, names)}{rules}")
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
        print(f"{number:4}  {action_text(language, game, action, names)}")
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


def show(game: Game, state: State, language: str, names: list[str]) -> None:
    """The table as the person sees it."""
    print()
    for line in game.text_board(game.view(state, ME), game.standing(state, ME), ME, names, language):
        print(f"  {line}")
    print()
