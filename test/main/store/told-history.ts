import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeAll, vi } from 'vitest';
import { openValues } from '../../../src/main/store/values.ts';
import { openStore, STORE_FILE } from '../../../src/main/store/index.ts';
import type { GameValues } from '../../../src/shared/projection/index.ts';
import { readRecord, type GameRecord } from '../../../src/shared/record/index.ts';
import { claimsResult, readResult } from '../../../src/shared/result/index.ts';
import { figuresIn } from '../figures/figures-in.ts';
import { done, surroundings, type StoreWithFigures } from './store-in.ts';

const lines = (file: string) =>
  readFileSync(join(import.meta.dirname, 'told', file), 'utf8')
    .trimEnd()
    .split('\n');

/** Thirty-one games with boxes of their own, so that other numbers in the built-in ones don't change what is told. */
export const GAMES: readonly GameRecord[] = lines('games.ndjson').map(readGame);

export function readGame(line: string): GameRecord {
  const game: unknown = JSON.parse(line);
  return done(claimsResult(game) ? readResult(game) : readRecord(game));
}

/** What the forecast says is invented: working it out is tested elsewhere. One game still waits for it. */
export const VALUES = lines('values.ndjson').map(
  (line) => JSON.parse(line) as GameValues & { readonly of: string },
);

/** However often somebody looks at the clock. */
export const NOW = '2026-11-21T19:30:00.000Z';

/** A store with these games, one in the trash, and with people, places and tags that turned out to be one. */
export function keptHistory(folder = mkdtempSync(join(tmpdir(), 'vernissage-told-'))): StoreWithFigures {
  const store = done(openStore(folder, { ...surroundings(), now: () => NOW }));
  for (const game of GAMES) done(store.games.add(game));
  store.games.trash('thrown-away');
  done(store.players.merge('bo-old', 'bo'));
  store.games.label(['end-of-january', 'start-of-year'], { kind: 'place', place: 'Café Zoë' });
  store.games.label(['end-of-january'], { kind: 'tags', add: ['club'], remove: ['Club'] });
  const database = new Database(join(folder, STORE_FILE));
  const values = openValues(database);
  for (const { of, ...worked } of VALUES) values.write(of, worked);
  database.close();
  return { ...store, figures: figuresIn(folder, () => NOW) };
}

/** The same in Rome, for all tests of a file that only read. */
export function toldHistory(): () => StoreWithFigures {
  let store: StoreWithFigures | null = null;
  beforeAll(() => {
    vi.stubEnv('TZ', 'Europe/Rome');
    const kept = keptHistory();
    store = kept;
    return () => {
      kept.close();
      vi.unstubAllEnvs();
    };
  });
  return () => {
    if (store === null) throw new Error('the tests have begun');
    return store;
  };
}

/** Formats remember the time zone in which a locale was first used, so these are nobody else's. */
export const LOCALES = { en: 'en-GB-u-nu-latn', de: 'de-DE-u-nu-latn', it: 'it-IT-u-nu-latn' } as const;
