import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkCopy } from '../../../src/main/store/backups/taking.ts';
import { STORE_FILE } from '../../../src/main/store/index.ts';
import { wholeGame } from '../../shared/record/games.ts';
import { dataFolder, FOUR, OFFER } from '../store/store-in.ts';
import { ended, backendIn, type Client } from './backend-in.ts';

/** Uploads a file for import. */
async function bringHere(client: Client, games: readonly object[]): Promise<string> {
  const file = await client.transfer.begin({ name: 'games.ndjson' });
  const text = games.map((game) => JSON.stringify(game)).join('\n');
  await client.transfer.part({ file, at: 0, base64: Buffer.from(text).toString('base64') });
  return file;
}

const elsewhere = Array.from({ length: 20 }, (_, seed) => ({
  ...wholeGame(seed + 1),
  id: `elsewhere-${seed}`,
}));

/** A game with one entry in a backup and another after it. */
async function withBackup() {
  const place = await backendIn(dataFolder());
  const { store, client } = place;
  const { edition, firstSeat, options } = FOUR;
  const { record } = await client.games.create({ edition, players: [...FOUR.players], firstSeat, options });
  const { id } = record;
  await client.games.edit({ id, position: 0, edits: [{ kind: 'append', event: OFFER }] });
  const taken = ended(client, 'backup');
  await client.keeping.backUp();
  expect(await taken).toMatchObject({ kind: 'done', result: { kind: 'taken' } });
  await client.games.edit({ id, position: 1, edits: [{ kind: 'header', fields: { notes: 'later' } }] });
  const [backup] = (await client.keeping.overview()).backups;
  return { ...place, id, name: backup?.name ?? '', notes: () => store.games.get(id)?.record.notes ?? null };
}

describe('exchanging the file', () => {
  test('before a waiting import: the games are imported into the new file', async () => {
    const { client, store, name, notes } = await withBackup();
    const file = await bringHere(client, elsewhere);
    const taken = ended(client, 'import');
    const restoring = client.keeping.restore({ name });
    const taking = client.transfer.take({ file, answers: [] });
    await restoring;
    expect(notes()).toBeNull();
    await taking;
    expect(await taken).toMatchObject({ kind: 'done', result: { counts: { new: 20 } } });
    expect(store.games.list()).toHaveLength(21);
  });

  test('after entries during a backup’s check: they are in the file that becomes a backup; during a repair none is made', async () => {
    const { client, store, folder, id, name, notes } = await withBackup();
    const note = (position: number, text: string) =>
      client.games.edit({ id, position, edits: [{ kind: 'header', fields: { notes: text } }] });
    const restoring = client.keeping.restore({ name });
    await note(2, 'meanwhile');
    await restoring;
    expect(notes()).toBeNull();
    const [latest] = (await client.keeping.overview()).backups;
    expect(latest).toMatchObject({ reason: 'restore' });
    await client.keeping.restore({ name: latest?.name ?? '' });
    expect(notes()).toBe('meanwhile');
    expect(store.isDamaged()).toBe(false);

    const repairing = client.keeping.repair({ way: 'repair' });
    await expect(note(3, 'during the repair')).rejects.toMatchObject({ code: 'NOT_OPEN' });
    expect(await repairing).toBeNull();
    expect(notes()).toBe('meanwhile');
    expect((await note(3, 'after it')).record.notes).toBe('after it');
    expect(checkCopy(join(folder, STORE_FILE))).toEqual([]);
  });
});
