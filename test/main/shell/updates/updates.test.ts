import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deliveryOf } from '../../../../src/main/shell/updates/delivery.ts';
import { openUpdates, type UpdateOptions } from '../../../../src/main/shell/updates/updates.ts';
import { en } from '../../../../src/shared/text/en/index.ts';
import type * as Stand from './electron-for-updater.ts';
import { manifestOf, newKey, serveRelease, signedText } from './release.ts';
import { GIVE_UP } from '../../../patience.ts';

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron'
      ? {
          url: pathToFileURL(join(import.meta.dirname, 'electron-for-updater.ts')).href,
          format: 'module-typescript',
          shortCircuit: true,
        }
      : next(specifier, context),
});
const electron = createRequire(import.meta.url)('electron') as typeof Stand;
const { openInstaller } = await import('../../../../src/main/shell/updates/installer.ts');

const words = en.shell.updates;
const key = newKey();
const OLD = '#!/bin/sh\n';
const RESTART = { words: ['--data', '/home/somebody/evenings'], before: () => undefined };

let server: Awaited<ReturnType<typeof serveRelease>>;
let folder: string;
/** The AppImage that runs. */
let image: string;
let started: string;
beforeEach(async () => {
  server = await serveRelease();
  folder = mkdtempSync(join(tmpdir(), 'vernissage-updates-'));
  image = join(folder, 'bin', 'Vernissage.AppImage');
  started = join(folder, 'started');
  for (const name of ['bin', 'cache', 'profile', 'resources']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'resources', 'app-update.yml'), 'updaterCacheDirName: vernissage-updater\n');
  writeFileSync(image, OLD, { mode: 0o755 });
  vi.stubEnv('APPIMAGE', image);
  vi.stubEnv('XDG_CACHE_HOME', join(folder, 'cache'));
  Object.assign(process, { resourcesPath: join(folder, 'resources') });
  electron.userData.path = join(folder, 'profile');
  publish('1.1.0', `${OLD}echo "$@" > '${started}.draft' && mv '${started}.draft' '${started}'\n`);
});
afterEach(() => {
  server.close();
  vi.unstubAllEnvs();
  electron.app.removeAllListeners();
  electron.autoUpdater.removeAllListeners();
});

function publish(version: string, content: string, signer = key): void {
  server.release.content = Buffer.from(content);
  server.release.manifest = signedText(manifestOf(version, server.release.content), [signer]);
}

/** A running 1.0.0, and a person who presses these buttons in turn. */
function run(presses: readonly string[], given: Partial<UpdateOptions> = {}) {
  const waiting = [...presses];
  const table = { busy: false };
  const shown: string[] = [];
  const details: string[] = [];
  const pages: string[] = [];
  const errors: unknown[] = [];
  const updates = openUpdates({
    source: { address: server.address, page: 'https://example.com/get', keys: [key.published] },
    delivery: 'itself',
    system: 'linux-x64',
    current: '1.0.0',
    words: () => words,
    fetch: (address, signal) => fetch(address, { signal }),
    openInstaller: () => Promise.resolve(openInstaller('linux', RESTART)),
    show: ({ message, detail = '', buttons }) => {
      shown.push(message);
      details.push(detail);
      const pressed = waiting.shift() ?? '';
      if (!buttons.includes(pressed)) throw new Error(`“${message}” has no button “${pressed}”`);
      return Promise.resolve(buttons.indexOf(pressed));
    },
    openPage: (address) => pages.push(address),
    busy: () => table.busy,
    changed: () => undefined,
    failed: (error) => errors.push(error),
    ...given,
  });
  const idle = () => vi.waitFor(() => expect(updates.step.step).toBe('idle'), GIVE_UP);
  const settled = () =>
    vi.waitFor(() => {
      expect(waiting).toEqual([]);
      expect(['idle', 'found', 'ready']).toContain(updates.step.step);
    }, GIVE_UP);
  const press = (...more: readonly string[]) => waiting.push(...more);
  return { updates, table, shown, details, pages, errors, idle, settled, press };
}

/** The same, once it has looked for new versions by itself. */
function looked(presses: readonly string[], given: Partial<UpdateOptions> = {}) {
  const all = run(presses, given);
  all.updates.check(false);
  return all;
}

/** What those who asked for new versions are told, also in the menu; a check of its own tells nothing. */
async function askedAndNot(given: Partial<UpdateOptions> = {}) {
  const { updates, shown, idle } = run([words.close, words.close], given);
  updates.check(true);
  await idle();
  updates.proceed();
  await idle();
  const silent = looked([], given);
  await silent.idle();
  expect(silent.shown).toEqual([]);
  return { shown, silent };
}

const downloads = () => server.asked.filter(({ path }) => path !== '/updates.json');
const oldStillRuns = () => readFileSync(image, 'utf8') === OLD;

describe('a new version', () => {
  test('is offered with what’s new, downloaded, installed in one step, and started', async () => {
    const { shown, details, errors } = looked([words.download, words.restart]);
    await vi.waitFor(() => expect(existsSync(started)).toBe(true), GIVE_UP);
    expect(shown).toEqual([words.found('1.1.0'), words.ready('1.1.0')]);
    expect(details[0]).toBe(
      `You have 1.0.0.\n\n${words.whatsNew}\n• Rounds are quicker\n• The wall stays still`,
    );
    expect(readFileSync(image)).toEqual(server.release.content);
    // With the same games.
    expect(readFileSync(started, 'utf8').trim()).toBe(RESTART.words.join(' '));
    expect(readdirSync(join(folder, 'bin'))).toEqual(['Vernissage.AppImage']);
    expect(errors).toEqual([]);
  });

  test.each([8, 9])('of %s changes lists eight, and says whether there are more', async (count) => {
    const [last = '', ...items] = Array.from(
      { length: count },
      (_, at) => `change ${at}${' long'.repeat(at * 9)}`,
    );
    const changes = [
      { version: '1.1.0', items },
      { version: '1.0.1', items: [last] },
    ];
    const manifest = { ...manifestOf('1.1.0', server.release.content), changes };
    server.release.manifest = signedText(manifest, [key]);
    const { details, settled } = looked([words.later]);
    await settled();
    const lines = details[0]?.match(/• change.*/g) ?? [];
    const lengths = lines.map(({ length }) => length);
    expect([lengths.slice(0, 5), lengths.length]).toEqual([[55, 100, 145, 161, 161], 8]);
    expect(lines[3]).toMatch(/ long…$/);
    expect(details[0]?.includes(words.andMore)).toBe(count > 8);
  });

  test('put off until later is downloaded only once, without a cookie or an id', async () => {
    const before = looked([words.download, words.later]);
    await before.settled();
    expect(before.updates.step).toEqual({ step: 'ready', version: '1.1.0' });
    expect(oldStillRuns()).toBe(true);
    expect(server.asked.map(({ path }) => path)).toEqual([
      '/updates.json',
      '/Vernissage-linux-x86_64.AppImage',
    ]);
    for (const { headers } of server.asked)
      expect(Object.keys(headers).filter((name) => /cookie|^x-|authorization/.test(name))).toEqual([]);
    expect(readdirSync(join(folder, 'profile'))).toEqual([]);

    looked([words.download, words.restart]);
    await vi.waitFor(() => expect(existsSync(started)).toBe(true), GIVE_UP);
    expect(downloads()).toHaveLength(1);
  });

  test('that isn’t newer is never offered, even signed', async () => {
    for (const version of ['0.9.0', '1.0.0']) {
      publish(version, 'older');
      const { updates, shown, idle, settled, press } = run([words.close]);
      updates.proceed();
      await idle();
      expect(shown).toEqual([words.newest('1.0.0')]);
      // One that is published later is found by the same app.
      publish('1.1.0', 'newer');
      press(words.later);
      updates.check(true);
      await settled();
      expect(updates.step).toEqual({ step: 'found', version: '1.1.0' });
    }
    expect(downloads()).toEqual([]);
  });

  test('that got past us but isn’t newer is refused by the installer as well', async () => {
    const { files } = manifestOf('0.9.0', Buffer.from('older'));
    const file = files['linux-x64'];
    if (file === undefined) throw new Error('there is a file for this system');
    const installer = openInstaller('linux', RESTART);
    const download = { version: '0.9.0', file, url: new URL(file.name, server.address) };
    await expect(installer.download(download, new AbortController().signal)).rejects.toThrow();
    expect(downloads()).toEqual([]);
  });

  test('signed by somebody else is refused, said if somebody asked, and logged in any case', async () => {
    publish('1.1.0', 'evil', newKey());
    const { shown, silent } = await askedAndNot();
    expect(shown).toEqual([words.untrusted, words.untrusted]);
    expect(silent.errors).toHaveLength(1);
    expect(downloads()).toEqual([]);
  });

  test.each([
    ['another file with the same name', () => (server.release.content = Buffer.from('evil'))],
    [
      'a file cut short',
      () => (server.release.content = server.release.content.subarray(0, server.release.content.length - 1)),
    ],
    ['a connection that breaks', () => (server.release.sends = 'broken')],
    ['a file that is gone', () => (server.release.sends = 'nothing')],
  ])('that arrives as %s leaves the old one in place, and can be tried again', async (_case, spoil) => {
    const { updates, shown, pages, errors, settled, press } = looked([words.download, words.page]);
    const whole = server.release.content;
    spoil();
    await settled();
    expect(shown).toEqual([words.found('1.1.0'), words.notDownloaded('1.1.0')]);
    expect(pages).toEqual(['https://example.com/get']);
    expect(updates.step).toEqual({ step: 'found', version: '1.1.0' });
    expect(errors).toHaveLength(1);
    expect(oldStillRuns()).toBe(true);
    expect(existsSync(started)).toBe(false);
    Object.assign(server.release, { sends: 'whole', content: whole });
    press(words.download, words.later);
    updates.proceed();
    await settled();
    expect(updates.step).toEqual({ step: 'ready', version: '1.1.0' });
  });

  test('that stops arriving is given up after a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.release.sends = 'stalled';
    const { shown, settled } = looked([words.download, words.close]);
    await vi.waitFor(() => expect(downloads()).toHaveLength(1), GIVE_UP);
    vi.advanceTimersByTime(60_000);
    await settled();
    vi.useRealTimers();
    expect(shown).toEqual([words.found('1.1.0'), words.notDownloaded('1.1.0')]);
    expect(oldStillRuns()).toBe(true);
  });

  test('that can’t be written leaves the old one in place', async () => {
    // As in a folder without permission: the draft can't be created.
    mkdirSync(`${image}.draft`);
    const { shown, errors } = looked([words.download, words.restart, words.close]);
    await vi.waitFor(() => expect(shown).toContain(words.notInstalled('1.1.0')), GIVE_UP);
    expect(oldStillRuns()).toBe(true);
    expect(errors).toHaveLength(1);
    expect(existsSync(started)).toBe(false);
  });

  test.each(['win32', 'darwin'] as const)(
    'on %s passes the same checks before the system’s',
    async (platform) => {
      const given = {
        system: `${platform}-x64`,
        openInstaller: () => Promise.resolve(openInstaller(platform, RESTART)),
      };
      const good = looked([words.download, words.later], given);
      await good.settled();
      expect(good.errors).toEqual([]);
      expect(good.updates.step).toEqual({ step: 'ready', version: '1.1.0' });
      if (platform === 'darwin') {
        // Handed to the system, which installs what was checked.
        good.press(words.restart);
        good.updates.proceed();
        await vi.waitFor(
          () => expect(electron.autoUpdater.installed).toEqual([server.release.content]),
          GIVE_UP,
        );
      }
      publish('1.1.0', 'published again');
      server.release.content = Buffer.from('evil');
      const bad = looked([words.download, words.close], given);
      await bad.settled();
      expect(bad.updates.step).toEqual({ step: 'found', version: '1.1.0' });
    },
  );
});

describe('during a game', () => {
  test('nobody is asked, and the check comes after it', async () => {
    const { updates, table, shown, settled } = run([words.later]);
    table.busy = true;
    updates.check(false);
    updates.look();
    expect(server.asked).toEqual([]);
    table.busy = false;
    updates.look();
    await settled();
    expect(shown).toEqual([words.found('1.1.0')]);
  });

  test('what was found meanwhile is said after it', async () => {
    const { updates, table, shown, settled } = run([words.later], {
      fetch: (address, signal) => {
        table.busy = true;
        return fetch(address, { signal });
      },
    });
    updates.check(false);
    await vi.waitFor(() => expect(updates.step.step).toBe('found'), GIVE_UP);
    updates.look();
    expect(shown).toEqual([]);
    // And not again after the next one.
    for (const isBusy of [false, true, false]) {
      table.busy = isBusy;
      updates.look();
    }
    await settled();
    expect(shown).toEqual([words.found('1.1.0')]);
  });

  test('a download stops, and starts again after it', async () => {
    server.release.sends = 'stalled';
    const { updates, table, shown, settled, errors } = looked([words.download, words.later]);
    for (const games of [1, 2]) {
      await vi.waitFor(() => expect(downloads()).toHaveLength(games), GIVE_UP);
      expect(updates.step.step).toBe('downloading');
      table.busy = true;
      updates.look();
      await vi.waitFor(() => expect(updates.step.step).toBe('found'), GIVE_UP);
      if (games === 2) server.release.sends = 'whole';
      table.busy = false;
      updates.look();
    }
    await settled();
    expect(updates.step.step).toBe('ready');
    expect(downloads()).toHaveLength(3);
    expect(shown).toEqual([words.found('1.1.0'), words.ready('1.1.0')]);
    expect(errors).toEqual([]);
  });

  test('nothing is installed, even if a game starts while the question is open', async () => {
    const { updates, table } = run([], {
      show: ({ buttons }) => {
        if (buttons.includes(words.restart)) table.busy = true;
        return Promise.resolve(0);
      },
    });
    updates.check(false);
    await vi.waitFor(() => expect(table.busy).toBe(true), GIVE_UP);
    updates.look();
    expect(oldStillRuns()).toBe(true);
    table.busy = false;
    updates.look();
    await vi.waitFor(() => expect(existsSync(started)).toBe(true), GIVE_UP);
  });
});

describe('a package that the system updates', () => {
  test.each<[what: string, given: Partial<UpdateOptions>]>([
    ['says so', { delivery: 'system' }],
    ['a system without a file of its own, too', { system: 'linux-riscv64' }],
  ])('opens the download page instead of installing: %s', async (_, given) => {
    const { details, pages, settled } = looked([words.page], given);
    await settled();
    if (given.delivery === 'system') expect(details[0]).toContain(words.bySystem);
    expect(pages).toEqual(['https://example.com/get']);
    expect(downloads()).toEqual([]);
  });

  test('is anything on Linux but a running AppImage', () => {
    const mounted = { APPIMAGE: '/home/a/Vernissage.AppImage', APPDIR: '/tmp/.mount_Ver' };
    expect(deliveryOf('linux', '/tmp/.mount_Ver/vernissage', mounted)).toBe('itself');
    expect(deliveryOf('linux', '/opt/Vernissage/vernissage', {})).toBe('system');
    // Started from a terminal that is an AppImage itself.
    expect(deliveryOf('linux', '/opt/Vernissage/vernissage', mounted)).toBe('system');
    expect(deliveryOf('win32', 'C:\\Vernissage.exe', {})).toBe('itself');
    expect(deliveryOf('darwin', '/Applications/Vernissage.app', {})).toBe('itself');
  });
});

test.each([
  ['no server', () => Promise.reject(new Error('offline'))],
  ['an error', () => Promise.resolve(new Response('{}', { status: 500 }))],
  ['a page instead', () => Promise.resolve(new Response('<html>'))],
  ['no end of it', () => Promise.resolve(new Response('x'.repeat(300_000)))],
])('without a connection, only those who asked are told: %s', async (_case, answer) => {
  const { shown, silent } = await askedAndNot({ fetch: answer });
  expect(shown).toEqual([words.unreadable, words.unreadable]);
  expect(silent.errors).toEqual([]);
});

test('closing ends a download without a word', async () => {
  server.release.sends = 'stalled';
  const { updates, shown, errors } = looked([words.download]);
  await vi.waitFor(() => expect(downloads()).toHaveLength(1), GIVE_UP);
  updates.close();
  await vi.waitFor(() => expect(updates.step.step).toBe('found'), GIVE_UP);
  expect([shown, errors]).toEqual([[words.found('1.1.0')], []]);
  expect(oldStillRuns()).toBe(true);
});

test('closing ends a check', async () => {
  const { updates, shown } = run([], {
    fetch: (_address, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  });
  updates.check(true);
  expect(updates.step.step).toBe('checking');
  updates.close();
  await vi.waitFor(() => expect(updates.step.step).toBe('idle'), GIVE_UP);
  expect(shown).toEqual([]);
});
