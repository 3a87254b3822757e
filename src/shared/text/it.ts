import type { Words } from './en.ts';
import { window } from './it/window.ts';

export const it: Words = { window };
