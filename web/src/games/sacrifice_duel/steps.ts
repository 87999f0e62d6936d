// How an update of the duel is seen: what was bought, both cards of a trick with its winner lit, the hand's winner, the
// cards on the altar, the new trophy; then comes what is asked.
import { asTitle } from '../../lib/markup';
import { LOOK, MOVE } from '../../lib/motion';
import type { GameEvent, Seat, View, Words } from '../../lib/protocol';
import type { Step, Told } from '../game';
import { called, held, isBuying, read, without, write, type Code, type DuelView, type Side, type Trick } from './view';
import type * as wire from './wire';

/** The first sentence as a title, without "Trick 3: "; the rest below it. */
export function told(text: string, words: Words): Words {
  const said = text.replace(/^(Trick|Step) [^:]*: /, '');
  const cut = said.indexOf('. ');
  const [title, detail] = cut < 0 ? [said, ''] : [said.slice(0, cut), said.slice(cut + 2)];
  return { title: asTitle(title.charAt(0).toUpperCase() + title.slice(1)), detail, notes: words.notes };
}

const looked = (view: DuelView, words: Words, ms = LOOK, phase: Step['phase'] = 'still'): Step => ({
  view: write(view),
  words,
  ms,
  phase,
  skippable: true,
});

/** A side without the card that it has just played. */
function laid(side: Side, card: Code, tricks: number): Side {
  const fresh = !side.committed;
  return {
    ...side,
    card: null,
    committed: false,
    tricks,
    hand: fresh && side.hand ? without(side.hand, [card]) : side.hand,
    hand_size: side.hand_size - (fresh ? 1 : 0),
  };
}

/** The position with both cards of the trick lying there, and who has won it. */
function complete(before: DuelView, event: wire.TrickTaken): DuelView {
  const { cards, tricks } = event;
  const [near, far] = before.sides;
  return {
    ...before,
    to_act: [],
    led: null,
    beating: [],
    taking: { ...event, number: before.played.length + 1 },
    sides: [laid(near, cards[0], tricks[0]), laid(far, cards[1], tricks[1])],
  };
}

function takes(before: DuelView, event: Told<wire.TrickTaken>, words: Words): Step[] {
  const view = write(complete(before, event));
  const say = told(event.text, words);
  return [
    { view, words: say, ms: MOVE, phase: 'still' },
    { view, words: say, ms: LOOK, phase: 'taken', skippable: true },
  ];
}

/** What somebody bought, while the market still shows it; one's own open purchase is no news. */
function buys(before: DuelView, event: Told<wire.Bought>, words: Words): Step[] {
  const { seat, spent, bought, swapped } = event;
  if (seat === before.seat && !swapped && before.phase !== 'sealed') return [];
  return [looked({ ...before, to_act: [], buying: { seat, spent, bought } }, told(event.text, words), LOOK, 'taken')];
}

/** The cards lie on the altar, face down; the last ones do not hide the end from a replay. */
function gives(before: DuelView, event: Told<wire.Sacrificed>, words: Words, last: boolean): Step[] {
  if (event.seat === before.seat) return [];
  const given = { ...before, to_act: [], offered: event.number };
  return [looked(given, told(event.text, words), LOOK * 0.7, last ? 'still' : 'taken')];
}

export function steps(before: View, after: { events: readonly GameEvent[]; view: View; words: Words }): Step[] {
  const { view, words } = after;
  const events = after.events as readonly GameEvent[] as readonly Told<wire.Event>[];
  const was = read(before);
  const lands = events.some((event) => event.kind === 'card_led' || event.kind === 'card_committed');
  const end: Step = { view, words, ms: lands ? MOVE : 0, phase: 'still' };
  const shown = events.flatMap((event): Step[] => {
    switch (event.kind) {
      case 'trick_taken':
        return takes(was, event, words);
      case 'bought':
        return buys(was, event, words);
      case 'sacrificed':
        return gives(was, event, words, read(view).over);
      case 'sudden_death':
      case 'settled_by_lot':
        return [looked(read(view), told(event.text, words))];
      case 'trophy_won':
        return event.seat === was.seat ? [] : [looked(read(view), told(event.text, words))];
      case 'trophy_revealed':
        return [looked({ ...read(view), to_act: [] }, told(event.text, words))];
      default:
        return [];
    }
  });
  return [...shown, end];
}

function caption(trick: Trick, names: readonly string[], you: Seat | null): string {
  const [one, two] = trick.cards.map(called);
  if (trick.result === 'tie') return `Both played the ${one}: a tie`;
  if (trick.winner === null) return `The ${one} against the ${two}: nobody won`;
  const who = trick.winner === you ? 'You' : (names[trick.winner] ?? '');
  const [won, lost] = trick.winner === 0 ? [one, two] : [two, one];
  return `${who} won with the ${won} against the ${lost}`;
}

/** A finished trick of this hand once more. */
export function lookBack(view: View, number: number, names: readonly string[], you: Seat | null): Step[] {
  const now = read(view);
  const at = now.played.findIndex((trick) => trick.number === number);
  const trick = now.played[at];
  if (!trick || isBuying(now)) return [];
  const scene: DuelView = { ...now, played: now.played.slice(0, at), taking: trick, led: null, beating: [], to_act: [] };
  const words: Words = { title: caption(trick, names, you), detail: `Trick ${number}, once more`, notes: [] };
  return [{ view: write(scene), words, ms: 4000, phase: 'taken' }];
}

/** Where a card that is shown comes from: from the hand it lay in, or from the seat. */
export const origins = (view: DuelView, code: Code, seat: Seat): string[] => [
  ...held(view, seat, [code, code]).map((card) => `card-${card.key}`),
  `seat-${seat}`,
];
