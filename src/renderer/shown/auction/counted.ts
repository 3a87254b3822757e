/** Where the draft keeps the money that everybody has counted so far. */
export const COUNTED_KEY = 'counted';
