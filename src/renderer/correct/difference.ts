import {
  editionKey,
  type EventJson,
  type GameRecord,
  startOf,
  step,
  type Table,
  timelineOf,
} from '../../shared/record/index.ts';
import { eventDescriber } from '../../shared/text/event-sentence.ts';
import { namingOf } from '../../shared/text/naming.ts';
import { fullBoxName } from '../../shared/text/terms.ts';
import { trackingText } from '../../shared/text/tracking.ts';
import type { LanguageView } from '../lib/language.svelte.ts';
import type { Stepped } from '../lib/session.svelte.ts';
import { peopleBetween } from './people-between.ts';

/** What describes a difference: a language. */
type Saying = Pick<LanguageView, 'words' | 'locale' | 'list'>;

/** What was just undone or redone, in one line. `table` is the table now, if the game can be replayed. */
export function undoSentence(
  { kind, before }: Stepped,
  now: GameRecord,
  table: Table | null,
  saying: Saying,
): string {
  const [without, made] = kind === 'undo' ? [now, before] : [before, now];
  const said = differenceText(without, made, kind, kind === 'undo' ? table : null, saying);
  return saying.words.log.stepped[kind](said);
}

/** The entry or correction that makes the difference between two records, undone, redone or not made yet. */
export function differenceText(
  without: GameRecord,
  made: GameRecord,
  how: Stepped['kind'] | 'waiting',
  /** The table before the difference, if it is known: replaying the whole game delays the table. */
  before: Table | null,
  saying: Saying,
): string {
  const { stepped } = saying.words.log;
  const { first, gone, come } = parting(without.events, made.events);
  // A new entry speaks for itself, even if it changes who sits at the table.
  if (gone.length === 0 && come.length === 1 && first === without.events.length)
    return entryText(made, first, saying, before);
  if (headOf(without) !== headOf(made)) {
    const said = headChanges(without, made, saying);
    return said.length === 0 ? stepped.several(roundAt(made, first)) : said.join('; ');
  }
  const [was, is] = [gone.length, come.length];
  if (was === 0 && is === 0) return stepped.game;
  const old = () => entryText(without, first, saying);
  const fresh = () => entryText(made, first, saying);
  if (was === 0 && is === 1) return stepped.added(fresh(), roundAt(made, first));
  if (was === 1 && is === 0) return stepped.removed[how](old(), roundAt(without, first));
  if (was !== 1 || is !== 1) return stepped.several(roundAt(was > is ? without : made, first));
  const round = roundAt(made, first);
  return old() === fresh()
    ? stepped.noted(fresh(), round)
    : stepped.corrected[how](how === 'undo' ? old() : fresh(), round);
}

/** Where two logs differ: the entries in each until they agree again. */
function parting(one: readonly EventJson[], other: readonly EventJson[]) {
  const [a, b] = [one.map((event) => JSON.stringify(event)), other.map((event) => JSON.stringify(event))];
  const shorter = Math.min(a.length, b.length);
  let first = 0;
  while (first < shorter && a[first] === b[first]) first += 1;
  let same = 0;
  while (same < shorter - first && a.at(-1 - same) === b.at(-1 - same)) same += 1;
  return { first, gone: one.slice(first, one.length - same), come: other.slice(first, other.length - same) };
}

function headOf({ edition, players, firstSeat, options }: GameRecord): string {
  return JSON.stringify({ edition, players, firstSeat, options });
}

function roundAt(record: GameRecord, index: number): number {
  return (
    timelineOf({ ...record, events: record.events.slice(0, index) }, null).tables.at(-1)?.state.round ?? 1
  );
}

/** Never read out amounts counted under the covers. */
function entryText(
  record: GameRecord,
  index: number,
  { words, locale }: Saying,
  known: Table | null = null,
): string {
  const event = record.events[index];
  if (event?.type === 'final') return words.log.form.types.final;
  const { tables } =
    known === null
      ? timelineOf({ ...record, events: record.events.slice(0, index) }, null)
      : { tables: [known] };
  const before = tables.at(-1);
  if (event === undefined || before === undefined) return '';
  const after = step(before, event);
  return eventDescriber(words, locale, record)(event, before, after.ok ? after.value : null);
}

/** Each difference in the start of a game, in words. */
function headChanges(before: GameRecord, after: GameRecord, { words, locale, list }: Saying): string[] {
  const { head, said } = words.log;
  const [one, other] = [startOf(before), startOf(after)];
  const began = ({ players, firstSeat }: GameRecord) => players[firstSeat]?.name ?? '';
  const people = peopleBetween(before, after);
  const sameEdition = editionKey(one.edition) === editionKey(other.edition);
  const moved =
    before.players.length !== after.players.length ||
    people.some(({ is }, seat) => is !== after.players[seat]);
  const first = people[before.firstSeat]?.is.name;
  const order = (ids: readonly string[]) => list(ids.map(namingOf(after, locale).artist));
  return [
    ...(sameEdition ? [] : [said(head.edition, fullBoxName(words, other.edition))]),
    ...people.flatMap(({ was, is }) => (was.name === is.name ? [] : [head.renamed(was.name, is.name)])),
    ...(moved ? [said(head.seats, list(after.players.map(({ name }) => name)))] : []),
    ...(first === began(after) ? [] : [head.saidBegan(began(after))]),
    ...(one.tracking === other.tracking
      ? []
      : [said(head.tracking, trackingText(words.setup, other.edition, other.tracking).label)]),
    ...(['mystery', 'splitDouble'] as const).flatMap((option) =>
      one[option] === other[option] ? [] : [said(head[option], other[option] ? head.yes : head.no)],
    ),
    ...(sameEdition && String(one.order) !== String(other.order)
      ? [said(head.order, order(other.order))]
      : []),
  ];
}
