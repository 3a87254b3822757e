import { expect, test } from 'vitest';
import { language } from '../spoken.ts';

test('dates are formatted, and an invalid date breaks nothing', () => {
  expect(language.when('2026-11-21T19:30:00Z')).toContain('2026');
  for (const text of ['rubbish', '', '21.11.2026 at dawn']) {
    expect(language.when(text)).toBe(language.words.paper.dayUnknown);
    expect(language.time(text)).toBe('');
  }
});
