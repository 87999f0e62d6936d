// The card lists of the drawer: what there is of each hero, of the boss and of its loot, and what of it fits a word.
import { pileCards, type Listed } from './look';
import { capital, titleOf, type FightView } from './view';
import { counted, markedName } from './words';

/** The cards of one place. */
export interface List {
  title: string;
  cards: readonly Listed[];
}

/** Whose they are. */
export interface Chapter {
  id: string;
  title: string;
  lists: readonly List[];
}

export function chaptersOf(view: FightView, caller: (hero: number) => string): Chapter[] {
  const { boss } = view;
  const ofBoss = boss && {
    id: 'boss',
    title: boss.name,
    lists: [
      { title: 'Deck', cards: pileCards(view, boss.deck) },
      { title: 'Used', cards: counted(view, boss.discard) },
      { title: 'Not in the deck', cards: counted(view, boss.aside) },
      { title: 'In the Kraxe', cards: counted(view, boss.kraxe.map(([card]) => card)) },
    ],
  };
  const found = view.heroes.length > 1 ? 'Each hero finds one after the fight' : 'One of these is found after the fight';
  const loot = boss && { id: 'loot', title: 'Loot', lists: [{ title: found, cards: counted(view, boss.loot).map(ifEarned) }] };
  const heroes = view.heroes.map((hero, i) => ({
    id: `hero-${i}`,
    title: view.heroes.length > 1 ? titleOf(hero) : capital(caller(i)),
    lists: [
      { title: 'Hand', cards: counted(view, hero.hand) },
      ...['gold', 'silver', 'bronze'].map((tier) => ({ title: `${capital(tier)} pile`, cards: pileCards(view, hero.piles[tier]!) })),
      { title: 'Backpack', cards: counted(view, hero.backpack) },
      { title: 'Graveyard', cards: counted(view, hero.graveyard) },
    ],
  }));
  const chapters: Chapter[] = [ofBoss, loot, ...heroes].filter((chapter) => chapter !== null);
  return chapters.map((chapter) => ({ ...chapter, lists: filled(chapter.lists) })).filter((chapter) => chapter.lists.length);
}

const ifEarned = (one: Listed): Listed => (one.face.tier === 'legendary' ? { ...one, note: 'Only if it is earned' } : one);
const filled = (lists: readonly List[]) => lists.filter(({ cards }) => cards.length);

/** The same with those cards alone whose name, text or marks have this word. */
export function having(chapters: readonly Chapter[], word: string): Chapter[] {
  const sought = word.trim().toLowerCase();
  const fits = ({ face }: Listed) => `${markedName(face)} ${face.tier ?? ''} ${face.type ?? ''} ${face.tags.join(' ')} ${face.words} ${Object.values(face.marks).join(' ')}`.toLowerCase().includes(sought);
  return chapters
    .map((chapter) => ({ ...chapter, lists: filled(chapter.lists.map((list) => ({ ...list, cards: list.cards.filter(fits) }))) }))
    .filter((chapter) => chapter.lists.length);
}

export const sizeOf = (lists: readonly List[]): number => lists.flatMap(({ cards }) => cards).reduce((sum, { count }) => sum + count, 0);
