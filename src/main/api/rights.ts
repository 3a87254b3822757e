import type { contract } from '../../shared/api.ts';

/**
 * What a connection may do: enter games and everything else, look at the table of one game (the board), or read what
 * was played (a club's page).
 */
export type Rights = 'edit' | 'look' | 'read';

type Contract = typeof contract;
/** Every procedure by its path. A subscription has no group. */
export type CallName = {
  [Group in keyof Contract]: '~orpc' extends keyof Contract[Group]
    ? Group
    : `${Group}.${Extract<keyof Contract[Group], string>}`;
}[keyof Contract];

/** Nothing else, whatever is added to the contract: a new procedure is refused until it is listed here. */
const MAY_CALL: Readonly<Record<Exclude<Rights, 'edit'>, ReadonlySet<string>>> = {
  look: calls([
    'games.list',
    'games.shelves',
    'games.open',
    'people.list',
    'settings.get',
    'app.info',
    'keeping.outage',
    'phones.seen',
    'changes',
  ]),
  /** Whatever looks back: it writes nothing, starts no job, and says nothing about the computer it runs on. */
  read: calls([
    'games.list',
    'games.shelves',
    'games.open',
    'people.list',
    'people.known',
    'boxes.list',
    'boxes.find',
    'app.info',
    'history.page',
    'history.games',
    'history.facets',
    'history.outline',
    'collection.lit',
    'collection.usual',
    'catalogue.games',
    'catalogue.evening',
    'statistics.people',
    'statistics.person',
    'statistics.group',
    'statistics.personWorth',
    'statistics.groupWorth',
    'statistics.pair',
    'statistics.habits',
    'statistics.year',
    'statistics.gameTops',
    'statistics.prices',
    'season.kept',
    'season.table',
    'changes',
  ]),
};

function calls(names: readonly CallName[]): ReadonlySet<string> {
  return new Set(names);
}

export function mayCall(rights: Rights, name: string): boolean {
  return rights === 'edit' || MAY_CALL[rights].has(name);
}
