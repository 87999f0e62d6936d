import type { GameInfo, RuleInfo } from '../lib/protocol';

export interface Chapter {
  title: string;
  /** Where its heading stands in the page. */
  anchor: string;
  /** Its first and its last rule: "R1–R3". */
  span: string;
  rules: readonly RuleInfo[];
}

/** The rules of a game, chapter by chapter. */
export function chaptersOf({ rules, chapters }: Pick<GameInfo, 'rules' | 'chapters'>): Chapter[] {
  const begins = chapters.map((chapter) => rules.findIndex((rule) => rule.number === chapter.first));
  return chapters.map(({ title, first }, i) => {
    const own = rules.slice(begins[i], begins[i + 1]);
    const last = own.at(-1)?.number ?? first;
    return { title, anchor: `from-${first}`, span: last === first ? first : `${first}–${last}`, rules: own };
  });
}
