import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { openStore } from '../../../src/main/store/index.ts';
import type { Edit } from '../../../src/shared/record/index.ts';
import type { GameView } from '../../../src/main/store/game-views.ts';
import { chance, random } from '../../play/random.ts';
import { wholeGame } from '../../shared/record/games.ts';
import { acknowledgementOf, draftNumber } from './acknowledgement.ts';

/**
 * A process that plays games into the store of a folder as fast as it can until it is killed. It prints a
 * line only after the store has answered, so everything printed must be found again.
 */
const [folder = '', seed = '0'] = process.argv.slice(2);
const store = openStore(folder, { now: () => new Date().toISOString(), newId: randomUUID });
if (!store.ok) throw new Error(store.error.kind);
const { games } = store.value;
const next = random(Number(seed));

function acknowledge(view: GameView): void {
  writeSync(1, `${JSON.stringify(acknowledgementOf(view))}\n`);
}

/** Prints an accepted edit; random corrections may be refused. */
function tell(result: { readonly ok: true; readonly value: GameView } | { readonly ok: false }): void {
  if (result.ok) acknowledge(result.value);
}

for (let game = Number(seed); ; game += 1) {
  const { events, ...head } = wholeGame(game);
  const begun = games.add({ ...head, id: randomUUID(), events: [] });
  if (!begun.ok) throw new Error(begun.error.kind);
  const { id } = begun.value.record;
  acknowledge(begun.value);
  const position = (): number => games.get(id)?.position ?? -1;
  for (const [at, event] of events.entries()) {
    games.draft(id, draftNumber(at));
    const view = games.get(id);
    if (view !== null) acknowledge(view);
    const edits: Edit[] = [{ kind: 'append', event }];
    tell(games.edit(id, position(), edits));
    if (chance(next, 0.1)) {
      tell(games.undo(id, position()));
      tell(games.redo(id, position()));
    }
    if (chance(next, 0.05)) {
      tell(games.edit(id, position(), [{ kind: 'header', fields: { notes: `after event ${at}` } }]));
    }
  }
}
