import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newDataFolder } from './app.ts';
import { pageAt } from './browser.ts';
import { kept } from './store.ts';
import { newGame } from './whole-game.ts';

const host = join(import.meta.dirname, '../../out/main/host.js');

const NOTED = 'note "$@"';

/** Stand-ins for Chromium and for the command that opens the user's browser; each notes what it was asked. */
function standIns(chromiumThen: string) {
  const folder = mkdtempSync(join(tmpdir(), 'vernissage-stand-in-'));
  const write = (name: string, script: string): string => {
    const file = join(folder, name);
    writeFileSync(
      file,
      `#!/bin/sh
note() { printf '%s\n' "$@" > "$0.draft"; mv "$0.draft" "$0.words"; }
${script}
`,
    );
    chmodSync(file, 0o755);
    return file;
  };
  const chromium = write('my-chromium', chromiumThen);
  for (const opener of ['xdg-open', 'open']) write(opener, NOTED);
  const notes = (name: string): readonly string[] => {
    const file = join(folder, `${name}.words`);
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  };
  return {
    chromium,
    folder,
    askedOfChromium: () => notes('my-chromium'),
    openedInBrowser: () => [...notes('xdg-open'), ...notes('open')],
    /** Ends the stand-in as closing its window ends Chromium. */
    closeWindow: () => writeFileSync(join(folder, 'closed'), ''),
    isGone: () => existsSync(join(folder, 'gone')),
  };
}

/** Open until the test closes its window or the app ends it, for which it is ready before it notes anything. */
const OPEN = `here=$(dirname "$0")
trap 'touch "$here/gone"; exit 0' TERM
${NOTED}
while [ ! -e "$here/closed" ]; do sleep 0.05; done`;

function start(data: string, { chromium, folder }: ReturnType<typeof standIns>, ...words: string[]) {
  const { CI: _, ...environment } = process.env;
  const child: ChildProcess = spawn(process.execPath, [host, '--data', data, ...words], {
    stdio: 'ignore',
    env: {
      ...environment,
      DISPLAY: ':0',
      CHROMIUM_PATH: chromium,
      PATH: `${folder}:${process.env['PATH'] ?? ''}`,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, ended: once(child, 'exit') };
}

// The stand-ins are shell scripts.
describe.skipIf(process.platform === 'win32')('a window of Chromium', () => {
  async function addressIn(stand: ReturnType<typeof standIns>): Promise<string> {
    await expect.poll(stand.askedOfChromium).not.toEqual([]);
    const [app = ''] = stand.askedOfChromium();
    return app.replace('--app=', '');
  }

  test('has the page, its own profile in the data folder, and no tabs, and is closed with the app', async () => {
    const data = newDataFolder();
    const stand = standIns(OPEN);
    const { child, ended } = start(data, stand);
    const address = await addressIn(stand);
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?token=./);
    expect(stand.askedOfChromium()).toContain(`--user-data-dir=${join(data, 'chromium')}`);
    expect(stand.askedOfChromium().join()).not.toContain('sandbox');
    // For the voice.
    expect(stand.askedOfChromium().includes('--enable-speech-dispatcher')).toBe(process.platform === 'linux');

    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    await expect.poll(stand.isGone).toBe(true);
    expect(stand.openedInBrowser()).toEqual([]);
  });

  test('ends the app when it is closed, once nobody looks at it elsewhere, and nothing is lost', async () => {
    const data = newDataFolder();
    const stand = standIns(OPEN);
    const { child, ended } = start(data, stand);
    const page = await pageAt({ address: await addressIn(stand) });
    await page.getByRole('button', { name: 'New game' }).waitFor();
    stand.closeWindow();
    await newGame(page, ['Uma', 'Vic', 'Wim', 'Xenia']);
    expect(child.exitCode).toBeNull();
    await page.keyboard.press('3');
    const game = page.url().split('/').at(-1) ?? '';
    // At once, without waiting until it is saved.
    await page.close();
    expect(await ended).toEqual([0, null]);

    expect(kept(data, game)).toEqual([{ type: 'offer', artist: 'christin-p' }]);
  });

  test.each([
    ['if Chromium can’t run', `${NOTED}\nexit 1`, []],
    ['if you ask for it', OPEN, ['--browser']],
  ])('gives way to the user’s browser %s', async (_why, script, words) => {
    const stand = standIns(script);
    start(newDataFolder(), stand, ...words);
    await expect.poll(() => stand.openedInBrowser().join()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?token=/);
    expect(stand.askedOfChromium().length > 0).toBe(words.length === 0);
  });
});
