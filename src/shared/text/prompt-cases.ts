import type { PromptKey as AuctionPrompt } from '../auction/index.ts';
import type { Detail } from '../core/problem.ts';
import type { PromptKey as GalleryPrompt } from '../gallery/index.ts';

type Case = (detail: Detail) => boolean;

const somebodyIsSkipped: Case = ({ skipped }) => Number(skipped) > 0;
const noneAreDealt: Case = ({ dealt }) => dealt === 0;

/**
 * When a rule bites that the usual reason of a prompt leaves out. Then a reason of its own is given, even if the prompt
 * has been explained before. It says what the usual one does, too.
 */
export const AUCTION_CASES = {
  'double-added': somebodyIsSkipped,
  'double-added-split': somebodyIsSkipped,
  'hand-empty': noneAreDealt,
  value: ({ earlier }) => earlier !== 0,
  'all-out-early': ({ away }) => away !== 0,
} satisfies Partial<Record<AuctionPrompt, Case>>;

export const GALLERY_CASES = {
  'all-out': noneAreDealt,
  'hand-empty': noneAreDealt,
  value: ({ earlier, awards }) => earlier !== 0 || awards !== 0,
} satisfies Partial<Record<GalleryPrompt, Case>>;

export type AuctionCase = keyof typeof AUCTION_CASES;
export type GalleryCase = keyof typeof GALLERY_CASES;

/** The line about a tie is its reason. */
export type AuctionReason = Exclude<AuctionPrompt, 'rank-tie'>;
export type GalleryReason = Exclude<GalleryPrompt, 'token-tie'>;
