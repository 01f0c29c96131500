"""Studies small enough to count by hand."""

import polars as pl

from gemhoard.study import to_tables
from gemhoard.study.plan import StudyPlan
from gemhoard.study.storage import SCHEMAS, Origin, Study

ORIGIN = Origin(StudyPlan("emerald", (2,), "greedy", "random", games=2, seed=1), played_by="")


def game(deal, first, winners, scores, *, variant="", turns=10, rules=None, **more):
    row = {
        "players": 2,
        "variant": variant,
        "deal": deal,
        "first": first,
        "decisions": 3 * turns,
        "rolls": 4,
        "turns": turns,
        "ending": "ends-treasure",
        "tie_breaks": 0,
        "winners": winners,
        "scores": scores,
        "points": [
            {"seat": seat, "source": source, "cards": cards, "value": points, "points": points}
            for seat, score in enumerate(scores)
            for source, cards, points in (("gold", 2, score - 5), ("treasures", 1, 5))
        ],
        "rules": [{"rule": rule, "times": times} for rule, times in (rules or {}).items()],
        "events": [],
    }
    return row | more


def skill(deal, seating, winners, scores):
    return {"players": 2, "deal": deal, "seating": seating, "winners": winners, "scores": scores}


def studied(*games, matches=()) -> Study:
    skill = to_tables.split_skill(pl.DataFrame(list(matches), schema=SCHEMAS["skill"]))
    return Study(ORIGIN, **to_tables.split_games(pl.DataFrame(games, schema=SCHEMAS["games"])), skill=skill)


def two_deals() -> Study:
    """Played by the usual rules, with an option the other way, and between two bots."""
    caught = [{"kind": "catches", "field": 12, "times": 3}, {"kind": "catches", "field": 9, "times": 1}]
    games = [
        game(0, 0, [0], [20, 10], turns=10, rules={"E3.3": 8, "E6.4": 1}, events=caught),
        game(1, 1, [0, 1], [15, 15], turns=14, rules={"E3.3": 10}, tie_breaks=2, ending="ends-knights"),
        game(0, 0, [1], [12, 16], variant="passing=true", turns=16, rules={"E3.1": 2}),
        game(1, 1, [0, 1], [15, 15], variant="passing=true", turns=14),
    ]
    matches = [
        skill(0, [0, 1], [0], [20, 10]),
        skill(0, [1, 0], [1], [12, 18]),
        skill(1, [0, 1], [1], [9, 10]),
        skill(1, [1, 0], [0, 1], [11, 11]),
    ]
    return studied(*games, matches=matches)
