import { ruleStarter, type NextRound, type State } from '../../../../shared/gallery/index.ts';
import type { Seat } from '../../../../shared/core/seats.ts';
import type { SettlingDraft } from '../../../shown/gallery/settling-draft.ts';

/** Who starts, unless the table has to find out. */
export function starterOf(state: State, next: NextRound, draft: SettlingDraft): Seat | null {
  if (draft.next !== null && next.starters.includes(draft.next)) return draft.next;
  const rule = ruleStarter(state, next, draft.finisher);
  return rule.kind === 'unsaid' ? null : rule.seat;
}

/** The starter to put into `settle`: `null` if the rules choose the same player anyway. */
export function starterToSay(state: State, next: NextRound | null, draft: SettlingDraft): Seat | null {
  if (next === null) return null;
  const starter = starterOf(state, next, draft);
  return starter === (next.starter ?? next.firstPlayer) ? null : starter;
}
