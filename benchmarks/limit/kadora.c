/* Kadora, the yardstick: a hand-written engine with the default options.
 *
 *   cc -O3 -march=native -o kadora kadora.c
 *   ./kadora PLAYERS SECONDS       uniformly random games, one line of JSON
 *
 * A user of the engine calls deal(), then legal() and apply() until the phase is OVER, then judge(). Rule ids (K3.4) are
 * those of the rulebook. legal() alone knows what is legal; apply() trusts it. Needs a little-endian machine.
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

enum { GIVE, PLACE, DRAW, OVER };
enum { LEFT, RIGHT };
enum { COLOURS = 6, KINDS = 3 };

/* Actions: place << 2 | index in the hand; GIFT + 8 * colour + receiver; DRAW_FROM + pile. */
enum { GIFT = 64, DRAW_FROM = GIFT + 8 * COLOURS, MAX_ACTIONS = 128 };        /* with room for entries in fours */

/* A card is one byte, colour << 5 | kind << 3 | value; 0 is no card. Places in reading order: 4 * row + column. */
#define BYTES 0x0101010101010101ull                                /* a constant in every byte: BYTES * 7 */
#define HIGH (BYTES << 7)

static inline unsigned value_of(unsigned card) { return card & 7; }
static inline unsigned kind_of(unsigned card) { return card >> 3 & 3; }
static inline unsigned colour_of(unsigned card) { return card >> 5; }

typedef struct {
    u64 block[2];              /* a byte for each place, two rows in each half */
    u64 total[5];              /* by seat: the value of its won loot, a byte for each colour */
    u16 loot[5][COLOURS];      /* by seat and colour: won cards, bit 5 * kind + value - 1. Seat `players`: set aside */
    u8 hand[5][4];             /* 0 for no card; only the last can be missing */
    u8 pile[2][20];            /* the top card last */
    u8 count[2];               /* cards in each pile */
    u16 empty;                 /* a bit for each empty place of the block */
    u8 players, phase, turn;
    u8 last;                   /* final turns still to be played; 0 before the piles are empty */
} State;

typedef struct {
    int penalty[5];
    u64 down[5];               /* by seat: 0x80 in the byte of every colour turned face down */
    unsigned winners;          /* a bit for each seat; with 2 players the virtual one is seat 2 */
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
    for (unsigned left = n; left > 1;) {
        u64 bits = next_random(random);
        for (int i = 0; i < 6 && left > 1; i++, left--) {
            unsigned other = split(&bits, left);
            u8 card = cards[other];
            cards[other] = cards[left - 1], cards[left - 1] = card;
        }
    }
}

/* ---- set-up, K2 ---- */

static u8 deck[72];

static inline void make_deck(void) {                                      /* K1.2, K1.3 */
    static const unsigned missing[COLOURS] = {1, 2, 3, 4, 5, 3};
    unsigned n = 0;
    for (unsigned colour = 0; colour < COLOURS; colour++)
        for (unsigned kind = 0; kind < KINDS; kind++)
            for (unsigned value = 1; value <= 5; value++)
                if (value != missing[colour]) deck[n++] = (u8)(colour << 5 | kind << 3 | value);
}

/* Bit 5 * kind + value - 1. */
static inline unsigned bit_of(unsigned card) { return 1u << (card & 31) >> (3 * kind_of(card) + 1); }

static inline void win(State *s, unsigned seat, unsigned card) {
    s->loot[seat][colour_of(card)] |= (u16)bit_of(card);
    s->total[seat] += (u64)value_of(card) << 8 * colour_of(card);
}

/* The cards in this order: hands, ring, left pile and right pile from the bottom up, set aside. */
static void lay_out(State *s, unsigned players, unsigned first, const u8 *cards) {
    static const u8 ring[12] = {0, 1, 2, 3, 4, 7, 8, 11, 12, 13, 14, 15};
    unsigned size = 15 + players;
    memset(s, 0, sizeof *s);
    memcpy(s->hand, cards, 4 * players), cards += 4 * players;
    for (int i = 0; i < 12; i++) s->block[ring[i] >> 3] |= (u64)*cards++ << 8 * (ring[i] & 7);
    for (int side = LEFT; side <= RIGHT; side++) {
        memcpy(s->pile[side], cards, size), cards += size;
        s->count[side] = (u8)size;
    }
    for (unsigned i = 0; i < 30 - 6 * players; i++) win(s, players, *cards++);
    s->empty = 0x0660;
    s->players = (u8)players, s->turn = (u8)first, s->phase = GIVE;
}

static inline void deal(State *s, unsigned players, unsigned first, Random *random) {
    u8 cards[72];
    memcpy(cards, deck, 72);
    shuffle(random, cards, 72);
    lay_out(s, players, first, cards);
}

/* ---- legal actions ---- */

/* K3.3: the hand holds four cards. Mostly no more than four places are empty: entries for four are written without a branch to
 * mispredict, and 0xF0000 stands in where there are fewer. */
static inline int legal_places(const State *s, u8 *list) {
    int n = 4 * __builtin_popcount(s->empty), written = 0;
    u32 empty = s->empty | 0xF0000;
    do {
        for (int i = 0; i < 4; i++, written += 4, empty &= empty - 1) {
            u32 four = (u32)__builtin_ctz(empty) * 0x04040404u + 0x03020100u;
            memcpy(list + written, &four, 4);
        }
    } while (written < n);
    return n;
}

/* K3.1, K3.2, all colours at once, a byte each: no total exceeds 42, so that 0x80 in a byte absorbs every borrow. In `without`
 * a bit for each seat. Listed in fours, like the places. */
static inline int legal_gifts(const State *s, u8 *list) {
    u64 mine = s->total[s->turn] | HIGH, highest = HIGH, without = 0, gifts;
    for (unsigned seat = s->players; seat--;) {
        u64 total = s->total[seat];
        highest &= mine - total - (seat != s->turn ? BYTES : 0);
        without = without << 1 | ((HIGH - total) & HIGH) >> 7;
    }
    gifts = (highest >> 7) * 0xFF & without;
    int n = __builtin_popcountll(gifts), written = 0;
    gifts |= 0xFull << 60;
    do {
        for (int i = 0; i < 4; i++, gifts &= gifts - 1) list[written++] = (u8)(GIFT + __builtin_ctzll(gifts));
    } while (written < n);
    return n;
}

static inline int legal(const State *s, u8 *list) {
    int n = 0;
    switch (s->phase) {
    case GIVE: n = legal_gifts(s, list); /* fall through */
    case PLACE: return n + legal_places(s, list + n);
    case DRAW: list[0] = DRAW_FROM + LEFT, list[1] = DRAW_FROM + RIGHT; return 2;
    default: return 0;
    }
}

/* ---- what actions do ---- */

static inline void end_turn(State *s) {
    unsigned next = s->turn + 1u;
    s->turn = next == s->players ? 0 : (u8)next;
    s->phase = GIVE;
}

static void end_game(State *s) {                                   /* K4.2 */
    s->phase = OVER;
    for (unsigned seat = 0; seat < s->players; seat++)
        for (int i = 0; i < 3; i++) win(s, seat, s->hand[seat][i]), s->hand[seat][i] = 0;
}

static inline void give(State *s, unsigned colour, unsigned receiver) {
    u64 total = s->total[s->turn] & 0xFFull << 8 * colour;
    s->total[s->turn] -= total, s->total[receiver] += total;
    s->loot[receiver][colour] = s->loot[s->turn][colour], s->loot[s->turn][colour] = 0;
    s->phase = PLACE;
}

/* 0x80 in every byte of a block's half whose card shares the colour or the kind of `card`, and in empty ones at will. */
static inline u64 matching(u64 half, unsigned card) {
    u64 other = half ^ BYTES * card;
    u64 colour = BYTES * 8 - (other >> 5 & BYTES * 7), kind = BYTES * 4 - (other >> 3 & BYTES * 3);
    return (colour << 4 | kind << 5) & HIGH;
}

/* One bit for each 0x80. */
static inline unsigned gather(u64 high) { return (unsigned)((high >> 7) * 0x0102040810204080ull >> 56); }

static inline unsigned collect(const State *s, unsigned place) {   /* K3.4 to K3.8: the places whose cards are taken */
    u64 upper = s->block[0], lower = s->block[1], values;
    unsigned card = (unsigned)(s->block[place >> 3] >> 8 * (place & 7)) & 255, column = place & 3;
    unsigned in_column = 0x1111u << column, in_row = 15u << (place & 12), others = (in_column | in_row) & ~(1u << place);
    unsigned matches = gather(matching(upper, card)) | gather(matching(lower, card)) << 8;
    unsigned here, taken;
    values = (upper & BYTES * 7) + (lower & BYTES * 7);
    unsigned column_sum = (unsigned)((values + (values >> 32)) >> 8 * column) & 255;
    u32 row = (u32)(s->block[place >> 3] >> 8 * (place & 4)) & 0x07070707;
    unsigned row_sum = row * 0x01010101u >> 24;
    here = ((column_sum >= 10 ? in_column : 0) | (row_sum >= 10 ? in_row : 0)) & others & ~s->empty;
    taken = here & matches;
    if (!s->empty && !taken) taken = others & ~matches ? others & ~matches : others;
    return taken;
}

static inline void draw_card(State *s, unsigned side) {            /* K3.9 to K3.11 */
    s->hand[s->turn][3] = s->pile[side][--s->count[side]];
    for (int n = __builtin_popcount(s->empty) - 4; n > 0; n--) {
        if (!s->count[side]) side ^= 1;
        if (!s->count[side]) break;
        unsigned place = (unsigned)__builtin_ctz(s->empty);
        s->block[place >> 3] |= (u64)s->pile[side][--s->count[side]] << 8 * (place & 7);
        s->empty &= s->empty - 1;
    }
    if (!(s->count[LEFT] | s->count[RIGHT])) s->last = s->players; /* K4.1 */
    end_turn(s);
}

static inline void place_card(State *s, unsigned index, unsigned place) {
    u8 *hand = s->hand[s->turn];
    unsigned card = hand[index];
    hand[index] = hand[3], hand[3] = 0;
    s->block[place >> 3] |= (u64)card << 8 * (place & 7);
    s->empty &= (u16)~(1u << place);
    unsigned taken = collect(s, place);
    s->empty |= (u16)taken;
    u64 total = 0;
    u16 *loot = s->loot[s->turn];
    for (; taken; taken &= taken - 1) {                            /* K3.6 */
        unsigned at = (unsigned)__builtin_ctz(taken), shift = 8 * (at & 7), won = (unsigned)(s->block[at >> 3] >> shift) & 255;
        s->block[at >> 3] ^= (u64)won << shift;
        loot[colour_of(won)] |= (u16)bit_of(won);
        total += (u64)value_of(won) << 8 * colour_of(won);
    }
    s->total[s->turn] += total;
    if ((s->count[LEFT] != 0) & (s->count[RIGHT] != 0)) s->phase = DRAW;
    else if (s->last) {
        if (--s->last) end_turn(s);
        else end_game(s);
    }
    else draw_card(s, s->count[LEFT] ? LEFT : RIGHT);
}

static inline void apply(State *s, unsigned action) {
    if (action < GIFT) place_card(s, action & 3, action >> 2);
    else if (action < DRAW_FROM) give(s, (action - GIFT) >> 3, action & 7);
    else draw_card(s, action - DRAW_FROM);
}

/* ---- the end, K4 ---- */

static void judge(const State *s, Result *result) {
    unsigned seats = s->players == 2 ? 3 : s->players;             /* K4.7 */
    int best = -1;
    u64 highest = BYTES;                                           /* at least 1: a colour that nobody owns is not turned */
    for (unsigned seat = 0; seat < seats; seat++) {
        u64 more = ((s->total[seat] | HIGH) - highest) & HIGH, mask = (more >> 7) * 0xFF;
        highest = (s->total[seat] & mask) | (highest & ~mask);
    }
    result->winners = 0;
    for (unsigned seat = 0; seat < seats; seat++) {
        u64 down = ((s->total[seat] | HIGH) - highest) & HIGH;     /* K4.3 */
        int cards = 0, standing;
        for (int colour = 0; colour < COLOURS; colour++) cards += __builtin_popcount(s->loot[seat][colour]);
        result->down[seat] = down;
        result->penalty[seat] = (int)((s->total[seat] & ~((down >> 7) * 0xFF)) * BYTES >> 56);        /* K4.4 */
        if (!down) continue;                                       /* K4.5 */
        standing = (255 - result->penalty[seat]) << 8 | cards;     /* K4.6 */
        if (standing > best) best = standing, result->winners = 0;
        if (standing == best) result->winners |= 1u << seat;
    }
}

/* ---- random play ---- */

#ifndef NO_MAIN
int main(int argc, char **argv) {
    unsigned players = argc == 3 ? (unsigned)atoi(argv[1]) : 0;
    double seconds = argc == 3 ? atof(argv[2]) : 0;
    if (players < 2 || players > 5 || seconds <= 0) return fprintf(stderr, "usage: kadora PLAYERS SECONDS\n"), 2;
    Random random = {(u64)time(NULL)};
    u64 games = 0, decisions = 0;
    double first_wins = 0, virtual_wins = 0, used;
    clock_t start = clock();
    make_deck();
    do {
        for (int i = 0; i < 500; i++, games++) {
            State s;
            Result result;
            u8 list[MAX_ACTIONS];
            unsigned first = below(&random, players);
            deal(&s, players, first, &random);
            while (s.phase != OVER) {
                int n = legal(&s, list);
                decisions++;
                apply(&s, list[below(&random, (unsigned)n)]);
            }
            judge(&s, &result);
            double share = 1.0 / __builtin_popcount(result.winners);
            if (result.winners >> first & 1) first_wins += share;
            if (players == 2 && result.winners >> 2 & 1) virtual_wins += share;
        }
        used = (double)(clock() - start) / CLOCKS_PER_SEC;
    } while (used < seconds);
    printf("{\"game\":\"kadora\",\"players\":%u,\"games_per_s\":%.0f,\"decisions_per_game\":%.2f,\"chance_per_game\":0,"
           "\"bytes_per_state\":%zu,\"first_wins\":%.4f", players, games / used, (double)decisions / games,
           sizeof(State), first_wins / games);
    if (players == 2) printf(",\"virtual_wins\":%.4f", virtual_wins / games);
    printf("}\n");
    return 0;
}
#endif
