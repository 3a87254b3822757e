import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../mounted.ts';
import PersonDialog from '../../../../src/renderer/screens/players-list/PersonDialog.svelte';
import type { KnownPerson } from '../../../../src/shared/api.ts';
import { workingHost } from '../../working-host.ts';

const NOBODY = { colour: null, retired: false, games: 1200, latest: null, merged: [] };
const PEOPLE = [
  'Ada',
  'Dmitri Konstantinowitsch von und zu Hohenlohe-Langenburg',
  'Maria-Magdalena Wolkenstein-Trostburg',
].map((name): KnownPerson => ({ ...NOBODY, id: name, name }));

test('the whole person dialog is visible on every screen, however long the names', async () => {
  const { link } = workingHost(({ client }) => client);
  const props = { people: PEOPLE, onclose: () => undefined, onnews: () => undefined };
  for (const [width = 0, height = 0] of [
    [1280, 800],
    [390, 844],
    [360, 640],
  ]) {
    await page.viewport(width, height);
    for (const person of PEOPLE) {
      const screen = await render(PersonDialog, { ...props, person }, { link });
      const dialog = screen.getByRole('dialog').element();
      const edge = dialog.getBoundingClientRect().right - parseFloat(getComputedStyle(dialog).paddingRight);
      for (const control of dialog.querySelectorAll('button, input, select'))
        expect(control.getBoundingClientRect().right, `on ${width}`).toBeLessThanOrEqual(edge);
      await screen.unmount();
    }
  }
});
