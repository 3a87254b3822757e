import { auction } from '../auction/index.ts';
import type { FamilyFacts } from '../core/family.ts';
import { gallery } from '../gallery/index.ts';
import { editionOf, type EditionId } from './editions.ts';

export const FAMILY_NAMES = ['auction', 'gallery'] as const;
export type FamilyName = (typeof FAMILY_NAMES)[number];

export const FAMILIES: Readonly<Record<FamilyName, FamilyFacts>> = { auction, gallery };

export function familyOf(edition: EditionId): FamilyFacts {
  return FAMILIES[editionOf(edition).family];
}
