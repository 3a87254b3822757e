import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { prepareRestore } from '../../../src/main/store/backups/restoring.ts';
import { draftFile } from '../../../src/main/store/exchange.ts';
import { STORE_FILE } from '../../../src/main/store/index.ts';
import { OFFER, play, SALE, storeIn, begun } from './store-in.ts';
import { backUp } from './from-outside.ts';

/** A folder with a game of two entries, and a backup with one of them ready to replace it. */
async function ready() {
  const { folder, store, id } = begun(OFFER);
  const backup = await backUp(folder, '2026-11-20T10:00:00Z');
  play(store, id, [SALE]);
  store.close();
  expect(prepareRestore(folder, backup.name)).toMatchObject({ kind: 'prepared', presentIsWhole: true });
  renameSync(draftFile(folder), join(folder, `${STORE_FILE}-ready`));
  return { folder, id };
}

function entriesAfterStart(folder: string, id: string): number | undefined {
  const store = storeIn(folder);
  const entries = store.games.get(id)?.record.events.length;
  store.close();
  return entries;
}

describe('a run killed during an exchange of files', () => {
  test('before the present file has gone: it stays, and nothing of the other is left over', async () => {
    const { folder, id } = await ready();
    expect(entriesAfterStart(folder, id)).toBe(2);
    expect(existsSync(join(folder, `${STORE_FILE}-ready`))).toBe(false);
  });

  test('between the file and its log: the log goes with the file, and not with the other', async () => {
    const { folder, id } = await ready();
    renameSync(join(folder, STORE_FILE), join(folder, 'gone.db'));
    writeFileSync(join(folder, `${STORE_FILE}-wal`), 'frames of another file');
    writeFileSync(join(folder, `${STORE_FILE}-running`), '');
    expect(entriesAfterStart(folder, id)).toBe(1);
    const [aside = ''] = readdirSync(join(folder, 'set-aside'));
    expect(readdirSync(join(folder, 'set-aside', aside))).toContain(`${STORE_FILE}-wal`);
  });
});
