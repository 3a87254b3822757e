import { extname } from 'node:path';

/** The command line of the desktop app: which folder, and which games to open. */
export interface StartWords {
  readonly data: string | null;
  readonly files: readonly string[];
}

/** The app opens its own files by double click, and plain JSON too from its dialog. */
export const GAME_EXTENSION = 'vernissage';

/**
 * Reads the command line. Systems and wrappers add arguments meant for Chromium, so unknown ones are ignored.
 */
export function readStartWords(words: readonly string[]): StartWords {
  let data: string | null = null;
  const files: string[] = [];
  for (const [at, word] of words.entries()) {
    if (word === '--data') data = words[at + 1] ?? null;
    else if (word.startsWith('--data=')) data = word.slice('--data='.length);
    else if (!word.startsWith('-') && extname(word) === `.${GAME_EXTENSION}`) files.push(word);
  }
  return { data, files };
}
