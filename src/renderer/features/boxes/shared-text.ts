import type { Problem } from '../../../shared/core/problem.ts';
import type { Result } from '../../../shared/core/result.ts';
import { claimsBox, readBox, type Box, type JsonObject } from '../../../shared/record/index.ts';
import { codeInPicture } from '../../lib/code-in-picture.ts';
import { documentOf, newDraft } from './draft.ts';

/** A longer text makes a QR code too dense to photograph from a screen. */
const MOST_BYTES = 1999;

/** A box as the text of a QR code, without what its base supplies anyway; `null` if it doesn't fit. */
export function codeTextOf(box: Box): string | null {
  const base = documentOf(newDraft(box.basedOn));
  const same = (field: string, value: unknown) => JSON.stringify(base[field]) === JSON.stringify(value);
  const needed = ['format', 'version', 'id', 'basedOn', 'title'];
  const fields: JsonObject = Object.fromEntries(
    Object.entries(box).filter(
      ([field, value]) => needed.includes(field) || (field !== 'houseRules' && !same(field, value)),
    ),
  );
  const text = JSON.stringify(fields);
  return new TextEncoder().encode(text).length <= MOST_BYTES ? text : null;
}

/** What was found: a box, or what is wrong with it; `null` if there is none. */
export type FoundBox = Result<Box, Problem> | null;

/** The box in a text or in a file's text. */
export function boxInText(text: string): FoundBox {
  try {
    const document: unknown = JSON.parse(text);
    return claimsBox(document) ? readBox(document) : null;
  } catch {
    return null;
  }
}

/** The box in a picture of a QR code, or in a file. */
export async function boxInFile(file: Blob): Promise<FoundBox> {
  if (!file.type.startsWith('image/')) return boxInText(await file.text());
  const text = await codeInPicture(file);
  return text === null ? null : boxInText(text);
}
