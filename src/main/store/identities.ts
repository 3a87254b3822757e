import type { Database } from 'better-sqlite3';
import { isNameless } from '../../shared/core/person-name.ts';
import type { PeopleStatement } from '../../shared/transfer/index.ts';
import { later } from './moments.ts';
import { openNaming } from './naming.ts';
import { peopleOf, type Identity } from './people-of.ts';

/** Which ids belong to the same person: what was stated here and elsewhere, and what follows from it. */
export type Identities = ReturnType<typeof openIdentities>;

interface IdentityRow {
  readonly player: string;
  readonly goes_by: string;
  readonly same: number;
  readonly at: string;
}

export function openIdentities(database: Database) {
  const naming = openNaming(database);
  const upsert = (condition: string) =>
    database.prepare<[string, string, number, string]>(`
      INSERT INTO identity (player, goes_by, same, at) VALUES (?, ?, ?, ?)
      ON CONFLICT (min(player, goes_by), max(player, goes_by)) DO UPDATE
      SET player = excluded.player, goes_by = excluded.goes_by, same = excluded.same, at = excluded.at
      WHERE ${condition}`);
  const keepLater = upsert('(excluded.at, excluded.same, excluded.player) > (at, same, player)');
  const overrule = upsert('TRUE');
  const selectAll = database.prepare<[], IdentityRow>('SELECT player, goes_by, same, at FROM identity');
  const selectBetween = database
    .prepare<[string, string, string, string], string>(
      'SELECT at FROM identity WHERE (player = ? AND goes_by = ?) OR (player = ? AND goes_by = ?)',
    )
    .pluck();
  const selectNamedAt = database
    .prepare<[string], string>('SELECT named_at FROM player WHERE id = ?')
    .pluck();
  const selectNamed = database.prepare<
    [],
    { readonly id: string; readonly name: string; readonly named_at: string; readonly renamed: number }
  >('SELECT id, name, named_at, renamed FROM player');
  const selectPlayers = database.prepare<[], { readonly id: string; readonly same_as: string | null }>(
    'SELECT id, same_as FROM player',
  );
  const updateSameAs = database.prepare<[string | null, string]>(
    'UPDATE player SET same_as = ? WHERE id = ?',
  );
  // Laptops may show different logs of a game until one was chosen, and of one in the trash.
  const selectTogether = database.prepare<[string, string], 1>(`
    SELECT 1 FROM seat AS one JOIN seat AS other USING (game) JOIN game ON game.id = one.game
    WHERE one.player = ? AND other.player = ? AND trashed_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM other_log WHERE other_log.game = one.game AND settled = 0) LIMIT 1`);

  const all = (): Identity[] =>
    selectAll
      .all()
      .map(({ player, goes_by, same, at }) => ({ id: player, as: goes_by, same: same === 1, at }));

  /** The same for many games, from what is known now. */
  function aboutMany(): (ids: readonly string[]) => readonly PeopleStatement[] {
    const said = all();
    const named = new Map(selectNamed.all().map((player) => [player.id, player]));
    return (ids) => {
      const circle = new Set(ids);
      // Iterating over a set also visits what is added on the way.
      for (const id of circle) {
        for (const each of said) {
          if (!each.same) continue;
          if (each.id === id) circle.add(each.as);
          if (each.as === id) circle.add(each.id);
        }
      }
      const names = [...circle].flatMap((id): PeopleStatement[] => {
        const { name = '', named_at: at = '', renamed = 0 } = named.get(id) ?? {};
        if (renamed === 1) return [{ kind: 'name', id, name, at }];
        // The others' come with their own games.
        return isNameless(name) || !ids.includes(id) ? [] : [{ kind: 'met', id, name, at }];
      });
      const identities = said
        .filter(({ id, as }) => circle.has(id) || circle.has(as))
        .map(({ id, as, same, at }): PeopleStatement => ({ kind: same ? 'same' : 'apart', id, as, at }));
      return [...names, ...identities];
    };
  }

  return {
    all,
    /** Adds statements from elsewhere, unless there is a later one about the same ids. */
    merge: (said: readonly PeopleStatement[]) => {
      for (const each of said) {
        if (each.kind === 'name') naming.rename(each.id, each.name, each.at);
        else if (each.kind === 'met') naming.meetAs(each.id, each.name, each.at);
        else keepLater.run(each.id, each.as, each.kind === 'same' ? 1 : 0, each.at);
      }
    },
    /** States that two ids are one person, or are not. Overrides earlier statements. */
    assert: (kind: 'same' | 'apart', id: string, as: string, now: string) => {
      const before = selectBetween.get(id, as, as, id);
      overrule.run(id, as, kind === 'same' ? 1 : 0, later(now, before));
    },
    rename: (id: string, name: string, now: string) =>
      naming.rename(id, name, later(now, selectNamedAt.get(id))),
    /** Everything stated about these ids and about all ids of the same people. */
    about: (ids: readonly string[]) => aboutMany()(ids),
    aboutMany,
    /** Recalculates the id each person goes by. */
    resolve: () => {
      const players = selectPlayers.all();
      const goesBy = peopleOf(
        all(),
        new Set(players.map(({ id }) => id)),
        (one, other) => selectTogether.get(one, other) !== undefined,
      );
      for (const { id, same_as } of players) {
        const now = goesBy.get(id) ?? null;
        if (now !== same_as) updateSameAs.run(now, id);
      }
    },
  };
}
