import { setTimeout } from 'node:timers/promises';
import type { SkippedFile } from '../../shared/api/sharing.ts';
import type { Carried, ClubProblem, Since } from '../../shared/club/index.ts';
import { canonical } from '../../shared/transfer/index.ts';
import { Cancelled, NEVER } from '../job/job.ts';
import { SharingFailed, type CarriedPage, type Carrier } from './carrier.ts';
import { CLUB_SEEN, KEPT, SINCE } from './club-answers.ts';
import { connectToClub, type ClubAddress, type ClubConnection } from './club-http.ts';
import { problemFrom, secondsAhead } from './club-problems.ts';
import { readCarried } from './read-carried.ts';

/** More than this, and the latest word wouldn't be the latest. */
const MOST_CLOCKS_DIFFER_SECONDS = 120;

/** Enough to fill the time an answer takes; the server commits together what arrives together. */
const MOST_IN_FLIGHT = 8;

/** Of those that were told to wait, and after that the sync job tries again later. */
const MOST_TRIES = 4;
const LONGEST_PAUSE_SECONDS = 20;

interface ClubCarrierOptions {
  /** Once it is aborted, everything throws `Cancelled`, whatever it waits for. */
  readonly cancelled?: AbortSignal;
  readonly now?: () => Date;
}

/** A club's server as a place where laptops leave things for each other. */
export function clubCarrier(
  address: ClubAddress,
  { cancelled = NEVER, now = () => new Date() }: ClubCarrierOptions = {},
): Carrier {
  async function* since(
    cursor: string,
    isKnown: (hash: string) => boolean,
    skip: (file: SkippedFile) => void,
  ): AsyncGenerator<CarriedPage, void> {
    const connection = patientConnection(address, cancelled, now);
    try {
      await checkClock(connection, now);
      let from = /^\d{1,15}$/.test(cursor) ? cursor : '0';
      for (;;) {
        const page = await connection.ask(SINCE, 'GET', `since/${from}`);
        if (!page.ok) throw new SharingFailed(problemFrom(page.error, now()));
        const next = String(page.value.next);
        if (page.value.more && next === from) throw new SharingFailed({ why: 'no-club' });
        from = next;
        yield { things: readThings(page.value, isKnown, skip), next, epoch: page.value.epoch };
        if (!page.value.more) return;
      }
    } finally {
      connection.close();
    }
  }

  return {
    since,
    put: async (things) => {
      const connection = patientConnection(address, cancelled, now);
      const left = [...things];
      const refused: string[] = [];
      const putNext = async (): Promise<void> => {
        for (let thing = left.shift(); thing !== undefined; thing = left.shift()) {
          if (!(await isTaken(connection, thing, now))) refused.push(thing.hash);
        }
      };
      try {
        await Promise.all(Array.from({ length: MOST_IN_FLIGHT }, putNext));
      } finally {
        left.length = 0;
        connection.close();
      }
      return refused;
    },
  };
}

async function checkClock(connection: Asking, now: () => Date): Promise<void> {
  const seen = await connection.ask(CLUB_SEEN, 'GET', 'club');
  if (!seen.ok) throw new SharingFailed(problemFrom(seen.error, now()));
  const seconds = secondsAhead(seen.value.now, now());
  if (Math.abs(seconds) > MOST_CLOCKS_DIFFER_SECONDS)
    throw new SharingFailed({ why: 'wrong-clock', seconds });
}

async function isTaken(connection: Asking, thing: Carried, now: () => Date): Promise<boolean> {
  const text = thing.kind === 'log' ? thing.text : canonical(thing.statement);
  const kept = await connection.ask(KEPT, 'PUT', `${thing.kind}/${thing.hash}`, text);
  if (kept.ok) return true;
  if (isAboutTheThing(kept.error)) return false;
  throw new SharingFailed(problemFrom(kept.error, now()));
}

/**
 * Whether everything else can still be exchanged. A newer server may take it, and so will one that has reached the moment
 * of a statement: the clocks agree, so it was another day's clock that was wrong.
 */
function isAboutTheThing({ problem }: ClubProblem): boolean {
  return ['too-large', 'not-a-game', 'malformed', 'wrong-hash', 'wrong-clock'].includes(problem);
}

type Asking = Pick<ClubConnection, 'ask'>;

/** Asks again after a while if the server has too much to do. */
function patientConnection(
  address: ClubAddress,
  cancelled: AbortSignal,
  now: () => Date,
): Asking & Pick<ClubConnection, 'close'> {
  const { ask, close } = connectToClub(address, cancelled);
  return {
    ask: async (...asked) => {
      try {
        for (let tried = 1; ; tried += 1) {
          const answer = await ask(...asked);
          if (answer.ok || !('seconds' in answer.error) || tried === MOST_TRIES) return answer;
          const { seconds } = answer.error;
          if (seconds > LONGEST_PAUSE_SECONDS) throw new SharingFailed(problemFrom(answer.error, now()));
          await setTimeout(1000 * seconds, undefined, { signal: cancelled });
        }
      } catch (error) {
        // Whatever was interrupted says nothing about the club.
        throw cancelled.aborted ? new Cancelled() : error;
      }
    },
    close,
  };
}

/** What isn't known here. A hash that doesn't name what it says would come from a damaged or a false server. */
export function readThings(
  { things }: Since,
  isKnown: (hash: string) => boolean,
  skip: (file: SkippedFile) => void,
): readonly Carried[] {
  const read: Carried[] = [];
  for (const { kind, hash, text } of things) {
    if (isKnown(hash)) continue;
    const thing = readCarried(kind, hash, text);
    if (thing === null) skip({ name: hash, why: 'damaged' });
    else read.push(thing);
  }
  return read;
}
