import { rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { BACKUP_REASONS, type News } from '../../shared/api.ts';
import { readJsonFile, writeJsonFile } from '../json-file.ts';
import { syncFolder } from './exchange.ts';
import { isThere, NEWS, STORE_FILE } from './store-file.ts';

/** What is still unread after a restart. Whether anything can be saved is tested again each time. */
type Lasting = Exclude<News, { kind: 'not-kept' }>;

const missing = v.array(
  v.object({
    game: v.string(),
    players: v.array(v.string()),
    kept: v.number(),
    of: v.number(),
    round: v.nullish(v.number(), null),
    knownBy: v.picklist(['mark', 'list', 'later-entries']),
  }),
);

const backup = v.object({
  name: v.string(),
  at: v.string(),
  reason: v.picklist(BACKUP_REASONS),
  holding: v.nullable(
    v.object({
      games: v.number(),
      players: v.number(),
      lastChange: v.nullable(v.string()),
      bytes: v.number(),
    }),
  ),
  damaged: v.boolean(),
});

const content: v.GenericSchema<unknown, readonly Lasting[]> = v.array(
  v.variant('kind', [
    v.object({ kind: v.picklist(['log-missing', 'mark-missing', 'entries-found', 'damage-found']) }),
    v.object({ kind: v.literal('entries-missing'), missing }),
    v.object({ kind: v.literal('restored'), at: v.string() }),
    v.object({
      kind: v.literal('mended'),
      salvaged: v.object({
        whole: v.optional(v.boolean(), false),
        backup: v.nullable(backup),
        games: v.number(),
        missing,
        allKnown: v.boolean(),
      }),
    }),
  ]),
);

const fileIn = (data: string): string => join(data, `${STORE_FILE}${NEWS}`);

/** Unread news of earlier runs: the app may have been closed before anyone looked. */
export function unreadNews(data: string): readonly Lasting[] {
  return readJsonFile(fileIn(data), content) ?? [];
}

/** Stores news until it is read. */
export function keepUnread(data: string, news: readonly News[]): void {
  const file = fileIn(data);
  const lasting = news.filter(({ kind }) => kind !== 'not-kept');
  try {
    if (lasting.length === 0) {
      if (isThere(file)) rmSync(file);
      return;
    }
    writeJsonFile(file, lasting, true);
    syncFolder(data);
  } catch {
    // It is on the screen anyway: a full disk must not prevent opening the games.
  }
}
