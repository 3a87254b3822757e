import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { STEPS, VALUES_VERSION, valuesOf } from '../../../src/shared/projection/index.ts';
import { timelineOf } from '../../../src/shared/record/index.ts';
import { accountsOf } from '../../../src/shared/story/index.ts';
import { forecastsIn } from '../../oracle/forecasts.ts';
import { FIRST_BOXES } from '../../play/first-boxes.ts';
import { readFixtures } from '../../play/fixture-file.ts';
import { repetitions } from '../../repetitions.ts';
import { wholeGame } from '../record/games.ts';
import { recordOf } from '../../fixtures/replayed.ts';

test('the chances of each step, and how often they came true, are those said after every card', () => {
  let counted = 0;
  for (let seed = 0; seed < repetitions(6, 300); seed += 1) {
    const record = recordOf(wholeGame(seed));
    const { accounts, calibration } = valuesOf(timelineOf(record, null));
    expect(accounts).toEqual(accountsOf(timelineOf(record, null)));
    const forecasts = forecastsIn(record);
    expect(calibration.rounds).toBe(new Set(forecasts.map(({ round }) => round)).size);
    expect(calibration.steps).toHaveLength(STEPS);
    for (const [at, { said, times, happened }] of calibration.steps.entries()) {
      const own = forecasts.filter(({ chance }) => Math.floor(chance * 10 + 1e-9) === at);
      expect(times).toBe(own.length);
      expect(happened).toBe(own.filter((one) => one.happened).length);
      expect(said).toBeCloseTo(
        own.reduce((sum, { chance }) => sum + chance, 0),
        8,
      );
      counted += times;
    }
  }
  expect(counted).toBeGreaterThan(2000);
});

test('a log that the rules refuse says nothing', () => {
  const record = recordOf(wholeGame(3));
  const broken = { ...record, events: [...record.events, { type: 'offer' }] };
  expect(valuesOf(timelineOf(broken, null))).toEqual({
    accounts: null,
    calibration: { rounds: 0, steps: [] },
    decided: null,
  });
});

test('what the forecast says about the example games is unchanged unless the version is increased', () => {
  const said = FIRST_BOXES.flatMap((edition) => {
    const [, kept] = readFixtures(edition).filter(({ name }) => name.includes('played'));
    if (kept === undefined) return [];
    const { accounts, calibration, decided } = valuesOf(timelineOf(recordOf(kept.record), null));
    const rounded = (_: string, value: unknown) =>
      typeof value === 'number' ? Math.round(value * 1e6) / 1e6 + 0 : value;
    const text = JSON.stringify([accounts, calibration, decided], rounded);
    return [[edition, createHash('sha256').update(text).digest('hex').slice(0, 16)]];
  });
  // If you get other fingerprints here, increase the version, so that stored games are worked out again.
  expect(VALUES_VERSION).toBe(2);
  expect(FINGERPRINTS).toMatchObject(Object.fromEntries(said));
});

const FINGERPRINTS = {
  'modern-art-1994': '10285cffcd28d78e',
  'modern-art-cmon-en': '2a02fa5bc41e67bb',
  'modern-art-cmon-it': 'a6bcf60f7860cd59',
  'masters-gallery': 'ba7fda6b984ad1f8',
  'modern-art-card-game': '19c8afcebfa163ab',
};
