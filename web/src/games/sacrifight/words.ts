// Short words of the table itself; everything about the rules comes from the server.
import type { MoveInfo } from '../../lib/protocol';
import type { SignName } from './art/signs';
import { capital, faceOf, playOf, titleOf, type After, type Choices, type Face, type FightView, type Hero, type HeroNumber, type Part } from './view';

export interface Line {
  sign: SignName | 'coin' | 'die';
  text: string;
}

const SIGN_OF: Record<Part, SignName> = {
  play: 'action',
  each_round: 'round',
  in_play: 'armor',
  trap: 'trap',
  enters: 'minion',
  each_boss_turn: 'minion',
  each_hero_turn: 'minion',
  sacrifice: 'sac',
};
const SAID: Partial<Record<Part, string>> = {
  each_round: 'Each round: ',
  in_play: 'In play: ',
  each_boss_turn: 'Each boss turn: ',
  each_hero_turn: 'Each hero turn: ',
};
const ORDER: Part[] = ['play', 'each_round', 'in_play', 'trap', 'each_boss_turn', 'each_hero_turn'];

/** What a card does while it lies there and as it is played, part by part; its sacrifice is not among it. */
export const partsOf = (face: Face): { part: Part; sign: SignName; text: string }[] =>
  ORDER.filter((part) => face.parts[part]).map((part) => ({
    part,
    sign: part === 'play' && face.type ? face.type : SIGN_OF[part],
    text: `${SAID[part] ?? ''}${stopped(face.parts[part] as string)}`,
  }));
export const stopped = (text: string) => (/[.)]$/.test(text) ? text : `${text}.`);

/** The first figure of what it does, for a small card. */
export const amountOf = (face: Face): string => /\d+/.exec(face.parts.play ?? face.parts.each_round ?? '')?.[0] ?? '';

/** A card's name with the marks that are printed on it. */
export const markedName = (face: Face): string => [face.name, ...Object.keys(face.marks).map((mark) => `(${mark})`)].join(' ');

/** What the marks on these cards mean, each once. */
export const meaningsOf = (faces: readonly Face[]): [string, string][] => [...new Map(faces.flatMap((face) => Object.entries(face.marks)))];

/** A sentence in pieces: marks, and what stands between them. */
export const splitAtMarks = (text: string): { text: string; mark: string | null }[] =>
  text
    .split(/(\([A-Z]{1,2}\))/)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, mark: /^\(([A-Z]{1,2})\)$/.exec(part)?.[1] ?? null }));

export const typeWord = (face: Face): string => {
  const kind = face.type ? capital(face.type) : '';
  return face.role === 'loot' ? `Loot${kind ? `, ${kind.toLowerCase()}` : ''}` : kind;
};

/** A card in one sentence, for those who hear the table. */
export function nameOf(face: Face): string {
  const kind = [face.tier, face.type].filter(Boolean).join(' ');
  const does = partsOf(face).map(({ text }) => text).join(' ');
  const gift = face.parts.sacrifice ? ` Given up: ${stopped(face.parts.sacrifice)}` : '';
  const meant = Object.values(face.marks).map((words) => ` ${words}`).join('');
  return `${markedName(face)}${kind ? `, ${kind}` : ''}: ${does}${gift}${meant}`;
}

const change = (word: string, from: number, to: number) => (from === to ? [] : [`${word} ${from} to **${to}**`]);

/** What a play changes, hero by hero and boss by boss. */
export function changesOf(view: FightView, after: After, caller: (hero: number) => string): Line[] {
  if (after.wins) return [{ sign: 'boss', text: '**The boss falls**' }];
  if (!after.certain) return [{ sign: 'die', text: 'Luck decides what comes of it' }];
  const members = (view.boss?.members ?? []).map((member, i) => ({
    sign: 'boss' as const,
    who: member.member ? capital(member.name) : 'Boss',
    parts: [...change('armor', member.armor, after.boss_armor[i] ?? member.armor), ...change('health', member.hp, after.boss_hp[i] ?? member.hp)],
  }));
  const heroes = view.heroes.map((hero, i) => ({
    sign: 'heart' as const,
    who: capital(caller(i)),
    parts: [...change('armor', hero.armor, after.armor[i] ?? hero.armor), ...change('health', hero.hp, after.hp[i] ?? hero.hp)],
  }));
  return [...members, ...heroes].filter(({ parts }) => parts.length).map(({ sign, who, parts }) => ({ sign, text: `${who}: ${parts.join(', ')}` }));
}

/** What follows from a chosen play, in the order in which it happens. */
export function thenOf(view: FightView, move: MoveInfo | null, caller: (hero: number) => string): Line[] {
  const play = playOf(move);
  if (!play) return [];
  const lines: Line[] = [];
  const face = faceOf(view, play.card);
  if (play.onto) {
    const gift = play.sacrifice ? `: ${play.sacrifice}` : ', without effect';
    lines.push({ sign: 'sac', text: `**${faceOf(view, play.onto).name}** is given up${gift}` });
  }
  const rescue = view.slots.find((slot) => slot.slot === play.slot)?.rescue;
  if (rescue) lines.push({ sign: 'pack', text: 'Cards come free from the Kraxe' });
  else {
    if (play.after?.coin) lines.push({ sign: 'coin', text: 'The coin, if you like' });
    const does = face.parts.play ?? face.parts.each_round;
    if (does) lines.push({ sign: face.type ?? 'action', text: does });
  }
  if (play.consent && play.holder !== null) {
    const who = capital(caller(play.holder));
    lines.push({ sign: 'ask', text: `${who} holds it: **${who} will be asked**` });
  }
  return play.after ? [...lines, ...changesOf(view, play.after, caller)] : lines;
}

/** For whoever leads two heroes: whose turn it is and how many actions are left, unless that is said already. */
export function turnOf(view: FightView, hero: Hero, said: boolean): { who: string; left: string } {
  const turn = view.heroes.find((one) => one.active);
  if (!turn) return { who: titleOf(hero), left: '' };
  if (turn !== hero) return { who: `${titleOf(hero)}, in the ${titleOf(turn)}’s turn`, left: '' };
  return { who: `${titleOf(hero)}’s turn`, left: said ? '' : `${turn.actions} ${turn.actions === 1 ? 'action' : 'actions'} left` };
}

/** What lasts for a hero just now and takes something from it; null: nothing does. */
const lasts = (view: FightView, hero: HeroNumber, what: string) => view.lasting.find((one) => one.what === what && one.begun && one.heroes.includes(hero)) ?? null;
export const tossBanned = (view: FightView, hero: HeroNumber) => lasts(view, hero, 'no_coin') !== null;

/** Where the card in one's fingers may go, as an order. */
export function orderOf(choices: Choices, place: number): string {
  const plays = choices.plays.filter((play) => play.place === place);
  const free = plays.some((play) => play.onto === null);
  const onto = plays.some((play) => play.onto !== null);
  if (free && onto) return 'Into a free slot, or onto a lit card';
  if (free) return 'Into a lit slot';
  return onto ? 'Onto a lit card' : 'No slot takes it now';
}

/** Equal cards once, with their number; higher tiers first. */
export function counted(view: FightView, cards: Iterable<string>): { face: Face; count: number }[] {
  const found = new Map<string, number>();
  for (const id of cards) found.set(id, (found.get(id) ?? 0) + 1);
  const rank = (face: Face) => ['legendary', 'gold', 'silver', 'bronze'].indexOf(face.tier ?? '');
  return [...found]
    .map(([id, count]) => ({ face: faceOf(view, id), count }))
    .sort((a, b) => rank(a.face) - rank(b.face) || a.face.name.localeCompare(b.face.name));
}
