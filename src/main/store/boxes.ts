import type { Database } from 'better-sqlite3';
import type { Boxes, KeptBox } from '../../shared/api.ts';
import { editionKey, readBox, type Box } from '../../shared/record/index.ts';
import { DamagedFile } from './file-trouble.ts';
import { readKept } from './game-views.ts';
import { later } from './moments.ts';
import { saidRows } from './sharing/said.ts';

export interface BoxRows {
  readonly list: () => Boxes;
  /** By its key, which a box loses when its numbers change and its old games keep. */
  readonly find: (key: string) => Box | null;
  readonly keep: (box: Box, at: string) => void;
  /**
   * Keeps a box from a file unless there is one with its id; returns whether it did. It may be older than another
   * laptop's, so it doesn't overrule that one.
   */
  readonly take: (box: Box) => boolean;
  readonly isKept: (id: string) => boolean;
  /** Returns whether there is such a box. */
  readonly retire: (id: string, retired: boolean) => boolean;
  readonly remove: (id: string, at: string) => 'removed' | 'in-use' | 'no-such-box';
}

/** Everything said about a box counts more. */
const LONG_AGO = '1970-01-01T00:00:00.000Z';

interface Row {
  readonly document: string;
  readonly retired: number;
  readonly games: number;
}

export function openBoxes(database: Database): BoxRows {
  const selectKept = database.prepare<[], Row>(`
    SELECT document, retired, (
      SELECT COUNT(*) FROM projected_box JOIN projected_game USING (edition) WHERE projected_box.box = box.id
    ) AS games FROM box ORDER BY changed_at DESC, id`);
  const selectMet = database
    .prepare<[], string>(
      `SELECT document FROM projected_box WHERE box NOT IN (SELECT id FROM box)
         AND EXISTS (SELECT 1 FROM projected_game WHERE projected_game.edition = projected_box.edition)
       GROUP BY box ORDER BY box`,
    )
    .pluck();
  const selectDocuments = database.prepare<[], string>('SELECT document FROM box').pluck();
  const selectPlayed = database
    .prepare<[string], string>('SELECT document FROM projected_box WHERE edition = ?')
    .pluck();
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

  function known(id: string): boolean {
    return selectKnown.get(id) === 1;
  }

  return {
    list: () => ({
      kept: selectKept.all().map(({ document, retired, games }): KeptBox => ({
        box: boxOf(document),
        retired: retired === 1,
        games,
      })),
      met: selectMet.all().map(boxOf),
    }),
    find: (key) => {
      const kept = selectDocuments
        .all()
        .map(boxOf)
        .find((box) => editionKey(box) === key);
      if (kept !== undefined) return kept;
      const played = selectPlayed.get(key);
      return played === undefined ? null : boxOf(played);
    },
    keep: database.transaction((box: Box, at: string) => {
      put.run(box.id, JSON.stringify(box), latest(box.id, at));
      said.drop({ kind: 'no-box', id: box.id, at });
    }),
    take: database.transaction((box: Box) => {
      if (add.run(box.id, JSON.stringify(box), latest(box.id, LONG_AGO)).changes === 0) return false;
      said.drop({ kind: 'no-box', id: box.id, at: LONG_AGO });
      return true;
    }),
    isKept: known,
    retire: (id, retired) => updateRetired.run(retired ? 1 : 0, id).changes > 0,
    remove: database.transaction((id: string, at: string) => {
      if (!known(id)) return 'no-such-box';
      if (selectUsed.get(id) === 1) return 'in-use';
      said.say({ kind: 'no-box', id, at }, selectChanged.get(id));
      drop.run(id);
      return 'removed';
    }),
  };
}

function boxOf(document: string): Box {
  const box = readBox(readKept(document));
  if (!box.ok) throw new DamagedFile();
  return box.value;
}
