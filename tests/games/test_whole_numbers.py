"""The rules compute with whole numbers."""

import re

import numba
import pytest

from gemhoard.games import GAMES
from gemhoard.games.chance import new_rng
from gemhoard.games.engine import CHOICES, INTERPRETED, new_record
from gemhoard.games.events import new_log

ARGUMENTS = {
    "deal": (new_rng(1),),
    "legal_actions": (new_record(CHOICES),),
    "apply": (0, None),
    "apply, with a log": (0, new_log()),
    "redeal_unknown": (0, new_rng(1)),
    "winners_mask": (),
}


@pytest.mark.slow
@pytest.mark.skipif(INTERPRETED, reason="there is no machine code to look at")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ARGUMENTS)
def test_no_rule_makes_a_float_of_a_sum_of_signed_and_unsigned(game, name):
    # Compiled here and now: what comes from the cache on disk has no readable form.
    rule = numba.njit(error_model="numpy")(getattr(GAMES[game].rules, name.split(",")[0]).py_func)
    state = GAMES[game].new(3, seed=1)
    rule.compile(tuple(numba.typeof(each) for each in (state, *ARGUMENTS[name])))
    (code,) = rule.inspect_llvm().values()
    assert not re.search(r"[us]itofp", code)
