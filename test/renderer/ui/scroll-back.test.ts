import { afterEach, expect, test } from 'vitest';
import { scrollBack } from '../../../src/renderer/ui/scroll-back.ts';

const page = document.createElement('div');

function grow(to: number): void {
  page.style.height = `${to}px`;
  document.body.append(page);
}

async function frames(many: number): Promise<void> {
  for (let frame = 0; frame < many; frame += 1) await new Promise(requestAnimationFrame);
}

afterEach(() => {
  page.remove();
  scrollTo(0, 0);
});

test('a page is where it was as soon as it is as long again, and stays there until it is whole', async () => {
  grow(100);
  let whole = false;
  const stop = scrollBack(3000, () => whole);
  grow(2500);
  await expect.poll(() => scrollY).toBeGreaterThan(1000);
  expect(scrollY).toBeLessThan(3000);
  grow(9000);
  await expect.poll(() => scrollY).toBe(3000);
  scrollTo(0, 2960);
  await expect.poll(() => scrollY).toBe(3000);
  whole = true;
  // From now on it stays wherever it is scrolled to.
  await frames(4);
  scrollTo(0, 20);
  grow(9500);
  await frames(2);
  expect(scrollY).toBe(20);
  stop();
});

test('unless somebody does something first', async () => {
  grow(100);
  scrollBack(3000);
  dispatchEvent(new WheelEvent('wheel'));
  grow(9000);
  await frames(2);
  expect(scrollY).toBe(0);
});
