import { auction } from '../auction/index.ts';
import type { FamilyFacts } from '../core/family.ts';
import { gallery } from '../gallery/index.ts';
import { editionOf, type AnyEdition } from './boxes.ts';

export const FAMILY_NAMES = ['auction', 'gallery'] as const;
export type FamilyName = (typeof FAMILY_NAMES)[number];

export const FAMILIES: Readonly<Record<FamilyName, FamilyFacts>> = { auction, gallery };

export function familyOf(edition: AnyEdition): FamilyFacts {
  return FAMILIES[editionOf(edition).family];
}

/**
 * The unit of a box's money or points: what an amount is multiplied by, and its sign wherever it is written. Amounts in
 * different units are never added up or compared.
 */
export function currencyOf(edition: AnyEdition): string {
  const known = editionOf(edition);
  switch (known.family) {
    case 'auction': {
      const { before, after, times } = known.edition.money;
      return `${times} ${(before + after).replaceAll(/\s/gu, '')}`;
    }
    case 'gallery':
      return 'points';
  }
}
