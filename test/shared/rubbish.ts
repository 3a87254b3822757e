import { below, pick, type Random } from '../play/random.ts';

/** What a file or a caller may put into any field of an event. */
export const rubbish: readonly unknown[] = [
  null,
  true,
  false,
  '',
  'open',
  'everyone',
  'vermeer',
  '0',
  -1,
  1.5,
  -0,
  99,
  1e300,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[]],
  [null, null, null, null, null, null],
  [['tec'], [], []],
  { '-1': 1 },
  { '01': 1 },
  { __proto__: 3, krypto: {}, tec: {} },
  JSON.parse('{"__proto__":{"krypto":1,"tec":1}}'),
  { constructor: 1 },
  { toString: null },
];

/** Keys of seats and of an artist of each family, and some of neither. */
const KEYS = ['0', 'krypto', 'tec', 'monet', 'x'];

/** An event with one thing broken: a field missing or replaced. */
export function broken(event: object, next: Random): unknown {
  const fields = Object.entries(event);
  const [field, value] = pick(next, fields);
  switch (below(next, 3)) {
    case 0:
      return Object.fromEntries(fields.filter(([name]) => name !== field));
    case 1:
      return { ...event, [field]: pick(next, rubbish) };
    default:
      return { ...event, [field]: inside(value, next) };
  }
}

function inside(value: unknown, next: Random): unknown {
  if (Array.isArray(value) && value.length > 0) {
    const place = below(next, value.length);
    return value.map((entry: unknown, index) => (index === place ? pick(next, rubbish) : entry));
  }
  if (typeof value === 'object' && value !== null)
    return { ...value, [pick(next, KEYS)]: pick(next, rubbish) };
  return [value];
}
