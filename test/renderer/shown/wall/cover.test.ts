import { tick } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../mounted.ts';
import { tableKeyOf } from '../../../../src/renderer/lib/table-key.ts';
import Cover from '../../../../src/renderer/shown/wall/Cover.svelte';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
/** Doris's covered money, and what lifts the cover. */
async function open(shown = false) {
  const screen = await render(Cover, { name: 'Doris', text: '83,000', shown });
  const cover = screen.getByRole('button', { name: /Doris’s money: hold to peek/ });
  const point = (type: string, pointerType: 'mouse' | 'touch') =>
    cover.element().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
  const press = () => cover.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const text = async () => {
    await tick();
    return cover.element().textContent.trim();
  };
  const covered = async () => expect(await text()).toBe('covered');
  const seen = async () => expect(await text()).toBe('83,000');
  const said = () => screen.getByRole('status').element().textContent;
  return { screen, cover, point, press, covered, seen, said };
}

describe('covered money', () => {
  test.each(['pointerup', 'pointerleave'])('is visible while the mouse holds it, until %s', async (end) => {
    const { point, covered, seen } = await open();
    await covered();
    point('pointerdown', 'mouse');
    await seen();
    point(end, 'mouse');
    await covered();
  });

  test.each(['pointerup', 'pointercancel'])('is visible under a resting finger, until %s', async (end) => {
    const { point, covered, seen } = await open();
    point('pointerdown', 'touch');
    await covered();
    vi.advanceTimersByTime(200);
    await seen();
    vi.advanceTimersByTime(60_000);
    await seen();
    point(end, 'touch');
    await covered();
  });

  test('stays hidden for a swipe', async () => {
    const { point, covered } = await open();
    point('pointerdown', 'touch');
    vi.advanceTimersByTime(100);
    point('pointercancel', 'touch');
    vi.advanceTimersByTime(1000);
    await covered();
  });

  test('opens no context menu or selection under a finger', async () => {
    const { cover } = await open();
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    expect(cover.element().dispatchEvent(menu)).toBe(false);
    const { userSelect, touchAction } = getComputedStyle(cover.element());
    expect({ userSelect, touchAction }).toEqual({ userSelect: 'none', touchAction: 'manipulation' });
  });

  test('takes no focus from a field being typed in, by mouse or finger', async () => {
    const { screen, cover } = await open();
    const field = document.createElement('input');
    screen.container.append(field);
    field.focus();
    await userEvent.click(cover);
    expect(document.activeElement).toBe(field);
    // After a touch, browsers also send a mouse press.
    const pressed = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    expect(cover.element().dispatchEvent(pressed)).toBe(false);
  });

  test('is visible while the space bar is held, and not when it is released', async () => {
    const { cover, covered, seen } = await open();
    cover.element().focus();
    await userEvent.keyboard('{ >}');
    await seen();
    await userEvent.keyboard('{/ }');
    await covered();
    vi.advanceTimersByTime(10);
    await covered();
  });

  test('leaves Enter to the table, and returns the focus after a look', async () => {
    const { screen, cover, covered } = await open();
    const question = document.createElement('button');
    screen.container.append(question);
    question.focus();
    cover.element().focus();
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    let heard: unknown = null;
    addEventListener('keydown', (event) => (heard = tableKeyOf(event)), { once: true });
    cover.element().dispatchEvent(enter);
    await covered();
    expect(heard).toEqual({ kind: 'enter' });
    await userEvent.keyboard('{ >}{/ }');
    expect(document.activeElement).toBe(question);
    await userEvent.click(cover);
    expect(document.activeElement).toBe(question);
  });

  test('is covered again if the focus moves or the page is hidden while the key is held', async () => {
    const { cover, covered, seen } = await open();
    cover.element().focus();
    await userEvent.keyboard('{ >}');
    await seen();
    cover.element().blur();
    await covered();
    await userEvent.keyboard('{/ }');
    cover.element().focus();
    await userEvent.keyboard('{ >}');
    await seen();
    document.dispatchEvent(new Event('visibilitychange'));
    await covered();
    await userEvent.keyboard('{/ }');
  });

  test('is read out when pressed through a screen reader, and covered again by itself or a second press', async () => {
    const { press, covered, seen, said } = await open();
    expect(said()).toBe('');
    press();
    await seen();
    expect(said()).toBe('83,000');
    vi.advanceTimersByTime(5000);
    await covered();
    expect(said()).toBe('');
    press();
    await seen();
    press();
    await covered();
  });

  test('stays visible at a table with open money', async () => {
    const { screen, cover } = await open(true);
    await expect.element(screen.getByText('83,000')).toBeVisible();
    await expect.element(cover).not.toBeInTheDocument();
  });
});
