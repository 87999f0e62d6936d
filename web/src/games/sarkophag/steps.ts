// How an update of Sarkophag is seen: the card lands, the taker is lit, the trick is swept away, then comes what is next.
import { titled } from '../../lib/markup';
import { LOOK, MOVE, SAND, SWEEP } from '../../lib/motion';
import type { GameEvent, Seat, View, Words } from '../../lib/protocol';
import type { Step, Told } from '../game';
import { inFigures, read, write, type Played, type SarkophagView, type Trick } from './view';
import type * as wire from './wire';

type Taken = Told<wire.TrickTaken>;
type Happened = Told<wire.Event>;

const say = (told: string, words: Words): Words => ({ ...titled(told), notes: words.notes });

/** The trick as it lies; who broke it was said when each card was played. */
function laid(before: SarkophagView, taken: Taken, events: readonly Happened[]): Played[] {
  const breakers = new Set(before.trick.filter((played) => played.breaks).map((played) => played.card));
  for (const event of events)
    if (event.kind === 'card_played' && event.breaks) breakers.add(event.card);
  return taken.cards.map(({ seat, card }) => ({ seat, card, breaks: breakers.has(card) }));
}

/** The position with the whole trick still lying there. */
function complete(before: SarkophagView, taken: Taken, events: readonly Happened[]): SarkophagView {
  const known = new Set(before.trick.map((played) => played.card));
  const fresh = taken.cards.filter((played) => !known.has(played.card));
  return {
    ...before,
    trick: laid(before, taken, events),
    trick_heads: taken.heads,
    direction: taken.direction,
    broken: taken.broken,
    would_take: taken.seat,
    turn: null,
    hand: before.hand.filter((card) => !fresh.some((played) => played.card === card)),
    hand_sizes: before.hand_sizes.map((size, seat) => size - fresh.filter((played) => played.seat === seat).length),
  };
}

const counted = (view: SarkophagView, taken: Taken): SarkophagView => ({
  ...view,
  round_heads: view.round_heads.map((heads, seat) => heads + (seat === taken.seat ? taken.heads : 0)),
});

export function steps(before: View, after: { events: readonly GameEvent[]; view: View; words: Words }): Step[] {
  const { view, words } = after;
  const events = after.events as readonly GameEvent[] as readonly Happened[];
  const taken = events.find((event) => event.kind === 'trick_taken');
  const second = events.some((event) => event.kind === 'card_played' && event.role === 'second');
  const end: Step = { view, words, ms: second ? MOVE + SAND : MOVE, phase: 'still' };
  if (!taken) return [end];
  const whole = complete(read(before), taken, events);
  const told = say(taken.text, words);
  const shown: Step[] = [
    { view: write(whole), words: told, ms: MOVE, phase: 'still' },
    { view: write(whole), words: told, ms: LOOK, phase: 'taken', skippable: true },
    { view: write(counted(whole, taken)), words: told, ms: SWEEP, phase: 'sweep', skippable: true },
  ];
  const round = events.find((event) => event.kind === 'round_ended');
  const more = events.some((event) => event.kind === 'dealt');
  if (round && more) shown.push(between(counted(whole, taken), say(round.text, words)));
  return [...shown, end];
}

/** Between two rounds the table lies empty and the words sum up. */
function between(view: SarkophagView, words: Words): Step {
  const bare: SarkophagView = { ...view, trick: [], direction: null, broken: false, would_take: null, trick_heads: 0 };
  return { view: write(bare), words, ms: LOOK, phase: 'still', skippable: true };
}

const headsIn = (view: SarkophagView, cards: readonly Played[]) =>
  cards.reduce((sum, { card }) => sum + (view.heads[card - 1] ?? 0), 0);

function caption(trick: Trick, names: readonly string[], you: Seat | null): string {
  const who = trick.taker === you ? 'You took' : `${names[trick.taker] ?? ''} took`;
  return `${who} trick ${trick.number}: ${inFigures(trick.heads)}`;
}

/** A finished trick once more, card by card. */
export function lookBack(view: View, number: number, names: readonly string[], you: Seat | null, told: string | null): Step[] {
  const now = read(view);
  const trick = now.tricks.find((one) => one.number === number);
  if (!trick) return [];
  const words = (text: string): Words => ({ ...titled(text), notes: [] });
  const until = (count: number): SarkophagView => {
    const cards = trick.cards.slice(0, count);
    const whole = count === trick.cards.length;
    return {
      ...now,
      trick: cards,
      turn: null,
      direction: count > 1 ? trick.direction : null,
      broken: cards.some((card) => card.breaks),
      would_take: whole ? trick.taker : null,
      trick_heads: headsIn(now, cards),
    };
  };
  const laying = trick.cards.map((_, i): Step => {
    return { view: write(until(i + 1)), words: words(`Trick ${number}, once more`), ms: 900, phase: 'still' };
  });
  const end = write(until(trick.cards.length));
  return [...laying, { view: end, words: words(told ?? caption(trick, names, you)), ms: 4000, phase: 'taken' }];
}
