// How an update of S.A.C.R.E. Bleu! is seen: what somebody did lies on the board for a moment, then comes what is next.
import { titled } from '../../lib/markup';
import { LOOK, MOVE, SWEEP } from '../../lib/motion';
import { eventsOf, type Unfolded } from '../../lib/changes';
import type { View, Words } from '../../lib/protocol';
import type { Step, Told as ToldEvent } from '../game';
import { read, type Arrow, type Card, type Shown } from './view';
import type * as wire from './wire';

/** What has just happened, for the board; the table itself adds it to a view. */
export interface Told {
  kind: 'scored' | 'swapped' | 'taken' | 'returned' | 'traded' | 'nothing' | 'final' | 'cycled';
  seat: number;
  /** Whom it was done with. */
  other: number | null;
  cards: readonly Shown[];
  points: number;
  /** How many cards nobody sees. */
  number: number;
}

export const GLANCE = 1500;

const whole = (cards: readonly Card[]): Shown[] => cards.map((card) => ({ card, as: card }));
const told = (kind: Told['kind'], more: Partial<Told> = {}) => ({ kind, other: null, cards: [], points: 0, number: 0, ...more });

/** What lies on the board for a moment after an event; null: nothing. */
function lying(event: wire.Event): Told | null {
  switch (event.kind) {
    case 'scored':
      return { ...told('scored', { cards: event.shown, points: event.points }), seat: event.seat };
    case 'swapped':
      return { ...told('swapped', { other: event.partner, cards: whole([event.card]) }), seat: event.seat };
    case 'taken':
      return { ...told('taken', { other: event.target, cards: whole([event.card]) }), seat: event.seat };
    case 'returned':
      return { ...told('returned', { number: event.number }), seat: event.seat };
    case 'swapped_with_deck':
      return { ...told('traded', { cards: whole(event.out), number: event.into.length }), seat: event.seat };
    case 'nobody_answered':
      return { ...told('nothing', { cards: whole([event.card]) }), seat: event.seat };
    case 'exchange_undone':
      return { ...told('nothing', { other: event.target }), seat: event.seat };
    default:
      return null;
  }
}

const say = (text: string, words: Words): Words => ({ ...titled(text), notes: words.notes });
const withTold = (view: View, what: Told | null, flow: { q: number; arrows: readonly Arrow[] } | null = null): View => ({ ...view, told: what, flow });

function cycled(before: View, event: ToldEvent<wire.Cycled>, words: Words): Step {
  const flow = { q: event.q, arrows: event.arrows };
  const what: Told = { ...told('cycled', { number: flow.q }), seat: read(before).cycle?.by ?? 0 };
  return { view: withTold(before, what, flow), words: say(event.text, words), ms: SWEEP + 400, phase: 'taken', skippable: true };
}

function shown(event: ToldEvent<wire.Event>, words: Words): Step | null {
  const what = lying(event);
  if (!what || event.text === '') return null;
  const ms = what.kind === 'scored' ? LOOK : GLANCE;
  return { view: withTold(event.view, what), words: say(event.text, words), ms, phase: 'taken', skippable: true };
}

export function steps(before: View, after: Unfolded): Step[] {
  const { view, words } = after;
  const events = eventsOf<wire.Event>(after);
  const end: Step = { view: withTold(view, null), words, ms: events.some((event) => event.text !== '') ? MOVE : 0, phase: 'still' };
  // the end speaks for itself, unless it was a run that brought it
  const over = events.some((event) => event.kind === 'game_ended');
  const list = events.flatMap((event, i) => {
    if (over && event.kind !== 'scored') return [];
    const step = event.kind === 'cycled' ? cycled(events[i - 1]?.view ?? before, event, words) : shown(event, words);
    return step ? [step] : [];
  });
  const opening = events.find((event) => event.kind === 'final_round');
  if (opening) {
    const what: Told = { ...told('final'), seat: 0 };
    list.push({ view: withTold(opening.view, what), words: say(opening.text, words), ms: LOOK, phase: 'taken', skippable: true });
  }
  return [...list, end];
}
