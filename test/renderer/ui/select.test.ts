import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../mounted.ts';
import Select from '../../../src/renderer/ui/Select.svelte';
import { cutOffHere } from '../../app/cut-off.ts';

const LONG = 'Maximiliane-Theodora von Hohenzollern-Sigmaringen (by the rule)';
const OPTIONS = [
  { value: 'short', label: 'Li' },
  { value: 'long', label: LONG },
  { value: 'one-word', label: 'Annamagdalenawilhelminegiuseppinabettinaelisabetta' },
  { value: 'right-to-left', label: 'عبد الرحمن بن محمد' },
];

const props = (value: string) => ({
  'aria-label': 'Who starts?',
  options: OPTIONS,
  value,
  onchoose: vi.fn(),
});

test('what is chosen is shown whole, however long it is and however little space there is', async () => {
  for (const width of [200, 1280]) {
    await page.viewport(width, 700);
    for (const { value, label } of OPTIONS) {
      const screen = await render(Select, props(value));
      const box = screen.container.querySelector('.box');
      expect(box?.textContent).toContain(label);
      expect(screen.container.scrollWidth).toBeLessThanOrEqual(width);
      expect(cutOffHere(), `${label} at ${width} px`).toEqual([]);
      await screen.unmount();
    }
  }
  // A list that the browser draws itself is cut off, and that is noticed.
  const list = document.body.appendChild(document.createElement('select'));
  list.append(new Option(LONG));
  list.style.width = '9rem';
  expect(cutOffHere()).toEqual([expect.stringContaining('Maximiliane-Theodora')]);
  list.remove();
});

test('it is a list with a name for the keyboard and for screen readers, and as wide whatever is chosen', async () => {
  await page.viewport(1280, 700);
  const given = props('short');
  const screen = await render(Select, given);
  await expect.element(screen.getByRole('combobox', { name: 'Who starts?' })).toHaveValue('short');
  await userEvent.tab();
  const drawn = screen.container.querySelector('.text-field');
  expect(drawn && getComputedStyle(drawn).outlineStyle).toBe('solid');
  await userEvent.keyboard('{ArrowDown}');
  expect(given.onchoose).toHaveBeenCalledExactlyOnceWith('long');
  const width = () => screen.container.querySelector('.box')?.getBoundingClientRect().width;
  const before = width();
  await screen.rerender({ value: 'long' });
  expect(width()).toBe(before);
});
