"""The README's Python example does what it says."""

import re
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_example_prints_what_its_comments_say(capsys):
    code = re.search(r"```python\n(.*?)```", README.read_text("utf-8"), re.S)
    assert code
    exec(code[1], {})
    expected = re.findall(r"^# (.*)$", code[1], re.M)
    assert capsys.readouterr().out.splitlines() == expected


def test_exactly_two_set_up_commands():
    block = re.search(r"## Set-up.*?```\n(.*?)```", README.read_text("utf-8"), re.S)
    assert block
    assert [line.split("#")[0].strip() for line in block[1].splitlines()] == ["./run play", "./run test"]
