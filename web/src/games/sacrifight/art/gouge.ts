// The tools of the woodcut: gouges, fans, limbs and skies. Two inks on bone; tone comes from gouges, never from gradients.

export const BONE = '#f3ead6';
export const INK = '#15251d';
export const UMBER = '#7b4d26';
export const SUN = '#c08d59';
export const BLOOD = '#a81f29';

export type Point = [number, number];
/** From here to there, so wide, bent so much. */
type Cut = number[];
/** A point on a line with the normal of the line there. */
type Station = [x: number, y: number, nx: number, ny: number];

const f = (n: number) => Math.round(n * 10) / 10;
let seed = 7;
export const sow = (number: number) => void (seed = number);
export const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;

/** A gouge: a lens between two points. */
export function gouge(...[x1 = 0, y1 = 0, x2 = 0, y2 = 0, w = 4, b = 0]: Cut): string {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const l = Math.hypot(dx, dy) || 1;
  const nx = -dy / l;
  const ny = dx / l;
  const mx = (x1 + x2) / 2 + nx * b;
  const my = (y1 + y2) / 2 + ny * b;
  return `M${f(x1)} ${f(y1)}Q${f(mx + nx * w)} ${f(my + ny * w)} ${f(x2)} ${f(y2)}Q${f(mx - nx * w)} ${f(my - ny * w)} ${f(x1)} ${f(y1)}z`;
}
export const many = (list: Cut[]) => list.map((cut) => gouge(...cut)).join('');
export const piece = (d: string, ink = INK, more = '') => `<path d="${d}" fill="${ink}" ${more}/>`;
export const cuts = (list: Cut[], ink = BONE) => piece(many(list), ink);
export const dot = (x: number, y: number, r: number, ink = INK) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink}"/>`;
/** The same once more in the mirror. */
export const two = (s: string) => `${s}<g transform="matrix(-1 0 0 1 200 0)">${s}</g>`;

export function fan(cx: number, cy: number, r1: number, r2: number, a0: number, a1: number, n: number, w = 4, ink = BONE, jitter = 0.16): string {
  const one = (_: unknown, i: number) => {
    const a = ((a0 + (a1 - a0) * (n > 1 ? i / (n - 1) : 0)) * Math.PI) / 180;
    const far = 1 - jitter * random();
    const near = 1 + jitter * random();
    const [x, y] = [Math.cos(a), Math.sin(a)];
    return gouge(cx + x * r1 * near, cy + y * r1 * near, cx + x * r2 * far, cy + y * r2 * far, w);
  };
  return piece(Array.from({ length: n }, one).join(''), ink);
}

/** A smooth line through points. */
export function run(points: readonly Point[], n = 40): Station[] {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] as Point;
  const out: Point[] = [];
  for (let s = 0; s < points.length - 1; s++)
    for (let k = 0; k < n; k++) {
      const t = k / n;
      const [a, b, c, d] = [at(s - 1), at(s), at(s + 1), at(s + 2)];
      const q = (i: 0 | 1) =>
        0.5 * (2 * b[i] + (c[i] - a[i]) * t + (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t + (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t * t * t);
      out.push([q(0), q(1)]);
    }
  out.push(at(points.length - 1));
  return out.map((p, i) => {
    const u = out[Math.max(0, i - 1)] as Point;
    const v = out[Math.min(out.length - 1, i + 1)] as Point;
    const l = Math.hypot(v[0] - u[0], v[1] - u[1]) || 1;
    return [p[0], p[1], -(v[1] - u[1]) / l, (v[0] - u[0]) / l];
  });
}

/** The width of a limb at a part of its length. */
export function wide(widths: readonly number[], t: number): number {
  const k = t * (widths.length - 1);
  const i = Math.min(widths.length - 2, Math.floor(k));
  const [a = 0, b = 0] = widths.slice(i);
  return a + (b - a) * (k - i);
}

/** A tapered line through points. */
export function limb(points: readonly Point[], widths: readonly number[], ink = INK, more = ''): string {
  const line = run(points, 12);
  const left: string[] = [];
  const right: string[] = [];
  line.forEach(([x, y, nx, ny], i) => {
    const h = wide(widths, i / (line.length - 1)) / 2;
    left.push(`${f(x + nx * h)} ${f(y + ny * h)}`);
    right.unshift(`${f(x - nx * h)} ${f(y - ny * h)}`);
  });
  return piece(`M${[...left, ...right].join('L')}z`, ink, `${more} stroke-linejoin="round"`);
}

/** Gouges across a limb. */
export function bands(points: readonly Point[], widths: readonly number[], t0: number, t1: number, n: number, from: number, to: number, w = 2.6, ink = BONE, lean = 0): string {
  const line = run(points, 40);
  const one = (_: unknown, i: number) => {
    const t = t0 + ((t1 - t0) * i) / (n - 1);
    const [x, y, nx, ny] = line[Math.round(t * (line.length - 1))] as Station;
    const h = wide(widths, t) / 2;
    return gouge(x + nx * h * from + ny * lean, y + ny * h * from - nx * lean, x + nx * h * to, y + ny * h * to, w);
  };
  return piece(Array.from({ length: n }, one).join(''), ink);
}

/** A comb of fifteen spikes along the back of a limb. */
export function spikes(points: readonly Point[], widths: readonly number[]): string {
  const line = run(points, 40);
  const one = (_: unknown, i: number) => {
    const t = 0.12 + i * 0.052;
    const [x, y, nx, ny] = line[Math.round(t * (line.length - 1))] as Station;
    const h = wide(widths, t) / 2;
    const at = (out: number, along: number) => `${f(x - nx * out + ny * along)} ${f(y - ny * out - nx * along)}`;
    return `M${at(h - 3, 7)}L${at(h + 15 - i * 0.55, -5)}L${at(h - 3, -7)}z`;
  };
  return piece(Array.from({ length: 15 }, one).join(''), INK);
}

export function sky(top: number, bottom: number, ink = INK, step = 8.5): string {
  let d = '';
  for (let y = top; y < bottom; y += step) {
    let x = 12 + random() * 14;
    while (x < 178) {
      const l = 18 + random() * 46;
      d += gouge(x, y + random(), Math.min(188, x + l), y + random(), 1.5);
      x += l + 8 + random() * 26;
    }
  }
  return piece(d, ink);
}

export function halo(x: number, y: number, r: number, ink = SUN): string {
  const stripes = Array.from({ length: 5 }, (_, i) => {
    const at = y + r * (0.25 + i * 0.17);
    const h = Math.sqrt(Math.max(0, r * r - (at - y) ** 2));
    return gouge(x - h + 3, at, x + h - 3, at, 1.3 + i * 0.25);
  });
  return dot(x, y, r + 5, BONE) + dot(x, y, r, ink) + piece(stripes.join(''), BONE);
}

export const ground = (y = 176) =>
  piece(`M8 ${y + 6}q30-8 58-3t60-4 66 3v50H8z`) +
  cuts([[20, y + 10, 58, y + 8, 2], [80, y + 12, 132, y + 9, 2], [140, y + 8, 184, y + 10, 2], [40, y + 16, 90, y + 17, 2], [108, y + 18, 170, y + 16, 2]]);
export const eye = (x: number, y: number, s = 1, ink = BLOOD) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${piece('M-12 1Q-3-9 12-4 6 8-12 1z', BONE)}${dot(1, -1, 3.8, ink)}</g>`;

// ---- the frames; what lies in them is cut off at the clip paths of Drawings.svelte

const FRAME = 'M10 12l88-2 92 1-1 88 2 91-90-1-91 2 1-92z';
const ARCH = 'M11 190l1-92c1-50 39-87 88-87s87 37 88 87l1 92-88-1z';
export const CLIPS = { 'sf-clip': FRAME, 'sf-arch': ARCH };
const framed = (edge: string, clip: string, line: string, s: string) =>
  `<path d="${edge}" fill="${BONE}"/><g clip-path="url(#${clip})">${s}</g><path d="${line}" fill="none" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>`;
/** Bosses: a square with a torn edge. */
export const block = (s: string) => framed('M5 8L62 5l70 2 63-3 1 66-2 68 2 58-74 1-52-2-65 2 2-74-3-62z', 'sf-clip', FRAME, s);
/** Heroes: an arch. */
export const arch = (s: string) => framed('M5 196l1-98C7 44 48 5 100 5s93 39 94 93l1 98-48-1-50 1-46-1z', 'sf-arch', ARCH, s);
