import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { damageAndLook, playUntilCutOff } from '../main/store/damaging.ts';

const FILES = 20;
const DAMAGES = 100;

function folder(): string {
  return mkdtempSync(join(tmpdir(), 'vernissage-damaged-'));
}

void test('of twenty files, damaged in a hundred ways each, nothing acknowledged is lost without a word', async () => {
  let mendings = 0;
  for (let file = 0; file < FILES; file += 1) {
    const original = folder();
    const cutOff = playUntilCutOff(original, 1 + file * 10);
    for (let damage = 0; damage < DAMAGES; damage += 1) {
      const copy = folder();
      const { mended, wrong } = await damageAndLook(cutOff, copy, file * DAMAGES + damage);
      rmSync(copy, { recursive: true });
      assert.deepEqual(wrong, []);
      if (mended) mendings += 1;
    }
    cutOff.store.close();
    rmSync(original, { recursive: true });
  }
  assert.ok(mendings > (FILES * DAMAGES) / 4, `${mendings} of ${FILES * DAMAGES} files had to be mended`);
});
