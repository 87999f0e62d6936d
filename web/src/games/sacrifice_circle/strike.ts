// What a strike would bring, in figures, and where it may throw the crystal.
import type { MoveInfo } from '../../lib/protocol';
import type { Push } from './view';

interface Blow {
  die: number;
  space: string;
  back: number;
  pushes: readonly Push[];
}

interface StrikePreview {
  kind: string;
  damage: [number, number];
  expected: number;
  back: [number, number];
  kills: number;
  blows: Blow[];
}

const span = (least: number, most: number) => (least === most ? `${least}` : `${least} to ${most}`);

/** "1 to 6, on average 3.5", "back 0 to 4", "shatters it: 33 %". */
export function told(move: MoveInfo): string[] {
  const { kind, damage, expected, back, kills } = move.preview as unknown as StrikePreview;
  if (kind !== 'attack') return [];
  return [
    `${span(...damage)}, on average ${expected.toFixed(1)}`,
    ...(back[1] ? [`throws it back ${span(...back)}`] : []),
    ...(kills ? [`shatters it: ${Math.round(kills * 100)} %`] : []),
  ];
}

/** "3", "2, 3", "4–6": faces of a die that do the same. */
export function facesOf(dice: readonly number[]): string {
  const row = dice.length > 2 && dice.every((die, i) => i === 0 || die === (dice[i - 1] as number) + 1);
  return row ? `${dice[0]}–${dice.at(-1)}` : dice.join(', ');
}

/** Where the crystal may come to rest after this strike, if it moves at all. */
export function thrownBy(move: MoveInfo | null): { space: string; dice: string; pushes: readonly Push[] }[] {
  const { blows = [] } = (move?.preview ?? {}) as Partial<StrikePreview>;
  const ends = new Map<string, Blow[]>();
  for (const blow of blows) if (blow.back) ends.set(blow.space, [...(ends.get(blow.space) ?? []), blow]);
  return [...ends].map(([space, same]) => ({
    space,
    dice: facesOf(same.map((blow) => blow.die)),
    pushes: same[0]?.pushes ?? [],
  }));
}
