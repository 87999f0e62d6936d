// What lies at the near edge: which card is in one's fingers, and how each of the others stands there.
import type { Ask, Barred, MoveInfo, Notation } from '../../lib/protocol';
import type { Desk } from '../game';
import { faceOf, firstCopy, playOf, type CardId, type Choices, type Face, type FightView, type Play } from './view';

/** A card that lies at the near edge. */
export interface Held {
  face: Face;
  state: 'legal' | 'no' | 'waiting' | 'chosen' | 'pending';
  hinted: boolean;
  /** Why it has to wait. */
  why: string;
}

/** What one has taken up, by its place in the hand. */
export interface Grip {
  /** The play that is chosen, with card and slot. */
  play: Play | null;
  /** The card that is to be packed. */
  packed: number | null;
  held: number | null;
  /** Held, and to be put down somewhere. */
  lone: number | null;
}

/** `fingers`: the card that was taken up, while no slot is chosen for it. */
export function gripOf(choices: Choices, desk: Pick<Desk, 'ask' | 'move' | 'chosen'>, fingers: number | null): Grip {
  const play = playOf(desk.move);
  const packed = [...choices.packs.entries()].find(([, info]) => info.move === desk.chosen)?.[0] ?? null;
  const held = play?.place ?? packed ?? fingers;
  const lone = desk.ask !== null && choices.plays.length + choices.packs.size > 0 ? held : null;
  return { play, packed, held, lone };
}

/** Why the card at this place of the hand has to wait. */
export const barredAt = (ask: Ask | null, place: number): Barred | null => ask?.barred.find((one) => one.move.startsWith(`play:${place + 1}:`)) ?? null;

/** The same for a card of the hand, where one looks at one of several copies; null if it can be played. */
export function whyNot(ask: Ask, choices: Choices, hand: readonly CardId[], held: number): Barred | null {
  const place = firstCopy(hand, held);
  return choices.plays.some((one) => one.place === place) ? null : barredAt(ask, place);
}

type Marks = Pick<Desk, 'ask' | 'chosen' | 'pending' | 'hint'>;

/** The cards of the hand, as they can be played now. */
export function heldCards(view: FightView, choices: Choices, hand: readonly CardId[], { ask, chosen, hint }: Marks, held: number | null): Held[] {
  const hinted = playOf(ask?.moves.find((move) => move.move === hint?.move) ?? null);
  const turn = choices.plays.length + choices.packs.size + choices.swaps.size > 0 || ask?.about === 'turn';
  return hand.map((card, i): Held => {
    const place = firstCopy(hand, i);
    const swap = choices.swaps.get(place);
    const can = choices.plays.some((one) => one.place === place) || swap !== undefined;
    return {
      face: faceOf(view, card),
      state: (swap && chosen === swap.move) || (i === held && turn) ? 'chosen' : can ? 'legal' : turn && ask ? 'no' : 'waiting',
      hinted: (hinted?.place ?? -1) === i || (swap !== undefined && hint?.move === swap.move),
      why: turn && !can && ask ? (barredAt(ask, place)?.words ?? 'no slot takes it') : '',
    };
  });
}

const pickState = (move: Notation, { chosen, pending }: Marks): Held['state'] => (pending === move ? 'pending' : chosen === move ? 'chosen' : 'legal');

/** Cards from elsewhere, one of which is to be chosen. */
export const pickedCards = (view: FightView, picks: readonly MoveInfo[], marks: Marks): Held[] =>
  picks.map(({ move, preview }) => ({ face: faceOf(view, String(preview.card)), state: pickState(move, marks), hinted: marks.hint?.move === move, why: '' }));
