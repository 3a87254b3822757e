import { afterAll, describe, expect, test } from 'vitest';
import { fromJson } from '../../../src/shared/core/json.ts';
import { layGround } from '../fuzzing/fuzzing-calls.ts';

const ground = layGround();
afterAll(ground.close);

/** A view, and what comes back for one message: the answers, or `null` if the message isn't understood. */
function view() {
  const answers: unknown[] = [];
  const { message, close } = ground.connect((answer) => answers.push(fromJson(answer)));
  afterAll(close);
  const ask = async (text: unknown) => ((await message(text)) ? answers.splice(0) : null);
  return { message, ask, answers };
}

const { ask } = view();
const call = (path: string, json: unknown, more: object = {}) =>
  JSON.stringify({ i: '1', p: { u: path, b: { json, ...more } } });
const refused = (code: string, data = {}) => [{ i: '1', p: { b: { json: { code, ...data } } } }];
const wrong = (reason: string) => refused('BAD_REQUEST', { data: { reason } });
const GET = call('/settings/get', undefined);
const OK = [{ i: '1', p: { b: { json: {} } } }];

describe('a message', () => {
  test('is a call, from whatever host, and may be one that there isn’t', async () => {
    expect(await ask(GET)).toMatchObject(OK);
    expect(await ask(call('http://contract/settings/set', {}, { meta: [] }))).toMatchObject(OK);
    expect(await ask(call('/nothing/here', 1))).toMatchObject(refused('NOT_FOUND'));
  });

  test.each([
    ...['{', '[]', '{"i":1}', '{"i":"1"}', '{"i":"1","t":3,"p":{}}', '{"i":"1","p":{"u":7}}'],
    ...['{"i":"1","p":{"u":"/games/list"}', new Uint8Array(1)],
    // The answer would repeat the id.
    JSON.stringify({ i: 'x'.repeat(33), p: { u: '/games/list' } }),
    ...['/games/../games/list', '/games/list?data=1', '//games/list', 'ftp://contract/games/list', ''].map(
      (path) => call(path, 1),
    ),
  ])('is not %j', async (text) => expect(await ask(text)).toBeNull());

  test('is refused while 200 calls are waiting, until one of them is given up', async () => {
    const { message, ask: askToo, answers } = view();
    const waiting = Array.from({ length: 200 }, (_, at) => message(`{"i":"a${at}","p":{"u":"/changes"}}`));
    await expect.poll(() => answers.splice(0)).toHaveLength(200);
    expect(await askToo(GET)).toMatchObject(refused('TOO_MANY_REQUESTS'));
    expect([await message('{"i":"a7","t":4}'), await waiting[7]]).toEqual([true, true]);
    expect(await askToo(GET)).toMatchObject(OK);
  });
});

describe('refused before parsing:', () => {
  const largest = (largestBytes: number) => refused('PAYLOAD_TOO_LARGE', { data: { largestBytes } });

  test('a call of more than 64 kB, unless it carries a file, which has its own limit', async () => {
    const note = 'x'.repeat(64_000);
    expect(await ask(call('/games/edit', note))).toMatchObject(largest(64_000));
    expect(await ask(call('/games/edit', note.slice(100)))).toMatchObject(wrong('shape'));
    expect(await ask(call('/games/edit', 'é'.repeat(32_000)))).toMatchObject(largest(64_000));
    expect(await ask(call('/transfer/part', 'x'.repeat(900_000)))).toMatchObject(wrong('shape'));
    expect(await ask(call('/transfer/part', 'x'.repeat(1_000_000)))).toMatchObject(largest(1_000_000));
  });

  test('deeply nested brackets, closed or not', async () => {
    const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const at = (inner: string) => ask(`{"i":"1","p":{"u":"/games/draft","b":{"json":${inner}}}}`);
    expect(await at(deep(150))).toMatchObject(wrong('shape'));
    expect(await at(deep(250))).toMatchObject(wrong('too-deep'));
    expect(await at('['.repeat(20_000))).toMatchObject(wrong('too-deep'));
    expect(await at(JSON.stringify('['.repeat(20_000)))).toMatchObject(wrong('shape'));
  });
});

describe('refused before its call is looked for:', () => {
  test.each([
    // Dates, maps, a number of a kind, and no list.
    ...[[['date', 'x']], [['map']], [[0, 'x']], 7].map((meta) =>
      call('/games/draft', { x: '2026' }, { meta }),
    ),
    ...['{"x":1e999}', '{"__proto__":{"a":1}}', '[[{"x":-1e400}]]'].map(
      (json) => `{"i":"1","p":{"u":"/games/draft","b":{"json":${json}}}}`,
    ),
    ...['"m":"GET"', '"h":{"content-type":"text/event-stream"}'].map(
      (more) => `{"i":"1","p":{"u":"/games/list",${more}}}`,
    ),
  ])('what isn’t plain JSON: %s', async (text) => expect(await ask(text)).toMatchObject(wrong('not-plain')));

  test('a call that claims to carry a file but doesn’t', async () => {
    const text = call('/transfer/part', 'x'.repeat(70_000));
    const set = '"u":"/settings/set"';
    expect(await ask(text.replace('"b":', `${set},"b":`))).toMatchObject(wrong('not-plain'));
    expect(await ask(`${text.slice(0, -1)},"p":{${set},"b":{"json":{}}}}`)).toMatchObject(wrong('not-plain'));
  });
});
