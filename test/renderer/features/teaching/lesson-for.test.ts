import { expect, test } from 'vitest';
import { lessonFor } from '../../../../src/renderer/features/teaching/lesson-for.ts';

test('the lesson is that of the first question that has one', () => {
  expect(lessonFor('modern-art-1994', ['tokens', 'tiles-kept', 'fifth'])).toBe('value');
  expect(lessonFor('masters-gallery', ['extra-cards', 'tokens'])).toBe('extras');
  expect(lessonFor('masters-gallery', ['awards-left'])).toBeNull();
});

test('a lesson on a variant is only for boxes that have it', () => {
  const asked = ['double-share', 'double-next'];
  expect(lessonFor('modern-art-cmon-en', asked)).toBe('shared');
  expect(lessonFor('modern-art-1994', asked)).toBe('double');
});

test('each family has its own lessons, even for a question both ask', () => {
  expect(lessonFor('modern-art-1994', ['who-starts'])).toBe('fifth');
  expect(lessonFor('masters-gallery', ['who-starts'])).toBe('limit');
});
