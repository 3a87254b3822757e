import { DatabaseError } from 'pg';
import type { ClubProblem } from '../shared/club/index.ts';

/** A request is refused, and the laptop is told why. */
export class Refused extends Error {
  readonly problem: ClubProblem;

  constructor(problem: ClubProblem) {
    super(problem.problem);
    this.problem = problem;
  }
}

export const STATUS: Readonly<Record<ClubProblem['problem'], number>> = {
  'unknown-key': 401,
  revoked: 403,
  'not-allowed': 403,
  'last-owner': 403,
  'not-found': 404,
  'other-version': 409,
  'no-invitation': 410,
  'too-large': 413,
  'wrong-hash': 422,
  malformed: 422,
  'not-a-game': 422,
  'wrong-clock': 422,
  'too-many': 429,
  unavailable: 503,
  full: 507,
};

/** What a failure of the database means to a laptop; `null` if the server itself has failed. */
export function troubleOf(error: unknown): ClubProblem | null {
  if (error instanceof Refused) return error.problem;
  if (!(error instanceof Error)) return null;
  if (error instanceof DatabaseError) return troubleWithCode(error.code ?? '');
  return isAway(error) ? unavailable(isBusy(error) ? BUSY_SECONDS : AWAY_SECONDS) : null;
}

/** A database that was stopped is rarely back at once. */
export const AWAY_SECONDS = 30;
/** All connections were taken for as long as anybody waits for one. */
const BUSY_SECONDS = 5;

export function unavailable(seconds = AWAY_SECONDS): ClubProblem {
  return { problem: 'unavailable', seconds };
}

function isBusy({ message }: Error): boolean {
  return message.startsWith('timeout exceeded');
}

/** By PostgreSQL's list of error codes. */
function troubleWithCode(code: string): ClubProblem | null {
  if (code === DISK_FULL) return { problem: 'full' };
  return AWAY.some((beginning) => code.startsWith(beginning)) ? unavailable() : null;
}

const DISK_FULL = '53100';

/**
 * Lost connections, too few resources, a server that is being shut down, started or read only, and a query that took too
 * long.
 */
const AWAY = ['08', '53', '57', '25006', '28', '3D000', '55P03', '40'];

/** Whether pg has lost its connection, or never got one, or has been closed. The system's codes tell, or only messages. */
function isAway(error: Error): boolean {
  if ('code' in error && typeof error.code === 'string') return /^(?!ERR_)E[A-Z_]+$/.test(error.code);
  return /^(Connection terminated|driver has already been destroyed|timeout exceeded|Client has encountered|The server does not|Client was closed|Query read timeout)/.test(
    error.message,
  );
}
