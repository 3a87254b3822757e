import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { FILES, kill, LOGS, MARKS, recoverFrom } from '../main/store/recovering.ts';

void test('from every combination of file, log, mark and backup, what was saved is found or reported as missing', async () => {
  const killed = await kill();
  for (const file of FILES) {
    for (const log of LOGS) {
      for (const mark of MARKS) {
        for (const hasBackup of [true, false]) {
          const folder = mkdtempSync(join(tmpdir(), 'vernissage-recovered-'));
          assert.deepEqual(recoverFrom(killed, { file, log, mark, hasBackup }, folder), []);
          rmSync(folder, { recursive: true });
        }
      }
    }
  }
  killed.close();
});
