import type { Database } from 'better-sqlite3';
import type { OutgoingGame } from '../../shared/api.ts';
import { byCodeUnit } from '../../shared/core/by-code-unit.ts';
import { fromJson } from '../../shared/core/json.ts';
import { readBox, type Box, type GameRecord } from '../../shared/record/index.ts';
import { documentOf, KNOWN_RESULT } from '../../shared/result/index.ts';
import {
  canonical,
  PEOPLE,
  REPLACES,
  shownFirst,
  withoutReplaced,
  withoutStatements,
  withReplaced,
  withStatements,
  type PeopleStatement,
} from '../../shared/transfer/index.ts';
import { SAMPLE } from '../sample/sample-games.ts';
import { openBoxes } from './boxes.ts';
import { readStanding } from './standing.ts';
import { recordOf } from './history.ts';
import type { Identities } from './identities.ts';
import { markOf } from './log-hash.ts';
import { replacedLogs } from './replaced.ts';
import { logRows } from './importing/log-rows.ts';
import { openJournals, openTexts } from './journals.ts';
import { presentNames, type PresentNames } from './present-names.ts';

export interface Page {
  /** A game continued on two machines has two, one after the other. */
  readonly documents: readonly OutgoingGame[];
  /** With the first page of everything, the boxes kept here. */
  readonly boxes: readonly Box[];
  readonly games: number;
  /** The last game of the page; `null` at the end. */
  readonly last: string | null;
}

/** A page ends here, so that entries at the table aren't delayed. */
const MOST_MILLISECONDS = 8;
const MOST_GAMES = 100;

/** Sample games are exported only if asked for by id. */
const OWN = `trashed_at IS NULL AND id NOT GLOB '${SAMPLE}*'`;

type About = (ids: readonly string[]) => readonly PeopleStatement[];

/** What is said about people now, and what they are called. */
interface People {
  readonly about: About;
  readonly names: PresentNames;
}

/** Games to export, by id: the given ones, or all that were played here and aren't in the trash. */
export function openOutgoing(database: Database, identities: Identities) {
  const history = openJournals(database);
  const textOf = openTexts(database);
  const logs = logRows(database);
  const kept = openBoxes(database);
  const replaced = replacedLogs(database);
  const namesNow = presentNames(database);
  const selectAfter = database
    .prepare<[string, number], string>(`SELECT id FROM game WHERE ${OWN} AND id > ? ORDER BY id LIMIT ?`)
    .pluck();
  const countAll = database.prepare<[], number>(`SELECT COUNT(*) FROM game WHERE ${OWN}`).pluck();
  const selectGame = database.prepare<
    [string],
    { readonly changed_at: string; readonly standing: string | null }
  >('SELECT changed_at, standing FROM game WHERE id = ?');
  const selectPlayers = database
    .prepare<[string], string>('SELECT player FROM seat WHERE game = ? ORDER BY seat')
    .pluck();

  function idsAfter(wanted: readonly string[] | null, after: string): readonly string[] {
    if (wanted === null) return selectAfter.all(after, MOST_GAMES);
    return wanted.filter((id) => id > after).toSorted(byCodeUnit);
  }

  /**
   * Until the user has picked one of its logs, a game is exported with all of them. Every laptop has the same order, whichever
   * it shows.
   */
  function textsOf(id: string, people: People): readonly Pick<OutgoingGame, 'text' | 'isShown'>[] {
    const { about, names } = people;
    const unsettled = logs.others(id).filter(({ settled }) => !settled);
    const marks = replaced.of(id);
    const shown = { text: shownTextOf(id, people, marks), isShown: true };
    if (unsettled.length === 0) return [shown];
    const record = replaced.numbered(recordOf(history(id)));
    return [
      { record, mark: markOf(record), ...shown },
      ...unsettled.map((log) => ({
        record: log.record,
        mark: log.mark,
        text: writtenOut(names.in(log.record), about(idsIn(log.record)), marks),
        isShown: false,
      })),
    ].sort(shownFirst);
  }

  function shownTextOf(id: string, { about, names }: People, marks: ReadonlySet<string>): string {
    const stored = textOf(id);
    const text = stored === null ? null : names.inText(stored);
    if (text === null || [KNOWN_RESULT, PEOPLE, REPLACES].some((field) => mentions(text, field))) {
      const record = replaced.numbered(recordOf(history(id)));
      return writtenOut(names.in(record), about(idsIn(record)), marks);
    }
    const said = about(selectPlayers.all(id));
    return withFields(text, {
      ...(said.length === 0 ? {} : { [PEOPLE]: said }),
      ...(marks.size === 0 ? {} : { [REPLACES]: [...marks].sort() }),
    });
  }

  return {
    count: (wanted: readonly string[] | null) => wanted?.length ?? countAll.get() ?? 0,
    /** The next games after this one, as many as can be read without blocking the table. */
    page: database.transaction((wanted: readonly string[] | null, after: string): Page => {
      const until = performance.now() + MOST_MILLISECONDS;
      const people: People = { about: identities.aboutMany(), names: namesNow() };
      const documents: OutgoingGame[] = [];
      let read = 0;
      let last: string | null = null;
      for (const id of idsAfter(wanted, after)) {
        const row = selectGame.get(id);
        if (row !== undefined) {
          const standing = readStanding(row.standing);
          for (const { text, isShown } of textsOf(id, people))
            documents.push({ text, isShown, changed: row.changed_at, standing: isShown ? standing : null });
        }
        read += 1;
        last = id;
        if (performance.now() > until || read === MOST_GAMES) break;
      }
      const boxes = wanted === null && after === '' ? kept.list().kept.map(({ box }) => inOneOrder(box)) : [];
      return { documents, boxes, games: read, last };
    }),
  };
}

/** A box comes back from a club's server with its fields in another order. */
function inOneOrder(box: Box): Box {
  const read = readBox(fromJson(canonical(box)));
  if (!read.ok) return box;
  const { format, version, id, ...others } = read.value;
  return { format, version, id, ...others };
}

function writtenOut(
  record: GameRecord,
  said: readonly PeopleStatement[],
  marks: ReadonlySet<string>,
): string {
  const plain = withoutReplaced(withoutStatements(record));
  return JSON.stringify(documentOf(withReplaced(withStatements(plain, said), [...marks])));
}

/** The text of an object with more fields at its end. */
function withFields(text: string, fields: object): string {
  const more = JSON.stringify(fields);
  return more === '{}' ? text : `${text.slice(0, -1)},${more.slice(1)}`;
}

function idsIn({ players }: GameRecord): readonly string[] {
  return players.map(({ id }) => id);
}

/** Whether a text may have a field of this name. */
function mentions(text: string, field: string): boolean {
  return text.includes(`"${field}":`);
}
