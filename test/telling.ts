import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../src/shared/core/shape.ts';

/** How long a line may be, and who sits at the table: seats are told by name then. */
export interface Manner {
  readonly longest?: number;
  readonly names?: readonly string[];
}

const LONGEST = 180;

/** Stands for what is nothing now. */
const GONE = '–';

const SEATS =
  /^(seats?|turns?|leader|starters?|auctioneer|flipper|firstPlayer|partner|offerer|finisher|finishedTogether|holder|from|last|buyer|order|winners|tied|passed|covered|skipped|next|seller|owner|ender)$/;

/**
 * Anything as lines to be kept in a file and read, each with the way to what it tells and as full as it may be.
 * A field with nothing in it (null, false, '', [], {}) isn't told; of one that is true, only the name is.
 * A list of objects is told as a table: the names of the fields once, then one object after the other.
 * Without a way, the names of the fields are the ways.
 */
export function told(way: string, value: unknown, manner: Manner = {}): string[] {
  if (value === undefined) return [];
  const { longest = LONGEST } = manner;
  const whole = plain(value);
  const head = way === '' ? '' : `${way}: `;
  const line = `${head}${short(whole, way.slice(way.lastIndexOf('.') + 1), manner)}`;
  if (line.length <= longest || typeof whole !== 'object' || whole === null) return [line];
  const table = Array.isArray(whole) ? tableOf(whole, manner) : null;
  if (table !== null && table.rows.every((row) => row.length < 2 * longest))
    return [`${way} (${table.fields.join(', ')}):`, ...packed('  ', table.rows, ' / ', longest)];
  const lines: string[] = [];
  let few: string[] = [];
  const tell = () => {
    lines.push(...packed(head, few, ', ', longest));
    few = [];
  };
  const isList = Array.isArray(whole);
  for (const [key, part] of isList ? Object.entries(whole) : fieldsOf(whole)) {
    const at = typeof part === 'object' ? `${key}: ` : '';
    const field = isList ? `${at}${short(part, key, manner)}` : fieldTold(key, part, manner);
    if (head.length + field.length <= longest) few.push(field);
    else {
      tell();
      lines.push(...told(way === '' ? key : `${way}.${key}`, part, manner));
    }
  }
  tell();
  return lines;
}

/** The same in one line, however long it gets. */
export function inLine(value: unknown, manner: Manner = {}): string {
  return short(value, '', manner);
}

/** As many on a line as it may have. */
export function packed(head: string, parts: readonly string[], between: string, longest = LONGEST): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = `${lines.at(-1) ?? ''}${between}${part}`;
    if (lines.length === 0 || longer.length > longest) lines.push(`${head}${part}`);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function plain(value: unknown): unknown {
  if (isBox(value)) return value['title'];
  if (value instanceof Map) return Object.fromEntries(value);
  return value instanceof Set ? [...value] : value;
}

/** A box that somebody made is told by its title. */
function isBox(value: unknown): value is Readonly<Record<string, unknown>> {
  return isObject(value) && value['format'] === 'vernissage/box';
}

function isNothing(value: unknown): boolean {
  if (typeof value !== 'object' || value === null)
    return value === undefined || value === null || value === '' || value === false;
  const whole = plain(value);
  return (
    typeof whole === 'object' && whole !== null && Object.values(whole).every((part) => part === undefined)
  );
}

function fieldsOf(whole: object): [string, unknown][] {
  return Object.entries(whole).filter(([, part]) => !isNothing(part));
}

function fieldTold(name: string, value: unknown, manner: Manner): string {
  return value === true ? name : `${name} ${short(value, name, manner)}`;
}

function short(value: unknown, key: string, manner: Manner): string {
  const whole = plain(value);
  if (whole === null || whole === undefined) return GONE;
  if (typeof whole === 'number')
    return (SEATS.test(key) ? manner.names?.[whole] : undefined) ?? String(Math.round(whole * 1000) / 1000);
  if (typeof whole === 'string') return spelled(whole);
  if (typeof whole === 'function') return `12.5 is ${short(whole(12.5), '', manner)}`;
  if (typeof whole !== 'object') return String(whole);
  if (!Array.isArray(whole))
    return `{${fieldsOf(whole)
      .map(([field, part]) => fieldTold(field, part, manner))
      .join(', ')}}`;
  const table = tableOf(whole, manner);
  if (table !== null) return `[(${table.fields.join(', ')}): ${table.rows.join(' / ')}]`;
  return `[${whole.map((part) => short(part, key, manner)).join(', ')}]`;
}

/** Three objects or more with much the same fields. */
function tableOf(
  list: readonly unknown[],
  manner: Manner,
): { readonly fields: readonly string[]; readonly rows: readonly string[] } | null {
  const each = list.map(plain).filter(isObject);
  if (list.length < 3 || each.length < list.length) return null;
  const fields = [...new Set(each.flatMap((one) => fieldsOf(one).map(([field]) => field)))];
  const filled = each.reduce((sum, one) => sum + fieldsOf(one).length, 0);
  if (fields.length < 2 || filled < (fields.length * each.length) / 2) return null;
  const cell = (part: unknown, field: string) => (isNothing(part) ? '' : short(part, field, manner));
  return { fields, rows: each.map((one) => fields.map((field) => cell(one[field], field)).join(', ')) };
}

/** Quoted where it could be taken for a number or for no text; breaks and spaces that don't break are shown. */
function spelled(text: string): string {
  if (/^$|^-?[\d.]+$|^\s|\s$/.test(text)) return JSON.stringify(text);
  return text
    .replaceAll(/[\u00a0\u202f]/g, '⍽')
    .replaceAll('\n', ' ⏎ ')
    .replaceAll(/[\u2066-\u2069]/g, '⁞');
}

/**
 * Two languages in one: what both say once, and otherwise one beside the other. Where they differ only in how
 * numbers are written, 1,234.5 beside 1.234,5, it is told once: 1’234’5.
 */
export function besides(one: unknown, other: unknown): unknown {
  if (isBox(one) || Object.is(one, other)) return one;
  if (typeof one === 'function' && typeof other === 'function') return besides(one(12.5), other(12.5));
  if (typeof one === 'string' && typeof other === 'string') {
    const swapped = one.replaceAll(/(?<=\d)[.,](?=\d)/g, (mark) => (mark === '.' ? ',' : '.'));
    return swapped === other ? one.replaceAll(/(?<=\d)[.,](?=\d)/g, '’') : `${one} | ${other}`;
  }
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length)
    return one.map((part, at) => besides(part, other[at]));
  if (isObject(one) && isObject(other) && String(Object.keys(one)) === String(Object.keys(other)))
    return Object.fromEntries(Object.entries(one).map(([key, part]) => [key, besides(part, other[key])]));
  return [one, other];
}

/** For a whole file: what has stood there in two languages is told in the first one alone from then on. */
export function sayingOnce(): (value: unknown) => unknown {
  const known = new Set<string>();
  return function once(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(once);
    if (isObject(value))
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, once(part)]));
    if (typeof value !== 'string' || !value.includes(' | ')) return value;
    return known.size < known.add(value).size ? value : value.split(' | ')[0];
  };
}

/** What isn't as before: of objects and of lists of objects only the parts that have changed. Undefined if nothing has. */
export function news(before: unknown, after: unknown): unknown {
  const [was, is] = [plain(before), plain(after)];
  if ((isNothing(was) && isNothing(is)) || isDeepStrictEqual(was, is)) return undefined;
  if (isNothing(is)) return GONE;
  const isParted = isObject(was) ? isObject(is) : isListOfObjects(was) && isListOfObjects(is);
  if (!isParted) return is;
  const [old, now] = [was, is].map((whole) => new Map(Object.entries(Object(whole))));
  const isShorter = Array.isArray(was) && Array.isArray(is) && is.length < was.length;
  const keys = new Set([...(isShorter ? [] : (old?.keys() ?? [])), ...(now?.keys() ?? [])]);
  const changes = [...keys].map((key) => [key, news(old?.get(key), now?.get(key))] as const);
  const parts = Object.fromEntries(changes.filter(([, part]) => part !== undefined));
  return isShorter ? { ...parts, length: is.length } : parts;
}

function isListOfObjects(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((part) => isObject(part));
}

/** The text of a kept file. */
export function page(...lines: readonly (string | readonly string[])[]): string {
  return `${lines.flat().join('\n')}\n`;
}

/** Tells one file: what was told there before and is long is told by its beginning. */
export function teller(): (way: string, value: unknown) => string[] {
  const known = new Set<string>();
  const brief = (value: unknown): unknown => {
    if (isBox(value)) return value['title'];
    const text = JSON.stringify(value) ?? '';
    if (text.length > 32 && known.has(text)) return beginningOf(text);
    known.add(text);
    if (Array.isArray(value)) return value.map(brief);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, brief(part)]));
  };
  return (way, value) => told(way, brief(value));
}

function beginningOf(text: string): string {
  const values = text.replaceAll(/"\w+":|[[\]{}"]/g, '').split(' | ')[0] ?? '';
  return `${values.slice(0, 20)}…`;
}
