import { flushSync } from 'svelte';
import { expect, onTestFinished, test } from 'vitest';
import { queueTableKeys } from '../../../src/renderer/lib/key-queue.svelte.ts';

/** Returns how the keys are heard. */
function queue(...queued: Parameters<typeof queueTableKeys>): ReturnType<typeof queueTableKeys> {
  let hear: ReturnType<typeof queueTableKeys> = () => undefined;
  onTestFinished(
    $effect.root(() => {
      hear = queueTableKeys(...queued);
    }),
  );
  flushSync();
  return hear;
}

test('keys pressed while an event is being saved are handled afterwards, in order and with their times', () => {
  let busy = $state(true);
  const pressed: { readonly kind: string; readonly at: number }[] = [];
  const hear = queue(
    () => busy,
    ({ kind }, at) => {
      pressed.push({ kind, at });
      // The first key's event is still being saved.
      if (pressed.length === 1) busy = true;
    },
  );
  const set = (to: boolean) => flushSync(() => (busy = to));
  hear(new KeyboardEvent('keydown', { code: 'Digit2', key: '2' }));
  hear(new KeyboardEvent('keydown', { code: 'Enter', key: 'Enter' }));
  hear(new KeyboardEvent('keydown', { code: 'KeyQ', key: 'q' }));
  const heardBy = performance.now();
  expect(pressed).toEqual([]);
  set(false);
  expect(pressed.map(({ kind }) => kind)).toEqual(['digit']);
  set(false);
  expect(pressed.map(({ kind }) => kind)).toEqual(['digit', 'enter']);
  for (const { at } of pressed) expect(at).toBeLessThanOrEqual(heardBy);
});

test('a digit blurs a focused button, so that Enter goes to the table; a field keeps both', () => {
  const pressed: string[] = [];
  const hear = queue(
    () => false,
    ({ kind }) => pressed.push(kind),
  );
  addEventListener('keydown', hear);
  const [button, field] = [document.createElement('button'), document.createElement('input')];
  document.body.append(button, field);
  const type = (code: string, key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true }));
  button.focus();
  type('Enter', 'Enter');
  expect(pressed).toEqual([]);
  type('Digit1', '1');
  expect(document.activeElement).toBe(document.body);
  type('Enter', 'Enter');
  expect(pressed).toEqual(['digit', 'enter']);
  field.focus();
  type('Digit1', '1');
  expect(document.activeElement).toBe(field);
  expect(pressed).toEqual(['digit', 'enter']);
  removeEventListener('keydown', hear);
  button.remove();
  field.remove();
});
