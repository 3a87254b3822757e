import { join } from 'node:path';
import type { Damage, Synced } from '../../../src/shared/api.ts';
import { prepareFolder } from '../../../src/main/sharing/folder-carrier.ts';
import { openForWork } from '../../../src/main/store/connection.ts';
import { checkFile } from '../../../src/main/store/integrity.ts';
import { STORE_FILE, type Store } from '../../../src/main/store/index.ts';
import { dataFolder, storeIn, surroundings } from '../store/store-in.ts';
import { LATER, syncIn, type SyncOptions } from './sync-in.ts';

/** A laptop of the group: its games, and how it exchanges them. */
export interface Laptop {
  readonly folder: string;
  readonly store: Store;
  readonly sync: (more?: SyncOptions) => Promise<Synced>;
}

export { LATER, syncIn, type SyncOptions };

export function laptop(around = surroundings(), folder = dataFolder()): Laptop {
  const store = storeIn(folder, around);
  return { folder, store, sync: (options) => syncIn(folder, options) };
}

/** Two laptops that share through one folder. */
export async function sharing(shared = dataFolder()) {
  await prepareFolder(shared);
  const member = (at: number): Laptop => {
    const { now, newId } = surroundings();
    const one = laptop({ now, newId: () => `${at}-${newId()}` });
    one.store.sharing.share('folder', shared, null);
    return one;
  };
  return { ada: member(0), bea: member(1) };
}

/** What a check of a laptop's whole file finds wrong. */
export function damageIn({ folder }: Pick<Laptop, 'folder'>): readonly Damage[] {
  const database = openForWork(join(folder, STORE_FILE));
  try {
    return [...checkFile(database)].at(-1)?.damage ?? [];
  } finally {
    database.close();
  }
}

/** Everything exported, as text. */
export function exported({ store }: Pick<Laptop, 'store'>): readonly string[] {
  const texts: string[] = [];
  let after: string | null = '';
  while (after !== null) {
    const page = store.outgoing.page(null, after);
    texts.push(...page.boxes.map((box) => JSON.stringify(box)), ...page.documents.map(({ text }) => text));
    after = page.last;
  }
  return texts;
}
