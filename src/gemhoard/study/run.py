"""Play a study. Finished jobs are stored, so that the same command continues where it was stopped."""

from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import polars as pl

from gemhoard.jobs import Pool, Results
from gemhoard.study import to_tables
from gemhoard.study.collect import play_job
from gemhoard.study.plan import StudyJob, StudyPlan
from gemhoard.study.storage import Checkpoint, Origin, Study, StudyError, read_study

Show = Callable[[int, int], None]  # games that are played, of those that were to be played


def run(plan: StudyPlan, folder: Path, pool: Pool, show: Show) -> Study:
    """Play what is not finished yet, and write the tables. A finished study is not played again."""
    origin = Origin.here(plan)
    if (folder / "games.parquet").exists():
        return _finished(origin, folder)
    jobs, checkpoint = list(plan.jobs()), Checkpoint(folder, origin)
    missing = [job for job in jobs if not checkpoint.has(job)]
    play = partial(play_job, plan.bots())
    _add_results(missing, checkpoint, pool.run(play, missing), show)
    study = Study(
        origin,
        **to_tables.split_games(checkpoint.read(jobs, "games")),
        skill=to_tables.split_skill(checkpoint.read(jobs, "skill")),
    )
    study.write(folder)
    checkpoint.clear()
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


def _add_results(
    jobs: list[StudyJob], checkpoint: Checkpoint, results: Results[pl.DataFrame], show: Show
) -> None:
    done, of = 0, sum(job.games for job in jobs)
    with closing(results) as played:
        for number, rows in played:
            checkpoint.add(jobs[number], rows)
            done += jobs[number].games
            show(done, of)
