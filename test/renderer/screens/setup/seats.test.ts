import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import Seats from '../../../../src/renderer/screens/setup/Seats.svelte';
import { planOf } from '../../../../src/renderer/screens/setup/plan.ts';
import { emptySeating, rename, type Seating } from '../../../../src/renderer/screens/setup/seating.ts';
import SeatName from '../../../../src/renderer/ui/SeatName.svelte';
import { render } from '../../mounted.ts';
import { language } from '../../spoken.ts';

const words = language.words.setup;

test.each(['modern-art-1994', 'masters-gallery'] as const)(
  'as many chairs as the box of %s allows, by hand or by a known name, and as few',
  async (edition) => {
    const plan = planOf(edition, 4);
    const { least, most } = plan.players;
    const people = [{ id: 'ada', name: 'Ada', retired: false }];
    const taken = (chairs: number): Seating =>
      Array.from({ length: chairs }).reduce<Seating>(
        (seating, _, key) => rename(seating, key, `Player ${key + 1}`),
        emptySeating(chairs),
      );
    const props = {
      plan,
      people,
      seated: taken(least),
      wrongAt: null,
      problemId: 'problem',
      onchange: () => {},
      onfull: () => {},
    };
    const screen = await render(Seats, { ...props, seating: taken(least) });
    const offered = () => ({
      add: screen.getByRole('button', { name: words.add }).all().length === 1,
      join: screen.getByRole('button', { name: words.sitDown('Ada') }).all().length === 1,
      remove: screen
        .getByRole('button', { name: words.remove('Player 1') })
        .element()
        .matches(':enabled'),
    });
    for (let chairs = least; chairs <= most; chairs += 1) {
      await screen.rerender({ seating: taken(chairs), seated: taken(chairs) });
      const more = chairs < most;
      expect(offered(), `with ${chairs} chairs`).toEqual({ add: more, join: more, remove: chairs > least });
    }
    // Somebody known may still take an empty chair.
    await screen.rerender({ seating: rename(taken(most), most - 1, '') });
    expect(offered()).toEqual({ add: false, join: true, remove: true });
  },
);

test('typing on offers the first suggestion again, whichever had been reached', async () => {
  const people = ['Adam', 'Ada', 'Adele'].map((name) => ({ id: name, name, retired: false }));
  const typed: string[] = [];
  const none = () => undefined;
  const props = { label: 'Chair', people, invalid: false, problemId: 'problem', ontake: none, ondone: none };
  const screen = await render(SeatName, { ...props, name: '', ontype: (name) => typed.push(name) });
  const chosen = () => screen.getByRole('option', { selected: true }).element().textContent.trim();
  await userEvent.click(screen.getByRole('combobox'));
  for (const name of ['A', 'Ad']) {
    await userEvent.keyboard(name.at(-1) ?? '');
    await screen.rerender({ name });
    const first = chosen();
    await userEvent.keyboard('{ArrowUp}');
    expect(chosen()).toBe(words.newPerson(name));
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toBe(first);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(chosen()).toBe(words.newPerson(name));
  }
  await userEvent.keyboard('a');
  await screen.rerender({ name: 'Ada' });
  expect(chosen()).toBe('Adam');
  await userEvent.keyboard('{ArrowUp}');
  expect(chosen()).toBe('Ada');
  expect(typed).toEqual(['A', 'Ad', 'Ada']);
});
