/** An auction run by the app, step by step, until it becomes one event of the game. */
export { follow, type Refused } from './follow.ts';
export { coverBids, NOTHING_KEPT, readRoom, ROOM_KEY, runRoom, type KeptRoom } from './kept.ts';
export { standingBid, type Room } from './room.ts';
export { speakers, turnJump, type TurnJump } from './speakers.ts';
export type { Step } from './step.ts';
