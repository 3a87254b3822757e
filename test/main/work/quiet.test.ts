import { setImmediate as turnOfOthers, setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openQuiet } from '../../../src/main/work/quiet.ts';

test('work ahead of time takes turns with others, and waits for those who wait', async () => {
  const { asked, turn } = openQuiet();
  await turn();

  const answered = asked();
  const answeredToo = asked();
  let goesOn = false;
  const next = turn().then(() => (goesOn = true));
  for (let turns = 0; turns < 5; turns += 1) await turnOfOthers();
  answered();
  // Longer than it waits for the next question.
  await setTimeout(120);
  expect(goesOn, 'somebody still waits').toBe(false);
  answeredToo();
  const since = performance.now();
  await next;
  // A page that has one answer soon asks for the next.
  expect(performance.now() - since).toBeGreaterThan(40);
});
