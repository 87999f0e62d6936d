import { ringNumber } from './board';
import { heroNamed, itemOf, type CardPlace, type CircleView } from './view';

/** Where an item is, in a word or two. */
export function whereabouts(view: CircleView, { card, where, hero, uses }: CardPlace, names: readonly string[]): string {
  const holder = names[heroNamed(view, hero)?.seat ?? -1] ?? '';
  if (where === 'deck') return itemOf(card).deck === 'holy' ? 'golden well' : 'blue well';
  if (where === 'drawn') return 'drawn now';
  if (where === 'hero') return card === 'golden' && uses === 1 ? `${holder}, once more` : holder;
  return where === 'trap' && view.trap !== null ? `on ${ringNumber(view.trap)}` : 'gone';
}
