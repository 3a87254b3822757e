import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../src/main/store/index.ts';
import { figuresOf, worthThen } from '../../src/shared/story/index.ts';
import { timelineIn } from '../fixtures/replayed.ts';
import { figuresIn } from '../main/figures/figures-in.ts';
import { done, surroundings } from '../main/store/store-in.ts';
import { plans as auctionPlans } from '../play/auction-plans.ts';
import { playAuction } from '../play/auction.ts';
import { plans as galleryPlans } from '../play/gallery-plans.ts';
import { playGallery } from '../play/gallery.ts';
import { repetitions } from '../repetitions.ts';

/** Normally, every fifth painting of a game is looked at. */
const APART = repetitions(5, 1);

test.each([
  ['painting of Modern Art', auctionPlans(repetitions(6, 120)).map(playAuction), 15],
  ['card of the card games', galleryPlans(repetitions(3, 60)).map(playGallery), 5],
])('every %s was worth then what the game’s story says', (_, games, least) => {
  const folder = mkdtempSync(join(tmpdir(), 'vernissage-then-'));
  const store = done(openStore(folder, surroundings()));
  const { worth } = figuresIn(folder);
  let told = 0;
  for (const [game, played] of games.entries()) {
    const id = `game-${game}`;
    const timeline = timelineIn({ ...played, id });
    done(store.games.add(timeline.record));
    const said = worthThen(timeline);
    const lots = said?.family === 'auction' ? said.lots : (said?.cards ?? []);
    const hung = figuresOf(timeline)?.wall.rounds.flat() ?? [];
    for (const [at, painting] of hung.entries()) {
      if ((at + game) % APART !== 0) continue;
      const { artist, owner, lot, hung: shown } = painting;
      const then = lots.find((one) => one.index === (lot ?? shown) && one.artist === artist);
      const found = worth({ game: id, painting: at });
      const where = `painting ${at} of ${played.id}, by ${artist}`;
      if (owner === null || then === undefined) expect(found, where).toBeNull();
      else {
        expect(found?.worth, where).toBeCloseTo(then.worth, 8);
        expect(found?.nothing, where).toBeCloseTo(then.outcomes[0]?.chance ?? NaN, 8);
        told += 1;
      }
    }
    expect(worth({ game: id, painting: hung.length })).toBeNull();
  }
  expect(told).toBeGreaterThan(least);
  store.close();
});
