import { openClubDatabase } from '../../src/club/database.ts';
import { startClubServer } from '../../src/club/server.ts';
import type { Connection } from '../../src/club/postgres/postgres.ts';

/** A server in a process of its own, to be killed. */
const database = await openClubDatabase(JSON.parse(process.argv[2] ?? '') as Connection);
const { address } = await startClubServer({ database, host: '127.0.0.1', port: 0 });
console.log(address);
