// The board as it is drawn: the engine's own data file, 1000 units from the middle to the ring, y downwards.
import circle from '../../../../src/sacrarium/games/sacrifice_circle/data/circle.json';

export type Kind = 'hub' | 'path' | 'black' | 'star' | 'ring' | 'thread' | 'blue' | 'gold';

export interface Space {
  id: string;
  kind: Kind;
  x: number;
  y: number;
}

export const RADIUS = 1000;
export const RING = 40;
/** From the middle to the edge of the wooden rim, with a little room for its shadow. */
export const HALF = 1220;
export const HUB = 'HUB';

export const SPACES: readonly Space[] = circle.spaces.map(({ id, kind, x, y }) => ({
  id,
  kind: kind as Kind,
  x: Math.round(x * RADIUS),
  y: Math.round(-y * RADIUS),
}));
export const WOODS: readonly string[][] = circle.woods;
const TERRITORIES = circle.territory as Record<string, string[]>;
const BY_ID = new Map(SPACES.map((space) => [space.id, space]));

export const EDGES: readonly (readonly [string, string])[] = circle.spaces.flatMap(({ id, beside }) =>
  beside.filter((other) => id < other).map((other) => [id, other] as const),
);

export function spaceAt(id: string): Space {
  const space = BY_ID.get(id);
  if (!space) throw new Error(`There is no space ${id}`);
  return space;
}

/** What a hero keeps to until it has touched the ring or drawn a card. */
export const territoryOf = (hero: string): string[] => TERRITORIES[hero] ?? [];

/** The number of a space on the ring; null: it lies within. */
export const ringNumber = (id: string): number | null => (/^N\d+$/.test(id) ? Number(id.slice(1)) : null);

const RED = new Set<Kind>(['ring', 'star', 'black', 'path', 'hub']);
export const isRed = (id: string) => RED.has(spaceAt(id).kind);
const within = ([a, b]: readonly [string, string]) => isRed(a) && isRed(b);
export const TRACK = EDGES.filter(within);
export const FOOTPATHS = EDGES.filter((edge) => !within(edge));

/** A point on a circle around the middle, at the place of a number of the ring, which need not be whole. */
export function polar(number: number, radius: number): [number, number] {
  const angle = (number / RING) * 2 * Math.PI;
  return [Math.round(-Math.sin(angle) * radius), Math.round(-Math.cos(angle) * radius)];
}

const point = (id: string) => `${spaceAt(id).x} ${spaceAt(id).y}`;

/** From one space to the next: along the ring a bow, elsewhere straight. */
function leg(a: string, b: string): string {
  const from = ringNumber(a);
  const to = ringNumber(b);
  if (from === null || to === null) return `L${point(b)}`;
  const onwards = (to - from + RING) % RING < RING / 2;
  return `A${RADIUS} ${RADIUS} 0 0 ${onwards ? 0 : 1} ${point(b)}`;
}

/** A way along these spaces. */
export function wayAlong(route: readonly string[]): string {
  const [first, ...rest] = route;
  if (first === undefined) return '';
  return `M${point(first)}${rest.map((id, i) => leg(route[i] as string, id)).join('')}`;
}

export const trackPath = (edges: readonly (readonly [string, string])[]) => edges.map(wayAlong).join('');

/** Footpaths wind a little, to one side and the other. */
export const footpath = (edges: readonly (readonly [string, string])[]) =>
  edges
    .map(([a, b], i) => {
      const [from, to] = [spaceAt(a), spaceAt(b)];
      const bend = i % 2 ? 0.11 : -0.11;
      const x = Math.round((from.x + to.x) / 2 + (to.y - from.y) * bend);
      const y = Math.round((from.y + to.y) / 2 - (to.x - from.x) * bend);
      return `M${point(a)}Q${x} ${y} ${point(b)}`;
    })
    .join('');

const corners = (count: number, corner: (i: number) => [number, number]) =>
  `M${Array.from({ length: count }, (_, i) => corner(i).map((v) => v.toFixed(1)).join(' ')).join('L')}z`;

/** A star of five points around 0 0. */
export const star = (radius: number, waist = 0.45) =>
  corners(10, (i) => {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    const r = i % 2 ? radius * waist : radius;
    return [Math.cos(angle) * r, Math.sin(angle) * r];
  });

/** A regular shape around 0 0, a corner at the top. */
export const regular = (radius: number, count: number, turn = 0) =>
  corners(count, (i) => {
    const angle = turn + (i / count) * 2 * Math.PI;
    return [Math.sin(angle) * radius, -Math.cos(angle) * radius];
  });

const LEGS = EDGES.map(([a, b]) => {
  const [{ x, y }, to] = [spaceAt(a), spaceAt(b)];
  const [dx, dy] = [to.x - x, to.y - y];
  return { x, y, dx, dy, square: dx * dx + dy * dy, half: isRed(a) && isRed(b) ? 16 : 0 };
});

/** How far a point lies from the nearest way. */
export function fromWays(px: number, py: number): number {
  let least = Infinity;
  for (const { x, y, dx, dy, square, half } of LEGS) {
    const along = Math.max(0, Math.min(1, ((px - x) * dx + (py - y) * dy) / square));
    least = Math.min(least, Math.hypot(px - x - along * dx, py - y - along * dy) - half);
  }
  return least;
}

/** What a space is called in a list for those who do not see the board. */
export function placeName(id: string): string {
  const { kind } = spaceAt(id);
  const number = ringNumber(id);
  if (kind === 'black') return 'black';
  if (number !== null) return kind === 'star' ? `${number}, a star` : `${number}`;
  if (kind === 'hub') return 'the circle in the middle';
  if (kind === 'path') return `path ${id[0]}, space ${id[1]}`;
  const which = id[0] === 'o' ? `outer ${kind}` : kind;
  return kind === 'thread' ? threadName(id) : `the ${which} well between paths ${id[1]} and ${id[2]}`;
}

/** Footpaths lead from path to path past a well: a space of one belongs to the path that is nearer. */
function threadName(id: string): string {
  const outer = id[0] === 'o';
  const from = Number(id[3]);
  const beyond = (outer ? 6 : 4) - from;
  const [near, far] = from < beyond ? [id[1], id[2]] : [id[2], id[1]];
  const step = outer ? `step ${Math.min(from, beyond)} of the outer` : 'the';
  return `${step} footpath off path ${near} towards ${far}`;
}
