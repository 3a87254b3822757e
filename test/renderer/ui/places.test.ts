import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import Masthead from '../../../src/renderer/ui/Masthead.svelte';
import Menu from '../../../src/renderer/ui/Menu.svelte';
import { MENU } from '../../../src/shared/routes/index.ts';
import { expectAccessible } from '../accessible.ts';
import { leaveAddress, render } from '../mounted.ts';
import { language } from '../spoken.ts';
import { workingHost } from '../working-host.ts';

const { menu, sections } = language.words.window;

/** A host with games in progress, and so many finished ones. */
function hostWith(finished: () => number) {
  const shelved = (count: number) => ({ games: [], count });
  const shelves = () =>
    Promise.resolve({ unfinished: shelved(2), finished: shelved(finished()), abandoned: shelved(1) });
  return workingHost(({ client }) => ({
    ...client,
    app: { ...client.app, info: () => new Promise<never>(() => undefined) },
    games: { ...client.games, shelves },
  }));
}

test('the bar has History and People from the first finished game on', async () => {
  let finished = 0;
  const { link, hear } = hostWith(() => finished);
  const screen = await render(Masthead, {}, { link });
  const names = () => [...screen.container.querySelectorAll('nav a')].map((each) => each.textContent);
  await expect.poll(names).toEqual([sections.home, sections.rules]);
  finished = 1;
  hear({ kind: 'games' });
  await expect.poll(names).toEqual([sections.home, sections.history, sections.people, sections.rules]);
  await expectAccessible(screen);
});

test('the menu leads to everything else, keeps its settings folded, and fits a laptop', async () => {
  await page.viewport(1280, 800);
  onTestFinished(leaveAddress);
  const screen = await render(Menu, {}, { link: hostWith(() => 1).link });
  const open = () => screen.getByRole('button', { name: menu.open }).click();
  const dialog = () => screen.container.querySelector('dialog');
  await open();
  const links = [...screen.container.querySelectorAll('dialog a')];
  expect(links.map((each) => [each.textContent, each.getAttribute('href')])).toEqual(
    MENU.map(({ name, address }) => [sections[name], address]),
  );
  const { scrollHeight = 1, clientHeight = 0 } = dialog() ?? {};
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
  await screen.getByText(menu.settings).click();
  await expect.element(screen.getByRole('group', { name: menu.theme })).toBeVisible();
  await expectAccessible(screen);
  await screen.getByRole('link', { name: sections.settings }).click();
  await expect.poll(() => dialog()?.open).toBe(false);
  await open();
  await expect.element(screen.getByText(menu.settings)).toBeVisible();
  expect(screen.getByRole('group', { name: menu.theme }).query()).toBeNull();
});
