export type KeyedStep = 'first' | 'back' | 'forward' | 'last' | 'play';

const KEYS: Readonly<Record<string, KeyedStep>> = {
  Home: 'first',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  End: 'last',
  ' ': 'play',
};

/** The replay step for a keystroke; `null` if it belongs to a field, a dialog or another part of the page. */
export function keyedStep(event: KeyboardEvent): KeyedStep | null {
  const step = KEYS[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  const { target } = event;
  if (!(target instanceof Element) || target === document.body) return step;
  if (target.closest('[data-film]') === null) return null;
  // The space bar presses the focused button.
  return step === 'play' && target.closest('button, a') !== null ? null : step;
}
