import type { ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listenToClub } from '../../../src/main/sharing/club-news.ts';
import { answering } from './answering.ts';

/** A laptop that listens to a server, and what it heard; the server does this each time it is asked. */
async function listening(answer: (response: ServerResponse, time: number) => void) {
  const heard: (number | 'members')[] = [];
  let times = 0;
  const server = await answering((_, response) => answer(response, (times += 1)));
  const { stop } = listenToClub(
    { server, key: 'k'.repeat(43) },
    { latest: (latest) => heard.push(latest), members: () => heard.push('members') },
    1,
  );
  onTestFinished(stop);
  return { heard, times: () => times };
}

test('of several news at once the latest is heard, once, however often it is said and whenever the connection breaks', async () => {
  const { heard } = await listening((response, time) => {
    const number = time < 3 ? 16 : 17;
    for (let twice = 0; twice < 2; twice += 1)
      response.write(`data: ${number - 1}\n\ndata: ${number}\n\n:\n\n`);
    if (time < 4) response.end();
    // A part may end anywhere.
    else response.write('event: members\ndata:\n\n:\n\ndata: 1', () => response.write('8\n\n'));
  });
  await expect.poll(() => heard.at(-1)).toBe(18);
  // Nobody knows what happened before each connection.
  expect(heard).toEqual(['members', 16, 'members', 'members', 17, 'members', 'members', 18]);
});

test('after each connection it soon tries again, however often there was one before', async () => {
  // With a pause that doubled each time, this many would take hours.
  const { times } = await listening((response, time) => response.end(`data: ${time}\n\n`));
  await expect.poll(times).toBeGreaterThan(25);
});

test.each([
  [401, 'unknown-key'],
  [403, 'revoked'],
])('a laptop that is told %d, %s, doesn’t ask any more', async (status, problem) => {
  const removed = await listening((response) => response.writeHead(status).end(JSON.stringify({ problem })));
  const away = await listening((response) => response.writeHead(503).end());
  // As often as one that is only told to wait.
  await expect.poll(away.times).toBeGreaterThan(4);
  expect(removed.times()).toBe(1);
});
