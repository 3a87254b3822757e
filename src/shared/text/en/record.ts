import type { FileCode, RecordCode } from '../../record/index.ts';
import type { Message } from '../message.ts';

export const problems: Record<RecordCode | FileCode, Message> = {
  missing: () => 'This is missing.',
  'not-an-object': () => 'This must be a JSON object.',
  'not-a-list': () => 'This must be a list.',
  'not-text': () => 'This must be text.',
  'empty-text': () => 'This can’t be empty.',
  'not-a-number': () => 'This must be a number.',
  'not-true-or-false': () => 'This must be true or false.',
  'unknown-format': ({ format }) =>
    format === undefined
      ? 'This isn’t from Vernissage.'
      : `This version of Vernissage doesn’t know the format “${String(format)}”. ` +
        'If a newer version made this, update Vernissage to open it.',
  'unknown-version': () => 'There’s no such version of the game record.',
  'future-version': ({ version, newest }, { count }) =>
    `This game is from a newer Vernissage (version ${count(version)} of the record, ` +
    `this one reads up to ${count(newest)}). Update Vernissage to open it.`,
  'unknown-edition': ({ edition }) =>
    `This version of Vernissage doesn’t know the box “${String(edition)}”. A newer version made this: ` +
    'update Vernissage to open it.',
  'wrong-number-of-players': ({ players, least, most }, { count }) =>
    `This box is for ${count(least)} to ${count(most)} players, not ${count(players)}.`,
  'same-player-twice': ({ player }) => `The player “${String(player)}” is here twice.`,
  'not-a-seat': ({ players }, { count }) => `Seats count from 0, and this table has ${count(players)}.`,
  'not-from-to': ({ least, most }, { count }) =>
    `This must be a whole number from ${count(least)} to ${count(most)}.`,
  'not-one-of': ({ allowed }) => `This must be one of these: ${String(allowed)}.`,
  'not-so-many': ({ wanted, found }, { count }) =>
    `There must be ${count(wanted)} of these, not ${count(found)}.`,
  twice: ({ value }) => `“${String(value)}” is there twice. Choose another.`,
  'not-an-artist-id': () => 'This must have 1 to 40 characters: a to z, 0 to 9 and hyphens.',
  'kinds-not-the-cards': ({ kinds, cards }, { count }) =>
    `The kinds add up to ${count(kinds)} cards, but there are ${count(cards)}.`,
  rises: () => 'This can’t be more than the one before it.',
  'does-not-rise': () => 'This must be more than the one before it.',
  'too-few-cards': ({ needed, cards }, { count }) =>
    `The deal takes ${count(needed)} cards, but there are only ${count(cards)}. Deal fewer, or add cards.`,
  'deal-for-more-rounds': ({ rounds, base }, { count }) =>
    `Say how many cards are dealt: the box this is based on has ${count(base)} rounds, not ${count(rounds)}.`,
  'base-is-a-box': () => 'This must be one of the boxes that are built in.',
  'unusable-id': ({ most }, { count }) => `An id must have 1 to ${count(most)} visible characters.`,
  'not-a-date': () => 'This must be a day, such as 2019-03-02.',
  'too-long': ({ most }, { count }) => `This can have at most ${count(most)} characters.`,
  'too-many': ({ most }, { count }) => `There can be at most ${count(most)} of these.`,
  'too-large': ({ megabytes }, { count }) => `A game can take up at most ${count(megabytes)} MB.`,
  'no-such-file': () => 'There’s no such file.',
  'not-a-file': () => 'This is a folder. Name the files in it.',
  'unreadable-file': ({ reason }) => `Couldn’t read this (${String(reason)}).`,
  'file-too-long': ({ megabytes }, { count }) => `A record can’t be larger than ${count(megabytes)} MB.`,
  'line-too-long': ({ megabytes }, { count }) => `A line can’t be larger than ${count(megabytes)} MB.`,
  'not-utf-8': () => 'This isn’t UTF-8 text.',
  'nested-too-deep': () => 'The brackets are nested too deep for a game.',
  'not-json': ({ reason }) => `This isn’t JSON: ${String(reason)}.`,
};
