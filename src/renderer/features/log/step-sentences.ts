import {
  editionIn,
  timelineOf,
  withEdits,
  type Edit,
  type GameRecord,
} from '../../../shared/record/index.ts';
import type { Words } from '../../../shared/text/en/index.ts';
import { eventDescriber, type DescribeEvent } from '../../../shared/text/event-sentence.ts';
import { trackingText } from '../../../shared/text/tracking.ts';
import type { LanguageView } from '../../lib/language.svelte.ts';
import { headOf } from './head.ts';
import { labelsOf, type Labels } from './labels.ts';
import type { Step } from './pending-correction.svelte.ts';
import { peopleBetween } from './people-between.ts';

/** What is needed to describe a correction in one language. */
export interface StepContext {
  readonly words: Words['log'];
  readonly labels: Labels;
  readonly tracking: (tracking: string) => string;
  readonly list: (parts: readonly string[]) => string;
  readonly teller: (record: GameRecord) => DescribeEvent;
}

export function stepContextOf(game: GameRecord, { words, locale, list }: LanguageView): StepContext {
  return {
    words: words.log,
    labels: labelsOf(words, locale, game),
    tracking: (tracking) => trackingText(words.setup, editionIn(game), tracking).label,
    list,
    teller: (record) => eventDescriber(words, locale, record),
  };
}

/** Each step of a correction in words, using the table it was prepared for. */
export function stepSentences(record: GameRecord, steps: readonly Step[], saying: StepContext): string[] {
  let before = record;
  return steps.map((step) => {
    const edited = withEdits(before, step.edits);
    const after = edited.ok ? edited.value : before;
    const said = told(before, after, step, saying);
    before = after;
    return said;
  });
}

function told(before: GameRecord, after: GameRecord, { kind, edits }: Step, saying: StepContext): string {
  const { steps } = saying.words.correction;
  const [index = 0] = edits.flatMap((edit) => ('index' in edit ? edit.index : []));
  const was = () => sentenceAt(before, index, saying);
  const becomes = () => sentenceAt(after, index, saying);
  switch (kind) {
    case 'corrected':
      return steps.corrected(was(), becomes());
    case 'removed':
      return steps.removed(was());
    case 'added':
      return steps.added(saying.list(edits.map((_, at) => sentenceAt(after, index + at, saying))));
    case 'reseated': {
      const inserted = edits.find(({ kind }) => kind === 'insert');
      const at = inserted !== undefined && 'index' in inserted ? inserted.index : index;
      return steps.added(sentenceAt(after, at, saying));
    }
    case 'moved-on':
      return steps['moved-on'](edits.length, becomes());
    case 'removed-rest':
      return steps['removed-rest'](edits.length);
    case 'head':
      return steps.head(headChanges(before, after, saying).join('; '), edits.filter(isOfEvent).length);
  }
}

/** Each difference in the head of a game, in words. */
export function headChanges(
  before: GameRecord,
  after: GameRecord,
  { words, labels, tracking, list }: StepContext,
): string[] {
  const { head } = words;
  const [one, other] = [headOf(before), headOf(after)];
  const began = ({ players, firstSeat }: GameRecord) => players[firstSeat]?.name ?? '';
  const said: string[] = [];
  const people = peopleBetween(before, after);
  for (const { was, is } of people) if (was.name !== is.name) said.push(head.renamed(was.name, is.name));
  if (people.some(({ is }, seat) => is !== after.players[seat])) {
    said.push(head.said(head.seats, list(after.players.map(({ name }) => name))));
  }
  const first = people[before.firstSeat]?.is.name;
  if (first !== began(after)) said.push(head.saidBegan(began(after)));
  if (one.tracking !== other.tracking) said.push(head.said(head.tracking, tracking(other.tracking)));
  for (const option of ['mystery', 'splitDouble'] as const) {
    if (one[option] !== other[option]) said.push(head.said(head[option], other[option] ? head.yes : head.no));
  }
  if (String(one.order) !== String(other.order)) {
    said.push(head.said(head.order, list(other.order.map(labels.artist))));
  }
  return said;
}

function isOfEvent({ kind }: Edit): boolean {
  return kind !== 'header';
}

export function sentenceAt(record: GameRecord, index: number, { teller }: StepContext): string {
  const { tables } = timelineOf(record, null);
  const [event, before] = [record.events[index], tables[index] ?? tables.at(-1)];
  if (event === undefined || before === undefined) return '';
  return teller(record)(event, before, tables[index + 1] ?? null);
}
