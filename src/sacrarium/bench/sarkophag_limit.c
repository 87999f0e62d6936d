/* Sarkophag, four seats: random playouts and tree search in plain C, a yardstick for the near-physical limit.

       cc -O3 -march=native -o sarkophag_limit sarkophag_limit.c -lm && ./sarkophag_limit [rounds]

   Prints the best of some rounds (five, if none are given) in seconds of the processor: playouts, moves,
   imagined hands with a playout, and simulations of a tree search. The hands it imagines ignore what has been
   proven about them, so it is a limit and not a player. Cards count from 0 here. */

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CARDS = 60, HAND = 10, PLAYERS = 4 };

typedef uint64_t Cards;

typedef struct {
    Cards hands[6];
    Cards seen;
    int16_t scores[6];
    int8_t players, turn, leader, count, lead, low, high, low_by, high_by, goes_down, left;
    int16_t heap; /* heads in the trick */
} Game;

static const uint64_t MASK_48 = (1ULL << 48) - 1;
static const Cards ALL = (1ULL << CARDS) - 1;
static const uint8_t HEADS[CARDS] = {
    0, 0, 1, 2, 1, 3, 1, 3, 1, 3, 1, 2, 1, 0, 5, 0, 1, 2, 1, 3, 1, 2, 1, 0, 5, 0, 1, 2, 1, 3,
    1, 2, 1, 0, 5, 0, 1, 2, 1, 3, 1, 2, 1, 0, 5, 0, 1, 2, 1, 3, 1, 3, 1, 3, 1, 2, 1, 2, 0, 0,
};
static Cards five_heads;

/* --- chance ------------------------------------------------------------------------------------------------- */

static inline uint64_t seeded(uint64_t seed) { return (seed * 0x9E3779B97F4AULL + 0x1234567ULL) & MASK_48; }

static inline uint32_t below(uint64_t *chance, uint32_t count) {
    *chance = (*chance * 0x5DEECE66DULL + 0xB) & MASK_48;
    return (uint32_t)(((*chance >> 17) * count) >> 31);
}

static inline int one_of(Cards cards, uint64_t *chance) {
    int count = __builtin_popcountll(cards);
    if (count > 1) {
        int place = below(chance, count);
#ifdef __BMI2__
        cards = __builtin_ia32_pdep_di(1ULL << place, cards);
#else
        while (place--) cards &= cards - 1;
#endif
    }
    return __builtin_ctzll(cards);
}

static inline Cards draw(uint8_t *pile, int *left, int count, uint64_t *chance) {
    Cards hand = 0;
    while (count--) {
        int place = below(chance, *left);
        --*left;
        hand |= 1ULL << pile[place];
        pile[place] = pile[*left];
    }
    return hand;
}

/* --- rules -------------------------------------------------------------------------------------------------- */

static void deal(Game *game, uint64_t *chance) {
    uint8_t pile[CARDS];
    int left = CARDS;
    for (int card = 0; card < CARDS; card++) pile[card] = card;
    memset(game, 0, sizeof *game);
    for (int seat = 0; seat < PLAYERS; seat++) game->hands[seat] = draw(pile, &left, HAND, chance);
    game->players = PLAYERS;
    game->left = HAND;
}

static inline Cards may_play(const Game *game) {
    Cards hand = game->hands[game->turn], allowed;
    if (game->count == 0) {
        allowed = hand & ~five_heads;
        return allowed ? allowed : hand;
    }
    if (game->count == 1) return hand;
    Cards lower = (1ULL << game->lead) - 1;
    allowed = game->goes_down ? hand & lower : hand & ~lower;
    return allowed ? allowed : hand;
}

static inline int taker(const Game *game) {
    if (game->goes_down) return game->high > game->lead ? game->high_by : game->low_by;
    return game->low < game->lead ? game->low_by : game->high_by;
}

static inline void play(Game *game, int card) {
    int seat = game->turn;
    game->hands[seat] &= ~(1ULL << card);
    game->seen |= 1ULL << card;
    if (game->count == 0) {
        game->lead = game->low = game->high = card;
        game->low_by = game->high_by = seat;
        game->heap = HEADS[card];
    } else {
        if (game->count == 1) game->goes_down = card < game->lead;
        if (card < game->low) {
            game->low = card;
            game->low_by = seat;
        } else if (card > game->high) {
            game->high = card;
            game->high_by = seat;
        }
        game->heap += HEADS[card];
    }
    if (++game->count < game->players) {
        game->turn = seat + 1 < game->players ? seat + 1 : 0;
        return;
    }
    int winner = taker(game);
    game->scores[winner] += game->heap;
    game->leader = game->turn = winner;
    game->count = 0;
    game->left--;
}

static inline void playout(Game *game, uint64_t *chance) {
    while (game->left) play(game, one_of(may_play(game), chance));
}

static inline void imagine(Game *world, const Game *game, int seat, uint64_t *chance) {
    uint8_t pile[CARDS];
    int left = 0;
    *world = *game;
    for (Cards unseen = ALL & ~(game->seen | game->hands[seat]); unseen; unseen &= unseen - 1)
        pile[left++] = __builtin_ctzll(unseen);
    for (int other = 0; other < game->players; other++)
        if (other != seat)
            world->hands[other] = draw(pile, &left, __builtin_popcountll(game->hands[other]), chance);
}

/* --- search: one node for all worlds that look alike, one playout for each simulation -------------------------- */

typedef struct {
    int32_t child, sibling, visits, offers;
    double total;
    int8_t card, seat;
} Node;

static inline int most_promising(Node *tree, int node, Cards *untried, double exploration) {
    Cards offered = *untried;
    int best = 0;
    double highest = -1e300;
    for (int child = tree[node].child; child; child = tree[child].sibling) {
        Cards card = 1ULL << tree[child].card;
        if (!(offered & card)) continue;
        *untried &= ~card;
        tree[child].offers++;
        double promise = tree[child].total / tree[child].visits +
                         exploration * sqrt(log(tree[child].offers) / tree[child].visits);
        if (promise > highest) {
            highest = promise;
            best = child;
        }
    }
    return best;
}

static int search(const Game *root, int simulations, uint64_t seed, double exploration) {
    uint64_t chance = seeded(seed);
    Node *tree = malloc(sizeof(Node) * (simulations + 2));
    int nodes = 1, path[64];
    memset(tree, 0, sizeof(Node));
    for (int done = 0; done < simulations; done++) {
        Game world;
        int node = 0, depth = 0, is_new = 0;
        imagine(&world, root, root->turn, &chance);
        path[depth++] = 0;
        while (world.left && !is_new) {
            Cards untried = may_play(&world);
            int next = most_promising(tree, node, &untried, exploration);
            is_new = untried != 0;
            if (is_new) {
                next = nodes++;
                tree[next] = (Node){0, tree[node].child, 0, 1, 0.0, one_of(untried, &chance), world.turn};
                tree[node].child = next;
            }
            play(&world, tree[next].card);
            path[depth++] = node = next;
        }
        playout(&world, &chance);
        for (int step = 0; step < depth; step++) {
            Node *passed = &tree[path[step]];
            passed->visits++;
            if (step) passed->total -= world.scores[passed->seat] * 0.01;
        }
    }
    int chosen = -1, most = -1;
    for (int child = tree[0].child; child; child = tree[child].sibling)
        if (tree[child].visits > most) {
            most = tree[child].visits;
            chosen = tree[child].card;
        }
    free(tree);
    return chosen;
}

/* --- measuring ---------------------------------------------------------------------------------------------- */

static uint64_t playouts(int count, uint64_t seed) {
    uint64_t chance = seeded(seed), sum = 0;
    Game game;
    while (count--) {
        deal(&game, &chance);
        playout(&game, &chance);
        sum += game.scores[0] + 3 * game.scores[1] + 5 * game.scores[2] + 7 * game.scores[3];
    }
    return sum;
}

static uint64_t imagined_playouts(const Game *game, int count, uint64_t seed) {
    uint64_t chance = seeded(seed), sum = 0;
    Game world;
    while (count--) {
        imagine(&world, game, game->turn, &chance);
        playout(&world, &chance);
        sum += world.scores[0];
    }
    return sum;
}

static double now(void) { return (double)clock() / CLOCKS_PER_SEC; }

static void keep_best(double *best, double count, double start) {
    double rate = count / (now() - start);
    if (rate > *best) *best = rate;
}

int main(int given, char **words) {
    int rounds = given > 1 ? atoi(words[1]) : 5;
    double best_playouts = 0, best_imagined = 0, best_search = 0, start;
    volatile uint64_t sink = 0;
    uint64_t chance = seeded(1);
    Game game;
    for (int card = 0; card < CARDS; card++)
        if (HEADS[card] == 5) five_heads |= 1ULL << card;
    deal(&game, &chance);
    for (int round = 0; round < rounds; round++) {
        start = now();
        sink += playouts(500000, round);
        keep_best(&best_playouts, 500000, start);
        start = now();
        sink += imagined_playouts(&game, 300000, round);
        keep_best(&best_imagined, 300000, start);
        start = now();
        for (int turn = 0; turn < 200; turn++) sink += search(&game, 1000, round * 200 + turn, 0.3);
        keep_best(&best_search, 200000, start);
    }
    printf("{\"playouts_per_s\": %.0f, \"moves_per_s\": %.0f, \"determinise_rollout_per_s\": %.0f, "
           "\"search_sims_per_s\": %.0f}\n",
           best_playouts, best_playouts * HAND * PLAYERS, best_imagined, best_search);
    return 0;
}
