import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordFormatPage, recordSchema, type RecordSchema } from './edition-documents.ts';
import { rulingsPage } from './rulings.ts';

/**
 * `node scripts/with-node.js scripts/documents.ts` updates what documents say about the editions. Tests fail
 * until that is done.
 */

function write(name: string, page: (before: string) => string): void {
  const path = join(import.meta.dirname, '../docs', name);
  writeFileSync(path, page(readFileSync(path, 'utf8')));
  const formatter = join(import.meta.dirname, '../node_modules/oxfmt/bin/oxfmt');
  execFileSync(process.execPath, [formatter, path], { stdio: 'inherit' });
}

write('record-format.md', recordFormatPage);
write('record.schema.json', (before) => JSON.stringify(recordSchema(JSON.parse(before) as RecordSchema)));
writeFileSync(join(import.meta.dirname, '../docs/rulings.md'), rulingsPage());
