import { outcomeOf, timelineOf, type GameRecord } from '../../../shared/record/index.ts';
import { resultOf } from '../../../shared/result/index.ts';
import { eventDescriber } from '../../../shared/text/event-sentence.ts';
import { lastMoment } from '../../../shared/transfer/index.ts';
import type { Reader } from '../../features/export/tables.ts';

/** A log in words, from where it differs from another. */
export interface LogInWords {
  readonly entries: number;
  readonly lastMoment: string | null;
  readonly round: number;
  readonly winners: readonly string[] | null;
  readonly scores: readonly { readonly name: string; readonly score: number }[];
  /** The first entries after the common part, as many as can be read at a glance. */
  readonly apart: readonly string[];
  readonly further: number;
}

const MOST_TOLD = 6;

export function logInWords(record: GameRecord, shared: number, { words, locale }: Reader): LogInWords {
  const { tables } = timelineOf(record, null);
  const last = tables.at(-1);
  const outcome = resultOf(record) ?? (last === undefined ? null : outcomeOf(last));
  const tell = eventDescriber(words, locale, record);
  const names = record.players.map(({ name }) => name);
  const isOver = (outcome?.winners ?? null) !== null;
  const apart = record.events.slice(shared, shared + MOST_TOLD).flatMap((event, at) => {
    const before = tables[shared + at];
    return before === undefined ? [] : tell(event, before, tables[shared + at + 1] ?? null);
  });
  return {
    entries: record.events.length,
    lastMoment: lastMoment(record),
    round: last === undefined ? 0 : outcomeOf(last).round,
    winners: outcome?.winners?.map((seat) => names[seat] ?? '') ?? null,
    // Money is secret until the end.
    scores: isOver ? (outcome?.scores ?? []).map((score, seat) => ({ name: names[seat] ?? '', score })) : [],
    apart,
    further: Math.max(0, record.events.length - shared - MOST_TOLD),
  };
}
