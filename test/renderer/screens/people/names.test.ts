import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../mounted.ts';
import Names from '../../../../src/renderer/screens/people/Names.svelte';
import type { KnownPerson } from '../../../../src/shared/api.ts';
import { language } from '../../spoken.ts';
import { workingHost } from '../../working-host.ts';

const NOBODY = { retired: false, games: 1200, latest: null, merged: [] };
const PEOPLE = [
  'Ada',
  'Dmitri Konstantinowitsch von und zu Hohenlohe-Langenburg',
  'Maria-Magdalena Wolkenstein-Trostburg',
].map((name, at): KnownPerson => ({ ...NOBODY, id: name, name, games: 1200 + at }));

test('the whole person dialog is visible on every screen, however long the names', async () => {
  const { link } = workingHost(({ client }) => ({
    ...client,
    app: { ...client.app, info: () => new Promise<never>(() => undefined) },
    people: { ...client.people, known: () => Promise.resolve(PEOPLE) },
  }));
  for (const person of PEOPLE.slice(1)) {
    const screen = await render(Names, { search: {}, open: true }, { link });
    await screen.getByRole('button', { name: language.words.players.changeOf(person.name) }).click();
    const dialog = screen.getByRole('dialog').element();
    for (const [width, height] of [
      [1280, 800],
      [360, 640],
    ] as const) {
      await page.viewport(width, height);
      const edge = dialog.getBoundingClientRect().right - parseFloat(getComputedStyle(dialog).paddingRight);
      for (const control of dialog.querySelectorAll('button, input, select'))
        expect(control.getBoundingClientRect().right, `on ${width}`).toBeLessThanOrEqual(edge);
    }
    await screen.unmount();
  }
});
