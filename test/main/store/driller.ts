import { createRouterClient } from '@orpc/server';
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import type { GameView, NewGame } from '../../../src/main/store/game-views.ts';
import { openBackend } from '../../../src/main/backend.ts';
import { hasEnded, type JobState } from '../../../src/shared/api.ts';
import { below, chance, random } from '../../play/random.ts';
import { acknowledgementOf } from './acknowledgement.ts';
import type { DrillLine } from './drilling.ts';

/**
 * A run of the app that plays, makes backups and restores them until it is killed. It prints a line only
 * after the app has answered, or before a long step begins.
 */
const [folder = '', seed = '0', ...known] = process.argv.slice(2);
const worker = join(import.meta.dirname, '../../../src/main/work/worker.ts');
const options = {
  quitInMenu: true,
  quit: () => undefined,
  worker,
  choosePlace: () => null,
  openAddress: () => undefined,
  note: (error: unknown) => {
    throw error;
  },
};
const backend = await openBackend(folder, options);
const outage = backend?.outages.current() ?? null;
if (backend === null || outage !== null) throw new Error(`not opened: ${JSON.stringify(outage)}`);
const { store } = backend;
const client = createRouterClient(backend.router, { context: { rights: 'edit' } });
const next = random(Number(seed));
const table: NewGame = {
  edition: 'modern-art-1994',
  players: ['Axel', 'Beatrix', 'Clemens'].map((name) => ({ id: name, name })),
  firstSeat: 0,
  options: { tracking: 'ledger' },
};
/** The backups it may restore, besides those it makes itself. */
const names = [...known];

function say(line: DrillLine): void {
  writeSync(1, `${JSON.stringify(line)}\n`);
}

function entered(view: GameView): void {
  say({ kind: 'entered', ...acknowledgementOf(view) });
}

function play(): void {
  const games = store.games.list();
  if (games.length === 0 || chance(next, 0.2)) {
    const begun = store.games.create(table);
    if (!begun.ok) throw new Error(begun.error.kind);
    entered(begun.value);
    return;
  }
  const id = games[below(next, games.length)]?.head.id ?? '';
  const position = store.games.get(id)?.position ?? -1;
  const event = { type: 'adjust', reason: randomUUID(), cash: { 0: 1 + below(next, 9) } };
  const edited = store.games.edit(id, position, [{ kind: 'append', event }]);
  if (!edited.ok) throw new Error(edited.error.kind);
  entered(edited.value);
}

async function backUp(): Promise<void> {
  const watching = await client.work.watch();
  say({ kind: 'backing-up' });
  const { job } = await client.keeping.backUp();
  for await (const jobs of watching) {
    const state = jobs.find(({ id }) => id === job)?.state as JobState<{ name: string }> | undefined;
    if (state === undefined || !hasEnded(state)) continue;
    if (state.kind !== 'done') throw new Error(`a backup is ${JSON.stringify(state)}`);
    names.push(state.result.name);
    say({ kind: 'backed-up', name: state.result.name });
    return;
  }
}

async function restore(): Promise<void> {
  const name = names[below(next, names.length)] ?? '';
  say({ kind: 'restoring', name });
  try {
    await client.keeping.restore({ name });
    say({ kind: 'restored', name });
  } catch (error) {
    say({ kind: 'refused', name, code: String((error as { readonly code?: string }).code ?? error) });
  }
}

say({ kind: 'open' });
for (;;) {
  for (let entries = below(next, 12); entries > 0; entries -= 1) play();
  if (chance(next, 0.5)) await backUp();
  else if (names.length > 0) await restore();
}
