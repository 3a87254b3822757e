import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newHiddenLot, openMain } from '../../main/open-main.ts';
import { answerCalls } from './calls.ts';

/** A run of the app with a hidden lot, whose laptop says yes to every phone. */
const [folder = ''] = process.argv.slice(2);
const [data, phonePage] = [join(folder, 'data'), join(folder, 'page')];
for (const each of [data, phonePage]) mkdirSync(each);
writeFileSync(join(phonePage, 'index.html'), '<!doctype html>phone');

const { client } = await openMain(data, { phonePage });
const game = await newHiddenLot(client);

answerCalls({
  addresses: () => client.phones.addresses(),
  open: (address: string) => client.phones.open({ game, address }),
  state: () => client.phones.state(),
  newCode: () => client.phones.newCode(),
  seal: async ({ seat, amount }: { readonly seat: number; readonly amount: number }) => {
    const { position } = await client.phones.state();
    return client.phones.seal({ game, position, seat, amount });
  },
});

for await (const change of await client.changes()) {
  if (change.kind !== 'phones') continue;
  for (const { id } of change.state?.asking ?? []) await client.phones.answer({ id, yes: true });
}
