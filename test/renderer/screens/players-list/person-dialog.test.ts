import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../mounted.ts';
import PersonDialog from '../../../../src/renderer/screens/players-list/PersonDialog.svelte';
import type { KnownPerson } from '../../../../src/shared/api.ts';
import { workingHost } from '../../working-host.ts';

function person(id: string, name: string): KnownPerson {
  return { id, name, colour: null, retired: false, games: 1200, latest: null, merged: [] };
}

const PEOPLE = [
  person('a', 'Ada'),
  person('d', 'Dmitri Konstantinowitsch von und zu Hohenlohe-Langenburg'),
  person('m', 'Maria-Magdalena Wolkenstein-Trostburg'),
];

test.each([
  [1280, 800],
  [390, 844],
  [360, 640],
])(
  'on a screen of %i by %i the whole person dialog is visible, however long the names',
  async (width, height) => {
    await page.viewport(width, height);
    const { link } = workingHost(({ client }) => client);
    for (const each of PEOPLE) {
      const nothing = () => undefined;
      const screen = await render(
        PersonDialog,
        { person: each, people: PEOPLE, onclose: nothing, onnews: nothing },
        { link },
      );
      const dialog = screen.getByRole('dialog').element();
      const edge = dialog.getBoundingClientRect().right - parseFloat(getComputedStyle(dialog).paddingRight);
      for (const control of dialog.querySelectorAll('button, input, select')) {
        expect(control.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
      }
      await screen.unmount();
    }
  },
);
