import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FAMILY_NAMES } from '../src/shared/record/index.ts';

const source = join(import.meta.dirname, '../src');

const NAME = `['"\`](?:${FAMILY_NAMES.join('|')})['"\`]`;
const COMPARED = new RegExp(`[!=]==?\\s*${NAME}|${NAME}\\s*[!=]==?`);

/** A formatted switch on the family with a default branch. */
const OPEN_SWITCH = /^( *)switch \([^\n]*\bfamily\) \{\n(?:(?!\1\}).*\n)*?\1 {2}default:/m;

/** Files that belong to one family have it in their path. */
const elsewhere = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(sep))
  .filter((path) => !FAMILY_NAMES.some((family) => path.includes(family)))
  .map((path) => path.join('/'))
  .filter((file) => /\.(ts|svelte)$/.test(file));

function filesWith(pattern: RegExp): readonly string[] {
  return elsewhere.filter((file) => pattern.test(readFileSync(join(source, file), 'utf8')));
}

describe('outside the families', () => {
  test('nothing compares a family to a string', () => {
    expect(
      filesWith(COMPARED),
      'a third family would take the other branch unnoticed: ask the family’s interface (familyOf in shared/record, shownOf in renderer/shown/families.ts), or write a switch with a case for each',
    ).toEqual([]);
  });

  test('no switch on the family has a default', () => {
    expect(
      filesWith(OPEN_SWITCH),
      'a third family would end there unnoticed: write a case for each family and let the return type ask for the next',
    ).toEqual([]);
  });

  test.each(["family === 'auction' ? 1 : 2", "if (family !== 'gallery')", "'auction' === family"])(
    '%s is found',
    (text) => {
      expect(text).toMatch(COMPARED);
    },
  );

  test('only the switch’s own default counts', () => {
    const closed = "switch (table.family) {\n  case 'auction':\n    return 1;\n}\n";
    const other = 'switch (kind) {\n  default:\n    return 2;\n}\n';
    expect(closed + other).not.toMatch(OPEN_SWITCH);
    expect(closed.replace("case 'auction'", 'default')).toMatch(OPEN_SWITCH);
  });
});
