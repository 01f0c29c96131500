"""Play a study: what is finished is kept, so that the same command goes on where it was stopped."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from gemhoard.arena import Crew, Hire, with_networks
from gemhoard.study import tidy
from gemhoard.study.collect import Row, play_unit
from gemhoard.study.keep import Origin, Parts, Study, StudyError, read_study
from gemhoard.study.plan import Plan, Unit

Show = Callable[[int, int], None]  # games that are played, of those that were to be played


def run(plan: Plan, folder: Path, hire: Hire, show: Show) -> Study:
    """Play what is not finished yet, and write the tables. A finished study is not played again."""
    origin = Origin.here(plan)
    if (folder / "games.parquet").exists():
        return _finished(origin, folder)
    units, parts = list(plan.units()), Parts(folder, origin)
    work = with_networks(play_unit, (plan.bot, plan.against))
    _play_rest([unit for unit in units if not parts.has(unit)], parts, hire(work), show)
    study = Study(
        origin,
        **tidy.split_games(parts.read(units, "games")),
        skill=tidy.split_skill(parts.read(units, "skill")),
    )
    study.write(folder)
    parts.clear()
    return study


def _finished(origin: Origin, folder: Path) -> Study:
    study = read_study(folder)
    if study.plan != origin.plan:
        raise StudyError(f"{folder} holds another study, {study.plan.command}; choose another folder")
    if study.origin != origin:
        raise StudyError(
            f"{folder} was played by another version of the program; "
            "choose another folder, or make the report of these data with --from"
        )
    return study


def _play_rest(units: list[Unit], parts: Parts, play: Crew[Unit, list[Row]], show: Show) -> None:
    done, of = 0, sum(unit.games for unit in units)
    with closing(play(units)) as played:
        for number, rows in played:
            parts.add(units[number], rows)
            done += units[number].games
            show(done, of)
