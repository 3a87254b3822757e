import { expect, test } from 'vitest';
import { collectAfterPainting } from '../../../src/renderer/ui/after-painting.ts';

/** Each thing takes this long to work out. */
const MILLISECONDS = 3;

function* slowly(count: number): Generator<number, undefined> {
  for (let at = 0; at < count; at += 1) {
    const end = performance.now() + MILLISECONDS;
    while (performance.now() < end);
    yield at;
  }
}

test('what takes a while is collected between frames, in order', async () => {
  let frames = 0;
  let counting = true;
  const count = (): void => {
    frames += 1;
    if (counting) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  const all = await new Promise((done) => collectAfterPainting(slowly(20), done));
  counting = false;
  expect(all).toEqual(Array.from({ length: 20 }, (_, at) => at));
  // 60 milliseconds of work, at most 11 in a frame, after two frames.
  expect(frames).toBeGreaterThanOrEqual(7);
});

test('once cancelled, nothing more is worked out', async () => {
  let worked = 0;
  function* counted(): Generator<number, undefined> {
    for (const one of slowly(50)) yield (worked += 1) + one;
  }
  const stop = collectAfterPainting(counted(), () => expect.unreachable());
  const frames = async (count: number): Promise<void> => {
    for (let at = 0; at < count; at += 1) await new Promise(requestAnimationFrame);
  };
  await frames(4);
  expect(worked).toBeGreaterThan(0);
  stop();
  const before = worked;
  await frames(4);
  expect(worked).toBe(before);
});
