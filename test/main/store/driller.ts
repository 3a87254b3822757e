import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import type { NewGame } from '../../../src/main/store/index.ts';
import type { GameView } from '../../../src/shared/api.ts';
import { hasEnded, type JobState } from '../../../src/shared/api.ts';
import { below, chance, random } from '../../play/random.ts';
import { openMain } from '../open-main.ts';
import { acknowledgementOf, draftNumber } from './acknowledgement.ts';
import type { DrillLine } from './drilling.ts';

/**
 * A run of the app that plays, makes backups and restores them until it is killed. It prints a line only
 * after the app has answered, or before a long step begins: everything printed must be found again.
 */
const [folder = '', seed = '0', ...known] = process.argv.slice(2);
const { backend, client } = await openMain(folder);
const outage = backend.outages.current();
if (outage !== null) throw new Error(`not opened: ${JSON.stringify(outage)}`);
const { store } = backend;
const next = random(Number(seed));
const table: NewGame = {
  edition: 'modern-art-1994',
  players: ['Axel', 'Beatrix', 'Clemens'].map((name) => ({ id: name, name })),
  firstSeat: 0,
  options: { tracking: 'ledger' },
};
/** The backups it may restore, besides those it makes itself. */
const names = [...known];

/** At once, because it may be killed any moment. A pipe that is full is read soon. */
function say(line: DrillLine): void {
  let left = Buffer.from(`${JSON.stringify(line)}\n`);
  while (left.length > 0) {
    try {
      left = left.subarray(writeSync(1, left));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
    }
  }
}

type Entered =
  | { readonly ok: true; readonly value: GameView }
  | { readonly ok: false; readonly error: object };

function entered(result: Entered): void {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  say({ kind: 'entered', ...acknowledgementOf(result.value) });
}

function play(): void {
  const games = store.games.list();
  if (games.length === 0 || chance(next, 0.2)) {
    entered(store.games.create(table));
    return;
  }
  const id = games[below(next, games.length)]?.head.id ?? '';
  const position = (): number => store.games.get(id)?.position ?? -1;
  if (chance(next, 0.5)) {
    store.games.draft(id, draftNumber(position()));
    const value = store.games.get(id);
    if (value !== null) entered({ ok: true, value });
  }
  const event = { type: 'adjust', reason: randomUUID(), cash: { 0: 1 + below(next, 9) } };
  entered(store.games.edit(id, position(), [{ kind: 'append', event }]));
  if (chance(next, 0.9)) return;
  entered(store.games.undo(id, position()));
  entered(store.games.redo(id, position()));
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
  say({ kind: 'playing' });
  for (let entries = below(next, chance(next, 0.3) ? 200 : 12); entries > 0; entries -= 1) play();
  if (chance(next, 0.5)) await backUp();
  else if (names.length > 0) await restore();
}
