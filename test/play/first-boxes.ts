/**
 * The boxes there were when something was drawn or read from all of them: the shipped sample, fingerprints, answers
 * from rulebooks, figures compared digit for digit. A new box changes none of it.
 */
export const FIRST_AUCTION_BOXES = ['modern-art-1994', 'modern-art-cmon-en', 'modern-art-cmon-it'] as const;
export const FIRST_GALLERY_BOXES = ['masters-gallery', 'modern-art-card-game'] as const;
export const FIRST_BOXES = [...FIRST_AUCTION_BOXES, ...FIRST_GALLERY_BOXES] as const;
