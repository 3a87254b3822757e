import type { HistoryFilter } from '../../shared/api.ts';
import { SAMPLE } from '../sample/sample-games.ts';
import { folded } from './listing.ts';
import type { PeopleBook } from './people-book.ts';

type Values = Readonly<Record<string, string | number>>;

/** A filter whose year has become the moments of it: see `dated`. */
export type DatedFilter = Omit<HistoryFilter, 'year'> & { readonly year?: never };

/** Conditions on rows of `projected_game`, with their parameters. */
export interface Where {
  readonly sql: string;
  readonly values: Values;
}

const TRASH = '(SELECT id FROM game WHERE trashed_at IS NOT NULL)';
export const NOT_IN_TRASH = `+projected_game.game NOT IN ${TRASH}`;

/** Every game that passes the filter and isn't in the trash. */
export function historyWhere(filter: DatedFilter, book: PeopleBook): Where {
  return allOf([...words(filter, book), ...conditions(filter, book)]);
}

function conditions(filter: DatedFilter, book: PeopleBook): readonly Where[] {
  const {
    family,
    edition,
    together,
    seats,
    status,
    place,
    tag,
    person,
    with: others = [],
    from,
    until,
  } = filter;
  const { counted, sample, hung } = filter;
  const asked: Where[] = [];
  const ask = (sql: string, values: Values) => asked.push({ sql, values });
  if (family !== undefined) ask('family = :family', { family });
  if (edition !== undefined) ask(together === true ? PLAYED_ALIKE : PLAYED_WITH, { edition });
  if (seats !== undefined) ask('seats = :seats', { seats });
  if (status !== undefined) ask('status = :status', { status });
  if (place !== undefined) ask('location IS :place', { place });
  if (tag !== undefined) ask(TAGGED, { tag });
  if (person !== undefined) ask(seated('person'), { person: JSON.stringify(book.idsOf(person)) });
  others.forEach((other, at) =>
    ask(seated(`with${at}`), { [`with${at}`]: JSON.stringify(book.idsOf(other)) }),
  );
  if (from !== undefined) ask('played_at >= :from', { from: instant(from) });
  if (until !== undefined) ask('played_at < :until', { until: instant(until) });
  if (counted !== undefined) ask(`(${countedIn(filter)}) = :counted`, { counted: counted ? 1 : 0 });
  if (sample !== undefined) ask(OF_SAMPLE, { samples: `${SAMPLE}*`, sample: sample ? 1 : 0 });
  if (hung === true) ask(`${countedIn(filter)} AND ${HUNG}`, {});
  return asked;
}

/** Whether the statistics count a game: those of the sample games, if they are asked for, or else all others. */
export function countedIn({ sample }: Pick<HistoryFilter, 'sample'>): string {
  return sample === true ? "status = 'finished' AND misplayed = 0" : 'counts = 1';
}

const PLAYED_WITH = 'edition = :edition';

/** With a box of the same base and the same numbers of play. */
const PLAYED_ALIKE = `(edition = :edition OR edition IN (
  SELECT edition FROM projected_box WHERE shared = :edition
    OR shared = (SELECT shared FROM projected_box WHERE edition = :edition))
  OR edition = (SELECT shared FROM projected_box WHERE edition = :edition))`;

// The plus keeps SQLite from using an index on this column: it should go through the games by time.
const TAGGED = '+number IN (SELECT game FROM projected_tag WHERE tag = :tag)';

const HUNG = `EXISTS (SELECT 1 FROM projected_wall AS one WHERE one.game = number AND one.owners = 1)`;

const OF_SAMPLE = '(projected_game.game GLOB :samples) = :sample';

/** One of these players sat at the table. */
function seated(ids: string): string {
  return `+projected_game.game IN (SELECT game FROM seat WHERE player IN (SELECT value FROM json_each(:${ids})))`;
}

/** Each word occurs in what was written about the game, or in the current name of a player. */
function words({ text = '' }: DatedFilter, book: PeopleBook): readonly Where[] {
  return folded(text)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word, at) => {
      const named = book.idsNamed((name) => folded(name).includes(word));
      return {
        sql: `(instr(search, :word${at}) > 0 OR ${seated(`named${at}`)})`,
        values: { [`word${at}`]: word, [`named${at}`]: JSON.stringify(named) },
      };
    });
}

function allOf(conditions: readonly Where[]): Where {
  return {
    sql: [NOT_IN_TRASH, ...conditions.map(({ sql }) => sql)].join(' AND '),
    values: Object.fromEntries(conditions.flatMap(({ values }) => Object.entries(values))),
  };
}

/** Times are stored to the millisecond in UTC, so that they compare as text. */
function instant(text: string): string {
  return new Date(text).toISOString();
}
