import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import {
  lookAhead,
  lookAheadInPieces,
  rankingOf,
  type CardsToCome,
} from '../../../src/shared/core/chances.ts';
import { byEnumeration, playedOut, ranked, unseenCards } from '../../oracle/chances.ts';
import { below, random } from '../../play/random.ts';
import { repetitions } from '../../repetitions.ts';
import { patient } from '../../patience.ts';

/** The forecast is exact up to rounding. */
const EXACT = 12;

function expectSame(one: readonly (readonly number[])[], other: readonly (readonly number[])[]): void {
  for (const [artist, places] of one.entries()) {
    for (const [place, chance] of places.entries())
      expect(chance).toBeCloseTo(other[artist]?.[place] ?? -1, EXACT);
  }
}

/** A small deck of a made-up box: few enough unseen cards to try every order of them. */
function smallDeck(seed: number): { readonly round: CardsToCome; readonly counts: readonly number[] } {
  const next = random(seed);
  const artists = 3 + below(next, 3);
  const counts = Array.from({ length: artists }, () => below(next, 3));
  const supply = [...counts];
  for (let cards = 1 + below(next, 6); cards > 0; cards -= 1) {
    const artist = below(next, artists);
    supply[artist] = (supply[artist] ?? 0) + 1;
  }
  const onTable = counts.reduce((sum, count) => sum + count, 0);
  return {
    round: {
      supply,
      most: below(next, 4) === 0 ? Number.POSITIVE_INFINITY : onTable + below(next, 7),
      limit: 3 + below(next, 3),
      faceDown: below(next, 2) * below(next, 4),
      places: 2 + below(next, 2),
    },
    counts,
  };
}

test('small decks: the chances are those of every order of the unseen cards', () => {
  for (let seed = 0; seed < repetitions(200, 3_000); seed += 1) {
    const { round, counts } = smallDeck(seed);
    expectSame(lookAhead()(round, counts), byEnumeration(round, counts));
  }
});

test('a round of other cards, or with another rule, is worked out anew', () => {
  for (let seed = 0; seed < repetitions(100, 1_000); seed += 1) {
    const { round, counts } = smallDeck(seed);
    const supply = round.supply.map((cards, artist) => (artist === seed % 3 ? cards + 1 : cards));
    const others = (['most', 'limit', 'faceDown', 'places'] as const).map((rule) => ({
      [rule]: round[rule] + 1,
    }));
    const ahead = lookAhead();
    for (const change of [{ supply }, ...others]) {
      const other = { ...round, ...change };
      ahead(round, counts);
      expectSame(lookAhead()(other, counts), ahead(other, counts));
    }
  }
});

test('worked out in pieces, they are the same, and there are none until then', () => {
  for (let seed = 0; seed < repetitions(100, 1_000); seed += 1) {
    const { round, counts } = smallDeck(seed);
    const { ahead, work } = lookAheadInPieces();
    let pieces = 0;
    while (ahead(round, counts).length === 0) {
      work(3);
      pieces += 1;
      // Somebody may ask about a later position meanwhile.
      const card = counts.findIndex((count, artist) => count < (round.supply[artist] ?? 0));
      const later = counts.map((count, artist) => (artist === card ? count + 1 : count));
      if (pieces === 2) ahead(round, later);
    }
    expectSame(ahead(round, counts), lookAhead()(round, counts));
  }
});

test('the next card changes nothing on average, and later positions are looked up', () => {
  for (let seed = 0; seed < repetitions(200, 3_000); seed += 1) {
    const { round, counts } = smallDeck(seed);
    const ahead = lookAhead();
    const now = ahead(round, counts);
    const cards = unseenCards(round, counts);
    const played = playedOut({ ...round, faceDown: 0 }, counts, cards);
    const isOver = played.every((count, artist) => count === counts[artist]);
    if (isOver) continue;
    const mean = now.map((places) => places.map(() => 0));
    for (const card of cards) {
      const later = counts.map((count, artist) => (artist === card ? count + 1 : count));
      for (const [artist, places] of ahead(round, later).entries()) {
        for (const [place, chance] of places.entries()) {
          const row = mean[artist] ?? [];
          row[place] = (row[place] ?? 0) + chance / cards.length;
        }
      }
    }
    expectSame(mean, now);
  }
});

test('rounds dealt and played by the model come out as often as it says', () => {
  const round = { supply: [12, 13, 14, 15, 16], most: 36, limit: 5, faceDown: 0, places: 3 };
  const hidden = { supply: [17, 18, 19, 20, 21], most: 24, limit: 6, faceDown: 2, places: 3 };
  for (const [some, counts] of [
    [round, [0, 0, 0, 0, 0]],
    [round, [1, 0, 3, 2, 1]],
    [hidden, [1, 2, 0, 4, 1]],
  ] as const) {
    const games = repetitions(3_000, 1_000_000);
    const next = random(games);
    const came = counts.map(() => [0, 0, 0]);
    for (let game = 0; game < games; game += 1) {
      const deck = unseenCards(some, counts);
      for (let last = deck.length - 1; last > 0; last -= 1) {
        const other = below(next, last + 1);
        [deck[last], deck[other]] = [deck[other] ?? 0, deck[last] ?? 0];
      }
      for (const [place, artist] of ranked(playedOut(some, counts, deck), 3).entries()) {
        const row = came[artist] ?? [];
        row[place] = (row[place] ?? 0) + 1;
      }
    }
    for (const [artist, places] of lookAhead()(some, counts).entries()) {
      for (const [place, chance] of places.entries()) {
        const deviations = (came[artist]?.[place] ?? 0) - games * chance;
        expect(Math.abs(deviations)).toBeLessThan(5 * Math.sqrt(games * chance * (1 - chance)) + 1);
      }
    }
  }
});

test('once the round is over, the ranking is certain', () => {
  const round = { supply: [12, 13, 14, 15, 16], most: 36, limit: 5, faceDown: 0, places: 3 };
  expect(rankingOf(round, [2, 5, 0, 2, 1])).toEqual([
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, 0],
    [0, 0, 1],
    [0, 0, 0],
  ]);
});

test('memory stays bounded, however many rounds are asked about', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = (): number => {
    collect();
    return process.memoryUsage().arrayBuffers;
  };
  const ahead = lookAhead();
  const before = used();
  // A table of this limit has 16,807 positions of 15 numbers: 2 MB.
  for (let most = 30; most > 26; most -= 1)
    ahead({ supply: [12, 13, 14, 15, 16], most, limit: 7, faceDown: 0, places: 3 }, [0, 0, 0, 0, 0]);
  // What is collected is given back by another thread, in its own time.
  await vi.waitFor(() => expect(used() - before).toBeLessThan(2 * 16_807 * 15 * 8), {
    timeout: patient(20_000),
  });
});
