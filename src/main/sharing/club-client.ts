import type * as v from 'valibot';
import type { SharingRefusal } from '../../shared/api/sharing.ts';
import {
  CLUB_PROTOCOL,
  clubLink,
  readClubLink,
  type ClubProblem,
  type ClubSeen,
  type Joined,
  type PageTicket,
  type Role,
} from '../../shared/club/index.ts';
import { err, ok, type Result } from '../../shared/core/result.ts';
import { SharingFailed } from './carrier.ts';
import { CLUB_SEEN, INVITATION, JOINED, MEMBERS, PAGE_TICKET } from './club-answers.ts';
import { connectToClub, type ClubAddress } from './club-http.ts';
import { problemFrom } from './club-problems.ts';

/** What a laptop asks of its club besides exchanging games. */
export type ClubClient = ReturnType<typeof clubClient>;

export function clubClient(address: ClubAddress) {
  return {
    club: (): Promise<Result<ClubSeen, SharingRefusal>> => asked(address, CLUB_SEEN, 'GET', 'club'),
    members: () => asked(address, MEMBERS, 'GET', 'members'),
    invite: (role: Role) => asked(address, INVITATION, 'POST', 'invitations', { role }),
    revoke: (id: string) => asked(address, MEMBERS, 'POST', `members/${encodeURIComponent(id)}/revoke`, {}),
    /** A link to the club page for a browser on this laptop. */
    ticket: async (): Promise<Result<PageTicket, SharingRefusal>> => {
      const given = await asked(address, PAGE_TICKET, 'POST', 'ticket', {});
      if (!given.ok) return given;
      // A server can't open anything but its own page here.
      const link = readClubLink(given.value.link);
      return link?.kind === 'page' && link.server === address.server ? given : err({ why: 'no-club' });
    },
    openPage: (open: boolean) => asked(address, MEMBERS, 'POST', 'page', { open }),
  };
}

export interface JoinedClub extends Joined {
  readonly server: string;
}

/**
 * Joins a club by the link of an invitation or of a recovery code. The recovery code that comes back is a link, too:
 * so the address is written down as well.
 */
export async function joinClub(link: string, laptop: string): Promise<Result<JoinedClub, SharingRefusal>> {
  const read = readClubLink(link);
  if (read === null || read.kind === 'page') return err({ why: 'no-link' });
  const { server, kind, token } = read;
  const joined = await asked(
    { server, key: null },
    JOINED,
    'POST',
    kind === 'invitation' ? 'join' : 'recover',
    { protocol: CLUB_PROTOCOL, invitation: token, laptop },
  );
  if (!joined.ok) return joined;
  const { recovery, ...others } = joined.value;
  return ok({
    ...others,
    server,
    recovery: recovery === null ? null : clubLink({ server, kind: 'recovery', token: recovery }),
  });
}

async function asked<Shape extends v.GenericSchema>(
  address: ClubAddress,
  shape: Shape,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<Result<v.InferOutput<Shape>, SharingRefusal>> {
  const connection = connectToClub(address);
  try {
    const answer = await connection.ask(
      shape,
      method,
      path,
      body === undefined ? undefined : JSON.stringify(body),
    );
    return answer.ok ? answer : err(refusalFrom(answer.error));
  } catch (error) {
    if (error instanceof SharingFailed) return err(error.problem);
    throw error;
  } finally {
    connection.close();
  }
}

function refusalFrom(problem: ClubProblem): SharingRefusal {
  switch (problem.problem) {
    case 'no-invitation':
    case 'last-owner':
      return { why: problem.problem };
    default:
      return problemFrom(problem, new Date());
  }
}
