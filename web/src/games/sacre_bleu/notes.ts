// A word or two beside a name: what this seat is doing, or what is particular about it.
import type { Seat, SeatInfo } from '../../lib/protocol';
import type { BleuView } from './view';

const DID = {
  score: 'just scored',
  advertise: 'just advertised',
  cycle: 'just cycled',
  return: 'just returned',
  exchange: 'just exchanged',
} as const;

const DOING: Record<string, string> = {
  offer: 'advertises',
  lay: 'advertises',
  partner: 'advertises',
  cycle: 'cycles',
  pass: 'cycles',
  put: 'returns',
  take: 'returns',
  target: 'exchanges',
  give: 'exchanges',
  aside: 'exchanges',
  pick: 'exchanges',
  score: 'scores',
  bonus: 'may score',
};

const ANSWERS = { choosing: 'choosing', laid: 'has laid', unable: 'nothing to lay' } as const;

function inTheOption(view: BleuView, seat: Seat, names: readonly string[], you: Seat | null): string | null {
  const answer = view.phase === 'lay' || view.phase === 'partner' ? view.advertise?.answers.find((one) => one.seat === seat) : null;
  if (answer) return ANSWERS[answer.state];
  if (view.phase === 'pass' && view.cycle) {
    if (view.cycle.out.includes(seat)) return 'sits out';
    const arrow = view.cycle.arrows.find((one) => one.from === seat);
    if (arrow) return `${view.cycle.done.includes(seat) ? 'ready' : 'choosing'}, to ${arrow.to === you ? 'you' : (names[arrow.to] ?? '')}`;
  }
  if (view.exchange?.target === seat) return view.phase === 'aside' ? 'hides 3 cards' : 'is asked';
  return null;
}

/** What stands beside the name; `hot` is what happens now. */
export function noteOf(
  view: BleuView,
  info: SeatInfo,
  names: readonly string[],
  you: Seat | null,
): { text: string; hot: boolean } {
  const { seat } = info;
  if (view.over) return { text: seat === view.winner ? 'wins' : '', hot: seat === view.winner };
  const part = inTheOption(view, seat, names, you);
  if (part) return { text: part, hot: view.to_act.includes(seat) };
  if (view.active === seat)
    return { text: DOING[view.phase] ?? (info.kind === 'bot' ? 'thinking' : 'to play'), hot: true };
  if (view.last_turn?.seat === seat) return { text: DID[view.last_turn.option], hot: false };
  if (seat === view.crown) return { text: 'wins ties', hot: false };
  if (seat === view.first) return { text: 'begins', hot: false };
  return { text: info.kind === 'bot' && info.level ? `bot, ${info.level}` : '', hot: false };
}
