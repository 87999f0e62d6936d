// The steps of a turn as a rail: which are done, which is lit, what they brought.
import type { FightView } from './view';

export interface Station {
  step: string;
  title: string;
  state: 'done' | 'now' | 'to_come';
  words: string;
}

const BOSS: [string, string, string][] = [
  ['B0', 'Mood', ''],
  ['B1', 'Minions', 'none'],
  ['B2', 'Ability', 'sleeps'],
  ['B3', 'Captives', 'none'],
  ['B4', 'Draw', ''],
  ['B5', 'Traps', 'none'],
  ['B6', 'Strike', ''],
];
const HERO: [string, string, string][] = [
  ['H1', 'Boss cards', ''],
  ['H2', 'Each round', ''],
  ['H3', 'Actions', ''],
];

/** The rail of the turn that goes on; none while hands are drawn and between fights. */
export function railOf(view: FightView): Station[] {
  const now = view.scene?.rail ?? view.step;
  if (!view.boss || !now || !/^[HB]\d$/.test(now)) return [];
  const boss = now.startsWith('B');
  const rolls = now === 'B0' || view.boss.face !== null;
  const stations = boss ? BOSS.filter(([step]) => step !== 'B0' || rolls) : HERO;
  const at = stations.findIndex(([step]) => step === now);
  return stations.map(([step, title, idle], i) => ({
    step,
    title,
    state: i < at ? 'done' : i === at ? 'now' : 'to_come',
    words: view.scene?.results[step] ?? (i < at && view.scene ? idle : ''),
  }));
}
