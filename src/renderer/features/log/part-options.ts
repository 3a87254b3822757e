import type { CardSymbol } from '../../../shared/gallery/index.ts';
import type { AuctionKind } from '../../../shared/auction/index.ts';
import type { Table } from '../../../shared/record/index.ts';
import type { Labels } from './labels.ts';
import type { Part } from './recent.ts';

/** One answer, with the key it has in the original question. */
export interface PartOption {
  readonly value: string | number;
  readonly label: string;
  readonly hotkey: string;
  /** The artist's position on the board, if the answer is an artist. */
  readonly place?: number;
  readonly sign?: AuctionKind | CardSymbol;
}

export function partOptions({ field }: Part, { setup }: Table, labels: Labels): PartOption[] {
  const artists: readonly string[] = setup.artists;
  switch (field.kind) {
    case 'price':
      return [];
    case 'seat':
      return field.options.flatMap((value) =>
        value === null ? [] : { value, label: labels.seat(value), hotkey: String(value + 1) },
      );
    case 'artist':
      return field.options.map((value) => {
        const place = setup.edition.artists.findIndex(({ id }) => id === value) + 1;
        return { value, label: labels.artist(value), hotkey: String(artists.indexOf(value) + 1), place };
      });
    case 'auction':
      return field.options
        .filter((value) => value !== null)
        .map((value, at) => ({ value, label: labels.auction(value), hotkey: String(at + 1), sign: value }));
    case 'effect':
      return field.options
        .filter((value) => value !== null)
        .map((value, at) => {
          const option = { value, label: labels.effect(value), hotkey: String(at) };
          return value === 'none' ? option : { ...option, sign: value };
        });
  }
}
