import { auction } from '../../src/shared/auction/index.ts';
import { expectedAuctionCharts, type ExpectedAuctionCharts } from '../oracle/expected-auction-charts.ts';
import { gained, written } from '../oracle/written.ts';
import { firstPlans } from '../play/auction-plans.ts';
import { playAuction, type GameRecord, type Plan } from '../play/auction.ts';
import { random, shuffle } from '../play/random.ts';
import { gameOf } from '../renderer/features/figures/game/questions.ts';
import { seenCharts, type SeenCharts } from './seen-charts.ts';

/** A Modern Art game, its figures by the oracle, and its charts. */
export interface Seen extends SeenCharts {
  readonly record: GameRecord;
  readonly expected: ExpectedAuctionCharts;
  readonly money: (value: number) => string;
  readonly more: (value: number) => string;
}

function see(plan: Plan): Seen {
  const record = playAuction(plan);
  const game = gameOf(record);
  return {
    record,
    expected: expectedAuctionCharts(record, game.timeline),
    ...seenCharts(game),
    money: (value) => written(record.edition, value),
    more: (value) => gained(record.edition, value),
  };
}

/** Some tables use their own artist order. */
function withOrders(all: readonly Plan[]): Plan[] {
  return all.map((plan) => {
    if (plan.seed % 7 !== 3) return plan;
    const printed = auction.editions[plan.edition].artists.map(({ id }) => id);
    return { ...plan, options: { ...plan.options, order: shuffle(random(plan.seed), printed) } };
  });
}

const WHOLE = withOrders(firstPlans(162)).map(see);
const STOPPED = withOrders(firstPlans(162)).map((plan) => see({ ...plan, stopAfter: (plan.seed * 11) % 70 }));
/** Whole games, and the same ones unfinished. */
export const GAMES = [...WHOLE, ...STOPPED];
export const kept = (...trackings: readonly string[]) =>
  GAMES.filter(({ record }) => trackings.includes(record.options.tracking));

export const nameIn = ({ expected }: Seen, id: string) =>
  expected.artists.find((one) => one.id === id)?.name ?? '';
