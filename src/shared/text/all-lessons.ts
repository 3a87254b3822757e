import { auctionLessons as englishAuction } from './en/auction-lessons.ts';
import { galleryLessons as englishGallery } from './en/gallery-lessons.ts';
import { auctionLessons as italianAuction } from './it/auction-lessons.ts';
import { galleryLessons as italianGallery } from './it/gallery-lessons.ts';
import type { Language } from './languages.ts';

interface LessonTexts {
  readonly auction: typeof englishAuction;
  readonly gallery: typeof englishGallery;
}

/** Only the lessons need them, so they aren’t among the words that every screen loads. */
export const LESSON_TEXTS: Readonly<Record<Language, LessonTexts>> = {
  en: { auction: englishAuction, gallery: englishGallery },
  it: { auction: italianAuction, gallery: italianGallery },
};
