import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { VALUES_VERSION, valuesOf } from '../../../src/shared/projection/index.ts';
import { timelineOf } from '../../../src/shared/record/index.ts';
import { accountsOf } from '../../../src/shared/story/index.ts';
import { FIRST_BOXES } from '../../play/first-boxes.ts';
import { readFixtures } from '../../play/fixture-file.ts';
import { repetitions } from '../../repetitions.ts';
import { wholeGame } from '../record/games.ts';
import { recordOf } from '../../fixtures/replayed.ts';

test('money is accounted for as in the story of a game', () => {
  for (let seed = 0; seed < repetitions(4, 300); seed += 1) {
    const timeline = timelineOf(recordOf(wholeGame(seed)), null);
    expect(valuesOf(timeline).accounts).toEqual(accountsOf(timeline));
  }
});

test('a log that the rules refuse says nothing', () => {
  const record = recordOf(wholeGame(3));
  const broken = { ...record, events: [...record.events, { type: 'offer' }] };
  expect(valuesOf(timelineOf(broken, null))).toEqual({ accounts: null, decided: null });
});

test('what the forecast says about the example games is unchanged unless the version is increased', () => {
  const said = FIRST_BOXES.flatMap((edition) => {
    const [, kept] = readFixtures(edition).filter(({ name }) => name.includes('played'));
    if (kept === undefined) return [];
    const { accounts, decided } = valuesOf(timelineOf(recordOf(kept.record), null));
    const rounded = (_: string, value: unknown) =>
      typeof value === 'number' ? Math.round(value * 1e6) / 1e6 + 0 : value;
    const text = JSON.stringify([accounts, decided], rounded);
    return [[edition, createHash('sha256').update(text).digest('hex').slice(0, 16)]];
  });
  // If you get other fingerprints here, increase the version, so that stored games are worked out again.
  expect(VALUES_VERSION).toBe(3);
  expect(FINGERPRINTS).toMatchObject(Object.fromEntries(said));
});

const FINGERPRINTS = {
  'modern-art-1994': 'c6b33657331867f7',
  'modern-art-cmon-en': '80f617b066af90c8',
  'modern-art-cmon-it': '0f4dcaee4c9d13c9',
  'masters-gallery': 'a70800d9fa6c2e0c',
  'modern-art-card-game': 'b72b76803bd6189c',
};
