import type { Database } from 'better-sqlite3';
import { byCodeUnit } from '../../shared/core/by-code-unit.ts';
import type { Misread } from '../store/beside.ts';
import { peopleBook, type PeopleBook } from '../store/people-book.ts';
import { playersIn } from '../store/players.ts';
import { openFacts, type Listed } from './facts.ts';
import { playedEditions, type PlayedEditions } from './played-editions.ts';

/** All games that aren't in the trash, and who and what they are about. */
export interface Known {
  /** In order of time. A game stays the same object until something about it changes. */
  readonly games: readonly Listed[];
  readonly book: PeopleBook;
  readonly played: PlayedEditions;
}

/** A moment of the file. */
export interface Read extends Known {
  /** The latest change that was noted. */
  readonly change: number;
  readonly names: string;
}

/** In `changed_game`: some people or boxes count as others now. */
const ALL_GAMES = 0;

const GAMES_AT_A_TIME = 500;

/** A thread has memory for half as many again. */
const MOST_GAMES = 300_000;

/**
 * Reads what has changed since `before`, or everything: the same object if nothing has. `goOn` is called between games
 * and may throw.
 */
export function readKnown(
  database: Database,
  before: Read | null,
  onMisread: (misread: Misread) => void,
  goOn: () => void,
): Read {
  const change = database
    .prepare<[], number>('SELECT COALESCE(MAX(change), 0) FROM changed_game')
    .pluck()
    .get();
  const players = playersIn(database);
  const names = JSON.stringify(players);
  if (before !== null && before.change === change && before.names === names) return before;
  const changed = database
    .prepare<[number], number>('SELECT game FROM changed_game WHERE change > ?')
    .pluck()
    .all(before?.change ?? 0);
  const others = changed.includes(ALL_GAMES) ? null : before;
  const numbers =
    others === null
      ? database
          .prepare<[number], number>('SELECT number FROM projected_game ORDER BY played_at DESC LIMIT ?')
          .pluck()
          .all(MOST_GAMES)
      : changed;
  const again = new Set(numbers);
  const games = (others?.games ?? []).filter(({ number }) => !again.has(number));
  const book = peopleBook(players);
  const played = others?.played ?? playedEditions(database, (edition) => onMisread({ kind: 'box', edition }));
  const read = openFacts(database, { book, played, onMisread });
  for (let from = 0; from < numbers.length; from += GAMES_AT_A_TIME) {
    goOn();
    games.push(...read(numbers.slice(from, from + GAMES_AT_A_TIME)));
  }
  games.sort((one, other) => byCodeUnit(one.playedAt, other.playedAt) || byCodeUnit(one.id, other.id));
  return { games, book, played, change: change ?? 0, names };
}
