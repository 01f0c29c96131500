"""What comes out of a study: a page beside the data, and the headlines."""

from pathlib import Path

from gemhoard.arena.report import aligned
from gemhoard.files import write_whole
from gemhoard.study.findings import PLAYED_ELSEWHERE, headlines
from gemhoard.study.sections import report
from gemhoard.study.storage import PAGE, Study


def make_report(study: Study, folder: Path) -> str:
    """Write the page, and return what to tell in the terminal."""
    write_whole(folder / PAGE, report(study).encode())
    said = [study.plan.command] if study.origin.is_here() else [study.plan.command, PLAYED_ELSEWHERE]
    return "\n".join([*said, "", *aligned(headlines(study)), "", f"The report: {folder / PAGE}"])
