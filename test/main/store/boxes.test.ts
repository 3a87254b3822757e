import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentOf, newDraft } from '../../../src/renderer/features/boxes/draft.ts';
import { playOf, bgStatsFile, resultsIn } from '../../../src/shared/interchange/index.ts';
import { editionKey, readBox, type Box } from '../../../src/shared/record/index.ts';
import { playAuction } from '../../play/auction.ts';
import { randomAuctionBox } from '../../play/boxes.ts';
import { OUTWARD } from '../../shared/interchange/bg-stats.ts';
import { look, take } from '../transfer/given-files.ts';
import { dataFolder, done, FOUR, storeIn, pageOf } from './store-in.ts';

const AT = '2026-11-21T20:00:00.000Z';

function boxWith(id: string, more: object = {}): Box {
  return done(readBox({ ...randomAuctionBox(4), id, title: `Box ${id}`, ...more }));
}

/** A whole game with a box, as it comes from another computer. */
function gameWith(box: Box, id: string): object {
  const played = randomAuctionBox(4);
  const plan = { edition: played.basedOn, box: played, players: 4, seed: Number(id), adjusting: 0 };
  const record = playAuction({ ...plan, options: { tracking: 'ledger' } });
  return { ...record, id, edition: 'box', box, startedAt: `2026-01-0${id}T20:00:00Z` };
}

test('boxes are kept, changed, retired, and deleted only if no game was played with them', () => {
  const folder = dataFolder();
  const store = storeIn(folder);
  store.boxes.keep(boxWith('one'), AT);
  store.boxes.keep(boxWith('two'), '2026-11-21T21:00:00.000Z');
  store.boxes.keep(boxWith('one', { title: 'Renamed' }), '2026-11-22T20:00:00.000Z');
  const begun = done(store.games.create({ ...FOUR, edition: boxWith('one') }));
  const listed = () => store.boxes.list().kept.map(({ box, games }) => `${box.title}: ${games}`);
  // What was kept or changed last comes first.
  expect(listed()).toEqual(['Renamed: 1', 'Box two: 0']);
  // The game keeps its own copy.
  const { record } = begun;
  expect(record.edition === 'box' && record.box.title).toBe('Box one');
  store.games.trash(record.id);
  expect(store.boxes.remove('one', '2026-11-21T20:00:00.000Z')).toBe('in-use');
  expect(store.boxes.retire('one', true)).toBe(true);
  // Whatever the clock says.
  store.boxes.keep(boxWith('one', { title: 'Once more' }), AT);
  expect(listed()).toEqual(['Once more: 1', 'Box two: 0']);
  expect(store.boxes.remove('two', '2026-11-21T20:00:00.000Z')).toBe('removed');
  expect(store.boxes.remove('two', '2026-11-21T20:00:00.000Z')).toBe('no-such-box');
  expect(store.boxes.retire('two', true)).toBe(false);
  store.close();
  const again = storeIn(folder);
  expect(again.boxes.list()).toMatchObject({ kept: [{ retired: true, games: 1 }], met: [] });
});

test('a box met in a game can be kept, and boxes travel with everything that is exported', async () => {
  const folder = dataFolder();
  const store = storeIn(folder);
  const box = boxWith('one');
  const record = done(store.games.add(gameWith(box, '1'))).record;
  expect(store.boxes.list()).toEqual({ kept: [], met: [box] });
  store.boxes.keep(box, AT);
  const page = store.outgoing.page(null, '');
  expect(page.boxes).toEqual([box]);
  expect(store.outgoing.page([record.id], '').boxes).toEqual([]);

  const file = join(folder, 'all.ndjson');
  const damaged = { ...box, id: 'three', limit: 1 };
  const records = page.documents.map(({ text }): unknown => JSON.parse(text));
  const lines = [...page.boxes, ...page.boxes, damaged, ...records];
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const elsewhere = dataFolder();
  const other = storeIn(elsewhere);
  expect(await look(elsewhere, file)).toMatchObject({
    counts: { new: 1 },
    boxes: { new: ['Box one', 'Box one'], here: [] },
    broken: [{ problem: { code: 'not-from-to', place: 'limit' } }],
  });
  expect(await take(elsewhere, [file])).toMatchObject({ counts: { new: 1 }, boxes: 1, broken: 1 });
  expect(other.boxes.list()).toMatchObject({ kept: [{ box, games: 1 }], met: [] });
  expect(other.games.get('1')?.record).toEqual(record);
});

test('a box is found by its key, as it is kept or as a game was played with it', () => {
  const store = storeIn(dataFolder());
  const [before, renamed, changed] = [
    boxWith('one'),
    boxWith('one', { title: 'Renamed' }),
    boxWith('one', { limit: 8 }),
  ];
  expect(store.boxes.find(editionKey(before))).toBeNull();
  done(store.games.create({ ...FOUR, edition: before }));
  expect(store.boxes.find(editionKey(before))).toEqual(before);
  store.boxes.keep(renamed, AT);
  expect(store.boxes.find(editionKey(before))).toEqual(renamed);
  store.boxes.keep(changed, AT);
  expect(store.boxes.find(editionKey(changed))).toEqual(changed);
  expect(store.boxes.find(editionKey(before))).toEqual(before);
});

test('a box with the numbers of a printed one is listed with it, if that is asked for', () => {
  const store = storeIn(dataFolder());
  const ours = done(readBox({ ...documentOf(newDraft('modern-art-1994', 'Ours')), id: 'ours' }));
  for (const edition of [ours, 'modern-art-1994', 'modern-art-1994', 'modern-art-cmon-en'] as const)
    done(store.games.create({ ...FOUR, edition }));
  const listed = (edition: string) =>
    [false, true].map((together) => pageOf(store, { edition, together }).length);
  expect([listed(editionKey(ours)), listed('modern-art-1994')]).toEqual([
    [1, 3],
    [2, 3],
  ]);
});

test('a game goes to BG Stats with the number of its box, and comes back as a game with it', () => {
  const store = storeIn(dataFolder());
  const box = boxWith('one', { bgg: 4242, money: { times: 1 } });
  const { record } = done(store.games.add(gameWith(box, '1')));
  const play = playOf(record, null);
  if (play === null) throw new Error('the game is finished');
  const file = JSON.parse(JSON.stringify(bgStatsFile(OUTWARD, [play]))) as {
    readonly games: readonly object[];
    readonly [field: string]: unknown;
  };
  expect(file.games).toMatchObject([{ bggId: 4242, name: 'Box one' }]);
  const theirs = { ...file, games: file.games.map((game) => ({ ...game, uuid: 'of their own' })) };
  for (const document of [file, theirs]) {
    expect(resultsIn(document, 40381, [box]).results).toMatchObject([
      { edition: 'box', box, scores: play.players.map(({ score }) => score) },
    ]);
    expect(resultsIn(document, 40381).results).toEqual([]);
  }
  const nowhere = boxWith('one', { bgg: null });
  const [only] = (
    JSON.parse(JSON.stringify(bgStatsFile(OUTWARD, [{ ...play, edition: nowhere }]))) as typeof file
  ).games;
  expect(only).not.toHaveProperty('bggId');
});
