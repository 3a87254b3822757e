import { project, projectResult, type Projection } from '../../shared/projection/index.ts';
import { outcomeOf, type Sitting } from '../../shared/record/index.ts';
import { resultOf } from '../../shared/result/index.ts';
import { standingOf, type Standing } from './game-views.ts';

/** The standing by the log, or by the result if there is no log. */
export function standingIn({ record, tables, problem }: Sitting): Standing | null {
  const result = resultOf(record);
  if (result !== null) {
    const { scores, winners, rounds } = result;
    return { status: 'finished', round: Math.max(1, rounds.length), scores, winners };
  }
  const last = problem === null ? tables.at(-1) : undefined;
  return last === undefined ? null : standingOf(outcomeOf(last));
}

/** Rows for history and statistics. */
export function projectionOf(sitting: Sitting): Projection | null {
  const result = resultOf(sitting.record);
  return result === null ? project(sitting) : projectResult(sitting.record, result);
}
