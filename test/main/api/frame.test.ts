import { describe, expect, test } from 'vitest';
import { readFrame } from '../../../src/main/api/frame.ts';

const frame = (path: string, json: unknown, more: object = {}) =>
  JSON.stringify({ i: '1', p: { u: path, b: { json, ...more } } });

describe('a message', () => {
  test('is a call with its input', () => {
    const call = { kind: 'call', id: '1', path: '/games/open', input: { id: 'a' } };
    expect(readFrame(frame('/games/open', { id: 'a' }))).toEqual(call);
    expect(readFrame('{"p":{"b":{"json":{"id":"a"},"meta":[]},"u":"/games/open"},"i":"1"}')).toEqual(call);
  });

  test('says that a call is given up', () => {
    expect(readFrame('{"i":"a1","t":4}')).toEqual({ kind: 'given-up', id: 'a1' });
  });

  test.each([
    ...['{', '[]', '{"i":1}', '{"i":"1"}', '{"i":"1","t":3,"p":{}}', '{"i":"1","p":{"u":7}}'],
    // The answer would repeat the id.
    JSON.stringify({ i: 'x'.repeat(33), p: { u: '/games/list' } }),
  ])('is not %j', (text) => expect(readFrame(text)).toBeNull());

  test('may name any host', () => {
    expect(readFrame(frame('http://contract/games/list', 1))).toMatchObject({ path: '/games/list' });
  });

  test.each(['/games/../games/list', '/games/list?data=1', '//games/list', 'ftp://contract/games/list', ''])(
    'at %s is not one of ours',
    (path) => expect(readFrame(frame(path, 1))).toMatchObject({ kind: 'call', path: '/' }),
  );
});

describe('refused before parsing:', () => {
  const refused = (kind: string) => ({ kind: 'refused', id: '1', why: { kind } });

  test('a call of more than 64 kB, unless it carries a file, which has its own limit', () => {
    const note = 'x'.repeat(64_000);
    expect(readFrame(frame('/games/edit', note))).toMatchObject(refused('too-large'));
    expect(readFrame(frame('/games/edit', note.slice(100)))).toMatchObject({ kind: 'call' });
    expect(readFrame(frame('/games/edit', 'é'.repeat(32_000)))).toMatchObject(refused('too-large'));
    expect(readFrame(frame('/transfer/part', 'x'.repeat(900_000)))).toMatchObject({ kind: 'call' });
    expect(readFrame(frame('/transfer/part', 'x'.repeat(1_000_000)))).toMatchObject(refused('too-large'));
  });

  test('a call that claims to carry a file but doesn’t', () => {
    const text = frame('/transfer/part', 'x'.repeat(70_000));
    expect(readFrame(text.replace('"b":', '"u":"/settings/set","b":'))).toBeNull();
    expect(readFrame(`${text.slice(0, -1)},"p":{"u":"/settings/set","b":{"json":{}}}}`)).toBeNull();
  });

  test('deeply nested brackets, closed or not', () => {
    const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const at = (inner: string) => `{"i":"1","p":{"u":"/games/draft","b":{"json":${inner}}}}`;
    expect(readFrame(at(deep(150)))).toMatchObject({ kind: 'call' });
    expect(readFrame(at(deep(250)))).toMatchObject(refused('too-deep'));
    expect(readFrame(at('['.repeat(20_000)))).toMatchObject(refused('too-deep'));
    expect(readFrame(at(JSON.stringify('['.repeat(20_000))))).toMatchObject({ kind: 'call' });
  });

  test.each([
    ['dates', { meta: [['date', 'x']] }],
    ['maps', { meta: [['map']] }],
    ['numbers of a kind', { meta: [[0, 'x']] }],
    ['not a list', { meta: 7 }],
  ])('not plain JSON: %s', (_, more) => {
    expect(readFrame(frame('/games/draft', { x: '2026' }, more))).toMatchObject(refused('not-plain'));
  });

  test.each(['{"x":1e999}', '{"__proto__":{"a":1}}', '[[{"x":-1e400}]]'])('not plain JSON: %s', (json) => {
    expect(readFrame(`{"i":"1","p":{"u":"/games/draft","b":{"json":${json}}}}`)).toMatchObject(
      refused('not-plain'),
    );
  });
});
