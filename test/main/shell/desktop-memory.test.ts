import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NOTHING_REMEMBERED, openMemory } from '../../../src/main/shell/desktop-memory.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'vernissage-memory-'));

test('what is remembered is there at the next start', () => {
  const folder = newFolder();
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
  const folder = newFolder();
  writeFileSync(join(folder, 'desktop.json'), text);
  expect(openMemory(folder).current).toEqual(NOTHING_REMEMBERED);
});
