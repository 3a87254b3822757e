export type KeyedStep = 'first' | 'back' | 'forward' | 'last' | 'play';

const KEYS: Readonly<Record<string, KeyedStep>> = {
  Home: 'first',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  End: 'last',
  ' ': 'play',
};

/** What a keystroke means for the film; nothing where it is meant for a field, a dialog or another part of the page. */
export function keyedStep(event: KeyboardEvent): KeyedStep | null {
  const step = KEYS[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  const { target } = event;
  if (!(target instanceof Element) || target === document.body) return step;
  if (target.closest('[data-film]') === null) return null;
  // A button that has the focus is pressed by the space bar.
  return step === 'play' && target.closest('button, a') !== null ? null : step;
}
