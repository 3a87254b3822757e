import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { takeLock } from '../../../src/main/folder/lock.ts';
import { findRunning } from '../../../src/main/folder/running.ts';
import { isRequestWaiting, onWindowRequest, requestWindow } from '../../../src/main/folder/show-request.ts';
import { dataFolder } from '../store/store-in.ts';

describe('the run that has the games open is', () => {
  test('a window, which comes to the front', async () => {
    const folder = dataFolder();
    const lock = takeLock(folder);
    lock?.announce(null);
    let shown = 0;
    const stop = onWindowRequest(folder, () => (shown += 1));
    for (const times of [1, 2]) {
      expect(await findRunning(folder)).toEqual({ kind: 'window' });
      expect(shown).toBe(times);
    }
    expect(isRequestWaiting(folder)).toBe(false);
    stop();
    lock?.release();
  });

  test('at an address, if the app answers there', async () => {
    const folder = dataFolder();
    const lock = takeLock(folder);
    const server = createServer((_, response) => response.writeHead(303).end()).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    lock?.announce(address);
    expect(await findRunning(folder)).toEqual({ kind: 'page', address });
    server.close();
    lock?.release();
  });

  test('stuck if no window comes to the front, and its request is withdrawn', async () => {
    const folder = dataFolder();
    const lock = takeLock(folder);
    lock?.announce(null);
    await expect(findRunning(folder, 300)).rejects.toThrow(
      `The games in ${folder} are open in process ${process.pid}, which isn’t responding`,
    );
    expect(isRequestWaiting(folder)).toBe(false);
    lock?.release();
  });

  test('not asked again through an old request', async () => {
    const folder = dataFolder();
    requestWindow(folder);
    const stop = onWindowRequest(folder, () => expect.unreachable());
    expect(isRequestWaiting(folder)).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 50));
    stop();
  });
});
