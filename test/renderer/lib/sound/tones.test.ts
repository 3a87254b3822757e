import { expect, test } from 'vitest';
import { samplesOf } from '../../../../src/renderer/lib/sound/tones.ts';
import { SOUNDS } from '../../../../src/shared/api.ts';

const loudest = (samples: Float32Array) =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

test.each(SOUNDS.flatMap((sound) => [44_100, 48_000].map((rate) => [sound, rate] as const)))(
  'the sound of the %s at %i samples a second is short, loud enough and without a click',
  (sound, rate) => {
    const samples = samplesOf(sound, rate);
    expect(samples.length / rate).toBeGreaterThan(0.2);
    expect(samples.length / rate).toBeLessThanOrEqual(2);
    expect(loudest(samples)).toBeCloseTo(0.8, 5);
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(samples[0], 'starts in silence').toBe(0);
    expect(samples.at(-1), 'ends in silence').toBeCloseTo(0, 10);
    expect(loudest(samples.slice(-Math.round(rate * 0.01)))).toBeLessThan(0.05);
    const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
    expect(Math.abs(mean), 'is centred on zero').toBeLessThan(0.01);
    expect(samplesOf(sound, rate), 'is the same every time').toEqual(samples);
  },
);

test('the hammer falls twice, softer the second time', () => {
  const rate = 48_000;
  const samples = samplesOf('hammer', rate);
  const between = (from: number, to: number) => loudest(samples.slice(from * rate, to * rate));
  expect(between(0, 0.05)).toBeGreaterThan(between(0.11, 0.16));
  expect(between(0.11, 0.16)).toBeGreaterThan(3 * between(0.09, 0.11));
});

test('no two sounds are alike', () => {
  const lengths = SOUNDS.map((sound) => samplesOf(sound, 48_000).length);
  expect(new Set(lengths).size).toBe(SOUNDS.length);
});
