import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inTime } from '../patience.ts';

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
  const said = Number(String((await inTime('its shell', once(shell.stdout, 'data')))[0]));
  return { shell, said };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.skipIf(process.platform === 'win32')(
  'what npm runs ends when its shell is ended, and nothing else does',
  async () => {
    const [one, other] = await Promise.all([startInShell(), startInShell()]);
    one.shell.kill('SIGTERM');
    await expect.poll(() => isAlive(one.said)).toBe(false);
    expect(isAlive(other.said)).toBe(true);
    process.kill(other.said, 'SIGTERM');
    expect(await inTime('its end', once(other.shell, 'exit'))).toEqual([7, null]);
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
    while (said.trim().split('\n').length < 2)
      said += String((await inTime('its processes', once(beginning.stdout, 'data')))[0]);
    beginning.kill(signal);
    expect(await inTime('its end', once(beginning, 'exit'))).toEqual([null, signal]);
    await expect.poll(() => said.trim().split('\n').map(Number).filter(isAlive)).toEqual([]);
  },
);

/** Stands for a project's Node that runs. */
const RUNS = '#!/bin/sh\ntest "$1" = --version && echo v99.0.0 || echo the project’s\n';
const NEEDED = /^Vernissage needs Node [^\n]* This is Node 24\.2\.0, [^\n]*nodejs\.org\.\n$/;

test.skipIf(process.platform === 'win32').each([
  ['your own', 'is preferred', '24.3.0', RUNS, 0o755, ['--own-node'], /^your own\n$/],
  ['your own', 'is too old', '24.2.0', RUNS, 0o755, ['--own-node'], /^the project’s\n$/],
  ['the project’s', 'is preferred', '24.3.0', RUNS, 0o755, [], /^the project’s\n$/],
  ['the project’s', 'is damaged', '24.3.0', '', 0o755, [], /^your own\n$/],
  ['the project’s', 'can’t be executed', '24.3.0', RUNS, 0o644, [], /^your own\n$/],
  ['the project’s', 'is for another system', '24.3.0', '#!/nowhere/ld.so\n', 0o755, [], /^your own\n$/],
  ['neither', 'runs', '24.2.0', '\xcf\xfa\xed\xfe\n', 0o755, ['--own-node'], NEEDED],
  ['npm install', 'hasn’t run', '26.0.0', null, 0, [], /^Run npm install first\.\n$/],
])('a Node is found if %s %s', (_which, _how, version, brought, mode, words, said) => {
  const folder = mkdtempSync(join(tmpdir(), 'vernissage è qui '));
  mkdirSync(join(folder, 'scripts'));
  cpSync(script, join(folder, 'scripts', 'with-node.js'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const module = join(folder, 'node_modules', `node-${process.platform}-${process.arch}`);
  if (brought !== null) {
    mkdirSync(module, { recursive: true });
    writeFileSync(join(module, 'package.json'), '{ "bin": { "node": "node" } }');
    writeFileSync(join(module, 'node'), brought, { mode });
  }
  const pretending = `data:text/javascript,Object.defineProperty(process, "versions", { value: { node: "${version}" } })`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', pretending, join(folder, 'scripts', 'with-node.js'), ...words, '--print', '"your own"'],
    { encoding: 'utf8', env: { LC_ALL: 'C' } },
  );
  expect(stdout + stderr).toMatch(said);
});
