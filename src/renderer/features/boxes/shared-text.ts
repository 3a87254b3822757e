import type { Problem } from '../../../shared/core/problem.ts';
import type { Result } from '../../../shared/core/result.ts';
import { claimsBox, readBox, type Box, type JsonObject } from '../../../shared/record/index.ts';
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
  const text = await codeIn(file);
  return text === null ? null : boxInText(text);
}

const LARGEST_SIDE = 1600;

async function codeIn(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const scale = Math.min(1, LARGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  const drawing = canvas.getContext('2d');
  if (drawing === null) return null;
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const { data, width, height } = drawing.getImageData(0, 0, canvas.width, canvas.height);
  const { default: scan } = await import('jsqr');
  return scan(data, width, height)?.data ?? null;
}
