import { sit, withEdits, type Edit, type GameRecord } from '../../../../shared/record/index.ts';
import type { Words } from '../../../../shared/text/en.ts';
import type { Teller } from '../../../../shared/text/event-sentence.ts';
import type { Step } from './mending.svelte.ts';

/** Each step of a correction in words, told at the table it was thought out for. */
export function toldSteps(
  record: GameRecord,
  steps: readonly Step[],
  { log }: Words,
  tellerOf: (record: GameRecord) => Teller,
): string[] {
  let before = record;
  return steps.map((step) => {
    const edited = withEdits(before, step.edits);
    const after = edited.ok ? edited.value : before;
    const said = told(before, after, step, log.correction.steps, tellerOf);
    before = after;
    return said;
  });
}

function told(
  before: GameRecord,
  after: GameRecord,
  { kind, edits }: Step,
  words: Words['log']['correction']['steps'],
  tellerOf: (record: GameRecord) => Teller,
): string {
  const [index = 0] = edits.flatMap((edit) => ('index' in edit ? edit.index : []));
  const was = () => sentenceAt(before, index, tellerOf);
  const becomes = () => sentenceAt(after, index, tellerOf);
  switch (kind) {
    case 'corrected':
      return words.corrected(was(), becomes());
    case 'removed':
      return words.removed(was());
    case 'added':
      return words.added(becomes());
    case 'removed-rest':
      return words['removed-rest'](edits.length);
    case 'head':
      return words.head(edits.filter(isOfEvent).length);
  }
}

function isOfEvent({ kind }: Edit): boolean {
  return kind !== 'header';
}

function sentenceAt(record: GameRecord, index: number, tellerOf: (record: GameRecord) => Teller): string {
  const { tables } = sit(record, null);
  const [event, before] = [record.events[index], tables[index] ?? tables.at(-1)];
  if (event === undefined || before === undefined) return '';
  return tellerOf(record)(event, before, tables[index + 1] ?? null);
}
