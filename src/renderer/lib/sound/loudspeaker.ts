import type { Sound } from '../../../shared/api.ts';
import { samplesOf } from './tones.ts';

let context: AudioContext | null = null;
const buffers = new Map<Sound, AudioBuffer>();

/** Plays a sound at a volume from 0 to 1. Silent until the page's first click or key, as browsers require. */
export function play(sound: Sound, volume: number): void {
  context ??= new AudioContext();
  const { state, sampleRate, destination } = context;
  if (state === 'suspended') void context.resume();
  const source = context.createBufferSource();
  source.buffer = bufferOf(context, sound, sampleRate);
  const gain = context.createGain();
  gain.gain.value = volume;
  source.connect(gain).connect(destination);
  source.start();
}

function bufferOf(audio: AudioContext, sound: Sound, rate: number): AudioBuffer {
  const known = buffers.get(sound);
  if (known !== undefined) return known;
  const samples = samplesOf(sound, rate);
  const buffer = audio.createBuffer(1, samples.length, rate);
  buffer.copyToChannel(samples, 0);
  buffers.set(sound, buffer);
  return buffer;
}

/** Reports whether sound still waits for a first click or key; returns how to stop. */
export function onceTouched(changed: (waits: boolean) => void): () => void {
  context ??= new AudioContext();
  const audio = context;
  const look = () => changed(audio.state === 'suspended');
  const wake = () => void audio.resume();
  audio.addEventListener('statechange', look);
  addEventListener('pointerdown', wake);
  addEventListener('keydown', wake);
  look();
  return () => {
    audio.removeEventListener('statechange', look);
    removeEventListener('pointerdown', wake);
    removeEventListener('keydown', wake);
  };
}
