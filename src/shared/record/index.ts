export { AUCTION_KINDS } from '../auction/index.ts';
export { boxNotAdmitted, notAdmitted } from './admission.ts';
export {
  atTheEnd,
  recordUntil,
  renamedInSeats,
  seatChanges,
  seatsChange,
  seatsChanged,
  seatsOver,
  withPeople,
  type SeatsOver,
} from './changing-seats.ts';
export { comingAndGoing } from './coming-and-going.ts';
export { isEdits, withEdits, type Edit, type EditRefusal } from './edits.ts';
export { adjustableOf, differences, type Adjustable, type ByName } from './adjustable.ts';
export { addingPlayer, droppedVariants, removingPlayer } from './beginning.ts';
export {
  anyEditionOf,
  BOX_FORMAT,
  BOX_VERSION,
  claimsBox,
  editionKey,
  editionOf,
  isBox,
  isEditionKey,
  readBox,
  rulebookOf,
  sharedKey,
  withNumbersOf,
  type AnyEdition,
  type Box,
} from './boxes.ts';
export { boxReadIn, EDITION_IDS, type EditionId, type KnownEdition } from './editions.ts';
export { currencyOf, FAMILIES, FAMILY_NAMES, familyOf, type FamilyName } from './families.ts';
export { entriesAt, type EntryChoice, type Field } from './entries.ts';
export { candidateFor, saysTheSame, withValue } from './candidate.ts';
export { rebuilt } from './rebuilt.ts';
export {
  editionsFor,
  editsForStart,
  orderIsOpen,
  recordApart,
  startOf,
  swapped,
  swappingSeats,
  variantsOf,
  type Start,
} from './start.ts';
export { fileNameOf, fileTextOf } from './file-name.ts';
export type {
  EventJson,
  GameRecord,
  JsonObject,
  RecordHead,
  RecordPlayer,
  RecordProblem,
} from './game-record.ts';
export { editionFields, editionIn, RECORD_FORMAT, RECORD_VERSION } from './game-record.ts';
export { isPlayer } from './head.ts';
export { type FileCode, type RecordCode } from './codes.ts';
export { asGuess, confirmed, guesses, isGuess, noteOf, withNote } from './guess.ts';
export { areLabels, distinctTags, relabelled, type Labelling } from './labels.ts';
export { lighterTrackings } from './lighter-tracking.ts';
export { minutesOf, timesOf } from './moments.ts';
export { changeSeats, changingSeatsBefore, onlyMoves, withSeatsKept } from './reseated.ts';
export { completeLots, hasCompleteLot, isAwaited, lotsOf, type Lot } from './lots.ts';
export { repairsOf, type Corrected, type Repair } from './repairs.ts';
export { positionsOf, worthAt, worthThrough, type Position } from './worth.ts';
export { type Follows } from './reseating.ts';
export { readRecord, replay, type Replay } from './replay.ts';
export { without } from './rewriting.ts';
export { timelineOf, type Timeline } from './timeline.ts';
export {
  openTable,
  outcomeOf,
  prizesOf,
  sameFamily,
  step,
  type States,
  type Table,
  type TableOf,
} from './table.ts';
