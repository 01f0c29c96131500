"""Commands for hosts: the table in the browser, and what it keeps."""

import argparse
from typing import Any

from gemhoard.cli.common import counted, errors_in_one_line, fail
from gemhoard.extras import extra

# Numbers that a person would not want to wait for.
MOST_PACE = 60.0
MOST_DAYS = 36500.0


def add_to(commands: Any) -> None:
    serve = commands.add_parser("serve", help="the table in the browser, for you and your friends")
    serve.add_argument("--host", default="127.0.0.1", metavar="H", help="0.0.0.0 lets other computers join")
    serve.add_argument("--port", type=int, default=8000, metavar="P", help="0 picks a free one")
    serve.add_argument("--db", metavar="URL", help="a file or postgresql://...; by default DATABASE_URL")
    serve.add_argument("--pace", type=float, default=2.5, metavar="S", help="seconds you have to undo")
    serve.add_argument("--open", action="store_true", help="open it in your browser")
    serve.set_defaults(run=_serve)

    prune = commands.add_parser("prune", help="delete tables that have not been used for a long time")
    prune.add_argument("--db", metavar="URL", help="a file or postgresql://...; by default DATABASE_URL")
    prune.add_argument("--older-than", type=float, required=True, metavar="DAYS")
    prune.add_argument("--yes", action="store_true", help="delete them; otherwise they are only listed")
    prune.set_defaults(run=_prune)


def _serve(chosen: argparse.Namespace) -> int:
    with errors_in_one_line(), extra("table"):
        from gemhoard.server.serve import ServeError, default_database, serve

    if not 0 <= chosen.pace <= MOST_PACE:
        fail(f"--pace must be 0 to {MOST_PACE:.0f} seconds")
    try:
        database = chosen.db or default_database()
        return serve(chosen.host, chosen.port, database, pace=chosen.pace, opens_browser=chosen.open)
    except ServeError as error:
        fail(str(error))


def _prune(chosen: argparse.Namespace) -> None:
    import asyncio

    with errors_in_one_line(), extra("table"):
        from gemhoard.server.serve import ServeError, default_database, prune

    if not 0 <= chosen.older_than <= MOST_DAYS:
        fail(f"--older-than must be 0 to {MOST_DAYS:.0f} days")
    try:
        old = asyncio.run(prune(chosen.db or default_database(), chosen.older_than, is_meant=chosen.yes))
    except ServeError as error:
        fail(str(error))
    for table in old:
        print(table)
    print(f"{counted(len(old), 'table')} {'deleted' if chosen.yes else 'would be deleted; --yes does it'}")
