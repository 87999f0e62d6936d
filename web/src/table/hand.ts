// How a hand fits its width. Pure: sizes in, places out.

export interface HandPlan {
  /** Width of one card. */
  card: number;
  /** From the left edge of one card to that of the next. */
  step: number;
  rows: number;
  /** Cards in a full row. */
  row: number;
}

/** The least of every card that has to stay free to be pressed. */
export const TARGET = 44;

interface Sizes {
  most: number;
  /** Below this width cards would rather overlap than shrink. */
  least: number;
  gap: number;
}

function inOneRow(width: number, count: number, { most, least, gap }: Sizes): HandPlan {
  const free = (width - (count - 1) * gap) / count;
  if (free >= least || count < 2) {
    const card = Math.min(most, Math.max(free, TARGET));
    return { card, step: card + gap, rows: 1, row: count };
  }
  // at most half of a card is covered, so that its middle can always be pressed
  const card = Math.min(least, (width - 2 * (count - 1)) / ((count + 1) / 2));
  return { card, step: (width - card) / (count - 1), rows: 1, row: count };
}

/** In one row no card is narrower than this. */
const NARROWEST = 46;
/** The tallest a phone's hand gets; where there is less, two rows give way. */
const TALLEST = 150;

/** Cards side by side while they fit, then overlapping, then narrower, then in two rows. */
export function planHand(width: number, count: number, tall: number, phone: boolean): HandPlan {
  const most = Math.min(108, tall / 1.4);
  const sizes = { most, least: Math.min(most, phone ? 92 : 80), gap: phone ? 8 : 12 };
  const plan = inOneRow(width, count, sizes);
  if (plan.step >= TARGET + 1 || count < 4) return plan;
  const narrower = width - (count - 1) * (TARGET + 1);
  if (narrower >= NARROWEST) return { card: narrower, step: TARGET + 1, rows: 1, row: count };
  const row = Math.ceil(count / 2);
  const lower = Math.min(most, (84 * tall) / TALLEST);
  return { ...inOneRow(width, row, { most: lower, least: TARGET + 4, gap: 7 }), rows: 2, row };
}
