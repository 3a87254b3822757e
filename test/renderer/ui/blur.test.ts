import { afterEach, expect, test } from 'vitest';
import { blurWithin } from '../../../src/renderer/ui/blur.ts';

afterEach(() => document.body.replaceChildren());

/** A page with a question, a heading above it, and one focused element. */
function focused(name: string): Element {
  document.body.innerHTML = `
    <button id="bar">Undo</button>
    <main data-question><h2 id="title" tabindex="-1">Who buys?</h2><button id="pick">Ada</button><input id="price" /></main>`;
  const element = document.getElementById(name);
  if (element === null) throw new Error(`there is no ${name}`);
  element.focus();
  expect(document.activeElement).toBe(element);
  return element;
}

test.each(['title', 'pick'])('replacing a part of the page blurs the element focused in it (%s)', (name) => {
  focused(name);
  blurWithin('[data-question]');
  expect(document.activeElement).toBe(document.body);
});

test('a focused element elsewhere keeps the focus', () => {
  const bar = focused('bar');
  blurWithin('[data-question]');
  expect(document.activeElement).toBe(bar);
});

test('a field being typed in keeps the focus', () => {
  const price = focused('price');
  let left = false;
  price.addEventListener('blur', () => (left = true));
  blurWithin('[data-question]');
  expect(document.activeElement).toBe(price);
  expect(left).toBe(false);
});
