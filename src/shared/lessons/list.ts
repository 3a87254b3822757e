import type { Edition as AuctionEdition } from '../auction/index.ts';
import { editionOf, rulebookOf, type AnyEdition } from '../record/index.ts';
import { AUCTION_LESSONS, GALLERY_LESSONS, type LessonId } from './names.ts';

type Variant = 'mystery' | 'splitDouble';

const VARIANTS: Readonly<Partial<Record<LessonId, Variant>>> = { shared: 'splitDouble', mystery: 'mystery' };

/** The variant a lesson is about; such lessons are only for editions that have it. */
export function variantOf(id: LessonId): Variant | null {
  return VARIANTS[id] ?? null;
}

/** The lessons of an edition’s family, with those on variants that the edition has. */
export function lessonsOf(edition: AnyEdition): readonly LessonId[] {
  const known = editionOf(rulebookOf(edition));
  switch (known.family) {
    case 'auction':
      return AUCTION_LESSONS.filter((id) => has(known.edition, variantOf(id)));
    case 'gallery':
      return GALLERY_LESSONS;
  }
}

function has({ mystery, splitDouble }: AuctionEdition, variant: Variant | null): boolean {
  switch (variant) {
    case null:
      return true;
    case 'mystery':
      return mystery !== null;
    case 'splitDouble':
      return splitDouble === 'variant';
  }
}
