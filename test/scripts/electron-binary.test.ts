import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fetchElectronOnce, findElectron, type ElectronPlace } from '../../scripts/electron-binary.ts';

/** A package as npm leaves it: without its binary. */
function newPlace(): ElectronPlace {
  const folder = mkdtempSync(join(tmpdir(), 'vernissage-electron-'));
  const module = join(folder, 'electron');
  mkdirSync(module);
  writeFileSync(join(module, 'package.json'), '{ "name": "electron", "version": "45.4.1" }');
  return { module, attempt: join(folder, 'cache', 'attempt') };
}

function putBinary({ module }: ElectronPlace): string {
  const binary = join(module, 'dist', 'electron');
  mkdirSync(dirname(binary), { recursive: true });
  writeFileSync(binary, '');
  writeFileSync(join(module, 'path.txt'), 'electron');
  return binary;
}

const quietly = { say: () => undefined, reachable: () => Promise.resolve(true) };
const never = () => expect.unreachable();

describe('Electron’s binary', () => {
  test('is found where its package says, if it is there', () => {
    const place = newPlace();
    expect(findElectron(place)).toBeNull();
    const binary = putBinary(place);
    expect(findElectron(place)).toBe(binary);
    writeFileSync(join(place.module, 'path.txt'), 'elsewhere');
    expect(findElectron(place)).toBeNull();
  });

  test('is downloaded by its own installer', async () => {
    const place = newPlace();
    const install = (script: string) => {
      expect(script).toBe(join(place.module, 'install.js'));
      putBinary(place);
      return Promise.resolve();
    };
    expect(await fetchElectronOnce(place, { ...quietly, install })).toBe(
      join(place.module, 'dist', 'electron'),
    );
  });

  test('isn’t downloaded again after a failure, until there is another version', async () => {
    const place = newPlace();
    let attempts = 0;
    const install = () => {
      attempts += 1;
      return Promise.resolve();
    };
    expect(await fetchElectronOnce(place, { ...quietly, install })).toBeNull();
    expect(await fetchElectronOnce(place, { ...quietly, install })).toBeNull();
    expect(attempts).toBe(1);
    writeFileSync(join(place.module, 'package.json'), '{ "name": "electron", "version": "45.4.2" }');
    expect(await fetchElectronOnce(place, { ...quietly, install })).toBeNull();
    expect(attempts).toBe(2);
  });

  test('isn’t waited for without a network, and may be downloaded at a later start', async () => {
    const place = newPlace();
    expect(
      await fetchElectronOnce(place, { say: never, install: never, reachable: () => Promise.resolve(false) }),
    ).toBeNull();
    expect(existsSync(place.attempt)).toBe(false);
  });

  test('isn’t requested if its package isn’t installed', async () => {
    const place = { ...newPlace(), module: '/nowhere/electron' };
    expect(await fetchElectronOnce(place, { say: never, install: never, reachable: never })).toBeNull();
  });
});
