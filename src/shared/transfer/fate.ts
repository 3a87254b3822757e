/**
 * What an import does with a game: add it, update one continued elsewhere, skip a duplicate, or keep it as another
 * log.
 */
export const FATES = ['new', 'further', 'here', 'different'] as const;
export type Fate = (typeof FATES)[number];
