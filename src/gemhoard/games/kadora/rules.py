"""Kadora: the rules, in the order of the rulebook (sections 3 and 4).

`legal_actions` is the only place where legality is written; `apply` trusts it.
"""

from gemhoard.games.engine import NOBODY, Choices, State, count_bits, lowest_bit, rule
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
from gemhoard.games.kadora.components import (
    COLOUR,
    COLOURS,
    HAND,
    IN_COLUMN,
    IN_ROW,
    KIND,
    NO_CARD,
    OPEN_PLACES,
    PLACES,
    REACH,
    READING,
    SIDE,
    VALUE,
    Line,
)
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
def apply(state: State, action: int) -> None:
    """Carry out one legal action, in place."""
    if state.phase == DRAW:
        draw_and_refill(state, action - DRAWS)
    elif action >= GIFTS:
        give(state, gift_colour(action), gift_receiver(action))
        state.phase = PLACE
    else:
        place_card(state, PLACED_CARD[action], PLACED_WHERE[action])
        end_placing(state)


# ------------------------------------------------------------------ 3 a turn: give


@rule
def give(state: State, colour: int, receiver: int) -> None:
    """K3.1 All the cards of one colour to one who has none of it."""
    state.loot[receiver, colour] = state.loot[state.turn, colour]
    state.loot_value[receiver, colour] = state.loot_value[state.turn, colour]
    state.loot[state.turn, colour] = 0
    state.loot_value[state.turn, colour] = 0
    state.leader[colour] = receiver
    state.lacks ^= lacks_bit(colour, receiver) | lacks_bit(colour, state.turn)


# ------------------------------------------------------------------ 3 a turn: place and collect


@rule
def place_card(state: State, card: int, place: int) -> None:
    """K3.3, and what is collected by it; K3.6 into the won loot, never to hand."""
    taken = collected(state, card, place)
    release(state, state.turn, card)
    lay(state, card, place)
    while taken:
        add_to_loot(state, state.turn, lift(state, lowest_bit(taken)))
        taken &= taken - 1


@rule
def collected(state: State, card: int, place: int) -> int:
    """The places that a card laid there takes from, one bit each: K3.4 in its column, K3.5 and row."""
    taken = alike_if_reached(state, card, IN_COLUMN, place) | alike_if_reached(state, card, IN_ROW, place)
    if taken or not fills_block(state, place):
        return taken
    alike = alike_in(state, card, IN_COLUMN, place) | alike_in(state, card, IN_ROW, place)
    others = all_in(IN_COLUMN, place) | all_in(IN_ROW, place)
    # K3.7 What is unlike the card, whatever the sums; K3.8 all six, where all are alike.
    return others ^ alike if others != alike else others


@rule
def alike_if_reached(state: State, card: int, line: Line, place: int) -> int:
    """K3.4 From a line that sums to 10 or more; K3.6 the placed card stays."""
    # A product and no branch, which would be mispredicted every other time (measured: 6% of all time).
    return alike_in(state, card, line, place) * (line_sum(state, card, line, place) >= REACH)


@rule
def line_sum(state: State, card: int, line: Line, place: int) -> int:
    """K3.4 The values of a line, with the card laid there."""
    total = VALUE[card]
    for i in range(SIDE - 1):
        total += VALUE[state.block[line[place, i]]]
    return total


@rule
def alike_in(state: State, card: int, line: Line, place: int) -> int:
    """K3.4 The other cards of a line that share the card's colour, or its kind, or both."""
    alike = 0
    for i in range(SIDE - 1):
        alike |= is_alike(card, state.block[line[place, i]]) << int(line[place, i])
    return alike


@rule
def is_alike(card: int, other: int) -> bool:
    return (COLOUR[card] == COLOUR[other]) | (KIND[card] == KIND[other])


@rule
def all_in(line: Line, place: int) -> int:
    places = 0
    for i in range(SIDE - 1):
        places |= 1 << int(line[place, i])
    return places


@rule
def fills_block(state: State, place: int) -> bool:
    """K3.7 Whether this is the last empty place."""
    return state.empty == 1 << int(place)


# ------------------------------------------------------------------ 3 a turn: draw, refill


@rule
def end_placing(state: State) -> None:
    """K3.9 Asked which pile where both are left; one pile is no choice; none is no draw."""
    if state.height[LEFT] > 0 and state.height[RIGHT] > 0:
        state.phase = DRAW
    elif are_piles_empty(state):
        end_turn(state)
    else:
        draw_and_refill(state, LEFT if state.height[LEFT] > 0 else RIGHT)


@rule
def are_piles_empty(state: State) -> bool:
    return state.height[LEFT] + state.height[RIGHT] == 0


@rule
def draw_and_refill(state: State, pile: int) -> None:
    """K3.9 The hand is four again; K3.10 no more than four places are empty; the turn is over."""
    hold(state, state.turn, top_card(state, pile))
    refill(state, pile)
    end_turn(state)


@rule
def top_card(state: State, pile: int) -> int:
    """Take the top card of a pile."""
    state.height[pile] -= 1
    top = pile_start(state, pile) + state.height[pile]
    card = state.stock[top]
    state.stock[top] = NO_CARD
    return card


@rule
def refill(state: State, pile: int) -> None:
    """K3.10 Until four places are empty; K3.11 from the other pile when this one runs out."""
    for _ in range(count_bits(state.empty) - OPEN_PLACES):
        if state.height[pile] == 0:
            pile = RIGHT - pile
            if state.height[pile] == 0:
                return
        lay(state, top_card(state, pile), first_empty(state))


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
def end_turn(state: State) -> None:
    """K4.1 When the piles are empty everybody has one more turn."""
    if state.last > 0:
        state.last -= 1
    elif are_piles_empty(state):
        state.last = state.players
    if state.last == 0:
        end_game(state)
    else:
        next_turn(state)


@rule
def next_turn(state: State) -> None:
    """K2.5 Clockwise."""
    seat = state.turn + 1
    state.turn = seat if seat < state.players else 0
    state.actor = state.turn
    state.phase = GIVE


@rule
def end_game(state: State) -> None:
    """K4.2 Hands go into the won loot; K4.7 with two players the cards set aside are a virtual player's."""
    state.phase = OVER
    state.actor = NOBODY
    for seat in range(state.players):
        for i in range(HAND):
            if state.hands[seat, i] != NO_CARD:
                add_to_loot(state, seat, state.hands[seat, i])
                state.hands[seat, i] = NO_CARD
    if state.players == 2:
        for i in range(aside_start(state), aside_end(state)):
            add_to_loot(state, 2, state.stock[i])
            state.stock[i] = NO_CARD
