import { below, pick, type Random } from '../../play/random.ts';

const DEEP = 20_000;

/** Values that have broken programs before, most of which JSON can hold. */
export const TROUBLE: readonly unknown[] = [
  null,
  undefined,
  true,
  '',
  '0',
  '1e3',
  'constructor',
  '__proto__',
  'hasOwnProperty',
  'x'.repeat(10_000),
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0,
  -1,
  0.5,
  1e21,
  2 ** 53,
  Number.MAX_VALUE,
  [],
  [[]],
  Object.assign([], { length: 3 }),
  Object.assign([], { length: 4_000_000_000 }),
  {},
  JSON.parse('{"__proto__": 1, "constructor": 2, "toString": 3}'),
  JSON.parse('{"0": 1, "-0": 1, "00": 1, "0.0": 1, "9": 1, " 1": 1, "1e0": 1}'),
  JSON.parse(`${'['.repeat(DEEP)}${']'.repeat(DEEP)}`),
  JSON.parse(`${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`),
];

/** Names that mean something to the language rather than to the game. */
const NAMES = ['__proto__', 'constructor', 'toString', 'length', '0', '-1', 'mystery', 'order', 'type', 'x'];

export type Container = Record<string, unknown>;

export function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** Every list and object in a document, the document itself first. */
function containersIn(document: Container): Container[] {
  const found = [document];
  for (const container of found) found.push(...Object.values(container).filter(isContainer));
  return found;
}

/** Breaks a document in one place: a value replaced, taken away, doubled, or added under a strange name. */
export function damage(document: Container, next: Random, trouble: readonly unknown[]): void {
  const container = pick(next, containersIn(document));
  const keys = Object.keys(container);
  const key = keys.length === 0 || next() < 0.1 ? pick(next, NAMES) : pick(next, keys);
  const ways = [
    () => define(container, key, trouble[below(next, trouble.length)]),
    () => Reflect.deleteProperty(container, key),
    () => define(container, pick(next, NAMES), container[key]),
    () => define(container, key, container[pick(next, keys.length === 0 ? NAMES : keys)]),
  ];
  pick(next, ways)();
}

/** An own property whatever its name, as `JSON.parse` makes them; lists have numbers alone. */
function define(container: Container, key: string, value: unknown): void {
  if (Array.isArray(container) && !/^\d+$/.test(key)) return;
  Object.defineProperty(container, key, { value, writable: true, enumerable: true, configurable: true });
}
