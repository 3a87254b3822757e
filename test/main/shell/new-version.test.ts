import { describe, expect, test } from 'vitest';
import { findNewerVersion, isNewer, NEWEST_VERSION_ADDRESS } from '../../../src/main/shell/new-version.ts';

describe('a new version', () => {
  test('isn’t requested anywhere as long as there is no address', () => {
    expect(NEWEST_VERSION_ADDRESS).toBeNull();
  });

  test.each([
    ['1.2.4', '1.2.3', true],
    ['1.10.0', '1.9.9', true],
    ['2.0.0', '1.99.99', true],
    ['1.2.3', '1.2.3', false],
    ['1.2.3', '1.3.0', false],
  ])('%s over %s: %s', (version, current, newer) => {
    expect(isNewer(version, current)).toBe(newer);
  });

  const answering =
    (body: string, status = 200) =>
    () =>
      Promise.resolve(new Response(body, { status }));

  test.each([
    ['a newer one', answering('{"version":"1.1.0"}'), '1.1.0'],
    ['an older one', answering('{"version":"0.9.0"}'), null],
    ['something else', answering('{"version":"<b>2</b>"}'), null],
    ['no JSON', answering('hello'), null],
    ['an error', answering('{"version":"1.1.0"}', 500), null],
    ['nothing, without a network', () => Promise.reject(new Error('offline')), null],
  ])('is reported if the answer is %s', async (_answer, ask, found) => {
    expect(await findNewerVersion('https://example.com/newest', '1.0.0', ask)).toBe(found);
  });
});
