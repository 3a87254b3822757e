import { BOX_CODES } from '../core/box-reading.ts';

/** Why a document is not a record, in either family. */
export const RECORD_CODES = [
  'missing',
  'not-an-object',
  'not-a-list',
  'not-text',
  'empty-text',
  'not-a-number',
  'not-true-or-false',
  'unknown-format',
  'unknown-version',
  'future-version',
  'unknown-edition',
  'wrong-number-of-players',
  'same-player-twice',
  'not-a-seat',
] as const;

/** Why the box in a record, or in a file of its own, is not one. */
export const MADE_BOX_CODES = [...BOX_CODES, 'base-is-a-box'] as const;

/** Why a valid record is not accepted. */
export const ADMISSION_CODES = ['unusable-id', 'not-a-date', 'too-long', 'too-many', 'too-large'] as const;

export type RecordCode =
  | (typeof RECORD_CODES)[number]
  | (typeof MADE_BOX_CODES)[number]
  | (typeof ADMISSION_CODES)[number];

/** Why a file, or a line of it, doesn't contain a document. */
export const FILE_CODES = [
  'no-such-file',
  'not-a-file',
  'unreadable-file',
  'file-too-long',
  'line-too-long',
  'not-utf-8',
  'not-json',
  'nested-too-deep',
] as const;

export type FileCode = (typeof FILE_CODES)[number];
