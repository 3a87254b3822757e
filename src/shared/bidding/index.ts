/** An auction that the app runs: what is said in it, step by step, until it is one event of the game. */
export { boundsOf } from './bounds.ts';
export { follow, openRoom, type Refused } from './follow.ts';
export {
  coverBids,
  NOTHING_KEPT,
  readRoom,
  ROOM_KEY,
  runRoom,
  type KeptRoom,
  type RunSoFar,
  type ShownRoom,
} from './kept.ts';
export {
  standingBid,
  type Adding,
  type Asking,
  type Bid,
  type Calling,
  type Covered,
  type Covering,
  type Decided,
  type Deciding,
  type InTurn,
  type Naming,
  type Room,
  type Said,
  type Unwanted,
} from './room.ts';
export { speakers, turnJump, type TurnJump } from './speakers.ts';
export type { Step } from './step.ts';
