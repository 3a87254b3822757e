export type { Answer, Sum } from './solved.ts';
export type { Entered, Question } from './lesson.ts';
export { judge, type Miss } from './judge.ts';
export {
  LESSONS,
  OPTIONAL_LESSONS,
  type AuctionAsked,
  type AuctionLesson,
  type AuctionStep,
  type GalleryAsked,
  type GalleryLesson,
  type GalleryStep,
  type LessonId,
  type StepId,
} from './names.ts';
export { lessonsOf } from './list.ts';
export { teacherOf } from './numbers.ts';
export { openLesson, type Happened, type OpenLesson, type Page } from './play.ts';
