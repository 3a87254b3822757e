import type { ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listenToClub } from '../../../src/main/sharing/club-news.ts';
import { answering } from './answering.ts';

/** A laptop that listens to a server, and what it heard; the server does this each time it is asked. */
async function listening(answer: (response: ServerResponse, time: number) => void) {
  const heard: number[] = [];
  let times = 0;
  const server = await answering((_, response) => answer(response, (times += 1)));
  const { stop } = listenToClub(
    { server, key: 'k'.repeat(43) },
    { latest: (latest) => heard.push(latest), members: () => undefined },
    1,
  );
  onTestFinished(stop);
  return { heard, times: () => times };
}

test('the same news is heard once, however often it is said and whenever the connection breaks', async () => {
  const { heard } = await listening((response, time) => {
    const number = time < 3 ? 6 : 7;
    for (let twice = 0; twice < 2; twice += 1) response.write(`data: ${number}\n\n`);
    if (time < 4) response.end();
  });
  await expect.poll(() => heard.at(-1)).toBe(7);
  expect(heard).toEqual([6, 7]);
});

test('after each connection it soon tries again, however often there was one before', async () => {
  // With a pause that doubled each time, this many would take hours.
  const { times } = await listening((response, time) => response.end(`data: ${time}\n\n`));
  await expect.poll(times).toBeGreaterThan(25);
});
