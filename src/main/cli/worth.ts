import { readRecord, replay, timelineOf, worthThrough, type Position } from '../../shared/record/index.ts';
import type { Given } from '../transfer/documents.ts';
import { rejected, runOnRecords, unreadable, type Line } from './record-command.ts';

await runOnRecords({
  name: 'worth',
  does: 'Prints one line of JSON for each game record: what a painting of each artist was worth at every moment.',
  line: worthLine,
});

function worthLine(given: Given): Line {
  const { source, document } = given;
  if (!document.ok) return unreadable(given, document.error);
  const read = readRecord(document.value);
  if (!read.ok) {
    // Its earlier events may have a problem, too.
    const replayed = replay(document.value);
    return rejected(source, replayed.ok ? read.error : replayed.problem, replayed.record ?? null);
  }
  const { tables, problem } = timelineOf(read.value, null);
  if (problem !== null) return rejected(source, problem, read.value);
  const positions = worthThrough(tables).map(written);
  return { ok: true, text: JSON.stringify({ id: read.value.id, positions }) };
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
