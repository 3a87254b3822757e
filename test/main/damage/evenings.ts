import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openStore, type Store } from '../../../src/main/store/index.ts';
import type { EventJson } from '../../../src/shared/record/index.ts';
import { wholeGame } from '../../shared/record/games.ts';
import { backUp } from '../store/from-outside.ts';
import { done, surroundings } from '../store/store-in.ts';
import { withShown, type Acknowledged } from './acknowledged.ts';

/** The same evenings left by two runs of the app: one folder after a power cut, one after a clean end. */
export interface SavedEvenings {
  readonly killed: string;
  readonly clean: string;
  readonly acknowledged: Acknowledged;
  /** A game in progress, and its next events. */
  readonly underWay: { readonly id: string; readonly next: readonly EventJson[] };
}

/** Finished before the backup, and between it and the last run. The last is begun before, and continued in the last run. */
const EARLIER = [1, 2, 3];
const LATER = [4, 5];
const LAST = 6;
const FIRST_EVENTS = 18;
const LAST_EVENTS = 42;

export async function playEvenings(parent: string): Promise<SavedEvenings> {
  const folder = join(parent, 'evenings');
  mkdirSync(folder);
  const around = surroundings();
  let acknowledged: Acknowledged = {};

  function play(store: Store, seed: number, most: number, from = 0): string {
    const { events, ...head } = wholeGame(seed);
    const id = `evening-${seed}`;
    let view = store.games.get(id) ?? done(store.games.add({ ...head, id, events: [] }));
    acknowledged = withShown(acknowledged, view);
    for (const event of events.slice(from, most)) {
      view = done(store.games.edit(id, view.position, [{ kind: 'append', event }]));
      acknowledged = withShown(acknowledged, view);
      // Adds an undo now and then, so that the journal isn't only additions.
      if (view.position % 17 !== 16) continue;
      acknowledged = withShown(acknowledged, (view = done(store.games.undo(id, view.position))));
      acknowledged = withShown(acknowledged, (view = done(store.games.redo(id, view.position))));
      // Those of the last are long enough for a page of their own: if that is damaged, the rows around it aren't.
      const text = `after ${view.position} `.repeat(seed === LAST ? 120 : 1);
      const notes = [{ kind: 'header', fields: { notes: text } }] as const;
      acknowledged = withShown(acknowledged, (view = done(store.games.edit(id, view.position, notes))));
    }
    return id;
  }

  const first = done(openStore(folder, around));
  for (const seed of EARLIER) play(first, seed, Infinity);
  first.players.rename(first.players.list()[0]?.id ?? '', 'Élodie');
  play(first, LAST, FIRST_EVENTS);
  await backUp(folder);
  for (const seed of LATER) play(first, seed, Infinity);
  first.close();

  const last = done(openStore(folder, around));
  const id = play(last, LAST, LAST_EVENTS, FIRST_EVENTS);
  last.games.draft(id, { typed: 'half a price' });
  const killed = join(parent, 'killed');
  cpSync(folder, killed, { recursive: true });
  last.close();
  const clean = join(parent, 'clean');
  cpSync(folder, clean, { recursive: true });
  const next = wholeGame(LAST).events.slice(LAST_EVENTS);
  return { killed, clean, acknowledged, underWay: { id, next } };
}
