import { clubs } from './0001-clubs.ts';

/** Each entry migrates a database to the next version; the first creates version 1. */
export const MIGRATIONS: readonly string[] = [clubs];

export const NEWEST_VERSION = MIGRATIONS.length;
