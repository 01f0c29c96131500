"""What comes out of a study: a page beside the data, and the headlines."""

from pathlib import Path

from gemhoard.study.findings import headlines
from gemhoard.study.keep import PAGE, Study, write_whole
from gemhoard.study.page import page


def make_report(study: Study, folder: Path) -> str:
    """Write the page, and return what to tell in the terminal."""
    write_whole(folder / PAGE, page(study).encode())
    return "\n".join([study.plan.command, "", *headlines(study), "", f"The report: {folder / PAGE}"])
