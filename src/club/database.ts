import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg, { type ClientConfig } from 'pg';
import { migrate, SERVING_ROLE } from './migrate.ts';
import type { Tables } from './tables.ts';

export type ClubTransaction = Transaction<Tables>;

/** What a transaction knows, and so which rows it sees: a club, the SHA-256 of a secret, or the token of a club's page. */
export interface Scope {
  readonly club?: string;
  readonly sha256?: Buffer;
  readonly page?: string;
}

export interface Connections {
  readonly used: number;
  readonly idle: number;
  /** Transactions that wait for one. */
  readonly waiting: number;
}

export type ClubDatabase = ReturnType<typeof connectToClubDatabase>;

const MOST_CONNECTIONS = 10;
const MOST_CONNECTING_MILLISECONDS = 5000;
const MOST_QUERYING_MILLISECONDS = 30_000;
const MOST_IDLE_IN_TRANSACTION_MILLISECONDS = 10_000;

/** Where a database is: an address, or its parts. */
export type DatabasePlace = string | Pick<ClientConfig, 'host' | 'port' | 'user' | 'password' | 'database'>;

/** Creates or migrates the tables, and connects. Throws `UnfitDatabase` if this database can't be used. */
export async function openClubDatabase(place: DatabasePlace) {
  await connected(clientOf(configOf(place)), migrate);
  return connectToClubDatabase(place);
}

/** Connects to a database that has its tables. */
export function connectToClubDatabase(place: DatabasePlace) {
  const found = configOf(place);
  // Numbers of things stay far below 2^53.
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    ...found,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: MOST_CONNECTING_MILLISECONDS,
    statement_timeout: MOST_QUERYING_MILLISECONDS,
    idle_in_transaction_session_timeout: MOST_IDLE_IN_TRANSACTION_MILLISECONDS,
    application_name: 'vernissage',
    keepAlive: true,
    types,
  });
  // A connection that breaks between two queries is replaced; the next query says what was wrong with it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const everything = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const tables = everything.withSchema('vernissage');
  const apart = new Set<pg.Client>();

  return {
    place,
    /** Runs this in one transaction, which sees only what is in its scope. */
    within: <T>(scope: Scope, work: (transaction: ClubTransaction) => Promise<T>) =>
      everything.transaction().execute(async (transaction) => {
        await enter(transaction, scope);
        return work(transaction.withSchema('vernissage'));
      }),
    /** For the operator: all clubs, the oldest first. */
    clubs: () => tables.selectFrom('club').select(['id', 'name']).orderBy('since').orderBy('id').execute(),
    addClub: (club: { readonly id: string; readonly name: string; readonly epoch: string }) =>
      everything.transaction().execute(async (transaction) => {
        await nameClub(transaction, club.id);
        await transaction.withSchema('vernissage').insertInto('club').values(club).execute();
      }),
    /** Those that transactions share. */
    connections: (): Connections => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    /** A connection of its own, for LISTEN. */
    newClient: () => clientOf(found),
    /** Runs this on a connection of its own, as the database's owner. */
    apart: async <T>(work: (client: pg.Client) => Promise<T>) => {
      const client = clientOf(found);
      apart.add(client);
      return connected(client, work).finally(() => apart.delete(client));
    },
    close: async () => {
      // What is waiting there fails.
      for (const client of apart) void client.end();
      await everything.destroy();
    },
  };
}

/** From here on, the transaction has the rights of the serving role and sees what is in this scope. */
async function enter(transaction: ClubTransaction, { club, sha256, page }: Scope): Promise<void> {
  await sql`
    SELECT set_config('role', ${SERVING_ROLE}, true),
           set_config('synchronous_commit', 'on', true),
           set_config('vernissage.club', ${club ?? ''}, true),
           set_config('vernissage.sha256', ${sha256?.toString('hex') ?? ''}, true),
           set_config('vernissage.page', ${page ?? ''}, true)
  `.execute(transaction);
}

/** Goes on in a club once it is known whose secret this was. */
export async function nameClub(transaction: ClubTransaction, club: string): Promise<void> {
  await sql`SELECT set_config('vernissage.club', ${club}, true)`.execute(transaction);
}

export function clubRow(transaction: ClubTransaction, club: string) {
  return transaction
    .selectFrom('club')
    .select(['id', 'name', 'epoch', 'latest', 'page'])
    .where('id', '=', club)
    .executeTakeFirstOrThrow();
}

function configOf(place: DatabasePlace): ClientConfig {
  return typeof place === 'string' ? { connectionString: place } : place;
}

function clientOf(found: ClientConfig): pg.Client {
  return new pg.Client({
    ...found,
    connectionTimeoutMillis: MOST_CONNECTING_MILLISECONDS,
    application_name: 'vernissage',
    keepAlive: true,
  });
}

async function connected<T>(client: pg.Client, work: (client: pg.Client) => Promise<T>): Promise<T> {
  // The query that is waiting fails with it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
