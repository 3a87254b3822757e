import { join } from 'node:path';
import { _electron } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findElectron } from '../../scripts/electron-binary.ts';
import { newDataFolder } from './app.ts';
import { countMoney, newGame, playRound } from './whole-game.ts';

const root = join(import.meta.dirname, '../..');
const electron = findElectron();

/** Electron needs a display to open a window, and can't be sandboxed when run as root in a container. */
const hasScreen =
  process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);
const unsandboxed = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

// The other desktop tests use a fake. This one uses Electron itself if its binary is installed.
describe.runIf(electron !== null && hasScreen)('a game in Electron itself', () => {
  async function launch(data: string) {
    const app = await _electron.launch({
      executablePath: electron ?? '',
      args: [...unsandboxed, '--lang=en-GB', root, '--data', data],
      env: { ...process.env, LANGUAGE: 'en_GB', LANG: 'en_GB.UTF-8' },
    });
    return { app, page: await app.firstWindow() };
  }

  test('is played to its end, and is there at the next start', async () => {
    const data = newDataFolder();
    const { app, page } = await launch(data);
    expect(await page.evaluate(() => location.protocol)).toBe('vernissage:');
    expect(await page.evaluate(() => ['require', 'process'].filter((name) => name in globalThis))).toEqual(
      [],
    );
    const names = ['Uma', 'Vic', 'Wim', 'Xenia'];
    await newGame(page, names);
    for (const round of [1, 2, 3, 4]) await playRound(page, round, 'Uma');
    await countMoney(page, names);
    await app.close();

    const again = await launch(data);
    await again.page.getByRole('link', { name: /Uma, Vic, Wim and Xenia.*Finished/s }).click();
    await again.page.getByRole('heading', { name: 'Uma wins' }).waitFor();
    await again.app.close();
  });
});
