import { expect, test } from 'vitest';
import { changeLines } from '../../src/renderer/correct/changes.ts';
import { partsOf } from '../../src/renderer/correct/clauses.ts';
import { differenceText } from '../../src/renderer/correct/difference.ts';
import { labelsOf } from '../../src/renderer/correct/labels.ts';
import { renaming } from '../../src/renderer/correct/names.ts';
import { edited, type Step } from '../../src/renderer/correct/pending-correction.svelte.ts';
import { answerText, consequentOn } from '../../src/renderer/correct/questions.ts';
import { eventsIn, removes, stepFor } from '../../src/renderer/correct/target.ts';
import { wordsOf, type EntryWord, type Value } from '../../src/renderer/correct/words.ts';
import {
  addingPlayer,
  editionsFor,
  editsForStart,
  lighterTrackings,
  lotsOf,
  rebuilt,
  removingPlayer,
  saysTheSame,
  startOf,
  swapped,
  swappingSeats,
  timelineOf,
  variantsOf,
  withNote,
  type Edit,
  type EventJson,
  type Lot,
  type Timeline,
} from '../../src/shared/record/index.ts';
import { eventDescriber } from '../../src/shared/text/event-sentence.ts';
import { listFormat } from '../../src/shared/text/formats.ts';
import type { Language } from '../../src/shared/text/languages.ts';
import { recordOf } from '../fixtures/replayed.ts';
import { evening, EVENINGS } from '../fixtures/told.ts';
import { textLanguageOf } from '../shared/text/described.ts';
import { besides, page, sayingOnce, told } from '../telling.ts';

function sayingIn(language: Language) {
  const { words, locale } = textLanguageOf(language);
  return { words, locale, list: (parts: readonly string[]) => listFormat(locale).format(parts) };
}
type Saying = ReturnType<typeof sayingIn>;

const ENGLISH = sayingIn('en');
const inBoth = (say: (saying: Saying) => unknown): unknown => besides(say(ENGLISH), say(sayingIn('it')));

/** What a correction says, what no longer fits and may have happened, and what changes. */
function correctionTold(original: Timeline, step: Step, said: readonly EventJson[]): unknown {
  const whole = edited(original, step);
  const correction = { original, said, reason: 'so it was' };
  const { questions, after } = consequentOn(whole, {}, correction);
  const [first] = questions;
  // Another answer than the usual one.
  const instead = first?.answers.slice(1).map((answer) => {
    const other = consequentOn(whole, { [first.key]: answer.kind }, correction);
    return `${other.steps.flat().length} edits, ${other.questions.length} asked, ${other.after.problem?.code ?? 'fits'}`;
  });
  const players = after.record.players.length;
  return inBoth((saying) => {
    const { words, locale } = saying;
    const labels = labelsOf(words, locale, after.record);
    const tell = eventDescriber(words, locale, after.record);
    const text = (how: 'waiting' | 'undo' | 'redo') =>
      differenceText(original.record, whole.record, how, null, saying);
    const changes = (cashShown: boolean) => changeLines(original, after, { ...saying, labels, cashShown });
    return {
      says: [...new Set([text('waiting'), text('undo'), text('redo')])],
      asks: questions.map(({ event, before, answers, chosen }, at) => {
        const all = (at === 0 ? answers : [chosen]).map((one) => answerText(one, words.log, labels, players));
        return `${tell(event, before, null)}: ${all.join(' / ')}`;
      }),
      instead,
      stops: after.problem?.code,
      changes: after.problem === null ? changes(true) : null,
      // What is said of money that nobody sees.
      covered: after.problem === null ? changes(false).slice(-1) : null,
    };
  });
}

/** Something else than what a word says now. */
function other({ options, value }: EntryWord): Value {
  if (options === null) return Number(value) + 7;
  return options[(options.findIndex((option) => option.value === value) + 1) % options.length]?.value;
}

/** A lot in words, with what each can be, and what follows if one of them is another. */
function lotTold(timeline: Timeline, lot: Lot): object {
  const { record, tables } = timeline;
  const before = tables[lot.from];
  if (before === undefined) throw new Error('every lot has a table before it');
  const old = record.events.slice(lot.from, lot.to + 1);
  const entries = ({ words, locale }: Saying, events: readonly EventJson[] = old) =>
    wordsOf(before, events, labelsOf(words, locale, record));
  const sentence = (saying: Saying, events: readonly EventJson[] = old) =>
    entries(saying, events)
      .flatMap((entry) => {
        const labels = labelsOf(saying.words, saying.locale, record);
        const tell = eventDescriber(saying.words, saying.locale, record);
        return partsOf(entry, saying.words, labels, tell);
      })
      .map((part) => (typeof part === 'string' ? part : `[${part.said ?? '…'} ${part.key}]`))
      .join('');
  const words = entries(ENGLISH).flatMap((entry) => entry.words);
  /** What other entries each answer makes of it. */
  const answers = words.flatMap((word) =>
    (word.options ?? []).flatMap(({ value, label }) => {
      const events = rebuilt(before, word.becomes(value), false);
      const others = events.filter((event, at) => !saysTheSame(event, old[at] ?? { type: '' }));
      const isOne = events.length === old.length && others.length < 2;
      return isOne ? [] : { answer: `${word.id} ${label}`, makes: sentence(ENGLISH, events), events };
    }),
  );
  const corrected = (events: readonly EventJson[]) => {
    const step = stepFor(lot, old, events);
    const again = eventsIn(edited(timeline, step).record, lot, step);
    expect(again ?? old).toEqual(events);
    expect(removes(step, lot)).toBe(events.length === 0);
    return correctionTold(timeline, step, events);
  };
  return {
    says: inBoth((saying) => sentence(saying)),
    options: inBoth((saying) =>
      entries(saying).flatMap((entry) => [
        ...entry.words.map(
          ({ asks, options, optional }) =>
            `${asks}${optional === true ? '?' : ''} ${options?.map(({ hotkey, label }) => `${hotkey} ${label}`).join(', ') ?? '0…'}`,
        ),
        ...entry.fields.map(({ name }) => name),
      ]),
    ),
    ...Object.fromEntries(
      words.map((word) => [word.id, corrected(rebuilt(before, word.becomes(other(word)), false))]),
    ),
    gone: corrected([]),
    answers: answers.map(({ answer, makes, events }) => [
      `${answer}: ${makes}`,
      events.map(({ at: _, note: _note, ...event }) => Object.values(event).join(' ')),
    ]),
  };
}

/** Lots that differ in what was entered, each once. */
function differentLots(timeline: Timeline): readonly Lot[] {
  const { events } = timeline.record;
  const kind = ({ from, to }: Lot) =>
    events.slice(from, to + 1).map(({ type, auction }) => [type, auction === 'fixed']);
  const alike = Map.groupBy(lotsOf(timeline), (lot) => JSON.stringify(kind(lot)));
  return [...alike.values()].flatMap((lots) => lots.at(-1) ?? []);
}

const CORRECTED = EVENINGS.filter((name) => !['harbour-of-five', 'cellar-of-two'].includes(name));

test.each(CORRECTED)('an evening corrected, word by word, and its start: %s', async (name) => {
  const once = sayingOnce();
  const record = recordOf(evening(name));
  const timeline = timelineOf(record, null);
  const start = startOf(record);
  const variants = variantsOf(record);
  const [edition = start.edition] = editionsFor(record, []);
  const [first = { type: '' }] = record.events;
  const noted: Edit = { kind: 'replace', index: 0, event: withNote(first, 'a present') };
  const taking = { 0: { was: record.players[0], is: { id: 'new', name: 'Newcomer' } } };
  const others: Readonly<Record<string, readonly Edit[]>> = {
    edition: editsForStart(record, { ...start, edition }),
    first: editsForStart(record, { ...start, firstSeat: 1 }),
    tracking: editsForStart(record, {
      ...start,
      tracking: lighterTrackings(record).at(-1) ?? start.tracking,
    }),
    mystery: editsForStart(record, { ...start, mystery: variants.includes('mystery') && !start.mystery }),
    double: editsForStart(record, {
      ...start,
      splitDouble: variants.includes('splitDouble') && !start.splitDouble,
    }),
    order: editsForStart(record, { ...start, order: swapped(start.order, 0, 3) }),
    renamed: renaming(record, 1, 'Zoë', []),
    somebody: renaming(record, 0, 'mo', [{ id: 'mo', name: 'Mo', retired: false }]),
    seats: swappingSeats(record, 0, 1, 'seat'),
    people: swappingSeats(record, 0, 1, 'person'),
    never: removingPlayer(record, 1),
    joins: addingPlayer(record, { id: 'new', name: 'Newcomer' }, 'forgotten'),
    noted: [noted],
    'noted twice': [noted, { kind: 'replace', index: 1, event: { type: 'adjust', reason: 'x' } }],
    notes: [{ kind: 'header', fields: { notes: 'at the lake' } }],
    'taken over': [{ kind: 'append', event: { type: 'adjust', reason: 'x', seats: taking } }],
    added: [{ kind: 'insert', index: 4, event: { type: 'adjust', reason: 'x', cash: { 1: 2 } } }],
  };
  const lines = [
    ...differentLots(timeline).flatMap((lot) => told(`lot ${lot.from}`, once(lotTold(timeline, lot)))),
    ...Object.entries(others).flatMap(([what, edits]) =>
      edits.length === 0 ? [] : told(what, once(correctionTold(timeline, edits, []))),
    ),
  ];
  await expect(page(lines)).toMatchFileSnapshot(`told/${name}.txt`);
});
