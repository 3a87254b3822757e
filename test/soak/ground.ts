import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '../../src/main/store/index.ts';
import type { Ground } from '../main/store/importing/laptops.ts';

/** Runs with laptops that are closed afterwards, and whose folders are gone. */
export async function onGround<T>(run: (ground: Ground) => T | Promise<T>): Promise<T> {
  const stores: Store[] = [];
  const folders: string[] = [];
  try {
    return await run({
      newFolder: () => {
        const folder = mkdtempSync(join(tmpdir(), 'vernissage-soak-'));
        folders.push(folder);
        return folder;
      },
      open: (folder, around) => {
        const store = openStore(folder, around);
        assert.ok(store.ok);
        stores.push(store.value);
        return store.value;
      },
    });
  } finally {
    for (const store of stores) store.close();
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
}
