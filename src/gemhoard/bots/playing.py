"""Whole games of bots that are compiled functions: thousands a second, with what happened in them counted.

Every decision is the one that `decide` makes with the same seed.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from gemhoard.bots.bot import Bot
from gemhoard.bots.counting import Counter, can_count, find, has_room, new_counter
from gemhoard.bots.greedy import Greedy, list_best_actions
from gemhoard.bots.network import network_type
from gemhoard.bots.policy import Policy, preferred_action
from gemhoard.bots.random import Random
from gemhoard.bots.weights import network_of
from gemhoard.bots.workspace import Workspace, new_workspace
from gemhoard.games import CHANCE, NOBODY, Game
from gemhoard.games.chance import Rng, below, new_rng, next_seed
from gemhoard.games.engine import CHOICES, Choices, loop, new_record, record_type
from gemhoard.games.events import Log, new_log
from gemhoard.games.play import apply_and_log, deal, list_choices, redeal_unknown, winners_mask

RANDOM, GREEDY, NETWORK = range(3)  # From NETWORK on, one number for each network.
PLAIN: Mapping[type, int] = {Random: RANDOM, Greedy: GREEDY}

# Of each game: where the random numbers come from.
SEEDS = record_type([("cards", np.uint64), ("dice", np.uint64), ("bots", np.uint64)])
OUTCOME = record_type([("decisions", np.int64), ("rolls", np.int64), ("winners", np.int64)])


class Buffers(NamedTuple):
    choices: Workspace
    rolls: Choices
    dice: Rng
    bots: Rng
    own: Rng  # of one decision, or of the deal
    log: Log
    counter: Counter


def new_buffers(game: Game) -> Buffers:
    choices, rolls = new_workspace(0), new_record(CHOICES)
    return Buffers(choices, rolls, new_rng(0), new_rng(0), new_rng(0), new_log(), new_counter(game))


def is_compiled(bot: Bot) -> bool:
    """Whether the loop below can play for a bot, in a game that offers what it takes."""
    return type(bot) in PLAIN or isinstance(bot, Policy)


def can_play(game: Game) -> bool:
    return game.rules.heuristic is not None and can_count(game)


def policies_of(game: Game, bots: Sequence[Bot]) -> tuple[list[int], Any, Any]:
    """The number of each bot for the loop below; the network and the temperature of those that have one."""
    networks, temperatures, numbers = np.zeros(len(bots), network_type(game)), np.zeros(len(bots)), []
    for place, bot in enumerate(bots):
        if isinstance(bot, Policy):
            networks[place], temperatures[place] = network_of(game, bot.weights), bot.temperature
        numbers.append(NETWORK + place if isinstance(bot, Policy) else PLAIN[type(bot)])
    return numbers, networks, temperatures


# The arrays stay in this function: handing them on would count their users, which takes a fifth of all time.
@loop
def play_games(
    tables: Any,
    states: Any,
    seeds: Any,
    policies: Any,
    networks: Any,
    temperatures: Any,
    outcomes: Any,
    times: Any,
    work: Buffers,
) -> int:
    """Play a game for each row of seeds, and return how many are played when the counter is full.

    The first of the tables is blank; three more are for bots to think on. `policies` has one number a seat.
    """
    choices, own, log, thinking = work.choices, work.own, work.log, tables[1:]
    for number in range(len(seeds)):
        state, outcome = states[number], outcomes[number]
        states[number] = tables[0]
        own.word = seeds[number].cards
        work.dice.word = seeds[number].dice
        work.bots.word = seeds[number].bots
        deal(state, own)
        while state.actor != NOBODY:
            if not has_room(work.counter):
                return number
            if state.actor == CHANCE:
                outcome.rolls += 1
                action = choices.actions[below(work.dice, list_choices(state, choices))]
            else:
                outcome.decisions += 1
                seed = next_seed(work.bots)
                policy = policies[number, state.actor]
                if policy >= NETWORK:
                    choices.word, place = seed, policy - NETWORK
                    action = preferred_action(state, networks[place], choices, temperatures[place])
                else:
                    if policy == GREEDY:
                        tables[1] = state
                        own.word = seed
                        redeal_unknown(tables[1], state.actor, own)
                        count = list_best_actions(thinking, choices, work.rolls)
                    else:
                        count = list_choices(state, choices)
                    own.word = seed
                    action = choices.actions[below(own, count)]
            log.count = 0
            apply_and_log(state, action, log)
            for row in range(log.count):
                times[number, find(work.counter, log, row)] += 1
        outcome.winners = winners_mask(state)
    return len(seeds)
