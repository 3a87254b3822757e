import { en, type Words } from './en/index.ts';
import { de } from './de/index.ts';
import { it } from './it/index.ts';
import type { Language } from './languages.ts';

/** Every language at once. The window loads the ones it needs instead. */
export const WORDS: Readonly<Record<Language, Words>> = { en, de, it };
