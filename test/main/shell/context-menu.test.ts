import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offerContextMenu } from '../../../src/main/shell/context-menu.ts';
import { en } from '../../../src/shared/text/en/index.ts';
import { it } from '../../../src/shared/text/it/index.ts';
import { BrowserWindow, desktop } from '../../fakes/electron.ts';

const platform = vi.spyOn(process, 'platform', 'get');
beforeEach(() => void platform.mockReturnValue('linux'));
afterEach(() => void desktop.popups.splice(0));

const NOTHING = { misspelledWord: '', dictionarySuggestions: [], isEditable: false, selectionText: '' };
const AT = { x: 300, y: 200, menuSourceType: 'keyboard', frame: null };
const CAN = { canCut: true, canCopy: true, canPaste: false, canSelectAll: true };

/** Opens the menu of a new page; returns the page and what the menu offers. */
function opened(asked: object, { menu } = en.shell) {
  const window = new BrowserWindow({});
  const run = (command: () => void) => command();
  // The fake implements the parts of a window used here.
  offerContextMenu(window as unknown as Electron.BrowserWindow, () => menu, run);
  window.webContents.emit('context-menu', {}, { ...NOTHING, ...AT, editFlags: CAN, ...asked });
  const entries = desktop.popups.at(-1)?.entries ?? [];
  const press = (label: string) =>
    Reflect.apply(entries.find((entry) => entry.label === label)?.click ?? expect.unreachable, null, []);
  return { window, entries, press, labels: entries.map(({ label = '' }) => label) };
}

test.each([en.shell, it.shell])(
  'fields are edited, and text copied, also by the keyboard’s own key',
  (words) => {
    const { cut, copy, paste, selectAll } = words.menu;
    expect(opened({ selectionText: ' ' }, words).labels).toEqual([]);
    expect(opened({ selectionText: 'Krypto' }, words).labels).toEqual([copy]);
    const { window, labels, entries } = opened({ isEditable: true }, words);
    expect(labels).toEqual([cut, copy, paste, '', selectAll]);
    expect(entries.map(({ role }) => role)).toEqual(['cut', 'copy', 'paste', undefined, 'selectAll']);
    expect(entries.flatMap(({ enabled, label }) => (enabled === false ? label : []))).toEqual([paste]);
    // At the cursor in the text, wherever the mouse is.
    expect(desktop.popups.at(-1)).toMatchObject({ x: 300, y: 200, sourceType: 'keyboard' });
    expect(desktop.popups.at(-1)?.window).toBe(window);
  },
);

test('a misspelled word is replaced or learnt, and a selected one is looked up on a Mac', () => {
  const { noSuggestions, learnWord, lookUp, copy } = en.shell.menu;
  const typed = { isEditable: true, misspelledWord: 'pic' };
  expect(opened(typed).labels.slice(0, 3)).toEqual([noSuggestions, learnWord, '']);
  const spelled = opened({ ...typed, dictionarySuggestions: ['a', 'b', 'c', 'd', 'e', 'f'] });
  expect(spelled.labels.slice(0, 7)).toEqual(['a', 'b', 'c', 'd', 'e', learnWord, '']);
  for (const label of ['b', learnWord]) spelled.press(label);
  expect([spelled.window.webContents.edited, desktop.dictionary]).toEqual([['replace by b'], ['pic']]);
  platform.mockReturnValue('darwin');
  const looked = opened({ selectionText: ' Krypto ' });
  expect(looked.labels).toEqual([lookUp('Krypto'), '', copy]);
  looked.press(lookUp('Krypto'));
  expect(looked.window.webContents.edited).toEqual(['look up']);
  expect(opened({ selectionText: 'k'.repeat(40) }).labels[0]).toBe(lookUp(`${'k'.repeat(30)}…`));
});
