/**
 * The boxes that existed when fixed data was made with all boxes: the sample, fingerprints, rulebook answers, exact
 * figures. New boxes must not change that data.
 */
export const FIRST_AUCTION_BOXES = ['modern-art-1994', 'modern-art-cmon-en', 'modern-art-cmon-it'] as const;
export const FIRST_GALLERY_BOXES = ['masters-gallery', 'modern-art-card-game'] as const;
export const FIRST_BOXES = [...FIRST_AUCTION_BOXES, ...FIRST_GALLERY_BOXES] as const;
