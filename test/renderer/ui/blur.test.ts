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

test.each([
  ['title', false],
  ['pick', false],
  ['bar', true],
  ['price', true],
])(
  'replacing a part of the page blurs what is focused in it but no field: %s keeps the focus: %s',
  (name, keeps) => {
    const element = focused(name);
    let left = false;
    element.addEventListener('blur', () => (left = true));
    blurWithin('[data-question]');
    expect(document.activeElement).toBe(keeps ? element : document.body);
    expect(left).toBe(!keeps);
  },
);
