"""Whether every rule has a test that is named after it: `test_E6_3_...` for E6.3.

The ids are in `rule_ids.txt`. Where the text of the law lies beside the repository, they must be its ids.
"""

import re
import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parent
IDS = TESTS / "rule_ids.txt"
LAW = TESTS.parents[1] / "shared" / "rules"


def rule_ids() -> list[str]:
    """All rules of both games, in the order of the law."""
    return IDS.read_text("utf-8").split()


def ids_with_test(folder: Path = TESTS) -> set[str]:
    """The rules that a test is named after."""
    names = re.compile(r"^\s*(?:async )?def test_([A-Z]\d+_\d+)(?=_|\()", re.MULTILINE)
    sources = (path.read_text("utf-8") for path in folder.rglob("*.py"))
    return {name.replace("_", ".") for source in sources for name in names.findall(source)}


def law_ids(folder: Path = LAW) -> list[str]:
    """The rules of the law itself; none where it is absent."""
    texts = (path.read_text("utf-8") for path in sorted(folder.glob("*.md")))
    return [id for text in texts for id in re.findall(r"^- \*\*([A-Z]\d+\.\d+)\*\*", text, re.MULTILINE)]


def complaints() -> list[str]:
    """One line for each thing that is wrong."""
    ids, tested, law = rule_ids(), ids_with_test(), law_ids()
    wrong = [f"{id} has no test" for id in ids if id not in tested]
    wrong += [f"{id} has a test, but there is no such rule" for id in sorted(tested - set(ids))]
    if law:
        wrong += [f"{id} is missing in {IDS.name}" for id in law if id not in ids]
        wrong += [f"{id} in {IDS.name} is no rule of the law" for id in ids if id not in law]
    wrong += [f"{id} stands twice in {IDS.name}" for id in sorted(set(ids)) if ids.count(id) > 1]
    return wrong


def main() -> None:
    wrong = complaints()
    print(*wrong, sep="\n", end="\n" if wrong else "")
    rules = len(rule_ids())
    if wrong:
        sys.exit(f"{rules} rules, {len(wrong)} complaints")
    print(f"{rules} rules, all with a test")


if __name__ == "__main__":
    main()
