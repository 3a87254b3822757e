import {
  session,
  type BrowserWindow,
  type ContextMenuParams,
  type MenuItemConstructorOptions,
} from 'electron';
import type { Words } from '../../shared/text/en/index.ts';
import { builtMenu } from './app-menu.ts';
import { LINE } from './menu.ts';

type Entries = MenuItemConstructorOptions[];

const MOST_SUGGESTIONS = 5;
const LONGEST_LOOKED_UP = 30;

/** A menu for text and fields, by the mouse or the keyboard's own key. `run` handles failures. */
export function offerContextMenu(
  window: BrowserWindow,
  words: () => Words['shell']['menu'],
  run: (command: () => void) => void,
): void {
  window.webContents.on('context-menu', (_event, params) =>
    run(() => {
      const entries = [
        ...spellingEntries(window, words(), params),
        ...lookUpEntries(window, words(), params),
        ...editEntries(words(), params),
      ];
      if (entries.length === 0) return;
      const { x, y, menuSourceType: sourceType, frame } = params;
      // The key opens it at the cursor in the text, wherever the mouse is.
      builtMenu(run, entries).popup({ window, x, y, sourceType, ...(frame === null ? {} : { frame }) });
    }),
  );
}

function spellingEntries(
  { webContents }: BrowserWindow,
  words: Words['shell']['menu'],
  params: ContextMenuParams,
): Entries {
  const { misspelledWord: word, dictionarySuggestions } = params;
  if (word === '') return [];
  const suggestions = dictionarySuggestions.slice(0, MOST_SUGGESTIONS);
  return [
    ...suggestions.map((label) => ({ label, click: () => webContents.replaceMisspelling(label) })),
    ...(suggestions.length === 0 ? [{ label: words.noSuggestions, enabled: false }] : []),
    { label: words.learnWord, click: () => session.defaultSession.addWordToSpellCheckerDictionary(word) },
    LINE,
  ];
}

function lookUpEntries(
  { webContents }: BrowserWindow,
  words: Words['shell']['menu'],
  params: ContextMenuParams,
): Entries {
  const text = params.selectionText.trim();
  if (process.platform !== 'darwin' || text === '') return [];
  const shown = text.length > LONGEST_LOOKED_UP ? `${text.slice(0, LONGEST_LOOKED_UP)}…` : text;
  return [{ label: words.lookUp(shown), click: () => webContents.showDefinitionForSelection() }, LINE];
}

function editEntries(
  words: Words['shell']['menu'],
  { isEditable, selectionText, editFlags }: ContextMenuParams,
): Entries {
  const copy: Entries = [{ role: 'copy', label: words.copy, enabled: editFlags.canCopy }];
  if (!isEditable) return selectionText.trim() === '' ? [] : copy;
  return [
    { role: 'cut', label: words.cut, enabled: editFlags.canCut },
    ...copy,
    { role: 'paste', label: words.paste, enabled: editFlags.canPaste },
    LINE,
    { role: 'selectAll', label: words.selectAll, enabled: editFlags.canSelectAll },
  ];
}
