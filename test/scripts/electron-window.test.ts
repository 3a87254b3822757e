import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openWindow } from '../../scripts/electron-window.ts';

/** A script that starts and ends as Electron might. */
function standIn(script: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'vernissage-window-')), 'electron');
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

// Windows can't run shell scripts.
describe.skipIf(process.platform === 'win32')('a run in Electron', () => {
  test.each([
    ['its window was closed', 'exit 0', { kind: 'closed' }],
    ['the app has said why it cannot start', 'exit 78', { kind: 'failed' }],
    ['Chromium refuses to start', 'exit 1', { kind: 'never-there', reason: 'it ended with 1' }],
    ['a library is missing', 'exit 127', { kind: 'never-there', reason: 'it ended with 127' }],
    ['the sandbox is refused', 'kill -TRAP $$', { kind: 'never-there', reason: 'SIGTRAP' }],
  ])('%s', async (_how, script, end) => {
    expect(await openWindow(standIn(script), [])).toEqual(end);
  });

  test('gets its arguments, and never the setting that makes it plain Node', async () => {
    vi.stubEnv('ELECTRON_RUN_AS_NODE', '1');
    onTestFinished(() => void vi.unstubAllEnvs());
    const script = 'test "$1 $2" = "app --data" && test -z "$ELECTRON_RUN_AS_NODE"';
    expect(await openWindow(standIn(script), ['app', '--data'])).toEqual({ kind: 'closed' });
    // One that can't be started at all.
    expect(await openWindow('/nowhere/electron', [])).toMatchObject({ kind: 'never-there' });
  });
});
