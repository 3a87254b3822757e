import { opening } from '../../../../src/renderer/screens/setup/under-way.ts';
import type { EditionId, GameRecord, Table } from '../../../../src/shared/record/index.ts';

const NAMES = ['Axel', 'Beatrix', 'Clemens', 'Doris', 'Emil'];

/** A new game before its first event. */
export function newGame(
  options: GameRecord['options'],
  edition: EditionId = 'modern-art-1994',
  players = 4,
): GameRecord {
  return {
    format: 'vernissage/game',
    version: 1,
    id: 'under-way',
    edition,
    players: NAMES.slice(0, players).map((name) => ({ id: name, name })),
    firstSeat: 0,
    options,
    events: [],
  };
}

export function laid(...game: Parameters<typeof newGame>): Table {
  const table = opening(newGame(...game));
  if (table === null) throw new Error('the table could not be laid');
  return table;
}
