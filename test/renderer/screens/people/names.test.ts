import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../mounted.ts';
import Names from '../../../../src/renderer/screens/people/Names.svelte';
import PersonForm from '../../../../src/renderer/screens/people/PersonForm.svelte';
import type { KnownPerson } from '../../../../src/shared/api.ts';
import { language } from '../../spoken.ts';
import { textsIn } from '../../texts.ts';
import { workingHost } from '../../working-host.ts';

const NOBODY = { retired: false, games: 1200, latest: null, merged: [] };
const PEOPLE = [
  'Ada',
  'Dmitri Konstantinowitsch von und zu Hohenlohe-Langenburg',
  'Maria-Magdalena Wolkenstein-Trostburg',
].map((name, at): KnownPerson => ({ ...NOBODY, id: name, name, games: 1200 + at }));

/** A host that knows these people. */
const hostOf = (people: readonly KnownPerson[]) =>
  workingHost(({ client }) => ({
    ...client,
    app: { ...client.app, info: () => new Promise<never>(() => undefined) },
    people: { ...client.people, known: () => Promise.resolve(people) },
  }));

test('the whole person dialog is visible on every screen, however long the names', async () => {
  const { link } = hostOf(PEOPLE);
  for (const [width = 0, height = 0] of [
    [1280, 800],
    [390, 844],
    [360, 640],
  ]) {
    await page.viewport(width, height);
    for (const person of PEOPLE) {
      const screen = await render(Names, { search: {}, open: true }, { link });
      await screen.getByRole('button', { name: language.words.players.changeOf(person.name) }).click();
      const dialog = screen.getByRole('dialog').element();
      const edge = dialog.getBoundingClientRect().right - parseFloat(getComputedStyle(dialog).paddingRight);
      for (const control of dialog.querySelectorAll('button, input, select'))
        expect(control.getBoundingClientRect().right, `on ${width}`).toBeLessThanOrEqual(edge);
      await screen.unmount();
    }
  }
});

test('a name can be spelt otherwise, but neither be empty nor anybody else’s, whatever the case', async () => {
  const rename = vi.fn(() => Promise.resolve(null));
  const { link } = workingHost(({ client }) => ({ ...client, people: { ...client.people, rename } }));
  const { players } = language.words;
  const [person = expect.unreachable()] = PEOPLE;
  const screen = await render(PersonForm, { people: PEOPLE, person, onnews: vi.fn() }, { link });
  const button = screen.getByRole('button', { name: players.rename, exact: true });
  const taken = PEOPLE[2]?.name ?? '';
  for (const [typed, wrong] of [
    [' Ada ', ''],
    [' ', players.nameMissing],
    [` ${taken.toUpperCase()}`, players.nameTaken(taken)],
    [' ADA ', ''],
  ] as const) {
    await screen.getByLabelText(players.name, { exact: true }).fill(typed);
    const said = () => screen.container.querySelector('[role=status]')?.textContent;
    await expect.poll(said, { message: typed }).toBe(wrong);
    await expect.element(button).toHaveProperty('disabled', typed !== ' ADA ');
  }
  await button.click();
  expect(rename).toHaveBeenCalledExactlyOnceWith({ id: 'Ada', name: 'ADA' });
});

test('of two who are one, the name of more games is kept, unless the other one is chosen', async () => {
  const merge = vi.fn(() => Promise.resolve(null));
  const { link } = workingHost(({ client }) => ({ ...client, people: { ...client.people, merge } }));
  const { players } = language.words;
  const [ada = null, dmitri = expect.unreachable(), maria = null] = PEOPLE;
  const screen = await render(PersonForm, { people: PEOPLE, person: dmitri, onnews: vi.fn() }, { link });
  const merged = async (other: KnownPerson | null, choose: KnownPerson | null = null) => {
    await screen.getByLabelText(players.other, { exact: true }).selectOptions(other?.id ?? '');
    if (choose !== null)
      await screen.getByRole('radio', { name: new RegExp(`^${choose.name}`) }).click({ force: true });
    await screen.getByRole('button', { name: players.merge, exact: true }).click();
    return merge.mock.lastCall;
  };
  expect(await merged(maria, dmitri)).toEqual([{ id: maria?.id, into: dmitri.id }]);
  // That was about the two of them, not about the next one chosen.
  expect(await merged(ada)).toEqual([{ id: 'Ada', into: dmitri.id }]);
  expect(await merged(maria)).toEqual([{ id: dmitri.id, into: maria?.id }]);
});

test('a search says that nobody was found only if nobody was, playing or not', async () => {
  const names = [...'ABCDEFGHIJKL', 'Zoë', 'Mo'];
  const people = names.map((name, at): KnownPerson => ({ ...NOBODY, id: name, name, retired: at > 11 }));
  const { link } = hostOf(people);
  const { find, nobody, retiredTitle } = language.words.players;
  const { container, ...screen } = await render(Names, { search: {}, open: true }, { link });
  for (const [typed, said] of [
    ['k', ['K']],
    ['zoe', [retiredTitle, 'Zoë']],
    ['zoa', [nobody]],
    ['m', [retiredTitle, 'Mo']],
  ] as const) {
    await screen.getByRole('searchbox', { name: find }).fill(typed);
    await expect.poll(() => textsIn(container, 'h4, p.quiet, li a')).toEqual(said);
  }
});
