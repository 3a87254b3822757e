import { expect, test } from 'vitest';
import { suggestedTables } from '../../../src/main/api/tables.ts';
import type { EditionId } from '../../../src/shared/record/index.ts';
import type { ListedGame } from '../../../src/main/store/index.ts';
import type { Player } from '../../../src/main/store/players.ts';

const NOW = '2026-03-01T20:00:00.000Z';
const NAMES = ['Ada', 'Bea', 'Cleo', 'Dora'];
const PEOPLE = NAMES.map((name) => person(name));

function person(name: string, change: Partial<Player> = {}): Player {
  return { id: name.toLowerCase(), name, retired: false, alsoKnownAs: [], ...change };
}

/** A game of these people, begun on a given day. */
function game(
  day: number,
  players: readonly string[],
  change: Partial<Omit<ListedGame['head'], 'edition'>> & { readonly edition?: EditionId } = {},
): ListedGame {
  return {
    head: {
      format: 'vernissage/game',
      version: 1,
      id: `game-${day}`,
      edition: 'modern-art-1994',
      players: players.map((id) => ({ id, name: id })),
      firstSeat: 0,
      options: { tracking: 'ledger' },
      startedAt: `2026-01-0${day}T20:00:00Z`,
      ...change,
    },
    standing: null,
    changedAt: '2026-02-01T20:00:00Z',
    trashedAt: null,
  };
}

const seats = (games: readonly ListedGame[], people: readonly Player[] = PEOPLE) =>
  suggestedTables(games, people, NOW).map(({ players }) => players.map(({ name }) => name).join(' '));

test('for each group, the latest table with each edition, latest first', () => {
  const games = [
    game(1, ['ada', 'bea', 'cleo']),
    game(4, ['cleo', 'ada', 'bea'], { firstSeat: 2 }),
    game(2, ['ada', 'bea', 'cleo'], { edition: 'modern-art-cmon-it', options: { tracking: 'owners' } }),
    game(3, ['ada', 'bea', 'cleo', 'dora']),
  ];
  expect(seats(games)).toEqual(['Cleo Ada Bea', 'Ada Bea Cleo Dora', 'Ada Bea Cleo']);
  expect(suggestedTables(games, PEOPLE, NOW)[0]).toMatchObject({ edition: 'modern-art-1994', firstSeat: 2 });
  expect(suggestedTables(games, PEOPLE, NOW)[2]?.options).toEqual({ tracking: 'owners' });
});

test('people have their present names, and are one table, even if they played under other ids', () => {
  const people = [...PEOPLE.slice(1), person('Adelheid', { id: 'adelheid', alsoKnownAs: ['ada', 'zoe'] })];
  const games = ['ada', 'adelheid', 'zoe'].map((id, at) => game(at + 1, [id, 'bea', 'cleo']));
  expect(seats(games, people)).toEqual(['Adelheid Bea Cleo']);
});

test('a table with a retired player is not suggested', () => {
  const people = [...PEOPLE.slice(0, 3), person('Dora', { retired: true })];
  expect(seats([game(2, ['ada', 'bea', 'dora']), game(1, ['ada', 'bea', 'cleo'])], people)).toEqual([
    'Ada Bea Cleo',
  ]);
});

test('a table dated in the future counts as the oldest, in any time zone', () => {
  const games = [
    game(1, ['ada', 'bea', 'cleo'], { startedAt: '2029-01-01T20:00:00Z' }),
    game(2, ['ada', 'bea', 'dora'], { startedAt: '2026-01-02T01:00:00+05:00' }),
    game(3, ['bea', 'cleo', 'dora'], { startedAt: '2026-01-01T21:00:00Z' }),
  ];
  expect(seats(games)).toEqual(['Bea Cleo Dora', 'Ada Bea Dora', 'Ada Bea Cleo']);
});
