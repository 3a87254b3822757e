import { oc, type as typed } from '@orpc/contract';
import * as v from 'valibot';
import { HUNG_BY } from '../core/wall.ts';
import type { PaintingWorth } from '../story/index.ts';
import { historyFilter } from './history.ts';
import { id, line, position } from './shapes.ts';

/** The paintings that hang in the history; `docs/statistics.md` defines every figure. */

const light = v.object({
  buyer: v.exactOptional(id),
  artist: v.exactOptional(line),
  by: v.exactOptional(v.picklist(HUNG_BY)),
  price: v.exactOptional(
    v.object({ currency: v.exactOptional(line), least: position, most: v.nullable(position) }),
  ),
  paid: v.exactOptional(v.boolean()),
});

export interface Lit {
  /** How many paintings hang, and how many of them are lit. */
  readonly paintings: number;
  readonly lit: number;
  /** The positions of the games with lit paintings; `null` for all. */
  readonly games: readonly number[] | null;
  /** The position of the game asked for; `null` if it isn't there. */
  readonly at: number | null;
  /** The games that positions count, by their dearest lit painting or only those with one; `null` for the history's own list. */
  readonly order: readonly string[] | null;
}

export type { PaintingWorth };

/** What this group usually pays for a painting by an artist, or how many points a card usually scores. */
export interface Usual {
  readonly of: 'price' | 'points';
  /** How many lots or cards. */
  readonly count: number;
  readonly median: number;
  /** How many of the other lots were cheaper, per painting; `null` without a price. */
  readonly cheaper: number | null;
  readonly others: number;
  /** How many lots were sold for how much, per painting, and which of these bars has its own; `null` without prices. */
  readonly bars: PriceBars | null;
}

export interface PriceBars {
  /** The first begins above nothing; each is as wide, and the last has everything above. */
  readonly width: number;
  readonly lots: readonly number[];
  readonly own: number | null;
}

export const collectionContract = {
  /** What is lit, and where a game hangs; with a currency, by the dearest paintings in it. Only games with something lit, if asked. */
  lit: oc
    .input(
      v.object({
        filter: historyFilter,
        light,
        game: v.exactOptional(id),
        currency: v.exactOptional(line),
        only: v.exactOptional(v.literal(true)),
      }),
    )
    .output(typed<Lit>()),
  /** About a painting, by its position among all of its game; `null` if it isn't there or nothing is known. */
  usual: oc.input(v.object({ game: id, painting: position })).output(typed<Usual | null>()),
  /** What it was worth when it was sold or displayed; `null` if it isn't there or the forecast says nothing about it. */
  worth: oc.input(v.object({ game: id, painting: position })).output(typed<PaintingWorth | null>()),
};
