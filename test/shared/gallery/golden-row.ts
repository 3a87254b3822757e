import type { EventJson } from '../../../src/shared/record/index.ts';
import { type EditionId } from '../../../src/shared/gallery/index.ts';
import { EDITIONS } from '../../../src/shared/gallery/edition.ts';
import type { Numbered } from '../../fixtures/gallery.ts';
import type { Table } from './game.ts';

export const BOTH = EDITIONS;
export const CARD_GAME = ['modern-art-card-game'] as const;
export const MASTERS = ['masters-gallery'] as const;

export /** One case: what is said at the table, and what the outcome then holds, with artists told by their number. */
interface Case {
  readonly id: string;
  readonly name: string;
  readonly source: string;
  readonly editions: readonly EditionId[];
  readonly table?: Table;
  readonly events: (no: Numbered) => readonly EventJson[];
  /** The expected part of the outcome. */
  readonly outcome?: (no: Numbered) => object;
  /** The expected part of the last round. */
  readonly round?: (no: Numbered) => object;
  /** One more event, and why it is refused. */
  readonly refused?: (no: Numbered) => readonly [event: EventJson, code: string];
  readonly allowed?: (no: Numbered) => EventJson;
}

export const LIMIT = 'CG END OF THE ROUND 1–3, MG ROUND ENDS 1';
export const EFFECTS = 'CG ARTWORK EFFECTS 1–7, MG PLAY 2–6';
export const SCORING = 'CG SCORING THE COLLECTIONS 2–10, MG SCORING 1–2';
export const EXTRAS = 'CG SCORING THE COLLECTIONS 9, MG SCORING 3';
export const OUT = 'CG ARTWORK SELECTION 2 and END OF THE ROUND 4, MG ROUND ENDS 1';
export const STARTER = 'CG NEW ROUND PREPARATION 5, MG SCORING 7';
