import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offerContextMenu } from '../../../src/main/shell/context-menu.ts';
import { en } from '../../../src/shared/text/en/index.ts';
import { it } from '../../../src/shared/text/it/index.ts';
import { BrowserWindow, desktop } from '../../fakes/electron.ts';

const platform = vi.spyOn(process, 'platform', 'get');
beforeEach(() => void platform.mockReturnValue('linux'));
afterEach(() => void desktop.popups.splice(0));

const CAN = { canCut: true, canCopy: true, canPaste: true, canSelectAll: true };
const NOTHING = {
  ...{
    x: 300,
    y: 200,
    menuSourceType: 'keyboard',
    frame: null,
    misspelledWord: '',
    dictionarySuggestions: [],
  },
  ...{ isEditable: false, selectionText: '', editFlags: CAN },
};
const FIELD = { isEditable: true };

/** Opens the menu of a new page; returns the page and what the menu offers. */
function opened(asked: object, { menu } = en.shell, run = (command: () => void) => command()) {
  const window = new BrowserWindow({});
  // The fake implements the parts of a window used here.
  offerContextMenu(window as unknown as Electron.BrowserWindow, () => menu, run);
  window.webContents.emit('context-menu', {}, { ...NOTHING, ...asked });
  const entries = desktop.popups.at(-1)?.entries ?? [];
  return { window, page: window.webContents, entries, labels: entries.map(({ label }) => label ?? '') };
}

test.each([
  ['en', en.shell],
  ['it', it.shell],
] as const)('a field can be edited, and text copied, in %s; nothing else has a menu', (_language, words) => {
  const { cut, copy, paste, selectAll } = words.menu;
  expect(opened({}, words).labels).toEqual([]);
  expect(opened({ selectionText: ' ' }, words).labels).toEqual([]);
  expect(opened({ selectionText: 'Krypto' }, words).labels).toEqual([copy]);
  const { labels, entries } = opened({ ...FIELD, editFlags: { ...CAN, canPaste: false } }, words);
  expect(labels).toEqual([cut, copy, paste, '', selectAll]);
  expect(entries.map(({ role, enabled }) => [role, enabled])).toEqual([
    ['cut', true],
    ['copy', true],
    ['paste', false],
    [undefined, undefined],
    ['selectAll', true],
  ]);
});

test('by the keyboard’s own key, the menu is at the cursor in the text, and what fails is left to the app', () => {
  const { window } = opened(FIELD);
  expect(desktop.popups).toMatchObject([{ x: 300, y: 200, sourceType: 'keyboard' }]);
  expect(desktop.popups[0]?.window).toBe(window);
  const failed: (() => void)[] = [];
  opened(FIELD, en.shell, (command) => failed.push(command));
  expect([failed.length, desktop.popups.length]).toEqual([1, 1]);
});

test('a misspelled word is replaced or learnt, and a selected one is looked up on a Mac', () => {
  const { noSuggestions, learnWord, lookUp, copy, cut } = en.shell.menu;
  const press = ({ entries }: ReturnType<typeof opened>, label: string) =>
    Reflect.apply(entries.find((entry) => entry.label === label)?.click ?? expect.unreachable, null, []);
  const typed = { ...FIELD, misspelledWord: 'picure' };
  expect(opened(typed).labels.slice(0, 4)).toEqual([noSuggestions, learnWord, '', cut]);
  const spelled = opened({
    ...typed,
    dictionarySuggestions: ['picture', 'picked', 'pic', 'pick', 'epic', 'pi'],
  });
  expect(spelled.labels.slice(0, 7)).toEqual(['picture', 'picked', 'pic', 'pick', 'epic', learnWord, '']);
  press(spelled, 'picked');
  press(spelled, learnWord);
  expect([spelled.page.edited, desktop.dictionary]).toEqual([['replace by picked'], ['picure']]);
  platform.mockReturnValue('darwin');
  const looked = opened({ selectionText: ' Krypto ' });
  expect(looked.labels).toEqual([lookUp('Krypto'), '', copy]);
  press(looked, lookUp('Krypto'));
  expect(looked.page.edited).toEqual(['look up']);
  expect(opened({ selectionText: 'k'.repeat(40) }).labels[0]).toBe(lookUp(`${'k'.repeat(30)}…`));
});
