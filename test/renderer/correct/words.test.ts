import { describe, expect, test } from 'vitest';
import { labelsOf } from '../../../src/renderer/correct/labels.ts';
import { edited } from '../../../src/renderer/correct/pending-correction.svelte.ts';
import { answerText, consequentOn } from '../../../src/renderer/correct/questions.ts';
import { stepFor } from '../../../src/renderer/correct/target.ts';
import { wordsOf, type Value } from '../../../src/renderer/correct/words.ts';
import {
  lotsOf,
  rebuilt,
  type EventJson,
  type GameRecord,
  type Timeline,
} from '../../../src/shared/record/index.ts';
import { en } from '../../../src/shared/text/en/index.ts';
import { add, offer, sale } from '../../fixtures/auction.ts';
import { timelineIn } from '../../fixtures/replayed.ts';
import { tableOf } from '../played.ts';

type Answered = readonly [key: string, value: Value];

/** The lot at an index of the log after its words were answered like this. */
function corrected(timeline: Timeline, index: number, answers: readonly Answered[]) {
  const lot = lotsOf(timeline).find(({ to }) => index <= to);
  const before = timeline.tables[lot?.from ?? -1];
  if (lot === undefined || before === undefined) throw new Error('there is such a lot');
  const labels = labelsOf(en, 'en', timeline.record);
  const old = timeline.record.events.slice(lot.from, lot.to + 1);
  const events = answers.reduce<readonly EventJson[]>((now, [key, value]) => {
    const word = wordsOf(before, now, labels)
      .flatMap((entry) => entry.words)
      .find((one) => one.key === key);
    if (word === undefined) throw new Error(`nothing is asked with ${key}`);
    return rebuilt(before, word.becomes(value), false);
  }, old);
  const step = stepFor(lot, old, events);
  const { questions, after } = consequentOn(
    edited(timeline, step),
    {},
    { original: timeline, said: events, reason: 'so' },
  );
  return { next: questions.map(({ chosen }) => answerText(chosen, en.log, labels, 4)), after };
}

const SOLD = [offer(0, 'yoko'), sale(1, 19), offer(1, 'krypto', 'once'), sale(2, 30)];
const DOUBLE = [offer(0, 'yoko', 'double'), add(1, 'yoko', 'once'), sale(3, 19), offer(2, 'krypto')];

describe('what no longer fits', () => {
  const next = (events: readonly EventJson[], index: number, ...answers: Answered[]) => {
    const { next: asked, after } = corrected(timelineIn(tableOf(events).record), index, answers);
    return { asked, fits: after.problem === null, events: after.record.events };
  };

  test('a buyer who can’t pay for a later one: the other probably did', () => {
    const entered = [offer(0, 'yoko'), sale(1, 90), offer(1, 'krypto'), sale(3, 80)];
    expect(next(entered, 1, ['B', 3])).toMatchObject({ asked: ['Beatrix bought it'], fits: true });
  });

  test('other turns: everybody after, in turn', () => {
    expect(next(DOUBLE, 0, ['K', 'open'])).toMatchObject({ asked: ['Beatrix put it up'], fits: true });
  });

  test('somebody out of turn: it was their turn, since that is what is said', () => {
    const { asked, fits, events } = next(SOLD, 2, ['S', 3]);
    expect(asked).toEqual(['It was Doris’s turn']);
    expect(fits).toBe(true);
    expect(events[2]).toEqual({ type: 'adjust', reason: 'so', turn: 3 });
  });
});

test('a whole log is made of lots, whatever is in them', () => {
  const record: GameRecord = tableOf([
    ...DOUBLE,
    sale(1, 3),
    { type: 'adjust', reason: 'x', cash: { 0: 1 } },
  ]).record;
  expect(lotsOf(timelineIn(record))).toEqual([
    { from: 0, to: 2 },
    { from: 3, to: 4 },
    { from: 5, to: 5 },
  ]);
});
