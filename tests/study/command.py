"""`gemhoard study` as its tests call it."""

from gemhoard.cli import main

SMALL = ("--bot", "random", "--against", "random", "--players", "2,3", "--games", "3", "--workers", "1")


def run(capsys, *arguments: object) -> tuple[int, str, str]:
    try:
        code = main(["study", *map(str, arguments)])
    except SystemExit as end:
        code = end.code
    said = capsys.readouterr()
    return code, said.out, said.err


def refused(capsys, *arguments) -> str:
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "") and err.count("\n") == 1
    return err
