import type { Database } from 'better-sqlite3';
import { shownName } from '../../shared/core/person-name.ts';
import { err, ok, type Result } from '../../shared/core/result.ts';
import type { Surroundings } from './games.ts';
import type { Identities } from './identities.ts';
import { believedUntil } from '../../shared/core/believed.ts';

/** A player. Retirement is local to this machine. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly retired: boolean;
  /** The other ids under which this person played, here or elsewhere. */
  readonly alsoKnownAs: readonly string[];
}

export type PlayerProblem = {
  readonly kind: 'no-such-player' | 'same-player' | 'sat-together';
};

export type Players = ReturnType<typeof openPlayers>;

export interface Tables {
  readonly name: string;
  readonly games: number;
  /** When the latest of them was played; `null` without a game whose time is plausible. */
  readonly latest: string | null;
}

interface PlayerRow {
  readonly id: string;
  readonly name: string;
  readonly retired: number;
  readonly same_as: string | null;
}

export function openPlayers(database: Database, identities: Identities, { now, newId }: Surroundings) {
  const selectOne = database.prepare<[string], Pick<PlayerRow, 'id' | 'name' | 'same_as'>>(
    'SELECT id, name, same_as FROM player WHERE id = ?',
  );
  const insert = database.prepare<[string, string]>('INSERT INTO player (id, name) VALUES (?, ?)');
  const updateRetired = database.prepare<[number, string]>('UPDATE player SET retired = ? WHERE id = ?');
  const selectTables = database
    .prepare<[string], string>(
      'SELECT game FROM seat JOIN game ON game.id = seat.game WHERE player = ? AND trashed_at IS NULL',
    )
    .pluck();
  const selectPlayed = database.prepare<[believedUntil: string], Tables & { readonly id: string }>(`
    SELECT player.id, player.name, COUNT(game.id) AS games,
      MAX(CASE WHEN played_at < ? THEN played_at END) AS latest
    FROM player LEFT JOIN seat ON seat.player = player.id
      LEFT JOIN game ON game.id = seat.game AND game.trashed_at IS NULL
      LEFT JOIN projected_game ON projected_game.game = game.id
    GROUP BY player.id`);

  const everybody = (): ReadonlyMap<string, Player> =>
    new Map(playersIn(database).map((player) => [player.id, player]));

  /** Who an id belongs to, and what they are called now; `null` if it is unknown. */
  function whoIs(id: string): Pick<Player, 'id' | 'name'> | null {
    const row = selectOne.get(id);
    if (row === undefined) return null;
    return row.same_as === null ? { id, name: shownName(row.name) } : whoIs(row.same_as);
  }

  function find(id: string): Result<Player, PlayerProblem> {
    const people = everybody();
    const known = people.get(id) ?? [...people.values()].find(({ alsoKnownAs }) => alsoKnownAs.includes(id));
    return known === undefined ? err({ kind: 'no-such-player' }) : ok(known);
  }

  function change(id: string, write: (id: string) => void): Result<Player, PlayerProblem> {
    const player = find(id);
    if (!player.ok) return player;
    write(player.value.id);
    return find(player.value.id);
  }

  function tablesOf(player: Player): string[] {
    return idsOf(player).flatMap((each) => selectTables.all(each));
  }

  return {
    whoIs,
    list: () => [...everybody().values()].sort((one, other) => one.name.localeCompare(other.name)),
    add: (name: string): Player => {
      const id = newId();
      insert.run(id, name);
      return { id, name, retired: false, alsoKnownAs: [] };
    },
    rename: (id: string, name: string) => change(id, (known) => identities.rename(known, name, now())),
    /** Removes a person's name, under all their ids, here and wherever that is said. */
    erase: database.transaction((id: string): Result<Player, PlayerProblem> => {
      const person = find(id);
      if (!person.ok) return person;
      const moment = now();
      for (const each of idsOf(person.value)) identities.rename(each, '', moment);
      return find(id);
    }),
    retire: (id: string, retired: boolean) =>
      change(id, (known) => updateRetired.run(retired ? 1 : 0, known)),
    /** Merges the first into the second; records keep the ids they have. */
    merge: database.transaction((id: string, into: string): Result<Player, PlayerProblem> => {
      const one = find(id);
      const other = find(into);
      if (!one.ok) return one;
      if (!other.ok) return other;
      if (one.value.id === other.value.id) return err({ kind: 'same-player' });
      const tables = new Set(tablesOf(other.value));
      if (tablesOf(one.value).some((table) => tables.has(table))) return err({ kind: 'sat-together' });
      const moment = now();
      // Overrides earlier statements that some of these are different people.
      for (const { id, as, same } of identities.all()) {
        if (!same && isBetween(one.value, other.value, id, as)) identities.assert('same', id, as, moment);
      }
      identities.assert('same', one.value.id, other.value.id, moment);
      identities.resolve();
      return find(other.value.id);
    }),
    /** Splits off an id that was merged: it is a person again. */
    split: database.transaction((id: string): Result<Player, PlayerProblem> => {
      const person = find(id);
      if (!person.ok || person.value.id === id) return person;
      const moment = now();
      for (const each of identities.all()) {
        if (each.same && each.id === id) identities.assert('apart', id, each.as, moment);
      }
      identities.assert('apart', id, person.value.id, moment);
      identities.resolve();
      return find(id);
    }),
    /** The games of each person under all their ids, without the trash. */
    tables: (): ReadonlyMap<string, Tables> =>
      new Map(
        selectPlayed
          .all(believedUntil(now()))
          .map(({ id, name, ...played }) => [id, { name: shownName(name), ...played }]),
      ),
  };
}

/** All ids under which a person played. */
export function idsOf({ id, alsoKnownAs }: Player): readonly string[] {
  return [id, ...alsoKnownAs];
}

/** All people, with their other ids. */
export function playersIn(database: Database): readonly Player[] {
  const select = database.prepare<[], PlayerRow>('SELECT id, name, retired, same_as FROM player');
  const rows = new Map(select.all().map((row) => [row.id, row]));
  const people = new Map<string, Player & { alsoKnownAs: string[] }>();
  for (const row of rows.values()) {
    const { id, name, retired, same_as } = row;
    if (same_as !== null) continue;
    people.set(id, { id, name: shownName(name), retired: retired === 1, alsoKnownAs: [] });
  }
  for (const { id, same_as } of rows.values()) {
    if (same_as !== null) people.get(personOf(rows, id))?.alsoKnownAs.push(id);
  }
  return [...people.values()];
}

/** The id a person goes by: each merge makes one id point to another. */
function personOf(rows: ReadonlyMap<string, PlayerRow>, id: string): string {
  const next = rows.get(id)?.same_as ?? null;
  return next === null ? id : personOf(rows, next);
}

function isBetween(one: Player, other: Player, id: string, as: string): boolean {
  const [first, second] = [one, other].map(idsOf);
  const joins = (from: string, to: string) => first?.includes(from) === true && second?.includes(to) === true;
  return joins(id, as) || joins(as, id);
}
