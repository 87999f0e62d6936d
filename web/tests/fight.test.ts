import { describe, expect, test } from 'vitest';
import { cutName } from '../src/games/sacrifight/art';
import { CUTS } from '../src/games/sacrifight/art/cuts';
import { barredAt, gripOf, heldCards, pickedCards, whyNot } from '../src/games/sacrifight/hand';
import { chaptersOf, having, sizeOf } from '../src/games/sacrifight/lists';
import { lightsOf } from '../src/games/sacrifight/lights';
import { bossLook, pileCards, zoneLook } from '../src/games/sacrifight/look';
import { railOf } from '../src/games/sacrifight/rail';
import { steps } from '../src/games/sacrifight/steps';
import {
  NOTHING,
  callerOf,
  choicesOf,
  firstCopy,
  headOf,
  kraxeSlot,
  lootOf,
  nearHero,
  playOf,
  read,
  write,
  type Boss,
  type Face,
  type FightView,
  type Hero,
  type Slot,
} from '../src/games/sacrifight/view';
import { amountOf, changesOf, counted, meaningsOf, nameOf, orderOf, partsOf, splitAtMarks, thenOf, turnOf } from '../src/games/sacrifight/words';
import type { Seen } from '../src/lib/changes';
import type { Ask, MoveInfo } from '../src/lib/protocol';

const face = (id: string, over: Partial<Face> = {}): Face => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  set: 'lumberjack',
  role: 'heroes',
  tier: 'bronze',
  type: 'attack',
  tags: [],
  flags: [],
  marks: {},
  member: null,
  words: '',
  parts: { play: '2 damage' },
  flavour: '',
  ...over,
});
const pile = (cards: Record<string, number> = {}, top: string[] = [], bottom: string[] = []) => ({
  count: Object.values(cards).reduce((sum, n) => sum + n, 0),
  cards,
  top,
  bottom,
});
const hero = (over: Partial<Hero> = {}): Hero => ({
  hero: 'lumberjack',
  seat: 0,
  hp: 15,
  hp_max: 15,
  armor: 0,
  track: 0,
  track_length: 4,
  special_ready: false,
  special_waits: null,
  hand: [],
  hand_limit: 5,
  piles: { bronze: pile({ maul: 2, axe: 1 }), silver: pile(), gold: pile() },
  backpack: [],
  graveyard: [],
  active: false,
  actions: 0,
  coin: false,
  ...over,
});
const slot = (name: string, over: Partial<Slot> = {}): Slot => ({
  slot: name,
  side: name[0] as Slot['side'],
  number: Number(name[1]),
  open: true,
  rescue: false,
  blocked: false,
  card: null,
  holder: null,
  hp: null,
  captured: null,
  captured_turns: null,
  protected: false,
  ...over,
});
const boss = (over: Partial<Boss> = {}): Boss => ({
  id: 'tatzelwurm',
  name: 'Tatzelwurm',
  text: ['Wild at half.'],
  members: [{ name: 'Tatzelwurm', member: null, side: null, hp: 52, hp_max: 90, armor: 3, fallen: false }],
  wild: false,
  wild_at: 45,
  face: null,
  deck: pile({ claws: 2, brood: 1 }),
  discard: [],
  aside: [],
  loot: [],
  drawn: null,
  legendary: null,
  legendary_words: null,
  angels_fended: 0,
  kraxe: [],
  ...over,
});
const FACES = [
  face('maul', { parts: { play: '2 damage', sacrifice: '1 damage' } }),
  face('axe', { tier: 'silver', parts: { play: '4 damage', each_round: '1 damage' } }),
  face('circle', { tier: 'gold', type: 'armor', tags: ['protection'], parts: { play: '3 armor' } }),
  face('claws', { role: 'bosses', set: 'tatzelwurm', tier: null, type: null, parts: { play: '4 damage' } }),
  face('brood', { role: 'bosses', set: 'tatzelwurm', tier: null, type: null, flags: ['M'], parts: { each_boss_turn: '1 damage' } }),
];
const view = (over: Partial<FightView> = {}): FightView => ({
  seat: 0,
  mode: 'run',
  act: 0,
  acts: 3,
  bosses: ['tatzelwurm', 'egg', 'krampus'],
  round: 5,
  step: 'H3',
  turn: 0,
  order: [0, 1],
  heroes: [hero({ hand: ['maul', 'maul', 'axe'], active: true, actions: 2 }), hero({ hero: 'witch', seat: 1 })],
  slots: [slot('N1', { card: 'circle', holder: 1 }), slot('N2'), slot('E1', { card: 'brood', hp: 1 }), slot('S1')],
  boss: boss(),
  lasting: [],
  asked: 'turn',
  asked_hero: 0,
  asked_card: null,
  asked_slot: null,
  choices: [],
  loot: [null, null, null, null, null, null],
  cards: Object.fromEntries(FACES.map((one) => [one.id, one])),
  over: false,
  ...over,
});
const info = (move: string, preview: Record<string, unknown> = {}): MoveInfo => ({ move, label: move, follows: '', preview });
const AFTER = { hp: [15, 15], armor: [0, 0], boss_hp: [48], boss_armor: [0], certain: true, wins: false, coin: true };
const onto = info('play:3:on:N1', { card: 'axe', place: 3, slot: 'N1', onto: 'circle', holder: 1, needs_consent: true, sacrifice: '', after: AFTER });
const free = info('play:1:S', { card: 'maul', place: 1, slot: 'S1', onto: null, after: { ...AFTER, boss_hp: [52], boss_armor: [1], coin: false } });
const ask = (moves: MoveInfo[], about = 'turn'): Ask => ({ seat: 0, about, title: '', detail: '', moves, barred: [] });
const caller = (number: number) => ['You', 'Mira'][number] ?? '';
const told = (kind: string, fields: Record<string, unknown> = {}, text = '') => ({ kind, text, ...fields });
const WORDS = { title: 'now', detail: '', notes: [] };

describe('moves', () => {
  test('a play says what it takes, and its place counts from nought', () => {
    expect(playOf(onto)).toMatchObject({ place: 2, slot: 'N1', onto: 'circle', holder: 1, consent: true });
    expect(playOf(info('pass'))).toBeNull();
  });
  test('moves are sorted by what they do', () => {
    const found = choicesOf(ask([free, onto, info('draw:gold'), info('pack:2'), info('save:S1'), info('special'), info('pass'), info('target:hero2'), info('toss'), info('option:2'), info('done')]));
    expect(found.plays.map((play) => play.slot)).toEqual(['S1', 'N1']);
    expect([...found.draws.keys(), ...found.saves.keys(), ...found.targets.keys()]).toEqual(['gold', 'S1', 'hero2']);
    expect(found.packs.get(1)?.move).toBe('pack:2');
    expect(found.plain.map((one) => one.move)).toEqual(['toss', 'option:2']);
    expect([found.special?.move, found.pass?.move, found.done?.move]).toEqual(['special', 'pass', 'done']);
  });
  test('equal cards share the move of the first', () => expect(firstCopy(['maul', 'axe', 'maul'], 2)).toBe(0));
});

describe('the near edge', () => {
  const desk = { ask: ask([free, onto]), chosen: null, move: null, pending: null, hint: null };
  const hand = ['maul', 'maul', 'axe', 'circle'];
  const states = (choices = choicesOf(desk.ask), over: Partial<typeof desk> = {}, held: number | null = null) => heldCards(view(), choices, hand, { ...desk, ...over }, held).map((card) => card.state);

  test('a card in the fingers is held until a slot is chosen for it', () => {
    const choices = choicesOf(desk.ask);
    expect(gripOf(choices, desk, null)).toEqual({ play: null, packed: null, held: null, lone: null });
    expect(gripOf(choices, desk, 2)).toMatchObject({ held: 2, lone: 2 });
    expect(gripOf(choices, { ...desk, move: free, chosen: free.move }, 2)).toMatchObject({ held: 0, play: { slot: 'S1' } });
  });
  test('the first card can be packed like any other', () => {
    const packing = ask([info('pack:1')]);
    expect(gripOf(choicesOf(packing), { ask: packing, move: null, chosen: 'pack:1' }, null)).toMatchObject({ packed: 0, held: 0, lone: 0 });
  });
  test('equal cards can be played alike, the others say why not', () => {
    const barred = { move: 'play:4:N', rule: 'R1', words: 'Not yet.' };
    const told = { ...desk, ask: { ...ask([free, onto]), barred: [barred] } };
    expect(states()).toEqual(['legal', 'legal', 'legal', 'no']);
    expect(heldCards(view(), choicesOf(told.ask), hand, told, 1).map((card) => [card.state, card.why])).toEqual([['legal', ''], ['chosen', ''], ['legal', ''], ['no', 'Not yet.']]);
    expect(barredAt(told.ask, 3)).toBe(barred);
    expect(barredAt(null, 3)).toBeNull();
    const playable = choicesOf(told.ask);
    expect([0, 3].map((held) => whyNot(told.ask, playable, hand, held))).toEqual([null, barred]);
  });
  test('nothing asked, nothing lit', () => expect(states(choicesOf(null), { ask: null as never })).toEqual(Array(4).fill('waiting')));
  test('cards to choose from show what is chosen and what is on its way', () => {
    const picks = [info('pick:1', { card: 'maul' }), info('pick:2', { card: 'axe' }), info('pick:3', { card: 'circle' })];
    const shown = pickedCards(view(), picks, { ...desk, chosen: 'pick:2', pending: 'pick:3' });
    expect(shown.map((card) => [card.face.id, card.state])).toEqual([['maul', 'legal'], ['axe', 'chosen'], ['circle', 'pending']]);
  });
});

describe('lights', () => {
  const hand = { held: 2, chosen: null, hint: null, caller, name: 'Axe' };
  test('what may be given up is lit, what may not lies in the shade, boss cards too', () => {
    const lights = lightsOf(view(), choicesOf(ask([free, onto])), hand);
    expect(lights.get('N1')).toMatchObject({ glow: 'can', tag: 'Ask Mira' });
    expect(lights.get('E1')?.glow).toBe('shade');
    expect(lights.get('S1')?.glow).toBe('none');
  });
  test('a free slot is lit for the card that fits, and keeps what was chosen', () => {
    const lights = lightsOf(view(), choicesOf(ask([free, onto])), { ...hand, held: 0, chosen: free.move, name: 'Maul' });
    expect(lights.get('S1')).toMatchObject({ glow: 'gone', tag: 'Maul here' });
  });
  test('targets and sides are lit without a card', () => {
    const nothing = { ...hand, held: null };
    expect(lightsOf(view(), choicesOf(ask([info('target:E1')], 'target')), nothing).get('E1')?.glow).toBe('aim');
    expect(lightsOf(view(), choicesOf(ask([info('side:N')], 'side')), { ...nothing, hint: 'side:N' }).get('N2')).toMatchObject({ glow: 'may', hinted: true });
  });
});

describe('words', () => {
  test('what follows stands in the order in which it happens', () => {
    const lines = thenOf(view(), onto, caller);
    expect(lines.map((line) => line.sign)).toEqual(['sac', 'coin', 'attack', 'ask', 'boss']);
    expect(lines[0]?.text).toBe('**Circle** is given up, without effect');
    expect(lines[4]?.text).toBe('Boss: armor 3 to **0**, health 52 to **48**');
  });
  test('luck and victory are said instead of numbers', () => {
    expect(changesOf(view(), { ...AFTER, certain: false }, caller)).toHaveLength(1);
    expect(changesOf(view(), { ...AFTER, wins: true }, caller)[0]?.text).toBe('**The boss falls**');
  });
  test('a card in the fingers is told where it may go', () => {
    const choices = choicesOf(ask([free, onto]));
    expect([orderOf(choices, 0), orderOf(choices, 2), orderOf(choices, 1)]).toEqual(['Into a lit slot', 'Onto a lit card', 'No slot takes it now']);
  });
  test('whoever leads two heroes is told whose turn it is and what is left of it', () => {
    const table = view();
    const [axe, witch] = table.heroes as [Hero, Hero];
    expect(turnOf(table, axe, false)).toEqual({ who: 'Lumberjack’s turn', left: '2 actions left' });
    expect(turnOf(table, axe, true)).toEqual({ who: 'Lumberjack’s turn', left: '' });
    expect(turnOf(table, witch, false)).toEqual({ who: 'Witch, in the Lumberjack’s turn', left: '' });
    expect(turnOf(view({ heroes: [{ ...axe, active: false }, witch] }), witch, false)).toEqual({ who: 'Witch', left: '' });
  });
  test('a card is told part by part, its sacrifice last', () => {
    expect(partsOf(FACES[1] as Face).map((part) => part.text)).toEqual(['4 damage.', 'Each round: 1 damage.']);
    expect(nameOf(FACES[0] as Face)).toBe('Maul, bronze attack: 2 damage. Given up: 1 damage.');
    expect(amountOf(FACES[2] as Face)).toBe('3');
  });
  test('equal cards are counted, higher tiers first', () =>
    expect(counted(view(), ['maul', 'circle', 'maul']).map(({ face, count }) => [face.id, count])).toEqual([['circle', 1], ['maul', 2]]));
});

describe('marks', () => {
  const minion = face('bat', { role: 'bosses', marks: { M: 'A minion.', WM: 'A wild card.' } });

  test('stand behind the name, with their meaning for those who hear the table', () => {
    expect(nameOf(minion)).toMatch(/^Bat \(M\) \(WM\)/);
    expect(nameOf(minion)).toMatch(/A minion\. A wild card\.$/);
  });
  test('mean the same on every card', () => expect(meaningsOf([minion, face('maul'), minion])).toEqual([['M', 'A minion.'], ['WM', 'A wild card.']]));
  test('are found in a line of the log', () =>
    expect(splitAtMarks('The boss draws Bat (M) (WM).').filter(({ mark }) => mark).map(({ mark }) => mark)).toEqual(['M', 'WM']));
  test('are nothing else in brackets', () => expect(splitAtMarks('You take 3 damage (2 on armor): 9 health left.')).toHaveLength(1));
});

describe('card lists', () => {
  const chapters = chaptersOf(view(), () => 'you');

  test('are told apart by boss and hero, without empty ones', () => {
    expect(chapters.map(({ id }) => id)).toContain('boss');
    expect(chapters.flatMap(({ lists }) => lists).every(({ cards }) => cards.length > 0)).toBe(true);
  });
  test('a word finds cards wherever they lie', () => {
    const found = having(chapters, ' BROOD ');
    expect(found.map(({ id }) => id)).toEqual(['boss']);
    expect(sizeOf(found[0]!.lists)).toBe(1);
    expect(having(chapters, 'no such card')).toEqual([]);
  });
});

describe('who is who', () => {
  test('the hero at the near edge is the asked one, else who acts, else one’s own', () => {
    expect(nearHero(view({ asked_hero: 1 }), 0, [0, 1], true)).toBe(1);
    expect(nearHero(view({ turn: 1 }), 0, [0], false)).toBe(0);
    expect(nearHero(view(), null, [], false)).toBe(0);
  });
  test('one seat with two heroes calls them by their own names', () => {
    expect(callerOf(view(), ['You', 'Mira'])(1)).toBe('Mira');
    const alone = view({ heroes: [hero(), hero({ hero: 'witch' })] });
    expect(callerOf(alone, ['You'])(1)).toBe('the Witch');
  });
  test('the Kraxe stands beside the rescue slot', () => {
    expect(kraxeSlot(view())).toBeNull();
    expect(kraxeSlot(view({ slots: [slot('N1', { open: false }), slot('N2', { open: false, rescue: true })] }))).toBe('N1');
  });
  test('loot is kept by act and hero', () => expect(lootOf(view({ act: 2, loot: ['a', 'b', 'c', 'd', null, null] }), 1)).toBe('d'));
});

describe('beside a portrait', () => {
  test('a hero that goes by its own name is named once', () => {
    expect(headOf(hero(), 'You')).toEqual({ name: 'You', kind: 'Lumberjack' });
    expect(headOf(hero(), 'the Lumberjack')).toEqual({ name: 'Lumberjack', kind: '' });
  });
});

describe('piles', () => {
  test('what was seen lies where it was seen, the rest by name', () => {
    const cards = pileCards(view(), pile({ maul: 2, axe: 1, circle: 1 }, ['axe'], ['maul']));
    expect(cards.map((card) => [card.face.id, card.note ?? ''])).toEqual([['axe', 'On top'], ['maul', 'Underneath'], ['circle', ''], ['maul', '']]);
  });
  test('a pile, a graveyard and the boss can be looked at', () => {
    expect(zoneLook(view(), 0, 'bronze', 'You').title).toBe('Your bronze pile');
    expect(zoneLook(view(), 1, 'graveyard', 'Mira')).toMatchObject({ kind: 'cards', cards: [] });
    expect(bossLook(view(), 'deck')).toMatchObject({ kind: 'cards', title: 'Tatzelwurm: deck' });
  });
});

describe('the rail', () => {
  test('of a hero’s turn and of the boss’s', () => {
    expect(railOf(view()).map((one) => one.state)).toEqual(['done', 'done', 'now']);
    expect(railOf(view({ step: 'B4', turn: null })).map((one) => one.step)).toEqual(['B1', 'B2', 'B3', 'B4', 'B5', 'B6']);
    expect(railOf(view({ step: 'opening' }))).toEqual([]);
  });
  test('what a step has brought stands below it', () => {
    const scene = { ...NOTHING, rail: 'B6', results: { B4: '8 left in the deck' } };
    expect(railOf(view({ scene, turn: null })).find((one) => one.step === 'B4')?.words).toBe('8 left in the deck');
  });
});

describe('how an update is seen', () => {
  const seen = (events: (object & Pick<Seen, 'kind' | 'text'>)[], before = view(), after = view()) =>
    steps(write(before), { events: events.map((event) => ({ view: write(after), ...event })), view: write(after), words: WORDS });
  test('the last picture is the view itself, whatever happened', () => {
    const shown = seen([told('no_such_thing')]);
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatchObject({ ms: 0, phase: 'still' });
  });
  test('what is given up burns before the new card lands', () => {
    const now = view({ slots: view().slots.map((slot, i) => (i ? slot : { ...slot, card: 'axe', holder: 0 })) });
    const shown = seen([told('card_played', { hero: 0, card: 'axe', slot: 'N1', onto: 'circle' }, 'You play **Axe**.')], view(), now).map((step) => read(step.view));
    expect(shown[0]?.scene?.burning).toBe('N1');
    expect(shown[0]?.slots[0]?.card).toBe('circle');
    expect(shown[1]?.slots[0]).toMatchObject({ card: 'axe', holder: 0 });
  });
  test('a boss card waits to be looked at with all that it did', () => {
    const hurt = view({ turn: null, heroes: view().heroes.map((hero) => ({ ...hero, hp: 14 })) });
    const drawn = { ...hurt, boss: { ...hurt.boss!, deck: { ...hurt.boss!.deck, count: 2 } } };
    const shown = seen([
      told('boss_turn_began', { round: 5 }, 'Round 5: the boss acts.'),
      told('hero_hurt', { hero: 1, amount: 1, absorbed: 0, hp: 14, armor: 0, card: 'brood', view: write(hurt) }, 'Mira takes 1 damage.'),
      told('boss_card_drawn', { card: 'claws', view: write(drawn) }, 'The boss draws **Claws**.'),
      told('hero_hurt', { hero: 0, amount: 4, absorbed: 3, hp: 14, armor: 0, card: 'claws', view: write(drawn) }),
      told('boss_card_resolved', { card: 'claws' }),
      told('turn_began', { hero: 0, round: 6 }),
    ]);
    const minions = shown.find((step) => read(step.view).scene?.rail === 'B1');
    expect(read(minions!.view).heroes[1]?.hp).toBe(14);
    const strike = shown.find((step) => step.phase === 'taken');
    expect(read(strike!.view).scene).toMatchObject({ card: 'claws', rail: 'B6', hits: [{ hero: 0, absorbed: 3, lost: 1, hp: 14 }] });
    expect(read(strike!.view).scene?.results.B4).toBe('2 left in the deck');
  });
  test('every die of the boss is seen, and stays told in its step', () => {
    const drawn = { card: null, side: null, in_vain: false };
    const now = view({ turn: null });
    const shown = seen(
      [
        told('boss_turn_began', { round: 5 }, 'Round 5: the boss acts.'),
        told('die_rolled', { ...drawn, purpose: 'ability', rolled: 1, in_vain: true }, 'A 1 is rolled for the ability: nothing happens.'),
        told('boss_card_drawn', { card: 'claws' }, 'The boss draws **Claws**.'),
        told('die_rolled', { ...drawn, purpose: 'wodan', rolled: 2 }, 'A 2 is rolled for Wodan.'),
        told('side_drawn', { side: 'S', card: 'claws' }, 'Chance chooses the south.'),
        told('boss_card_resolved', { card: 'claws' }),
      ],
      now,
      now,
    );
    const scenes = shown.map((step) => read(step.view).scene);
    const [ability, wodan] = scenes.filter((scene) => scene?.die != null);
    expect(ability).toMatchObject({ die: 1, rail: 'B2', card: null });
    expect(wodan).toMatchObject({ die: 2, rail: 'B6', card: 'claws' });
    const strike = scenes.find((scene) => scene?.said.length === 2);
    expect(shown.find((step) => step.phase === 'taken')?.words.title).toBe('The boss draws **Claws**');
    expect(strike).toMatchObject({ card: 'claws', die: null, said: ['A 2 is rolled for Wodan.', 'Chance chooses the south.'] });
    expect(strike?.results.B2).toBe('A 1 is rolled for the ability: nothing happens');
  });
  test('a coin of a card is seen to fall', () => {
    expect(read(seen([told('coin_flipped', { card: 'claws', yes: true }, 'A coin falls for **Claws**: **Yes**.')])[0]!.view).scene?.coin).toBe(true);
  });
  test('the coin is seen to fall, wild mode and loot are seen too', () => {
    expect(read(seen([told('coin_tossed', { hero: 0, yes: false })])[0]!.view).scene?.coin).toBe(false);
    expect(read(seen([told('turned_wild', { boss: 'tatzelwurm' })])[0]!.view).scene?.wild).toBe(true);
    const won = seen([told('fight_won', { boss: 'tatzelwurm', round: 9, act: 1 })], view(), view({ act: 1, step: 'opening' }));
    expect(won.find((step) => step.phase === 'taken')).toMatchObject({ skippable: true });
    expect(read(won[0]!.view).scene?.won).toEqual({ boss: 'tatzelwurm', round: 9 });
  });
});

test('every card has a cut that exists', () => {
  for (const tag of ['blow', 'trap', 'brew', 'offering', 'nothing']) expect(CUTS).toHaveProperty(cutName(face('x', { tags: [tag] })));
  expect(cutName(face('x', { role: 'bosses', set: 'wisp', flags: ['M'] }))).toBe('mask');
  expect(CUTS).toHaveProperty(cutName(face('x', { role: 'bosses', set: 'unheard_of' })));
});
