import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MODULE = join(import.meta.dirname, '../../src/main/last-resort.ts');

test('an uncaught error doesn’t end the process, however it was thrown', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { keepAlive } from ${JSON.stringify(MODULE)};
      const heard = [];
      const stop = keepAlive((error) => heard.push(error.message));
      setTimeout(() => { throw new Error('in a timer'); });
      void Promise.reject(new Error('in a promise'));
      process.stdout.emit('error', new Error('a terminal that is gone'));
      setTimeout(() => {
        stop();
        process.stdout.write(heard.sort().join());
      }, 50);`,
    ],
    { encoding: 'utf8' },
  );
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'in a promise,in a timer' });
});
