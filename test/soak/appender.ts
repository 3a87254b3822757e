import { writeSync } from 'node:fs';
import { openStore, type NewGame } from '../../src/main/store/index.ts';

/** A separate process that appends events to a game of a folder, and reports its start and end. */
const [folder = '', appends = '0'] = process.argv.slice(2);
const store = openStore(folder, { now: () => new Date().toISOString(), newId: () => 'game' });
if (!store.ok) throw new Error(store.error.kind);
const { games } = store.value;
const game: NewGame = {
  edition: 'modern-art-1994',
  players: ['Axel', 'Beatrix', 'Clemens'].map((name) => ({ id: name, name })),
  firstSeat: 0,
  options: { tracking: 'ledger' },
};
if (!games.create(game).ok) throw new Error('a game begins');
writeSync(1, 'appending\n');
for (let position = 0; position < Number(appends); position += 1) {
  const event = { type: 'adjust', reason: 'a coin was found', cash: { 0: 1 } };
  if (!games.edit('game', position, [{ kind: 'append', event }]).ok) throw new Error('an event is kept');
}
writeSync(1, 'appended\n');
