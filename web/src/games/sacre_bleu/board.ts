// What lies in the middle of the table.
import type { Composer } from './compose.svelte';
import type { BleuView } from './view';

export type BoardKind = 'options' | 'final' | 'map' | 'wheel' | 'pass' | 'offers' | 'return' | 'trade' | 'told';

type Composed = Pick<Composer, 'about' | 'swapping' | 'rules'>;

/** The board for what is asked; else for what somebody else is doing. */
export function boardOf(view: BleuView, { about, swapping, rules }: Composed): BoardKind {
  if (view.told && view.told.kind !== 'cycled') return 'told';
  if (swapping) return 'map';
  if (rules.length) return 'wheel';
  if (about === 'main') return view.final ? 'final' : 'options';
  const phase = about || view.phase;
  if (phase === 'lay' || phase === 'partner' || phase === 'offer') return 'offers';
  if (view.cycle && (phase === 'pass' || view.told)) return 'pass';
  if (about === 'put') return 'return';
  if (about === 'target' || (view.exchange && view.exchange.target !== null)) return 'trade';
  return view.final ? 'map' : 'options';
}

const IDLE: Record<string, string> = {
  main: 'Choose one of five',
  partner: 'Choose a card',
  target: 'Choose a seat',
  bonus: 'Choose a run',
  score: 'Choose a run',
};

/** What the action says before there is a button. */
export function idleWords(c: Pick<Composer, 'about' | 'option' | 'swapping' | 'collecting' | 'view' | 'picked' | 'into' | 'out'>): string {
  if (c.swapping) {
    const [into, out] = [c.into.length, c.out.length];
    if (into === out) return 'Choose a run or cards';
    return into > out ? `Take ${into - out} more` : `Put in ${out - into} more`;
  }
  if (c.option === 'score') return 'Choose cards';
  if (c.collecting && c.view.need) return `${c.view.need - c.picked.length} more to choose`;
  return IDLE[c.about] ?? 'Choose a card';
}
