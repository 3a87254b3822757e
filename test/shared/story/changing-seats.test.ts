import { expect, test } from 'vitest';
import { project } from '../../../src/shared/projection/index.ts';
import {
  changeSeats,
  changingSeatsBefore,
  timelineOf,
  withSeatsKept,
  type GameRecord,
} from '../../../src/shared/record/index.ts';
import { decisiveIn, figuresOf, tellStory } from '../../../src/shared/story/index.ts';
import { roundRows } from '../../../src/shared/transfer/index.ts';
import { playAuction } from '../../play/auction.ts';
import { playGallery } from '../../play/gallery.ts';
import { recordOf, edited } from '../../fixtures/replayed.ts';

/** The game with the first two players swapping seats at its end, or before an event that the seats keep. */
function swapped(record: GameRecord, before = record.events.length): GameRecord {
  const [one, other, ...others] = record.players;
  const table = timelineOf(record, null).tables[before];
  if (one === undefined || other === undefined || table === undefined) throw new Error('two sit at a table');
  const change = changeSeats(table, record.players, [other, one, ...others], 'swapped');
  if (!change.ok || change.value === null) throw new Error('they may swap');
  return edited(record, withSeatsKept(record, changingSeatsBefore(record, before, change.value, 'seat')));
}

/** Two rounds, so that each must find its own people. */
function twoRounds(raw: { readonly events: readonly { readonly type: string }[] }): GameRecord {
  const settled = raw.events.flatMap(({ type }, index) => (type === 'settle' ? index + 1 : []));
  return recordOf({ ...raw, events: raw.events.slice(0, settled[1]) });
}

/** Maps each seat to the one it was swapped with. */
const SWAP = [1, 0, 2, 3];

const auction = twoRounds(
  playAuction({ edition: 'modern-art-1994', players: 4, options: { tracking: 'ledger' }, seed: 3 }),
);
const gallery = twoRounds(
  playGallery({ edition: 'modern-art-card-game', players: 4, options: { tracking: 'full' }, seed: 717 }),
);

test('purchases, sales and earnings follow people to another seat', () => {
  const [before, after] = [
    figuresOf(timelineOf(auction, null)),
    figuresOf(timelineOf(swapped(auction), null)),
  ];
  if (before?.family !== 'auction' || after?.family !== 'auction') throw new Error('a game of paintings');
  const moved = (seat: number | null) => (seat === null ? null : (SWAP[seat] ?? seat));
  expect(after.flows).toEqual(SWAP.map((seat) => before.flows?.[seat]));
  expect(after.lots.map(({ buyer }) => buyer)).toEqual(before.lots.map(({ buyer }) => moved(buyer)));
  expect(after.lots.map(({ auctioneer }) => auctioneer)).toEqual(
    before.lots.map(({ auctioneer }) => moved(auctioneer)),
  );
  expect(after.ends.map(({ ender }) => ender)).toEqual(before.ends.map(({ ender }) => moved(ender)));
  expect(after.earnings.map(({ seat }) => seat)).toEqual(before.earnings.map(({ seat }) => moved(seat)));
});

test('awards and extra cards, and what an award brought in each round, follow people to another seat', () => {
  const [first = -1, second = -1] = gallery.events.flatMap(({ type }, at) => (type === 'settle' ? at : []));
  for (const swap of [first, second]) {
    const story = tellStory(timelineOf(swapped(gallery, swap + 1), null));
    if (story?.family !== 'gallery') throw new Error('a game of cards');
    expect(story.extras.map(({ seat }) => seat)).toEqual([swap === first ? 0 : 1, 3]);
    const brought = SWAP.map((_, seat) =>
      story.earnings
        .filter((one) => one.seat === seat && one.artist === 'mariana-martins' && one.amount > 0)
        .reduce((sum, { cards }) => sum + 2 * cards, 0),
    );
    // Seat 1 placed the only award in the first round.
    expect(story.awards).toMatchObject([{ round: 1, seat: 0, artist: 'mariana-martins', brought }]);
  }
});

test.each([
  ['paintings', auction],
  ['cards', gallery],
])('who was ahead when, and the rounds in a table, are told of people, in a game of %s', (_, record) => {
  const [before, after] = [tellStory(timelineOf(record, null)), tellStory(timelineOf(swapped(record), null))];
  const values = before?.race.moments.map((moment) => SWAP.map((seat) => moment.values[seat]));
  expect(after?.race.moments.slice(0, values?.length).map((moment) => moment.values)).toEqual(values);
  const gained = (of: GameRecord) =>
    roundRows(of)
      .map(({ round, seat, gained }) => `${round} ${of.players[seat]?.name}: ${gained}`)
      .sort();
  expect(gained(swapped(record))).toEqual(gained(record));
});

test('after swapping seats and back, a game has the same rows, and the same moments decided it', () => {
  const whole = recordOf(
    playAuction({ edition: 'modern-art-1994', players: 4, options: { tracking: 'ledger' }, seed: 3 }),
  );
  const { events } = swapped(swapped(auction));
  const rest = whole.events.slice(auction.events.length);
  const played = recordOf({ ...whole, events: [...events, ...rest] });
  expect(project(timelineOf(played, null))).toMatchObject({
    results: project(timelineOf(whole, null))?.results,
  });
  const decided = (record: GameRecord) =>
    decisiveIn(timelineOf(record, null)).map(({ round, gained, forGood }) => ({ round, gained, forGood }));
  expect(decided(whole)).toHaveLength(3);
  expect(decided(played)).toEqual(decided(whole));
});
