import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Store } from '../../src/main/store/index.ts';
import { received, sentOnce, type Sent } from '../../src/shared/api.ts';
import { readRecord, type GameRecord } from '../../src/shared/record/index.ts';
import { MATAGOT, SEVEN, SHORT } from '../app/made-boxes.ts';
import { PEOPLE, nameOf, IDS } from '../main/store/many-games.ts';
import { done, surroundings } from '../main/store/store-in.ts';
import { countedGames, type FinishedGame } from '../oracle/finished-games.ts';
import { groupOver } from '../oracle/group.ts';
import { pairOver } from '../oracle/pair.ts';
import { figuresOf } from '../oracle/people.ts';
import { pricesOver } from '../oracle/prices.ts';
import { ratingsOver } from '../oracle/rated.ts';
import { playAuction } from '../play/auction.ts';
import { playGallery } from '../play/gallery.ts';
import { rounded } from './rounded.ts';

/** In euros too, with the sign before the amount, and tiles that would win every record. */
const RICH = {
  ...SHORT,
  id: 'rich',
  title: 'Rich',
  tiles: [1000, 900, 800],
  money: { before: '€ ', after: '', times: 1000, tokens: null },
};
/** In euros of another size. */
const SMALL = { ...SHORT, id: 'small', title: 'Rich', money: { before: '', after: '€', times: 1 } };

const TRACKINGS = ['ledger', 'owners', 'ledger', 'counts'] as const;

function playedAt(seed: number): GameRecord {
  const players = 3 + (seed % 3);
  const options = { tracking: TRACKINGS[seed % 4] ?? 'ledger' };
  const plan = { players, seed };
  const box = [MATAGOT, RICH, SMALL, SHORT][Math.floor(seed / 2) % 4] ?? MATAGOT;
  const madeOf = (made: object, played: object) => ({ ...played, edition: 'box', box: made });
  const played =
    seed % 5 === 0
      ? madeOf(
          SEVEN,
          playGallery({ ...plan, edition: SEVEN.basedOn, box: SEVEN, options: { tracking: 'full' } }),
        )
      : seed % 5 === 1
        ? playAuction({ ...plan, edition: 'modern-art-1994', options })
        : madeOf(box, playAuction({ ...plan, edition: box.basedOn, box, options }));
  return done(
    readRecord({
      ...(JSON.parse(JSON.stringify(played)) as object),
      id: `made-${seed}`,
      startedAt: new Date(Date.UTC(2025, seed % 12, 1 + seed, 18)).toISOString(),
      players: Array.from({ length: players }, (_, seat) => {
        const name = PEOPLE[(seat * (1 + (seed % 2)) + seed) % PEOPLE.length] ?? '';
        return { id: name.toLowerCase(), name };
      }),
    }),
  );
}

const RECORDS = Array.from({ length: 40 }, (_, seed) => playedAt(seed));

let store: Store;
let games: readonly FinishedGame[];
beforeAll(() => {
  store = done(openStore(mkdtempSync(join(tmpdir(), 'vernissage-made-boxes-')), surroundings()));
  for (const record of RECORDS) done(store.games.add(record));
  games = countedGames(
    RECORDS,
    () => '',
    (id) => id,
  );
  return () => store.close();
}, 60_000);

describe('with boxes in the same money, in other money and in points', () => {
  test('the group’s figures are correct', () => {
    expect(rounded(store.statistics.group({}))).toEqual(rounded(groupOver(games, nameOf)));
  });

  test('everybody’s figures are correct', () => {
    for (const id of IDS) {
      expect(rounded(store.statistics.person(id, {}))).toEqual(
        rounded(figuresOf(games, id, nameOf, ratingsOver(games))),
      );
    }
  });

  test('prices and what two people paid each other are correct', () => {
    expect(rounded(store.statistics.prices(null, {}))).toEqual(rounded(pricesOver(games, nameOf, null)));
    expect(rounded(store.statistics.pair('ada', 'bo', {}))).toEqual(
      rounded(pairOver(games, nameOf, 'ada', 'bo')),
    );
  });

  test('each box is sent once, however many rows name it', () => {
    const { statistics } = store;
    for (const answer of [statistics.group({}), statistics.people({}), statistics.prices('ada', {})]) {
      const text = JSON.stringify(sentOnce(answer));
      const sent = JSON.parse(text) as Sent<unknown>;
      expect(received(sent)).toEqual(answer);
      expect(sent.boxes.length).toBeGreaterThan(1);
      expect(text.split('"vernissage/box"')).toHaveLength(sent.boxes.length + 1);
    }
    const { boxes } = sentOnce(statistics.group({}));
    expect(boxes.map(({ id }) => id).sort()).toEqual(['matagot', 'rich', 'seven', 'short', 'small']);
  });

  test('each kind of money has records of its own, whichever box they come from', () => {
    const { money, highest } = store.statistics.group({}).records;
    const titles = money.map(({ editions }) =>
      editions.map((edition) => (typeof edition === 'string' ? edition : edition.id)).sort(),
    );
    expect(titles.sort()).toEqual([['matagot', 'rich'], ['modern-art-1994', 'short'], ['small']]);
    expect(highest).toHaveLength(4);
  });
});
