import type { AuctionLesson, GalleryLesson, LessonId } from '../../../shared/lessons/index.ts';
// Not from the index: a table that only links to lessons need not load them.
import { lessonsOf } from '../../../shared/lessons/list.ts';
import { editionOf, type AnyEdition, type FamilyName } from '../../../shared/record/index.ts';
import type { AuctionQuestion, GalleryQuestion } from '../../../shared/referee/index.ts';

/** The lesson for each question at a table. */
const AUCTION: Readonly<Partial<Record<AuctionQuestion, AuctionLesson>>> = {
  turn: 'sell',
  kinds: 'sell',
  open: 'open',
  'auctioneer-bids': 'open',
  'least-bid': 'open',
  'equal-bids': 'once',
  'bid-over-cash': 'open',
  once: 'once',
  hidden: 'hidden',
  'tied-fists': 'hidden',
  fixed: 'fixed',
  'fixed-price': 'fixed',
  'price-nothing': 'fixed',
  'fixed-nobody': 'fixed',
  'no-bids': 'pay',
  payment: 'pay',
  double: 'double',
  'double-alone': 'double',
  'double-second': 'double',
  'double-nobody': 'double',
  'double-taken-over': 'double',
  'double-offerer-buys': 'double',
  'double-next': 'double',
  'double-share': 'shared',
  mystery: 'mystery',
  'mystery-when': 'mystery',
  'mystery-card': 'mystery',
  'fifth-double': 'double',
  'fifth-pair': 'double',
  'round-end': 'fifth',
  fifth: 'fifth',
  'who-starts': 'fifth',
  'what-counts': 'count',
  'equal-artists': 'count',
  value: 'value',
  'tiles-kept': 'value',
  'after-selling': 'value',
};

const GALLERY: Readonly<Partial<Record<GalleryQuestion, GalleryLesson>>> = {
  influence: 'card',
  turn: 'card',
  symbols: 'effect',
  draw: 'effect',
  award: 'effect',
  'second-up': 'effect',
  'second-down': 'effect',
  everyone: 'effect',
  limit: 'limit',
  'last-card': 'limit',
  'who-starts': 'limit',
  'face-down': 'reveal',
  tokens: 'rank',
  'equal-artists': 'rank',
  value: 'rank',
  'tokens-kept': 'rank',
  score: 'rank',
  'extra-cards': 'extras',
  'extra-symbol': 'extras',
  'extra-ranks': 'extras',
};

/** The lesson for the first of these questions that has one. */
export function lessonFor(edition: AnyEdition, questions: readonly string[]): LessonId | null {
  const lessons = lessonsIn(editionOf(edition).family);
  for (const question of questions) {
    const lesson = lessons[question];
    if (lesson !== undefined && lessonsOf(edition).includes(lesson)) return lesson;
  }
  return null;
}

function lessonsIn(family: FamilyName): Readonly<Record<string, LessonId>> {
  switch (family) {
    case 'auction':
      return AUCTION;
    case 'gallery':
      return GALLERY;
  }
}
