import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { draftFile } from '../../../src/main/store/exchange.ts';
import { openStore, STORE_FILE } from '../../../src/main/store/index.ts';
import { copyLeftovers, leftoversFolder } from '../../../src/main/store/left-behind.ts';
import { prepareRepair } from '../../../src/main/store/salvage/repairing.ts';
import { setAsideIn } from '../../../src/main/store/set-aside.ts';
import { repetitions } from '../../repetitions.ts';
import { copyStore, fromOutside } from './from-outside.ts';
import { begun, dataFolder, done, edit, OFFER, SALE, storeIn, surroundings } from './store-in.ts';
import {
  anyDamage,
  change,
  FILES,
  FRAME,
  kill,
  LOG,
  LOGS,
  MARK,
  MARKS,
  recover,
  recoverFrom,
  WHOLE,
  type Killed,
} from './recovering.ts';

let killed: Killed;

beforeAll(async () => {
  killed = await kill();
  return killed.close;
});

describe('what was saved is there or reported as missing, and nothing that was found is lost', () => {
  // Each file with each log, and marks and backups in rotation; `npm run soak` tries all combinations.
  test.each(FILES.flatMap((file, row) => LOGS.map((log, column) => ({ file, log, turn: row + column }))))(
    'file $file.0, log $log.0',
    ({ file, log, turn }) => {
      for (let more = turn; more < turn + repetitions(1, 4 * MARKS.length); more += 1) {
        const [mark, hasBackup] = [MARKS[more % MARKS.length] ?? WHOLE, more % 4 < 2];
        expect(recoverFrom(killed, { file, log, mark, hasBackup }, dataFolder())).toEqual([]);
      }
    },
  );

  test('whatever is changed or cut off in the file or its log', () => {
    for (let seed = 61; seed < 61 + repetitions(12, 200); seed += 1) {
      const [file, log] = seed % 3 === 0 ? [WHOLE, anyDamage(seed)] : [anyDamage(seed), WHOLE];
      const combination = { file, log, mark: WHOLE, hasBackup: seed % 2 === 0 };
      expect(recoverFrom(killed, combination, dataFolder())).toEqual([]);
    }
  });
});

test('of a log in which nothing can be read it is said that entries may be missing, whatever else is gone', () => {
  const rubbish = LOGS.find(([name]) => name === 'rubbish') ?? WHOLE;
  const kinds = MARKS.map((mark) => {
    const folder = dataFolder();
    copyStore(killed.folder, folder);
    rubbish[1](join(folder, LOG));
    mark[1](join(folder, MARK));
    return recover(folder).kinds;
  });
  expect(kinds).toEqual([['log-missing', 'entries-missing'], ['mark-missing'], ['log-missing']]);
});

test('long entries are found by the right version of their pages', () => {
  const { folder, store, id } = begun();
  const notes = (text: string) => [{ kind: 'header', fields: { notes: text.repeat(20_000) } }] as const;
  // Drafts are dropped again, and their pages are reused for the next entry.
  for (const letter of 'abcdef') {
    store.games.draft(id, { typed: letter.repeat(60_000) });
    store.games.draft(id, null);
  }
  fromOutside(folder, (database) => database.pragma('wal_checkpoint(RESTART)'));
  done(store.games.edit(id, 0, notes('x')));
  done(store.games.edit(id, 1, notes('y')));
  const copy = dataFolder();
  copyStore(folder, copy);
  change(join(copy, STORE_FILE), (bytes) => bytes.fill(0, 0, 100));
  // Now nothing shows which frames are the latest.
  change(join(copy, LOG), (bytes) => bytes.fill(0x55, 0, 5000));
  const { records, missing } = recover(copy);
  expect(missing).toEqual([]);
  expect(records.get(id)?.notes).toBe('y'.repeat(20_000));
});

test('an entry whose commit was cut short by a kill is neither there nor found, whichever it is of its run', () => {
  const { folder, store, id } = begun();
  store.close();
  const again = storeIn(folder);
  for (const position of [0, 1]) {
    const mark = readFileSync(join(folder, MARK));
    edit(again, id, { kind: 'append', event: position === 0 ? OFFER : SALE });
    const copy = dataFolder();
    copyStore(folder, copy);
    writeFileSync(join(copy, MARK), mark);
    // The last frame is the commit.
    change(join(copy, LOG), (bytes) => bytes.subarray(0, -FRAME));
    const { records, missing, kinds } = recover(copy);
    expect({ events: records.get(id)?.events.length, missing, kinds }).toEqual({
      events: position,
      missing: [],
      kinds: [],
    });
  }
});

describe('a run killed while opening what another has left', () => {
  test('makes an incomplete copy again', () => {
    const folder = laidAgain();
    mkdirSync(`${leftoversFolder(folder)}.part`);
    writeFileSync(join(`${leftoversFolder(folder)}.part`, STORE_FILE), 'half of it');
    expect(recover(folder)).toMatchObject({ missing: [], repaired: null, kinds: [] });
    expect(readdirSync(folder)).toEqual([STORE_FILE]);
  });

  test('finds everything in the copy if SQLite has deleted the log', () => {
    const folder = laidAgain();
    copyLeftovers(folder, () => '');
    rmSync(join(folder, LOG));
    const { records, kinds } = recover(folder);
    expect(records).toEqual(killed.seen);
    expect(kinds).toEqual(['entries-found']);
    expect(readdirSync(folder)).toEqual([STORE_FILE]);
  });

  test('uses the copy again until it has been examined, and replaces it if another run has left something new', () => {
    const folder = laidAgain();
    const first = copyLeftovers(folder, now);
    expect(copyLeftovers(folder, now)).toBe(first);
    expect(setAsideIn(folder)).toEqual([]);
    writeFileSync(join(folder, MARK), '{"run":"another","phase":"running","games":[]}\n');
    expect(copyLeftovers(folder, now)).toBe(first);
    expect(setAsideIn(folder)).toHaveLength(1);
    expect(recover(folder)).toMatchObject({ missing: [], repaired: null });
  });

  test('repairs again if the repair was killed, and finishes one half in place', () => {
    const [folder, other] = [laidAgain(), laidAgain()];
    for (const each of [folder, other]) {
      change(join(each, STORE_FILE), (bytes) => bytes.fill(0));
      expect(openStore(each, surroundings()).ok).toBe(false);
      prepareRepair(each);
    }
    expect(recover(folder).records).toEqual(killed.seen);
    renameSync(draftFile(other), join(other, `${STORE_FILE}-ready`));
    rmSync(join(other, STORE_FILE));
    expect(recover(other)).toMatchObject({ repaired: null });
    expect(readdirSync(other).sort()).toEqual(['set-aside', STORE_FILE]);
  });
});

const now = (): string => '2026-11-21T20:00:00Z';

function laidAgain(): string {
  const folder = dataFolder();
  copyStore(killed.folder, folder);
  return folder;
}
