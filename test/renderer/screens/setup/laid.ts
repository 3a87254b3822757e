import { opening } from '../../../../src/renderer/screens/setup/under-way.ts';
import type { EditionId, GameRecord, Table } from '../../../../src/shared/record/index.ts';
import { auctionRecord } from '../../../fixtures/auction.ts';
import { FOUR_NAMES } from '../../../fixtures/people.ts';
import { recordOf } from '../../../fixtures/replayed.ts';

/** A new game before its first event. */
export function newGame(
  options: GameRecord['options'],
  edition: EditionId = 'modern-art-1994',
  players = 4,
): GameRecord {
  const people = [...FOUR_NAMES, 'Emil'].slice(0, players).map((name) => ({ id: name, name }));
  return recordOf(auctionRecord([], { id: 'under-way', edition, players: people, options }));
}

export function laid(...game: Parameters<typeof newGame>): Table {
  const table = opening(newGame(...game));
  if (table === null) throw new Error('the table could not be laid');
  return table;
}
