import { extname } from 'node:path';

/** What a start of the desktop app is told: which folder, and which games to open. */
export interface StartWords {
  readonly data: string | null;
  readonly files: readonly string[];
}

/** What the app opens when it is asked to: its own files by double click, plain JSON from its dialog too. */
export const GAME_EXTENSION = 'vernissage';

/**
 * Reads what follows the program's name. Systems and wrappers add words of their own, meant for Chromium or for nobody;
 * whatever is not ours is left alone.
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
