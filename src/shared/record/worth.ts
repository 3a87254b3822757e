import * as auctionFamily from '../auction/index.ts';
import { lookAhead, type LookAhead } from '../core/chances.ts';
import type { Worth } from '../core/worth.ts';
import * as galleryFamily from '../gallery/index.ts';
import { outcomeOf, type Table } from './table.ts';

/** What each artist is worth at one moment of a game; `artists` is `null` once the last round is settled. */
export interface Position {
  /** How many events came before. */
  readonly after: number;
  readonly round: number;
  readonly artists: readonly Worth[] | null;
}

/** What each artist is worth before the first event and after each one. */
export function worthThrough(tables: readonly Table[]): readonly Position[] {
  return [...positionsOf(tables)];
}

/** The same one by one, because all of them take a while. */
export function* positionsOf(tables: readonly Table[]): Generator<Position, undefined> {
  const ahead = lookAhead();
  for (const [after, table] of tables.entries())
    yield { after, round: outcomeOf(table).round, artists: worthAt(table, ahead) };
}

export function worthAt(table: Table, ahead: LookAhead): readonly Worth[] | null {
  switch (table.family) {
    case 'auction':
      return auctionFamily.worth(table.state, ahead);
    case 'gallery':
      return galleryFamily.worth(table.state, ahead);
  }
}
