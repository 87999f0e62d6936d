export interface Seal {
  sign: string;
  /** The light tone of the seal, for lines on cloth. */
  tone: string;
}

/** Seats by number: shape, sign and colour never change during a game. */
export const SEALS: readonly Seal[] = [
  { sign: 'flame', tone: '#f0c981' },
  { sign: 'key', tone: '#8fd6cf' },
  { sign: 'moon', tone: '#c3a6ea' },
  { sign: 'eye', tone: '#f0a3ac' },
  { sign: 'bell', tone: '#c3dd8f' },
  { sign: 'sun', tone: '#f3d68c' },
  { sign: 'rose', tone: '#f0a9d0' },
];

export const sealOf = (seat: number): Seal => SEALS[seat % SEALS.length] as Seal;
