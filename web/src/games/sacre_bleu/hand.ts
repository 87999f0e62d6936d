// How a hand lies: touching cards are a run, space is a break, a dashed slot is a gap of one card. Pure: sizes in, places out.
import { bySuit, suitOf } from './cards';
import type { BleuView, Card, Group, Swap } from './view';

export interface Slot {
  card: Card;
  /** held: in the hand; hole: missing; ghost: comes out of the deck. */
  kind: 'held' | 'hole' | 'ghost';
  /** Lies over its left neighbour: the two are part of a run. */
  link: boolean;
}

export interface Stretch {
  suit: string;
  slots: readonly Slot[];
  caption: string;
  /** Points that lie here now. */
  points: number;
}

export interface HandPlan {
  /** Width of a card. */
  card: number;
  /** How much of a card its right neighbour covers, as a share. */
  over: number;
  /** Between two stretches of one suit, and between two suits. */
  notch: number;
  gap: number;
  rows: number;
  /** The lower half of every card is cut off, so that more rows find room. */
  tucked: boolean;
}

const slotsOf = (group: Group): Slot[] =>
  group.slots.map(({ card, held }, i) => ({
    card,
    kind: held ? 'held' : 'hole',
    link: held && i > 0 && group.slots[i - 1]?.held === true,
  }));

/** The hand in stretches, jokers last. */
export function stretches(view: BleuView): Stretch[] {
  const groups = view.groups.map((group) => ({
    suit: group.suit,
    slots: slotsOf(group),
    caption: group.caption,
    points: group.points,
  }));
  const placed = new Set(groups.flatMap((group) => group.slots.map((slot) => slot.card)));
  const loose = view.hand.filter((card) => !placed.has(card));
  return [...groups, ...loose.map(single)];
}

const single = (card: Card): Stretch => ({
  suit: suitOf(card),
  slots: [{ card, kind: 'held', link: false }],
  caption: '',
  points: 0,
});

/** The hand as it will be: the run first, with what comes out of the deck, then the rest by suit. */
export function future(view: BleuView, swap: Pick<Swap, 'cards' | 'shown' | 'into' | 'out' | 'points'>): Stretch[] {
  const order = swap.shown.length ? swap.shown.map((one) => one.card) : swap.cards;
  const run: Stretch = {
    suit: 'run',
    slots: order.map((card, i) => ({ card, kind: swap.out.includes(card) ? 'ghost' : 'held', link: i > 0 })),
    caption: `then score **${swap.points}**`,
    points: swap.points,
  };
  const used = new Set(order);
  const rest = view.hand.filter((card) => !used.has(card));
  const stay = bySuit(rest.filter((card) => !swap.into.includes(card)));
  const go = bySuit(rest.filter((card) => swap.into.includes(card)));
  const row = (caption: string) => (cards: readonly Card[]) => ({
    suit: suitOf(cards[0] as Card),
    slots: cards.map((card, i): Slot => ({ card, kind: 'held', link: i > 0 })),
    caption,
    points: 0,
  });
  return [run, ...stay.map(row('')), ...go.map((cards) => row(cards.length > 1 ? 'go in' : 'goes in')(cards))];
}

const HOLE = 0.4;
const TUCKED = 64;
/** The least width of a card that is to be pressed, and of one that is only to be read. */
const PRESSED = 58;
export const READ = 46;
const BETWEEN = 4;

export function stretchWidth(stretch: Stretch, card: number, over: number): number {
  return stretch.slots.reduce((sum, slot, i) => {
    const own = slot.kind === 'hole' ? card * HOLE : card;
    return sum + own + (i === 0 ? 0 : slot.link ? -card * over : BETWEEN);
  }, 0);
}

/** What lies between a stretch and the one before it. */
export function before(list: Stretch[], i: number, plan: HandPlan): number {
  if (i === 0) return 0;
  return list[i]?.suit === list[i - 1]?.suit ? plan.notch : plan.gap;
}

/** How many rows the hand takes; no stretch is torn, and one that is wider than the room fits into none. */
export function rowsOf(list: Stretch[], width: number, plan: HandPlan): number {
  let rows = 1;
  let x = 0;
  list.forEach((stretch, i) => {
    const wide = stretchWidth(stretch, plan.card, plan.over);
    const space = x === 0 ? 0 : before(list, i, plan);
    if (wide > width) rows = Infinity;
    if (x > 0 && x + space + wide > width) {
      rows += 1;
      x = wide;
    } else x += space + wide;
  });
  return rows;
}

interface Try {
  over: number;
  /** In a full hand the stretches of one suit lie over each other, a little less than a run. */
  notch: (card: number) => number;
  gap: number;
}

const DESK: Try[] = [
  { over: 0.36, notch: () => 22, gap: 26 },
  { over: 0.44, notch: () => 10, gap: 20 },
  { over: 0.5, notch: (card) => -card * 0.3, gap: 16 },
  { over: 0.6, notch: (card) => -card * 0.45, gap: 12 },
  { over: 0.7, notch: (card) => -card * 0.6, gap: 6 },
];
const PHONE: Try[] = [
  { over: 0.36, notch: () => 14, gap: 14 },
  { over: 0.36, notch: () => 8, gap: 8 },
  { over: 0.5, notch: () => 8, gap: 8 },
]; // on a phone the rows wrap, so there is one gap between all stretches

/**
 * Large and loose while it fits; then closer, then smaller, on a phone in one row more. `least`: what a phone's card may
 * shrink to; `low`: it lies on its side, so that a second row is cut off already.
 */
export function planHand(list: Stretch[], width: number, most: number, phone: boolean, least = PRESSED, low = false): HandPlan {
  const tries = phone ? PHONE : DESK;
  const tucked = least < PRESSED ? least : TUCKED; // three rows that are only read leave the height to the board
  // a desk has one row, however close the cards have to lie
  const whole = low ? 1 : 2;
  for (let rows = phone ? whole : 1; rows < (phone ? 5 : 2); rows++)
    for (const smallest of phone ? [least] : [most - 10, 74, 44])
      for (const { over, notch, gap } of tries)
        for (let card = rows > whole ? Math.min(most, tucked) : most; card >= smallest; card -= 2) {
          const plan = { card, over, notch: notch(card), gap, rows, tucked: rows > whole };
          if (rowsOf(list, width, plan) <= rows) return plan;
        }
  return { card: 44, over: 0.75, notch: -30, gap: 4, rows: 5, tucked: true };
}
