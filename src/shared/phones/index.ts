/** What a phone at the table may see and say. */
export { judge, judgeSeal, judgeUnseal, type Judged, type NotJudged } from './judge.ts';
export { auctionAt, type PhoneLanguage, type PhoneMoment } from './moment.ts';
export {
  DOOR_CLOSED,
  DOOR_REFUSED,
  LARGEST_SAID_BYTES,
  type DoorRefusal,
  type Said,
  type SaidStep,
  type Told,
} from './protocol.ts';
export { refusalOf } from './refusal.ts';
export { readSaid } from './read-said.ts';
export { CODE_LENGTH, CODE_LETTERS } from './typed-code.ts';
export { boardView, seatView } from './view.ts';
