// What the server proposes to score, and how a choice of cards is found among it. Pure.
import type { Ask, MoveInfo } from '../../lib/protocol';
import { isJoker } from './cards';
import { preview, type Card, type CycleRule, type Proposal, type Scorable, type Swap, type Why } from './view';

const same = (a: readonly Card[], b: ReadonlySet<Card>) => a.length === b.size && a.every((card) => b.has(card));

/** The allowed run that consists of exactly these cards. */
export const runOf = <R extends { cards: readonly Card[]; allowed: boolean }>(runs: readonly R[], cards: Iterable<Card>): R | null => {
  const wanted = new Set(cards);
  return runs.find((run) => run.allowed && same(run.cards, wanted)) ?? null;
};

/** Everything in hand that makes a run, and why other cards do not. */
export function scorableIn(ask: Ask | null, option: string | null): { sets: Scorable[]; other: Why | null } {
  const told = movesOf(ask, option).map((move) => preview<{ sets: Scorable[]; no_set: Why }>(move));
  return { sets: told.flatMap((one) => one.sets ?? []), other: told.find((one) => one.no_set)?.no_set ?? null };
}

/** The run that these cards make, and why they may not be scored; null: they may. */
export function judge({ sets, other }: { sets: readonly Scorable[]; other: Why | null }, cards: readonly Card[]): { points: number; why: Why | null } {
  const real = new Set(cards.filter((card) => !isJoker(card)));
  const jokers = cards.length - real.size;
  const set = sets.find((one) => same(one.cards, real) && [...one.jokers, ...one.barred].includes(jokers));
  if (!set) return { points: 0, why: other };
  return { points: set.points, why: set.jokers.includes(jokers) ? null : set.why };
}

const movesOf = (ask: Ask | null, option: string | null): readonly MoveInfo[] =>
  ask?.moves.filter((move) => ask.about !== 'main' || move.move === option) ?? [];

/** The trade with the deck that puts in and takes out exactly these cards. */
export const swapOf = (swaps: readonly Swap[], into: readonly Card[], out: readonly Card[]): Swap | null => {
  const [put, taken] = [new Set(into), new Set(out)];
  return swaps.find((one) => one.allowed && same(one.into, put) && same(one.out, taken)) ?? null;
};

function collected<T extends { cards: readonly Card[] }>(moves: readonly MoveInfo[], lists: (move: MoveInfo) => T[] | undefined): T[] {
  const found = new Map<string, T>();
  for (const move of moves) for (const one of lists(move) ?? []) found.set(one.cards.join(), found.get(one.cards.join()) ?? one);
  return [...found.values()];
}

/** Runs that can be scored in this ask, best first. */
export function proposalsIn(ask: Ask | null, option: string | null): Proposal[] {
  const all = collected(movesOf(ask, option), (move) => preview<{ proposals: Proposal[] }>(move).proposals);
  return all.sort((a, b) => Number(b.allowed) - Number(a.allowed) || b.points - a.points);
}

/** Trades with the open deck in this ask, best first. */
export function swapsIn(ask: Ask | null, option: string | null): Swap[] {
  return collected(movesOf(ask, option), (move) => preview<{ swaps: Swap[] }>(move).swaps);
}

/** Who gives to whom, as the server's preview tells it. */
export function wordsOf(rule: CycleRule, names: readonly string[]): string {
  const out = rule.out.map((seat) => `**${names[seat] ?? ''}**`).join(' and ');
  const sits = out && ` ${out} ${rule.out.length > 1 ? 'sit' : 'sits'} out.`;
  if (rule.gives_to === null || rule.gets_from === null) return sits.trim();
  const [to, from] = [names[rule.gives_to] ?? '', names[rule.gets_from] ?? ''];
  return `You give to **${to}** and get from **${from}**.${sits}`;
}

export interface Rule extends CycleRule {
  words: string;
  moves: readonly string[];
}

/** Every way to cycle: composed beforehand, or asked for after the option was chosen. */
export function rulesIn(ask: Ask | null, option: string | null): Rule[] {
  if (ask?.about === 'cycle')
    return ask.moves.map((move) => ({ ...(move.preview as unknown as CycleRule), words: move.follows, moves: [move.move] }));
  if (ask?.about !== 'main' || option !== 'cycle') return [];
  const main = ask.moves.find((move) => move.move === 'cycle');
  const rules = preview<{ rules: (CycleRule & { words?: string })[] }>(main).rules ?? [];
  return rules.map((rule) => ({ ...rule, words: rule.words ?? '', moves: ['cycle', `cycle ${rule.q} ${rule.n}`] }));
}
