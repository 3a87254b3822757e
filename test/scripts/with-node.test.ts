import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const script = join(import.meta.dirname, '../../scripts/with-node.js');

/** Ends 7 when it is told to, as a script that saves first. */
const SAVING = `process.on('SIGTERM', () => process.exit(7));
setInterval(() => undefined, 1000);
console.log(process.pid);`;

/** The script in a shell that stays its parent, as npm runs it; `said` has the process that the script started. */
async function startInShell() {
  const shell = spawn('/bin/sh', ['-c', '"$0" "$@"; exit $?', process.execPath, script, '-e', SAVING], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
  const said = Number(String((await once(shell.stdout, 'data'))[0]));
  return { shell, said };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.skipIf(process.platform === 'win32').each(['SIGTERM', 'SIGKILL'] as const)(
  'what npm runs ends when its shell gets %s, and nothing else does',
  async (signal) => {
    const [one, other] = await Promise.all([startInShell(), startInShell()]);
    one.shell.kill(signal);
    await expect.poll(() => isAlive(one.said)).toBe(false);
    expect(isAlive(other.said)).toBe(true);
    process.kill(other.said, 'SIGTERM');
    expect(await once(other.shell, 'exit')).toEqual([7, null]);
  },
);

/** Begins two programs that ignore anything gentle, and says which. */
const BEGINNING = `
  import { begin } from ${JSON.stringify(join(import.meta.dirname, '../../scripts/beginning.ts'))};
  const stubborn = () =>
    begin('scripts/with-node.js', ['-e', ${JSON.stringify(`process.on('SIGTERM', () => undefined);${SAVING}`)}])
      .stdout.pipe(process.stdout);
  stubborn();
  stubborn();
`;

test.skipIf(process.platform === 'win32').each(['SIGTERM', 'SIGINT'] as const)(
  'a build or check under way ends when what began it gets %s',
  async (signal) => {
    const beginning = spawn(process.execPath, ['--input-type=module', '--eval', BEGINNING], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    while (said.trim().split('\n').length < 2) said += String((await once(beginning.stdout, 'data'))[0]);
    beginning.kill(signal);
    expect(await once(beginning, 'exit')).toEqual([null, signal]);
    await expect
      .poll(() =>
        said
          .trim()
          .split('\n')
          .filter((pid) => isAlive(Number(pid))),
      )
      .toEqual([]);
  },
);
