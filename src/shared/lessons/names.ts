/** The lessons in game order; those that not every table needs come last. */
export const AUCTION_LESSONS = [
  'sell',
  'pay',
  'open',
  'once',
  'hidden',
  'fixed',
  'double',
  'count',
  'fifth',
  'value',
  'shared',
  'mystery',
  'bidding',
  'forecast',
] as const;
export type AuctionLesson = (typeof AUCTION_LESSONS)[number];

export const GALLERY_LESSONS = ['card', 'effect', 'limit', 'reveal', 'rank', 'extras', 'outlook'] as const;
export type GalleryLesson = (typeof GALLERY_LESSONS)[number];

export const LESSONS = [...AUCTION_LESSONS, ...GALLERY_LESSONS] as const;
export type LessonId = (typeof LESSONS)[number];

/** Variants, how to play well, and the forecast: nobody needs them for a first game. */
export const OPTIONAL_LESSONS: readonly LessonId[] = ['shared', 'mystery', 'bidding', 'forecast', 'outlook'];

/** Pages without a question. */
export const AUCTION_TOLD = [
  'sell-dealers',
  'value-over',
  'open-call',
  'once-round',
  'hidden-fists',
  'fixed-price',
  'double-sign',
  'shared-variant',
  'mystery-hand',
  'forecast-bar',
  'forecast-plans',
] as const;

/** Pages with a question. */
export const AUCTION_ASKED = [
  'sell-lay',
  'sell-buyer',
  'sell-bid',
  'pay-bank',
  'pay-nothing',
  'count-first',
  'count-tie',
  'fifth-lay',
  'fifth-owner',
  'fifth-starter',
  'value-left-out',
  'value-payout',
  'value-hand',
  'value-again',
  'value-waiting',
  'open-purse',
  'once-equal',
  'once-buyer',
  'hidden-tie',
  'fixed-name',
  'fixed-refuse',
  'double-add',
  'double-money',
  'double-turn',
  'double-alone',
  'double-fifth',
  'shared-offerer',
  'shared-second',
  'shared-own',
  'mystery-who',
  'mystery-count',
  'mystery-ends',
  'mystery-payout',
  'mystery-starter',
  'bidding-worth',
  'bidding-half',
  'bidding-rival',
  'bidding-over',
  'bidding-hope',
  'forecast-likeliest',
  'forecast-safest',
  'forecast-card',
  'forecast-rival',
] as const;

export const GALLERY_TOLD = [
  'card-influence',
  'effect-signs',
  'limit-near',
  'reveal-over',
  'rank-over',
  'extras-hand',
  'outlook-bar',
  'outlook-plans',
] as const;

export const GALLERY_ASKED = [
  'card-lay',
  'card-count',
  'effect-draw',
  'effect-second',
  'effect-down',
  'effect-everyone',
  'effect-award',
  'limit-second',
  'limit-starter',
  'reveal-first',
  'rank-second',
  'rank-worth',
  'rank-left-out',
  'rank-score',
  'extras-which',
  'extras-order',
  'extras-deal',
  'outlook-likeliest',
  'outlook-safest',
  'outlook-card',
  'outlook-award',
] as const;

export type AuctionAsked = (typeof AUCTION_ASKED)[number];
export type AuctionStep = (typeof AUCTION_TOLD)[number] | AuctionAsked;
export type GalleryAsked = (typeof GALLERY_ASKED)[number];
export type GalleryStep = (typeof GALLERY_TOLD)[number] | GalleryAsked;
export type StepId = AuctionStep | GalleryStep;
