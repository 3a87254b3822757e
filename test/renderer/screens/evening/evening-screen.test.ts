import { expect, test } from 'vitest';
import EveningScreen from '../../../../src/renderer/screens/evening/EveningScreen.svelte';
import { sentOnce, type EveningCatalogue } from '../../../../src/shared/api.ts';
import { expectAccessible } from '../../accessible.ts';
import { eveningOf } from '../../features/catalogue/evening.ts';
import { render } from '../../mounted.ts';
import { workingHost } from '../../working-host.ts';

const never = () => new Promise<never>(() => undefined);

function shown(evening: EveningCatalogue | null, asked = '') {
  const sent = evening === null ? null : sentOnce(evening);
  const { link } = workingHost(({ client }) => ({
    ...client,
    app: { ...client.app, info: never },
    catalogue: { ...client.catalogue, evening: () => Promise.resolve(sent) },
  }));
  return render(EveningScreen, {}, { link, place: { screen: 'evening', id: 'game-0', asked } });
}

test.each([1, 2, 5])(
  'an evening of %i games has a sentence, everybody’s row and a strip of each',
  async (games) => {
    const screen = await shown(eveningOf(games, 'Ada', 'the club'));
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'Saturday, March 1, 2025' }))
      .toBeVisible();
    await expect
      .element(screen.getByText(games === 1 ? /^Ada won, / : /^Ada won the evening with /))
      .toBeVisible();
    expect(screen.getByRole('row').elements()).toHaveLength(4);
    expect(screen.getByRole('columnheader').elements()).toHaveLength(games === 1 ? 2 : games + 3);
    expect(screen.container.querySelectorAll('main li h3')).toHaveLength(games);
    expect(screen.getByText(/The card that decided the night/).elements()).toHaveLength(1);
    const before = screen.getByRole('link', { name: 'The evening before' });
    await expect.element(before).toHaveAttribute('href', '#/evening/game-before');
    expect(screen.getByText('The evening after').elements()).toHaveLength(0);
    await expectAccessible(screen);
  },
);

test('the picture is drawn when its line is opened, or when the address asks for it', async () => {
  const evening = eveningOf(2, 'Ada', null);
  const screen = await shown(evening);
  await expect.element(screen.getByText('A picture to share')).toBeVisible();
  expect(screen.container.querySelector('canvas')).toBeNull();
  await screen.getByText('A picture to share').click();
  await expect.element(screen.getByRole('img', { name: /^A picture of the evening/ })).toBeVisible();
  const asked = await shown(evening, 'picture');
  await expect.poll(() => asked.container.querySelector('canvas')).not.toBeNull();
});

test('games that don’t count are named with the reason', async () => {
  const evening = eveningOf(1, 'Ada', null);
  const leftOut = evening.played.map((game) => ({ ...game, id: 'left', misplayed: true }));
  const screen = await shown({ ...evening, leftOut });
  await expect.element(screen.getByRole('link', { name: /misplayed/ })).toBeVisible();
});

test('a game of no evening says so, and its heading has the focus that the link to it had', async () => {
  const screen = await shown(null);
  await expect.element(screen.getByText(/^This game isn’t part of any evening/)).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
