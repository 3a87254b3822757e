import { onTestFinished, expect, test } from 'vitest';
import { letterKeys } from '../../../src/renderer/lib/letter-keys.svelte.ts';
import { tableKeyOf } from '../../../src/renderer/lib/table-key.ts';

/** A key press dispatched at an element. */
function stroke(init: KeyboardEventInit, at: Element = document.body): KeyboardEvent {
  const strokes: KeyboardEvent[] = [];
  at.addEventListener('keydown', (event) => strokes.push(event as KeyboardEvent), { once: true });
  at.dispatchEvent(new KeyboardEvent('keydown', init));
  const [event] = strokes;
  if (event === undefined) throw new Error('a stroke is heard');
  return event;
}

function laid<Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] {
  const element = document.body.appendChild(document.createElement(name));
  onTestFinished(() => element.remove());
  return element;
}

const DIGIT = { code: 'Digit3', key: '3' };
const ENTER = { code: 'Enter', key: 'Enter' };
const ESCAPE = { code: 'Escape', key: 'Escape' };

test('digits work on the digit row and on the number pad', () => {
  expect(tableKeyOf(stroke(DIGIT))).toEqual({ kind: 'digit', digit: 3 });
  expect(tableKeyOf(stroke({ code: 'Numpad3', key: '3' }))).toEqual({ kind: 'digit', digit: 3 });
});

test('a held key counts once, except for going back', () => {
  for (const key of [DIGIT, ENTER]) {
    expect(tableKeyOf(stroke(key))).not.toBeNull();
    expect(tableKeyOf(stroke({ ...key, repeat: true }))).toBeNull();
  }
  expect(tableKeyOf(stroke({ code: 'Backspace', key: 'Backspace', repeat: true }))).toEqual({
    kind: 'backspace',
  });
});

test('keys with Ctrl, Alt or the system’s modifier aren’t for the table', () => {
  for (const held of ['ctrlKey', 'metaKey', 'altKey'])
    expect(tableKeyOf(stroke({ ...DIGIT, [held]: true }))).toBeNull();
});

test('a field keeps what is typed except Escape; a button or link keeps only Enter', () => {
  const field = laid('input');
  expect(tableKeyOf(stroke(DIGIT, field))).toBeNull();
  expect(tableKeyOf(stroke(ENTER, field))).toBeNull();
  expect(tableKeyOf(stroke(ESCAPE, field))).toEqual({ kind: 'escape' });
  const button = laid('button');
  for (const pressed of [button, laid('a'), laid('summary')])
    expect(tableKeyOf(stroke(ENTER, pressed))).toBeNull();
  expect(tableKeyOf(stroke(DIGIT, button))).not.toBeNull();
  expect(tableKeyOf(stroke(ESCAPE, laid('select')))).toBeNull();
});

test('a held letter counts once, and not with a modifier or in a field', () => {
  const letter = { code: 'KeyP', key: 'p' };
  const sign = { code: 'Slash', key: '?' };
  const heard = (init: KeyboardEventInit, at?: Element) => [
    letterKeys.pressed(stroke({ ...letter, ...init }, at), 'P'),
    letterKeys.typed(stroke({ ...sign, ...init }, at), '?'),
  ];
  expect(heard({})).toEqual([true, true]);
  expect(heard({ repeat: true })).toEqual([false, false]);
  expect(heard({ ctrlKey: true })).toEqual([false, false]);
  expect(heard({}, laid('textarea'))).toEqual([false, false]);
  letterKeys.switch(false);
  expect(heard({})).toEqual([false, false]);
});

test('a modal dialog blocks the table’s keys', () => {
  const dialog = laid('dialog');
  dialog.showModal();
  expect([DIGIT, ENTER, ESCAPE].map((key) => tableKeyOf(stroke(key)))).toEqual([null, null, null]);
});

test('letters and marks are shown while they do something, other keys always', () => {
  onTestFinished(() => letterKeys.switch(true));
  const keys = ['W', '?', '0', 'Enter', undefined];
  expect(keys.map(letterKeys.shown)).toEqual(keys);
  letterKeys.switch(false);
  expect(keys.map(letterKeys.shown)).toEqual([undefined, undefined, '0', 'Enter', undefined]);
});
