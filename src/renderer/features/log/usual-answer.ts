import { leftOf } from '../../../shared/core/seats.ts';
import { repairedTurns, type Timeline } from '../../../shared/record/index.ts';
import type { Words } from '../../../shared/text/en/index.ts';
import type { Labels } from './labels.ts';
import type { Step } from './pending-correction.svelte.ts';

/** The usual answer if a later entry no longer fits a correction. */
export interface UsualAnswer {
  readonly label: string;
  readonly step: Step;
}

/** `null` if we can't know without asking. */
export function usualAnswer(corrected: Timeline, { log }: Words, labels: Labels): UsualAnswer | null {
  const moved = repairedTurns(corrected);
  if (moved === null) return null;
  const { edits, type, was, is, turns } = moved;
  const { movedOn } = log.correction;
  const who = movedOn[type === 'offer' ? 'putUp' : 'played'](labels.seat(is));
  const on = leftOf(was, corrected.record.players.length) === is;
  const label = turns === 1 ? who : movedOn[on ? 'onByOne' : 'inTurn'](who);
  return { label, step: { kind: 'moved-on', edits } };
}
