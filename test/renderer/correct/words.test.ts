import { describe, expect, test } from 'vitest';
import { partsOf } from '../../../src/renderer/correct/clauses.ts';
import { labelsOf } from '../../../src/renderer/correct/labels.ts';
import { edited } from '../../../src/renderer/correct/pending-correction.svelte.ts';
import { answerText, consequentOn } from '../../../src/renderer/correct/questions.ts';
import { eventsIn, stepFor } from '../../../src/renderer/correct/target.ts';
import { wordsOf, type Value } from '../../../src/renderer/correct/words.ts';
import {
  lotsOf,
  rebuilt,
  type EventJson,
  type GameRecord,
  type Timeline,
} from '../../../src/shared/record/index.ts';
import { en } from '../../../src/shared/text/en/index.ts';
import { eventDescriber } from '../../../src/shared/text/event-sentence.ts';
import { add, nobodyAdds, offer, sale } from '../../fixtures/auction.ts';
import { DENISE, draw, influence, play, second, TEC, WAGNER } from '../../fixtures/gallery.ts';
import { timelineIn } from '../../fixtures/replayed.ts';
import { tableOf as cards } from '../features/entry/gallery/table.ts';
import { tableOf as paintings } from '../played.ts';

type Answered = readonly [key: string, value: Value];

/** The lot at an index of the log after its words were answered like this. */
function corrected(timeline: Timeline, index: number, answers: readonly Answered[]) {
  const lot = lotsOf(timeline).find(({ to }) => index <= to);
  const before = timeline.tables[lot?.from ?? -1];
  if (lot === undefined || before === undefined) throw new Error('there is such a lot');
  const labels = labelsOf(en, 'en', timeline.record);
  const tell = eventDescriber(en, 'en', timeline.record);
  const old = timeline.record.events.slice(lot.from, lot.to + 1);
  const words = (events: readonly EventJson[]) => wordsOf(before, events, labels);
  const events = answers.reduce<readonly EventJson[]>((now, [key, value]) => {
    const word = words(now)
      .flatMap((entry) => entry.words)
      .find((one) => one.key === key);
    if (word === undefined) throw new Error(`nothing is asked with ${key}`);
    return rebuilt(before, word.becomes(value), false);
  }, old);
  const step = stepFor(lot, old, events);
  const whole = edited(timeline, step);
  const { questions, after } = consequentOn(
    whole,
    {},
    {
      original: timeline,
      said: events,
      reason: 'so',
    },
  );
  return {
    events,
    says: words(events)
      .map((entry) =>
        partsOf(entry, en, labels, tell)
          .map((part) => (typeof part === 'string' ? part : (part.said ?? '…')))
          .join(''),
      )
      .join(' '),
    next: questions.map(({ chosen }) => answerText(chosen, en.log, labels, 4)),
    after,
    again: eventsIn(whole.record, lot, step),
  };
}

const auction = (events: readonly EventJson[], options = {}) => timelineIn(paintings(events, options).record);
const gallery = (events: readonly EventJson[]) => timelineIn(cards(events).record);

const SOLD = [offer(0, 'yoko'), sale(1, 19), offer(1, 'krypto', 'once'), sale(2, 30)];
const DOUBLE = [offer(0, 'yoko', 'double'), add(1, 'yoko', 'once'), sale(3, 19), offer(2, 'krypto')];
const FOUR_KRYPTOS = [0, 1, 2, 3].flatMap((seat) => [offer(seat, 'krypto'), sale(seat, 1)]);

describe('a lot in words', () => {
  test('says everything that can be wrong, and what is missing', () => {
    expect(corrected(auction(DOUBLE), 0, []).says).toBe(
      'Axel puts up Yoko, Double. Beatrix adds the second, Once around. Doris pays 19,000.',
    );
    expect(corrected(auction(SOLD), 1, [['K', 'double']]).says).toBe(
      'Axel puts up Yoko, Double. … adds the second, …. Beatrix pays 19,000.',
    );
  });

  test.each<[string, readonly EventJson[], number, readonly Answered[], readonly EventJson[]]>([
    ['nobody bid', SOLD, 1, [['B', 'nobody']], [offer(0, 'yoko'), sale(0, 0)]],
    [
      'a double to which nobody added a card',
      SOLD,
      0,
      [
        ['K', 'double'],
        ['D', 'nobody'],
      ],
      [offer(0, 'yoko', 'double'), nobodyAdds],
    ],
    ['a single card entered as a double', DOUBLE, 2, [['K', 'open']], [offer(0, 'yoko'), sale(3, 19)]],
    [
      'the artist of a double, with both cards',
      DOUBLE,
      0,
      [['A', 'krypto']],
      [offer(0, 'krypto', 'double'), add(1, 'krypto', 'once'), sale(3, 19)],
    ],
  ])('%s is corrected with all its entries', (_, events, index, answers, becomes) => {
    const { events: now, again } = corrected(auction(events), index, answers);
    expect(now).toEqual(becomes);
    // A form that is opened again goes on with them.
    expect(again).toEqual(becomes);
  });

  test('a card that ends the round isn’t sold, and one that no longer does has to be', () => {
    const ended = auction([...FOUR_KRYPTOS, offer(0, 'yoko'), sale(1, 5)]);
    expect(corrected(ended, 8, [['A', 'krypto']]).events).toEqual([offer(0, 'krypto')]);
    const last = { type: 'offer', seat: 0, artist: 'krypto' };
    const over = auction([...FOUR_KRYPTOS, last]);
    expect(corrected(over, 8, [['A', 'yoko']]).says).toBe('Axel puts up Yoko, ….');
    expect(
      corrected(over, 8, [
        ['A', 'yoko'],
        ['K', 'open'],
      ]).says,
    ).toBe('Axel puts up Yoko, Open. … pays ….');
  });

  const CARDS = [
    ...[influence(TEC), play(0, DENISE, 'second-up'), second(DENISE), play(1, DENISE, 'draw'), draw],
    ...[play(2, WAGNER, 'everyone'), { type: 'everyone', artists: [WAGNER, WAGNER, DENISE] }],
  ];

  test.each<[string, number, readonly Answered[], readonly EventJson[]]>([
    ['the artist of both cards', 1, [['A', WAGNER]], [play(0, WAGNER, 'second-up'), second(WAGNER)]],
    ['a card without a symbol', 1, [['K', 'none']], [play(0, DENISE, 'none')]],
    ['a symbol that wasn’t used', 3, [['D', 'decline']], [play(1, DENISE, 'draw'), { type: 'decline' }]],
    [
      'everybody’s cards, one by one',
      5,
      [['', TEC]],
      [play(2, WAGNER, 'everyone'), { type: 'everyone', artists: [TEC, WAGNER, DENISE] }],
    ],
    [
      'an award',
      3,
      [
        ['K', 'award'],
        ['M', TEC],
      ],
      [play(1, DENISE, 'award'), { type: 'award', artist: TEC }],
    ],
  ])('of the card games: %s', (_, index, answers, becomes) => {
    expect(corrected(gallery(CARDS), index, answers).events).toEqual(becomes);
  });
});

describe('what no longer fits', () => {
  const next = (events: readonly EventJson[], index: number, ...answers: Answered[]) => {
    const { next: asked, after } = corrected(auction(events), index, answers);
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
  const record: GameRecord = paintings([
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
