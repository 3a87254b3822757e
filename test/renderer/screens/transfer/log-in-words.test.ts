import { expect, test } from 'vitest';
import { entriesApart, logInWords } from '../../../../src/renderer/screens/transfer/log-in-words.ts';
import { type EventJson, type GameRecord } from '../../../../src/shared/record/index.ts';
import { recordOf } from '../../../fixtures/replayed.ts';
import { wholeGame } from '../../../shared/record/games.ts';
import { language } from '../../spoken.ts';

const WHOLE = wholeGame(3);
const AT = 9;
const reader = { words: language.words, language: 'en', locale: 'en-GB' } as const;

/** The game with other entries. */
function logOf(change: (events: readonly EventJson[]) => readonly EventJson[]): GameRecord {
  return recordOf({ ...WHOLE, events: change(WHOLE.events) });
}

const as = logOf((events) => events);
const noted = (index: number) =>
  logOf((events) => events.with(index, { ...events[index], note: 'late', type: events[index]?.type ?? '' }));

test('only entries that differ are told, not the same ones that follow them', () => {
  expect(entriesApart([as, noted(AT)])).toEqual({ shared: AT, positions: [[AT], [AT]] });
  expect(entriesApart([as, noted(2), noted(AT)]).positions[0]).toEqual([2, AT].toSorted((a, b) => a - b));
  expect(logInWords(noted(AT), [AT], reader).apart).toHaveLength(1);
  expect(logInWords(as, [AT], reader).further).toBe(0);
});

test('an entry that only one of them has is told there', () => {
  const less = logOf((events) => events.toSpliced(AT, 1));
  expect(entriesApart([as, less])).toEqual({ shared: AT, positions: [[AT], []] });
});

test('a log that ends earlier has none of the rest', () => {
  const begun = logOf((events) => events.slice(0, 4));
  const longer = logOf((events) => events.slice(0, 14));
  const rest = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
  expect(entriesApart([begun, longer])).toEqual({ shared: 4, positions: [[], rest] });
  const further = (count: number) => logInWords(longer, rest.slice(0, count), reader).further;
  expect([5, 6, 7, 8, 10].map(further)).toEqual([0, 0, 1, 2, 4]);
});

test('logs whose entries are the same have none', () => {
  expect(entriesApart([as, as]).positions).toEqual([[], []]);
  expect(entriesApart([]).positions).toEqual([]);
});
