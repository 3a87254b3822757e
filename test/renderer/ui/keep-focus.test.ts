import { expect, onTestFinished, test } from 'vitest';
import { keepFocus } from '../../../src/renderer/ui/keep-focus.ts';

function rowOf(...names: string[]): HTMLElement {
  const row = document.createElement('div');
  row.append(...names.map(button));
  document.body.append(row);
  const stop = keepFocus(row);
  onTestFinished(() => {
    stop();
    row.remove();
  });
  return row;
}

function button(name: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.textContent = name;
  return made;
}

const focused = () => document.activeElement?.textContent;

test('when a button disappears that was pressed, the first of those in its place gets the focus', async () => {
  const row = rowOf('Select');
  row.querySelector('button')?.focus();
  const [all, exports] = [button('Select all'), button('Export')];
  exports.disabled = true;
  row.replaceChildren(exports, all);
  await expect.poll(focused).toBe('Select all');
});

test('a focus that is elsewhere stays there', async () => {
  const row = rowOf('Select');
  const elsewhere = rowOf('Elsewhere');
  row.querySelector('button')?.focus();
  elsewhere.querySelector('button')?.focus();
  row.replaceChildren(button('Cancel'));
  await new Promise(requestAnimationFrame);
  expect(focused()).toBe('Elsewhere');
});
