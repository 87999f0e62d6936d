import type { Seat, SeatInfo } from '../../lib/protocol';
import { isBuying, sideOf, type DuelView } from './view';

/** What a seat is doing in the round, in two words: "buys first", "leads", "ready". */
export function roleOf(view: DuelView, seat: Seat): string {
  const { committed } = sideOf(view, seat);
  if (view.phase === 'sealed') return committed ? 'order is in' : 'orders in secret';
  if (isBuying(view)) return view.buyer === seat ? 'buys first' : 'buys second';
  if (view.phase === 'together' || view.phase === 'sudden') return committed ? 'ready' : '';
  if (view.phase === 'sacrifice') return view.winner === seat ? 'won the hand' : '';
  return view.leader === seat && (view.phase === 'lead' || view.phase === 'follow') ? 'leads' : '';
}

/** The same, said to the seat itself: "buy first", "lead". */
export const ownRole = (view: DuelView, seat: Seat): string => roleOf(view, seat).replace(/^(order|buy|lead)s/, '$1');

/** The words beside a name: what it is doing now, or who it is. */
export function noteOf(view: DuelView, info: SeatInfo, live: boolean): { text: string; thinks: boolean } {
  const acts = live && view.to_act.includes(info.seat);
  const role = roleOf(view, info.seat);
  if (acts) return { text: [role, info.kind === 'bot' ? 'thinking' : 'to act'].filter(Boolean).join(', '), thinks: true };
  return { text: role || (info.kind === 'bot' ? `bot, ${info.level}` : ''), thinks: false };
}
