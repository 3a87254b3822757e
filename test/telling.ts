import { isObject } from '../src/shared/core/shape.ts';

const WIDTH = 190;

/** Anything as text to read: what is short on one line, otherwise one part below the other. */
export function telling(value: unknown, name = '', indent = ''): string {
  const head = name === '' ? indent : `${indent}${name}${name === '-' ? ' ' : ': '}`;
  const short = inline(value);
  const isLong = short.includes('\n') || (head.length + short.length > WIDTH && typeof value === 'object');
  if (!isLong || value === null) return `${head}${short}\n`;
  const parts: readonly (readonly [unknown, unknown])[] =
    typeof value === 'object' ? Object.entries(value) : short.split('\n').map((line) => ['-', line]);
  const isList = Array.isArray(value);
  const deeper = name === '' ? indent : `${indent}  `;
  const below = parts.map(([key, part]) => telling(part, isList ? '-' : String(key), deeper));
  if (name === '') return below.join('');
  return name === '-' ? `${head}${below.join('').trimStart()}` : `${head.trimEnd()}\n${below.join('')}`;
}

function inline(value: unknown): string {
  if (typeof value === 'number') return String(Math.round(value * 1000) / 1000);
  if (typeof value === 'function') return `12.5 is ${inline(value(12.5))}`;
  if (Array.isArray(value)) return `[${value.map((part) => bracketed(part)).join(', ')}]`;
  if (!isObject(value)) return String(value);
  if (isBox(value)) return String(value['title']);
  return Object.entries(value)
    .map(([key, part]) => `${key} ${bracketed(part)}`)
    .join(', ');
}

function bracketed(value: unknown): string {
  return isObject(value) && !isBox(value) ? `(${inline(value)})` : inline(value);
}

/** A box that somebody made is told by its title. */
function isBox(value: unknown): boolean {
  return isObject(value) && value['format'] === 'vernissage/box';
}

/** Two languages in one: what both say once, and otherwise one beside the other. */
export function besides(one: unknown, other: unknown): unknown {
  if (isBox(one) || Object.is(one, other)) return one;
  if (typeof one === 'function' && typeof other === 'function') return besides(one(12.5), other(12.5));
  if (typeof one === 'string' && typeof other === 'string') return `${one} | ${other}`;
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length)
    return one.map((part, at) => besides(part, other[at]));
  if (isObject(one) && isObject(other) && String(Object.keys(one)) === String(Object.keys(other)))
    return Object.fromEntries(Object.entries(one).map(([key, part]) => [key, besides(part, other[key])]));
  return [one, other];
}

/** Only the lines that a change added, after those that it took away. */
export function changed(before: string, after: string): string {
  const [was, is] = [before.split('\n'), after.split('\n')];
  const gone = was.filter((line) => !is.includes(line)).map((line) => `- ${line.trim()}\n`);
  return [...gone, ...is.filter((line) => !was.includes(line)).map((line) => `+ ${line.trim()}\n`)].join('');
}
