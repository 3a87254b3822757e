import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  placesOf,
  project,
  PROJECTION_VERSION,
  projectResult,
} from '../../../src/shared/projection/index.ts';
import { timelineOf } from '../../../src/shared/record/index.ts';
import { auctionRecord } from '../../fixtures/auction.ts';
import { timelineIn } from '../../fixtures/replayed.ts';
import { FIRST_BOXES } from '../../play/first-boxes.ts';
import { readFixtures } from '../../play/fixture-file.ts';
import { wholeGame } from '../record/games.ts';

test('a game has no rows until its winners are known', () => {
  for (let seed = 0; seed < 5; seed += 1) {
    const { record } = timelineIn(wholeGame(seed));
    const { events } = record;
    expect(project(timelineOf({ ...record, events: events.slice(0, -1) }, null))).toBeNull();
    expect(project(timelineOf({ ...record, events: [...events, { type: 'offer' }] }, null))).toBeNull();
  }
});

test('the rows of the example games are unchanged unless the version is increased', () => {
  const projections = FIRST_BOXES.flatMap((edition) => {
    const kept = readFixtures(edition).filter(({ name }) => name.includes('played'));
    if (kept.length === 0) return [];
    const hash = createHash('sha256');
    for (const { record } of kept.slice(0, 10)) hash.update(JSON.stringify(project(timelineIn(record))));
    return [[edition, hash.digest('hex').slice(0, 16)]];
  });
  // If you get other fingerprints here, increase the version, so that stored games are recalculated.
  expect(PROJECTION_VERSION).toBe(9);
  expect(FINGERPRINTS).toMatchObject(Object.fromEntries(projections));
});

const FINGERPRINTS = {
  'modern-art-1994': '70d0ac48cf0b8141',
  'modern-art-cmon-en': '083912d8b03df680',
  'modern-art-cmon-it': '07fc144b5b01f71f',
  'masters-gallery': 'f47de1d94a0cf06d',
  'modern-art-card-game': '90d23992402998ca',
};

test('a result counts as paid out what its rounds say, and nothing is known of one without', () => {
  const { record } = timelineIn(auctionRecord([]));
  const paidOut = (rounds: readonly (readonly number[])[]) =>
    projectResult(record, { scores: null, winners: [], rounds, minutes: null, source: 'paper' }).results.map(
      (result) => result.paidOut,
    );
  expect(paidOut([])).toEqual([null, null, null, null]);
  expect(
    paidOut([
      [1, 2, 3, 4],
      [10, 0, 0, 5],
    ]),
  ).toEqual([11, 2, 3, 9]);
});

test.each([
  ['go by score', [90, 120, 100], [1], [3, 1, 2]],
  ['are shared by equals, and the next is left out', [120, 100, 120, 90], [0, 2], [1, 3, 1, 4]],
  ['put whoever is said to have won before those with more', [120, 120, 90, 130], [1], [3, 1, 4, 2]],
  ['are first for all who are said to have won', [0, 90, -5, 100], [0, 2], [1, 4, 1, 3]],
  ['of winners alone leave the others without one', null, [2], [null, null, 1, null]],
  ['are nobody’s as long as nobody has won', [1, 2], null, [null, null]],
] as const)('places: %s', (_, scores, winners, places) => {
  expect(placesOf(places.length, scores, winners)).toEqual(places);
});
