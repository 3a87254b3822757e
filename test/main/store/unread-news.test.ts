import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { News } from '../../../src/shared/api.ts';
import { STORE_FILE } from '../../../src/main/store/index.ts';
import { openKeptStore } from '../../../src/main/store/kept-store.ts';
import { keepUnread, unreadNews } from '../../../src/main/store/unread-news.ts';
import { dataFolder, surroundings } from './store-in.ts';

const LOST = { game: 'game-1', players: ['Axel'], kept: 3, of: 5, round: 2, knownBy: 'mark' } as const;
const REPAIRED: News = {
  kind: 'mended',
  salvaged: {
    backup: {
      name: 'vernissage 2026-11-20 20-00-00 daily 3.db',
      at: '2026-11-20T20:00:00Z',
      reason: 'daily',
      holding: { games: 2, players: 4, lastChange: null, bytes: 81_920 },
      damaged: false,
    },
    games: 1,
    missing: [LOST],
    whole: false,
    allKnown: true,
  },
};
const EVERYTHING: readonly News[] = [
  { kind: 'log-missing' },
  { kind: 'mark-missing' },
  { kind: 'entries-found' },
  { kind: 'damage-found' },
  { kind: 'entries-missing', missing: [{ ...LOST, players: [], kept: 0, round: null }] },
  { kind: 'restored', at: '2026-11-20T20:00:00Z' },
  REPAIRED,
];

function kept(folder: string) {
  const store = openKeptStore(folder, surroundings());
  expect(store.open()).toBeNull();
  return store;
}

const fileIn = (folder: string) => join(folder, `${STORE_FILE}-news.json`);

test('unread news is reported again by the next start, once, until it is read', () => {
  const folder = dataFolder();
  const told = kept(folder);
  for (const news of EVERYTHING) told.addNews(news);
  for (const trouble of ['gone', 'disk-full'] as const) told.addNews({ kind: 'not-kept', trouble });
  expect(told.news()).toEqual([...EVERYTHING, { kind: 'not-kept', trouble: 'disk-full' }]);
  // As after a kill.
  told.closeUncleanly();
  expect(statSync(fileIn(folder)).mode & 0o077).toBe(0);

  const again = kept(folder);
  expect(again.news()).toEqual(EVERYTHING);
  again.close();
  const read = kept(folder);
  expect(read.news()).toEqual(EVERYTHING);
  read.addNews({ kind: 'not-kept', trouble: 'gone' });
  read.newsRead();
  expect(read.news(), 'it still applies').toEqual([{ kind: 'not-kept', trouble: 'gone' }]);
  expect(existsSync(fileIn(folder))).toBe(false);
  read.close();
  expect(kept(folder).news()).toEqual([]);
});

test('damaged news is ignored, and a disk that refuses news doesn’t prevent opening the games', () => {
  const folder = dataFolder();
  keepUnread(folder, EVERYTHING);
  for (const damaged of ['', '{', '[{"kind":"mended"}]', '[{"kind":"no such thing"}]', '7']) {
    writeFileSync(fileIn(folder), damaged);
    expect(unreadNews(folder)).toEqual([]);
  }
  rmSync(fileIn(folder));
  mkdirSync(`${fileIn(folder)}.new`);
  keepUnread(folder, [REPAIRED]);
  expect(unreadNews(folder)).toEqual([]);
  rmSync(`${fileIn(folder)}.new`, { recursive: true });
  keepUnread(folder, [REPAIRED]);
  expect(readFileSync(fileIn(folder), 'utf8')).toContain('game-1');
});
