import { createRawSnippet } from 'svelte';
import { expect, test, vi } from 'vitest';
import { render } from '../mounted.ts';
import Button from '../../../src/renderer/ui/Button.svelte';

const children = createRawSnippet(() => ({ render: () => '<span>Keep</span>' }));

test('a busy button can’t be pressed or submit a form, but keeps the focus', async () => {
  const onclick = vi.fn();
  const screen = await render(Button, { type: 'submit', busy: true, onclick, children });
  const button = screen.getByRole('button', { name: 'Keep' });
  await expect.element(button).toBeDisabled();
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  button.element().dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  expect(onclick).not.toHaveBeenCalled();
  button.element().focus();
  await expect.element(button).toHaveFocus();
  await screen.rerender({ busy: false });
  await button.click();
  expect(onclick).toHaveBeenCalledOnce();
});

test('a busy button looks busy after a moment, a button that is off looks it at once', async () => {
  vi.useFakeTimers();
  const screen = await render(Button, { busy: true, children });
  const button = screen.getByRole('button', { name: 'Keep' }).element();
  expect(button.getAttribute('aria-disabled')).toBeNull();
  await vi.advanceTimersByTimeAsync(290);
  await screen.rerender({ busy: false });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(button.getAttribute('aria-disabled')).toBeNull();
  await screen.rerender({ busy: true });
  await vi.advanceTimersByTimeAsync(310);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await screen.rerender({ busy: false });
  expect(button.getAttribute('aria-disabled')).toBeNull();
  await screen.rerender({ off: true });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  vi.useRealTimers();
});
