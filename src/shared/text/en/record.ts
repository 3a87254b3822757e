import type { FileCode, RecordCode } from '../../record/index.ts';
import type { Message } from '../message.ts';

export const problems: Record<RecordCode | FileCode, Message> = {
  missing: () => 'This has to be given.',
  'not-an-object': () => 'This has to be a JSON object.',
  'not-a-list': () => 'This has to be a list.',
  'not-text': () => 'This has to be text.',
  'empty-text': () => 'This may not be empty.',
  'not-a-number': () => 'This has to be a number.',
  'not-true-or-false': () => 'This has to be true or false.',
  'unknown-format': () => 'This is not a Vernissage game.',
  'unknown-version': () => 'There is no such version of the game record.',
  'future-version': ({ version, newest }, { count }) =>
    `This game was written by a newer Vernissage (version ${count(version)} of the record, ` +
    `this one reads up to ${count(newest)}): bring Vernissage up to date to open it.`,
  'unknown-edition': ({ edition }) => `There is no edition called “${String(edition)}”.`,
  'wrong-number-of-players': ({ players, least, most }, { count }) =>
    `This edition is for ${count(least)} to ${count(most)} players, not ${count(players)}.`,
  'same-player-twice': ({ player }) => `The player “${String(player)}” sits at this table already.`,
  'not-a-seat': ({ players }, { count }) =>
    `Seats are counted from 0, and there are ${count(players)} at this table.`,
  'unusable-id': ({ most }, { count }) => `An id has 1 to ${count(most)} visible characters.`,
  'not-a-date': () => 'This has to be a day, such as 2019-03-02.',
  'too-long': ({ most }, { count }) => `This may have at most ${count(most)} characters.`,
  'too-many': ({ most }, { count }) => `There may be at most ${count(most)} of these.`,
  'too-large': ({ megabytes }, { count }) => `A game may take up at most ${count(megabytes)} MB.`,
  'no-such-file': () => 'There is no such file.',
  'not-a-file': () => 'This is a folder: name the files in it.',
  'unreadable-file': ({ reason }) => `This could not be read (${String(reason)}).`,
  'file-too-long': ({ megabytes }, { count }) => `A record of more than ${count(megabytes)} MB is not read.`,
  'line-too-long': ({ megabytes }, { count }) => `A line of more than ${count(megabytes)} MB is not read.`,
  'not-utf-8': () => 'This is not text in UTF-8.',
  'nested-too-deep': () => 'Brackets stand in brackets here more often than in any game.',
  'not-json': ({ reason }) => `This is not JSON: ${String(reason)}.`,
};
