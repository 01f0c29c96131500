"""The command line, as tests call it."""

from gemhoard import cli


def run(capsys, *arguments: object) -> tuple[int, str, str]:
    """How it ends, and what it prints: as its answer, and beside that."""
    try:
        code = cli.main([*map(str, arguments)])
    except SystemExit as end:
        code = int(end.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


def refused(capsys, *arguments: object) -> str:
    """The one line that says what is wrong."""
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "") and err.startswith("gemhoard: ") and err.count("\n") == 1
    return err
