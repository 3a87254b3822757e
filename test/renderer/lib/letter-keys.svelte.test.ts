import { afterEach, expect, test } from 'vitest';
import { letterKeys } from '../../../src/renderer/lib/letter-keys.svelte.ts';

afterEach(() => letterKeys.switch(true));

/** What a keystroke at this element means, with letter keys on and off. */
function meant(at: Element, key: string, code: string, more: KeyboardEventInit = {}): readonly string[] {
  document.body.append(at);
  const found: string[] = [];
  at.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent)) return;
    for (const on of [true, false]) {
      letterKeys.switch(on);
      if (letterKeys.pressed(event, 'W')) found.push(`W, ${on ? 'on' : 'off'}`);
      if (letterKeys.typed(event, '?')) found.push(`?, ${on ? 'on' : 'off'}`);
    }
  });
  at.dispatchEvent(new KeyboardEvent('keydown', { key, code, ...more }));
  at.remove();
  return found;
}

test('letters and marks are shown while they do something; digits and other keys always', () => {
  const keys = ['W', '?', '0', 'Enter', undefined];
  expect(keys.map(letterKeys.shown)).toEqual(keys);
  letterKeys.switch(false);
  expect(keys.map(letterKeys.shown)).toEqual([undefined, undefined, '0', 'Enter', undefined]);
});

test('a letter is meant by its place and a mark as it is typed, once, and in no field', () => {
  const button = document.createElement('button');
  expect(meant(button, 'z', 'KeyW')).toEqual(['W, on']);
  expect(meant(button, '?', 'Minus', { shiftKey: true })).toEqual(['?, on']);
  for (const other of [{ repeat: true }, { ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
    expect(meant(button, 'w', 'KeyW', other)).toEqual([]);
    expect(meant(button, '?', 'Minus', other)).toEqual([]);
  }
  for (const name of ['input', 'textarea', 'select', 'dialog'])
    expect(meant(document.createElement(name), 'w', 'KeyW'), name).toEqual([]);
  const box = document.createElement('input');
  box.type = 'checkbox';
  expect(meant(box, 'w', 'KeyW')).toEqual(['W, on']);
});
