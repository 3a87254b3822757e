import { window } from './en/window.ts';

export const en = { window };

/** What every language must say; a missing message does not compile. */
export type Words = typeof en;
