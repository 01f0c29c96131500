"""Kadora: the rules, in the order of the rulebook (sections 3 and 4).

`legal_actions` is the only place where legality is written; `apply` trusts it. What happens is reported to
the log, if there is one.
"""

from gemhoard.games.engine import NOBODY, Choices, State, count_bits, lowest_bit, rule
from gemhoard.games.events import Log, emit
from gemhoard.games.kadora import kinds
from gemhoard.games.kadora.actions import (
    DRAWS,
    GIFTS,
    PLACED_CARD,
    PLACED_WHERE,
    gift,
    gift_colour,
    gift_receiver,
    placement,
)
from gemhoard.games.kadora.collecting import collected, report_collected
from gemhoard.games.kadora.components import (
    COLOURS,
    HAND,
    NO_CARD,
    OPEN_PLACES,
    PLACES,
    READING,
)
from gemhoard.games.kadora.scoring import report_result
from gemhoard.games.kadora.state import (
    DRAW,
    GIVE,
    LACKS_STEP,
    LEFT,
    OVER,
    PLACE,
    RIGHT,
    add_to_loot,
    aside_end,
    aside_start,
    hold,
    lacks_bit,
    lay,
    lift,
    pile_start,
    release,
)

# ------------------------------------------------------------------ what may be done


@rule
def legal_actions(state: State, choices: Choices) -> int:
    """List what the actor may do, in ascending order, and return how many choices there are."""
    if state.phase == GIVE:
        return list_gifts(state, choices, list_placements(state, choices))
    if state.phase == PLACE:
        return list_placements(state, choices)
    if state.phase == DRAW:
        return list_draws(choices)
    return 0


@rule
def list_placements(state: State, choices: Choices) -> int:
    """K3.3 Any card of the hand, which has four before it is played from, on any empty place."""
    count = 0
    places = state.empty
    while places:
        place = lowest_bit(places)
        for i in range(HAND):
            choices.actions[count + i] = placement(state.hands[state.turn, i], place)
        count += HAND
        places &= places - 1
    return count


@rule
def list_gifts(state: State, choices: Choices, count: int) -> int:
    """K3.1 To one who has none of the colour; K3.2 by the one who leads it alone."""
    gifts = led_alone(state) & state.lacks
    while gifts:
        bit = lowest_bit(gifts)
        choices.actions[count] = gift(bit // LACKS_STEP, bit % LACKS_STEP)
        count += 1
        gifts &= gifts - 1
    return count


@rule
def led_alone(state: State) -> int:
    """K3.2 The colours that the player leads alone, all bits of a colour in the way of `lacks`."""
    led = 0
    for colour in range(len(COLOURS)):
        led |= (
            lacks_bit(colour, LACKS_STEP) - lacks_bit(colour, 0) if state.leader[colour] == state.turn else 0
        )
    return led


@rule
def list_draws(choices: Choices) -> int:
    """K3.9 Asked only where both piles are left."""
    choices.actions[0] = DRAWS + LEFT
    choices.actions[1] = DRAWS + RIGHT
    return 2


# ------------------------------------------------------------------ carrying it out


@rule
def apply(state: State, action: int, log: Log | None = None) -> None:
    """Carry out one legal action, in place."""
    if state.phase == DRAW:
        draw_and_refill(state, action - DRAWS, log)
    elif action >= GIFTS:
        give(state, gift_colour(action), gift_receiver(action), log)
        state.phase = PLACE
    else:
        place_card(state, PLACED_CARD[action], PLACED_WHERE[action], log)
        end_placing(state, log)


# ------------------------------------------------------------------ 3 a turn: give


@rule
def give(state: State, colour: int, receiver: int, log: Log | None) -> None:
    """K3.1 All the cards of one colour to one who has none of it."""
    faces, value = state.loot[state.turn, colour], state.loot_value[state.turn, colour]
    emit(log, kinds.GIVES, state.turn, receiver, colour, faces, value)
    state.loot[receiver, colour] = faces
    state.loot_value[receiver, colour] = value
    state.loot[state.turn, colour] = 0
    state.loot_value[state.turn, colour] = 0
    state.leader[colour] = receiver
    state.lacks ^= lacks_bit(colour, receiver) | lacks_bit(colour, state.turn)


# ------------------------------------------------------------------ 3 a turn: place and collect


@rule
def place_card(state: State, card: int, place: int, log: Log | None) -> None:
    """K3.3, and what is collected by it; K3.6 into the loot, never to hand."""
    taken = collected(state, card, place)
    emit(log, kinds.PLACES, state.turn, card, place)
    report_collected(state, card, place, taken, log)
    release(state, state.turn, card)
    lay(state, card, place)
    while taken:
        add_to_loot(state, state.turn, lift(state, lowest_bit(taken)))
        taken &= taken - 1


# ------------------------------------------------------------------ 3 a turn: draw, refill


@rule
def end_placing(state: State, log: Log | None) -> None:
    """K3.9 Asked which pile where both are left; one pile is no choice; none is no draw."""
    if state.height[LEFT] > 0 and state.height[RIGHT] > 0:
        state.phase = DRAW
    elif are_piles_empty(state):
        end_turn(state, log)
    else:
        draw_and_refill(state, LEFT if state.height[LEFT] > 0 else RIGHT, log)


@rule
def are_piles_empty(state: State) -> bool:
    return state.height[LEFT] + state.height[RIGHT] == 0


@rule
def draw_and_refill(state: State, pile: int, log: Log | None) -> None:
    """K3.9 The hand is four again; K3.10 no more than four places are empty; the turn is over."""
    card = top_card(state, pile)
    hold(state, state.turn, card)
    emit(log, kinds.DRAWS, state.turn, pile, card)
    refill(state, pile, log)
    end_turn(state, log)


@rule
def top_card(state: State, pile: int) -> int:
    """Take the top card of a pile."""
    state.height[pile] -= 1
    top = pile_start(state, pile) + state.height[pile]
    card = state.stock[top]
    state.stock[top] = NO_CARD
    return card


@rule
def refill(state: State, pile: int, log: Log | None) -> None:
    """K3.10 Until four places are empty; K3.11 from the other pile when this one runs out."""
    drawn_from = pile
    for _ in range(count_bits(state.empty) - OPEN_PLACES):
        if state.height[pile] == 0:
            pile = RIGHT - pile
            if state.height[pile] == 0:
                return
        card, place = top_card(state, pile), first_empty(state)
        lay(state, card, place)
        emit(log, kinds.REFILLS, card, place, pile != drawn_from, state.seats_read)


@rule
def first_empty(state: State) -> int:
    """K3.10 In reading order; K3.12 as the players' side of the table reads."""
    if not state.seats_read:
        return lowest_bit(state.empty)
    side = state.turn * 4 // state.players
    for i in range(PLACES):
        if state.block[READING[side, i]] == NO_CARD:
            return READING[side, i]
    return 0


# ------------------------------------------------------------------ 4 the end


@rule
def end_turn(state: State, log: Log | None) -> None:
    """K4.1 When the piles are empty everybody has one more turn."""
    if state.last > 0:
        state.last -= 1
    elif are_piles_empty(state):
        state.last = state.players
        emit(log, kinds.LAST_ROUND, state.players)
    if state.last == 0:
        end_game(state, log)
    else:
        next_turn(state, log)


@rule
def next_turn(state: State, log: Log | None) -> None:
    """K2.5 Clockwise."""
    seat = state.turn + 1
    state.turn = seat if seat < state.players else 0
    state.actor = state.turn
    state.phase = GIVE
    emit(log, kinds.TURN, state.turn)


@rule
def end_game(state: State, log: Log | None) -> None:
    """K4.2 Hands go into the loot; K4.7 with two players the cards set aside are a virtual player's."""
    state.phase = OVER
    state.actor = NOBODY
    for seat in range(state.players):
        show_hand(state, seat, log)
        for i in range(HAND):
            if state.hands[seat, i] != NO_CARD:
                add_to_loot(state, seat, state.hands[seat, i])
                state.hands[seat, i] = NO_CARD
    if state.players == 2:
        for i in range(aside_start(state), aside_end(state)):
            add_to_loot(state, 2, state.stock[i])
            state.stock[i] = NO_CARD
        show_aside(state, log)
    if log is not None:
        report_result(state, log)


@rule
def show_hand(state: State, seat: int, log: Log | None) -> None:
    """K4.2"""
    hands = state.hands
    emit(log, kinds.SHOWS_HAND, seat, hands[seat, 0], hands[seat, 1], hands[seat, 2], hands[seat, 3])


@rule
def show_aside(state: State, log: Log | None) -> None:
    """K4.7 The faces by colour: the virtual player has won nothing else."""
    loot = state.loot
    emit(log, kinds.SHOWS_ASIDE, 2, loot[2, 0], loot[2, 1], loot[2, 2], loot[2, 3], loot[2, 4], loot[2, 5])
