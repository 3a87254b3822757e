import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rulingsPage } from '../../../scripts/rulings.ts';

test('docs/rulings.md matches the app', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/rulings.md'), 'utf8');
  expect(page, 'run: node scripts/with-node.js scripts/documents.ts').toBe(rulingsPage());
});
