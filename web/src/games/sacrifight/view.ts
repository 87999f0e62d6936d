// The view of Sacrifight, what its moves foretell, and what a moving picture adds to it.
import type { Ask, MoveInfo, Notation, Seat, View } from '../../lib/protocol';
import type * as wire from './wire';
import type { CardFace as Face, HeroView as Hero, Side, SlotView as Slot, Tier } from './wire';

export type CardId = string;
/** The place of a hero in the view. */
export type HeroNumber = number;

export type {
  BossView as Boss, CardFace as Face, HeroView as Hero, LastingView as Lasting, MemberView as Member, Part, Pile, Side, SlotView as Slot, Tier,
} from './wire';

/** The view, and what pictures on the way from one view to the next add to it. */
export interface FightView extends wire.View {
  scene?: Scene;
}

/** What a hero has taken in this boss turn. */
export interface Hit {
  hero: HeroNumber;
  absorbed: number;
  lost: number;
  hp: number;
}

/** What is seen while something happens. */
export interface Scene {
  /** The step of the boss turn that is lit, and what the steps before it brought. */
  rail: string | null;
  results: Record<string, string>;
  /** The boss card that is shown large. */
  card: CardId | null;
  hits: Hit[];
  /** What else the card did, in sentences. */
  said: readonly string[];
  /** The coin that has just fallen. */
  coin: boolean | null;
  /** The die that has just been rolled. */
  die: number | null;
  /** Who or what has just been hit: a slot, `boss`, a member, `hero0`. */
  struck: string | null;
  /** The slot whose card is just given up. */
  burning: string | null;
  /** Wild mode has just begun. */
  wild: boolean;
  /** The boss lies still, and this is what was found; its round. */
  won: { boss: string; round: number } | null;
}

export const NOTHING: Scene = {
  rail: null,
  results: {},
  card: null,
  hits: [],
  said: [],
  coin: null,
  die: null,
  struck: null,
  burning: null,
  wild: false,
  won: null,
};

export const read = (view: View) => view as unknown as FightView;
export const write = (view: FightView) => view as unknown as View;

const BLANK: Omit<Face, 'id' | 'name'> = {
  set: '',
  role: 'extra',
  tier: null,
  type: null,
  tags: [],
  flags: [],
  marks: {},
  member: null,
  words: '',
  parts: {},
  flavour: '',
};
const spoken = (id: string) => id.replace(/#.*/, '').replaceAll('_', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
export const faceOf = (view: FightView, id: CardId): Face => view.cards[id] ?? { ...BLANK, id, name: spoken(id) };

export const TIERS: Tier[] = ['bronze', 'silver', 'gold', 'legendary'];
export const SIDES: Side[] = ['N', 'E', 'S', 'W'];
export const SIDE_NAMES: Record<Side, string> = { N: 'north', E: 'east', S: 'south', W: 'west' };
export const titleOf = (hero: Hero) => spoken(hero.hero);
export const placeName = (slot: Pick<Slot, 'side' | 'number'>) => `${SIDE_NAMES[slot.side]} ${slot.number}`;

const BOSS_NAMES: Record<string, string> = {
  ruebezahl: 'Rübezahl',
  erlkoenig: 'Erlkönig',
  egg: 'Mysterious Egg',
  neighbor: 'Nachzehrer’s Neighbor',
  wild_hunt: 'The Wild Hunt',
  horseman: 'The Headless Horseman',
};
export const bossName = (id: string) => BOSS_NAMES[id] ?? spoken(id);

/** How a hero is called at this table: by the name of its seat, or by its own where one seat leads two. */
export function callerOf(view: FightView, names: readonly string[]): (hero: HeroNumber) => string {
  const shared = view.heroes.length > 1 && view.heroes[0]?.seat === view.heroes[1]?.seat;
  return (number) => {
    const hero = view.heroes[number];
    if (!hero) return '';
    return shared ? `the ${titleOf(hero)}` : (names[hero.seat] ?? titleOf(hero));
  };
}
/** What stands beside a hero's portrait: how it is called, and what it is where its name does not say that. */
export function headOf(hero: Hero, name: string): { name: string; kind: string } {
  const title = titleOf(hero);
  return name === `the ${title}` ? { name: title, kind: '' } : { name: capital(name), kind: title };
}
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The hero at the near edge: who is asked, who acts, or the first of one's own. */
export function nearHero(view: FightView, you: Seat | null, yours: readonly Seat[], asked: boolean): HeroNumber {
  const own = view.heroes.map((_, i) => i).filter((i) => yours.includes((view.heroes[i] as Hero).seat));
  if (asked && view.asked_hero !== null) return view.asked_hero;
  if (view.turn !== null && own.includes(view.turn)) return view.turn;
  const mine = own.length ? own : view.heroes.map((_, i) => i).filter((i) => view.heroes[i]?.seat === you);
  return mine[0] ?? 0;
}

/** The Kraxe stands in the first slot of the side that has a rescue slot. */
export const kraxeSlot = (view: FightView): string | null => {
  const rescue = view.slots.find((slot) => slot.rescue);
  return rescue ? `${rescue.side}1` : null;
};
export const isMinion = (slot: Slot) => slot.card !== null && slot.holder === null;

/** What a hero found after the last fight. */
export const lootOf = (view: FightView, hero: HeroNumber): CardId | null => view.loot[2 * (view.act - 1) + hero] ?? null;

// ---- moves, as they are written

export interface After {
  hp: readonly number[];
  armor: readonly number[];
  boss_hp: readonly number[];
  boss_armor: readonly number[];
  certain: boolean;
  wins?: boolean;
  coin?: boolean;
}

export interface Play {
  info: MoveInfo;
  card: CardId;
  /** In the hand, counted from 0. */
  place: number;
  slot: string;
  onto: CardId | null;
  holder: HeroNumber | null;
  consent: boolean;
  sacrifice: string;
  after: After | null;
}

export function playOf(info: MoveInfo | null): Play | null {
  if (!info?.move.startsWith('play:')) return null;
  const seen = info.preview as Record<string, unknown>;
  return {
    info,
    card: seen.card as CardId,
    place: Number(seen.place) - 1,
    slot: seen.slot as string,
    onto: (seen.onto as CardId | null) ?? null,
    holder: (seen.holder as HeroNumber | undefined) ?? null,
    consent: seen.needs_consent === true,
    sacrifice: (seen.sacrifice as string | undefined) ?? '',
    after: (seen.after as After | undefined) ?? null,
  };
}

/** The moves of a question by what they do. */
export interface Choices {
  plays: Play[];
  draws: Map<string, MoveInfo>;
  saves: Map<string, MoveInfo>;
  packs: Map<number, MoveInfo>;
  swaps: Map<number, MoveInfo>;
  picks: readonly MoveInfo[];
  targets: Map<string, MoveInfo>;
  sides: Map<string, MoveInfo>;
  bosses: readonly MoveInfo[];
  special: MoveInfo | null;
  pass: MoveInfo | null;
  /** Yes and no, the coin, options, who goes first: a button each. */
  plain: readonly MoveInfo[];
  /** Ends a choice of several. */
  done: MoveInfo | null;
}

const PLAIN = /^(yes|no|toss|no_toss)$|^(option|first):/;

export function choicesOf(ask: Ask | null): Choices {
  const moves = ask?.moves ?? [];
  const after = (move: Notation) => move.slice(move.indexOf(':') + 1);
  const starting = (verb: string) => moves.filter((info) => info.move.startsWith(`${verb}:`));
  const named = (name: string) => moves.find((info) => info.move === name) ?? null;
  const byName = (verb: string) => new Map(starting(verb).map((info) => [after(info.move), info]));
  const byPlace = (verb: string) => new Map(starting(verb).map((info) => [Number(after(info.move)) - 1, info]));
  return {
    plays: moves.map(playOf).filter((play) => play !== null),
    draws: byName('draw'),
    saves: byName('save'),
    packs: byPlace('pack'),
    swaps: byPlace('swap'),
    picks: starting('pick'),
    targets: byName('target'),
    sides: byName('side'),
    bosses: starting('boss'),
    special: named('special'),
    pass: named('pass'),
    plain: moves.filter((info) => PLAIN.test(info.move)),
    done: named('done'),
  };
}

/** Equal cards have one move, that of the first of them. */
export const firstCopy = (hand: readonly CardId[], place: number): number => hand.indexOf(hand[place] as CardId);
