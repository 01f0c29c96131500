"""Kadora: the kinds of events there are. The rules report them by number, `story` puts them into words."""

EVENT_KINDS = (
    "gives",
    "places",
    "collects",
    "collects-unlike",
    "collects-all",
    "draws",
    "refills",
    "last-round",
    "turn",
    "shows-hand",
    "shows-aside",
    "majority",
    "scores",
    "wins",
    "shares-win",
)
(
    GIVES,
    PLACES,
    COLLECTS,
    COLLECTS_UNLIKE,
    COLLECTS_ALL,
    DRAWS,
    REFILLS,
    LAST_ROUND,
    TURN,
    SHOWS_HAND,
    SHOWS_ASIDE,
    MAJORITY,
    SCORES,
    WINS,
    SHARES_WIN,
) = range(len(EVENT_KINDS))

# The two lines that a place lies in
COLUMN, ROW = range(2)
