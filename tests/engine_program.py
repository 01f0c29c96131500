"""An engine in a few lines that knows no rule, and can do something wrong: python engine_program.py [HOW]."""

import json
import os
import sys
import time

HELLO = {"type": "hello", "protocol": 1, "name": "first", "version": os.environ.get("ENGINE_VERSION", "1")}


def say(message) -> None:
    print(json.dumps(message), flush=True)


def play(position) -> None:
    """The first legal action."""
    say({"type": "action", "action": position["legal"][0], "thought": "none"})


def play_well_on_one_side(position) -> None:
    if position["seat"] == 1:
        sys.exit("no idea")
    play(position)


def complain(position) -> None:
    print("this is hard\n" * 20_000, file=sys.stderr, flush=True)
    play(position)


def flood(position) -> None:
    while True:
        sys.stdout.write("a" * 65536)


def play_twice(position) -> None:
    answer = json.dumps({"type": "action", "action": position["legal"][0]})
    sys.stdout.write(f"{answer}\n{answer}\n")
    sys.stdout.flush()


PLAYS = {
    "legally": play,
    "on-one-side": play_well_on_one_side,
    "complains": complain,
    "crashes": lambda position: sys.exit("\x1b[31mboom\x1b[0m"),
    "hangs": lambda position: time.sleep(1000),
    "floods": flood,
    "twice": play_twice,
    "nonsense": lambda position: print("e2e4", flush=True),
    "list": lambda position: say([1, 2]),
    "illegal": lambda position: say({"type": "action", "action": "resign"}),
    "number": lambda position: say({"type": "action", "action": 7}),
    "unhashable": lambda position: say({"type": "action", "action": ["stop"]}),
    "other-type": lambda position: say({"type": "ready"}),
}


def main(how: str = "legally") -> None:
    if how == "says-nothing":
        time.sleep(1000)
    for line in sys.stdin:
        message = json.loads(line)
        match message["type"]:
            case "hello":
                say(HELLO | ({"protocol": 99} if how == "from-the-future" else {}))
            case "new":
                if how == "never-ready":
                    sys.exit(3)
                say({"type": "ready"})
            case "position":
                PLAYS[how](message)
            case "quit":
                break


if __name__ == "__main__":
    main(*sys.argv[1:])
