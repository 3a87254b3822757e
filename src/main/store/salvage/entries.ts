import { fromJson } from '../../../shared/core/json.ts';
import { isObject } from '../../../shared/core/shape.ts';
import { ENTRY_KINDS, isIntact, type SealedEntry } from '../journal-row.ts';
import { readMark, type Mark } from '../running-mark.ts';
import { recordsIn, type Value } from './cells.ts';
import { pagesOf, sizesIn, type Page } from './pages.ts';
import { bytesIn } from './reading.ts';

/** The bytes to search for games. */
export interface Source {
  readonly database: Buffer;
  readonly log: Buffer;
  /** Null if the run ended normally or its mark is lost. */
  readonly mark: Mark | null;
}

/** A position that a game is known to have reached, although its entries may be lost. */
export interface Reached {
  readonly position: number;
  readonly knownBy: 'mark' | 'list';
  readonly players: readonly string[];
}

export interface Found {
  /** For each game, the undamaged rows of its journal by position. */
  readonly journals: ReadonlyMap<string, ReadonlyMap<number, SealedEntry>>;
  readonly reached: ReadonlyMap<string, Reached>;
}

/** A database with its log and its mark, as far as they exist and can be read. */
export function sourceOf(file: string): Source {
  return {
    database: bytesIn(file),
    log: bytesIn(`${file}-wal`),
    mark: readMark(file),
  };
}

/** Every undamaged row of a journal anywhere in the sources. Later sources win. */
export function entriesIn(sources: readonly Source[]): Found {
  const journals = new Map<string, Map<number, SealedEntry>>();
  const reached = new Map<string, Reached>();

  function addEntry(entry: SealedEntry): void {
    const journal = journals.get(entry.game) ?? new Map<number, SealedEntry>();
    journals.set(entry.game, journal.set(entry.position, entry));
  }

  function addReached(game: string, said: Reached, isLatest: boolean): void {
    const known = reached.get(game);
    if (known === undefined || isLatest || said.position > known.position) {
      reached.set(game, said.players.length > 0 ? said : { ...said, players: known?.players ?? [] });
    }
  }

  for (const { database, log, mark } of sources) {
    const acknowledged = mark?.acknowledged ?? new Map<string, number>();
    const inOtherGames = mark?.namesAll === true ? -1 : Infinity;
    /** Entries after the last commit were never acknowledged, unless the commit itself was damaged. */
    const counts = (page: Page, game: string, position: number) =>
      page.from !== 'after-commit' || position <= (acknowledged.get(game) ?? inOtherGames);

    for (const size of sizesIn(database, log)) {
      const pages = pagesOf(database, log, size);
      for (const page of pages.all) {
        for (const readings of recordsIn(page, pages)) {
          const { entry, listed } = meaningOf(readings);
          if (entry !== null && counts(page, entry.game, entry.position)) addEntry(entry);
          if (listed !== null && counts(page, listed.game, listed.position)) {
            const { game, ...said } = listed;
            addReached(game, { ...said, knownBy: 'list' }, page.from === 'log');
          }
        }
      }
    }
    for (const [game, position] of acknowledged) {
      const players = reached.get(game)?.players ?? [];
      if (position >= (reached.get(game)?.position ?? -1))
        reached.set(game, { position, knownBy: 'mark', players });
    }
  }
  return { journals, reached };
}

interface Listed {
  readonly game: string;
  readonly position: number;
  readonly players: readonly string[];
}

/** The first reading of a record that makes sense. */
function meaningOf(readings: Iterable<readonly Value[]>): {
  readonly entry: SealedEntry | null;
  readonly listed: Listed | null;
} {
  for (const reading of readings) {
    const entry = entryOf(reading);
    const listed = entry === null ? listedIn(reading) : null;
    if (entry !== null || listed !== null) return { entry, listed };
  }
  return { entry: null, listed: null };
}

function entryOf(record: readonly Value[]): SealedEntry | null {
  const [game, position, at, word, content = null, checksum] = record;
  const kind = ENTRY_KINDS.find((each) => each === word);
  if (record.length !== 6 || kind === undefined) return null;
  if (typeof game !== 'string' || typeof at !== 'string' || typeof content === 'number') return null;
  if (typeof position !== 'number' || typeof checksum !== 'number') return null;
  const entry = { game, position, at, kind, content, checksum };
  return isIntact(entry) ? entry : null;
}

/** A row of the table of games. Its head repeats the id, so damage to either shows. */
function listedIn(record: readonly Value[]): Listed | null {
  const [game, position, text] = record;
  if (typeof game !== 'string' || typeof position !== 'number' || typeof text !== 'string') return null;
  const head = objectIn(text);
  if (position < 0 || head === null || head['id'] !== game) return null;
  return { game, position, players: namesIn(head['players']) };
}

function namesIn(players: unknown): readonly string[] {
  if (!Array.isArray(players)) return [];
  return players.flatMap((player: unknown) =>
    isObject(player) && typeof player['name'] === 'string' ? [player['name']] : [],
  );
}

function objectIn(text: string): Readonly<Record<string, unknown>> | null {
  const read = fromJson(text);
  return isObject(read) ? read : null;
}
