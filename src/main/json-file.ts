import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { fromJson } from '../shared/core/json.ts';

/** What the app wrote into a file; `null` if there is none, or it isn't that any more. */
export function readJsonFile<Said>(file: string, schema: v.GenericSchema<unknown, Said>): Said | null {
  try {
    const read = v.safeParse(schema, fromJson(readFileSync(file, 'utf8')));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
