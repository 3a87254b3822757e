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

test('the picture is drawn when its line is opened, or when the address asks for it', async () => {
  const evening = eveningOf(2, 'Ada', null);
  const screen = await shown(evening);
  await expect.element(screen.getByText('An image to share')).toBeVisible();
  await expectAccessible(screen);
  expect(screen.container.querySelector('canvas')).toBeNull();
  await screen.getByText('An image to share').click();
  await expect.element(screen.getByRole('img', { name: /^An image of the evening/ })).toBeVisible();
  const asked = await shown(evening, 'picture');
  await expect.poll(() => asked.container.querySelector('canvas')).not.toBeNull();
});

test('a game of no evening says so, and its heading has the focus that the link to it had', async () => {
  const screen = await shown(null);
  await expect.element(screen.getByText(/^This game isn’t part of any evening/)).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
