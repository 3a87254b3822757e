import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notesOf, releasesIn } from '../../scripts/changelog.ts';
import { publicKeyOf, updateManifest } from '../../scripts/update-manifest.ts';
import { readManifest } from '../../src/main/shell/updates/manifest.ts';

const CHANGELOG = `# Changelog

## Unreleased

- Not yet

## 1.1.0 - 2026-12-01

### At the table

- **Rounds are quicker**, with
  fewer keys (\`P\`).
- See [the rulings](docs/rulings.md).

Not a point.

## 1.0.0 - 2026-11-24

- The first version
`;
const newKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();

function folderWith(names: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'vernissage-release-'));
  for (const name of names) writeFileSync(join(folder, name), name);
  return folder;
}

test('lists the update file of each system and what changed, and the app trusts it by either key', () => {
  const names = [
    'Vernissage-1.1.0-linux-x86_64.AppImage',
    'Vernissage-1.1.0-linux-amd64.deb',
    'Vernissage-1.1.0-win-x64.exe',
    'Vernissage-1.1.0-mac-arm64.zip',
    'Vernissage-1.1.0-mac-arm64.dmg',
    'Vernissage-1.0.0-mac-x64.zip',
  ];
  const keys = [newKey(), newKey()];
  const text = updateManifest(folderWith(names), '1.1.0', CHANGELOG, keys);
  for (const key of keys) {
    const read = readManifest(text, [publicKeyOf(key)]);
    if (read.kind !== 'trusted') throw new Error(read.kind);
    const { files, version, changes } = read.manifest;
    expect(version).toBe('1.1.0');
    expect(Object.entries(files).map(([system, { name }]) => [system, name])).toEqual([
      ['linux-x64', names[0]],
      ['win32-x64', names[2]],
      ['darwin-arm64', names[3]],
    ]);
    const sha512 = createHash('sha512').update('Vernissage-1.1.0-win-x64.exe').digest('base64');
    expect(files['win32-x64']).toMatchObject({ bytes: 28, sha512 });
    expect(changes[0]).toEqual({
      version: '1.1.0',
      items: ['Rounds are quicker, with fewer keys (P).', 'See the rulings.'],
    });
  }
});

test('a release’s notes are its own part of the changelog, without the breaks between its lines', () => {
  expect(releasesIn(CHANGELOG)).toMatchObject([
    { version: '1.1.0', date: '2026-12-01' },
    { version: '1.0.0', items: ['The first version'] },
  ]);
  expect(notesOf(CHANGELOG, '1.1.0')).toBe(`### At the table

- **Rounds are quicker**, with fewer keys (\`P\`).
- See [the rulings](docs/rulings.md).

Not a point.`);
  expect(notesOf(CHANGELOG, '1.0.0')).toBe('- The first version');
  for (const version of ['1.2.0', 'Unreleased'])
    expect(() => notesOf(CHANGELOG, version)).toThrow(`the changelog says nothing about ${version}`);
});

test('isn’t written without files or without a changelog for this version', () => {
  const file = 'Vernissage-2.0.0-win-x64.exe';
  expect(() => updateManifest(folderWith([]), '1.1.0', CHANGELOG, [newKey()])).toThrow(/no update files/);
  expect(() => updateManifest(folderWith([file]), '2.0.0', CHANGELOG, [newKey()])).toThrow(/changelog/);
});
