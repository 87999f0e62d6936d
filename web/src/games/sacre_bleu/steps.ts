// How an update of S.A.C.R.E. Bleu! is seen: what somebody did lies on the board for a moment, then comes what is next.
import { titled } from '../../lib/markup';
import { LOOK, MOVE, SWEEP } from '../../lib/motion';
import type { GameEvent, View, Words } from '../../lib/protocol';
import type { Step } from '../game';
import { read, type Arrow, type Card, type Shown } from './view';

/** What has just happened, for the board; the table itself adds it to a view. */
export interface Told {
  kind: 'scored' | 'swapped' | 'taken' | 'returned' | 'traded' | 'nothing' | 'final' | 'cycled';
  seat: number;
  /** Whom it was done with. */
  other: number | null;
  cards: Shown[];
  points: number;
  /** How many cards nobody sees. */
  number: number;
}

export const GLANCE = 1500;

const whole = (cards: unknown): Shown[] => ((cards as Card[] | undefined) ?? []).map((card) => ({ card, as: card }));
const asSeat = (seat: unknown) => (typeof seat === 'number' ? seat : null);

type Teller = (event: GameEvent) => Omit<Told, 'seat'>;
const told = (kind: Told['kind'], more: Partial<Told> = {}) => ({ kind, other: null, cards: [], points: 0, number: 0, ...more });

const TELLERS: Record<string, Teller> = {
  scored: (event) =>
    told('scored', { cards: (event.shown as Shown[] | undefined) ?? whole(event.cards), points: Number(event.points) }),
  swapped: (event) => told('swapped', { other: asSeat(event.partner), cards: whole([event.card]) }),
  taken: (event) => told('taken', { other: asSeat(event.target), cards: whole([event.card]) }),
  returned: (event) => told('returned', { number: Number(event.number) }),
  swapped_with_deck: (event) => told('traded', { cards: whole(event.out), number: (event.into as Card[] | undefined)?.length ?? 0 }),
  nobody_answered: (event) => told('nothing', { cards: whole([event.card]) }),
  exchange_undone: (event) => told('nothing', { other: asSeat(event.target) }),
};

const say = (text: string, words: Words): Words => ({ ...titled(text), notes: words.notes });
const withTold = (view: View, what: Told | null, flow: { q: number; arrows: Arrow[] } | null = null): View => ({ ...view, told: what, flow });

function cycled(before: View, event: GameEvent, words: Words): Step {
  const flow = { q: Number(event.q), arrows: (event.arrows as Arrow[] | undefined) ?? [] };
  const what: Told = { ...told('cycled', { number: flow.q }), seat: read(before).cycle?.by ?? 0 };
  return { view: withTold(before, what, flow), words: say(event.text, words), ms: SWEEP + 400, phase: 'taken', skippable: true };
}

function shown(event: GameEvent, view: View, words: Words): Step | null {
  const teller = TELLERS[event.kind];
  if (!teller || event.text === '') return null;
  const what: Told = { ...teller(event), seat: asSeat(event.seat) ?? 0 };
  const ms = what.kind === 'scored' ? LOOK : GLANCE;
  return { view: withTold(view, what), words: say(event.text, words), ms, phase: 'taken', skippable: true };
}

export function steps(before: View, after: { events: GameEvent[]; view: View; words: Words }): Step[] {
  const { events, view, words } = after;
  const end: Step = { view: withTold(view, null), words, ms: events.some((event) => event.text !== '') ? MOVE : 0, phase: 'still' };
  // the end speaks for itself, unless it was a run that brought it
  const over = events.some((event) => event.kind === 'game_ended');
  const list = events.flatMap((event) => {
    if (over && event.kind !== 'scored') return [];
    const step = event.kind === 'cycled' ? cycled(before, event, words) : shown(event, view, words);
    return step ? [step] : [];
  });
  const opening = events.find((event) => event.kind === 'final_round');
  if (opening) {
    const what: Told = { ...told('final'), seat: 0 };
    list.push({ view: withTold(view, what), words: say(opening.text, words), ms: LOOK, phase: 'taken', skippable: true });
  }
  return [...list, end];
}
