import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LARGEST_SAID_BYTES, readSaid, type Said } from '../../../src/shared/phones/index.ts';

const SAID: readonly Said[] = [
  { say: 'join', token: 'aZ09_-aZ09_-aZ09_-aZ09', language: 'it' },
  { say: 'watch', token: 'aZ09_-aZ09_-aZ09_-aZ09', language: 'en' },
  { say: 'type', code: 'bcdfghjk', language: 'it' },
  { say: 'back', key: 'k'.repeat(43), language: 'en' },
  { say: 'seat', seat: 3 },
  { say: 'language', language: 'it' },
  { say: 'here' },
  { say: 'do', lot: 'ab12.7.0', kind: 'bid', amount: 12 },
  { say: 'do', lot: 'ab12.7.0', kind: 'seal', amount: 0 },
  { say: 'do', lot: 'ab12.7.0', kind: 'price', amount: 1 },
  { say: 'do', lot: 'ab12.7.0', kind: 'sale', amount: 9, buyer: 2 },
  { say: 'do', lot: 'ab12.7.0', kind: 'add', auction: 'once' },
  { say: 'do', lot: 'ab12.7.0', kind: 'pass' },
  { say: 'do', lot: 'ab12.7.0', kind: 'unseal' },
  { say: 'do', lot: 'ab12.7.0', kind: 'take' },
  { say: 'do', lot: 'ab12.7.0', kind: 'decline' },
];

describe('what a phone says', () => {
  test.each(SAID)('$say $kind is read', (said) => {
    expect(readSaid(JSON.stringify(said))).toEqual(said);
    // A field that doesn’t belong there is left out.
    expect(readSaid(JSON.stringify({ ...said, seatOf: 'Doris' }))).toEqual(said);
  });

  test.each([
    '',
    'null',
    '[]',
    '{}',
    '{"say":"constructor"}',
    '{"say":"join","token":"","language":"en"}',
    '{"say":"join","token":"a b","language":"en"}',
    `{"say":"join","token":"${'a'.repeat(65)}","language":"en"}`,
    '{"say":"join","token":"abc","language":"fr"}',
    '{"say":"type","code":"bcdfghj","language":"en"}',
    '{"say":"type","code":"bcdfghjo","language":"en"}',
    '{"say":"back","key":7,"language":"en"}',
    '{"say":"seat","seat":-1}',
    '{"say":"seat","seat":0.5}',
    '{"say":"language","language":["en"]}',
    '{"say":"do","lot":"a/b","kind":"pass"}',
    '{"say":"do","lot":"a","kind":"reveal"}',
    '{"say":"do","lot":"a","kind":"bid"}',
    '{"say":"do","lot":"a","kind":"bid","amount":1e9}',
    '{"say":"do","lot":"a","kind":"bid","amount":"1"}',
    '{"say":"do","lot":"a","kind":"sale","amount":1}',
    '{"say":"do","lot":"a","kind":"add","auction":"double"}',
  ])('%s isn’t', (text) => {
    expect(readSaid(text)).toBe(null);
  });

  test('is never longer than a frame may be', () => {
    expect(readSaid(`{"say":"here","more":"${' '.repeat(LARGEST_SAID_BYTES)}"}`)).toBe(null);
  });

  test('is never more than the protocol has, whatever comes', () => {
    const field = fc.constantFrom(
      ...'say token code key language seat lot kind amount buyer auction'.split(' '),
    );
    const known = '"join" "do" "bid" "sale" "en" "abc" 1 -1 1e400 null "once"'.split(' ');
    const value = fc.oneof(fc.json(), fc.constantFrom(...known));
    fc.assert(
      fc.property(fc.array(fc.tuple(field, value)), (fields) => {
        const text = `{${fields.map(([name, raw]) => `"${name}":${raw}`).join(',')}}`;
        const said = readSaid(text);
        if (said !== null) expect(readSaid(JSON.stringify(said))).toEqual(said);
      }),
      { numRuns: 1000 },
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        readSaid(text);
      }),
    );
  });
});
