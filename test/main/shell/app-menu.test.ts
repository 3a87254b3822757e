import { expect, test, vi } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { appMenu } from '../../../src/main/shell/app-menu.ts';
import type { Commands } from '../../../src/main/shell/menu.ts';
import { en } from '../../../src/shared/text/en/index.ts';
import { it } from '../../../src/shared/text/it/index.ts';
import { BrowserWindow, desktop, Menu } from '../../fakes/electron.ts';

const STATE = {
  gamesOpen: true,
  gameShown: false,
  tableShown: true,
  developing: false,
  sandboxed: true,
  updates: null,
};
const ENGLISH = { words: en, language: 'en', locale: 'en-GB' } as const;
const ITALIAN = { words: it, language: 'it', locale: 'it-IT' } as const;

const newMenu = () =>
  appMenu(new Proxy({} as Commands, { get: () => () => undefined }), (command) => command());
const labels = () => desktop.menu.current.map(({ label }) => label);

test('menu and about panel change language together', () => {
  const menu = newMenu();
  menu.show(ENGLISH, STATE, []);
  expect(labels()).toContain('Help');
  expect(desktop.about.current).toEqual({
    applicationName: 'Vernissage',
    applicationVersion: manifest.version,
    copyright: 'MIT licence, Vernissage contributors',
    credits: expect.stringContaining('Not affiliated') as unknown,
  });
  menu.show(ITALIAN, STATE, []);
  expect(labels()).toContain('Aiuto');
  const { licence: copyright, credits } = it.shell.about;
  expect(desktop.about.current).toMatchObject({ copyright, credits });
});

test('an unchanged menu isn’t replaced, which would close it while in use', () => {
  const laid = vi.spyOn(Menu, 'setApplicationMenu');
  const menu = newMenu();
  menu.show(ENGLISH, STATE, []);
  menu.show(ENGLISH, { ...STATE }, []);
  expect(laid).toHaveBeenCalledTimes(1);
  menu.show(ENGLISH, { ...STATE, gameShown: true }, []);
  expect(laid).toHaveBeenCalledTimes(2);
});

test('each board has a small menu of its own, also after the app’s menu has changed; a Mac has one menu for all', () => {
  const opened = [new BrowserWindow({}), new BrowserWindow({})];
  // The fake implements the parts of a window used here.
  const boards = opened as unknown as Electron.BrowserWindow[];
  const laid = opened.map((board) => vi.spyOn(board, 'setMenu'));
  const platform = vi.spyOn(process, 'platform', 'get').mockReturnValue('linux');
  const menu = newMenu();
  const own = () => opened.map((board) => board.menu?.map(({ label }) => label));
  menu.show(ENGLISH, STATE, boards.slice(0, 1));
  expect(own()).toEqual([['View'], undefined]);
  menu.show(ENGLISH, STATE, boards);
  expect(own()).toEqual([['View'], ['View']]);
  // It may be open, so it isn't replaced without need.
  expect(laid.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  for (const [language, label] of [
    [ITALIAN, 'Vista'],
    [ENGLISH, 'View'],
  ] as const) {
    menu.show(language, STATE, boards);
    expect(own()).toEqual([[label], [label]]);
  }
  menu.show(ENGLISH, STATE, boards);
  expect(laid.map(({ mock }) => mock.calls.length)).toEqual([3, 3]);
  platform.mockReturnValue('darwin');
  newMenu().show(ENGLISH, STATE, boards);
  expect(opened.map(({ menu: left }) => left)).toEqual([null, null]);
  platform.mockRestore();
});
