import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sbomOf } from '../../scripts/sbom.ts';

const root = join(import.meta.dirname, '../..');

test('the list of packages has each of the lock file once, with its hash and licence', () => {
  const lock = {
    name: 'vernissage',
    version: '1.2.3',
    packages: {
      '': { name: 'vernissage' },
      'node_modules/@a/b': { version: '1.0.0', license: 'MIT', integrity: 'sha512-AQI=' },
      'node_modules/c': { name: 'real-c', version: '2.0.0' },
      'node_modules/d/node_modules/@a/b': { version: '1.0.0', license: 'MIT', integrity: 'sha512-AQI=' },
    },
  };
  expect(sbomOf(lock)).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'vernissage', version: '1.2.3' } },
    components: [
      {
        name: '@a/b',
        purl: 'pkg:npm/%40a/b@1.0.0',
        licenses: [{ expression: 'MIT' }],
        hashes: [{ alg: 'SHA-512', content: '0102' }],
      },
      { name: 'real-c', purl: 'pkg:npm/real-c@2.0.0' },
    ],
  });
});

test('every package that is installed has a hash in the list', () => {
  const lock: unknown = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { components } = sbomOf(lock) as { components: { name: string; version: string; hashes?: object }[] };
  expect(components.length).toBeGreaterThan(300);
  for (const name of ['svelte', 'better-sqlite3', 'electron', 'valibot'])
    expect(components.map((one) => one.name)).toContain(name);
  expect(components.filter(({ hashes, version }) => hashes === undefined || version === '')).toEqual([]);
});
