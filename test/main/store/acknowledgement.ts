import { createHash } from 'node:crypto';
import type { GameView } from '../../../src/shared/api.ts';

/** A process reports a game that it has written: its journal's position and the record. */
export interface Acknowledgement {
  readonly id: string;
  readonly position: number;
  readonly record: string;
  readonly draft: number | null;
}

/** A draft long enough to need several pages of the database, with its number in every part. */
export function draftNumber(number: number): object {
  return { number, typed: new Array<number>(2_000).fill(number) };
}

export function acknowledgementOf({ record, position, draft }: GameView): Acknowledgement {
  const digest = createHash('sha256').update(JSON.stringify(record)).digest('hex');
  return { id: record.id, position, record: digest, draft: numberOf(draft) };
}

/** The number of a complete draft; throws for a torn one. */
function numberOf(draft: unknown): number | null {
  if (draft === null) return null;
  const { number } = draft as { readonly number: number };
  if (JSON.stringify(draft) !== JSON.stringify(draftNumber(number))) throw new Error('the draft is torn');
  return number;
}
