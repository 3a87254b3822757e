import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import Practice from '../../../../src/renderer/screens/table/Practice.svelte';
import { expectAccessible } from '../../accessible.ts';
import { render, settingsAsked } from '../../mounted.ts';
import { press, push, write } from '../../pressing.ts';

type Length = 'game' | 'round';

async function open(edition: string, length: Length) {
  const { settings, changes } = settingsAsked();
  const place = { screen: 'try', edition, length } as const;
  const screen = await render(Practice, {}, { place, settings });
  const button = (name: string | RegExp) => screen.getByRole('button', { name });
  const deal = async (seed: string, opponents: string) => {
    await push(screen.getByRole('radio', { name: opponents, exact: true }));
    await push(screen.getByRole('radio', { name: 'At once' }));
    await write(screen.getByLabelText('Number of the deal'), seed);
    await push(button('Deal'));
    await expect.element(screen.getByRole('list', { name: 'Your hand' })).toBeVisible();
  };
  const hand = () =>
    [...screen.getByRole('list', { name: 'Your hand' }).element().querySelectorAll('button')].map(
      ({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim().replace(/ \d$/, ''),
    );
  return {
    screen,
    button,
    deal,
    hand,
    changes,
    heading: () => screen.getByRole('heading', { level: 2 }).first(),
  };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** Answers whatever is asked, until the round is over: the first card or answer, and the least that can be bid. */
async function playRound({ screen }: Opened): Promise<void> {
  for (let answers = 0; answers < 200; answers += 1) {
    if (document.querySelector('[data-question]') === null) return;
    const field = document.querySelector('[data-question] input');
    const isPrice = /price/.test(document.querySelector('[data-question] h2')?.textContent ?? '');
    const hasCard = document.querySelector('[data-question] [aria-keyshortcuts="1"]') !== null;
    await press(field !== null ? (isPrice ? '5{Enter}' : '{Enter}') : hasCard ? '1' : '0');
    await expect
      .poll(
        () =>
          screen.container.textContent.includes('is thinking') ||
          screen.container.textContent.includes('goes on…'),
      )
      .toBe(false);
  }
  throw new Error('the round should end');
}

test.each([
  ['modern-art-1994', '2'],
  ['masters-gallery', '1'],
] as const)(
  'a practice round of %s against %s is dealt, played and paid, and ticked',
  async (edition, opponents) => {
    const table = await open(edition, 'round');
    await table.deal('12', opponents);
    await expectAccessible(table.screen);
    const dealt = table.hand();
    expect(dealt.length).toBeGreaterThan(5);
    await playRound(table);
    expect(table.changes).toEqual([]);
    await push(table.button(/^(?:All paid|Save, next)/));
    await expect.element(table.screen.getByText(/^That was a round/)).toBeVisible();
    expect(table.changes).toEqual([{ lessonsDone: ['practice'] }]);
    // The same number deals the same cards.
    await push(table.button('Start over').first());
    await table.deal('12', opponents);
    expect(table.hand()).toEqual(dealt);
  },
);

test('a practice game goes on where it was left, and Undo leads to the own last decision', async () => {
  const table = await open('modern-art-cmon-en', 'game');
  await table.deal('7', '3');
  await playRound(table);
  const money = () => [...document.querySelectorAll('table')].map(({ textContent }) => textContent);
  await expect.poll(money).not.toEqual([]);
  const settled = money();
  await table.screen.unmount();
  const again = await open('modern-art-cmon-en', 'game');
  await expect.element(again.button(/^All paid/)).toBeVisible();
  await expect.poll(money).toEqual(settled);
  await push(again.button(/^All paid/));
  await expect.element(again.screen.getByRole('list', { name: 'Your hand' })).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(again.button(/^All paid/)).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(again.screen.getByRole('list', { name: 'Your hand' })).toBeVisible();
});

test('each move of the others has its reason, advice has one, and an offer too high is told what it costs', async () => {
  const table = await open('modern-art-1994', 'game');
  await table.deal('11', '3');
  const { screen, button } = table;
  await expect
    .poll(() => document.querySelector('[data-question] input') !== null || table.hand().length > 0)
    .toBe(true);
  for (let tries = 0; document.querySelector('[data-question] input') === null && tries < 30; tries += 1)
    await press('1');
  await press('a');
  await expect.element(screen.getByText(/^My choice: “Alice/)).toBeVisible();
  await press('90{Enter}');
  await expect.element(screen.getByText(/more than it can pay: it pays/).first()).toBeVisible();
  const reasons = screen.getByRole('list', { name: 'What has happened since your last move' });
  await push(reasons.getByRole('button', { name: 'Why?' }).first());
  await expect.element(reasons.getByText(/on average|expects|doesn’t want/).first()).toBeVisible();
  await expect.element(button('Show the forecast')).toBeVisible();
});

test('only a whole number deals', async () => {
  const { screen, button } = await open('modern-art-1994', 'game');
  await write(screen.getByLabelText('Number of the deal'), 'twelve');
  await push(button('Deal'));
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Enter a whole number of at most nine digits.');
});
