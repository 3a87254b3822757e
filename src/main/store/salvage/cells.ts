import type { Pages } from './pages.ts';

export type Value = string | number | null;

// https://www.sqlite.org/fileformat2.html#b_tree_pages
const LEAF_OF_INDEX = 10;
const INNER_OF_INDEX = 2;

/**
 * The records in the cells of a page of a table without row ids, as far as they can be read. Whatever does not fit is
 * passed over: which records are right, their checksums say.
 */
export function recordsIn(page: Buffer, pages: Pages): readonly (readonly Value[])[] {
  const kind = page.readUInt8(0);
  if (kind !== LEAF_OF_INDEX && kind !== INNER_OF_INDEX) return [];
  const inner = kind === INNER_OF_INDEX;
  const pointers = inner ? 12 : 8;
  const cells = Math.min(page.readUInt16BE(3), Math.floor((pages.size - pointers) / 2));
  const records: (readonly Value[])[] = [];
  for (let cell = 0; cell < cells; cell += 1) {
    const start = page.readUInt16BE(pointers + cell * 2) + (inner ? 4 : 0);
    const payload = payloadAt(page, start, pages);
    const record = payload === null ? null : recordOf(payload);
    if (record !== null) records.push(record);
  }
  return records;
}

/** What a cell holds, put together from the pages it runs over to. */
function payloadAt(page: Buffer, start: number, pages: Pages): Buffer | null {
  const length = varintAt(page, start);
  if (length === null || length.value > LONGEST_PAYLOAD) return null;
  const { size } = pages;
  const most = Math.floor(((size - 12) * 64) / 255) - 23;
  const least = Math.floor(((size - 12) * 32) / 255) - 23;
  const fitting = least + ((length.value - least) % (size - 4));
  const here = length.value <= most ? length.value : fitting <= most ? fitting : least;
  if (length.end + here + 4 > size + (here === length.value ? 4 : 0)) return null;
  const parts = [page.subarray(length.end, length.end + here)];
  let missing = length.value - here;
  let next = missing === 0 ? 0 : page.readUInt32BE(length.end + here);
  while (missing > 0) {
    const further = pages.latest(next);
    if (further === null) return null;
    const taken = Math.min(missing, size - 4);
    parts.push(further.subarray(4, 4 + taken));
    missing -= taken;
    next = further.readUInt32BE(0);
  }
  return Buffer.concat(parts);
}

/** No game comes near: a length beyond it is damage. */
const LONGEST_PAYLOAD = 40_000_000;

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

/** Bytes that a value of a type takes; null for the types a journal has none of. */
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

/** SQLite's numbers of one to nine bytes, of which no length here takes more than five. */
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
