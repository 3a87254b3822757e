import { expect, test } from 'vitest';
import {
  judge,
  LESSONS,
  lessonsOf,
  openLesson,
  teacherOf,
  type Answer,
  type LessonId,
  type Page,
} from '../../../src/shared/lessons/index.ts';
import { editionIn, outcomeOf, type AnyEdition } from '../../../src/shared/record/index.ts';
import { LANGUAGES } from '../../../src/shared/text/languages.ts';
import type { TextLanguage } from '../../../src/shared/text/prompting.ts';
import { amountText, lessonTexts, lessonTitle, missText } from '../../../src/shared/text/lesson-text.ts';
import { evening } from '../../fixtures/told.ts';
import { besides, news, page, sayingOnce, told } from '../../telling.ts';
import { FOUR_NAMES } from '../../fixtures/people.ts';
import { recordOf } from '../../fixtures/replayed.ts';
import { readFixtures } from '../../play/fixture-file.ts';
import { textLanguageOf } from '../text/described.ts';

/** Boxes with names and numbers of their own, one for each rulebook, and the one whose lessons are much the same. */
const BOXES = Object.entries({
  'harbour-of-four': null,
  'attic-with-mystery': 'harbour-of-four',
  'loft-of-four': null,
  'cellar-of-two': 'loft-of-four',
}).map(([name, like]) => ({ name, like, box: editionIn(recordOf(evening(name))) }));

/** What somebody could answer: everything that is offered; where it is typed, amounts around the right one. */
function answersTo({ solved }: Page): readonly Answer[] {
  if (solved === null || solved.options.length > 0) return solved?.options ?? [];
  const right = solved.answer.is === 'amount' ? solved.answer.amount : 0;
  return [0, right - 1, right, right + 1, right * 2, 999].map((amount) => ({ is: 'amount', amount }));
}

/** A lesson in one language, page by page: what is said and asked, what each answer is told, and what has happened. */
function lessonTold(language: TextLanguage, box: AnyEdition, id: LessonId, entered: object = {}): object {
  const opened = openLesson(box, id, FOUR_NAMES, entered);
  if (!opened.ok) return { [id]: opened.error };
  const texts = lessonTexts(language, opened.value);
  let before: unknown;
  const pages = opened.value.pages.map((each, at) => {
    const { status, round, turn, cash, hands, scores } = outcomeOf(each.after);
    const { say, signs, bids, asked } = texts[at] ?? {};
    const { options = [], answer: _, ...answered } = asked ?? {};
    const answers = answersTo(each).map((answer, place) => {
      const miss = missText(language, opened.value, each, answer) ?? '';
      const result = judge(each, answer).right ? 'right' : 'wrong';
      const { card = null, label = 'amount' in answer ? answer.amount : '' } = options[place] ?? {};
      return { label, ...card, result: miss === '' ? result : `${result}: ${miss}` };
    });
    const now = {
      status,
      ...{ round, turn, cash, hands, scores, fair: each.fairPrice, worthOf: each.worthOf },
      worth: each.worth?.map(({ worth }) => worth),
      worthAfter: each.worthAfter?.map(({ worth }) => worth),
    };
    const then = news(before, now);
    before = now;
    const events = [...each.told, ...each.follows].map(({ event }) => event);
    return [
      each.id,
      { say, signs: signs?.map(({ name }) => name), bids, answers, ...answered, events, then },
    ];
  });
  return Object.fromEntries(pages);
}

/** Everything that is taught with a box, in one language. */
function taught(language: TextLanguage, box: AnyEdition): object {
  const first = openLesson(box, lessonsOf(box)[0] ?? 'sell', FOUR_NAMES);
  return {
    titles: lessonsOf(box).map((id) => lessonTitle(language, box, id)),
    amount: first.ok ? amountText(language, first.value, 1234) : '',
    refused: LESSONS.filter((id) => !openLesson(box, id, FOUR_NAMES).ok),
    ...Object.assign({}, ...lessonsOf(box).map((id) => lessonTold(language, box, id))),
    'with 23 typed': lessonTold(language, box, 'fixed', { 'fixed-name': 23 }),
    'with 40 typed': lessonTold(language, box, 'sell', { 'sell-bid': 40 }),
  };
}

// Their numbers are those of a built-in box, whose own tests say so if they change.
test.skipIf(BOXES.some(({ box }) => readFixtures(teacherOf(box)).length === 0)).each(BOXES)(
  'the lessons with the box of $name',
  async ({ name, box, like }) => {
    const [whole, other] = [box, BOXES.find((each) => each.name === like)?.box].map((each) => {
      if (each === undefined) return {};
      const [english, italian] = LANGUAGES.map((language) => taught(textLanguageOf(language), each));
      return besides(english, italian);
    });
    await expect(page(told('', sayingOnce()(news(other, whole))))).toMatchFileSnapshot(`told/${name}.txt`);
  },
);
