import { DatabaseError } from 'pg';
import { takeLock, type Lock } from '../../main/folder/lock.ts';
import { openClubDatabase, type ClubDatabase, type DatabasePlace } from '../database.ts';
import { UnfitDatabase } from '../migrate.ts';
import { accountFor } from '../postgres/account.ts';
import { runningPostgres, startPostgres, type Postgres } from '../postgres/index.ts';
import { troubleOf } from '../problems.ts';
import { codeOf } from './places.ts';
import { CommandProblem } from './problem.ts';

/** A club's database for as long as a command needs it. */
export interface Opened {
  readonly database: ClubDatabase;
  /** The private PostgreSQL, if this process runs it. */
  readonly postgres: Postgres | null;
  readonly close: () => Promise<void>;
}

export interface OpenOptions {
  readonly folder: string;
  /** Who PostgreSQL runs as. */
  readonly user: string | null;
  readonly environment: NodeJS.ProcessEnv;
}

/** For the server itself: nobody else may use the folder. */
export async function openForServer(options: OpenOptions): Promise<Opened> {
  const lock = takeLock(options.folder);
  if (lock === null) throw new CommandProblem(({ folder }) => folder.taken(options.folder));
  return openWith(lock, options);
}

/** For the other commands: through the database of a running server, or by starting it for a moment. */
export async function openForCommand(options: OpenOptions): Promise<Opened> {
  const { folder, environment } = options;
  if (givenDatabase(environment) !== null) return openAt(givenDatabase(environment) ?? '', null, []);
  const lock = takeLock(folder);
  if (lock !== null) return openWith(lock, options);
  const connection = runningPostgres(folder);
  const busy = new CommandProblem((words) => words.folder.busy(folder));
  if (connection === null) throw busy;
  return openAt(connection, null, []).catch((error: unknown) => {
    throw troubleOf(error)?.problem === 'unavailable' ? busy : error;
  });
}

/** Whether the private PostgreSQL isn't used. */
export function givenDatabase({ VERNISSAGE_CLUB_DATABASE }: NodeJS.ProcessEnv): string | null {
  return VERNISSAGE_CLUB_DATABASE === undefined || VERNISSAGE_CLUB_DATABASE === ''
    ? null
    : VERNISSAGE_CLUB_DATABASE;
}

async function openWith(lock: Lock, { folder, user, environment }: OpenOptions): Promise<Opened> {
  const release = (): Promise<void> => {
    lock.release();
    return Promise.resolve();
  };
  try {
    const given = givenDatabase(environment);
    if (given !== null) return await openAt(given, null, [release]);
    const postgres = await startPostgres(folder, { account: accountFor(user), durable: true });
    return await openAt(postgres.connection, postgres, [postgres.stop, release]);
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** `closing` runs afterwards, also if the database can't be used. */
async function openAt(
  place: DatabasePlace,
  postgres: Postgres | null,
  closing: readonly (() => Promise<void>)[],
): Promise<Opened> {
  if (typeof place === 'string' && !/^postgres(ql)?:\/\//.test(place)) {
    throw new CommandProblem(({ database }) => database.badAddress);
  }
  try {
    const database = await openClubDatabase(place);
    return {
      database,
      postgres,
      close: async () => {
        await database.close();
        for (const close of closing) await close();
      },
    };
  } catch (error) {
    for (const close of closing) await close();
    if (error instanceof UnfitDatabase) throw new CommandProblem(() => error.message, { cause: error });
    if (typeof place !== 'string') throw error;
    throw new CommandProblem(
      ({ database }) =>
        isRefusal(error) ? database.notAllowed(error.message) : database.notReached(reasonOf(error)),
      { cause: error },
    );
  }
}

/** Whether PostgreSQL answered, but doesn’t let us make our tables. */
function isRefusal(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && /^(25|42)/.test(error.code ?? '');
}

/** Several addresses of one host fail together. */
function reasonOf(error: unknown): string {
  return error instanceof AggregateError ? error.errors.map(codeOf).join(', ') : String(error);
}
