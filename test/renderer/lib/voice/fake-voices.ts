import { vi } from 'vitest';

interface Installed {
  readonly lang: string;
  readonly localService: boolean;
  readonly default?: boolean;
}

class FakeUtterance {
  voice: Installed | null = null;
  lang = '';
  volume = 1;
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;

  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A fake speech synthesis: speaks one utterance at a time, until the test ends it. */
class FakeVoices extends EventTarget {
  installed: readonly Installed[] = [];
  private queue: FakeUtterance[] = [];
  private heard: FakeUtterance[] = [];

  getVoices(): readonly Installed[] {
    return this.installed;
  }

  speak(utterance: FakeUtterance): void {
    this.queue.push(utterance);
    this.heard.push(utterance);
  }

  cancel(): void {
    for (const utterance of this.queue.splice(0)) utterance.onerror?.();
  }

  install(...voices: readonly Installed[]): void {
    this.installed = voices;
    this.dispatchEvent(new Event('voiceschanged'));
  }

  /** Ends the current utterance. */
  finish(): void {
    this.queue.shift()?.onend?.();
  }

  /** The text being spoken. */
  get speaking(): string | null {
    return this.queue[0]?.text ?? null;
  }

  /** Everything started since the last call. */
  since(): FakeUtterance[] {
    return this.heard.splice(0);
  }

  texts(): string[] {
    return this.since().map(({ text }) => text);
  }
}

export const ENGLISH = { lang: 'en-GB', localService: true };

/** Replaces the system's voices with these. */
export function withVoices(...voices: readonly Installed[]): FakeVoices {
  const fake = new FakeVoices();
  fake.installed = voices;
  vi.stubGlobal('speechSynthesis', fake);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  return fake;
}
