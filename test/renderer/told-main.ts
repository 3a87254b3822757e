import { commands } from 'vitest/browser';
import { clientOver, type Client } from '../../src/renderer/lib/contract-client.ts';
import type { Answered } from '../browser/answered.ts';
import { workingHost } from './working-host.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    tellMain: (message: string) => Promise<Answered>;
  }
}

/** Main with the told games as they were: what is asked of it, and what it answers and reports. */
export async function toldMain() {
  await commands.tellMain('anew');
  const asked: string[] = [];
  const waiting = new Set<string>();
  const { client, receive } = clientOver((message) => {
    const [, path = '', input = ''] =
      /"u":"(?:\w+:..\w+)?([^"]*)"(?:,"b":{"json":(.*)}|.*)}}$/.exec(message) ?? [];
    asked.push(`${path} ${input}`.trim());
    waiting.add(message);
    void commands.tellMain(message).then(({ said, changes }) => {
      waiting.delete(message);
      said.forEach(receive);
      changes.forEach(host.hear);
    });
  });
  const host = workingHost(
    ({ client: { work } }): Client =>
      new Proxy(client, { get: (real, name) => (name === 'work' ? work : Reflect.get(real, name)) }),
  );
  return { link: host.link, asked, unanswered: () => waiting };
}
