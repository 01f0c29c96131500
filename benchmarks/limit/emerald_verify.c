/* Replays games with the engine of emerald.c, to check it against game records.
 *
 *   cc -O2 -march=native -o emerald_verify emerald_verify.c
 *
 * Standard input: "deal PLAYERS FIRST" and the 23 gold values and 22 gem kinds (1 ruby, 2 emerald, 3 garnet, 4 turquoise), pile
 * by pile from field 7, top card first; then one action a line, in the words of the record format. After every line one
 * line of JSON: {"legal": [...], "state": {...}} and, once the game is over, "result".
 */
#define NO_MAIN
#include "emerald.c"

static const char *COLOUR[] = {"red", "blue", "green", "yellow", "black"};
static const char *GEMS[] = {"ruby", "emerald", "garnet", "turquoise"};
static const char *PLACE[] = {"A", "B", "C", "D", "K", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"};
static const char *PHASE[] = {"move", "second", "take", "roll", "capture", "ransom", "over"};
static const char *comma;

static void word(const State *s, unsigned action, char *text) {
    if (action < STOP) sprintf(text, "move %s %s", COLOUR[action >> 6], PLACE[(action & 63) / 3]);
    else if (action == STOP) strcpy(text, "stop");
    else if (action < ROLL_DIE) strcpy(text, action == TAKE_CARD + GOLD ? "take gold" : "take gem");
    else if (action < CATCH) sprintf(text, "roll %u", action - ROLL_DIE);
    else if (action < CATCH_MOVED) sprintf(text, "capture %s", COLOUR[action - CATCH]);
    else if (action == CATCH_MOVED) sprintf(text, "capture %s moved", COLOUR[s->colour]);
    else if (action == REFUSE) strcpy(text, "ransom none");
    else sprintf(text, "ransom %u", (action - PAY) / 3 + 1);
}

static void seat_or_null(const char *name, unsigned seat) {
    if (seat < 5) printf(",\"%s\":%u", name, seat);
    else printf(",\"%s\":null", name);
}

static void piles(const State *s, int sort) {
    for (int field = 0; field < 9; field++) {
        printf("%s[", field ? "," : ""), comma = "";
        for (unsigned pile = s->pile[field][sort]; pile; pile >>= 3, comma = ",")
            if (sort == GOLD) printf("%s%u", comma, pile & 7);
            else printf("%s\"%s\"", comma, GEMS[(pile & 7) - 1]);
        printf("]");
    }
}

static void print_state(const State *s) {
    unsigned colours = s->players == 2 ? 4 : s->players, knights = s->players == 3 || s->players == 4 ? 5 : 4;
    printf("\"state\":{\"phase\":\"%s\",\"turn\":%u", PHASE[s->phase], s->turn);
    if (s->phase == ROLL) printf(",\"actor\":\"chance\"");
    else seat_or_null("actor", s->phase == OVER ? NOBODY : s->phase == RANSOM ? owner(s, s->caught & 7) : s->turn);
    if (s->moved == NOBODY) printf(",\"moved\":null");
    else if (s->moved == LOST) printf(",\"moved\":{\"colour\":\"%s\",\"place\":null}", COLOUR[s->colour]);
    else printf(",\"moved\":{\"colour\":\"%s\",\"place\":\"%s\"}", COLOUR[s->colour], PLACE[s->moved]);
    if (s->phase == TAKE) printf(",\"at\":%u", s->place - KEEP);
    else printf(",\"at\":null");
    if (s->phase == RANSOM)
        printf(",\"caught\":{\"colour\":\"%s\",\"moved\":%s}", COLOUR[s->caught & 7], s->caught >> 3 ? "true" : "false");
    else printf(",\"caught\":null");
    printf(",\"knights\":{");
    for (unsigned colour = 0; colour < colours; colour++) {
        printf("%s\"%s\":{", colour ? "," : "", COLOUR[colour]), comma = "";
        for (unsigned place = 0; place < CHAMBER; place++)
            if (count_at(s->knights[colour], place))
                printf("%s\"%s\":%u", comma, PLACE[place], count_at(s->knights[colour], place)), comma = ",";
        printf("}");
    }
    for (int nest = 0; nest < 2; nest++) {
        printf("},\"%s\":{", nest ? "nest" : "chamber"), comma = "";
        for (unsigned colour = 0; colour < colours; colour++) {
            unsigned n = count_at(s->knights[colour], CHAMBER);
            if (nest) {
                n = knights;
                for (unsigned place = 0; place <= CHAMBER; place++) n -= count_at(s->knights[colour], place);
            }
            if (n) printf("%s\"%s\":%u", comma, COLOUR[colour], n), comma = ",";
        }
    }
    printf("},\"dragon\":%u,\"facing\":\"%s\",\"bar\":%u", s->dragon - KEEP, s->facing == TO_CASTLE ? "castle" : "chamber", s->bar - KEEP);
    printf(",\"gold\":["), piles(s, GOLD), printf("],\"gems\":["), piles(s, GEM);
    printf("],\"hands\":[");
    for (unsigned seat = 0; seat < s->players; seat++) {
        printf("%s[", seat ? "," : ""), comma = "";
        for (unsigned i = 0; i < 5; i++)
            for (unsigned n = 0; n < count_at(s->owned[seat][GOLD], i); n++) printf("%s%u", comma, i + 1), comma = ",";
        printf("]");
    }
    printf("],\"owned\":[");
    for (unsigned seat = 0; seat < s->players; seat++) {
        printf("%s{", seat ? "," : ""), comma = "";
        for (unsigned i = 0; i < 4; i++)
            if (count_at(s->owned[seat][GEM], i))
                printf("%s\"%s\":%u", comma, GEMS[i], count_at(s->owned[seat][GEM], i)), comma = ",";
        printf("}");
    }
    printf("],\"treasures\":[");
    for (unsigned seat = 0; seat < s->players; seat++) {
        unsigned n = count_at(s->knights[seat], CHAMBER) + (s->players == 2 ? count_at(s->knights[seat + 2], CHAMBER) : 0);
        printf("%s%u", seat ? "," : "", n);
    }
    printf("]"), seat_or_null("four", s->four), printf("}");
}

static void print_result(const State *s) {
    Result result;
    judge(s, &result);
    printf(",\"result\":{\"scores\":[");
    for (unsigned seat = 0; seat < s->players; seat++) printf("%s%d", seat ? "," : "", result.score[seat]);
    printf("],\"winners\":["), comma = "";
    for (unsigned seat = 0; seat < s->players; seat++)
        if (result.winners >> seat & 1) printf("%s%u", comma, seat), comma = ",";
    printf("],\"bonuses\":{"), comma = "";
    for (int i = 0; i < 5; i++)
        if (result.bonus[i] != NOBODY) printf("%s\"%s\":%d", comma, i < 4 ? GEMS[i] : "four", result.bonus[i]), comma = ",";
    printf("}}");
}

int main(void) {
    State s = {.phase = OVER};
    char line[1024], text[64];
    u16 list[MAX_ACTIONS];
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = 0;
        int n = legal(&s, list), used, value, known = 0;
        unsigned players, first;
        if (sscanf(line, "deal %u %u%n", &players, &first, &used) == 2) {
            u8 cards[45] = {0};
            const char *rest = line + used;
            for (int i = 0; i < 45 && sscanf(rest, "%d%n", &value, &used) == 1; i++) cards[i] = (u8)value, rest += used;
            lay_out(&s, players, first, cards, cards + 23);
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
