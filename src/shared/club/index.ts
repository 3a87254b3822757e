export { canonicalCarried, carriedText, type Carried } from './carried.ts';
export {
  CLUB_PORT,
  CLUB_PROTOCOL,
  clubLink,
  LARGEST_CLUB_REQUEST_BYTES,
  readClubLink,
  ROLES,
  type ClubLink,
  type ClubProblem,
  type ClubSeen,
  type Invitation,
  type InvitationRequest,
  type Joined,
  type JoinRequest,
  type Kept,
  type Member,
  type Members,
  type PageRequest,
  type PageTicket,
  type Role,
  type Since,
} from './protocol.ts';
export { isForOwners, namedIn, readStatement, subjectOf, supersedes, type Statement } from './statement.ts';
