import type { Database } from 'better-sqlite3';
import type { Boxes, KeptBox } from '../../shared/api.ts';
import { editionKey, type Box } from '../../shared/record/index.ts';
import { readBeside } from './beside.ts';
import { later } from './moments.ts';
import { readPlayed } from './played-boxes.ts';
import { BOXES, type Row as StoredRow } from './secondary.ts';
import { saidRows } from './sharing/said.ts';

/** Everything said about a box counts more. */
const LONG_AGO = '1970-01-01T00:00:00.000Z';

interface Row extends StoredRow {
  readonly id: string;
  readonly document: string;
  readonly retired: number;
  readonly games: number;
}

export function openBoxes(database: Database) {
  const selectKept = database.prepare<[], Row>(`
    SELECT id, document, retired, (
      SELECT COUNT(*) FROM projected_box JOIN projected_game USING (edition) WHERE projected_box.box = box.id
    ) AS games FROM box ORDER BY changed_at DESC, id`);
  const selectMet = database.prepare<[], StoredRow>(
    `SELECT * FROM projected_box WHERE box NOT IN (SELECT id FROM box)
         AND EXISTS (SELECT 1 FROM projected_game WHERE projected_game.edition = projected_box.edition)
       GROUP BY box ORDER BY box`,
  );
  const selectPlayed = database.prepare<[string], StoredRow>('SELECT * FROM projected_box WHERE edition = ?');
  const put = database.prepare<[string, string, string]>(
    `INSERT INTO box (id, document, changed_at) VALUES (?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET document = excluded.document, changed_at = excluded.changed_at`,
  );
  const add = database.prepare<[string, string, string]>(
    'INSERT INTO box (id, document, changed_at) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING',
  );
  const selectChanged = database.prepare<[string], string>('SELECT changed_at FROM box WHERE id = ?').pluck();
  const said = saidRows(database);
  const selectKnown = database.prepare<[string], number>('SELECT 1 FROM box WHERE id = ?').pluck();
  const updateRetired = database.prepare<[number, string]>('UPDATE box SET retired = ? WHERE id = ?');
  const drop = database.prepare<[string]>('DELETE FROM box WHERE id = ?');
  const selectUsed = database
    .prepare<[string], number>(
      'SELECT 1 FROM projected_box JOIN projected_game USING (edition) WHERE projected_box.box = ? LIMIT 1',
    )
    .pluck();

  /** Later than everything said about the box before. */
  function latest(id: string, at: string): string {
    const removed = said.get({ kind: 'no-box', id, at });
    return [selectChanged.get(id), removed?.at].reduce<string>((moment, before) => later(moment, before), at);
  }

  function kept(): KeptBox[] {
    return selectKept.all().flatMap((row) => {
      const box = readBeside(database, BOXES, row);
      return box === null ? [] : [{ box, retired: row.retired === 1, games: row.games }];
    });
  }

  function known(id: string): boolean {
    return selectKnown.get(id) === 1;
  }

  return {
    list: (): Boxes => ({
      kept: kept(),
      met: selectMet.all().flatMap((row) => readPlayed(database, row) ?? []),
    }),
    /** By its key, which a box loses when its numbers change and its old games keep. */
    find: (key: string) => {
      const own = kept().find(({ box }) => editionKey(box) === key);
      if (own !== undefined) return own.box;
      const played = selectPlayed.get(key);
      return played === undefined ? null : readPlayed(database, played);
    },
    keep: database.transaction((box: Box, at: string) => {
      put.run(box.id, JSON.stringify(box), latest(box.id, at));
      said.drop({ kind: 'no-box', id: box.id, at });
    }),
    /**
     * Keeps a box from a file unless there is one with its id; returns whether it did. It may be older than another
     * laptop's, so it doesn't overrule that one.
     */
    take: database.transaction((box: Box) => {
      if (add.run(box.id, JSON.stringify(box), latest(box.id, LONG_AGO)).changes === 0) return false;
      said.drop({ kind: 'no-box', id: box.id, at: LONG_AGO });
      return true;
    }),
    isKept: known,
    retire: (id: string, retired: boolean) => updateRetired.run(retired ? 1 : 0, id).changes > 0,
    remove: database.transaction((id: string, at: string) => {
      if (!known(id)) return 'no-such-box';
      if (selectUsed.get(id) === 1) return 'in-use';
      said.say({ kind: 'no-box', id, at }, selectChanged.get(id));
      drop.run(id);
      return 'removed';
    }),
  };
}
