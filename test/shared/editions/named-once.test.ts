import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { EDITION_IDS } from '../../../src/shared/record/index.ts';

const SOURCE = join(import.meta.dirname, '../../../src');
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(sep).join('/'))
  .filter((file) => /\.(ts|svelte)$/.test(file));

function isItsOwn(file: string, edition: string): boolean {
  return new RegExp(`^shared/(auction|gallery)/(editions|editions/${edition})\\.ts$`).test(file);
}

test('an edition id appears only in its own file and where it is registered', () => {
  const found = files.flatMap((file) => {
    const text = readFileSync(join(SOURCE, file), 'utf8');
    return EDITION_IDS.filter(
      (edition) => !isItsOwn(file, edition) && new RegExp(`['"\`]${edition}['"\`]`).test(text),
    ).map((edition) => `${file}: ${edition}`);
  });
  expect(found, 'let the edition’s file say what is special about it, and read that field').toEqual([]);
});
