import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import Filters from '../../../../src/renderer/features/past-games/Filters.svelte';
import {
  choosingsOf,
  searchWith,
  type Trait,
} from '../../../../src/renderer/features/past-games/filter-options.ts';
import type { HistoryFacets } from '../../../../src/shared/api.ts';
import type { Search } from '../../../../src/shared/routes/index.ts';
import { EVERY_SEARCH, FILTERS, VALUES } from '../../../shared/routes/every-filter.ts';
import { expectAccessible } from '../../accessible.ts';
import { render } from '../../mounted.ts';
import { write } from '../../pressing.ts';
import { language } from '../../spoken.ts';

const FACETS: HistoryFacets = {
  games: 12,
  families: [{ value: 'auction', games: 12 }],
  editions: [{ value: 'modern-art-1994', games: 12, edition: 'modern-art-1994' }],
  seats: [
    { value: 4, games: 8 },
    { value: 3, games: 4 },
  ],
  statuses: [
    { value: 'finished', games: 11 },
    { value: 'unfinished', games: 1 },
  ],
  counted: [],
  places: [{ value: 'the club', games: 5 }],
  tags: [],
  people: [
    { value: 'ada', name: 'Ada', games: 12 },
    { value: 'bo', name: 'Bo', games: 7 },
    { value: 'cy', name: 'Cy', games: 1 },
  ],
  years: [
    { value: 2026, games: 9 },
    { value: 2025, games: 3 },
  ],
};
const HISTORY = { every: 'every' } as const;
const choosings = (search: Parameters<typeof choosingsOf>[1], filtered: Parameters<typeof choosingsOf>[2]) =>
  choosingsOf(FACETS, search, filtered, { words: language.words, locale: 'en-GB' });

/** What a chip stands for. */
const keysOf = (trait: Trait): readonly (keyof Search)[] => (trait === 'time' ? ['since', 'to'] : [trait]);

const without = (search: Search, keys: readonly (keyof Search)[]): Search =>
  Object.fromEntries(Object.entries(search).filter(([key]) => !keys.some((gone) => gone === key)));

/** Without a chip: the text has its own field, and made boxes count together in the chip of the edition. */
const withChip = (filter: keyof Search): boolean => !['text', 'together'].includes(filter);
const chipsOf = (search: Search) => choosings(search, HISTORY).filter(({ value }) => value !== '');

test.each(EVERY_SEARCH)(
  'each of the filters %j has its chip, and is removed and chosen there alone',
  (search) => {
    const chips = chipsOf(search);
    const shown = chips.flatMap(({ trait }) => keysOf(trait).filter((key) => key in search));
    expect(shown.toSorted(), 'filters with a chip').toEqual(
      FILTERS.filter((filter) => filter in search && withChip(filter)).toSorted(),
    );
    expect(chips.filter(({ chosen }) => chosen === '')).toEqual([]);
    for (const { trait, value } of chips) {
      const others = without(search, keysOf(trait));
      expect(searchWith(search, trait, ''), `without ${trait}`).toEqual(others);
      // Several people come from a link alone, and a time that is no year from two fields.
      if (trait !== 'with' && trait !== 'time')
        expect(searchWith(others, trait, value), `with ${trait}`).toEqual(search);
    }
  },
);

test.each(FILTERS.filter(withChip))('the chip of %s tells its values apart', (filter) => {
  const said = VALUES[filter].flatMap((value) => chipsOf({ [filter]: value }).map(({ chosen }) => chosen));
  expect(new Set(said).size, said.join(', ')).toBe(VALUES[filter].length);
});

test('a chip opens its choice in place, by keys alone, and an active one can be removed', async () => {
  const onsearch = vi.fn();
  const facets = { ...FACETS, people: [...FACETS.people, { value: 'cleo', name: 'Cleo', games: 1 }] };
  const screen = await render(Filters, { search: {}, facets, every: 'finished', onsearch });
  const chip = screen.getByRole('button', { name: 'Player' });
  await userEvent.tab();
  await expect.element(chip).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const choice = screen.getByRole('dialog', { name: 'Player' });
  await expect.element(choice.getByRole('button', { name: 'Ada, 12 games' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(choice.getByRole('button', { name: 'Bo, 7 games' })).toHaveFocus();
  for (const name of ['Cy, 1 game', 'Cleo, 1 game', 'Cy, 1 game']) {
    await userEvent.keyboard('c');
    await expect.element(choice.getByRole('button', { name })).toHaveFocus();
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(choice).not.toBeInTheDocument();
  await expect.element(chip).toHaveFocus();
  expect(onsearch).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}{End}{Enter}');
  expect(onsearch).toHaveBeenLastCalledWith({ person: 'cleo' });

  await screen.rerender({ search: { person: 'cy', seats: 4 } });
  await expectAccessible(screen);
  const active = screen.getByRole('button', { name: 'Player: Cy' });
  await expect.element(active).toHaveTextContent('Cy');
  await screen.getByRole('button', { name: 'Remove filter: Cy' }).click();
  expect(onsearch).toHaveBeenLastCalledWith({ seats: 4 });
  await expect.element(active).toHaveFocus();
  await screen.getByRole('button', { name: 'Clear filters' }).click();
  expect(onsearch).toHaveBeenLastCalledWith({});
});

test('a period is chosen by its first and last day while the choice stays open', async () => {
  const onsearch = vi.fn();
  const screen = await render(Filters, { search: {}, facets: FACETS, every: 'finished', onsearch });
  await screen.getByRole('button', { name: 'Date' }).click();
  await write(screen.getByLabelText('From'), '2025-06-01');
  expect(onsearch).toHaveBeenLastCalledWith({ since: '2025-06-01' });
  await screen.rerender({ search: { since: '2025-06-01' } });
  await write(screen.getByLabelText('To'), '2025-07-05');
  expect(onsearch).toHaveBeenLastCalledWith({ since: '2025-06-01', to: '2025-07-05' });
});
