import { later } from '../lib/later.svelte.ts';

/** Loaded after the table is drawn, to draw the table sooner. Then they open at once, so that no key is lost. */
export const correctionForm = later(() => import('./Correction.svelte'));
export const logPanel = later(() => import('./LogPanel.svelte'));
