import type { SharingProblem } from '../../shared/api/sharing.ts';
import { CLUB_PROTOCOL, type ClubProblem } from '../../shared/club/index.ts';

/** What a server's refusal means for this laptop. */
export function problemFrom(problem: ClubProblem, now: Date): SharingProblem {
  switch (problem.problem) {
    case 'unknown-key':
    case 'revoked':
    case 'full':
      return { why: problem.problem };
    case 'not-allowed':
      return { why: 'read-only' };
    case 'other-version':
      return { why: 'other-version', update: problem.protocol > CLUB_PROTOCOL ? 'here' : 'there' };
    case 'wrong-clock':
      return { why: 'wrong-clock', seconds: secondsAhead(problem.now, now) };
    case 'too-many':
    case 'unavailable':
      return { why: 'busy', seconds: problem.seconds };
    case 'not-found':
    case 'last-owner':
    case 'no-invitation':
    case 'too-large':
    case 'wrong-hash':
    case 'malformed':
    case 'not-a-game':
      return { why: 'unexpected', detail: problem.problem };
  }
}

/** How far this computer's clock is ahead of the server's. */
export function secondsAhead(there: string, here: Date): number {
  return Math.round((here.getTime() - Date.parse(there)) / 1000);
}
