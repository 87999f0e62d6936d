import type { Barred } from '../lib/protocol';
import type { Desk } from '../games/game';

export interface SecondLine {
  text: string;
  tone: 'fact' | 'hint' | 'reason' | 'bad';
  rule: string | null;
}

type Heard = Pick<Desk, 'refusal' | 'hint' | 'over' | 'move' | 'ask' | 'looking'>;

/** What stands below the duty: a refusal before a reason, a reason before a hint, else what follows. */
export function secondLine(detail: string, table: Heard, reason: Barred | null): SecondLine {
  const { refusal, hint, over, move, ask } = table;
  if (table.looking) return { text: detail, tone: 'fact', rule: null };
  if (refusal) return { text: refusal.words, tone: 'bad', rule: refusal.rule };
  if (reason) return { text: reason.words, tone: 'reason', rule: reason.rule };
  if (hint && (!move || move.move === hint.move || move.move === over)) return { text: hint.words, tone: 'hint', rule: null };
  return { text: move?.follows || (ask?.detail ?? detail), tone: 'fact', rule: null };
}
