import { describe, expect, test } from 'vitest';
import {
  changeSeats,
  timelineOf,
  withSeatsKept,
  type Edit,
  type EventJson,
} from '../../../src/shared/record/index.ts';
import { handovers } from '../../../src/shared/story/index.ts';
import { auctionRecord, offer, sale, settle } from '../../fixtures/auction.ts';
import { play, influence } from '../../fixtures/gallery.ts';
import { FOUR_NAMES, playersNamed } from '../../fixtures/people.ts';
import { recordOf, edited } from '../../fixtures/replayed.ts';

const [AXEL, BEATRIX, CLEMENS, DORIS] = [0, 1, 2, 3] as const;

/** The money to hand over after a correction. */
function owedAfter(
  events: readonly EventJson[],
  edits: readonly Edit[],
  tracking = 'ledger',
  edition = 'modern-art-1994',
) {
  const game = gameOf(events, tracking, edition);
  const [before, after] = [timelineOf(game, null), timelineOf(edited(game, edits), null)];
  expect([before.problem, after.problem]).toEqual([null, null]);
  return handovers(before, after);
}

function gameOf(events: readonly EventJson[], tracking = 'ledger', edition = 'modern-art-1994') {
  return recordOf(auctionRecord(events, { edition, options: { tracking } }));
}

const SOLD = [offer(AXEL, 'yoko'), sale(CLEMENS, 19)];
const instead = (event: EventJson): Edit[] => [{ kind: 'replace', index: 1, event }];

/** Five Yokos: Beatrix has one and Clemens three. */
const ROUND = [
  ...SOLD,
  offer(BEATRIX, 'yoko'),
  sale(BEATRIX, 1),
  offer(CLEMENS, 'yoko'),
  sale(CLEMENS, 1),
  offer(DORIS, 'yoko'),
  sale(CLEMENS, 1),
  offer(AXEL, 'yoko'),
];

describe('after a correction', () => {
  test.each([
    ['the seller gets the rest of a higher price', sale(CLEMENS, 24), [[CLEMENS, AXEL, 5, 'more']]],
    ['the buyer gets back the rest of a lower price', sale(CLEMENS, 14), [[AXEL, CLEMENS, 5, 'back']]],
    ['the right buyer pays back the wrong one', sale(DORIS, 19), [[DORIS, CLEMENS, 19, 'plain']]],
    [
      'buying an own lot is settled with the bank',
      sale(AXEL, 19),
      [
        [AXEL, CLEMENS, 19, 'back'],
        [AXEL, 'bank', 19, 'plain'],
      ],
    ],
  ] as const)('%s', (_, event, owed) => {
    const told = owedAfter(SOLD, instead(event)).map(({ from, to, amount, how }) => [from, to, amount, how]);
    expect(told).toEqual(owed);
  });

  test('nothing is owed if no money changes', () => {
    expect(owedAfter(SOLD, [{ kind: 'replace', index: 0, event: offer(AXEL, 'krypto') }])).toEqual([]);
  });

  test('adjusted money is already right on the table', () => {
    const adjust = { type: 'adjust', reason: 'a coin lay under the box', cash: { 0: 3 } };
    expect(owedAfter(SOLD, [{ kind: 'insert', index: 2, event: adjust }])).toEqual([]);
    expect(owedAfter([...SOLD, adjust], instead(sale(CLEMENS, 24)))).toEqual([
      { from: CLEMENS, to: AXEL, amount: 5, how: 'more' },
    ]);
  });

  test.each(['ledger', 'owners'])(
    'the bank has paid for paintings only once the round is settled: %s',
    (kept) => {
      const priced = kept === 'ledger';
      const events = ROUND.map((event) =>
        priced || !('price' in event) ? event : { type: 'sale', buyer: event.buyer },
      );
      const other = { type: 'sale', buyer: BEATRIX, ...(priced ? { price: 1 } : {}) };
      const edits: Edit[] = [{ kind: 'replace', index: 7, event: other }];
      const unsettled = priced ? [{ from: BEATRIX, to: CLEMENS, amount: 1, how: 'plain' }] : [];
      expect(owedAfter(events, edits, kept)).toEqual(unsettled);
      const owed = owedAfter([...events, settle], edits, kept);
      const total = owed.reduce((sum, { amount }) => sum + amount, 0);
      // The painting is worth 30: Clemens pays that to Beatrix, minus what she paid for it.
      expect(total).toBe(priced ? 29 : 30);
      expect(owed.every(({ from }) => from === CLEMENS || from === 'bank')).toBe(true);
    },
  );

  test('players who have changed seats keep their debts and claims', () => {
    const people = playersNamed(FOUR_NAMES);
    const [axel, beatrix, ...others] = people;
    if (axel === undefined || beatrix === undefined) throw new Error('four people sit at the table');
    const swapped = [beatrix, axel, ...others];
    const table = timelineOf(gameOf(SOLD), null).tables.at(-1);
    if (table === undefined) throw new Error('the game has a table');
    const swap = changeSeats(table, people, swapped, 'the draught');
    if (!swap.ok || swap.value === null) throw new Error('people may swap seats');
    const moved = edited(gameOf(SOLD), withSeatsKept(gameOf(SOLD), [{ kind: 'append', event: swap.value }]));
    const dearer = edited(moved, withSeatsKept(moved, instead(sale(CLEMENS, 24))));
    const [before, after] = [timelineOf(moved, null), timelineOf(dearer, null)];
    expect([before.problem, after.problem]).toEqual([null, null]);
    // Axel is now in Beatrix's seat.
    expect(handovers(before, after)).toEqual([{ from: CLEMENS, to: BEATRIX, amount: 5, how: 'more' }]);
  });

  test('points do not change hands', () => {
    const cards = [influence('vermeer'), play(0, 'degas')];
    const edits: Edit[] = [
      { kind: 'replace', index: 1, event: { ...cards[1], type: 'play', artist: 'monet' } },
    ];
    expect(owedAfter(cards, edits, 'full', 'masters-gallery')).toEqual([]);
  });
});
