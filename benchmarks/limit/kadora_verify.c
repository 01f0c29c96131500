/* Replays games with the engine of kadora.c, to check it against game records.
 *
 *   cc -O2 -march=native -o kadora_verify kadora_verify.c
 *
 * Standard input: "deal PLAYERS FIRST" and the 72 cards in the words of the record format: hands by seat, ring, left pile and right
 * pile top card first, set aside; then one action a line. After every line one line of JSON:
 * {"legal": [...], "state": {...}} and, once the game is over, "result".
 */
#define NO_MAIN
#include "kadora.c"

static const char COLOUR[] = "ROYGBP", KIND[] = "rsd";
static const char *PHASE[] = {"give", "place", "draw", "over"};

static char *card_word(unsigned card) {
    static char text[4];
    text[0] = COLOUR[colour_of(card)], text[1] = (char)('0' + value_of(card)), text[2] = KIND[kind_of(card)];
    return text;
}

static void word(const State *s, unsigned action, char *text) {
    unsigned place = action >> 2;
    if (action < GIFT) sprintf(text, "place %s %c%u", card_word(s->hand[s->turn][action & 3]), 'a' + place % 4, place / 4 + 1);
    else if (action < DRAW_FROM) sprintf(text, "give %c %u", COLOUR[(action - GIFT) >> 3], action & 7);
    else strcpy(text, action == DRAW_FROM + LEFT ? "draw left" : "draw right");
}

static void print_hand(const u8 *hand) {                           /* sorted by colour, value, kind */
    const char *comma = "";
    for (unsigned colour = 0; colour < COLOURS; colour++)
        for (unsigned value = 1; value <= 5; value++)
            for (unsigned kind = 0; kind < KINDS; kind++)
                for (int i = 0; i < 4; i++)
                    if (hand[i] == (colour << 5 | kind << 3 | value)) printf("%s\"%s\"", comma, card_word(hand[i])), comma = ",";
}

static void print_loot(const State *s, unsigned seat) {
    const char *comma = "";
    for (unsigned colour = 0; colour < COLOURS; colour++)
        for (unsigned value = 1; value <= 5; value++)
            for (unsigned kind = 0; kind < KINDS; kind++) {
                unsigned card = colour << 5 | kind << 3 | value;
                if (s->loot[seat][colour] & bit_of(card)) printf("%s\"%s\"", comma, card_word(card)), comma = ",";
            }
}

static void print_state(const State *s) {
    const char *comma = "";
    int over = s->phase == OVER, ends_in_loot = over && s->players == 2;
    printf("\"state\":{\"phase\":\"%s\",\"turn\":%u,\"actor\":", PHASE[s->phase], s->turn);
    if (over) printf("null");
    else printf("%u", s->turn);
    for (int side = LEFT; side <= RIGHT; side++) {
        printf(",\"%s\":[", side == LEFT ? "left" : "right");
        for (int i = s->count[side]; i--;) printf("\"%s\"%s", card_word(s->pile[side][i]), i ? "," : "");
        printf("]");
    }
    printf(",\"block\":{");
    for (unsigned place = 0; place < 16; place++)
        if (!(s->empty >> place & 1)) {
            unsigned card = (unsigned)(s->block[place >> 3] >> 8 * (place & 7)) & 255;
            printf("%s\"%c%u\":\"%s\"", comma, 'a' + place % 4, place / 4 + 1, card_word(card)), comma = ",";
        }
    printf("},\"hands\":[");
    for (unsigned seat = 0; seat < s->players; seat++) printf("%s[", seat ? "," : ""), print_hand(s->hand[seat]), printf("]");
    printf("],\"loot\":[");
    for (unsigned seat = 0; seat < s->players + (unsigned)ends_in_loot; seat++)
        printf("%s[", seat ? "," : ""), print_loot(s, seat), printf("]");
    printf("],\"aside\":[");
    if (s->players < 5 && !ends_in_loot) print_loot(s, s->players);
    printf("],\"last\":");
    if (s->last || over) printf("%u}", s->last);
    else printf("null}");
}

static void print_result(const State *s) {
    Result result;
    const char *comma = "";
    unsigned seats = s->players == 2 ? 3 : s->players;
    judge(s, &result);
    printf(",\"result\":{\"scores\":[");
    for (unsigned seat = 0; seat < seats; seat++) printf("%s%d", seat ? "," : "", result.penalty[seat]);
    printf("],\"winners\":[");
    for (unsigned seat = 0; seat < seats; seat++)
        if (result.winners >> seat & 1) printf("%s%u", comma, seat), comma = ",";
    printf("],\"majorities\":{");
    const char *outer = "";
    for (int colour = 0; colour < COLOURS; colour++) {
        comma = "";
        for (unsigned seat = 0; seat < seats; seat++)
            if (result.down[seat] >> 8 * colour & 0x80) {
                if (!*comma) printf("%s\"%c\":[", outer, COLOUR[colour]), outer = ",";
                printf("%s%u", comma, seat), comma = ",";
            }
        if (*comma) printf("]");
    }
    printf("}}");
}

static void reverse(u8 *cards, unsigned n) {
    for (unsigned i = 0; i < n / 2; i++) {
        u8 card = cards[i];
        cards[i] = cards[n - 1 - i], cards[n - 1 - i] = card;
    }
}

int main(void) {
    State s = {.phase = OVER};
    char line[1024], text[64];
    u8 list[MAX_ACTIONS];
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = 0;
        int n = legal(&s, list), used, known = 0;
        unsigned players, first;
        if (sscanf(line, "deal %u %u%n", &players, &first, &used) == 2) {
            u8 cards[72] = {0};
            const char *rest = line + used;
            for (int i = 0; i < 72 && sscanf(rest, "%3s%n", text, &used) == 1; i++, rest += used)
                cards[i] = (u8)((strchr(COLOUR, text[0]) - COLOUR) << 5 | (strchr(KIND, text[2]) - KIND) << 3 | (text[1] - '0'));
            reverse(cards + 4 * players + 12, 15 + players);
            reverse(cards + 4 * players + 12 + 15 + players, 15 + players);
            lay_out(&s, players, first, cards);
            known = 1;
        } else
            for (int i = 0; i < n && !known; i++)
                if (word(&s, list[i], text), !strcmp(text, line)) apply(&s, list[i]), known = 1;
        if (!known) return fprintf(stderr, "not legal: %s\n", line), 1;
        n = legal(&s, list);
        printf("{\"legal\":[");
        for (int i = 0; i < n; i++) word(&s, list[i], text), printf("%s\"%s\"", i ? "," : "", text);
        printf("],"), print_state(&s);
        if (s.phase == OVER) print_result(&s);
        printf("}\n");
    }
    return 0;
}
