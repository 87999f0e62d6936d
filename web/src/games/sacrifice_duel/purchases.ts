// Composing an order at the market. What goes together is never reckoned here: an order is possible if it is among the
// moves that were asked.
import type { Ask, MoveInfo } from '../../lib/protocol';
import { rankOf, type Code, type Held } from './view';

export interface Purchase {
  spent: readonly Code[];
  bought: Code;
}

/** Two cards of the hand, and what they can buy: one rank, in one colour or in both. */
export interface Pair {
  spent: readonly Code[];
  choices: Code[];
}

const purchasesOf = (move: MoveInfo) => (move.preview.purchases ?? []) as Purchase[];
const sorted = (codes: readonly Code[]) => [...codes].sort().join(' ');
const signature = (order: readonly Purchase[]) =>
  `${sorted(order.flatMap((one) => one.spent))}=${sorted(order.map((one) => one.bought))}`;

/** The move that spends and buys exactly these cards. */
export function moveFor(ask: Ask | null, order: readonly Purchase[]): MoveInfo | null {
  const wanted = signature(order);
  return ask?.moves.find((move) => signature(purchasesOf(move)) === wanted) ?? null;
}

/** Every pair of cards that buys something now, the dearest first. */
export function pairsOf(ask: Ask | null): Pair[] {
  const found = new Map<string, Pair>();
  for (const move of ask?.moves ?? []) {
    const [one, ...more] = purchasesOf(move);
    if (!one || more.length) continue;
    const pair = found.get(sorted(one.spent)) ?? { spent: one.spent, choices: [] };
    pair.choices.push(one.bought);
    found.set(sorted(one.spent), pair);
  }
  const value = ({ choices }: Pair) => Number(rankOf(choices[0] ?? '0r'));
  return [...found.values()].sort((a, b) => value(b) - value(a));
}

/** The order with one purchase more; whatever does not go with it is taken back. */
export function withPurchase(ask: Ask | null, order: readonly Purchase[], more: Purchase): Purchase[] {
  const tries = [[...order, more], ...[...order].reverse().map((kept) => [kept, more]), [more]];
  return tries.find((one) => moveFor(ask, one) !== null) ?? [...order];
}

export const goesWith = (ask: Ask | null, order: readonly Purchase[], more: Purchase) =>
  moveFor(ask, [...order, more]) !== null;

/** The colours in which a pair can be bought beside this order. */
export const openChoices = (ask: Ask | null, order: readonly Purchase[], pair: Pair): Code[] =>
  pair.choices.filter((bought) => goesWith(ask, order, { spent: pair.spent, bought }));

export const samePair = (one: readonly Code[], other: readonly Code[]) => sorted(one) === sorted(other);

export type Standing = 'got' | 'may' | 'swap' | 'instead' | 'off' | 'none';

/** How a stack of the market stands to the order: chosen, still to be had, the other colour of a chosen one, ... */
export function standing(ask: Ask | null, order: readonly Purchase[], code: Code, left: number): Standing {
  if (left === 0) return 'none';
  if (order.some((one) => one.bought === code)) return 'got';
  const pairs = pairsOf(ask).filter((pair) => pair.choices.includes(code));
  if (pairs.some((pair) => goesWith(ask, order, { spent: pair.spent, bought: code }))) return 'may';
  if (order.some((_, i) => swapped(ask, order, i, code))) return 'swap';
  return pairs.length ? 'instead' : 'off';
}

/** The order with one purchase in the other colour; null where that cannot be. */
export function swapped(ask: Ask | null, order: readonly Purchase[], at: number, code: Code): Purchase[] | null {
  const one = order[at];
  if (!one || rankOf(one.bought) !== rankOf(code)) return null;
  const next = order.map((purchase, i) => (i === at ? { ...purchase, bought: code } : purchase));
  return moveFor(ask, next) ? next : null;
}

/** What a press on a stack makes of the order. */
export function pressStack(ask: Ask | null, order: readonly Purchase[], code: Code): Purchase[] {
  const got = order.findLastIndex((one) => one.bought === code);
  if (got >= 0) return order.filter((_, i) => i !== got);
  const pairs = pairsOf(ask).filter((pair) => pair.choices.includes(code));
  const open = pairs.find((pair) => goesWith(ask, order, { spent: pair.spent, bought: code }));
  if (open) return [...order, { spent: open.spent, bought: code }];
  for (const i of order.keys()) {
    const next = swapped(ask, order, i, code);
    if (next) return next;
  }
  const first = pairs[0];
  return first ? withPurchase(ask, order, { spent: first.spent, bought: code }) : [...order];
}

/** What a press on a pair makes of the order: it is bought in the liked colour, or taken back. */
export function pressPair(ask: Ask | null, order: readonly Purchase[], pair: Pair, liked: string): Purchase[] {
  const at = order.findIndex((one) => samePair(one.spent, pair.spent));
  return at >= 0 ? order.filter((_, i) => i !== at) : withPair(ask, order, pair, liked);
}

/** The order with this pair spent as well, for the card in the liked colour if there is one. */
export function withPair(ask: Ask | null, order: readonly Purchase[], pair: Pair, liked: string): Purchase[] {
  const open = openChoices(ask, order, pair);
  const choices = open.length ? open : pair.choices;
  const bought = choices.find((code) => code.endsWith(liked)) ?? choices[0];
  return bought ? withPurchase(ask, order, { spent: pair.spent, bought }) : [...order];
}

/** Which card of the hand pays for what: its key, and the place of the purchase in the order. */
export function payers(hand: readonly Held[], order: readonly Purchase[]): Map<string, number> {
  const paying = new Map<string, number>();
  order.forEach((one, place) => {
    for (const code of one.spent) {
      const card = hand.find((held) => held.code === code && !paying.has(held.key));
      if (card) paying.set(card.key, place);
    }
  });
  return paying;
}

/** An order as it is written, "buy 4r+2r=6r, 5b+4b=9r", in its purchases. */
export const readOrder = (text: string | null): Purchase[] =>
  [...(text ?? '').matchAll(/(\w+)\+(\w+)=(\w+)/g)].map(([, one = '', two = '', bought = '']) => ({
    spent: [one, two],
    bought,
  }));
