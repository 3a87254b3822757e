import { expect, test } from 'vitest';
import { timelineOf, worthThrough } from '../../../src/shared/record/index.ts';
import { accountsOf, swingsOf, type Swing } from '../../../src/shared/story/index.ts';
import { recordOf } from '../../fixtures/replayed.ts';
import { repetitions } from '../../repetitions.ts';
import { wholeGame } from '../record/games.ts';

function told(document: unknown) {
  const timeline = timelineOf(recordOf(document), null);
  const positions = worthThrough(timeline.tables);
  return { timeline, positions, swings: swingsOf(timeline, positions) };
}

test('what moved the worth of paintings is over whole games steering and the market, and leads from each position to the next', () => {
  let compared = 0;
  for (let seed = 0; seed < repetitions(24, 400); seed += 1) {
    const { timeline, positions, swings } = told(wholeGame(seed));
    const { events } = timeline.record;
    for (const { index, artists } of swings) {
      artists.forEach(({ change }, place) => {
        const worth = (at: number) => positions[at]?.artists?.[place]?.worth ?? NaN;
        expect(worth(index) + change).toBeCloseTo(worth(index + 1), 9);
      });
    }
    const played = swings.filter(({ index }) => events[index]?.type !== 'adjust');
    const gained = (seat: number) =>
      played.reduce((sum, { gains }: Swing) => sum + (gains?.[seat] ?? NaN), 0);
    for (const [seat, { by }] of (accountsOf(timeline, positions) ?? []).entries()) {
      expect(gained(seat), `game ${seed}`).toBeCloseTo(by.steering + by.market, 7);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(20);
});
