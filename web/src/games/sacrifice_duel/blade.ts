// Where the tricks of a hand lie along the blade. Pure: a view and sizes in, places out.
import { isTrick, type Code, type DuelView, type Trick } from './view';
import type { Seat } from '../../lib/protocol';

/** One place along the blade: past tricks, the open one, those to come. */
export interface Column {
  label: string;
  sudden: boolean;
  state: 'past' | 'now' | 'next';
  trick: Trick | null;
}

/** More do not fit; the earliest give way. */
export const MOST_COLUMNS = 9;

/** Every trick of this hand, the steps of sudden death behind them. */
export function columnsOf(view: DuelView): Column[] {
  const now = view.taking ?? null;
  const open = now !== null || isTrick(view);
  const past = view.played.map((trick): Column => column(trick, view.tricks));
  const at = view.played.length;
  if (open) past.push({ ...named(at, view.tricks), state: 'now', trick: now });
  for (let i = past.length; i < view.tricks; i++) past.push({ ...named(i, view.tricks), state: 'next', trick: null });
  return past;
}

const named = (place: number, tricks: number) =>
  place < tricks ? { label: `${place + 1}`, sudden: false } : { label: `+${place - tricks + 1}`, sudden: true };

const column = (trick: Trick, tricks: number): Column => ({
  ...named(trick.number - 1, tricks),
  state: 'past',
  trick,
});

/** Who the dart of a decided trick points to. */
export function dartOf(trick: Trick, near: Seat): 'up' | 'down' | 'both' | 'none' {
  if (trick.result === 'void') return 'none';
  if (trick.winner === null) return 'both';
  return trick.winner === near ? 'down' : 'up';
}

/** A card that was beaten lies face down. */
export const isBeaten = (trick: Trick, seat: Seat) =>
  trick.result === 'void' || (trick.winner !== null && trick.winner !== seat);

export const cardIn = (trick: Trick, seat: Seat): Code => trick.cards[seat === 1 ? 1 : 0];

export interface BladePlan {
  /** The middle of each column. */
  xs: readonly number[];
  /** Widths of a small card and of the open one. */
  small: number;
  large: number;
  /** The height of the steel and its middle. */
  steel: number;
  middle: number;
  hilt: number;
  tip: number;
  /** From the middle to the near edge of a card. */
  off: number;
}

export function planBlade(width: number, height: number, count: number, now: number, phone: boolean): BladePlan {
  const steel = phone ? 22 : 26;
  const tag = phone ? 22 : 28;
  const hilt = phone ? 38 : 92;
  const tip = phone ? 8 : 92;
  const tall = (height - steel - 2 * tag - (phone ? 14 : 24)) / 2.8;
  const large = Math.max(44, Math.min(phone ? 78 : 112, tall));
  const others = Math.max(1, count - (now >= 0 ? 1 : 0));
  const free = width - hilt - tip - (now >= 0 ? large : 0);
  const least = phone ? 4 : 10;
  const small = Math.max(20, Math.min(phone ? 46 : 70, large * 0.72, (free - (count + 1) * least) / others));
  const gap = Math.min(phone ? 16 : 42, (free - others * small) / (count + 1));
  const xs: number[] = [];
  let x = hilt + Math.max(gap, (free - others * small - (count - 1) * gap) / 2);
  for (let i = 0; i < count; i++) {
    const wide = i === now ? large : small;
    xs.push(x + wide / 2);
    x += wide + gap;
  }
  return { xs, small, large, steel, middle: height / 2, hilt, tip, off: steel / 2 + (phone ? 7 : 11) };
}
