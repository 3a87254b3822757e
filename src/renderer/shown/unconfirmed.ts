import { guesses, timelineOf, type GameRecord } from '../../shared/record/index.ts';
import type { DescribeEvent } from '../../shared/text/event-sentence.ts';
import { linesOf } from './log-lines.ts';

/** Guesses that haven't been confirmed, in the words of the log. */
export function unconfirmedIn(record: GameRecord, tell: DescribeEvent): string[] {
  if (guesses(record).length === 0) return [];
  const timeline = timelineOf(record, null);
  return linesOf(timeline, timeline, tell).flatMap(({ lines }) =>
    lines.flatMap(({ guess, sentence }) => (guess ? sentence : [])),
  );
}
