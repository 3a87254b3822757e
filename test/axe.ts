import type { RunOptions } from 'axe-core';

/** Rules about colours depend on the theme; everything else is the same in every theme. */
export const ABOUT_COLOURS: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

const off = { enabled: false };
/** A part isn't a page: what is around it decides about these. */
export const OF_PARTS: RunOptions = { rules: { region: off, 'heading-order': off } };
