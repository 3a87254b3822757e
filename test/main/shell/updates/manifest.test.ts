import { describe, expect, test } from 'vitest';
import { readManifest } from '../../../../src/main/shell/updates/manifest.ts';
import { UPDATES } from '../../../../src/main/shell/updates/source.ts';
import { isNewer } from '../../../../src/main/shell/updates/version.ts';
import { manifestOf, newKey, signedText } from './release.ts';

const [first, second, stranger] = [newKey(), newKey(), newKey()];
const manifest = manifestOf('1.1.0', Buffer.from('new'));
const both = [first.published, second.published];

describe('a list of versions', () => {
  test('is trusted if either of two keys has signed it', () => {
    for (const signers of [[first], [second], [first, second], [stranger, second]])
      expect(readManifest(signedText(manifest, signers), both)).toEqual({ kind: 'trusted', manifest });
  });

  test('isn’t trusted without a signature, with a stranger’s, or with that of a key we gave up', () => {
    for (const signers of [[], [stranger]])
      expect(readManifest(signedText(manifest, signers), both)).toEqual({ kind: 'untrusted' });
    expect(readManifest(signedText(manifest, [first]), [second.published])).toEqual({ kind: 'untrusted' });
    expect(readManifest(signedText(manifest, [first]), [])).toEqual({ kind: 'untrusted' });
  });

  test('isn’t trusted if a single character was changed after signing', () => {
    const signed = JSON.parse(signedText(manifest, [first])) as { manifest: string };
    for (const at of [0, 30, signed.manifest.length - 1]) {
      const changed = `${signed.manifest.slice(0, at)}!${signed.manifest.slice(at + 1)}`;
      expect(readManifest(JSON.stringify({ ...signed, manifest: changed }), both)).toEqual({
        kind: 'untrusted',
      });
    }
  });

  test.each([
    ['no JSON', 'hello'],
    ['another shape', '{"version":"1.1.0"}'],
    [
      'more signatures than we ever make',
      signedText(
        manifest,
        Array.from({ length: 5 }, () => first),
      ),
    ],
    ['another format', signedText({ ...manifest, format: 'vernissage-updates-2' }, [first])],
    ['a version in words', signedText({ ...manifest, version: 'latest' }, [first])],
    [
      'a file elsewhere',
      signedText({ ...manifest, files: { x: { ...manifest.files['linux-x64'], name: '../a' } } }, [first]),
    ],
    [
      'a file at another host',
      signedText({ ...manifest, files: { x: { ...manifest.files['linux-x64'], name: '//a.b/c' } } }, [first]),
    ],
  ])('can’t be read: %s', (_case, text) => {
    expect(readManifest(text, both)).toEqual({ kind: 'unreadable' });
  });
});

test.each([
  ['1.2.4', '1.2.3', true],
  ['1.10.0', '1.9.9', true],
  ['2.0.0', '1.99.99', true],
  ['1.2.3', '1.2.3', false],
  ['1.2.3', '1.3.0', false],
  ['1.9.9', '2.0.0', false],
])('%s is newer than %s: %s', (version, current, newer) => {
  expect(isNewer(version, current)).toBe(newer);
});

test('nobody is asked until whoever releases the app names an https address and one or two keys', () => {
  expect(UPDATES, 'a release names its own, here too').toBe(null);
  const addresses = UPDATES === null ? [] : [UPDATES.address, UPDATES.page];
  expect(addresses.filter((address) => new URL(address).protocol !== 'https:')).toEqual([]);
  const keys = UPDATES?.keys ?? [first.published];
  expect([1, 2]).toContain(keys.length);
  // A key that can't be read throws.
  expect(readManifest(signedText(manifest, [stranger]), keys)).toEqual({ kind: 'untrusted' });
});
