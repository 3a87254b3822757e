import { request } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { onTestFinished } from 'vitest';
import { ADDRESS, startEvening, type Evening, type EveningOptions } from './started.ts';

export { ADDRESS, newFolder, tokenOf, type Evening } from './started.ts';

/** Until the test has finished. */
export function openEvening(options: EveningOptions = {}): Evening {
  const started = startEvening(options);
  onTestFinished(async () => {
    await started.phones.end();
  });
  return started;
}

/** With the door open. */
export async function evening(options: EveningOptions = {}): Promise<Evening> {
  const opened = openEvening(options);
  const door = await opened.phones.open('g', ADDRESS);
  if (!door.ok) throw new Error(door.error);
  return opened;
}

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly policy: string;
}

/** Asks the door for a page, as somebody who doesn't look at its certificate. */
export function ask(
  { place }: Evening,
  path: string,
  { method = 'GET', ...headers }: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const { joins = '', port } = place();
  const { protocol, host } = new URL(joins);
  const options = { host: '127.0.0.1', port, path, method, agent: false, rejectUnauthorized: false };
  return new Promise((resolve, reject) => {
    const asked = (protocol === 'https:' ? requestSecurely : request)(
      { ...options, headers: { host, ...headers } },
      (response) => {
        let body = '';
        response.on('data', (part: Buffer) => (body += part.toString()));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body,
            policy: String(response.headers['content-security-policy']),
          }),
        );
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}
