/** The home screen's groups of games: in progress, finished and abandoned. */
export const SHELVES = ['unfinished', 'finished', 'abandoned'] as const;
export type Shelf = (typeof SHELVES)[number];
