export { EDITION_IDS, editionOf, type EditionId, type KnownEdition } from './editions.ts';
export type { GameRecord, RecordHead, RecordPlayer, RecordProblem, EventJson } from './game-record.ts';
export { RECORD_FORMAT, RECORD_VERSION } from './game-record.ts';
export { FILE_CODES, RECORD_CODES, type FileCode, type RecordCode } from './codes.ts';
export type { EventWarning } from './play.ts';
export { inEvent, inHead, readRecord, replay, type Replay } from './replay.ts';
export { openTable, outcomeOf, step, type Table } from './table.ts';
