import { createSubscriber } from 'svelte/reactivity';

const here = 'speechSynthesis' in window;

/** Browsers load their voices some time after the page has opened. */
const look = createSubscriber((update) => {
  if (!here) return undefined;
  speechSynthesis.addEventListener('voiceschanged', update);
  return () => speechSynthesis.removeEventListener('voiceschanged', update);
});

/**
 * A voice for this language installed on the machine, since others send the text to a server. `null` if
 * there is none.
 */
export function installedVoice(locale: string): SpeechSynthesisVoice | null {
  look();
  const voices = here ? speechSynthesis.getVoices() : [];
  const [language] = partsOf(locale);
  const ours = voices.filter(({ lang, localService }) => localService && partsOf(lang)[0] === language);
  const exact = ours.filter(({ lang }) => String(partsOf(lang)) === String(partsOf(locale)));
  const best = exact.length > 0 ? exact : ours;
  return best.find((voice) => voice.default) ?? best[0] ?? null;
}

function partsOf(tag: string): string[] {
  return tag.toLowerCase().split(/[-_]/);
}
