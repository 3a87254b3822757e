import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NOTHING_REMEMBERED, openMemory } from '../../../src/main/shell/desktop-memory.ts';
import { dataFolder } from '../store/store-in.ts';

test('what is remembered is there at the next start', () => {
  const folder = dataFolder();
  const board = { last: 'television', screens: {} };
  openMemory(folder).remember({ board });
  openMemory(folder).remember({ looksForNewVersions: true });
  expect(openMemory(folder).current).toEqual({ ...NOTHING_REMEMBERED, board, looksForNewVersions: true });
});

test.each([
  ['not JSON'],
  ['[1, 2]'],
  ['{"table": {"last": 5}, "board": null, "looksForNewVersions": "yes"}'],
  ['{"zoom": 3, "folder": null, "told": "everything"}'],
  ['null'],
])('%s is forgotten', (text) => {
  const folder = dataFolder();
  writeFileSync(join(folder, 'desktop.json'), text);
  expect(openMemory(folder).current).toEqual(NOTHING_REMEMBERED);
});
