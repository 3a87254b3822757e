import type { Database } from 'better-sqlite3';
import { gamesAndPlayers } from './0001-games-and-players.ts';
import { settings } from './0002-settings.ts';
import { projections } from './0003-projections.ts';
import { imports } from './0004-imports.ts';
import { journalChecksums } from './0005-journal-checksums.ts';
import { values } from './0006-values.ts';
import { boxes } from './0007-boxes.ts';
import { walls } from './0008-walls.ts';
import { misplayed } from './0009-misplayed.ts';
import { replacedLogs } from './0010-replaced-logs.ts';
import { courses } from './0011-courses.ts';
import { decidingCards } from './0012-deciding-cards.ts';
import { sharing } from './0013-sharing.ts';
import { changedGames } from './0014-changed-games.ts';
import { shelves } from './0015-shelves.ts';
import { dropped } from './0016-dropped.ts';
import { whole } from './0017-whole.ts';
import { noColours } from './0018-no-colours.ts';
import { outline } from './0019-outline.ts';

/** Each entry migrates a database to the next version; the first creates version 1 in an empty one. */
export const MIGRATIONS: readonly ((database: Database) => void)[] = [
  gamesAndPlayers,
  settings,
  projections,
  imports,
  journalChecksums,
  values,
  boxes,
  walls,
  misplayed,
  replacedLogs,
  courses,
  decidingCards,
  sharing,
  changedGames,
  shelves,
  dropped,
  whole,
  noColours,
  outline,
];

export const NEWEST_VERSION = MIGRATIONS.length;

export function versionOf(database: Database): number {
  return Number(database.pragma('user_version', { simple: true }));
}

/** Migrates a database to a version, each step in one transaction. */
export function migrate(database: Database, to = NEWEST_VERSION): void {
  for (let version = versionOf(database); version < to; version += 1) {
    database.transaction(() => {
      MIGRATIONS[version]?.(database);
      database.pragma(`user_version = ${version + 1}`);
    })();
  }
}
