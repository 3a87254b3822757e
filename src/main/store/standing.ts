import { project, projectResult, type Projection } from '../../shared/projection/index.ts';
import { outcomeOf, type Timeline } from '../../shared/record/index.ts';
import { resultOf } from '../../shared/result/index.ts';
import { standingOf, type Standing } from './game-views.ts';

/** The standing by the log, or by the result if there is no log. */
export function standingIn({ record, tables, problem }: Timeline): Standing | null {
  const result = resultOf(record);
  if (result !== null) {
    const { scores, winners, rounds } = result;
    return { status: 'finished', round: Math.max(1, rounds.length), scores, winners };
  }
  const last = problem === null ? tables.at(-1) : undefined;
  return last === undefined ? null : standingOf(outcomeOf(last));
}

/** Rows for history and statistics. */
export function projectionOf(timeline: Timeline): Projection | null {
  const result = resultOf(timeline.record);
  return result === null ? project(timeline) : projectResult(timeline.record, result);
}
