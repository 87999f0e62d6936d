// The ground of the board, painted once: rim, floor, thirteen woods and their trees, row by row from the far side.
import { EDGES, HALF, WOODS, fromWays, isRed, polar, spaceAt, wayAlong } from './board';

const FIR = ['M0-150l20 46H11l20 44H17l25 46H6V0H-6v-14h-36l25-46h-14l20-44h-9z', 'M0-150V-14h-42l25-46h-14l20-44h-9z'];
const SPRUCE = [
  'M0-120l26 42H14l26 40H22l22 28H6V0H-6v-10h-38l22-28h-18l26-40h-12z',
  'M0-120v110h-44l22-28h-18l26-40h-12z',
];
const BEECH = [
  'M-5 0V-34C-34-34-44-56-34-74c-8-20 8-38 22-36 8-18 36-16 40 2 20 2 24 24 16 36 6 20-12 40-39 38V0z',
  'M-5-34C-34-34-44-56-34-74c-8-20 8-38 22-36 4-8 12-12 20-12C-6-100 4-50-5-34z',
];
const BARE = 'M-4 0l1-60-20-26M-2-44l24-26 2-24M22-70l16-10M-3-60l6-50M-14-74l-16-2';
const TONES = ['#15372a', '#113026', '#12302a', '#102b28', '#123329', '#0e2822', '#0d2422'];

export interface Tree {
  x: number;
  y: number;
  height: number;
  /** Which shape, from 0 to 1. */
  shape: number;
  /** How dark the wood is around it, from 0 to 1. */
  deep: number;
}

/** Always the same chance, so that the woods never change. */
export function chance(seed: number): () => number {
  let now = seed;
  return () => (now = (now * 16807) % 2147483647) / 2147483647;
}

/** All trees, the far ones first; smaller where the wood is narrow, none on the ways. */
export function plant(): Tree[] {
  const next = chance(7);
  const trees: Tree[] = [];
  for (let row = 0; row < 49; row++)
    for (let x = -980 + (row % 2) * 26; x < 980; x += 52) {
      const px = x + (next() - 0.5) * 38;
      const py = -960 + row * 40 + (next() - 0.5) * 26;
      const tall = 92 + next() * 62;
      const [shape, dark] = [next(), next()];
      const height = [tall, tall * 0.74, tall * 0.52].find((h) => fits(px, py, h));
      if (height === undefined) continue;
      const deep = Math.min(1, fromWays(px, py - height * 0.4) / 150) * 0.75 + dark * 0.25;
      trees.push({ x: px, y: py, height, shape, deep });
    }
  return trees;
}

const fits = (x: number, y: number, height: number) =>
  Math.hypot(x, y) < 935 &&
  fromWays(x, y) > 56 &&
  fromWays(x, y - height) > 46 &&
  fromWays(x, y - height * 0.5) > 54 + height * 0.08 &&
  Math.hypot(x, y - height * 0.5) > 165;

const mix = (from: readonly number[], to: readonly number[], share: number) =>
  `rgb(${from.map((v, i) => Math.round(v + ((to[i] as number) - v) * share)).join(' ')})`;

function disc(to: CanvasRenderingContext2D, radius: number, fill: string | CanvasGradient | null, line = '', width = 0) {
  to.beginPath();
  to.arc(0, 0, radius, 0, 2 * Math.PI);
  if (fill !== null) {
    to.fillStyle = fill;
    to.fill();
  }
  if (!line) return;
  to.strokeStyle = line;
  to.lineWidth = width;
  to.stroke();
}

function shades(gradient: CanvasGradient, ...tones: readonly string[]): CanvasGradient {
  tones.forEach((tone, i) => gradient.addColorStop(i / (tones.length - 1), tone));
  return gradient;
}

function rim(to: CanvasRenderingContext2D) {
  to.save();
  to.translate(0, 26);
  disc(to, 1206, 'rgb(0 0 0 / .5)');
  to.restore();
  disc(to, 1205, shades(to.createLinearGradient(0, -1205, 0, 1205), '#33281d', '#1d1712', '#120e0b'), '#8d6d36', 4);
  to.strokeStyle = 'rgb(0 0 0 / .35)';
  to.lineWidth = 3;
  for (let n = 0; n < 40; n++) {
    to.beginPath();
    to.moveTo(...polar(n + 0.5, 1104));
    to.lineTo(...polar(n + 0.5, 1200));
    to.stroke();
  }
  disc(to, 1192, null, 'rgb(141 109 54 / .6)', 1.5);
  disc(to, 1109, null, 'rgb(0 0 0 / .5)', 8);
  disc(to, 1098, shades(to.createRadialGradient(0, 0, 0, 0, 0, 1098), '#1d4030', '#132e24', '#0b1c18'), '#8d6d36', 5);
}

function floor(to: CanvasRenderingContext2D) {
  WOODS.forEach((wood, i) => {
    to.fillStyle = TONES[i % TONES.length] as string;
    to.fill(new Path2D(`M${wood.map((id) => `${spaceAt(id).x} ${spaceAt(id).y}`).join('L')}z`));
  });
  to.strokeStyle = '#1a3a2b';
  to.lineWidth = 128;
  to.lineCap = 'round';
  for (const edge of EDGES) if (!isRed(edge[0]) || spaceAt(edge[0]).kind !== 'hub') to.stroke(new Path2D(wayAlong(edge)));
  disc(to, 190, '#1a3a2b');
}

function grow(to: CanvasRenderingContext2D, tree: Tree, shapes: Path2D[][]) {
  to.save();
  to.translate(tree.x, tree.y);
  to.scale(tree.height / 140, tree.height / 140);
  const lit = mix([52, 118, 82], [24, 66, 54], tree.deep);
  const shade = mix([25, 72, 52], [12, 40, 36], tree.deep * 0.9);
  const [body, side] = shapes[tree.shape < 0.52 ? 0 : tree.shape < 0.86 ? 1 : tree.shape < 0.965 ? 2 : 3] ?? [];
  if (body && side) {
    to.fillStyle = shade;
    to.fill(body);
    to.fillStyle = lit;
    to.fill(side);
  } else if (body) {
    to.strokeStyle = shade;
    to.lineWidth = 8;
    to.stroke(body);
  }
  to.restore();
}

function fireflies(to: CanvasRenderingContext2D) {
  const next = chance(11);
  for (let i = 0; i < 60; i++) {
    const [angle, radius] = [next() * 6.28, Math.sqrt(next()) * 900];
    const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    if (fromWays(x, y) < 70) continue;
    to.fillStyle = `rgb(201 242 184 / ${0.3 + next() * 0.6})`;
    to.beginPath();
    to.arc(x, y, 3 + next() * 4, 0, 2 * Math.PI);
    to.fill();
  }
}

/** Paints the ground into a canvas of this many points across. */
export function paint(canvas: HTMLCanvasElement, across: number): void {
  canvas.width = canvas.height = across;
  const to = canvas.getContext('2d');
  if (!to) return;
  to.setTransform(across / (2 * HALF), 0, 0, across / (2 * HALF), across / 2, across / 2);
  rim(to);
  floor(to);
  const trees = plant();
  to.fillStyle = 'rgb(6 20 16 / .6)';
  for (const { x, y, height } of trees) {
    to.beginPath();
    to.ellipse(x, y + 2, height * 0.3, height * 0.1, 0, 0, 2 * Math.PI);
    to.fill();
  }
  const shapes = [FIR, SPRUCE, BEECH, [BARE]].map((paths) => paths.map((path) => new Path2D(path)));
  for (const tree of trees) grow(to, tree, shapes);
  fireflies(to);
}
