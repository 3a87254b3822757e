import { expect, test } from 'vitest';
import { received, sentOnce } from '../../../src/shared/api.ts';
import { SEVEN, SHORT } from '../../app/made-boxes.ts';

test('a box is sent once, whatever names it, and one that was changed is another', () => {
  const changed = { ...SHORT, title: 'A shorter game' };
  const groups = [[SEVEN, changed], [], [[{ of: SHORT }]]];
  const answer = { edition: SHORT, rows: [{ ...SHORT }, 'modern-art-1994', changed], none: null, groups };
  expect(sentOnce(answer).boxes).toEqual([SHORT, changed, SEVEN]);
  for (const whole of [answer, null, [0, { rows: [] }]])
    expect(received<unknown>(sentOnce(whole))).toEqual(whole);
});
