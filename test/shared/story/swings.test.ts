import { describe, expect, test } from 'vitest';
import { timelineOf, worthThrough } from '../../../src/shared/record/index.ts';
import { accountsOf, greatest, swingsOf, type Swing } from '../../../src/shared/story/index.ts';
import { offer } from '../../fixtures/auction.ts';
import { recordOf } from '../../fixtures/replayed.ts';
import { repetitions } from '../../repetitions.ts';
import { wholeGame } from '../record/games.ts';
import { sampleWith } from '../record/sample.ts';

function told(document: unknown) {
  const timeline = timelineOf(recordOf(document), null);
  const positions = worthThrough(timeline.tables);
  return { timeline, positions, swings: swingsOf(timeline, positions) };
}

describe('what moved the worth of paintings', () => {
  const hands = { type: 'adjust', reason: 'hands', hands: { 0: -8, 1: -8, 2: -9, 3: -9 } };
  const lot = [offer(0, 'krypto'), { type: 'sale', buyer: 3, price: 19 }];

  test('is a card, which helps or hurts those who have paintings', () => {
    const { swings } = told(sampleWith({ events: [hands, ...lot, offer(1, 'yoko')] }));
    expect(swings.map(({ index, by }) => ({ index, by }))).toEqual([
      { index: 0, by: { kind: 'correction' } },
      { index: 1, by: { kind: 'card', artist: 'krypto', nth: 1 } },
      { index: 3, by: { kind: 'card', artist: 'yoko', nth: 1 } },
    ]);
    // Doris has a Krypto: 20 with any other artist's last card (54 of 69), 30 with a second Krypto (15 of 69).
    const then = (54 * 20 + 15 * 30) / 69;
    const last = swings.at(-1);
    [0, 0, 0, 20 - then].forEach((gain, seat) => expect(last?.gains?.[seat]).toBeCloseTo(gain, 9));
    const change = (artist: string) => last?.artists.find((one) => one.artist === artist)?.change;
    expect(change('krypto')).toBeCloseTo(20 - then, 9);
    expect(greatest(swings, 5).map(({ index }) => index)).toEqual([3]);
  });

  test('is told by artist if nobody knows who has what', () => {
    const events = [{ type: 'offer', artist: 'krypto' }];
    const { swings } = told(sampleWith({ options: { tracking: 'counts' }, events }));
    expect(swings).toMatchObject([{ by: { kind: 'card', artist: 'krypto', nth: 1 }, gains: null }]);
    expect(greatest(swings, 5)).toHaveLength(1);
  });

  test('over whole games is steering and the market, and leads from each position to the next', () => {
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
});
