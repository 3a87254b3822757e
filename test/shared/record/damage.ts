import { below, pick, type Random } from '../../play/random.ts';

const DEEP = 20_000;

/** Values that have broken programs before, most of them valid JSON. Shared by all documents, so never modified. */
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
for (const value of TROUBLE) if (isContainer(value)) containersIn(value).forEach(Object.freeze);

/** Names with a meaning in JavaScript rather than in a game. */
const NAMES = ['__proto__', 'constructor', 'toString', 'length', '0', '-1', 'mystery', 'order', 'type', 'x'];

/** JSON values only, newly made each time, since damaged values may be damaged again. */
export function jsonTrouble(next: Random): readonly unknown[] {
  const value = JSON_TROUBLE[below(next, JSON_TROUBLE.length)];
  return [isContainer(value) ? structuredClone(value) : value];
}

const JSON_TROUBLE = TROUBLE.filter((value) => {
  if (value === undefined || (Array.isArray(value) && value.length > 1_000)) return false;
  try {
    return structuredClone(value) !== undefined;
  } catch {
    return false;
  }
});

export type Container = Record<string, unknown>;

export function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** Every array and object in a document, starting with the document. */
function containersIn(document: Container): Container[] {
  const found = [document];
  for (const container of found) found.push(...Object.values(container).filter(isOwn));
  return found;
}

function isOwn(value: unknown): value is Container {
  return isContainer(value) && !Object.isFrozen(value);
}

/** Breaks a document in one place: a value replaced, removed, duplicated, or added under a strange name. */
export function damage(document: Container, next: Random, trouble: readonly unknown[]): void {
  const container = pick(next, containersIn(document));
  const keys = Object.keys(container);
  const key = keys.length === 0 || next() < 0.1 ? pick(next, NAMES) : pick(next, keys);
  const ways = [
    () => define(container, key, trouble[below(next, trouble.length)]),
    () => Reflect.deleteProperty(container, key),
    () => define(container, pick(next, NAMES), own(container, key)),
    () => define(container, key, own(container, pick(next, keys.length === 0 ? NAMES : keys))),
  ];
  pick(next, ways)();
}

/** An own property: prototypes are shared. */
function own(container: Container, key: string): unknown {
  return Object.hasOwn(container, key) ? container[key] : undefined;
}

/** Defines an own property of any name, as `JSON.parse` does; arrays only have indexes. */
function define(container: Container, key: string, value: unknown): void {
  if (Array.isArray(container) && !/^\d+$/.test(key)) return;
  Object.defineProperty(container, key, { value, writable: true, enumerable: true, configurable: true });
}
