import { writeSync } from 'node:fs';
import { newHiddenLot, openMain } from '../open-main.ts';

/** A run of the app with a hidden lot and an open door, whose laptop says yes to every phone, until it is killed. */
const [folder = ''] = process.argv.slice(2);

const { client } = await openMain(folder);
const game = await newHiddenLot(client);
const changes = await client.changes();
const { door } = await client.phones.open({ game, address: '127.0.0.1' });
writeSync(1, `${JSON.stringify({ game, door })}\n`);
for await (const change of changes) {
  if (change.kind !== 'phones') continue;
  for (const { id } of change.state?.asking ?? []) await client.phones.answer({ id, yes: true });
}
