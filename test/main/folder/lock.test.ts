import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readHolder, takeLock } from '../../../src/main/folder/lock.ts';
import { dataFolder } from '../store/store-in.ts';
import { inTime } from '../../patience.ts';

/** Another process that takes the lock, reports it and holds it until it is killed. */
async function otherHolder(folder: string) {
  const lock = join(import.meta.dirname, '../../../src/main/folder/lock.ts');
  const holder = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { takeLock } from ${JSON.stringify(lock)};
     const lock = takeLock(${JSON.stringify(folder)});
     lock.announce('http://127.0.0.1:1/');
     process.stdout.write('held');
     // A lock that nobody refers to is released with the rest of the garbage.
     setInterval(() => lock, 1000);`,
  ]);
  await inTime('the lock', once(holder.stdout, 'data'));
  return holder;
}

describe('one process writes to a data folder at a time', () => {
  test('the lock’s owner keeps others out and says where it is', () => {
    const folder = dataFolder();
    const lock = takeLock(folder);
    expect(readdirSync(folder), 'no other file is needed').toEqual(['writer.lock']);
    expect(statSync(join(folder, 'writer.lock')).size, 'no disk space is needed').toBe(0);
    lock?.announce('http://127.0.0.1:4000/?token=t');
    expect(takeLock(folder)).toBeNull();
    expect(readHolder(folder)).toEqual({ pid: process.pid, address: 'http://127.0.0.1:4000/?token=t' });
    const { mode } = statSync(join(folder, 'running.json'));
    if (process.platform !== 'win32') expect(mode & 0o077, 'only its owner may read the token').toBe(0);
    lock?.release();
    expect(readHolder(folder), 'a released lock names no owner').toBeNull();
    const again = takeLock(folder);
    expect(again).not.toBeNull();
    again?.release();
  });

  test('and does so even if its notice can’t be replaced', () => {
    const folder = dataFolder();
    const lock = takeLock(folder);
    mkdirSync(join(folder, `running.json.${process.pid}`));
    lock?.announce('http://127.0.0.1:4000/?token=t');
    expect(readHolder(folder)?.address).toBe('http://127.0.0.1:4000/?token=t');
    lock?.release();
  });

  test('rubbish in its file is removed, unless another process has it locked, until that ends, even by SIGKILL', async () => {
    const folder = dataFolder();
    const file = join(folder, 'writer.lock');
    writeFileSync(file, 'The quick brown fox jumps over the lazy dog. '.repeat(100));
    const lock = takeLock(folder);
    expect(lock).not.toBeNull();
    expect(takeLock(folder)).toBeNull();
    lock?.release();
    const holder = await otherHolder(folder);
    expect(takeLock(folder)).toBeNull();
    expect(readHolder(folder)?.pid).toBe(holder.pid);
    writeFileSync(file, 'The quick brown fox jumps over the lazy dog. '.repeat(100));
    expect(takeLock(folder)).toBeNull();
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const again = takeLock(folder);
    expect(again).not.toBeNull();
    expect(readHolder(folder)).toBeNull();
    again?.release();
  });

  test.each(['writer.lock', 'running.json'])('a folder named %s is reported, with what to do', (name) => {
    const folder = dataFolder();
    mkdirSync(join(folder, name));
    expect(() => takeLock(folder)).toThrow(
      `${join(folder, name)} is in the way (EISDIR). Vernissage uses it to check that nobody else has your games open. There are no games in it. Move it away and start again.`,
    );
    rmSync(join(folder, name), { recursive: true });
    takeLock(folder)?.release();
  });

  test.skipIf(process.platform === 'win32')(
    'if its file can’t be created, the reason is the system’s',
    () => {
      const folder = dataFolder();
      symlinkSync(join(folder, 'writer.lock'), join(folder, 'writer.lock'));
      expect(() => takeLock(folder)).toThrow(`${join(folder, 'writer.lock')} is in the way (ELOOP).`);
    },
  );

  test.each([
    'http://example.com/',
    'http://127.0.0.1.example.com:80/',
    'file:///etc/passwd',
    'http://127.0.0.1/',
  ])('an address elsewhere (%s) is ignored', (address) => {
    const folder = dataFolder();
    writeFileSync(join(folder, 'running.json'), JSON.stringify({ pid: 1, address }));
    expect(readHolder(folder)).toBeNull();
  });
});
