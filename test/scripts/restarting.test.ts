import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** A main that says what its code and its words are, and what it is told. */
const main = (code: string, then = '') => `
  process.send(4321);
  process.on('SIGTERM', () => { console.log('saved'); process.exit(); });
  console.log(['${code}', ...process.argv.slice(2)].join(' '));
  ${then}
  setInterval(() => undefined, 1000);
`;

function develop() {
  const folders = ['main', 'shared'].map((name) =>
    join(mkdtempSync(join(tmpdir(), 'vernissage-dev-')), name),
  );
  for (const folder of folders) mkdirSync(folder);
  const [folder = '', shared = ''] = folders;
  const script = join(folder, 'main.mjs');
  writeFileSync(script, main('one'));
  const module = join(import.meta.dirname, '../../scripts/restarting.ts');
  const given = { script, words: ['--data', 'games'], folders };
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { runAgainAndAgain } from ${JSON.stringify(module)};
       process.exitCode = await runAgainAndAgain({
         ...${JSON.stringify(given)}, environment: process.env, say: (sentence) => console.log(sentence),
       });
       console.log('ended with ' + process.exitCode);`,
    ],
    { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  onTestFinished(() => void child.kill());
  let text = '';
  child.stdout.on('data', (part) => (text += String(part)));
  /** What has been said since the last time, once this is among it. */
  const until = async (sentence: string): Promise<readonly string[]> => {
    await expect.poll(() => text).toContain(`${sentence}\n`);
    const said = text.trimEnd().split('\n');
    text = '';
    return said;
  };
  return { child, script, shared, until };
}

test('main starts again at its port whenever its code changes, says so, and ends when it is told to', async () => {
  const { child, script, shared, until } = develop();
  const again = '--data games --no-open --port 4321';
  expect(await until('one --data games')).toHaveLength(1);
  writeFileSync(script, main('two'));
  const restarted = ['saved', 'main.mjs has changed. Main starts again.'];
  expect(await until(`two ${again}`)).toEqual([...restarted, `two ${again}`]);
  writeFileSync(join(shared, 'rules.mjs'), '');
  expect((await until(`two ${again}`))[1]).toMatch(/rules\.mjs has changed/);

  // One that fails is there again once it is right.
  writeFileSync(script, main('three', 'process.exit(1);'));
  await until('Main has ended. It starts again when its code changes.');
  writeFileSync(script, main('four'));
  expect(await until(`four ${again}`)).toEqual([restarted[1], `four ${again}`]);
  child.kill('SIGTERM');
  expect(await until('ended with 0')).toEqual(['saved', 'ended with 0']);
});

test('it isn’t started again when it has quit by itself', async () => {
  const { script, until } = develop();
  await until('one --data games');
  writeFileSync(script, main('two', 'process.exit(0);'));
  await until('ended with 0');
});
