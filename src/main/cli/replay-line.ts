import { outcomeOf, replay, type Replay } from '../../shared/record/index.ts';
import type { Given } from '../transfer/documents.ts';
import { rejected, unreadable, type Line } from './record-command.ts';

export function replayLine(given: Given): Line {
  const { source, document } = given;
  if (!document.ok) return unreadable(given, document.error);
  const replayed = replay(document.value);
  if (!replayed.ok) return rejected(source, replayed.problem, replayed.record ?? null);
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
