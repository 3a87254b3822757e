import { figuresIn } from '../figures/figures-in.ts';
import { openStore } from '../../../src/main/store/index.ts';
import { KNOWN_RESULT } from '../../../src/shared/result/index.ts';
import { auctionRecord } from '../../fixtures/auction.ts';
import { dataFolder, done, FOUR } from './store-in.ts';

export const TODAY = Date.UTC(2026, 10, 23, 12);

export const iso = (moment: number): string => new Date(moment).toISOString();

/** A store with a clock set by the test. */
export function storeWithClock() {
  const clock = { now: TODAY };
  let ids = 0;
  const around = { now: () => iso((clock.now += 1000)), newId: () => `id-${(ids += 1)}` };
  const folder = dataFolder();
  const store = done(openStore(folder, around));
  return { clock, store: { ...store, figures: figuresIn(folder, () => iso(clock.now)) } };
}

/** A finished game won by this seat. */
export const finished = (id: string, startedAt: string, winner: number) =>
  auctionRecord([], {
    id,
    players: FOUR.players,
    options: { tracking: 'counts' },
    startedAt,
    [KNOWN_RESULT]: {
      winners: [winner],
      scores: [0, 1, 2, 3].map((seat) => (seat === winner ? 300 : 200)),
      rounds: [],
      minutes: null,
      source: 'paper',
    },
  });
