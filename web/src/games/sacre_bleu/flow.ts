// Arrows from seat to seat: who passes to whom. Pure: places in, paths out.
import type { Arrow } from './view';

export interface Spot {
  x: number;
  y: number;
}

export interface Course {
  from: number;
  to: number;
  d: string;
  /** Where the packet lies on the way. */
  packet: Spot;
}

type Curve = readonly [Spot, Spot, Spot, Spot];

const point = ([a, b, c, d]: Curve, t: number): Spot => {
  const u = 1 - t;
  const mix = (k: 'x' | 'y') => u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k];
  return { x: mix('x'), y: mix('y') };
};

const path = ([a, b, c, d]: Curve) =>
  `M${a.x.toFixed(1)} ${a.y.toFixed(1)}C${b.x.toFixed(1)} ${b.y.toFixed(1)} ${c.x.toFixed(1)} ${c.y.toFixed(1)} ${d.x.toFixed(1)} ${d.y.toFixed(1)}`;

interface Table {
  /** Where each of the others is met, by seat. */
  spots: ReadonlyMap<number, Spot>;
  you: number | null;
  /** The own place on the board. */
  mine: Spot | null;
  width: number;
  phone: boolean;
}

function across(a: Spot, b: Spot, table: Table): Curve {
  const side = b.x > a.x ? 1 : -1;
  const wide = Math.abs(b.x - a.x);
  const k = table.phone ? 8 : 24;
  const base = Math.max(a.y, b.y) + Math.min(table.phone ? 58 : 96, (table.phone ? 18 : 30) + wide * 0.11);
  const lean = Math.min(60, wide * 0.2);
  return [
    { x: a.x + side * k, y: a.y + 2 },
    { x: a.x + side * (k + lean * 0.5), y: base },
    { x: b.x - side * (k + lean * 0.7), y: base },
    { x: b.x - side * k, y: b.y + 6 },
  ];
}

/** How far an arrow bows out that leads straight across: past what there is to press in the middle. */
const BOW = 400;

/** Between the own place and another seat: out to the side, then down or up. */
function home(seat: Spot, mine: Spot, table: Table, leaving: boolean): Curve {
  const side = seat.x >= mine.x + (leaving ? 1 : -1) ? 1 : -1;
  const near = { x: mine.x + side * (table.phone ? 32 : 36), y: mine.y };
  const edge = side > 0 ? table.width - 4 : 4;
  const apart = Math.abs(seat.x - mine.x);
  const bow = table.phone ? 0 : Math.max(0, BOW - apart);
  const reach = Math.max(bow, Math.min(apart * 0.62 + 60, table.width * (table.phone ? 0.34 : 0.3)));
  const low = { x: table.phone ? edge : mine.x + side * reach, y: mine.y + 4 };
  const high = table.phone ? { x: edge, y: seat.y + (mine.y - seat.y) * 0.6 } : { x: seat.x + side * (bow - Math.min(90, apart * 0.2)), y: seat.y + (mine.y - seat.y) * 0.55 };
  const top = { x: seat.x + (leaving ? -4 : 4), y: seat.y + (leaving ? 6 : 2) };
  return leaving ? [near, low, high, top] : [top, high, low, near];
}

export function courses(arrows: readonly Arrow[], table: Table): Course[] {
  return arrows.flatMap(({ from, to }) => {
    const a = from === table.you ? null : table.spots.get(from);
    const b = to === table.you ? null : table.spots.get(to);
    const curve =
      a && b
        ? across(a, b, table)
        : a && table.mine
          ? home(a, table.mine, table, false)
          : b && table.mine
            ? home(b, table.mine, table, true)
            : null;
    if (!curve) return [];
    return [{ from, to, d: path(curve), packet: point(curve, a && b ? 0.5 : (table.phone ? 0.72 : 0.6) * (a ? 1 : -1) + (a ? 0 : 1)) }];
  });
}
