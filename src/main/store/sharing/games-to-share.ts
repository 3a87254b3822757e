import type { Database } from 'better-sqlite3';
import { carriedText, type Carried, type Statement } from '../../../shared/club/index.ts';
import type { CarrierKind } from '../../../shared/api.ts';
import { canonical } from '../../../shared/transfer/index.ts';
import { SAMPLE } from '../../sample/sample-games.ts';
import { readStanding } from '../standing.ts';
import { recordOf } from '../history.ts';
import { logRows } from '../importing/log-rows.ts';
import { openJournals } from '../journals.ts';
import { hashOfText, markOf } from '../log-hash.ts';
import { replacedLogs } from '../replaced.ts';
import { knownThere } from './known-there.ts';

/** A game that has changed since everything about it was at a carrier. */
export interface GameToShare {
  readonly game: string;
  readonly things: readonly Carried[];
  /** Remembers that they are there now, except those that were refused. */
  readonly shared: (refused: ReadonlySet<string>) => void;
}

interface ChangedRow {
  readonly id: string;
  readonly standing: string | null;
  readonly changed_at: string;
  readonly round: number | null;
}

/** A game under way travels at the end of a round, or once nothing has happened for a while. */
const LEFT_AFTER_MILLISECONDS = 120_000;

/** A journal only grows, and so do the logs beside it, except when somebody picks one, which grows the journal. */
const STATE = `game.position || ' ' || (SELECT count(*) FROM other_log WHERE other_log.game = game.id)
  || ' ' || (SELECT count(*) FROM replaced_log WHERE replaced_log.game = game.id)`;

/** `everything`: somebody asked, so games that are being played travel too. */
export function gamesToShare(database: Database, carrier: CarrierKind, now: string, everything: boolean) {
  const history = openJournals(database);
  const logs = logRows(database);
  const replaced = replacedLogs(database);
  const there = knownThere(database, carrier);
  const selectChanged = database.prepare<[CarrierKind], ChangedRow>(`
    SELECT id, standing, changed_at, round FROM game
    LEFT JOIN shared_game ON shared_game.carrier = ? AND shared_game.game = game.id
    WHERE trashed_at IS NULL AND id NOT GLOB '${SAMPLE}*' AND (state IS NULL OR state <> ${STATE})
    ORDER BY changed_at DESC, id`);
  const selectState = database.prepare<
    [string],
    { readonly state: string; readonly standing: string | null }
  >(`SELECT ${STATE} AS state, standing FROM game WHERE id = ? AND trashed_at IS NULL`);

  function isDue({ standing, changed_at, round }: ChangedRow): boolean {
    const { status, round: reached } = readStanding(standing) ?? {};
    const isBeingPlayed = status !== 'finished' && reached === round;
    const quiet = Math.abs(Date.parse(now) - Date.parse(changed_at));
    return everything || !isBeingPlayed || quiet > LEFT_AFTER_MILLISECONDS;
  }

  return {
    ids: (): readonly string[] =>
      selectChanged
        .all(carrier)
        .filter(isDue)
        .map(({ id }) => id),
    /** `null` if the game is gone, or has been thrown away meanwhile. */
    read: database.transaction((game: string): GameToShare | null => {
      const row = selectState.get(game);
      if (row === undefined) return null;
      const current = replaced.numbered(recordOf(history(game)));
      const others = logs.others(game).filter(({ settled }) => !settled);
      const open = [{ record: current, mark: markOf(current) }, ...others];
      const isOpen = (mark: string) => open.some((log) => log.mark === mark);
      // Everything that came or was sent before, and isn't open any more, has been replaced or is a beginning.
      const marks = new Set([
        ...replaced.of(game),
        ...there.hashesAbout(game).filter((hash) => !isOpen(hash)),
      ]);
      const things = [
        // First, so that the others follow without a question.
        ...[...marks].sort().map((mark) => saying({ kind: 'replaced', game, marks: [mark] })),
        ...open.map(({ record, mark }): Carried => ({ kind: 'log', hash: mark, text: carriedText(record) })),
      ].filter(({ hash }) => !there.has(hash));
      return {
        game,
        things,
        shared: database.transaction((refused: ReadonlySet<string>) => {
          replaced.add(game, marks);
          const taken = things.filter(({ hash }) => !refused.has(hash));
          for (const { kind, hash } of taken) there.add(hash, kind === 'log' ? game : null);
          // It is offered again.
          if (taken.length < things.length) return;
          // Read again, because of the marks; but a log that was written meanwhile is still to be sent.
          const { state = row.state } = selectState.get(game) ?? {};
          const isAsBefore = state.split(' ')[0] === row.state.split(' ')[0];
          const { round = 0 } = readStanding(row.standing) ?? {};
          there.setState(game, isAsBefore ? state : row.state, round);
        }),
      };
    }),
  };
}

/** A statement as it is carried. */
export function saying(statement: Statement): Carried {
  return { kind: 'said', hash: hashOfText(canonical(statement)), statement };
}
