import {
  step,
  timelineOf,
  type EventJson,
  type GameRecord,
  type Table,
} from '../../../shared/record/index.ts';
import type { Stepped } from '../../lib/session.svelte.ts';
import { headChanges, sentenceAt, type StepContext } from './step-sentences.ts';

/** What was just undone or redone, in one line. `table` is the table now, if the game can be replayed. */
export function undoSentence(
  { kind, before }: Stepped,
  now: GameRecord,
  table: Table | null,
  saying: StepContext,
): string {
  const { stepped } = saying.words;
  const [without, made] = kind === 'undo' ? [now, before] : [before, now];
  return stepped[kind](differenceText(without, made, kind, kind === 'undo' ? table : null, saying));
}

/** The entry or correction that makes the difference between two records, in words. */
function differenceText(
  without: GameRecord,
  made: GameRecord,
  kind: Stepped['kind'],
  /** The table before the difference, if it is known: replaying the whole game delays the table. */
  before: Table | null,
  saying: StepContext,
): string {
  const { stepped } = saying.words;
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
  if (was === 1 && is === 0) return stepped.removed[kind](old(), roundAt(without, first));
  if (was !== 1 || is !== 1) return stepped.several(roundAt(was > is ? without : made, first));
  const round = roundAt(made, first);
  return old() === fresh()
    ? stepped.noted(fresh(), round)
    : stepped.corrected[kind](kind === 'undo' ? old() : fresh(), round);
}

/** Where two logs differ: the entries in each until they agree again. */
function parting(one: readonly EventJson[], other: readonly EventJson[]) {
  const [ours, theirs] = [one, other].map((events) => events.map((event) => JSON.stringify(event)));
  const [a = [], b = []] = [ours, theirs];
  const shorter = Math.min(a.length, b.length);
  let first = 0;
  while (first < shorter && a[first] === b[first]) first += 1;
  let same = 0;
  while (same < shorter - first && a.at(-1 - same) === b.at(-1 - same)) same += 1;
  return { first, gone: one.slice(first, one.length - same), come: other.slice(first, other.length - same) };
}

function headOf({ players, firstSeat, options }: GameRecord): string {
  return JSON.stringify({ players, firstSeat, options });
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
  saying: StepContext,
  before: Table | null = null,
): string {
  const event = record.events[index];
  if (event?.type === 'final') return saying.words.form.types.final;
  if (event === undefined || before === null) return sentenceAt(record, index, saying);
  const after = step(before, event);
  return saying.teller(record)(event, before, after.ok ? after.value : null);
}
