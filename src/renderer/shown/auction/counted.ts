/** The draft's key for the money counted so far at the end of the game. */
export const COUNTED_KEY = 'counted';
