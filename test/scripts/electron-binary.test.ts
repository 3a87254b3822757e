import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
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
    const binary = await fetchElectronOnce(place, { ...quietly, install });
    expect(binary).toBe(join(place.module, 'dist', 'electron'));
  });

  test('isn’t downloaded again after a failure, until there is another version', async () => {
    const place = newPlace();
    const install = vi.fn(() => Promise.resolve());
    for (const [version, attempts] of [
      ['45.4.1', 1],
      ['45.4.1', 1],
      ['45.4.2', 2],
    ] as const) {
      writeFileSync(join(place.module, 'package.json'), `{ "name": "electron", "version": "${version}" }`);
      expect(await fetchElectronOnce(place, { ...quietly, install })).toBeNull();
      expect(install).toHaveBeenCalledTimes(attempts);
    }
  });

  test('isn’t waited for without a network or without its package, and may be downloaded later', async () => {
    const place = newPlace();
    const asked = { say: never, install: never, reachable: never };
    expect(await fetchElectronOnce({ ...place, module: '/nowhere/electron' }, asked)).toBeNull();
    const reachable = () => Promise.resolve(false);
    expect(await fetchElectronOnce(place, { ...asked, reachable })).toBeNull();
    expect(existsSync(place.attempt)).toBe(false);
  });
});
