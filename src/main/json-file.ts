import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { fromJson } from '../shared/core/json.ts';
import { unlessItFails } from '../shared/core/unless-it-fails.ts';

/** What the app wrote into a file; `null` if there is none, or it isn't that any more. */
export function readJsonFile<Said>(file: string, schema: v.GenericSchema<unknown, Said>): Said | null {
  const read = unlessItFails(() => v.safeParse(schema, fromJson(readFileSync(file, 'utf8'))));
  return read?.success === true ? read.output : null;
}
