import type { Announcement } from './announced.ts';
import { installedVoice } from './voices.ts';

export interface VoiceOptions {
  readonly locale: string;
  readonly volume: number;
}

interface Said {
  readonly utterance: SpeechSynthesisUtterance;
  readonly weighty: boolean;
  readonly since: number;
}

/** Longer than any warning: by then the voice is stuck. */
const LONGEST_MS = 10_000;

let now: Said | null = null;
/** The announcement waiting for a warning to finish: only ever the latest. */
let next: Said | null = null;

/** Speaks, interrupting anything but a warning: nobody wants to hear about the sale before the last one. */
export function say({ text, weighty }: Announcement, { locale, volume }: VoiceOptions): void {
  const voice = installedVoice(locale);
  if (voice === null) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.volume = volume;
  const said = { utterance, weighty, since: performance.now() };
  const over = () => {
    if (now !== said) return;
    now = null;
    if (next !== null) begin(next);
  };
  utterance.onend = over;
  utterance.onerror = over;
  const waits = now?.weighty === true && !weighty && said.since - now.since < LONGEST_MS;
  if (waits) next = said;
  else begin(said);
}

function begin(said: Said): void {
  hush();
  now = said;
  speechSynthesis.speak(said.utterance);
}

/** Stops speaking and forgets what was waiting. */
export function hush(): void {
  const speaks = now !== null;
  now = null;
  next = null;
  if (speaks) speechSynthesis.cancel();
}
