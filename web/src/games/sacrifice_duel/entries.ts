// The cards of the hand as they stand to what is asked: what each could do, and what a press on it means.
import type { Desk } from '../game';
import { advised } from '../../lib/hints';
import type { Barred } from '../../lib/protocol';
import { goesWith, pairsOf, payers, type Purchase } from './purchases';
import { called, handOf, rankOf, type Code, type DuelView, type Held } from './view';

/** A card of the hand and how it stands to what is asked. */
export interface Entry {
  key: string;
  /** What is read aloud: "red 9, trump, wins". */
  name: string;
  standing: 'legal' | 'no' | 'waiting' | 'shown';
  chosen: boolean;
  pending: boolean;
  hinted: boolean;
  barred: Barred | null;
  badge: string | null;
  fate: { text: string; tone: 'win' | 'brass' | 'soft'; crown: boolean } | null;
}

const plain = (card: Held, over: Partial<Entry> = {}): Entry => ({
  key: card.key,
  name: called(card.code),
  standing: 'waiting',
  chosen: false,
  pending: false,
  hinted: false,
  barred: null,
  badge: null,
  fate: null,
  ...over,
});

/** Nothing is asked: the cards wait, or are only shown. */
export const idle = (view: DuelView, seat: number, shown: boolean): Entry[] =>
  handOf(view, seat).map((card) => plain(card, { standing: shown ? 'shown' : 'waiting' }));

/** A card to be played: trump or not, and how it would do against the card that was led. */
export function playing(view: DuelView, seat: number, desk: Desk, chosenKey: string | null): Entry[] {
  const cards = handOf(view, seat);
  const move = (code: Code) => `play ${code}`;
  const picked = cards.find((card) => move(card.code) === desk.chosen && card.key === chosenKey) ?? cards.find((card) => move(card.code) === desk.chosen);
  return cards.map((card) => {
    const info = desk.ask?.moves.find((one) => one.move === move(card.code));
    const result = info?.preview.result as string | undefined;
    const trump = info?.preview.trump === true;
    const text = result ?? (trump ? 'trump' : '');
    return plain(card, {
      name: [called(card.code), trump ? 'trump' : '', result ?? ''].filter(Boolean).join(', '),
      standing: info ? 'legal' : 'waiting',
      chosen: card === picked,
      pending: desk.pending === move(card.code) && card === picked,
      hinted: desk.hint?.move === move(card.code),
      fate: text ? { text, tone: result === 'wins' || (!result && trump) ? 'win' : 'soft', crown: trump } : null,
    });
  });
}

/** "9", "9 or 8", "9, 8 or 7". */
export const either = (ranks: readonly string[]) => [ranks.slice(0, -1).join(', '), ...ranks.slice(-1)].filter(Boolean).join(' or ');

/** The five cards at the market: which pay for what, which still could, which stay. */
export function spending(view: DuelView, seat: number, desk: Desk, order: Purchase[], first: string | null, hinted: Purchase[]): Entry[] {
  const cards = handOf(view, seat);
  const paying = payers(cards, order);
  const hint = payers(cards, hinted);
  const pairs = pairsOf(desk.ask);
  const open = pairs.filter((pair) => pair.choices.some((bought) => goesWith(desk.ask, order, { spent: pair.spent, bought })));
  const partner = cards.find((card) => card.key === first) ?? null;
  const goals = (card: Held) => {
    const left = partner && partner !== card ? open.filter((pair) => paysWith(pair.spent, card.code, partner.code)) : open.filter((pair) => pair.spent.includes(card.code));
    return [...new Set(left.map((pair) => rankOf(pair.choices[0] ?? 'X')))];
  };
  return cards.map((card) => {
    const place = paying.get(card.key);
    const rank = place === undefined ? null : rankOf(order[place]?.bought ?? 'X');
    const could = rank === null ? goals(card) : [];
    const useless = !pairs.some((pair) => pair.spent.includes(card.code));
    const say = rank !== null ? `for the ${rank}` : card.key === first ? 'and which?' : could.length ? `for ${either(could.slice(0, 3))}` : 'stays';
    return plain(card, {
      name: `${called(card.code)}, ${rank !== null ? `pays for the ${rank}` : could.length ? `could help to buy ${either(could)}` : 'stays in your hand'}`,
      standing: useless ? 'no' : 'legal',
      chosen: rank !== null || card.key === first,
      hinted: hint.has(card.key) && rank === null,
      badge: rank,
      barred: useless ? (desk.ask?.barred.find((one) => one.move === `spend ${card.code}`) ?? null) : null,
      fate: { text: say, tone: rank !== null || card.key === first ? 'brass' : could.length ? 'win' : 'soft', crown: false },
    });
  });
}

const paysWith = (spent: readonly Code[], one: Code, two: Code) =>
  one === two ? spent.every((code) => code === one) : spent.includes(one) && spent.includes(two);

/** The cards of the won hand: what each is worth on the altar, and which are chosen for it. */
export function offering(pool: Held[], worth: Record<Code, number>, desk: Desk, picks: readonly string[], fixed: readonly string[], full: boolean): Entry[] {
  const advice = advised(desk.hint);
  return pool.map((card) => {
    const points = worth[card.code] ?? 0;
    const on = picks.includes(card.key);
    return plain(card, {
      name: `${called(card.code)}, ${points} points`,
      standing: desk.ask ? 'legal' : 'waiting',
      chosen: on,
      pending: fixed.includes(card.key) || (on && desk.pending !== null),
      hinted: advice.includes(`sacrifice ${card.code}`) && !on,
      fate: { text: `${points ? '+' : ''}${points}`, tone: on ? 'brass' : 'soft', crown: false },
      ...(full && !on ? { standing: 'waiting' as const } : {}),
    });
  });
}
