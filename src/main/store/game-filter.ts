import type { GameFilter, HistoryFilter } from '../../shared/api.ts';
import { folded } from './listing.ts';
import type { PeopleBook } from './people-book.ts';

/** Conditions on rows of `projected_game`, and the values they are about. */
export interface Where {
  readonly sql: string;
  readonly values: Readonly<Record<string, string | number>>;
}

const NOT_IN_TRASH = 'projected_game.game NOT IN (SELECT id FROM game WHERE trashed_at IS NOT NULL)';

type Conditions = readonly (readonly [sql: string, values: Where['values']])[];

/** The games that statistics count, of those that pass the filter. */
export function countedWhere(filter: GameFilter, book: PeopleBook): Where {
  return allOf([['counts = 1', {}], ...conditions(filter, book)]);
}

/** Every game that is not in the trash and passes the filter. */
export function historyWhere(filter: HistoryFilter, book: PeopleBook): Where {
  const { status, text } = filter;
  return allOf([
    ...(status === undefined ? [] : [['status = :status', { status }] as const]),
    ...(text === undefined ? [] : words(text, book)),
    ...conditions(filter, book),
  ]);
}

function conditions(filter: GameFilter, book: PeopleBook): Conditions {
  const { family, edition, seats, place, tag, person, from, until } = filter;
  return [
    family === undefined ? null : (['family = :family', { family }] as const),
    edition === undefined ? null : (['edition = :edition', { edition }] as const),
    seats === undefined ? null : (['seats = :seats', { seats }] as const),
    place === undefined ? null : (['location = :place', { place }] as const),
    tag === undefined ? null : ([TAGGED, { tag }] as const),
    person === undefined
      ? null
      : ([seated('person'), { person: JSON.stringify(book.idsOf(person)) }] as const),
    from === undefined ? null : (['played_at >= :from', { from: instant(from) }] as const),
    until === undefined ? null : (['played_at < :until', { until: instant(until) }] as const),
  ].filter((condition) => condition !== null);
}

const TAGGED =
  'EXISTS (SELECT 1 FROM projected_tag WHERE projected_tag.game = number AND projected_tag.tag = :tag)';

/** Somebody of these ids sat at the table. */
function seated(ids: string): string {
  return `projected_game.game IN (SELECT game FROM seat WHERE player IN (SELECT value FROM json_each(:${ids})))`;
}

/** Each word is in what was written down, or in the name somebody at the table goes by now. */
function words(text: string, book: PeopleBook): Conditions {
  return folded(text)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word, at) => {
      const named = book.idsNamed((name) => folded(name).includes(word));
      return [
        `(instr(search, :word${at}) > 0 OR ${seated(`named${at}`)})`,
        { [`word${at}`]: word, [`named${at}`]: JSON.stringify(named) },
      ] as const;
    });
}

function allOf(conditions: Conditions): Where {
  return {
    sql: [NOT_IN_TRASH, ...conditions.map(([sql]) => sql)].join(' AND '),
    values: Object.assign({}, ...conditions.map(([, values]) => values)) as Where['values'],
  };
}

/** Times are kept to the millisecond and in the same zone, so that they compare as text. */
function instant(text: string): string {
  return new Date(text).toISOString();
}
