import type { contract } from '../../shared/api.ts';

/**
 * What a connection may do: enter games and everything else, look at the table of one game (the board), or read what
 * was played (a club's page).
 */
export type Rights = 'edit' | 'look' | 'read';

type Contract = typeof contract;
/** Procedures by their groups. A subscription has no group. */
type Some = {
  readonly [Group in keyof Contract]?: '~orpc' extends keyof Contract[Group]
    ? true
    : readonly Extract<keyof Contract[Group], string>[];
};

const LOOKING: Some = {
  games: ['list', 'shelves', 'open'],
  people: ['list'],
  settings: ['get'],
  app: ['info'],
  keeping: ['outage'],
  phones: ['seen'],
  changes: true,
};

/** Whatever looks back: it writes nothing, starts no job, and says nothing about the computer it runs on. */
const READING: Some = {
  games: ['list', 'shelves', 'open'],
  people: ['list', 'known'],
  boxes: ['list', 'find'],
  app: ['info'],
  history: ['page', 'games', 'facets', 'outline'],
  collection: ['lit', 'usual'],
  catalogue: ['games', 'evening'],
  statistics: [
    'people',
    'person',
    'group',
    'personWorth',
    'groupWorth',
    'pair',
    'habits',
    'year',
    'gameTops',
    'prices',
  ],
  season: ['kept', 'table'],
  changes: true,
};

/** Nothing else, whatever is added to the contract: a new procedure is refused until it is listed here. */
const MAY_CALL = { look: pathsOf(LOOKING), read: pathsOf(READING) };

function pathsOf(some: Some): ReadonlySet<string> {
  const groups = Object.entries<true | readonly string[]>(some);
  return new Set(
    groups.flatMap(([group, names]) => (names === true ? [group] : names.map((name) => `${group}.${name}`))),
  );
}

export function mayCall(rights: Rights, name: string): boolean {
  return rights === 'edit' || MAY_CALL[rights].has(name);
}
