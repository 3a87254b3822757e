import { outcomeOf, timelineOf, type GameRecord } from '../../../shared/record/index.ts';
import { resultOf } from '../../../shared/result/index.ts';
import { eventDescriber } from '../../../shared/text/event-sentence.ts';
import { canonical, lastMoment } from '../../../shared/transfer/index.ts';
import type { Reader } from '../../features/export/tables.ts';

/** A log in words, with the entries in which it differs from others. */
export interface LogInWords {
  readonly entries: number;
  readonly lastMoment: string | null;
  readonly round: number;
  readonly winners: readonly string[] | null;
  readonly scores: readonly { readonly name: string; readonly score: number }[];
  /** The first entries that differ, as many as can be read at a glance. */
  readonly apart: readonly string[];
  readonly further: number;
}

const MOST_TOLD = 6;

/** Where logs of a game differ. */
export interface EntriesApart {
  /** How many entries all of them begin with. */
  readonly shared: number;
  /** For each log, the positions of its entries that others don't have there; without what all of them end with. */
  readonly positions: readonly (readonly number[])[];
}

export function entriesApart(logs: readonly GameRecord[]): EntriesApart {
  const all = logs.map(({ events }) => events.map(canonical));
  const shortest = all.reduce((least, { length }) => Math.min(least, length), all[0]?.length ?? 0);
  const areSame = (of: (log: readonly string[]) => string | undefined) => new Set(all.map(of)).size < 2;
  let shared = 0;
  while (shared < shortest && areSame((log) => log[shared])) shared += 1;
  let last = 0;
  while (last < shortest - shared && areSame((log) => log.at(-1 - last))) last += 1;
  const areAligned = all.every(({ length }) => length === shortest);
  const positions = all.map(({ length }) =>
    Array.from({ length: length - shared - last }, (_, at) => shared + at).filter(
      (position) => !areAligned || !areSame((log) => log[position]),
    ),
  );
  return { shared, positions };
}

export function logInWords(
  record: GameRecord,
  positions: readonly number[],
  { words, locale }: Reader,
): LogInWords {
  const { tables } = timelineOf(record, null);
  const last = tables.at(-1);
  const outcome = resultOf(record) ?? (last === undefined ? null : outcomeOf(last));
  const tell = eventDescriber(words, locale, record);
  const names = record.players.map(({ name }) => name);
  const isOver = (outcome?.winners ?? null) !== null;
  const apart = positions.slice(0, MOST_TOLD).flatMap((position) => {
    const [event, before] = [record.events[position], tables[position]];
    return event === undefined || before === undefined
      ? []
      : tell(event, before, tables[position + 1] ?? null);
  });
  return {
    entries: record.events.length,
    lastMoment: lastMoment(record),
    round: last === undefined ? 0 : outcomeOf(last).round,
    winners: outcome?.winners?.map((seat) => names[seat] ?? '') ?? null,
    // Money is secret until the end.
    scores: isOver ? (outcome?.scores ?? []).map((score, seat) => ({ name: names[seat] ?? '', score })) : [],
    apart,
    further: Math.max(0, positions.length - MOST_TOLD),
  };
}
