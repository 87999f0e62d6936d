// The view of Sarkophag, what its moves foretell, and the few names that are made from them.
import type { View } from '../../lib/protocol';
import type { View as SarkophagView } from './wire';

export type { Played, Proven, Trick, View as SarkophagView } from './wire';

export interface Preview {
  /** Nobody, while only the lead lies there. */
  takes: number | null;
  heads: number;
  breaks: boolean;
  last: boolean;
}

export const CARDS = 60;
export const TRICKS = 10;

export const read = (view: View) => view as unknown as SarkophagView;
export const write = (view: SarkophagView) => view as unknown as View;

const COUNTS = ['no head', 'one head', 'two heads', 'three heads', 'four heads', 'five heads'];

export const headsOf = (view: SarkophagView, card: number) => view.heads[card - 1] ?? 0;
export const inWords = (heads: number) => COUNTS[heads] ?? `${heads} heads`;
export const inFigures = (heads: number) => (heads === 1 ? '1 head' : `${heads} heads`);

/** "15, five heads": how a card is called. */
export const cardName = (view: SarkophagView, card: number) => `${card}, ${inWords(headsOf(view, card))}`;
