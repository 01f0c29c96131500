"""`gemhoard study` as its tests call it."""

import command

SMALL = ("--bot", "random", "--against", "random", "--players", "2,3", "--games", "3", "--workers", "1")


def run(capsys, *arguments: object) -> tuple[int, str, str]:
    return command.run(capsys, "study", *arguments)


def refused(capsys, *arguments) -> str:
    return command.refused(capsys, "study", *arguments)
