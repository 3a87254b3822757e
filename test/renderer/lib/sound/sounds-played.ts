import { vi } from 'vitest';
import { samplesOf } from '../../../../src/renderer/lib/sound/tones.ts';
import { SOUNDS, type Sound } from '../../../../src/shared/api.ts';

/** The sounds played since the last call in the same test, recognised by their samples. */
export function soundsPlayed(): Sound[] {
  // Spies end with each test, so this starts another, or returns the one that is listening.
  const started = vi.spyOn(AudioBufferSourceNode.prototype, 'start');
  const sources = started.mock.contexts as AudioBufferSourceNode[];
  const played = sources.map(({ buffer }) => {
    const sound = SOUNDS.find(
      (one) => buffer !== null && samplesOf(one, buffer.sampleRate).length === buffer.length,
    );
    if (sound === undefined) throw new Error('what is played is one of the sounds');
    return sound;
  });
  started.mockClear();
  return played;
}
