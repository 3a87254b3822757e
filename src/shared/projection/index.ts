import type { Outcome } from '../core/family.ts';
import { editionOf, outcomeOf, type Sitting } from '../record/index.ts';
import { tellStory, type AuctionStory, type Story } from '../story/index.ts';
import { placesOf } from './places.ts';
import type { Projection, ResultRow } from './rows.ts';

export { placesOf } from './places.ts';
export { projectResult } from './result-rows.ts';
export type { Projection, ResultRow } from './rows.ts';

/**
 * The version of the rules and of what is made of them. It goes up with every change after which some game would
 * come to other rows: what was written with another version is then worked out again.
 */
export const PROJECTION_VERSION = 2;

/** The rows of a game whose winners are known; `null` for any other. */
export function project(sitting: Sitting): Projection | null {
  const last = sitting.tables.at(-1);
  const story = tellStory(sitting);
  if (last === undefined || story === null || sitting.problem !== null) return null;
  const outcome = outcomeOf(last);
  if (outcome.winners === null) return null;
  const { sales, cards } = keptOnlyIn(story);
  return {
    rounds: story.endings.map(({ round, endedBy, ender }) => ({ round, endedBy, ender })),
    artists: story.artists,
    sales,
    cards,
    payouts: outcome.rounds.flatMap(({ round, payouts }) =>
      (payouts ?? []).map((amount, seat) => ({ round, seat, amount })),
    ),
    results: resultsOf(sitting, story, outcome),
  };
}

/** What games of one family alone have. */
function keptOnlyIn(story: Story): Pick<Projection, 'sales' | 'cards'> & Pick<AuctionStory, 'flows'> {
  switch (story.family) {
    case 'auction':
      return { sales: story.lots, cards: [], flows: story.flows };
    case 'gallery':
      return { sales: [], cards: story.earnings, flows: null };
  }
}

function resultsOf({ record }: Sitting, story: Story, outcome: Outcome): ResultRow[] {
  const { scores, winners, rounds } = outcome;
  const places = placesOf(record.players.length, scores, winners);
  const { flows } = keptOnlyIn(story);
  const artists = editionOf(record.edition).edition.artists.map(({ id }) => id);
  return record.players.map((_, seat) => {
    const flow = flows?.[seat] ?? null;
    return {
      seat,
      score: scores?.[seat] ?? null,
      place: places[seat] ?? null,
      held: artists.map((artist) =>
        story.earnings.reduce(
          (sum, earning) => (earning.seat === seat && earning.artist === artist ? sum + earning.cards : sum),
          0,
        ),
      ),
      paidOut: rounds.reduce((sum, { payouts }) => sum + (payouts?.[seat] ?? 0), 0),
      bought: flow?.bought ?? null,
      sold: flow?.sold ?? null,
      adjusted: flow?.adjusted ?? null,
    };
  });
}
