import { DatabaseError, type ClientBase } from 'pg';
import { MIGRATIONS, NEWEST_VERSION } from './migrations/index.ts';

/** Answers requests. It owns nothing, can't log in, and may do what is granted here. */
export const SERVING_ROLE = 'vernissage_club';

/** Any number that other programs don't use: only one server at a time migrates. */
const LOCK = 0x5665726e;

/** This database can't be used. The message is a sentence for the operator. */
export class UnfitDatabase extends Error {}

/** Creates or migrates what a club's server keeps, each step in one transaction. */
export async function migrate(client: ClientBase, migrations = MIGRATIONS): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
  try {
    await checkFit(client);
    await makeServingRole(client);
    let version = await versionOf(client);
    if (version > migrations.length) {
      throw new UnfitDatabase(
        `This database was written by a newer version of Vernissage (${version}, not ${NEWEST_VERSION}). Update Vernissage.`,
      );
    }
    for (const migration of migrations.slice(version)) {
      version += 1;
      await client.query(
        `BEGIN; ${migration}; UPDATE vernissage.schema_version SET version = ${version}; ${GRANTS}; COMMIT`,
      );
    }
    // A restored database may lack them: the role belongs to the whole cluster.
    if (migrations === MIGRATIONS) await client.query(`BEGIN; ${GRANTS}; COMMIT`);
  } finally {
    await client.query('ROLLBACK');
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
  }
}

/** A log is never changed and never deleted. */
const GRANTS = `
  GRANT USAGE ON SCHEMA vernissage TO ${SERVING_ROLE};
  GRANT SELECT, UPDATE (latest, page, recovery_sha256) ON vernissage.club TO ${SERVING_ROLE};
  GRANT SELECT, INSERT ON vernissage.log TO ${SERVING_ROLE};
  GRANT SELECT, INSERT, DELETE ON vernissage.said TO ${SERVING_ROLE};
  GRANT SELECT, INSERT, UPDATE (seen, revoked) ON vernissage.member TO ${SERVING_ROLE};
  GRANT SELECT, INSERT, UPDATE (used), DELETE ON vernissage.invitation TO ${SERVING_ROLE}
`;

const OLDEST_POSTGRES = 14;
const INSUFFICIENT_PRIVILEGE = '42501';

async function checkFit(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ major: number; encoding: string }>(
    `SELECT current_setting('server_version_num')::int / 10000 AS major,
            current_setting('server_encoding') AS encoding`,
  );
  for (const { major, encoding } of rows) {
    if (major < OLDEST_POSTGRES)
      throw new UnfitDatabase(
        `PostgreSQL ${major} is too old. Vernissage needs ${OLDEST_POSTGRES} or newer.`,
      );
    if (encoding !== 'UTF8') {
      throw new UnfitDatabase(
        `This database’s encoding is ${encoding}, which lacks letters that names have. ` +
          `Create another with: CREATE DATABASE … TEMPLATE template0 ENCODING 'UTF8'`,
      );
    }
  }
}

async function versionOf(client: ClientBase): Promise<number> {
  await client.query(`
    CREATE SCHEMA IF NOT EXISTS vernissage;
    CREATE TABLE IF NOT EXISTS vernissage.schema_version (version integer NOT NULL);
    INSERT INTO vernissage.schema_version SELECT 0 WHERE NOT EXISTS (SELECT FROM vernissage.schema_version);
  `);
  const { rows } = await client.query<{ version: number }>('SELECT version FROM vernissage.schema_version');
  return rows[0]?.version ?? 0;
}

async function makeServingRole(client: ClientBase): Promise<void> {
  if (await canServe(client)) return;
  try {
    const found = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [SERVING_ROLE]);
    if (found.rowCount === 0) await client.query(`CREATE ROLE ${SERVING_ROLE} NOLOGIN`);
    await client.query(`GRANT ${SERVING_ROLE} TO CURRENT_USER`);
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === INSUFFICIENT_PRIVILEGE)) throw error;
    throw new UnfitDatabase(
      `The database’s user may not create the role ${SERVING_ROLE}. An administrator has to run: ` +
        `CREATE ROLE ${SERVING_ROLE} NOLOGIN; GRANT ${SERVING_ROLE} TO the user of VERNISSAGE_CLUB_DATABASE.`,
      { cause: error },
    );
  }
}

async function canServe(client: ClientBase): Promise<boolean> {
  try {
    await client.query(`SET ROLE ${SERVING_ROLE}`);
    await client.query('RESET ROLE');
    return true;
  } catch (error) {
    if (error instanceof DatabaseError) return false;
    throw error;
  }
}
