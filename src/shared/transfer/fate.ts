/** What becomes of a game in a file: new here, played on since, here already, or another log of one that is here. */
export const FATES = ['new', 'further', 'here', 'different'] as const;
export type Fate = (typeof FATES)[number];
