import { describe, expect, test } from 'vitest';
import { padOf } from '../../src/renderer/shown/auction/pad.ts';
import { pointsPadOf } from '../../src/renderer/shown/gallery/points.ts';
import { explain } from '../../src/shared/gallery/index.ts';
import { seatsOver } from '../../src/shared/record/index.ts';
import { cashAtFirst, itemAt } from '../oracle/auction-paper.ts';
import { expectedAuctionCharts } from '../oracle/expected-auction-charts.ts';
import { sum } from '../oracle/chart-seen.ts';
import { score } from '../oracle/gallery-paper.ts';
import { expectedGalleryCharts } from '../oracle/expected-gallery-charts.ts';
import { plans as auctionPlans } from '../play/auction-plans.ts';
import { playAuction } from '../play/auction.ts';
import { plans as galleryPlans } from '../play/gallery-plans.ts';
import { playGallery } from '../play/gallery.ts';
import { gameOf } from '../renderer/features/figures/game/questions.ts';

/** As in a replay: the whole game, and the game stopped at several events. */
const STOPS = [undefined, 24, 34];

/** A game has four rounds; one that ended early only has those played. */
const lengthOf = (played: number, finished: boolean) => (finished ? played : 4);

describe('the score pad of Modern Art', () => {
  test('always has the payouts of each round and the cash after it', () => {
    let compared = 0;
    for (const stopAfter of STOPS) {
      for (const plan of auctionPlans(36)) {
        const record = playAuction(stopAfter === undefined ? plan : { ...plan, stopAfter });
        const game = gameOf(record);
        const last = game.timeline.tables.at(-1);
        if (last?.family !== 'auction') throw new Error('Modern Art');
        const { rounds, pages, scores, winners } = expectedAuctionCharts(record, game.timeline);
        const pad = padOf(game.record, last.state);
        const finished = last.state.situation.kind === 'finished';
        const ledger = record.options.tracking === 'ledger';
        const paid = rounds.map(
          ({ walls, worth }) =>
            walls?.map((wall) => sum(Object.entries(wall).map(([id, works]) => works * (worth[id] ?? 0)))) ??
            null,
        );
        compared += paid.length;
        expect(pad.rounds.map(({ round }) => round)).toEqual(
          Array.from({ length: lengthOf(rounds.length, finished) }, (_, at) => at + 1),
        );
        pad.rounds.forEach(({ payouts, cash }, at) => {
          const settled = rounds[at]?.settled ?? null;
          expect(payouts, record.id).toEqual(paid[at] ?? null);
          expect(cash).toEqual(ledger && settled !== null ? itemAt(pages, settled).cash : null);
        });
        expect(pad.fromBank).toEqual(
          record.players.map((_, seat) => sum(paid.map((each) => each?.[seat] ?? 0))),
        );
        expect(pad.winners).toEqual(winners);
        const cash = pages.at(-1)?.cash ?? record.players.map(() => cashAtFirst(record));
        const counted = record.events.at(-1)?.type === 'final' ? record.events.at(-1)?.['money'] : null;
        expect(pad.money).toEqual(ledger ? cash : counted);
        if (scores !== null) expect(pad.money).toEqual(scores);
      }
    }
    expect(compared).toBeGreaterThan(100);
  });
});

describe('the score pad of the gallery games', () => {
  test('always has the points of each round, the adjustments and the total', () => {
    let corrected = 0;
    let settling = 0;
    for (const stopAfter of STOPS) {
      for (const plan of galleryPlans(80)) {
        const record = playGallery(stopAfter === undefined ? plan : { ...plan, stopAfter });
        const game = gameOf(record);
        const last = game.timeline.tables.at(-1);
        if (last?.family !== 'gallery') throw new Error('a gallery');
        const { rounds, pages, winners } = expectedGalleryCharts(record, game.timeline);
        const pad = pointsPadOf(last.state, seatsOver(game.timeline.record));
        const paid = rounds
          .filter(({ settled }) => settled !== null)
          .map(({ displays, worth }) => displays?.map((display) => score(display, worth)) ?? []);
        const finished = last.state.situation.kind === 'finished';
        expect(pad.rounds, record.id).toEqual(
          Array.from({ length: lengthOf(paid.length, finished) }, (_, at) => ({
            round: at + 1,
            points: paid[at] ?? null,
          })),
        );
        const total = pages.at(-1)?.scores ?? record.players.map(() => 0);
        expect(pad.total).toEqual(total);
        const changes = total.map((all, seat) => all - sum(paid.map((each) => itemAt(each, seat))));
        expect(pad.corrected).toEqual(changes.every((change) => change === 0) ? null : changes);
        corrected += pad.corrected === null ? 0 : 1;
        const waiting = rounds.find(({ settled, known }) => settled === null && known);
        if (waiting !== undefined) {
          const coming = waiting.displays?.map((display) => score(display, waiting.worth)) ?? [];
          const scoring = explain(last.state, waiting.round)?.payouts ?? null;
          const told = pointsPadOf(last.state, seatsOver(game.timeline.record), scoring);
          expect(told.total).toEqual(total.map((all, seat) => all + itemAt(coming, seat)));
          expect(told.rounds[waiting.round - 1]?.points).toEqual(coming);
          settling += 1;
        }
        expect(pad.winners).toEqual(winners);
      }
    }
    expect(corrected).toBeGreaterThan(3);
    expect(settling).toBeGreaterThan(0);
  });
});
