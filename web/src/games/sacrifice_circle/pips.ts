type Pip = readonly [number, number];

const CORNERS: Pip[] = [[-1, -1], [1, 1]];
const CROSS: Pip[] = [...CORNERS, [1, -1], [-1, 1]];

/** Where the eyes of a die are, from -1 to 1. */
export function pips(face: number): Pip[] {
  const middle: Pip[] = face % 2 ? [[0, 0]] : [];
  if (face < 2) return middle;
  if (face < 4) return [...CORNERS, ...middle];
  return face < 6 ? [...CROSS, ...middle] : [...CROSS, [-1, 0], [1, 0]];
}
