import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { recordFormatPage, recordSchema, type RecordSchema } from './edition-documents.ts';
import { rulingsPage } from './rulings.ts';

/**
 * `node scripts/with-node.js scripts/documents.ts` updates what documents say about the editions. Tests fail
 * until that is done.
 */

async function write(name: string, page: (before: string) => string): Promise<void> {
  const path = join(import.meta.dirname, '../docs', name);
  const after = page(readFileSync(path, 'utf8'));
  writeFileSync(path, await format(after, { ...(await resolveConfig(path)), filepath: path }));
}

await write('record-format.md', recordFormatPage);
await write('record.schema.json', (before) =>
  JSON.stringify(recordSchema(JSON.parse(before) as RecordSchema)),
);
writeFileSync(join(import.meta.dirname, '../docs/rulings.md'), rulingsPage());
