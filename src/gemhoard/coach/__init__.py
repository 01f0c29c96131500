"""The coach: what every choice cost and every stroke of luck brought, hints, and reviews of whole games.

It judges a choice by what the seat could know, and luck by the truth; see docs/coach.md.
"""

from gemhoard.coach.decision import Judgement, judge
from gemhoard.coach.effort import HINT, REVIEW, Effort
from gemhoard.coach.ledger import Ledger, ledger
from gemhoard.coach.review import Review, review_record
from gemhoard.coach.verdict import Verdict

__all__ = [
    "HINT",
    "REVIEW",
    "Effort",
    "Judgement",
    "Ledger",
    "Review",
    "Verdict",
    "judge",
    "ledger",
    "review_record",
]
