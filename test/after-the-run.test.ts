import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inTime } from './patience.ts';

/** A run that has started three programs: one in its own group, one that another started, and one that ignores SIGTERM. */
const RUN = `
  import { spawn } from 'node:child_process';
  import { setup } from ${JSON.stringify(join(import.meta.dirname, 'temporary.ts'))};
  setup();
  const start = (script, detached = false) =>
    spawn('/bin/sh', ['-c', script], { detached, stdio: ['ignore', 'inherit', 'inherit'] });
  console.log(process.env.TMPDIR);
  start('echo $$; while :; do sleep 100; done', true);
  start('sleep 100 & echo $!; wait');
  start('trap "" TERM; echo $$; while :; do sleep 100; done');
`;

/** Interrupts a run; as Ctrl-C in a terminal does it, for its whole group. */
async function interrupt(signal: NodeJS.Signals, whom: 'itself' | 'group'): Promise<void> {
  const run = spawn(process.execPath, ['--input-type=module', '--eval', RUN], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said: readonly string[] = [];
  while (said.length < 5)
    said = `${said.join('\n')}${String((await inTime('its processes', once(run.stdout, 'data')))[0])}`.split(
      '\n',
    );
  const [folder = '', ...pids] = said.slice(0, 4);
  expect(existsSync(folder)).toBe(true);
  process.kill((run.pid ?? 0) * (whom === 'itself' ? 1 : -1), signal);
  await expect.poll(() => pids.filter((pid) => isAlive(Number(pid)))).toEqual([]);
  await expect.poll(() => existsSync(folder)).toBe(false);
}

test.skipIf(process.platform === 'win32')('an interrupted run leaves no program and no folder', async () => {
  await Promise.all([interrupt('SIGKILL', 'itself'), interrupt('SIGINT', 'group')]);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
