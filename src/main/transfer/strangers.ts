import type { Database } from 'better-sqlite3';
import type { FileContents, Namesake, UnknownPerson } from '../../shared/api.ts';
import { isOfSample } from '../sample/sample-games.ts';
import { openIdentities } from '../store/identities.ts';
import type { Prepared } from '../store/importing/prepared.ts';

interface Met {
  readonly name: string;
  readonly games: number;
  /** If all of these are matched plays: which. */
  readonly onlyIn: readonly string[] | null;
  /** People at the same table are different people. */
  readonly company: ReadonlySet<string>;
}

interface KnownRow {
  readonly id: string;
  readonly name: string;
  readonly person: string;
  readonly games: number;
}

/**
 * The people in a file whose id isn't known here: those who share a known person's name, and the number of
 * the others.
 */
export function strangersIn(database: Database) {
  const rows = database
    .prepare<[], KnownRow>(
      `SELECT player.id, player.name, COALESCE(same_as, player.id) AS person, COUNT(seat.game) AS games
       FROM player LEFT JOIN seat ON seat.player = player.id GROUP BY player.id`,
    )
    .all();
  const known = new Map(rows.map((row) => [row.id, row]));
  /** Pairs that have been answered before aren't asked about again. */
  const decided = new Set<string>();
  const found = new Set<string>();
  for (const { id, as, same } of openIdentities(database).all()) decide(id, as, same);
  const met = new Map<string, Met>();

  /** `matched`: a play that seems to be here already, which is only imported if the user says so. */
  function meet({ record, said }: Prepared, matched: boolean): void {
    for (const each of said) {
      if (each.kind === 'same' || each.kind === 'apart') decide(each.id, each.as, each.kind === 'same');
    }
    for (const { id, name } of record.players) {
      if (known.has(id)) continue;
      const before = met.get(id);
      const company = new Set(before?.company);
      for (const other of record.players) if (other.id !== id) company.add(personOf(other.id));
      const plays = before === undefined ? [] : before.onlyIn;
      const onlyIn = matched && plays !== null ? [...plays, record.id] : null;
      met.set(id, { name, games: (before?.games ?? 0) + 1, onlyIn, company });
    }
  }

  function decide(one: string, other: string, same: boolean): void {
    decided.add(pair(one, other)).add(pair(other, one));
    if (same && known.has(other)) found.add(one);
    if (same && known.has(one)) found.add(other);
  }

  function personOf(id: string): string {
    return known.get(id)?.person ?? id;
  }

  function namesakesOf(id: string, { name, company }: Met): readonly Namesake[] {
    const namesakes = new Map<string, Namesake>();
    for (const each of rows) {
      const { person } = each;
      if (isOfSample({ id: person }) || !sameName(each.name, name)) continue;
      if (company.has(person) || decided.has(pair(id, person))) continue;
      const games = rows.reduce((sum, row) => sum + (row.person === person ? row.games : 0), 0);
      namesakes.set(person, { id: person, name: known.get(person)?.name ?? each.name, games });
    }
    return [...namesakes.values()];
  }

  return {
    meet,
    found: (): Pick<FileContents, 'strangers' | 'newcomers'> => {
      const unknown = [...met].filter(([id]) => !found.has(id));
      const strangers = unknown.flatMap(([id, one]): UnknownPerson[] => {
        const namesakes = namesakesOf(id, one);
        const { name, games, onlyIn } = one;
        return namesakes.length === 0 ? [] : [{ id, name, games, onlyIn, namesakes }];
      });
      const named = new Set(strangers.map(({ id }) => id));
      const newcomers = unknown.filter(([id, { onlyIn }]) => onlyIn === null && !named.has(id));
      return { strangers, newcomers: newcomers.length };
    },
  };
}

function pair(one: string, other: string): string {
  return JSON.stringify([one, other]);
}

function sameName(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();
}
