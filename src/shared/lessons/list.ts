import { editionOf, rulebookOf, type AnyEdition, type KnownEdition } from '../record/index.ts';
import { AUCTION_LESSONS, GALLERY_LESSONS, type LessonId } from './names.ts';

type Variant = 'mystery' | 'splitDouble';

const VARIANTS: Readonly<Partial<Record<LessonId, Variant>>> = { shared: 'splitDouble', mystery: 'mystery' };

/** The variant a lesson is about; such lessons are only for editions that have it. */
export function variantOf(id: LessonId): Variant | null {
  return VARIANTS[id] ?? null;
}

/** The lessons of an edition’s family, with those on variants that it has and that its rulebook describes. */
export function lessonsOf(edition: AnyEdition): readonly LessonId[] {
  const own = editionOf(edition);
  const base = editionOf(rulebookOf(edition));
  switch (own.family) {
    case 'auction':
      return AUCTION_LESSONS.filter((id) => [own, base].every((each) => has(each, variantOf(id))));
    case 'gallery':
      return GALLERY_LESSONS;
  }
}

function has(known: KnownEdition, variant: Variant | null): boolean {
  if (variant === null) return true;
  switch (known.family) {
    case 'auction':
      return variant === 'mystery' ? known.edition.mystery !== null : known.edition.splitDouble === 'variant';
    case 'gallery':
      return false;
  }
}
