import { copyFileSync, existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCopy } from '../../../src/main/store/backups/taking.ts';
import { STORE_FILE, type Store } from '../../../src/main/store/index.ts';
import { keepStore } from '../../../src/main/store/kept-store.ts';
import { mend } from '../../../src/main/store/salvage/mending.ts';
import type { Salvaged } from '../../../src/shared/api.ts';
import { below, chance, pick, type Random } from '../../play/random.ts';
import { surroundings } from './laid-store.ts';

/** What a folder is made of, as a power cut would leave it. */
const PARTS = [STORE_FILE, `${STORE_FILE}-wal`, `${STORE_FILE}-running`];

export function copyStore(from: string, to: string): void {
  for (const part of PARTS) {
    if (existsSync(join(from, part))) copyFileSync(join(from, part), join(to, part));
  }
}

/** Every game as somebody was told it stands. */
export type Told = ReadonlyMap<string, string>;

export function toldIn(store: Store): Told {
  return new Map(
    store.games.list().map(({ head }) => [head.id, JSON.stringify(store.games.get(head.id)?.record)]),
  );
}

/** Changes a few bytes somewhere, or cuts the end off; says what it did. */
export function damageAnything(next: Random, folder: string): string {
  const part = pick(next, existsSync(join(folder, `${STORE_FILE}-wal`)) ? PARTS.slice(0, 2) : [STORE_FILE]);
  const file = join(folder, part);
  const { size } = statSync(file);
  if (chance(next, 0.3)) {
    const kept = below(next, size);
    truncateSync(file, kept);
    return `${part} cut at ${kept} of ${size}`;
  }
  const bytes = readFileSync(file);
  const at = below(next, size);
  const length = Math.min(pick(next, [1, 1, 1, 16, 512]), size - at);
  for (let place = at; place < at + length; place += 1) {
    bytes.writeUInt8(bytes.readUInt8(place) ^ (1 + below(next, 255)), place);
  }
  writeFileSync(file, bytes);
  return `${length} bytes of ${part} changed at ${at} of ${size}`;
}

/** What is there after a damaged folder was opened, and mended where that was needed. */
export interface Afterwards {
  readonly told: Told;
  readonly mended: Salvaged | null;
  readonly notices: readonly string[];
}

/** Opens a folder as the app does: what is found damaged, at once or by a check, is mended. */
export function openAfterDamage(folder: string): Afterwards {
  const around = surroundings();
  const opened = keepStore(folder, around);
  const notices = opened.ok ? opened.value.notices : [];
  if (opened.ok) {
    try {
      const told = toldIn(opened.value);
      opened.value.close();
      if (checkCopy(join(folder, STORE_FILE)).length === 0) return { told, mended: null, notices };
    } catch {
      opened.value.close();
    }
  }
  const mended = mend(folder, around.now());
  const again = keepStore(folder, around);
  if (!again.ok) throw new Error(`not mended: ${again.error.kind}`);
  const told = toldIn(again.value);
  again.value.close();
  return { told, mended, notices };
}
