import type { Sound } from '../../../shared/api.ts';
import { never } from '../../../shared/core/never.ts';

/** Loud enough across a table, and well below distortion. */
const PEAK = 0.8;

/** The samples of a sound. Computed, so that nothing has to be fetched and every length and level is known. */
export function samplesOf(sound: Sound, rate: number): Float32Array<ArrayBuffer> {
  switch (sound) {
    case 'hammer':
      return levelled(mixed(rate, 0.32, [...knock(0), ...knock(0.11, 0.5)]));
    case 'warning':
      return levelled(mixed(rate, 0.5, [tone(660, 0, 0.09), tone(880, 0.13, 0.12)]));
    case 'round':
      return levelled(
        mixed(rate, 1.6, [tone(392, 0, 0.5, 0.8), tone(523.25, 0.16, 0.55, 0.8), tone(659.25, 0.32, 0.6)]),
      );
    default:
      return never(sound);
  }
}

/** A decaying tone: when it starts, how fast it fades, how strong it is. */
interface Voice {
  readonly hertz: number;
  readonly startSeconds: number;
  readonly fadeSeconds: number;
  readonly strength: number;
}

const tone = (hertz: number, startSeconds: number, fadeSeconds: number, strength = 1): Voice => ({
  hertz,
  startSeconds,
  fadeSeconds,
  strength,
});

/** Wood on wood: unrelated low tones that decay quickly. */
function knock(startSeconds: number, strength = 1): Voice[] {
  return [
    tone(180, startSeconds, 0.035, strength),
    tone(427, startSeconds, 0.018, strength * 0.6),
    tone(1130, startSeconds, 0.008, strength * 0.35),
  ];
}

/** A short fade-in avoids a click. */
const RISE_SECONDS = 0.002;
/** Fade to silence at the end, whatever is still sounding. */
const RELEASE_SECONDS = 0.03;

function mixed(rate: number, seconds: number, voices: readonly Voice[]): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round(rate * seconds));
  for (const { hertz, startSeconds, fadeSeconds, strength } of voices) {
    const first = Math.round(startSeconds * rate);
    for (let at = first; at < samples.length; at += 1) {
      const time = (at - first) / rate;
      const rise = Math.min(1, time / RISE_SECONDS);
      const wave = Math.sin(2 * Math.PI * hertz * time);
      samples[at] = (samples[at] ?? 0) + strength * rise * Math.exp(-time / fadeSeconds) * wave;
    }
  }
  const release = Math.round(RELEASE_SECONDS * rate);
  return samples.map((sample, at) => sample * Math.min(1, (samples.length - 1 - at) / release));
}

function levelled(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return samples.map((sample) => (sample * PEAK) / loudest);
}
