import type { Database } from 'better-sqlite3';
import type { Boxes, KeptBox } from '../../shared/api.ts';
import { editionKey, readBox, type Box } from '../../shared/record/index.ts';
import { DamagedFile } from './file-trouble.ts';
import { readKept } from './game-views.ts';

export interface BoxRows {
  readonly list: () => Boxes;
  /** By its key, which a box loses when its numbers change and its old games keep. */
  readonly find: (key: string) => Box | null;
  readonly keep: (box: Box, at: string) => void;
  /** Keeps a box from elsewhere unless there is one with its id; returns whether it did. */
  readonly take: (box: Box, at: string) => boolean;
  readonly isKept: (id: string) => boolean;
  /** Returns whether there is such a box. */
  readonly retire: (id: string, retired: boolean) => boolean;
  readonly remove: (id: string) => 'removed' | 'in-use' | 'no-such-box';
}

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
  const selectKnown = database.prepare<[string], number>('SELECT 1 FROM box WHERE id = ?').pluck();
  const updateRetired = database.prepare<[number, string]>('UPDATE box SET retired = ? WHERE id = ?');
  const drop = database.prepare<[string]>('DELETE FROM box WHERE id = ?');
  const selectUsed = database
    .prepare<[string], number>(
      'SELECT 1 FROM projected_box JOIN projected_game USING (edition) WHERE projected_box.box = ? LIMIT 1',
    )
    .pluck();

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
    keep: (box, at) => {
      put.run(box.id, JSON.stringify(box), at);
    },
    take: (box, at) => add.run(box.id, JSON.stringify(box), at).changes > 0,
    isKept: known,
    retire: (id, retired) => updateRetired.run(retired ? 1 : 0, id).changes > 0,
    remove: database.transaction((id: string) => {
      if (!known(id)) return 'no-such-box';
      if (selectUsed.get(id) === 1) return 'in-use';
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
