// A stand-in for the server's rules, for developing the client only. The real rules live in Python.
export const HEADS = [
  0, 0, 1, 2, 1, 3, 1, 3, 1, 3, 1, 2, 1, 0, 5, 0, 1, 2, 1, 3, 1, 2, 1, 0, 5, 0, 1, 2, 1, 3, 1, 2, 1, 0, 5, 0, 1, 2, 1,
  3, 1, 2, 1, 0, 5, 0, 1, 2, 1, 3, 1, 3, 1, 3, 1, 2, 1, 2, 0, 0,
];
const heads = (c) => HEADS[c - 1];
const sum = (cards) => cards.reduce((a, p) => a + heads(p.card), 0);
const fig = (n) => (n === 1 ? '1 head' : `${n} heads`);

export class Game {
  constructor(n, { match = 'single', limit = 100, seed = 7 } = {}) {
    Object.assign(this, {
      n,
      match,
      limit,
      seed,
      round: 0,
      totals: Array(n).fill(0),
      rounds: [],
      dealer: n - 1,
      over: false,
    });
    this.deal();
  }
  random() {
    this.seed = (this.seed * 1664525 + 1013904223) % 4294967296;
    return this.seed / 4294967296;
  }
  deal() {
    const deck = Array.from({ length: 60 }, (_, i) => i + 1);
    for (let i = 59; i > 0; i--) {
      const j = Math.floor(this.random() * (i + 1));
      [deck[i], deck[j]] = [deck[j], deck[i]];
    }
    if (this.round > 0) this.dealer = (this.dealer + 1) % this.n;
    this.round++;
    this.hands = Array.from({ length: this.n }, (_, s) => deck.slice(10 * s, 10 * s + 10).sort((a, b) => a - b));
    this.leader = (this.dealer + 1) % this.n;
    this.turn = this.leader;
    this.trick = [];
    this.tricks = [];
    this.roundHeads = Array(this.n).fill(0);
    this.proven = Array.from({ length: this.n }, (_, seat) => ({ seat, lowest: 1, highest: 60, fives_only: false }));
  }
  get direction() {
    return this.trick.length < 2 ? null : this.trick[1].card < this.trick[0].card ? 'down' : 'up';
  }
  legal(seat = this.turn) {
    const hand = this.hands[seat];
    if (!this.trick.length) {
      const free = hand.filter((c) => heads(c) !== 5);
      return free.length ? free : hand;
    }
    if (this.trick.length === 1) return hand;
    const lead = this.trick[0].card;
    const side = hand.filter((c) => (this.direction === 'down' ? c < lead : c > lead));
    return side.length ? side : hand;
  }
  breaks(card) {
    if (this.trick.length < 2) return false;
    const lead = this.trick[0].card;
    return this.direction === 'down' ? card > lead : card < lead;
  }
  takes(trick = this.trick) {
    if (trick.length < 2) return null;
    const down = trick[1].card < trick[0].card;
    const lowest = down !== trick.some((p) => p.breaks);
    return [...trick].sort((a, b) => (lowest ? a.card - b.card : b.card - a.card))[0].seat;
  }
  play(card) {
    const seat = this.turn;
    const role = ['lead', 'second'][this.trick.length] ?? 'follow';
    const breaks = this.breaks(card);
    this.hands[seat] = this.hands[seat].filter((c) => c !== card);
    if (breaks) {
      const lead = this.trick[0].card;
      if (this.direction === 'down') this.proven[seat].lowest = lead + 1;
      else this.proven[seat].highest = lead - 1;
    }
    this.trick.push({ seat, card, breaks });
    const events = [{ kind: 'card_played', seat, card, role, breaks }];
    this.turn = (seat + 1) % this.n;
    if (this.trick.length === this.n) this.finish(events);
    return events;
  }
  finish(events) {
    const taker = this.takes();
    const cards = this.trick;
    const done = {
      number: this.tricks.length + 1,
      leader: cards[0].seat,
      cards,
      direction: this.direction,
      broken: cards.some((p) => p.breaks),
      taker,
      heads: sum(cards),
    };
    this.tricks.push(done);
    this.roundHeads[taker] += done.heads;
    const card = cards.find((p) => p.seat === taker).card;
    events.push({
      kind: 'trick_taken',
      number: done.number,
      seat: taker,
      card,
      heads: done.heads,
      broken: done.broken,
      direction: done.direction,
      cards: cards.map(({ seat, card }) => ({ seat, card })),
    });
    this.trick = [];
    this.leader = this.turn = taker;
    if (this.tricks.length < 10) return;
    this.totals = this.totals.map((t, s) => t + this.roundHeads[s]);
    this.rounds.push(this.roundHeads);
    events.push({ kind: 'round_ended', round: this.round, heads: this.roundHeads, totals: this.totals });
    if (this.match === 'single' || Math.max(...this.totals) > this.limit) {
      this.over = true;
      this.turn = null;
      const least = Math.min(...this.totals);
      events.push({ kind: 'game_ended', winners: this.totals.flatMap((t, s) => (t === least ? [s] : [])) });
    } else {
      this.deal();
      events.push({ kind: 'dealt', round: this.round, dealer: this.dealer, leader: this.leader });
    }
  }
  view(seat) {
    return structuredClone({
      players: this.n,
      seat,
      round: this.round,
      trick_number: Math.min(10, this.tricks.length + 1),
      dealer: this.dealer,
      leader: this.leader,
      turn: this.turn,
      hand: seat === null ? [] : this.hands[seat],
      hand_sizes: this.hands.map((h) => h.length),
      trick: this.trick,
      direction: this.direction,
      broken: this.trick.some((p) => p.breaks),
      would_take: this.takes(),
      trick_heads: sum(this.trick),
      round_heads: this.roundHeads,
      totals: this.totals,
      rounds: this.rounds,
      tricks: this.tricks,
      proven: this.proven,
      aside: 60 - 10 * this.n,
      heads: HEADS,
      unconfirmed: [58],
      match: this.match,
      limit: this.match === 'limit' ? this.limit : null,
      over: this.over,
    });
  }
}

const NAME = (names, seat, you) => (seat === you ? 'You' : names[seat]);
export function text(event, names, you) {
  const who = NAME(names, event.seat, you);
  const v = (a, b) => (event.seat === you ? a : b);
  if (event.kind === 'card_played') {
    if (event.role === 'lead') return `${who} ${v('lead', 'leads')} ${event.card}.`;
    return `${who} ${v('play', 'plays')} ${event.card}${event.breaks ? ' and breaks the trick' : ''}.`;
  }
  if (event.kind === 'trick_taken') {
    const end = (event.direction === 'down') !== event.broken ? 'lowest' : 'highest';
    const why = event.broken
      ? `somebody could not go ${event.direction === 'down' ? 'below' : 'above'}, so the ${end} card takes`
      : `the ${end} card`;
    return `${who} ${v('take', 'takes')} the trick with ${event.card}, ${why}: ${fig(event.heads)}.`;
  }
  if (event.kind === 'round_ended') return `Round ${event.round} is over.`;
  if (event.kind === 'dealt') return `Round ${event.round} is dealt.`;
  return 'The game is over.';
}

export function words(game, names, you) {
  const notes = game.proven
    .filter((p) => p.seat !== you && (p.lowest > 1 || p.highest < 60))
    .map((p) => `${names[p.seat]} holds nothing ${p.lowest > 1 ? `below ${p.lowest}` : `above ${p.highest}`}.`);
  notes.push('The heads of card 58 are our best guess: no full list of the deck has been published.');
  if (game.over) return { title: 'The game is over', detail: '', notes };
  const lead = game.trick[0]?.card;
  const side = game.direction === 'down' ? `Below ${lead}` : `Above ${lead}`;
  if (game.turn === you) {
    const title = !game.trick.length
      ? 'Lead any card'
      : game.trick.length === 1
        ? 'You choose the side'
        : `${side}, if you can`;
    const detail = !game.trick.length
      ? 'Cards with five heads can not be led.'
      : game.trick.length === 1
        ? `Lower or higher than ${lead}: the others follow you.`
        : `${NAME(names, game.takes(), you)} would take the trick now.`;
    return { title, detail, notes };
  }
  const who = names[game.turn];
  const title = !game.trick.length
    ? `${who} leads`
    : game.trick.length === 1
      ? `${who} chooses the side`
      : `${who} is to play`;
  return { title, detail: lead ? `${NAME(names, game.trick[0].seat, you)} led ${lead}.` : '', notes };
}

export function ask(game, names, you) {
  if (game.over || game.turn !== you) return null;
  const legal = game.legal();
  const w = words(game, names, you);
  const about = ['lead', 'second'][game.trick.length] ?? 'follow';
  const moves = legal.map((card) => {
    const after = [...game.trick, { seat: you, card, breaks: game.breaks(card) }];
    const takes = game.takes(after) ?? you;
    const last = after.length === game.n;
    const who =
      takes === you
        ? '**you** ' + (last ? 'take' : 'would take')
        : `**${names[takes]}** ${last ? 'takes' : 'would take'}`;
    const follows =
      after.length === 1
        ? `**${fig(HEADS[card - 1])}** go into the trick. Whoever leads never takes.`
        : `With ${card}, ${who} the trick: **${fig(sum(after))}**`;
    return {
      move: String(card),
      label: `Play ${card}`,
      follows,
      preview: { takes: after.length === 1 ? null : takes, heads: sum(after), breaks: game.breaks(card), last },
    };
  });
  const lead = game.trick[0]?.card;
  const barred = game.hands[you]
    .filter((c) => !legal.includes(c))
    .map((c) => ({
      move: String(c),
      words:
        about === 'lead'
          ? `${c} has five heads and can not be led while you hold another card.`
          : `You still hold cards ${game.direction === 'down' ? 'below' : 'above'} ${lead}, so ${c} has to wait.`,
      rule: about === 'lead' ? 'R5' : 'R7',
    }));
  return { seat: you, about, title: w.title, detail: w.detail, moves, barred };
}

export function outcome(game, names, you) {
  if (!game.over) return null;
  const scores = game.totals;
  const ranks = scores.map((s) => 1 + scores.filter((t) => t < s).length);
  const winners = ranks.flatMap((r, s) => (r === 1 ? [s] : []));
  const title = winners.includes(you)
    ? winners.length > 1
      ? 'You share the win'
      : 'You win'
    : `${winners.map((w) => names[w]).join(' and ')} ${winners.length > 1 ? 'win' : 'wins'}`;
  const best = Math.min(...scores);
  const detail =
    you === null
      ? `With **${fig(best)}** after ten tricks.`
      : `You have **${fig(scores[you])}** after ten tricks; the fewest is ${best}.`;
  return {
    winners,
    ranks,
    scores,
    title,
    detail,
    rows: scores.map((score, seat) => ({ seat, rank: ranks[seat], score, words: fig(score) })),
  };
}
