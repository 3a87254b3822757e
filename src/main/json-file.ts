import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { fromJson } from '../shared/core/json.ts';
import { unlessItFails } from '../shared/core/unless-it-fails.ts';

/** What the app wrote into a file; `null` if there is none, or it isn't that any more. */
export function readJsonFile<Said>(file: string, schema: v.GenericSchema<unknown, Said>): Said | null {
  const read = unlessItFails(() => v.safeParse(schema, fromJson(readFileSync(file, 'utf8'))));
  return read?.success === true ? read.output : null;
}

/** As a new file first, so that a crash leaves the old one or the new one; with `flush`, it is on the disk at the end. */
export function writeJsonFile(file: string, content: unknown, flush = false): void {
  const fresh = `${file}.new`;
  writeFileSync(fresh, JSON.stringify(content), { mode: 0o600, flush });
  renameSync(fresh, file);
}
