import {
  outcomeOf,
  replay,
  type GameRecord,
  type RecordProblem,
  type Replay,
} from '../../shared/record/index.ts';
import { en } from '../../shared/text/en/index.ts';
import { problemSentence } from '../../shared/text/sentence.ts';
import type { Given } from '../transfer/documents.ts';

/** The command's output for one document, and whether it succeeded. */
export interface ReplayLine {
  readonly ok: boolean;
  readonly text: string;
}

export function replayLine({ source, document }: Given): ReplayLine {
  if (!document.ok) return refusal(source, { ...document.error, index: -1, id: null }, null);
  const replayed = replay(document.value);
  if (!replayed.ok) return refusal(source, replayed.problem, replayed.record ?? null);
  return { ok: true, text: JSON.stringify(report(replayed)) };
}

/** The standing, with fields in the order of the public format. */
function report({ record, table, warnings }: Extract<Replay, { ok: true }>): object {
  const { status, round, turn, rounds, cash, scores, hands, winners } = outcomeOf(table);
  return {
    id: record.id,
    status,
    round,
    turn,
    rounds: rounds.map(({ round, endedBy, counts, ranking, values, payouts }) => ({
      round,
      endedBy,
      counts,
      ranking,
      values,
      payouts,
    })),
    cash,
    scores,
    hands,
    winners,
    ...(warnings.length > 0 ? { warnings } : {}),
  };
}

function refusal(source: string, problem: RecordProblem, game: GameRecord | null): ReplayLine {
  const { id, index, code } = problem;
  const where = [source, problem.place].filter((part) => part !== '').join(', ');
  const message = `${where}: ${problemSentence(en, 'en', game, problem)}`;
  return { ok: false, text: JSON.stringify({ id, error: { index, code, message } }) };
}
