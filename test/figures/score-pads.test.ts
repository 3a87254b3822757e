import { expect, test } from 'vitest';
import { padOf } from '../../src/renderer/shown/auction/pad.ts';
import { pointsPadOf } from '../../src/renderer/shown/gallery/points.ts';
import { explain } from '../../src/shared/gallery/index.ts';
import { outcomeOf, seatsOver } from '../../src/shared/record/index.ts';
import { timelineIn } from '../fixtures/replayed.ts';
import { sum } from '../oracle/chart-seen.ts';
import { plans as auctionPlans } from '../play/auction-plans.ts';
import { playAuction } from '../play/auction.ts';
import { plans as galleryPlans } from '../play/gallery-plans.ts';
import { playGallery } from '../play/gallery.ts';

/** As in a replay: the whole game, and the game stopped at several events. */
const STOPS = [{}, { stopAfter: 24 }, { stopAfter: 34 }];

/** A game with what its outcome says, which is held to paper in test/shared/played-games.test.ts. */
function seen(played: unknown) {
  const { record, tables } = timelineIn(played);
  const last = tables.at(-1);
  if (last === undefined) throw new Error('the table can be laid');
  const outcome = outcomeOf(last);
  const finished = outcome.status === 'finished';
  const settled = record.events.flatMap(({ type }, at) => (type === 'settle' ? [tables[at + 1]] : []));
  // A game that ended early only has the rounds played.
  const count = finished ? outcome.rounds.length : last.state.setup.edition.rounds;
  const rounds = Array.from({ length: count }, (_, at) => at + 1);
  return { record, last, outcome, settled, rounds };
}

test('the score pad of Modern Art always has the payouts of each round and the cash after it', () => {
  let compared = 0;
  for (const stopped of STOPS) {
    for (const plan of auctionPlans(36)) {
      const { record, last, outcome, settled, rounds } = seen(playAuction({ ...plan, ...stopped }));
      if (last.family !== 'auction') throw new Error('Modern Art');
      const ledger = record.options.tracking === 'ledger';
      const pad = padOf(record, last.state);
      compared += outcome.rounds.length;
      const after = settled.map((table) => (table?.family === 'auction' && ledger ? table.state.cash : null));
      expect(pad.rounds, record.id).toMatchObject(
        rounds.map((round, at) => ({
          round,
          payouts: outcome.rounds[at]?.payouts ?? null,
          cash: after[at] ?? null,
        })),
      );
      expect(pad.fromBank).toEqual(
        record.players.map((_, seat) => sum(outcome.rounds.map(({ payouts }) => payouts?.[seat] ?? 0))),
      );
      expect(pad.winners).toEqual(outcome.winners ?? []);
      expect(pad.money).toEqual(ledger ? outcome.cash : outcome.scores);
    }
  }
  expect(compared).toBeGreaterThan(100);
});

test('the score pad of the gallery games always has the points of each round, the adjustments and the total', () => {
  let [corrected, settling] = [0, 0];
  for (const stopped of STOPS) {
    for (const plan of galleryPlans(80)) {
      const { record, last, outcome, settled, rounds } = seen(playGallery({ ...plan, ...stopped }));
      if (last.family !== 'gallery') throw new Error('a gallery');
      const pad = pointsPadOf(last.state, seatsOver(record));
      const paid = outcome.rounds.slice(0, settled.length).map(({ payouts }) => payouts ?? []);
      const total = outcome.scores ?? [];
      expect(pad.rounds, record.id).toEqual(rounds.map((round, at) => ({ round, points: paid[at] ?? null })));
      expect(pad.total).toEqual(total);
      const changes = total.map((all, seat) => all - sum(paid.map((each) => each[seat] ?? NaN)));
      expect(pad.corrected).toEqual(changes.every((change) => change === 0) ? null : changes);
      corrected += pad.corrected === null ? 0 : 1;
      const waiting = outcome.rounds[settled.length];
      if (waiting !== undefined && waiting.payouts !== null) {
        const scoring = explain(last.state, waiting.round)?.payouts ?? null;
        const told = pointsPadOf(last.state, seatsOver(record), scoring);
        expect(told.total).toEqual(total.map((all, seat) => all + (waiting.payouts?.[seat] ?? NaN)));
        expect(told.rounds[waiting.round - 1]?.points).toEqual(waiting.payouts);
        settling += 1;
      }
      expect(pad.winners).toEqual(outcome.winners ?? []);
    }
  }
  expect(corrected).toBeGreaterThan(3);
  expect(settling).toBeGreaterThan(0);
});
