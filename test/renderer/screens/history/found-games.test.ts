import { expect, test } from 'vitest';
import {
  FoundGames,
  nextPiece,
  PAGE,
} from '../../../../src/renderer/features/past-games/list/games.svelte.ts';
import { sentOnce, type HistoryFacets } from '../../../../src/shared/api.ts';
import { GAME } from '../../shown/past/past-game.ts';
import { workingHost } from '../../working-host.ts';

const COUNT = 1_000;

const FACETS: HistoryFacets = {
  ...{ games: COUNT, families: [], editions: [], seats: [], statuses: [] },
  ...{ counted: [], places: [], tags: [], people: [], years: [] },
};

/** A host with a thousand games that answers when the test says so, and the calls it received. */
function host() {
  const asked: number[] = [];
  const waiting: (() => void)[] = [];
  let fails = false;
  const turn = () => new Promise<void>((resolve) => waiting.push(resolve));
  const answer = async (from = 0) => {
    for (const go of waiting.splice(from)) go();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const { link } = workingHost(({ client }) => ({
    ...client,
    history: {
      ...client.history,
      page: async ({ filter, skip = 0, most }) => {
        asked.push(skip);
        await turn();
        if (fails) throw new Error('the connection is cut');
        const games = Array.from({ length: Math.min(most, COUNT - skip) }, (_, at) => ({
          ...GAME,
          id: `${filter.text ?? ''}${skip + at}`,
        }));
        return sentOnce(games);
      },
      outline: async () => {
        await turn();
        return [{ month: '2026-11', evenings: Array.from({ length: COUNT }, () => 1) }];
      },
      facets: async () => {
        await turn();
        return FACETS;
      },
    },
  }));
  const found = new FoundGames(link);
  const answerAll = async () => {
    while (waiting.length > 0) await answer();
  };
  /** Finds all games, and forgets what was asked for that. */
  const findAll = async () => {
    void found.find({});
    await answerAll();
    asked.length = 0;
  };
  const fail = async () => {
    fails = true;
    await answer();
    fails = false;
  };
  return { found, asked, answer, answerAll, findAll, fail };
}

test('the first request is for the top of the list, and the next page follows', async () => {
  const { found, asked, answer, answerAll } = host();
  void found.find({});
  await answer();
  expect(found.count).toBe(COUNT);
  expect(found.games[49]?.id).toBe('49');
  await answerAll();
  expect(asked).toEqual([0, 0, 100]);
  expect(found.games[149]?.id).toBe('149');
});

test('a distant position is loaded at once without what is in between, then a page on either side', async () => {
  const { found, asked, answerAll, findAll, answer } = host();
  await findAll();
  let read = false;
  void found.look({ first: 740, end: 770 }).then(() => (read = true));
  await answer();
  expect(read).toBe(true);
  expect(found.games[769]?.id).toBe('769');
  await answerAll();
  expect(asked).toEqual([700, 800, 600]);
  expect(found.games[300]).toBeUndefined();
});

test('positions only scrolled past aren’t loaded', async () => {
  const { found, asked, answerAll, findAll } = host();
  await findAll();
  for (let first = 200; first <= 940; first += 20) void found.look({ first, end: first + 30 });
  await answerAll();
  expect(asked).toEqual([200, 900, 800]);
});

test('a successful retry clears an earlier failure', async () => {
  const { found, answerAll, findAll, fail } = host();
  await findAll();
  void found.look({ first: 500, end: 530 });
  await fail();
  expect(found.failed).toBe(true);
  void found.look({ first: 501, end: 531 });
  await answerAll();
  expect(found.games[530]?.id).toBe('530');
  expect(found.failed).toBe(false);
});

test('repeating a search reloads the visible games, and all stay until then', async () => {
  const { found, asked, answerAll, findAll, answer } = host();
  await findAll();
  void found.look({ first: 500, end: 530 });
  await answerAll();
  asked.length = 0;
  void found.find({});
  expect(found.games[510]?.id).toBe('510');
  await answer();
  expect(asked[0]).toBe(500);
  expect([found.games[510]?.id, found.games[10]?.id]).toEqual(['510', '10']);
  asked.length = 0;
  void found.look({ first: 0, end: 30 });
  await answerAll();
  expect(asked).toContain(0);
});

test('another search starts at the top, without any of the earlier games', async () => {
  const { found, asked, answerAll, findAll, answer } = host();
  await findAll();
  void found.look({ first: 500, end: 530 });
  void found.find({ text: 'else ' });
  await answer();
  expect(found.games[0]?.id).toBe('else 0');
  expect(found.games[510]).toBeUndefined();
  await answerAll();
  expect(asked.slice(-3)).toEqual([0, 0, 100]);
  for (const game of found.games) expect(game?.id ?? 'else ').toMatch(/^else /);
});

test('an answer that arrives after that of the next search changes nothing', async () => {
  const { found, answer, answerAll } = host();
  void found.find({ text: 'late ' });
  void found.find({ text: 'else ' });
  // Each search asks for a page and the outline first.
  await answer(2);
  expect(found.games[0]?.id).toBe('else 0');
  await answer();
  expect(found.games[0]?.id).toBe('else 0');
  await answerAll();
  expect(found.games[149]?.id).toBe('else 149');
});

test('loads the visible games first, then a page below and one above, never beyond the ends', () => {
  const known = new Set<number>();
  const read: number[] = [];
  const seen = { first: 95, end: 130 };
  const next = () => nextPiece(seen, 250, (place) => known.has(place));
  for (let piece = next(); piece !== null; piece = next()) {
    read.push(piece.skip);
    for (let at = 0; at < piece.most; at += 1) known.add(piece.skip + at);
  }
  expect(read).toEqual([0, PAGE, 2 * PAGE]);
  expect(Math.max(...known)).toBe(249);
  expect(nextPiece({ first: 0, end: 0 }, 0, () => false)).toBeNull();
});
