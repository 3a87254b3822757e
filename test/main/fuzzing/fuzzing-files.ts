import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../../src/main/store/index.ts';
import { lookThrough } from '../../../src/main/transfer/look-through.ts';
import { importGames } from '../../../src/main/transfer/import-games.ts';
import { isId } from '../../../src/shared/core/id.ts';
import { withoutWorker } from '../work/without-worker.ts';
import { fuzzedFile } from './fuzzed-files.ts';

/** Statistics of many files. */
export interface Files {
  files: number;
  games: number;
  broken: number;
  slowest: number;
  readonly wrong: string[];
  readonly mostMilliseconds: number;
}

export function noFiles(mostMilliseconds = Number.POSITIVE_INFINITY): Files {
  return { files: 0, games: 0, broken: 0, slowest: 0, wrong: [], mostMilliseconds };
}

/** Files imported together. */
const AT_ONCE = 10;

/**
 * Imports random files into a new history: looks through a few at a time, then imports them. What was
 * imported must open and be exported again.
 */
export async function fuzzFiles(found: Files, from: number, count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vernissage-fuzzed-'));
  mkdirSync(join(folder, 'files'));
  const store = openStore(folder, {
    now: () => '2026-01-31T20:15:00.000Z',
    newId: () => crypto.randomUUID(),
  });
  if (!store.ok) throw new Error(store.error.kind);
  const sources = Array.from({ length: count }, (_, at) => {
    const { name, bytes } = fuzzedFile(from + at);
    const path = join(folder, 'files', name);
    writeFileSync(path, bytes);
    return { name, path };
  });
  try {
    for (let at = 0; at < count; at += AT_ONCE) {
      const some = sources.slice(at, at + AT_ONCE);
      const since = performance.now();
      const looked = await withoutWorker(folder, (context) =>
        lookThrough.run({ file: 'f', sources: some }, context),
      );
      const took = performance.now() - since;
      found.files += some.length;
      found.broken += looked.brokenCount;
      found.slowest = Math.max(found.slowest, took);
      if (took > found.mostMilliseconds) note(`files from ${from + at} took ${Math.round(took)} ms`);
      const told = JSON.stringify(looked).length;
      if (told > 200_000) note(`files from ${from + at} are told of in ${told} characters`);
    }
    const order = { file: 'f', sources, answers: [], at: '2026-01-31T20:15:00.000Z' };
    const taken = await withoutWorker(folder, (context) => importGames.run(order, context));
    if (taken.kind === 'not-safe') throw new Error('no backup could be taken');
    const games = store.value.games.list();
    found.games += games.length;
    for (const { head } of games) {
      if (!isId(head.id)) note(`a game came in as ${JSON.stringify(head.id)}`);
      if (store.value.games.get(head.id) === null) note(`${head.id} cannot be opened`);
    }
    let after = '';
    for (;;) {
      const page = store.value.outgoing.page(null, after);
      JSON.stringify(page);
      if (page.last === null || page.last === after) break;
      after = page.last;
    }
  } catch (error) {
    note(`from ${from}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  } finally {
    store.value.close();
    rmSync(folder, { recursive: true });
  }

  function note(what: string): void {
    if (found.wrong.length < 20) found.wrong.push(what);
  }
}
