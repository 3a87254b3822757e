import type { Page, Pages } from './pages.ts';

export type Value = string | number | null;

// https://www.sqlite.org/fileformat2.html#b_tree_pages
const LEAF_OF_INDEX = 10;
const INNER_OF_INDEX = 2;

/**
 * The records in the cells of a page of a table without row ids. Unreadable cells are skipped; checksums show
 * later which records are right. A record that overflows to pages written more than once can be read in
 * several ways, the likeliest first.
 */
export function recordsIn(page: Page, pages: Pages): readonly Iterable<readonly Value[]>[] {
  const { bytes } = page;
  const kind = bytes.readUInt8(0);
  if (kind !== LEAF_OF_INDEX && kind !== INNER_OF_INDEX) return [];
  const inner = kind === INNER_OF_INDEX;
  const pointers = inner ? 12 : 8;
  const cells = Math.min(bytes.readUInt16BE(3), Math.floor((pages.size - pointers) / 2));
  return Array.from({ length: cells }, (_, cell) =>
    readingsAt(page, bytes.readUInt16BE(pointers + cell * 2) + (inner ? 4 : 0), pages),
  );
}

function* readingsAt(page: Page, start: number, pages: Pages): Iterable<readonly Value[]> {
  for (const payload of payloadsAt(page, start, pages)) {
    const record = recordOf(payload);
    if (record !== null) yield record;
  }
}

/** The content of a cell with its overflow pages. */
function* payloadsAt(page: Page, start: number, pages: Pages): Iterable<Buffer> {
  const { bytes } = page;
  const length = varintAt(bytes, start);
  if (length === null || length.value > LONGEST_PAYLOAD) return;
  const { size } = pages;
  const most = Math.floor(((size - 12) * 64) / 255) - 23;
  const least = Math.floor(((size - 12) * 32) / 255) - 23;
  const fitting = least + ((length.value - least) % (size - 4));
  const here = length.value <= most ? length.value : fitting <= most ? fitting : least;
  if (length.end + here + 4 > size + (here === length.value ? 4 : 0)) return;
  const part = bytes.subarray(length.end, length.end + here);
  const missing = length.value - here;
  if (missing === 0) {
    yield part;
    return;
  }
  const chain: Chain = { page, pages, tries: MOST_TRIES + 2 * Math.ceil(missing / size) };
  yield* continued([part], missing, bytes.readUInt32BE(length.end + here), chain);
}

/** Overflow pages may form a circle, and each may have many versions. */
const MOST_TRIES = 50;

interface Chain {
  readonly page: Page;
  readonly pages: Pages;
  tries: number;
}

function* continued(parts: readonly Buffer[], missing: number, next: number, chain: Chain): Iterable<Buffer> {
  if (missing <= 0) {
    yield Buffer.concat(parts);
    return;
  }
  for (const further of chain.pages.writingsOf(next, chain.page)) {
    chain.tries -= 1;
    if (chain.tries < 0) return;
    const taken = Math.min(missing, chain.pages.size - 4);
    const part = further.subarray(4, 4 + taken);
    yield* continued([...parts, part], missing - taken, further.readUInt32BE(0), chain);
  }
}

/** More than any game has: a greater length is damage. */
const LONGEST_PAYLOAD = 8_000_000;

// https://www.sqlite.org/fileformat2.html#record_format
function recordOf(payload: Buffer): readonly Value[] | null {
  const header = varintAt(payload, 0);
  if (header === null || header.value > payload.length) return null;
  const values: Value[] = [];
  let at = header.end;
  let body = header.value;
  while (at < header.value) {
    const type = varintAt(payload, at);
    if (type === null) return null;
    const width = widthOf(type.value);
    if (width === null || body + width > payload.length) return null;
    values.push(valueAt(payload, body, type.value, width));
    body += width;
    at = type.end;
  }
  return values;
}

/** The number of bytes of a serial type; null for types that no journal contains. */
function widthOf(type: number): number | null {
  if (type === 0 || type === 8 || type === 9) return 0;
  if (type >= 1 && type <= 6) return type <= 4 ? type : type === 5 ? 6 : 8;
  return type >= 13 && type % 2 === 1 ? (type - 13) / 2 : null;
}

function valueAt(payload: Buffer, at: number, type: number, width: number): Value {
  if (type === 0) return null;
  if (type === 8) return 0;
  if (type === 9) return 1;
  if (type >= 13) return payload.toString('utf8', at, at + width);
  return width === 8 ? Number(payload.readBigInt64BE(at)) : payload.readIntBE(at, width);
}

/** SQLite's varints have up to nine bytes; no length here needs more than five. */
function varintAt(bytes: Buffer, start: number): { readonly value: number; readonly end: number } | null {
  let value = 0;
  for (let at = start; at < start + 5; at += 1) {
    const byte = bytes[at];
    if (byte === undefined) return null;
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return { value, end: at + 1 };
  }
  return null;
}
