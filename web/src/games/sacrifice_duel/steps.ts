// How an update of the duel is seen: what was bought, both cards of a trick with its winner lit, the hand's winner, the
// cards on the altar, the new trophy; then comes what is asked.
import { asTitle } from '../../lib/markup';
import { LOOK, MOVE, SEEN } from '../../lib/motion';
import { eventsOf, type Unfolded } from '../../lib/changes';
import type { Seat, View, Words } from '../../lib/protocol';
import type { Step, Told } from '../game';
import { called, held, isBuying, read, write, type Code, type DuelView, type Trick } from './view';
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

/** While something is looked at, nobody is asked. */
const lying = (view: View): DuelView => ({ ...read(view), to_act: [] });

/** Both cards of the trick that was taken last lie there, and who has won it. */
function takes(event: Told<wire.TrickTaken>, words: Words): Step[] {
  const now = lying(event.view);
  const view = write({ ...now, played: now.played.slice(0, -1), taking: now.played.at(-1) });
  const say = told(event.text, words);
  return [
    { view, words: say, ms: MOVE, phase: 'still' },
    { view, words: say, ms: LOOK, phase: 'taken', skippable: true },
  ];
}

/** What somebody bought, while the market still shows it; one's own open purchase is no news. */
function buys(before: View, event: Told<wire.Bought>, words: Words): Step[] {
  const { seat, spent, bought, swapped } = event;
  const was = lying(before);
  if (seat === was.seat && !swapped && was.phase !== 'sealed') return [];
  return [looked({ ...was, buying: { seat, spent, bought } }, told(event.text, words), LOOK, 'taken')];
}

export function steps(before: View, after: Unfolded): Step[] {
  const { view, words } = after;
  const events = eventsOf<wire.Event>(after);
  const { seat } = read(before);
  const lands = events.some((event) => event.kind === 'card_led' || event.kind === 'card_committed');
  const end: Step = { view, words, ms: lands ? SEEN : 0, phase: 'still' };
  const shown = events.flatMap((event, i): Step[] => {
    const now = looked(lying(event.view), told(event.text, words));
    switch (event.kind) {
      case 'trick_taken':
        return takes(event, words);
      case 'bought':
        return buys(events[i - 1]?.view ?? before, event, words);
      case 'sacrificed':
        // the cards lie on the altar, face down; the last ones do not hide the end from a replay
        return event.seat === seat ? [] : [{ ...now, ms: LOOK * 0.7, phase: read(view).over ? 'still' : 'taken' }];
      case 'trophy_won':
        return event.seat === seat ? [] : [now];
      case 'market_empty':
      case 'sudden_death':
      case 'settled_by_lot':
      case 'trophy_revealed':
        return [now];
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
