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

/** What a system's voices do: one thing is said at a time, and it takes as long as the test wants. */
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

  /** Whatever is being said comes to its end. */
  finish(): void {
    this.queue.shift()?.onend?.();
  }

  /** What is being said. */
  get speaking(): string | null {
    return this.queue[0]?.text ?? null;
  }

  /** Everything begun since this was last asked. */
  since(): FakeUtterance[] {
    return this.heard.splice(0);
  }

  texts(): string[] {
    return this.since().map(({ text }) => text);
  }
}

export const ENGLISH = { lang: 'en-GB', localService: true };

/** A system with these voices instead of the one that runs the test. */
export function withVoices(...voices: readonly Installed[]): FakeVoices {
  const fake = new FakeVoices();
  fake.installed = voices;
  vi.stubGlobal('speechSynthesis', fake);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  return fake;
}
