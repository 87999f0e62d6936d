// What can be looked at more closely: a card, a pile of cards, the boss.
import type { Barred, MoveInfo } from '../../lib/protocol';
import { counted } from './words';
import { capital, faceOf, type CardId, type Face, type FightView, type HeroNumber, type Pile } from './view';

export interface Listed {
  face: Face;
  count: number;
  /** What is known of its place. */
  note?: string;
}
export type Look = { title: string; moves?: readonly MoveInfo[] } & ({ kind: 'card'; face: Face; barred?: Barred | null } | { kind: 'cards'; lead?: string; cards: Listed[] } | { kind: 'boss' });

export const cardLook = (view: FightView, card: CardId, moves: (MoveInfo | null | undefined)[] = [], barred: Barred | null = null): Look => {
  const face = faceOf(view, card);
  return { kind: 'card', title: face.name, face, barred, moves: moves.filter((info) => info != null) };
};

const PLACES = ['on top', 'second', 'third', 'fourth', 'fifth'];
const ordinal = (i: number, end: string) => (i === 0 ? end : `${PLACES[i] ?? `${i + 1}th`} from ${end === 'on top' ? 'the top' : 'below'}`);

/** What is in a face-down pile; its order is hidden but for what was seen. */
export function pileCards(view: FightView, pile: Pile): Listed[] {
  const known: Listed[] = [
    ...pile.top.map((card, i) => ({ face: faceOf(view, card), count: 1, note: capital(ordinal(i, 'on top')) })),
    ...pile.bottom.map((card, i) => ({ face: faceOf(view, card), count: 1, note: capital(ordinal(i, 'underneath')) })),
  ];
  const left = { ...pile.cards };
  for (const card of [...pile.top, ...pile.bottom]) left[card] = (left[card] ?? 1) - 1;
  const rest = Object.entries(left).flatMap(([card, count]) => Array.from({ length: Math.max(0, count) }, () => card));
  return [...known, ...counted(view, rest)];
}

export function zoneLook(view: FightView, number: HeroNumber, zone: string, name: string): Look {
  const hero = view.heroes[number];
  const whose = name === 'You' ? 'Your' : `${capital(name)}’s`;
  const pile = hero?.piles[zone];
  if (pile) {
    const lead = `${pile.count} ${pile.count === 1 ? 'card' : 'cards'}, face down.`;
    return { kind: 'cards', title: `${whose} ${zone} pile`, lead, cards: pileCards(view, pile) };
  }
  if (zone === 'backpack') return { kind: 'cards', title: `${whose} backpack`, lead: 'Out of this fight; what is here goes back into the piles after it.', cards: counted(view, hero?.backpack ?? []) };
  if (zone === 'hand') return { kind: 'cards', title: `${whose} hand`, cards: counted(view, hero?.hand ?? []) };
  return { kind: 'cards', title: `${whose} graveyard`, lead: 'Given up or lost for the rest of the run.', cards: counted(view, hero?.graveyard ?? []) };
}

export function bossLook(view: FightView, what: 'boss' | 'deck' | 'discard'): Look {
  const boss = view.boss;
  if (!boss || what === 'boss') return { kind: 'boss', title: boss?.name ?? '' };
  if (what === 'discard') return { kind: 'cards', title: `${boss.name}: used cards`, lead: 'The newest first.', cards: [...boss.discard].reverse().map((card) => ({ face: faceOf(view, card), count: 1 })) };
  return { kind: 'cards', title: `${boss.name}: deck`, lead: `${boss.deck.count} cards. What is in it is known, its order is not.`, cards: pileCards(view, boss.deck) };
}

export const kraxeLook = (view: FightView, caller: (hero: HeroNumber) => string): Look => ({
  kind: 'cards',
  title: 'The Kraxe',
  lead: 'Out of reach until they are freed.',
  cards: (view.boss?.kraxe ?? []).map(([card, holder]) => ({ face: faceOf(view, card), count: 1, note: capital(caller(holder)) })),
});
