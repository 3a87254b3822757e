import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { failure, openLog } from '../../../src/main/shell/log.ts';

const newFolder = () => join(mkdtempSync(join(tmpdir(), 'vernissage-log-')), 'logs');

describe('the log', () => {
  test('has a line for each event, with its time', () => {
    const folder = newFolder();
    const log = openLog(folder, () => '2026-11-21T19:30:00.000Z');
    log.note({ what: 'page-hangs' });
    log.note({ what: 'refused', door: 'navigation' });
    log.note(failure('x'));
    expect(readFileSync(join(folder, 'vernissage.log'), 'utf8')).toBe(
      '{"at":"2026-11-21T19:30:00.000Z","what":"page-hangs"}\n' +
        '{"at":"2026-11-21T19:30:00.000Z","what":"refused","door":"navigation"}\n' +
        '{"at":"2026-11-21T19:30:00.000Z","what":"failed","error":"string","stack":[]}\n',
    );
  });

  test('never grows beyond three files of a quarter of a megabyte', () => {
    const folder = newFolder();
    const log = openLog(folder);
    const stack = Array.from({ length: 1000 }, (_, line) => `index.js:${line}:1`);
    for (let time = 0; time < 100; time += 1) log.note({ what: 'failed', error: 'Error', stack });
    expect(readdirSync(folder).sort()).toEqual(['vernissage.log', 'vernissage.log.1', 'vernissage.log.2']);
    for (const file of readdirSync(folder)) expect(statSync(join(folder, file)).size).toBeLessThan(300_000);
  });

  test('records an error’s class, its functions and their places, not its message or this machine’s paths', () => {
    const error = new RangeError('Beatrix has no 19,000');
    error.stack = [
      'RangeError: Beatrix has no 19,000',
      '    at pay (file:///home/beatrix/vernissage/out/main/index.js:12:34)',
      '    at async Store.keep [as again] (file:///home/be%20atrix (old)/out/main/index.js:1:2)',
      '    at /home/beatrix/vernissage/out/main/chunks/store.js:5:6',
    ].join('\n');
    expect(failure(error)).toEqual({
      what: 'failed',
      error: 'RangeError',
      stack: ['pay index.js:12:34', 'async Store.keep [as again] index.js:1:2', 'store.js:5:6'],
    });
    expect(failure('Beatrix')).toEqual({ what: 'failed', error: 'string', stack: [] });
    expect(failure(Object.assign(new Error('x'), { code: 'SQLITE_FULL' }))).toMatchObject({
      error: 'Error SQLITE_FULL',
    });
  });
});
