/** What the file of the games is called in its folder. */
export const STORE_FILE = 'vernissage.db';

/** A database, and what SQLite may keep beside it, by how the names go on. */
export const DATABASE_ENDINGS = ['', '-wal', '-shm', '-journal'] as const;
