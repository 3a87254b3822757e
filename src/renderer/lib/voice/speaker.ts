import type { Announcement } from './announced.ts';
import { installedVoice } from './voices.ts';

/** How it is to be said. */
export interface Manner {
  readonly locale: string;
  readonly volume: number;
}

interface Said {
  readonly utterance: SpeechSynthesisUtterance;
  readonly weighty: boolean;
  readonly since: number;
}

/** No warning takes longer: a voice that says so is stuck. */
const LONGEST_MS = 10_000;

let now: Said | null = null;
/** What waits for a warning to be said to its end: only ever the latest. */
let next: Said | null = null;

/**
 * Says it aloud, instead of whatever is being said: nobody at a table wants to hear of the sale before the last. Only a
 * warning is said to its end first.
 */
export function say({ text, weighty }: Announcement, { locale, volume }: Manner): void {
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

/** Nothing is said any more. */
export function hush(): void {
  const speaks = now !== null;
  now = null;
  next = null;
  if (speaks) speechSynthesis.cancel();
}
