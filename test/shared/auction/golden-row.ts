import type { EditionId } from '../../../src/shared/auction/index.ts';
import type { Table } from './game.ts';
import { A, B, C, D, adjust, settle, type Board, type Raw } from '../../fixtures/auction.ts';

export const cmon: readonly EditionId[] = ['modern-art-cmon-en', 'modern-art-cmon-it'];
export const first: readonly EditionId[] = ['modern-art-1994'];

export interface Row {
  readonly id: string;
  /** The place in the rulebook. */
  readonly source: string;
  readonly says: string;
  readonly editions?: readonly EditionId[];
  readonly table?: Omit<Table, 'edition'>;
  readonly given: (board: Board) => readonly Raw[];
  /** The expected outcome. */
  readonly then?: (board: Board) => Raw;
  /** The paintings expected in front of each seat. */
  readonly hangs?: (board: Board) => readonly Readonly<Record<string, number>>[];
  /** A refused event, and why it is refused. */
  readonly refused?: (board: Board) => readonly (readonly [Raw, string])[];
}

/** Rounds just to get past: one artist gets the first tile with five cards. */
export const passRounds = (artist: string, rounds: number): Raw[] =>
  Array.from({ length: rounds }, () => [adjust({ counts: { [artist]: 5 } }), settle]).flat();

export const onlyHolds = (seat: number, cards: number, dealt: number): Raw =>
  adjust({
    hands: Object.fromEntries([A, B, C, D].map((one) => [one, (one === seat ? cards : 0) - dealt])),
    turn: seat,
  });
