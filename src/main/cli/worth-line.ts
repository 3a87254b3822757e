import { replay, timelineOf, worthThrough, type Position } from '../../shared/record/index.ts';
import type { Given } from '../transfer/documents.ts';
import { rejected, unreadable, type Line } from './record-command.ts';

export function worthLine(given: Given): Line {
  const { source, document } = given;
  if (!document.ok) return unreadable(given, document.error);
  const replayed = replay(document.value);
  if (!replayed.ok) return rejected(source, replayed.problem, replayed.record ?? null);
  const { id } = replayed.record;
  const positions = worthThrough(timelineOf(replayed.record, null).tables).map(written);
  return { ok: true, text: JSON.stringify({ id, positions }) };
}

/** Fields in the order of the public format. */
function written({ after, round, artists }: Position): object {
  return {
    after,
    round,
    artists:
      artists && Object.fromEntries(artists.map(({ artist, places, worth }) => [artist, { places, worth }])),
  };
}
