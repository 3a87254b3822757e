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
async function open() {
  const screen = await render(Cover, { name: 'Doris', text: '83,000', shown: false });
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
    // A swipe isn't one.
    point('pointerdown', 'touch');
    vi.advanceTimersByTime(100);
    point('pointercancel', 'touch');
    vi.advanceTimersByTime(1000);
    await covered();
  });

  test('opens no menu under a finger, and takes no focus from a field being typed in', async () => {
    const { screen, cover } = await open();
    const field = document.createElement('input');
    screen.container.append(field);
    field.focus();
    await userEvent.click(cover);
    expect(document.activeElement).toBe(field);
    // After a touch, browsers also send a mouse press.
    for (const kind of ['contextmenu', 'mousedown']) {
      const event = new MouseEvent(kind, { bubbles: true, cancelable: true });
      expect(cover.element().dispatchEvent(event), kind).toBe(false);
    }
    const { userSelect, touchAction } = getComputedStyle(cover.element());
    expect({ userSelect, touchAction }).toEqual({ userSelect: 'none', touchAction: 'manipulation' });
  });

  test('is visible while the space bar is held, unless the focus moves or the page is hidden', async () => {
    const { cover, covered, seen } = await open();
    for (const end of [
      () => userEvent.keyboard('{/ }'),
      () => cover.element().blur(),
      () => document.dispatchEvent(new Event('visibilitychange')),
    ]) {
      cover.element().focus();
      await userEvent.keyboard('{ >}');
      await seen();
      await end();
      await covered();
      await userEvent.keyboard('{/ }');
      vi.advanceTimersByTime(10);
      await covered();
    }
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
});
