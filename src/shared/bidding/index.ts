/** An auction run by the app, step by step, until it becomes one event of the game. */
export { boundsOf } from './bounds.ts';
export { follow, startAuction, type Refused } from './follow.ts';
export {
  coverBids,
  hear,
  isRun,
  NOTHING_STORED,
  readStoredAuction,
  LIVE_AUCTION_KEY,
  runAuction,
  type HeardStep,
  type RunSoFar,
  type StoredAuction,
} from './stored.ts';
export { standingBid, type LiveAuction } from './live-auction.ts';
export { speakers, turnJump, type TurnJump } from './speakers.ts';
export { readSaying, type Saying, type Step, type Uncover } from './step.ts';
