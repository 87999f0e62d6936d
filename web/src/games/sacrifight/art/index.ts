// The woodblocks of the game, cut when first asked for: bosses, heroes, and a small cut for every family of cards.
import type { Face } from '../view';
import { BOSSES } from './bosses';
import { CUTS } from './cuts';
import { BLOOD, BONE, INK, block, cuts, dot, piece, sky, sow } from './gouge';
import { HEROES } from './heroes';

const blocks = new Map<string, string>();

/** A boss that nobody has cut yet: horns and eyes in the dark. */
function unknown(): string {
  sow(3);
  const horns = piece('M46 40q-14 50 18 64 36-14 72 0 32-14 18-64-14 34-54 34T46 40z');
  const head = piece('M60 90h80q6 66-40 92-46-26-40-92z') + cuts([[76, 150, 92, 168, 3], [124, 150, 108, 168, 3]]);
  const eyes = piece('M72 116l24 10-4 8q-18-4-20-18zM128 116l-24 10 4 8q18-4 20-18z', BONE) + dot(86, 127, 3.6, BLOOD) + dot(114, 127, 3.6, BLOOD);
  return block(sky(20, 180, INK) + horns + head + eyes);
}

/** The inside of a block of 200 x 200. */
export function blockOf(id: string): string {
  let found = blocks.get(id);
  if (found === undefined) blocks.set(id, (found = (HEROES[id] ?? BOSSES[id] ?? unknown)()));
  return found;
}

const FAMILIES: Record<string, string> = {
  blow: 'maul',
  reckless: 'chop',
  fury: 'tree',
  saw: 'saw',
  bark: 'bark',
  breather: 'herb',
  shot: 'arrow',
  quick: 'dagger',
  cover: 'cloak',
  trap: 'jaws',
  pack: 'bag',
  seal: 'salt',
  offering: 'bowl',
  bite: 'teeth',
  exhume: 'spade',
  shroud: 'cloak',
  hunger: 'skull',
  feast: 'bowl',
  ingredient: 'toad',
  brew: 'pot',
  remedy: 'herb',
  hex: 'star',
  forgetting: 'star',
  protection: 'salt',
  turnip: 'turnip',
};
const TYPES: Record<string, string> = { attack: 'dagger', armor: 'bark', healing: 'herb', action: 'star' };
const OF_BOSSES: Record<string, string> = {
  tatzelwurm: 'claws',
  aufhocker: 'claws',
  krampus: 'whip',
  wisp: 'flame',
  ruebezahl: 'gale',
  erlkoenig: 'gale',
  wild_hunt: 'gale',
  neighbor: 'teeth',
  nachtkrapp: 'claws',
  egg: 'gale',
  horseman: 'skull',
};
const NAMED: Record<string, string> = { brood: 'brood', tail_whip: 'whip', claw_dagger: 'dagger', gold_coin: 'coin', salt_circle: 'salt' };

/** Which cut a card has: its own, that of its family, or that of its type. */
export function cutName(face: Face): string {
  const named = NAMED[face.id];
  if (named) return named;
  if (face.role === 'bosses') return face.flags.includes('M') ? 'mask' : (OF_BOSSES[face.set] ?? 'mask');
  const family = face.tags.map((tag) => FAMILIES[tag]).find(Boolean);
  return family ?? TYPES[face.type ?? ''] ?? 'star';
}

const drawn = new Map<string, string>();
/** The inside of a cut of 100 x 58. */
export function cutOf(face: Face): string {
  const name = cutName(face);
  let found = drawn.get(name);
  if (found === undefined) drawn.set(name, (found = (CUTS[name] as () => string)()));
  return found;
}
