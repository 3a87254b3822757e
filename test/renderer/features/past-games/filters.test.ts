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
import { allWith, EVERY_SEARCH, FILTERS } from '../../../shared/routes/every-filter.ts';
import { expectAccessible } from '../../accessible.ts';
import { render } from '../../mounted.ts';
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

test('only filters that choose something are offered, and those in use', () => {
  expect(choosings({}, HISTORY).map(({ trait }) => trait)).toEqual(['person', 'seats', 'time', 'status']);
  expect(choosings({ tag: 'late', sample: true }, { every: 'finished' }).map(({ trait }) => trait)).toEqual([
    'person',
    'seats',
    'tag',
    'time',
    'sample',
  ]);
  expect(choosings({ tag: 'late' }, HISTORY).find(({ trait }) => trait === 'tag')).toMatchObject({
    chosen: '“late”',
    options: [{ value: 'late', games: null }],
  });
});

test('on a person’s page, another player is somebody they played with', () => {
  const [person] = choosings({ person: 'bo' }, { every: 'finished', whose: ['ada'] });
  expect(person).toMatchObject({ label: 'Played with', chosen: 'with Bo' });
  expect(person?.options.map(({ label }) => label)).toEqual(['Bo', 'Cy']);
});

test('others who played too and a kind of game are shown if a link asks for them, and can be removed', () => {
  const search = { person: 'ada', with: ['bo', 'cy'], family: 'auction' } as const;
  const chosen = choosings(search, HISTORY).filter(({ value }) => value !== '');
  expect(chosen.map(({ trait, chosen: said }) => [trait, said])).toEqual([
    ['person', 'Ada'],
    ['with', 'with Bo and Cy'],
    ['family', 'Auctions'],
  ]);
  const offered = choosings({}, HISTORY).map(({ trait }) => trait);
  expect(offered).not.toContain('with');
  expect(offered).not.toContain('family');
  expect(searchWith(search, 'with', '')).toEqual({ person: 'ada', family: 'auction' });
  expect(searchWith(search, 'family', '')).toEqual({ person: 'ada', with: ['bo', 'cy'] });
});

test('a time is a year, a day, or from one day to another', () => {
  const said = (since: string | undefined, to: string | undefined) =>
    choosings(
      { ...(since === undefined ? {} : { since }), ...(to === undefined ? {} : { to }) },
      HISTORY,
    ).find(({ trait }) => trait === 'time')?.chosen;
  expect(said('2025-01-01', '2025-12-31')).toBe('2025');
  expect(said('2025-06-01', '2025-06-01')).toBe('1 Jun 2025');
  expect(said('2025-06-01', '2025-07-05')).toBe('1 Jun 2025 – 5 Jul 2025');
  expect(said('2025-06-01', undefined)).toBe('from 1 Jun 2025');
  expect(said(undefined, '2025-06-01')).toBe('up to 1 Jun 2025');
  expect(said(undefined, undefined)).toBe('');
  expect(searchWith({ person: 'ada' }, 'time', '2025')).toEqual({
    person: 'ada',
    since: '2025-01-01',
    to: '2025-12-31',
  });
  expect(searchWith({ since: '2025-06-01' }, 'time', '')).toEqual({});
});

/** What a chip stands for. The text has its own field, and made boxes count together in that of the edition. */
const keysOf = (trait: Trait): readonly (keyof Search)[] => (trait === 'time' ? ['since', 'to'] : [trait]);

const without = (search: Search, keys: readonly (keyof Search)[]): Search =>
  Object.fromEntries(Object.entries(search).filter(([key]) => !keys.some((gone) => gone === key)));

test('every filter has a chip', () => {
  const shown = choosings(allWith(0), HISTORY).flatMap(({ trait, value }) =>
    value === '' ? [] : keysOf(trait),
  );
  expect(FILTERS.filter((filter) => !shown.includes(filter))).toEqual(['text', 'together']);
});

test.each(EVERY_SEARCH)('of the filters %j each is removed alone', (search) => {
  const chips = choosings(search, HISTORY).filter(({ value }) => value !== '');
  for (const { trait } of chips) {
    expect(searchWith(search, trait, ''), `without ${trait}`).toEqual(without(search, keysOf(trait)));
  }
});

test.each(EVERY_SEARCH)('of the filters %j each is chosen again by its value', (search) => {
  const chips = choosings(search, HISTORY).filter(
    ({ trait, value }) => value !== '' && !['with', 'time'].includes(trait),
  );
  for (const { trait, value } of chips) {
    expect(searchWith(without(search, keysOf(trait)), trait, value), `with ${trait}`).toEqual(search);
  }
});

test('a chip opens its choice in place, by keys alone, and an active one can be removed', async () => {
  const onsearch = vi.fn();
  const screen = await render(Filters, { search: {}, facets: FACETS, every: 'finished', onsearch });
  const chip = screen.getByRole('button', { name: 'Player' });
  await userEvent.tab();
  await expect.element(chip).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const choice = screen.getByRole('dialog', { name: 'Player' });
  await expect.element(choice.getByRole('button', { name: 'Ada, 12 games' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(choice.getByRole('button', { name: 'Bo, 7 games' })).toHaveFocus();
  await userEvent.keyboard('c');
  await expect.element(choice.getByRole('button', { name: 'Cy, 1 game' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(choice).not.toBeInTheDocument();
  await expect.element(chip).toHaveFocus();
  expect(onsearch).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}{End}{Enter}');
  expect(onsearch).toHaveBeenLastCalledWith({ person: 'cy' });

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
  await screen.getByLabelText('From').fill('2025-06-01');
  expect(onsearch).toHaveBeenLastCalledWith({ since: '2025-06-01' });
  await screen.rerender({ search: { since: '2025-06-01' } });
  await screen.getByLabelText('To').fill('2025-07-05');
  expect(onsearch).toHaveBeenLastCalledWith({ since: '2025-06-01', to: '2025-07-05' });
});
