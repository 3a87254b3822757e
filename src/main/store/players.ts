import type { Database } from 'better-sqlite3';
import { err, ok, type Result } from '../../shared/core/result.ts';

/** Somebody who plays. Colour and retirement are matters of this machine alone. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly colour: string | null;
  readonly retired: boolean;
  /** The other ids under which this person played, here or on another machine. */
  readonly alsoKnownAs: readonly string[];
}

export type PlayerProblem = {
  readonly kind: 'no-such-player' | 'same-player' | 'sat-together';
};

export interface Players {
  readonly list: () => Player[];
  readonly add: (name: string, colour?: string | null) => Player;
  readonly rename: (id: string, name: string) => Result<Player, PlayerProblem>;
  readonly recolour: (id: string, colour: string | null) => Result<Player, PlayerProblem>;
  readonly retire: (id: string, retired: boolean) => Result<Player, PlayerProblem>;
  /** From now on the first is the second; records keep the ids they have. */
  readonly merge: (id: string, into: string) => Result<Player, PlayerProblem>;
}

interface PlayerRow {
  readonly id: string;
  readonly name: string;
  readonly colour: string | null;
  readonly retired: number;
  readonly same_as: string | null;
}

export function openPlayers(database: Database, newId: () => string): Players {
  const selectAll = database.prepare<[], PlayerRow>('SELECT id, name, colour, retired, same_as FROM player');
  const insert = database.prepare<[string, string, string | null]>(
    'INSERT INTO player (id, name, colour) VALUES (?, ?, ?)',
  );
  const updateName = database.prepare<[string, string]>('UPDATE player SET name = ? WHERE id = ?');
  const updateColour = database.prepare<[string | null, string]>('UPDATE player SET colour = ? WHERE id = ?');
  const updateRetired = database.prepare<[number, string]>('UPDATE player SET retired = ? WHERE id = ?');
  const updateSameAs = database.prepare<[string, string]>('UPDATE player SET same_as = ? WHERE id = ?');
  const selectTables = database.prepare<[string], string>('SELECT game FROM seat WHERE player = ?').pluck();

  /** Everybody by the id they go by, with the ids that lead there. */
  function everybody(): ReadonlyMap<string, Player> {
    const rows = new Map(selectAll.all().map((row) => [row.id, row]));
    const people = new Map<string, Player & { alsoKnownAs: string[] }>();
    for (const { id, name, colour, retired, same_as } of rows.values()) {
      if (same_as === null) people.set(id, { id, name, colour, retired: retired === 1, alsoKnownAs: [] });
    }
    for (const { id, same_as } of rows.values()) {
      if (same_as !== null) people.get(personOf(rows, id))?.alsoKnownAs.push(id);
    }
    return people;
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

  function tablesOf({ id, alsoKnownAs }: Player): string[] {
    return [id, ...alsoKnownAs].flatMap((each) => selectTables.all(each));
  }

  return {
    list: () => [...everybody().values()].sort((one, other) => one.name.localeCompare(other.name)),
    add: (name, colour = null) => {
      const id = newId();
      insert.run(id, name, colour);
      return { id, name, colour, retired: false, alsoKnownAs: [] };
    },
    rename: (id, name) => change(id, (known) => updateName.run(name, known)),
    recolour: (id, colour) => change(id, (known) => updateColour.run(colour, known)),
    retire: (id, retired) => change(id, (known) => updateRetired.run(retired ? 1 : 0, known)),
    merge: database.transaction((id: string, into: string): Result<Player, PlayerProblem> => {
      const one = find(id);
      const other = find(into);
      if (!one.ok) return one;
      if (!other.ok) return other;
      if (one.value.id === other.value.id) return err({ kind: 'same-player' });
      const tables = new Set(tablesOf(other.value));
      if (tablesOf(one.value).some((table) => tables.has(table))) return err({ kind: 'sat-together' });
      updateSameAs.run(other.value.id, one.value.id);
      return find(other.value.id);
    }),
  };
}

/** The id a person goes by: merging makes one id lead to another. */
function personOf(rows: ReadonlyMap<string, PlayerRow>, id: string): string {
  const next = rows.get(id)?.same_as ?? null;
  return next === null ? id : personOf(rows, next);
}
