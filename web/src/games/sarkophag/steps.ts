// How an update of Sarkophag is seen: the card lands, the taker is lit, the trick is swept away, then comes what is next.
import { titled } from '../../lib/markup';
import { LOOK, MOVE, SAND, SEEN, SWEEP } from '../../lib/motion';
import { eventsOf, type Unfolded } from '../../lib/changes';
import type { Seat, View, Words } from '../../lib/protocol';
import type { Step, Told } from '../game';
import { inFigures, read, write, type Played, type SarkophagView, type Trick } from './view';
import type * as wire from './wire';

type Happened = Told<wire.Event>;

const say = (told: string, words: Words): Words => ({ ...titled(told), notes: words.notes });
/** While something is looked at, it is nobody's turn. */
const still = (event: Happened): View => write({ ...read(event.view), turn: null });

export function steps(_: View, after: Unfolded): Step[] {
  const { view, words } = after;
  const events = eventsOf<wire.Event>(after);
  const played = events.findLast((event) => event.kind === 'card_played');
  const taken = events.find((event) => event.kind === 'trick_taken');
  const end: Step = { view, words, ms: !played || taken ? MOVE : played.role === 'second' ? SEEN + SAND : SEEN, phase: 'still' };
  if (!taken || !played) return [end];
  const told = say(taken.text, words);
  const shown: Step[] = [
    { view: still(played), words: told, ms: MOVE, phase: 'still' },
    { view: still(played), words: told, ms: LOOK, phase: 'taken', skippable: true },
    { view: still(taken), words: told, ms: SWEEP, phase: 'sweep', skippable: true },
  ];
  const round = events.find((event) => event.kind === 'round_ended');
  const more = events.some((event) => event.kind === 'dealt');
  // between two rounds the table lies empty and the words sum up
  if (round && more) shown.push({ view: still(round), words: say(round.text, words), ms: LOOK, phase: 'still', skippable: true });
  return [...shown, end];
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
