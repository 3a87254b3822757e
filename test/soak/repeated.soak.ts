import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..', '..');

/** Which tests are repeated. */
const REPEATED = [
  ['--project', 'node'],
  [
    '--project',
    'app',
    'test/app/lessons.test.ts',
    'test/app/whole-evenings.test.ts',
    'test/app/cut-off.test.ts',
  ],
  [
    '--project',
    'components',
    'test/renderer/screens/table/steady-wall.test.ts',
    'test/renderer/screens/board/readable.test.ts',
  ],
];

void test('random tests hold with many more repetitions', () => {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  for (const chosen of REPEATED) {
    const ran = spawnSync(process.execPath, [vitest, 'run', ...chosen, '--testTimeout', '3600000'], {
      cwd: root,
      env: { ...process.env, VERNISSAGE_SOAK: '1' },
      encoding: 'utf8',
    });
    assert.equal(ran.status, 0, `${ran.stdout}${ran.stderr}`);
  }
});
