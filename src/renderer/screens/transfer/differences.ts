import type { LogParts } from '../../../shared/api.ts';
import { entryOf, isObject } from '../../../shared/core/shape.ts';
import { editionIn, seatsOver, timelineOf, type GameRecord } from '../../../shared/record/index.ts';
import { KNOWN_RESULT, resultOf } from '../../../shared/result/index.ts';
import { eventDescriber } from '../../../shared/text/event-sentence.ts';
import { money } from '../../../shared/text/money.ts';
import { fullBoxName } from '../../../shared/text/terms.ts';
import { trackingText } from '../../../shared/text/tracking.ts';
import { canonical, differingFields } from '../../../shared/transfer/index.ts';
import type { LanguageView } from '../../lib/language.svelte.ts';

/** A value in which two logs differ: a field of the head, an event, or everything that was played. */
export interface Difference {
  readonly key: string;
  readonly part: { readonly field: string } | { readonly event: number } | 'events';
  readonly name: string;
  /** In the one log and in the other. */
  readonly values: readonly [string, string];
}

/** More differing entries than this are chosen together. */
const MOST_ENTRIES = 50;

/** Everything in which two logs of a game differ. */
export function differencesBetween(
  one: GameRecord,
  other: GameRecord,
  language: LanguageView,
): readonly Difference[] {
  const { parted } = language.words.transfer;
  const names: Readonly<Record<string, string>> = parted.fields;
  const heads = differingFields(one, other).map((field): Difference => ({
    key: field,
    part: { field },
    name: entryOf(names, field) ?? parted.otherField,
    values: [valueOf(one, field, language), valueOf(other, field, language)],
  }));
  const apart = one.events.flatMap((event, index) =>
    canonical(event) === canonical(other.events[index]) ? [] : index,
  );
  if (one.events.length === other.events.length && apart.length <= MOST_ENTRIES) {
    const tell = [teller(one, language), teller(other, language)] as const;
    const entries = apart.map((event): Difference => ({
      key: String(event),
      part: { event },
      name: parted.entry(language.number(event + 1)),
      values: [tell[0](event), tell[1](event)],
    }));
    return [...heads, ...entries];
  }
  const count = ({ events }: GameRecord) => language.counted(parted.entries, events.length);
  return [
    ...heads,
    { key: 'events', part: 'events', name: parted.played, values: [count(one), count(other)] },
  ];
}

/** What to pick for the chosen values: a log, and parts of the other; `keys` are those taken from the other. */
export function pickedParts(
  differences: readonly Difference[],
  keys: ReadonlySet<string>,
  hashes: readonly [string, string],
): { readonly hash: string; readonly parts: LogParts } {
  // If all that was played comes from the other, everything else is taken over into that log.
  const isTurned = keys.has('events');
  const [hash, from] = isTurned ? [hashes[1], hashes[0]] : hashes;
  const parts = differences.filter(({ key }) => keys.has(key) !== isTurned).map(({ part }) => part);
  return {
    hash,
    parts: {
      from,
      fields: parts.flatMap((part) => (isObject(part) && 'field' in part ? part.field : [])),
      events: parts.flatMap((part) => (isObject(part) && 'event' in part ? part.event : [])),
    },
  };
}

function teller(record: GameRecord, { words, locale }: LanguageView): (index: number) => string {
  const { tables } = timelineOf(record, null);
  const tell = eventDescriber(words, locale, record);
  return (index) => {
    const [event, before] = [record.events[index], tables[index]];
    const said =
      event === undefined || before === undefined ? '' : tell(event, before, tables[index + 1] ?? null);
    const note = event?.['note'];
    return typeof note === 'string' ? `${said} “${note}”` : said;
  };
}

function valueOf(record: GameRecord, field: string, language: LanguageView): string {
  const { words, list, when } = language;
  const { head } = words.log;
  const value = record[field] ?? null;
  const edition = editionIn(record);
  switch (field) {
    case 'players':
      return list(record.players.map(({ name }) => name));
    case 'firstSeat':
      return seatsOver(record).peopleAt(0)[record.firstSeat]?.name ?? '';
    case 'options': {
      const { tracking, ...others } = record.options;
      return [
        trackingText(words.setup, edition, tracking).label,
        ...Object.entries(others).flatMap(([name, on]) => optionOf(name, on, language)),
      ].join(' · ');
    }
    case 'edition':
    case 'box':
      return fullBoxName(words, edition);
    case KNOWN_RESULT: {
      const { scores = null, winners = [] } = resultOf(record) ?? {};
      const named = scores ?? winners.map(() => null);
      return list(
        (scores === null ? winners : named.map((_, seat) => seat)).map((seat) => {
          const name = record.players[seat]?.name ?? '';
          const score = scores?.[seat];
          return score === undefined ? name : `${name} ${money(edition, score, language.locale)}`;
        }),
      );
    }
  }
  if (field === 'misplayed' || field === 'abandoned') return value === true ? head.yes : head.no;
  if (value === null || value === '') return words.transfer.parted.nothing;
  if (typeof value === 'string') return field === 'startedAt' || field === 'finishedAt' ? when(value) : value;
  if (field === 'tags' && record.tags?.length === 0) return words.transfer.parted.nothing;
  return field === 'tags' ? list(record.tags ?? []) : JSON.stringify(value).slice(0, 200);
}

function optionOf(name: string, on: unknown, { words, list }: LanguageView): string[] {
  const { head } = words.log;
  if (name === 'mystery' || name === 'splitDouble') return on === true ? [head[name]] : [];
  if (name === 'order' && Array.isArray(on)) return [list(on.map(String))];
  return on === false || on === null ? [] : [name];
}
