"""Copies of our games with one fault each, the check that must notice it, and what it says then."""

import json
import random
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from gemhoard.games import NOBODY, Event, Game, Option, RuleError
from gemhoard.games.chance import new_rng
from gemhoard.games.emerald import Emerald
from gemhoard.games.emerald.state import OVER, RANSOM
from gemhoard.games.events import MOST_EVENTS, emit
from gemhoard.games.features import set_feature_if
from gemhoard.games.game import CountedEvent
from gemhoard.games.kadora import Kadora

RULES = Emerald.rules


class Fault(NamedTuple):
    check: str
    says: str
    game: Game


FAULTS: list[Fault] = []


def fault(check: str, says: str, base: type[Game] = Emerald, rules: Any = None, **parts: Any) -> None:
    """A game in which some rules, attributes or methods are others."""
    parts["rules"] = base.rules._replace(**rules or {})
    FAULTS.append(Fault(check, says, type("Faulty", (base,), parts)()))


def change_unused(state: Any) -> None:
    """A byte of the state that nothing depends on, as no game lasts so long."""
    state.ledger[-1, 1] ^= 1


def hidden_gem(state: Any) -> int:
    """A card that left the game before it began, which nobody has seen."""
    return int(state.gems[-1])


# ------------------------------------------------------------------ room


def scribble(state, choices):
    choices.actions[20] = 1
    return RULES.legal_actions(state, choices)


def write_a_thousand(state, choices):
    for i in range(1000):
        choices.actions[i] = 1
    return RULES.legal_actions(state, choices)


MOST = "limits.check_there_are_no_more_choices_than_declared"
fault(MOST, "`most_choices` is 3", most_choices=3)
fault(MOST, "`most_choices` is 16", rules={"legal_actions": scribble})
fault(MOST, "`most_choices` is 16", rules={"legal_actions": write_a_thousand})
fault("limits.check_the_game_can_be_registered", "room for 128", most_choices=1000)
fault("limits.check_everybody_has_a_crest", "5 players need a crest", crests=())

# ------------------------------------------------------------------ playing


def apply_nothing(state, action, log=None):
    emit(log, 0, 0)


def apply_and_remember_the_log(state, action, log=None):
    RULES.apply(state, action, log)
    if log is not None:
        change_unused(state)


def apply_all_but_threes(state, action, log=None):
    if Emerald.words[action] == "roll 3":
        raise IndexError("no such field")
    RULES.apply(state, action, log)


def legal_without_ransom(state, choices):
    return 0 if state.phase == RANSOM else RULES.legal_actions(state, choices)


def upside_down(self, state):
    setup = Emerald.setup(self, state)
    return setup | {"gold": [pile[::-1] for pile in setup["gold"]]}


def unpack_any_bytes(self, packed):
    size = self.state_type.itemsize
    return Emerald.unpack(self, packed[:size].ljust(size))


WITH_GAPS = np.dtype([("a", np.int8), ("b", np.int64)], align=True)

ENDS = "playing.check_every_game_ends"
fault(ENDS, "not over after 10000", rules={"apply": apply_nothing})
fault(ENDS, "Nothing is legal in the phase ransom", rules={"legal_actions": legal_without_ransom})
fault(ENDS, "Nobody wins", rules={"winners_mask": lambda state: 0})
fault(
    "playing.check_an_action_does_the_same_every_time",
    "once with a log",
    rules={"apply": apply_and_remember_the_log},
)
fault(
    "playing.check_every_legal_action_can_be_carried_out",
    "no such field",
    rules={"apply": apply_all_but_threes},
)
fault("playing.check_a_state_has_no_gaps", "record_type", state_type=WITH_GAPS)
fault(
    "playing.check_a_packed_state_is_unpacked_as_it_was",
    "another one",
    unpack=lambda self, packed: self.new(2, seed=9),
)
fault("playing.check_bytes_that_are_no_state_are_refused", "0 bytes are no state", unpack=unpack_any_bytes)
fault("playing.check_a_record_is_verified", "`setup` hold everything", setup=upside_down)

# ------------------------------------------------------------------ the deal


def deal_by_luck(state, rng):
    RULES.deal(state, new_rng(random.getrandbits(60)))


def deal_always_the_same(state, rng):
    RULES.deal(state, new_rng(7))


def deal_to_the_first(state, rng):
    RULES.deal(state, rng)
    state.first = state.turn = state.actor = 0


def one_more_at_the_end(state, action, log=None):
    RULES.apply(state, action, log)
    state.players += state.phase == OVER and state.players < 5


def no_such_seat(self, players, seat):
    raise RuleError("error-over", "E1.1")


def read_what_is_known(self, options):
    return Emerald.read_options(self, {name: options[name] for name in options if name in self.options})


PLAYERS = "deal.check_a_wrong_number_of_players_is_refused"
START = "deal.check_the_start_player_is_chosen_or_drawn"
fault("deal.check_a_seed_gives_one_deal", "two different deals", rules={"deal": deal_by_luck})
fault("deal.check_another_seed_gives_another_deal", "one deal", rules={"deal": deal_always_the_same})
fault(START, "Start player 1", rules={"deal": deal_to_the_first})
fault(START, "drew the start players", rules={"deal": deal_always_the_same})
fault("deal.check_a_state_knows_its_players", "has changed", rules={"apply": one_more_at_the_end})
fault("deal.check_a_set_up_gives_the_same_game_again", "set up again: gold", setup=upside_down)
fault(PLAYERS, "0 players must raise", blank=lambda self, *table: Emerald.blank(self, 3))
fault(PLAYERS, "`players_rule`: 'E99.9'", players_rule="E99.9")
fault("deal.check_a_wrong_start_player_is_refused", "must name it", check_seat=no_such_seat)
fault("deal.check_a_table_remembers_its_options", "must be {'passing'", table_options=lambda self, state: {})
fault(
    "deal.check_defaults_may_be_written_out",
    "leave out what is a default",
    table_options=lambda self, state: {"passing": False},
)
fault(
    "deal.check_every_choice_of_an_option_can_be_played",
    "The default of passing",
    options=Emerald.options | {"passing": Option(False, "E3.1", (True, "perhaps"))},
)
fault("deal.check_a_wrong_option_is_refused", "must raise", read_options=read_what_is_known)

# ------------------------------------------------------------------ actions


def legal_backwards(state, choices):
    count = RULES.legal_actions(state, choices)
    choices.actions[:count] = choices.actions[:count][::-1].copy()
    return count


def ask_and_change(state, choices):
    change_unused(state)
    return RULES.legal_actions(state, choices)


def apply_what_is_legal(self, state, action):
    if action in self.legal(state):
        Emerald.apply(self, state, action)


def apply_rounded(self, state, action):
    Emerald.apply(self, state, int(action) if isinstance(action, float) else action)


def change_and_refuse(self, state, action):
    change_unused(state)
    return RuleError("error-not-now", "E3.1")


ILLEGAL = "actions.check_an_illegal_action_is_refused"
fault("actions.check_every_action_has_words_of_its_own", "the same words", words=["stop", "stop"])
fault("actions.check_the_objects_of_every_verb_have_a_name", "must name the words", objects={})
fault(
    "actions.check_legal_actions_are_unique_and_ascending",
    "ascending",
    rules={"legal_actions": legal_backwards},
)
fault(
    "actions.check_asking_what_is_legal_changes_nothing",
    "changed a state",
    rules={"legal_actions": ask_and_change},
)
fault("actions.check_somebody_acts_until_the_game_is_over", '"over"', phases=(*Emerald.phases[:-1], "done"))
fault(ILLEGAL, "must raise a RuleError", apply=apply_what_is_legal)
fault(ILLEGAL, "is no rule", why_not=lambda self, state, action: RuleError("error-not-now", ""))
fault(ILLEGAL, "changed the state", why_not=change_and_refuse)
fault("actions.check_what_is_no_action_is_refused", "must name it", apply=apply_rounded)
fault("actions.check_after_the_end_nothing_is_legal", "`end_rule`", end_rule="")

# ------------------------------------------------------------------ who knows what


def see_all(self, state, seat):
    return self.to_json(state)


def see_all_from_outside(self, state, seat):
    return self.to_json(state) if seat == NOBODY else Emerald.seen_by(self, state, seat)


def see_and_change(self, state, seat):
    change_unused(state)
    return Emerald.seen_by(self, state, seat)


def move_the_dragon(state, seat, rng):
    RULES.redeal_unknown(state, seat, rng)
    state.dragon = 15 if state.dragon != 15 else 14


def remove_the_knights(state, seat, rng):
    RULES.redeal_unknown(state, seat, rng)
    state.stands[:] = 0


def redeal_by_luck(state, seat, rng):
    RULES.redeal_unknown(state, seat, new_rng(random.getrandbits(60)))


def redeal_gems_alone(state, seat, rng):
    gold, hands = state.gold.copy(), state.hands.copy()
    RULES.redeal_unknown(state, seat, rng)
    state.gold[:], state.hands[:] = gold, hands


def redeal_nothing(state, seat, rng):
    pass


def legal_by_a_hidden_gem(state, choices):
    count = RULES.legal_actions(state, choices)
    return count - (count > 1 and hidden_gem(state) > 2)


def preview_and_change(self, state, action):
    change_unused(state)
    return {}


def redeal_by_a_hidden_gem(self, states, seat, seed):
    return Emerald.redeal_start(self, states, seat, seed + hidden_gem(states[0]))


def tell_the_true_deal(self, states, seat, seed):
    return states[0].copy()


def tell_another_deal(self, states, seat, seed):
    return self.new(int(states[0].players), seed=seed)


RECORD = "views.check_a_re_dealt_record_depends_on_what_a_seat_knows"
TELL_APART = "views.check_a_seat_cannot_tell_a_re_dealt_state"
RE_DEALT = "views.check_all_that_is_hidden_is_re_dealt"
fault(
    "views.check_states_and_views_are_plain_json",
    "NumPy",
    memory=lambda self, state: {"dragon": state.dragon},
)
fault(
    "views.check_a_view_is_the_truth_with_something_hidden",
    "not the truth",
    seen_by=lambda self, state, seat: Emerald.seen_by(self, state, seat) | {"dragon": 99},
)
fault(
    "views.check_who_looks_on_knows_no_more_than_any_player",
    "NOBODY sees what seat 0 does not",
    seen_by=see_all_from_outside,
)
fault("views.check_looking_changes_nothing", "changed it", seen_by=see_and_change)
fault(TELL_APART, "by its view", seen_by=see_all)
fault(TELL_APART, "by its view: dragon", rules={"redeal_unknown": move_the_dragon})
fault(TELL_APART, "by its memory", memory=lambda self, state: {"gem": hidden_gem(state)})
fault(
    "views.check_the_actor_may_do_the_same_in_a_re_dealt_state",
    "is legal shows seat",
    rules={"legal_actions": legal_by_a_hidden_gem},
)
fault(
    "views.check_a_re_dealt_state_can_be_played_on",
    "Nothing is legal|leads nowhere",
    rules={"redeal_unknown": remove_the_knights},
)
fault(
    "views.check_what_nobody_has_seen_is_shuffled_for_all",
    "changes what seat",
    rules={"redeal_unseen": lambda state, rng: RULES.redeal_unknown(state, NOBODY, rng)},
)
fault("views.check_a_seed_re_deals_one_way", "in two ways", rules={"redeal_unknown": redeal_by_luck})
fault(RE_DEALT, "gems, gold, hands: hidden", rules={"redeal_unknown": redeal_nothing})
fault(RE_DEALT, "gold, hands: hidden", rules={"redeal_unknown": redeal_gems_alone})
fault(RE_DEALT, "gems, gold, hands: `redeal_unknown`", seen_by=see_all)
fault(RECORD, "could learn from a record", redeal_start=redeal_by_a_hidden_gem)
fault(RECORD, "cannot tell an engine", redeal_start=tell_another_deal)
fault(
    "views.check_all_that_is_hidden_is_re_dealt_in_a_record",
    "gems, gold: hidden",
    redeal_start=tell_the_true_deal,
)
fault(
    "views.check_a_step_tells_nothing_that_is_hidden",
    "shows seat",
    Kadora,
    event=lambda self, code, seat=None: Kadora.event(self, code),
)
fault(
    "views.check_what_shows_something_new_is_in_revealing",
    "none of its events",
    revealing=Emerald.revealing - {"turns-up-gold"},
)
fault(
    "views.check_what_a_player_shows_the_others_is_in_disclosing",
    "what only the player knew",
    Kadora,
    disclosing=frozenset(),
)
fault(
    "views.check_a_preview_is_plain_json_and_changes_nothing",
    "changed the state",
    preview=preview_and_change,
)
fault(
    "views.check_a_preview_tells_only_what_the_actor_knows",
    "shows seat",
    preview=lambda self, state, action: {"gem": hidden_gem(state)},
)

# ------------------------------------------------------------------ events


def apply_in_silence(state, action, log=None):
    RULES.apply(state, action)


def apply_and_talk(state, action, log=None):
    RULES.apply(state, action, log)
    for _ in range(MOST_EVENTS):
        emit(log, 0, 0)


def event_of_another_kind(self, code, seat=None):
    return replace(Emerald.event(self, code, seat), kind="explodes")


def event_for_seat_1_alone(self, code, seat=None):
    told = Emerald.event(self, code, seat)
    return replace(told, data=told.data | {"extra": 1}) if seat == 1 else told


def event_for_nobody(self, code, seat=None):
    told = Emerald.event(self, code, seat)
    return told if seat in (None, NOBODY) else Event(told.kind, told.rules, dict.fromkeys(told.data))


EVENTS = "events.check_every_step_has_an_event"
CITES = "events.check_an_event_cites_its_rules_in_plain_json"
SEEN = "events.check_a_seat_sees_everything_but_what_is_hidden"
fault("events.check_the_kinds_that_are_named_exist", "`endings`.*explodes", endings=("explodes",))
fault(EVENTS, "reports no event", rules={"apply": apply_in_silence})
fault(EVENTS, "fills the log", rules={"apply": apply_and_talk})
fault(EVENTS, "there is none", event_kinds=Emerald.event_kinds[:5])
fault(EVENTS, "makes explodes of", event=event_of_another_kind)
fault(CITES, "cites no rule", event=lambda self, *code: replace(Emerald.event(self, *code), rules=()))
fault(
    CITES, "'K1.1' is no rule", event=lambda self, *code: replace(Emerald.event(self, *code), rules=("K1.1",))
)
fault(CITES, "plain JSON", event=lambda self, *code: replace(Emerald.event(self, *code), data={"a": (1,)}))
fault(SEEN, "Seat 1 sees something else", event=event_for_seat_1_alone)
fault(SEEN, "NOBODY sees more", event=event_for_nobody)
fault("events.check_the_end_has_an_event", "`endings`", endings=("ends-passing",))
fault("events.check_the_cited_numbers_are_all_that_rules_depend_on", "does not name", cited_numbers={})
fault(
    "events.check_what_is_counted_has_a_place",
    "has no nowhere",
    counted_events=(CountedEvent("moves", "nowhere", "", "", ""),),
)

# ------------------------------------------------------------------ the outcome


def last_wins(state):
    scores = Emerald().scores(state)
    return 1 << scores.index(min(scores))


def total_of_one_more(self, state, seat=None):
    standing = Emerald.standing(self, state, seat)
    return replace(standing, totals=[total if total is None else total + 1 for total in standing.totals])


def sources_without_rule(self, state, seat=None):
    standing = Emerald.standing(self, state, seat)
    return replace(standing, sources=[replace(source, rule="") for source in standing.sources])


def sources_of_one_seat(self, state, seat=None):
    standing = Emerald.standing(self, state, seat)
    return replace(standing, sources=[replace(source, cards=source.cards[:1]) for source in standing.sources])


def winners_barred(self, state, seat=None):
    return replace(Emerald.standing(self, state, seat), barred=self.winners(state), barred_rule="E7.5")


RESULT = "outcome.check_the_result_names_scores_and_winners"
SOURCE = "outcome.check_a_source_cites_its_rule_and_counts_for_every_seat"
fault(RESULT, "1 scores for 2 players", scores=lambda self, state: Emerald.scores(self, state)[:-1])
fault(RESULT, "whole numbers", scores=lambda self, state: [0.5] * int(state.players))
fault(RESULT, "other winners", result=lambda self, state: {"scores": self.scores(state), "winners": []})
fault(
    "outcome.check_the_winners_are_at_the_table",
    "`virtual_players`",
    rules={"winners_mask": lambda state: 1 << int(state.players)},
)
fault("outcome.check_the_winners_have_the_best_score", "the best is", rules={"winners_mask": last_wins})
fault("outcome.check_the_winners_have_the_best_score", "the best is", fewer_is_better=True)
fault("outcome.check_every_point_has_a_source", "at the end", standing=total_of_one_more)
fault(SOURCE, "is no rule", standing=sources_without_rule)
fault(SOURCE, "Entries are missing", standing=sources_of_one_seat)
fault("outcome.check_a_barred_player_does_not_win", "cannot win", standing=winners_barred)
fault(
    "outcome.check_a_standing_hides_what_is_hidden",
    "may not know",
    standing=lambda self, state, seat=None: Emerald.standing(self, state),
)

# ------------------------------------------------------------------ features


def feature_of_a_hidden_gem(state, seat, features):
    set_feature_if(features, hidden_gem(state) > 2, 0, 5)


def feature_beyond(state, seat, features):
    if "row" not in features.dtype.names:
        set_feature_if(features, True, Emerald.features, 0)


def feature_in_rows_alone(state, seat, features):
    if "row" in features.dtype.names:
        set_feature_if(features, True, 0, 0)


def observe_a_hidden_gem(state, seat, observation):
    observation.row[0] = hidden_gem(state)


HEURISTIC = "features.check_the_heuristic_knows_what_the_seat_knows"
FEATURES = "features.check_features_are_what_the_seat_sees"
ACTION_FEATURES = "features.check_features_of_actions_are_what_the_actor_sees"
fault(HEURISTIC, "is nan", rules={"heuristic": lambda state, seat: float("nan")})
fault(HEURISTIC, "when what it cannot see", rules={"heuristic": lambda state, seat: hidden_gem(state)})
fault(FEATURES, "may not know", rules={"write_features": feature_of_a_hidden_gem})
fault(FEATURES, "and there are", rules={"write_features": feature_beyond})
fault(FEATURES, "Sparse and dense", rules={"write_features": feature_in_rows_alone})
fault(ACTION_FEATURES, "may not know", rules={"write_action_features": feature_of_a_hidden_gem})
fault(ACTION_FEATURES, "and there are", rules={"write_action_features": feature_beyond})
fault(
    "features.check_an_observation_is_what_the_seat_sees",
    "may not know",
    rules={"write_observation": observe_a_hidden_gem},
)

# ------------------------------------------------------------------ words


def lines_of_numbers(self, *table) -> Iterator[Any]:
    yield 3


def event_without_data(self, code, seat=None):
    return replace(Emerald.event(self, code, seat), data={})


def count_of_dragons(self, state, seat=None):
    return replace(Emerald.standing(self, state, seat), counts={"dragons": [1] * int(state.players)})


MESSAGES = "texts.check_the_game_has_its_messages"
ASKED = "texts.check_what_is_asked_and_counted_has_its_messages"
fault(MESSAGES, "emerald-explodes", event_kinds=(*Emerald.event_kinds, "explodes"))
fault(MESSAGES, "emerald-do-fly", words=[*Emerald.words, "fly"])
fault(MESSAGES, "emerald-virtual", virtual_players=lambda self, players: 1)
fault(MESSAGES, "emerald-option-night", options={"night": Option(False, "E3.1", (False, True))})
fault(MESSAGES, "nowhere/en: English is needed", texts=Path("nowhere"))
fault(ASKED, "emerald-ask-walk", phases=("walk", *Emerald.phases[1:]))
fault(ASKED, "emerald-count-dragons", standing=count_of_dragons)
fault(
    "texts.check_what_happens_and_may_be_done_is_a_sentence",
    "'moves' cannot be said",
    event=event_without_data,
)
fault("texts.check_a_standing_can_be_put_into_words", "'dragons' cannot be said", standing=count_of_dragons)
fault("texts.check_the_rulebook_can_be_read", "There is no .*nowhere", rulebook=Path("nowhere"))
fault("texts.check_the_table_can_be_written_as_text", "Not a line of text", text_board=lines_of_numbers)


# ------------------------------------------------------------------ the lesson


def lesson(change: Callable[[dict[str, Any]], None]) -> Path:
    """That of Emerald with something else in the first step in which something is asked."""
    assert Emerald.lesson
    data = json.loads(Emerald.lesson.read_text("utf-8"))
    change(next(step for step in data["scenes"][0]["steps"] if "right" in step))
    path = Path(tempfile.mkdtemp(prefix="gemhoard-lesson-")) / "lesson.json"
    path.write_text(json.dumps(data), "utf-8")
    return path


fault(
    "lesson.check_the_lesson_can_be_played",
    "walk: 'move blue A' cannot be done there",
    lesson=lesson(lambda step: step["right"].append("move blue A")),
)
fault(
    "lesson.check_the_lesson_can_be_played",
    "walk: 'stop' cannot be done there",
    lesson=lesson(lambda step: step.update(right=["move red A"], then=["stop", "stop"])),
)
fault(
    "lesson.check_every_try_in_the_lesson_is_answered",
    "walk: there is no answer to move red B",
    lesson=lesson(lambda step: step.update(wrong={"stop": "second-stop"})),
)
fault(
    "lesson.check_the_lesson_has_its_messages",
    "lack: emerald-lesson-nowhere",
    lesson=lesson(lambda step: step.update(name="nowhere")),
)
