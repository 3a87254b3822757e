/** Where home keeps games: those to go on with, those whose winner is known, and those given up. */
export const SHELVES = ['unfinished', 'finished', 'abandoned'] as const;
export type Shelf = (typeof SHELVES)[number];
