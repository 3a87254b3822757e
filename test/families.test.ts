import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { FAMILY_NAMES } from '../src/shared/record/index.ts';

const NAME = `['"\`](?:${FAMILY_NAMES.join('|')})['"\`]`;
const COMPARED = new RegExp(`[!=]==?\\s*${NAME}|${NAME}\\s*[!=]==?`);

/** A formatted switch on the family with a default branch. */
const OPEN_SWITCH = /^( *)switch \([^\n]*\bfamily\) \{\n(?:(?!\1\}).*\n)*?\1 {2}default:/m;

/** Files that belong to one family have it in their path. */
const source = join(import.meta.dirname, '../src');
const elsewhere = globSync('**/*.{ts,svelte}', { cwd: source }).filter(
  (file) => !FAMILY_NAMES.some((family) => file.split(sep).includes(family)),
);

test.each([
  [
    'compares a family to a string',
    COMPARED,
    'ask the family’s interface (familyOf in shared/record, shownOf in renderer/shown/families.ts), or write a switch with a case for each',
  ],
  [
    'has a switch on the family with a default',
    OPEN_SWITCH,
    'write a case for each family and let the return type ask for the next',
  ],
])('nothing outside the families %s: a third would end there unnoticed', (_what, pattern, instead) => {
  const found = elsewhere.filter((file) => pattern.test(readFileSync(join(source, file), 'utf8')));
  expect(found, instead).toEqual([]);
});

test.each([
  ["family === 'auction' ? 1 : 2", true, false],
  ["if (family !== 'gallery')", true, false],
  ["'auction' === family", true, false],
  [
    "switch (table.family) {\n  case 'auction':\n    return 1;\n}\nswitch (kind) {\n  default:\n}\n",
    false,
    false,
  ],
  ['switch (table.family) {\n  default:\n    return 1;\n}\n', false, true],
])('%j is found if it compares (%s) or has a default (%s)', (text, compares, isOpen) => {
  expect([COMPARED.test(text), OPEN_SWITCH.test(text)]).toEqual([compares, isOpen]);
});
