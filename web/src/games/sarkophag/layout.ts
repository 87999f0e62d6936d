// Where everything stands on the number line. Pure: sizes in, places out.

export interface Room {
  width: number;
  height: number;
}

export interface Line {
  phone: boolean;
  /** From the edge to the tick of card 1. */
  pad: number;
  /** The height of the line itself. */
  base: number;
  /** Width of a card; its height is 1.4 times that. */
  card: number;
  top: number;
  bottom: number;
  /** The middle of each card, in the order of the numbers given. */
  at: readonly number[];
  tally: Tally | null;
}

export interface Tally {
  x: number;
  y: number;
  /** Heads in a row. */
  row: number;
  size: number;
  step: number;
  centred: boolean;
  /** The words need a second line. */
  narrow: boolean;
}

const RATIO = 1.4;
const LAST = 60;

/** Where the tick of a number stands. */
export const tickAt = (line: Pick<Line, 'pad'>, width: number, number: number) =>
  line.pad + ((number - 1) * (width - 2 * line.pad)) / (LAST - 1);

/**
 * The least movement that keeps `gap` between neighbours: places that would overlap merge into a block, and each
 * block sits at the mean of what its members want, within `low` and `high`.
 */
export function pushApart(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const blocks: { sum: number; size: number }[] = [];
  wanted.forEach((place, i) => {
    blocks.push({ sum: place - i * gap, size: 1 });
    for (;;) {
      const last = blocks.at(-1);
      const before = blocks.at(-2);
      if (!last || !before || before.sum / before.size <= last.sum / last.size) break;
      blocks.pop();
      before.sum += last.sum;
      before.size += last.size;
    }
  });
  const most = Math.max(low, high - (wanted.length - 1) * gap);
  const starts = blocks.flatMap(({ sum, size }) => Array<number>(size).fill(Math.min(Math.max(sum / size, low), most)));
  return starts.map((start, i) => start + i * gap);
}

/** The widest stretch of the line that no card covers. */
export function widestGap(at: readonly number[], card: number, low: number, high: number): [number, number] {
  const edges = [low, ...at.flatMap((place) => [place - card / 2, place + card / 2]), high];
  let best: [number, number] = [low, low];
  for (let i = 0; i + 1 < edges.length; i += 2) {
    const [from, to] = [edges[i] as number, edges[i + 1] as number];
    if (to - from > best[1] - best[0]) best = [from, to];
  }
  return best;
}

function cardWidth(room: Room, phone: boolean, count: number, above: number, base: number): number {
  const stem = phone ? 34 : 42;
  const tall = (base - stem - above) / RATIO;
  const wide = (room.width - (phone ? 14 : 60)) / Math.max(count, phone ? 4.4 : 4.6) - (phone ? 6 : 12);
  return Math.max(36, Math.min(phone ? 84 : 118, tall, wide));
}

/** What stands above a card: one line of words, or two where a trick is broken. */
const tagHeight = (broken: boolean) => (broken ? 52 : 34);

/** Lays out the line for the sorted numbers that stand on it; `heads` is how many heads the tally shows. */
export function layLine(room: Room, numbers: readonly number[], heads: number, broken = false): Line {
  const phone = room.width <= 900;
  const pad = phone ? 24 : 62;
  const base = room.height - (phone ? 42 : 47);
  const tag = tagHeight(broken);
  const beside = phone ? null : place(room, numbers, heads, { phone, pad, base, above: tag, tally: 'beside' });
  if (beside?.tally || heads === 0)
    return beside ?? place(room, numbers, heads, { phone, pad, base, above: tag, tally: null });
  const least = Math.min(62, cardWidth(room, phone, numbers.length, tag, base)) * RATIO;
  const free = base - (phone ? 34 : 42) - least;
  const rows = Math.ceil(heads / rowOf(phone, room.width, heads));
  const tally = [rows, 0].find((count) => free >= tallyHeight(phone, count));
  const above = tally === undefined ? tag : tallyHeight(phone, tally);
  return place(room, numbers, heads, {
    phone,
    pad,
    base,
    above,
    tally: tally === undefined ? null : tally > 0 ? 'above' : 'words',
  });
}

/** Tag, words and rows of heads above the cards. */
const tallyHeight = (phone: boolean, rows: number) => 80 + rows * (phone ? 20 : 24) * 1.3;

/** Heads per row, so that the rows are as even as can be. */
const even = (heads: number, most: number) => Math.ceil(heads / Math.ceil(heads / most));

const rowOf = (phone: boolean, width: number, heads: number) =>
  even(heads, Math.min(Math.floor((width - 32) / (phone ? 25 : 32)), heads > 20 ? 15 : 12));

interface Wish {
  phone: boolean;
  pad: number;
  base: number;
  above: number;
  tally: 'beside' | 'above' | 'words' | null;
}

function place(room: Room, numbers: readonly number[], heads: number, wish: Wish): Line {
  const { phone, pad, base, above } = wish;
  const card = cardWidth(room, phone, numbers.length, above, base);
  const gap = card + (phone ? 6 : numbers.length > 5 ? 14 : 20);
  const low = phone ? card / 2 + 9 : pad + card / 2 - 10;
  const wanted = numbers.map((number) => tickAt({ pad }, room.width, number));
  const at = pushApart(wanted, gap, low, room.width - low);
  const bottom = base - (phone ? 34 : 42);
  const line: Line = { phone, pad, base, card, top: bottom - card * RATIO, bottom, at, tally: null };
  if (wish.tally === 'beside') line.tally = beside(room, line, heads);
  if (wish.tally === 'above') line.tally = overCards(room, line, heads);
  if (wish.tally === 'words') line.tally = { ...overCards(room, line, heads), y: line.top - 70, size: 0 };
  return line;
}

/** On the empty side of the cards, where most room is. */
function beside(room: Room, line: Line, heads: number): Tally | null {
  const [from, to] = widestGap(line.at, line.card, line.pad, room.width - line.pad);
  const space = to - from;
  if (heads === 0 || space < 214) return null;
  const narrow = space < 430;
  const step = narrow ? 34 : 38;
  const row = even(heads, Math.min(Math.floor((Math.min(space, 460) - 40) / step), narrow ? 5 : 10));
  const rows = Math.ceil(heads / row);
  const width = Math.max(row * step, narrow ? 180 : 290);
  const high = rows * (step + 1) + (narrow ? 52 : 30);
  const middle = line.top + line.card * RATIO * 0.5;
  const y = Math.max(4, Math.min(middle - high / 2, line.base - 24 - high));
  return { x: (from + to) / 2 - width / 2 + (narrow ? 10 : 6), y, row, size: step - 8, step, centred: false, narrow };
}

function overCards(room: Room, line: Line, heads: number): Tally {
  const size = line.phone ? 20 : 24;
  const step = line.phone ? 25 : 32;
  const row = rowOf(line.phone, room.width, heads);
  const rows = Math.ceil(heads / row);
  const y = Math.max(2, line.top - 40 - rows * size * 1.3 - 26);
  return {
    x: room.width / 2 - (Math.min(heads, row) * step - (step - size)) / 2,
    y,
    row,
    size,
    step,
    centred: true,
    narrow: false,
  };
}
