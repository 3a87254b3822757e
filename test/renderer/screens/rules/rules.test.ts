import { tick } from 'svelte';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { place } from '../../../../src/renderer/lib/place.svelte.ts';
import Rules from '../../../../src/renderer/screens/rules/Rules.svelte';
import RulesScreen from '../../../../src/renderer/screens/rules/RulesScreen.svelte';
import LessonView from '../../../../src/renderer/screens/rules/LessonView.svelte';
import { judge, openLesson, type LessonId } from '../../../../src/shared/lessons/index.ts';
import { expectAccessible } from '../../accessible.ts';
import { leaveAddress, render, settingsAsked, settingsOf } from '../../mounted.ts';
import { language } from '../../spoken.ts';
import { linesIn } from '../../texts.ts';
import { press, push } from '../../pressing.ts';

test.each([
  ['modern-art-1994', 'sell', { screen: 'rules', lesson: 'pay' }],
  ['modern-art-card-game', 'outlook', { screen: 'try', length: 'round' }],
] as const)('a lesson is played page by page, with wrong answers: %s, %s', async (edition, id, next) => {
  const goTo = vi.spyOn(place, 'goTo').mockReturnValue();
  const { settings, changes } = settingsAsked({ lessonsDone: ['open'] });
  const opened = openLesson(edition, id, language.words.lessons.people);
  if (!opened.ok) throw new Error('the lesson can be played');
  const screen = await render(LessonView, { edition, id }, { settings });
  const told: string[] = [];
  const looked = new Set<boolean>();
  for (const asked of opened.value.pages) {
    const { options = [], answer = null } = asked.solved ?? {};
    const rights = options.map((option) => judge(asked, option).right);
    const wrongs = rights.flatMap((isRight, at) => (isRight ? [] : String(at + 1).repeat(2)));
    const keys = rights.length === 0 ? [] : [...wrongs.slice(0, 2), String(rights.indexOf(true) + 1)];
    // An amount may be typed with its zeros.
    if (answer?.is === 'amount' && rights.length === 0)
      keys.push('1{Enter}', '{Backspace}2{Enter}', `{Backspace}${answer.amount}000{Enter}`);
    const shows = () => linesIn(screen.container, 'header .quiet, .say, [role=status] :is(p, li), button');
    told.push(shows());
    for (const key of keys) {
      await press(key);
      told.push(`${key}: ${shows()}`);
    }
    expect([changes.length, goTo.mock.calls.length]).toEqual([0, 0]);
    // An answer is chosen or typed.
    const isTyped = rights.length === 0;
    if (keys.length > 0 && !looked.has(isTyped)) {
      looked.add(isTyped);
      await expectAccessible(screen);
    }
    await press('{Enter}');
  }
  expect(changes).toEqual([{ lessonsDone: ['open', id] }]);
  expect(goTo.mock.calls).toEqual([[{ edition, ...next }]]);
  await expect(told.join('')).toMatchFileSnapshot(`told/${id}.txt`);
});

test('on a phone, why an answer is wrong and how to go on are in sight, and the answer keeps the focus', async () => {
  await page.viewport(390, 400);
  const screen = await render(LessonView, { edition: 'modern-art-1994', id: 'count' });
  const button = (name: string | RegExp) => screen.getByRole('button', { name });
  await press('1');
  await push(button('Continue'));
  await button('Krypto').click();
  await expect.element(button('Krypto')).toHaveFocus();
  await expect.element(button('Krypto')).toHaveAttribute('aria-disabled', 'true');
  const isInSight = (found: Locator) => {
    const { top, bottom } = found.element().getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight + 1;
  };
  scrollTo(0, 0);
  await press('1');
  await expect.poll(() => isInSight(screen.getByText(/ranks higher than that/))).toBe(true);
  await push(button('Show me'));
  await expect.poll(() => isInSight(button(/^Next: /))).toBe(true);
});

test('a tie is broken by numbers on the board, and the right answer stays with its reason, also if it was shown', async () => {
  const screen = await render(LessonView, { edition: 'masters-gallery', id: 'reveal' });
  const button = (name: string) => screen.getByRole('button', { name });
  const answered = () => linesIn(screen.container, '[role=status] p');
  await push(button('Continue'));
  for (const named of ['Monet (19)', 'Renoir (20)'])
    await expect.element(screen.getByRole('heading', { name: named })).toBeVisible();
  await press('1');
  await press('2');
  await push(button('Show me'));
  const shown = 'The answer: Monet. Monet has the lower printed number, so ranks higher than Renoir,';
  await expect.poll(answered).toContain(shown);
  expect(answered()).not.toContain('Right');
  await push(button('Back'));
  await push(button('Continue'));
  await expect.poll(answered).toContain(shown);
});

test('another lesson of the box starts at its first page, as if it were the first', async () => {
  onTestFinished(leaveAddress);
  const lesson = (id: LessonId) => place.turnTo({ screen: 'rules', edition: 'modern-art-1994', lesson: id });
  lesson('sell');
  const screen = await render(RulesScreen, {}, { place: null });
  const shows = () => linesIn(screen.container, 'h1, .say, button');
  lesson('value');
  await tick();
  const first = shows();
  lesson('sell');
  await push(screen.getByRole('button', { name: 'Continue' }));
  lesson('value');
  await tick();
  expect(shows()).toBe(first);
});

test('the list says what is done and what comes next, and leads to everything about the box', async () => {
  const settings = settingsOf({ lessonsDone: ['sell', 'open'] });
  const screen = await render(Rules, { edition: 'modern-art-1994' }, { settings });
  const told = linesIn(screen.container, 'h2 + span, .like-main, ol li, a[href^="#/try"]');
  await expect(told).toMatchFileSnapshot('told/list.txt');
  await expectAccessible(screen);
  await push(screen.getByRole('button', { name: language.words.overview.title }));
  await push(screen.getByRole('button', { name: 'Next' }));
  await expect.element(screen.getByText('2 of 5')).toBeVisible();
});
