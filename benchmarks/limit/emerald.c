/* Emerald, the yardstick: a hand-written engine with the default options.
 *
 *   cc -O3 -march=native -o emerald emerald.c
 *   ./emerald PLAYERS SECONDS      uniformly random games, one line of JSON
 *
 * A user of the engine calls deal(), then legal() and apply() until the phase is OVER, then judge(). Rule ids (E3.3) are
 * those of the rulebook. legal() alone knows what is legal; apply() trusts it.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#if defined __GNUC__ && !defined __clang__     /* it would gather each list in a vector register, and the choice would wait for it */
#pragma GCC optimize("no-tree-slp-vectorize")
#endif

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;

/* Places: 0..3 the towers, 4 the keep, 5..19 the fields 1..15, 20 the chamber. */
enum { KEEP = 4, CAVE = KEEP + 7, CHAMBER = 20, PLACES = 21, NOBODY = 30, LOST = 31 };
enum { MOVE, SECOND, TAKE, ROLL, CAPTURE, RANSOM, OVER };
enum { GOLD, GEM };
enum { TO_CHAMBER, TO_CASTLE };

/* Actions. A move is colour << 6 | 3 * place. */
enum { STOP = 5 << 6, TAKE_CARD, ROLL_DIE = TAKE_CARD + 2, CATCH = ROLL_DIE + 4, CATCH_MOVED = CATCH + 5,
       REFUSE, PAY };                                              /* PAY + 3 * (value - 1) */
enum { MAX_ACTIONS = 16 };

/* Counts are packed three bits each: no colour has more than five knights, no hand more than five gold cards of a value,
 * nobody more than six gems of a kind. */
#define UNIT(place) (1ull << 3 * (place))
#define LOWEST 0111111111111111111111ull                           /* the low bit of every count */
#define ON_ROAD (UNIT(CHAMBER) - 1)

typedef struct {
    u64 knights[5];            /* by colour: how many on each place */
    u16 pile[9][2];            /* by cave field, gold and gem: cards of three bits (value, or kind + 1), the top card lowest */
    u16 owned[5][2];           /* by seat, gold and gem: how many of each value or kind */
    u8 crowd[PLACES];          /* knights of all colours by place; in the chamber: treasure cards taken */
    u8 players, phase, turn;
    u8 colour, place;          /* the knight that moved last, and where it ended its move */
    u8 moved;                  /* where the turn's first knight stands, LOST, or NOBODY once nothing depends on it */
    u8 caught;                 /* in phase RANSOM: the colour, + 8 if it is the knight that moved */
    u8 dragon, facing, bar;    /* places; the bar's rearmost */
    u8 four;                   /* the seat with the four-gems bonus, or NOBODY */
} State;

typedef struct {
    int score[5], bonus[5];    /* bonus: the seat that got each, four kinds and "four different gems", or NOBODY */
    unsigned winners;          /* a bit for each seat */
} Result;

/* ---- random numbers: wyrand, ranges by multiplying ---- */

typedef struct { u64 seed; } Random;

static inline u64 next_random(Random *random) {
    u64 seed = random->seed += 0xA0761D6478BD642Full;
    unsigned __int128 product = (unsigned __int128)seed * (seed ^ 0xE7037ED1A0B428DBull);
    return (u64)product ^ (u64)(product >> 64);
}

static inline unsigned below(Random *random, unsigned n) {
    return (unsigned)((next_random(random) >> 32) * n >> 32);
}

/* One of n; what is left of the 64 bits serves the next choices. */
static inline unsigned split(u64 *bits, unsigned n) {
    unsigned __int128 product = (unsigned __int128)*bits * n;
    *bits = (u64)product;
    return (unsigned)(product >> 64);
}

static void shuffle(Random *random, u8 *cards, unsigned n) {
    u64 bits = 0;
    for (unsigned left = n; left > 1; left--) {
        if ((n - left) % 8 == 0) bits = next_random(random);
        unsigned i = split(&bits, left);
        u8 card = cards[i];
        cards[i] = cards[left - 1], cards[left - 1] = card;
    }
}

/* ---- set-up, E2 ---- */

static void lay_out(State *s, unsigned players, unsigned first, const u8 *gold, const u8 *gems) {
    unsigned colours = players == 2 ? 4 : players, keep = players == 3 || players == 4;
    memset(s, 0, sizeof *s);
    for (unsigned colour = 0; colour < colours; colour++)
        s->knights[colour] = UNIT(0) + UNIT(1) + UNIT(2) + UNIT(3) + (keep ? UNIT(KEEP) : 0);
    for (unsigned place = 0; place < KEEP + keep; place++) s->crowd[place] = (u8)colours;
    for (unsigned field = 0; field < 9; field++)                   /* E2.2: 3 and 2, 2 and 3 */
        if (field % 2 == 0) {
            s->pile[field][GOLD] = (u16)(gold[0] | gold[1] << 3 | gold[2] << 6), gold += 3;
            s->pile[field][GEM] = (u16)(gems[0] | gems[1] << 3), gems += 2;
        } else {
            s->pile[field][GOLD] = (u16)(gold[0] | gold[1] << 3), gold += 2;
            s->pile[field][GEM] = (u16)(gems[0] | gems[1] << 3 | gems[2] << 6), gems += 3;
        }
    s->players = (u8)players, s->turn = (u8)first, s->phase = MOVE;
    s->moved = s->four = NOBODY;
    s->dragon = KEEP + 10, s->facing = TO_CASTLE, s->bar = KEEP + 7;
}

static inline void deal(State *s, unsigned players, unsigned first, Random *random) {
    u8 gold[25] = {1,1,1,1,1, 2,2,2,2,2, 3,3,3,3,3, 4,4,4,4,4, 5,5,5,5,5};
    u8 gems[24] = {1,1,1,1,1,1, 2,2,2,2,2,2, 3,3,3,3,3,3, 4,4,4,4,4,4};
    shuffle(random, gold, 25);
    shuffle(random, gems, 24);
    lay_out(s, players, first, gold, gems);
}

/* ---- what is where ---- */

static inline unsigned owner(const State *s, unsigned colour) { return s->players == 2 ? colour & 1 : colour; }

/* The low bit of every count that is not zero. */
static inline u64 present(u64 counts) { return (counts | counts >> 1 | counts >> 2) & LOWEST; }

static inline unsigned count_at(u64 counts, unsigned place) { return counts >> 3 * place & 7; }

/* E7.2: both colours of a player together. It had more before, so that no sum reaches 8. */
static inline int has_one_knight(const State *s, unsigned seat) {
    u64 left = (s->knights[seat] + (s->players == 2 ? s->knights[seat + 2] : 0)) & ON_ROAD;
    return (left & LOWEST) && !(left & (left - 1));
}

/* ---- legal actions ---- */

/* Lists the places (values) of which there is one. Five entries are always written, without a branch to mispredict; as many as
 * are returned count. The six highest bits, which belong to no place, stand in where there are fewer. */
static inline int put(u16 *list, u64 counts, unsigned code) {
    u64 bits = present(counts);
    int n = __builtin_popcountll(bits);
    bits |= 63ull << 58;
    for (int i = 0; i < 5; i++, bits &= bits - 1) list[i] = (u16)(code + (unsigned)__builtin_ctzll(bits));
    return n;
}

static inline int legal_moves(const State *s, u16 *list) {         /* E3 */
    unsigned second = s->phase == SECOND, colour = second ? s->colour : s->turn;
    u64 mover = s->moved < CHAMBER ? UNIT(s->moved) : 0;           /* never the same knight twice */
    int n = put(list, (s->knights[colour] - mover) & ON_ROAD, colour << 6);
    if (s->players == 2)                                           /* E3.2 */
        n += put(list + n, second ? 0 : s->knights[s->turn + 2] & ON_ROAD, (s->turn + 2u) << 6);
    list[n] = STOP;                                                /* E3.6 */
    return n + (int)second;
}

static inline int legal_captures(const State *s, u16 *list) {      /* E6.5, E6.11 */
    int n = 0;
    for (unsigned colour = 0; colour < 5; colour++) {
        list[n] = (u16)(CATCH + colour);
        n += count_at(s->knights[colour], s->dragon) != 0;
    }
    list[n] = CATCH_MOVED;
    return n + (s->moved == s->dragon && count_at(s->knights[s->colour], s->dragon) > 1);
}

static inline int legal(const State *s, u16 *list) {
    switch (s->phase) {
    case MOVE: case SECOND: return legal_moves(s, list);
    case TAKE: list[0] = TAKE_CARD + GOLD, list[1] = TAKE_CARD + GEM; return 2;
    case ROLL: list[0] = ROLL_DIE + 1, list[1] = ROLL_DIE + 2, list[2] = ROLL_DIE + 3; return 3;
    case CAPTURE: return legal_captures(s, list);
    case RANSOM: list[0] = REFUSE; return 1 + put(list + 1, s->owned[owner(s, s->caught & 7)][GOLD], PAY);
    default: return 0;
    }
}

/* ---- what actions do ---- */

static inline void end_game(State *s) { s->phase = OVER, s->moved = NOBODY; }

static inline void end_turn(State *s) {
    unsigned next = s->turn + 1u;
    s->turn = next == s->players ? 0 : (u8)next;
    s->phase = MOVE, s->moved = NOBODY;
}

static inline void end_move(State *s) {                            /* E5.2, E6.11 */
    if (s->moved == NOBODY) end_turn(s);
    else s->phase = SECOND;
}

static inline void wake_dragon(State *s) {                         /* E6.1 */
    if ((unsigned)(s->place - s->bar) < 4 || s->place == s->dragon) s->phase = ROLL;
    else end_move(s);
}

static inline void take_card(State *s, unsigned sort) {            /* E5 */
    u16 *pile = &s->pile[s->place - CAVE][sort], *owned = s->owned[s->turn];
    owned[sort] += 1 << 3 * ((*pile & 7) - 1);
    *pile >>= 3;
    s->four = (s->four == NOBODY) & (present(owned[GEM]) == 01111) ? s->turn : s->four;
    s->moved = NOBODY;
}

static inline void enter_chamber(State *s) {                       /* E4, E7.1 */
    if (s->crowd[CHAMBER] == 4 || has_one_knight(s, s->turn)) end_game(s);
    else end_turn(s);
}

static inline void move_knight(State *s, unsigned colour, unsigned from) {
    unsigned to = (from < KEEP ? KEEP : from) + s->crowd[from];    /* E3.3, E3.4 */
    if (to > CHAMBER) to = CHAMBER;                                /* E3.5 */
    s->crowd[from]--, s->crowd[to]++;
    s->knights[colour] += UNIT(to) - UNIT(from);
    s->colour = (u8)colour, s->place = (u8)to;
    s->moved = s->phase == MOVE ? (u8)to : NOBODY;
    if (to < CAVE) { end_move(s); return; }
    if (to == CHAMBER) { enter_chamber(s); return; }
    const u16 *pile = s->pile[to - CAVE];
    if (pile[GOLD] && pile[GEM]) { s->phase = TAKE; return; }
    if (pile[GOLD] | pile[GEM]) take_card(s, pile[GOLD] ? GOLD : GEM);
    wake_dragon(s);
}

static inline void shift_bar(State *s) {                           /* E6.9 */
    s->bar += s->bar < KEEP + 12;
    end_move(s);
}

static inline void lose_knight(State *s, unsigned colour, unsigned is_mover) {       /* E6.7 */
    s->knights[colour] -= UNIT(s->dragon);
    s->crowd[s->dragon]--;
    if (is_mover) s->moved = LOST;
    if (has_one_knight(s, owner(s, colour))) end_game(s);
    else shift_bar(s);
}

static inline void catch_knight(State *s, unsigned action) {
    unsigned colour = action == CATCH_MOVED ? s->colour : action - CATCH;
    unsigned is_mover = action == CATCH_MOVED
        || (s->moved == s->dragon && colour == s->colour && count_at(s->knights[colour], s->dragon) == 1);
    if (s->owned[owner(s, colour)][GOLD]) s->caught = (u8)(colour | is_mover << 3), s->phase = RANSOM;
    else lose_knight(s, colour, is_mover);
}

/* E6.3, E6.4: the way along the bar and back is a ring of six steps, 0 at its rear and 3 at its head; a dragon left behind
 * stands on -1. One that the shift left at the rear, still looking at the castle, stands on 6, which is 0. */
static inline void walk_dragon(State *s, int steps) {
    int offset = s->dragon - s->bar;
    int ring = offset + s->facing * (6 - 2 * offset) + steps;      /* to the castle: 6 - offset */
    if (ring >= 6) ring -= 6;
    s->facing = ring < 3 ? TO_CHAMBER : TO_CASTLE;
    s->dragon = (u8)(s->bar + (ring < 3 ? ring : 6 - ring));
    if (!s->crowd[s->dragon]) { shift_bar(s); return; }
    u16 list[MAX_ACTIONS];
    if (legal_captures(s, list) == 1) catch_knight(s, list[0]);
    else s->phase = CAPTURE;
}

static inline void apply(State *s, unsigned action) {
    switch (s->phase) {
    case MOVE: case SECOND:
        if (action == STOP) end_turn(s);
        else move_knight(s, action >> 6, (action & 63) / 3);
        break;
    case TAKE: take_card(s, action - TAKE_CARD), wake_dragon(s); break;
    case ROLL: walk_dragon(s, (int)action - ROLL_DIE); break;
    case CAPTURE: catch_knight(s, action); break;
    case RANSOM:                                                   /* E6.6 */
        if (action == REFUSE) lose_knight(s, s->caught & 7, s->caught >> 3);
        else s->owned[owner(s, s->caught & 7)][GOLD] -= 1 << (action - PAY), shift_bar(s);
        break;
    }
}

/* ---- the end, E7 ---- */

static void judge(const State *s, Result *result) {
    int standing[5], best = -1;
    for (unsigned seat = 0; seat < s->players; seat++) {
        u64 knights = s->knights[seat] + (s->players == 2 ? s->knights[seat + 2] : 0);
        int gold = 0, gems = 0, treasures = (int)count_at(knights, CHAMBER);
        for (unsigned i = 0; i < 5; i++) gold += (int)((i + 1) * count_at(s->owned[seat][GOLD], i));
        for (unsigned i = 0; i < 4; i++) gems += (int)count_at(s->owned[seat][GEM], i);
        result->score[seat] = gold + gems + 5 * treasures;
        standing[seat] = treasures << 8 | gems;
    }
    for (unsigned kind = 0; kind < 4; kind++) {                    /* E7.3 */
        unsigned most = 0, holder = NOBODY;
        for (unsigned seat = 0; seat < s->players; seat++) {
            unsigned n = count_at(s->owned[seat][GEM], kind);
            if (n > most) most = n, holder = seat;
            else if (n == most) holder = NOBODY;
        }
        result->bonus[kind] = (int)holder;
    }
    result->bonus[4] = s->four;
    for (unsigned i = 0; i < 5; i++)
        if (result->bonus[i] != NOBODY) result->score[result->bonus[i]] += 4;
    result->winners = 0;
    for (unsigned seat = 0; seat < s->players; seat++) {           /* E7.5 */
        standing[seat] += result->score[seat] << 16;
        if (standing[seat] > best) best = standing[seat], result->winners = 0;
        if (standing[seat] == best) result->winners |= 1u << seat;
    }
}

/* ---- random play ---- */

#ifndef NO_MAIN
int main(int argc, char **argv) {
    unsigned players = argc == 3 ? (unsigned)atoi(argv[1]) : 0;
    double seconds = argc == 3 ? atof(argv[2]) : 0;
    if (players < 2 || players > 5 || seconds <= 0) return fprintf(stderr, "usage: emerald PLAYERS SECONDS\n"), 2;
    Random random = {(u64)time(NULL)};
    u64 games = 0, asked[OVER] = {0};
    double first_wins = 0, used;
    clock_t start = clock();
    do {
        for (int i = 0; i < 500; i++, games++) {
            State s;
            Result result;
            u16 list[MAX_ACTIONS];
            unsigned first = below(&random, players);
            deal(&s, players, first, &random);
            while (s.phase != OVER) {
                int n = legal(&s, list);
                asked[s.phase]++;
                apply(&s, list[below(&random, (unsigned)n)]);
            }
            judge(&s, &result);
            if (result.winners >> first & 1) first_wins += 1.0 / __builtin_popcount(result.winners);
        }
        used = (double)(clock() - start) / CLOCKS_PER_SEC;
    } while (used < seconds);
    u64 rolls = asked[ROLL], actions = 0;
    for (int phase = MOVE; phase < OVER; phase++) actions += asked[phase];
    printf("{\"game\":\"emerald\",\"players\":%u,\"games_per_s\":%.0f,\"decisions_per_game\":%.2f,\"chance_per_game\":%.2f,"
           "\"bytes_per_state\":%zu,\"first_wins\":%.4f}\n", players, games / used, (double)(actions - rolls) / games,
           (double)rolls / games, sizeof(State), first_wins / games);
    return 0;
}
#endif
