/** What the file of the games is called in its folder. */
export const STORE_FILE = 'vernissage.db';
