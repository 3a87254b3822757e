import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unlessItFails } from '../../shared/core/unless-it-fails.ts';

/** The command line of the desktop app: which folder, and which games to open. */
export interface StartWords {
  readonly data: string | null;
  readonly files: readonly string[];
}

/** The app opens its own files by double click, and plain JSON too from its dialog. */
export const GAME_EXTENSION = 'vernissage';

/**
 * Reads the command line. Systems and wrappers add arguments meant for Chromium, so unknown ones are ignored.
 * Some file managers pass addresses instead of paths.
 */
export function readStartWords(words: readonly string[]): StartWords {
  let data: string | null = null;
  const files: string[] = [];
  for (const [at, word] of words.entries()) {
    if (word === '--data') data = words[at + 1] ?? null;
    else if (word.startsWith('--data=')) data = word.slice('--data='.length);
    else if (!word.startsWith('-') && words[at - 1] !== '--data') {
      const file = pathOf(word);
      if (file !== null && extname(file).toLowerCase() === `.${GAME_EXTENSION}`) files.push(file);
    }
  }
  return { data, files };
}

/** Returns null for an address that isn't a file of this computer. */
function pathOf(word: string): string | null {
  return /^file:/i.test(word) ? (unlessItFails(() => fileURLToPath(word)) ?? null) : word;
}
