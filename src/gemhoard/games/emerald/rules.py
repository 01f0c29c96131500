"""Emerald: the rules, in the order of the rulebook (sections 3 to 7).

`legal_actions` is the only place where legality is written; `apply` trusts it. What happens is reported to
the log, if there is one.
"""

from gemhoard.games.emerald import kinds
from gemhoard.games.emerald.actions import (
    CAPTURES,
    CAPTURES_MOVED,
    MOVE_COLOUR,
    MOVE_PLACE,
    RANSOMS,
    ROLLS,
    STOP,
    TAKE_GEM,
    TAKE_GOLD,
    move_action,
)
from gemhoard.games.emerald.components import (
    BAR_END,
    BAR_LENGTH,
    CASTLE,
    CHAMBER,
    COLOURS,
    DIE_FACES,
    FIRST_CAVE_FIELD,
    GEM_PILE_STARTS,
    GEMS,
    GOLD_PILE_STARTS,
    GOLD_VALUES,
    NO_CARD,
    NO_COLOUR,
    NOWHERE,
    TOWARDS_CASTLE,
    TOWARDS_CHAMBER,
)
from gemhoard.games.emerald.scoring import report_result
from gemhoard.games.emerald.state import (
    CAPTURE,
    MOVE,
    OVER,
    RANSOM,
    ROLL,
    SECOND,
    TAKE,
    gold_cards,
    leave,
    owner,
    stand,
)
from gemhoard.games.engine import CHANCE, NOBODY, Choices, State, count_bits, lowest_bit, rule
from gemhoard.games.events import Log, emit

# ------------------------------------------------------------------ what may be done


@rule
def legal_actions(state: State, choices: Choices) -> int:
    """List what the actor may do, in ascending order, and return how many choices there are."""
    phase = state.phase
    if phase == MOVE:
        return list_first_moves(state, choices)
    if phase == SECOND:
        return list_second_moves(state, choices)
    if phase == TAKE:
        return list_cards(choices)
    if phase == ROLL:
        return list_rolls(choices)
    if phase == CAPTURE:
        return list_captures(state, choices)
    if phase == RANSOM:
        return list_ransoms(state, choices)
    return 0


@rule
def list_first_moves(state: State, choices: Choices) -> int:
    """E3.1 Any knight of the player's; E3.2 with two players of either colour."""
    count = list_moves(choices, 0, state.turn, state.stands[state.turn])
    if state.players == 2:
        count = list_moves(choices, count, state.turn + 2, state.stands[state.turn + 2])
    if state.passing:
        choices.actions[count] = STOP
        count += 1
    return count


@rule
def list_second_moves(state: State, choices: Choices) -> int:
    """E3.1 Not the same knight again; E3.2 of the same colour; E3.6 or none."""
    colour, place = state.moved_colour, state.moved_place
    places = state.stands[colour]
    if state.knights[colour, place] == 1:
        places ^= 1 << int(place)
    count = list_moves(choices, 0, colour, places)
    choices.actions[count] = STOP
    return count + 1


# Five moves of a colour are always written, and only as many counted as there are: a loop of varying length
# would be mispredicted at almost every turn (measured: 10% of all time). These bits stand in for the rest.
MOST_PLACES = 5
STAND_INS = 0x3E000000


@rule
def list_moves(choices: Choices, count: int, colour: int, places: int) -> int:
    """E3.1 From every place where a knight of that colour stands."""
    moves = count_bits(places)
    places |= STAND_INS
    for i in range(MOST_PLACES):
        choices.actions[count + i] = move_action(colour, lowest_bit(places))
        places &= places - 1
    return count + moves


@rule
def list_cards(choices: Choices) -> int:
    """E5.1 Asked only where both gold and a gem lie open."""
    choices.actions[0] = TAKE_GOLD
    choices.actions[1] = TAKE_GEM
    return 2


@rule
def list_rolls(choices: Choices) -> int:
    """E1.7"""
    for face in range(DIE_FACES):
        choices.actions[face] = ROLLS + face
    return DIE_FACES


@rule
def list_captures(state: State, choices: Choices) -> int:
    """E6.5 One knight of any colour there; E6.11 the one that moved first and its like are distinguished."""
    count = 0
    for colour in range(len(COLOURS)):
        choices.actions[count] = CAPTURES + colour
        count += state.knights[colour, state.dragon] > 0
    if is_told_apart(state):
        choices.actions[count] = CAPTURES_MOVED + state.moved_colour
        count += 1
    return count


@rule
def list_ransoms(state: State, choices: Choices) -> int:
    """E6.6 Any gold card of the hand, or E6.7 none."""
    choices.actions[0] = RANSOMS
    count = 1
    for value in range(1, GOLD_VALUES + 1):
        if state.hands[state.actor, value] > 0:
            choices.actions[count] = RANSOMS + value
            count += 1
    return count


# ------------------------------------------------------------------ carrying it out


@rule
def apply(state: State, action: int, log: Log | None = None) -> None:
    """Carry out one legal action, in place."""
    phase = state.phase
    if phase == MOVE or phase == SECOND:
        if action == STOP:
            stop(state, log)
        else:
            move_knight(state, MOVE_COLOUR[action], MOVE_PLACE[action], log)
    elif phase == TAKE:
        if action == TAKE_GOLD:
            take_gold(state, state.at, log)
        else:
            take_gem(state, state.at, log)
        end_card(state, state.at, log)
    elif phase == ROLL:
        walk_dragon(state, action - ROLLS + 1, log)
        catch(state, log)
    elif phase == CAPTURE:
        if action >= CAPTURES_MOVED:
            capture(state, action - CAPTURES_MOVED, True, log)
        else:
            capture(state, action - CAPTURES, is_moved_alone_there(state, action - CAPTURES), log)
    elif phase == RANSOM:
        pay_or_lose(state, action - RANSOMS, log)


# ------------------------------------------------------------------ 3 moving knights


@rule
def steps(state: State, place: int) -> int:
    """E3.3 As far as there are knights on its place, itself included."""
    return state.crowd[place]


@rule
def landing(state: State, place: int) -> int:
    """E3.4 Out of the castle onto field 1 first; E3.5 no further than the chamber."""
    position = 0 if place >= CASTLE else place
    return min(position + steps(state, place), CHAMBER)


@rule
def move_knight(state: State, colour: int, place: int, log: Log | None) -> None:
    """E3.1 to E3.5, and what follows from where the knight ends its move."""
    field = landing(state, place)
    emit(log, kinds.MOVES, state.turn, colour, place, field, steps(state, place))
    leave(state, colour, place)
    state.passes = 0
    if field == CHAMBER:
        enter_chamber(state, colour, log)
        return
    stand(state, colour, field)
    if state.phase == MOVE:
        state.moved_colour = colour
        state.moved_place = field
    else:
        state.moved_colour = NO_COLOUR
        state.moved_place = NOWHERE
    if field >= FIRST_CAVE_FIELD:
        explore(state, field, log)
    else:
        end_knights_move(state, log)


@rule
def stop(state: State, log: Log | None) -> None:
    """E3.6 No second knight; E7.6 with `passing` none at all."""
    if state.phase == MOVE:
        state.passes += 1
        emit(log, kinds.PASSES, state.turn)
    else:
        emit(log, kinds.STOPS, state.turn)
    if state.passes == state.players:
        end_game(state, kinds.ENDS_PASSING, NOBODY, log)
    else:
        next_turn(state, log)


@rule
def end_knights_move(state: State, log: Log | None) -> None:
    """E3.1 Go on with a second knight, E5.2 unless a card was taken or this was the second."""
    if state.moved_colour != NO_COLOUR:
        state.phase = SECOND
        state.actor = state.turn
    else:
        next_turn(state, log)


@rule
def next_turn(state: State, log: Log | None) -> None:
    """E2.6 Clockwise."""
    state.moved_colour = NO_COLOUR
    state.moved_place = NOWHERE
    state.phase = MOVE
    seat = state.turn + 1
    state.turn = seat if seat < state.players else 0
    state.actor = state.turn
    emit(log, kinds.TURN, state.turn)


# ------------------------------------------------------------------ 4 the chamber


@rule
def enter_chamber(state: State, colour: int, log: Log | None) -> None:
    """E4.1, E4.2 The treasure card first, then the end is checked."""
    state.chamber[colour] += 1
    state.in_play[state.turn] -= 1
    state.treasures[state.turn] += 1
    state.treasures_left -= 1
    emit(log, kinds.TREASURE, state.turn, state.treasures_left)
    if state.treasures_left == 0:
        end_game(state, kinds.ENDS_TREASURE, NOBODY, log)
    elif is_down_to_one(state, state.turn):
        end_game(state, kinds.ENDS_KNIGHTS, state.turn, log)
    else:
        next_turn(state, log)


# ------------------------------------------------------------------ 5 taking cards


@rule
def explore(state: State, field: int, log: Log | None) -> None:
    """E5.1 A card must be taken where one lies open; asked only where both kinds do."""
    pile = field - FIRST_CAVE_FIELD
    has_gold = state.gold_height[pile] > 0
    has_gem = state.gems_height[pile] > 0
    if has_gold and has_gem:
        state.phase = TAKE
        state.at = field
    elif has_gold:
        take_gold(state, field, log)
        end_card(state, field, log)
    elif has_gem:
        take_gem(state, field, log)
        end_card(state, field, log)
    else:
        end_field(state, field, log)


@rule
def take_gold(state: State, field: int, log: Log | None) -> None:
    """E5.3 Into the hand, after everybody has seen it."""
    pile = field - FIRST_CAVE_FIELD
    state.gold_height[pile] -= 1
    top = GOLD_PILE_STARTS[pile] + state.gold_height[pile]
    value = state.gold[top]
    state.gold[top] = NO_CARD
    state.hands[state.turn, value] += 1
    write_ledger(state, state.turn, value)
    emit(log, kinds.TAKES_GOLD, state.turn, field, value)
    if state.gold_height[pile] > 0:
        emit(log, kinds.TURNS_UP_GOLD, field, state.gold[top - 1])


@rule
def take_gem(state: State, field: int, log: Log | None) -> None:
    """E5.4 Open before its owner; E5.5 the first to own all four kinds gets the bonus."""
    pile = field - FIRST_CAVE_FIELD
    state.gems_height[pile] -= 1
    top = GEM_PILE_STARTS[pile] + state.gems_height[pile]
    gem = state.gems[top]
    state.gems[top] = NO_CARD
    state.owned[state.turn, gem] += 1
    emit(log, kinds.TAKES_GEM, state.turn, field, gem)
    if state.gems_height[pile] > 0:
        emit(log, kinds.TURNS_UP_GEM, field, state.gems[top - 1])
    if state.four == NOBODY and has_four_kinds(state, state.turn):
        state.four = state.turn
        emit(log, kinds.FOUR_GEMS, state.turn)


@rule
def has_four_kinds(state: State, seat: int) -> bool:
    """E5.5"""
    kinds = 0
    for kind in range(1, len(GEMS) + 1):
        kinds += state.owned[seat, kind] > 0
    return kinds == len(GEMS)


@rule
def write_ledger(state: State, seat: int, value: int) -> None:
    """E8.2 What a perfect memory keeps: who took which gold, and who paid, in their order."""
    entry = state.ledger_length
    state.ledger[entry, 0] = seat
    state.ledger[entry, 1] = value
    state.ledger_length += 1


@rule
def end_card(state: State, field: int, log: Log | None) -> None:
    """E5.2 The turn ends when this knight's move is resolved, the dragon's walk included."""
    state.at = NOWHERE
    state.moved_colour = NO_COLOUR
    state.moved_place = NOWHERE
    end_field(state, field, log)


@rule
def end_field(state: State, field: int, log: Log | None) -> None:
    """E6.1 The card first, then the dragon; E6.2 the mover rolls."""
    if wakes_dragon(state, field):
        state.phase = ROLL
        state.actor = CHANCE
        emit(log, kinds.WAKES_DRAGON, state.turn, field)
    else:
        end_knights_move(state, log)


# ------------------------------------------------------------------ 6 the dragon


@rule
def wakes_dragon(state: State, field: int) -> bool:
    """E6.1"""
    return field == state.dragon or is_beside_bar(state, field)


@rule
def is_beside_bar(state: State, field: int) -> bool:
    """E1.7"""
    return state.bar <= field < state.bar + BAR_LENGTH


@rule
def walk_dragon(state: State, fields: int, log: Log | None) -> None:
    """E6.2 As many fields as the die says, the way its head points; E6.10 from behind the bar back to it."""
    emit(log, kinds.ROLLS, state.turn, fields)
    turn_before_walk(state, log)
    start = state.dragon
    for _ in range(fields):
        facing = state.facing
        step_dragon(state)
        if state.facing != facing:
            emit(log, kinds.WALKS, start, state.dragon, state.bar)
            emit(log, kinds.TURNS, state.dragon, state.facing, False)
            start = state.dragon
    if state.dragon != start:
        emit(log, kinds.WALKS, start, state.dragon, state.bar)


@rule
def turn_before_walk(state: State, log: Log | None) -> None:
    """E6.4 A shift may have left it on the bar's rearmost field with its head still towards the castle."""
    if state.dragon <= state.bar:
        if state.facing == TOWARDS_CASTLE:
            emit(log, kinds.TURNS, state.dragon, TOWARDS_CHAMBER, True)
        state.facing = TOWARDS_CHAMBER


@rule
def step_dragon(state: State) -> None:
    """E6.3 One field on, turning at once on the bar's last field."""
    state.dragon += state.facing
    if state.dragon == state.bar:
        state.facing = TOWARDS_CHAMBER
    elif state.dragon == state.bar + BAR_LENGTH - 1:
        state.facing = TOWARDS_CASTLE


@rule
def catch(state: State, log: Log | None) -> None:
    """E6.5 Exactly one of the knights on its field; the mover is asked where there is a choice."""
    if state.crowd[state.dragon] == 0:
        end_walk(state, log)
        return
    colours, colour = 0, NO_COLOUR
    for each in range(len(COLOURS)):
        is_there = state.knights[each, state.dragon] > 0
        colours += is_there
        colour = each if is_there else colour
    if colours > 1 or is_told_apart(state):
        state.phase = CAPTURE
        state.actor = state.turn
    else:
        capture(state, colour, is_moved_alone_there(state, colour), log)


@rule
def is_told_apart(state: State) -> bool:
    """E6.11 Whether the knight that moved first stands there with another of its colour."""
    return has_moved_there(state) and state.knights[state.moved_colour, state.dragon] > 1


@rule
def has_moved_there(state: State) -> bool:
    """E6.11 Whether the knight that moved first stands on the dragon's field."""
    return state.moved_place == state.dragon


@rule
def is_moved_alone_there(state: State, colour: int) -> bool:
    return (
        has_moved_there(state) and state.moved_colour == colour and state.knights[colour, state.dragon] == 1
    )


@rule
def capture(state: State, colour: int, moved: bool, log: Log | None) -> None:
    """E6.6 The owner may buy the knight free; E6.7 one without gold cannot."""
    seat = owner(state, colour)
    state.caught_colour = colour
    state.caught_moved = moved
    emit(log, kinds.CATCHES, seat, colour, state.dragon, moved and is_told_apart(state))
    if has_gold(state, seat):
        state.phase = RANSOM
        state.actor = seat
    else:
        lose_knight(state, log)


@rule
def has_gold(state: State, seat: int) -> bool:
    return gold_cards(state, seat) > 0


@rule
def pay_or_lose(state: State, value: int, log: Log | None) -> None:
    """E6.6 The card leaves the game, face down; E6.7 or the knight does."""
    if value == 0:
        lose_knight(state, log)
    else:
        state.hands[state.actor, value] -= 1
        write_ledger(state, state.actor, 0)
        emit(log, kinds.PAYS, state.actor, state.caught_colour, value, state.open_ransom)
        release(state, log)


@rule
def release(state: State, log: Log | None) -> None:
    state.caught_colour = NO_COLOUR
    state.caught_moved = False
    end_walk(state, log)


@rule
def lose_knight(state: State, log: Log | None) -> None:
    """E6.7 Into the nest, out of play; E7.2 the game may end there and then."""
    colour = state.caught_colour
    seat = owner(state, colour)
    leave(state, colour, state.dragon)
    state.nest[colour] += 1
    state.in_play[seat] -= 1
    if state.caught_moved:
        state.moved_place = NOWHERE
    emit(log, kinds.LOSES, seat, colour, state.in_play[seat])
    if is_down_to_one(state, seat):
        end_game(state, kinds.ENDS_KNIGHTS, seat, log)
    else:
        release(state, log)


@rule
def end_walk(state: State, log: Log | None) -> None:
    """E6.9 The bar follows; E6.11 then the turn may go on."""
    if state.bar < BAR_END:
        state.bar += 1
        emit(log, kinds.BAR_SHIFTS, state.bar)
        if state.dragon < state.bar:
            emit(log, kinds.LEFT_BEHIND, state.dragon)
    end_knights_move(state, log)


# ------------------------------------------------------------------ 7 the end


@rule
def is_down_to_one(state: State, seat: int) -> bool:
    """E7.2"""
    return state.in_play[seat] == 1


@rule
def end_game(state: State, ending: int, seat: int, log: Log | None) -> None:
    """E7.1, E7.2, E7.6 At once: nothing else is asked or shifted."""
    emit(log, ending, seat)
    state.phase = OVER
    state.actor = NOBODY
    state.moved_colour = NO_COLOUR
    state.moved_place = NOWHERE
    state.caught_colour = NO_COLOUR
    state.caught_moved = False
    if log is not None:
        report_result(state, log)
