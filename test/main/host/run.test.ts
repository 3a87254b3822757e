import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { readHolder } from '../../../src/main/folder/lock.ts';
import { openBrowser } from '../../../src/main/host/open-browser.ts';
import { run } from '../../../src/main/host/run.ts';
import { WORDS } from '../../../src/shared/text/all-words.ts';
import { hostHere } from '../damage/hosted.ts';
import { WORKER } from '../work/backend-in.ts';

const UNCAUGHT = process.listeners('uncaughtException');
afterEach(() => {
  process.exitCode = undefined;
  for (const listener of process.listeners('uncaughtException'))
    if (!UNCAUGHT.includes(listener)) process.off('uncaughtException', listener);
});

test('each start says in the terminal’s language where the app is, or why it isn’t', async () => {
  vi.stubEnv('LC_ALL', 'it_IT.UTF-8');
  const { start } = WORDS.it;
  const said: string[] = [];
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  const [folder, other] = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'vernissage-run-')));
  const again = (...given: string[]) =>
    run(given, {
      page: () => expect.unreachable(),
      worker: WORKER,
      figures: '',
      phonePage: '',
      appWindow: true,
    });
  const hosts = [];
  for (const data of [folder ?? '', other ?? '']) {
    const host = await hostHere(WORKER)(data);
    hosts.push(host);
    const address = readHolder(data)?.address ?? '';
    expect(said.splice(0)).toEqual([`${start.open(address, data)}\n`]);
    await again('--no-open', '--data', data);
    expect([said.splice(0), process.exitCode]).toEqual([[`${start.runningAt(address)}\n`], undefined]);
  }
  // The second finds the usual port taken, and another will do unless one was asked for.
  const [port = '', next] = hosts.map(({ address }) => new URL(address).port);
  expect(next).not.toBe(port);
  const empty = mkdtempSync(join(tmpdir(), 'vernissage-run-'));
  for (const wrong of [port, '1']) {
    await again('--no-open', '--data', empty, '--port', wrong);
    expect([said.splice(0).join(), process.exitCode]).toEqual([expect.stringContaining(wrong), 1]);
    expect(readHolder(empty)).toBe(null);
    process.exitCode = undefined;
  }
  for (const { end } of hosts) await end();
  expect([folder, other].map((data) => readHolder(data ?? ''))).toEqual([null, null]);
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test.skipIf(process.platform === 'win32')('each system opens an address with what it has', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vernissage-run-'));
  const opened = join(folder, 'opened');
  for (const name of ['open', 'rundll32', 'xdg-open'])
    writeFileSync(join(folder, name), `#!/bin/sh\necho ${name} "$@" >> ${opened}\n`, { mode: 0o755 });
  vi.stubEnv('PATH', folder);
  for (const platform of ['darwin', 'win32', 'linux'] as const) openBrowser('http://here/', platform);
  await expect
    .poll(() => (existsSync(opened) ? readFileSync(opened, 'utf8').trimEnd().split('\n').toSorted() : []))
    .toEqual([
      'open http://here/',
      'rundll32 url.dll,FileProtocolHandler http://here/',
      'xdg-open http://here/',
    ]);
  vi.unstubAllEnvs();
});
