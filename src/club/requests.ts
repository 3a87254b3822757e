import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import {
  CLUB_PROTOCOL,
  clubLink,
  LARGEST_CLUB_REQUEST_BYTES,
  type Invitation,
  type Joined,
  type JoinRequest,
  type Kept,
  type Members,
  type Role,
} from '../shared/club/index.ts';
import { EVERYBODY, openAccess, OWNERS, WRITERS, type KnownMember } from './access.ts';
import { sendAnswer, sendProblem } from './answer.ts';
import { INVITATION_REQUEST, JOIN_REQUEST, PAGE_REQUEST, readJson, readText } from './body.ts';
import { openChecker } from './checker.ts';
import type { ClubDatabase, ClubTransaction } from './database.ts';
import { join, recover } from './joining.ts';
import { openKeeper } from './keeping.ts';
import { paceOf, USUAL_LIMITS, type Limits, type Pace } from './limits.ts';
import { invited, membersOf, openPage, revoke } from './members.ts';
import { openNewsRoom } from './news.ts';
import { Refused, troubleOf, unavailable } from './problems.ts';
import { pageSince, seen, unpack } from './reading.ts';
import { openStreams } from './streams.ts';
import { openUnderWay } from './under-way.ts';
import { addressOf, keyIn } from './visitor.ts';

export interface ClubOptions {
  readonly database: ClubDatabase;
  /** Where laptops reach this server, without a slash at the end; it goes into invitations. */
  readonly address: () => string;
  /** Whose word about where a request comes from is believed. */
  readonly proxies?: readonly string[];
  readonly limits?: Limits;
  readonly now?: () => Date;
  /** Lets a member read the club's page in a browser. Without it there is no page. */
  readonly giveTicket?: (member: KnownMember) => string;
  /** Answers everything outside the protocol: the club page, health. */
  readonly others?: RequestListener;
  /** An error that nobody expected. The request is answered. */
  readonly onError?: (error: unknown) => void;
}

export function answerRequests({
  database,
  address,
  proxies = [],
  limits = USUAL_LIMITS,
  now = () => new Date(),
  others,
  giveTicket,
  onError = () => undefined,
}: ClubOptions) {
  const keeper = openKeeper(database);
  const room = openNewsRoom(database, onError);
  const clock = (): number => now().getTime();
  const perKey = paceOf(limits.perKey, clock);
  const perAddress = paceOf(limits.perAddress, clock);
  const wrong = paceOf(limits.wrong, clock);
  const checking = paceOf(limits.checking, clock);
  const checker = openChecker(checking);
  const adding = openUnderWay(limits);
  const asking = openUnderWay({ mostAtOnce: limits.mostReadAtOnce, mostBytesAtOnce: 0 });
  const access = openAccess(database, (member) => counted(perKey, member.id));
  // Telling a laptop something isn't its own request.
  const streams = openStreams(
    openAccess(database, () => undefined),
    room,
    limits,
    onError,
  );

  const body = (request: IncomingMessage, most = LARGEST_SMALL_REQUEST_BYTES): Promise<string> =>
    readText(request, most, limits.mostReceivingMilliseconds);

  async function joining(
    request: IncomingMessage,
    take: (database: ClubDatabase, request: JoinRequest) => Promise<Joined>,
  ): Promise<Joined> {
    const asked = readJson(JOIN_REQUEST, await body(request));
    if (asked.protocol !== CLUB_PROTOCOL) throw otherVersion();
    return take(database, asked);
  }

  async function keeping(request: IncomingMessage, kind: 'log' | 'said', hash: string): Promise<Kept> {
    const member = await access.member(keyIn(request), WRITERS);
    allowed(checking.wait(member.id));
    return adding.during(member.id, mostBytesOf(request), async () => {
      const text = await body(request, LARGEST_CLUB_REQUEST_BYTES);
      const thing = await checker.check(member.id, { kind, hash, text }, now().toISOString());
      return keeper.keep(member, thing);
    });
  }

  const asMember = <T>(request: IncomingMessage, roles: readonly Role[], work: AsMember<T>): Promise<T> =>
    asking.during(keyIn(request), 0, () => access.as(keyIn(request), roles, work));

  const reading = <T>(request: IncomingMessage, work: AsMember<T>): Promise<T> =>
    asMember(request, EVERYBODY, work);

  const owning = <T extends Members | Invitation>(request: IncomingMessage, work: AsMember<T>): Promise<T> =>
    asMember(request, OWNERS, work);

  /** The answer; `null` if it is a stream, which goes on. */
  async function answerTo(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<unknown> {
    const [, , what = '', name = '', act = ''] = path.split('/');
    switch (
      `${request.method} ${[what, ...(name === '' ? [] : ['*']), ...(act === '' ? [] : [act])].join('/')}`
    ) {
      case 'POST join':
        return joining(request, join);
      case 'POST recover':
        return joining(request, recover);
      case 'GET club':
        return reading(request, (transaction, member) => seen(transaction, member, now().toISOString()));
      case 'PUT log/*':
      case 'PUT said/*':
        if (!/^[0-9a-f]{64}$/.test(name)) break;
        return keeping(request, what === 'log' ? what : 'said', name);
      case 'GET since/*': {
        if (!/^\d{1,15}$/.test(name)) break;
        const page = await reading(request, (transaction, { club }) =>
          pageSince(transaction, club, Number(name)),
        );
        return unpack(page);
      }
      case 'GET news': {
        const member = await access.member(keyIn(request), EVERYBODY);
        await streams.open(keyIn(request), member, response);
        return null;
      }
      case 'GET members':
        return owning(request, (transaction, member) => membersOf(transaction, member, address()));
      case 'POST invitations': {
        const { role } = readJson(INVITATION_REQUEST, await ownersBody(request));
        return owning(request, (transaction, member) => invited(transaction, member, address(), role));
      }
      case 'POST members/*/revoke':
        if (!UUID.test(name)) break;
        return owning(request, (transaction, member) => revoke(transaction, member, address(), name));
      case 'POST ticket': {
        const member = await access.member(keyIn(request), EVERYBODY);
        if (giveTicket === undefined) break;
        return { link: clubLink({ server: address(), kind: 'page', token: giveTicket(member) }) };
      }
      case 'POST page': {
        const { open } = readJson(PAGE_REQUEST, await ownersBody(request));
        return owning(request, (transaction, member) => openPage(transaction, member, address(), open));
      }
    }
    throw new Refused({ problem: 'not-found' });
  }

  /** Nobody else's body is read. */
  async function ownersBody(request: IncomingMessage): Promise<string> {
    await access.member(keyIn(request), OWNERS);
    return body(request);
  }

  async function respond(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const from = addressOf(request, proxies);
    try {
      counted(perAddress, from);
      if (!path.startsWith(`/v${CLUB_PROTOCOL}/`)) throw otherVersion();
      const answer = await answerTo(request, response, path);
      if (answer !== null) await sendAnswer(request, response, 200, answer);
    } catch (error) {
      const problem = troubleOf(error);
      // A laptop that went away in the middle is nothing unusual.
      if (problem === null && request.complete) onError(error);
      const seconds = problem !== null && IS_WRONG.includes(problem.problem) ? wrong.count(from) : 0;
      await sendProblem(
        request,
        response,
        seconds > 0 ? { problem: 'too-many', seconds } : (problem ?? unavailable()),
      );
    }
  }

  return {
    handle: (request: IncomingMessage, response: ServerResponse) => {
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('X-Content-Type-Options', 'nosniff');
      const path = URL.parse(request.url ?? '/', 'http://club')?.pathname ?? '/';
      if (others === undefined || /^\/v\d+\//.test(path)) {
        void respond(request, response, path);
        return;
      }
      const seconds = perAddress.count(addressOf(request, proxies));
      if (seconds > 0) response.writeHead(429, { 'Retry-After': seconds }).end();
      else others(request, response);
    },
    /** How many laptops are listening for news. */
    listening: streams.count,
    close: async () => {
      streams.close();
      checker.close();
      await room.close();
    },
  };
}

type AsMember<T> = (transaction: ClubTransaction, member: KnownMember) => Promise<T>;

/** Everything but logs and statements is short. */
const LARGEST_SMALL_REQUEST_BYTES = 10_000;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** How long a body may be: what it says of itself, if it does. */
function mostBytesOf({ headers }: IncomingMessage): number {
  return Math.min(
    Number(headers['content-length'] ?? LARGEST_CLUB_REQUEST_BYTES),
    LARGEST_CLUB_REQUEST_BYTES,
  );
}

/** Somebody who guesses gets these, and soon hears only that it was too often. */
const IS_WRONG: readonly string[] = ['unknown-key', 'no-invitation'];

function otherVersion(): Refused {
  return new Refused({ problem: 'other-version', protocol: CLUB_PROTOCOL });
}

function counted(pace: Pace, who: string): void {
  allowed(pace.count(who));
}

function allowed(seconds: number): void {
  if (seconds > 0) throw new Refused({ problem: 'too-many', seconds });
}
