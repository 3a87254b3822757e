import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { WebContents } from 'electron';
import { expect, test } from 'vitest';
import type { Connect } from '../../../src/main/api/connection.ts';
import { carryContract } from '../../../src/main/shell/contract-carrier.ts';
import { CONTRACT_PORT } from '../../../src/shared/contract-port.ts';
import { ipcMain } from '../../fakes/electron.ts';

/** Everything that happened to ports and views, in order. */
const happened: string[] = [];
const happenedSince = (): readonly string[] => happened.splice(0);

class Port extends EventEmitter {
  readonly #name: string;
  constructor(name: string) {
    super();
    this.#name = name;
  }
  start(): void {
    happened.push(`${this.#name} starts`);
  }
  postMessage(message: unknown): void {
    happened.push(`${this.#name} hears ${String(message)}`);
  }
  close(): void {
    happened.push(`${this.#name} is closed`);
  }
}

/** Answers everything with the rights of the asker; doesn't understand gibberish. */
const connect: Connect = (send, rights = 'edit') => ({
  message: (data) => {
    send(`${rights} ${String(data)}`);
    return Promise.resolve(data !== 'gibberish');
  },
  close: () => happened.push('a view ends'),
});

const OURS = { url: 'vernissage://app/', parent: null };
const send = (id: number, ...ports: readonly Port[]) => sendFrom(OURS, id, ...ports);

function sendFrom(senderFrame: object | null, id: number, ...ports: readonly Port[]): void {
  ipcMain.emit(CONTRACT_PORT, { ports, sender: { id }, senderFrame });
}

test('each window is answered through its own port, and what happens to one concerns no other', async () => {
  const rightsOf = ({ id }: Pick<WebContents, 'id'>) => (id === 1 ? 'edit' : id === 2 ? 'look' : null);
  const stop = carryContract(connect, rightsOf, () => happened.push('refused'));
  const [table, board, again, stranger] = ['table', 'board', 'again', 'stranger'].map(
    (name) => new Port(name),
  );
  if (table === undefined || board === undefined || again === undefined || stranger === undefined)
    return expect.unreachable();
  send(1, table);
  send(2, board);
  expect(happenedSince()).toEqual(['table starts', 'board starts']);
  table.emit('message', { data: 'one' });
  board.emit('message', { data: 'two' });
  expect(happenedSince()).toEqual(['table hears edit one', 'board hears look two']);

  // The table's page was loaded again. Its old port closes late.
  send(1, again);
  expect(happenedSince()).toEqual(['a view ends', 'table is closed', 'again starts']);
  table.emit('close');
  send(3, stranger);
  send(2, stranger, stranger);
  expect(happenedSince()).toEqual([
    ...['stranger is closed', 'refused'],
    ...['stranger is closed', 'stranger is closed', 'refused'],
  ]);
  // Another page, a frame of ours, and a page that has gone.
  for (const frame of [{ ...OURS, url: 'https://example.com/' }, { ...OURS, parent: {} }, null])
    sendFrom(frame, 1, stranger);
  expect(happenedSince()).toEqual(Array(3).fill(['stranger is closed', 'refused']).flat());
  for (const port of [again, board]) port.emit('message', { data: 'three' });
  expect(happenedSince()).toEqual(['again hears edit three', 'board hears look three']);

  board.emit('message', { data: 'gibberish' });
  await setImmediate();
  expect(happenedSince()).toEqual([
    'board hears look gibberish',
    'a view ends',
    'board is closed',
    'refused',
  ]);
  stop();
  expect(happenedSince()).toEqual(['a view ends', 'again is closed']);
  send(2, new Port('late'));
  expect(happenedSince()).toEqual([]);
});
