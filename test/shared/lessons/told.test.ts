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
import { amountText, lessonTexts, lessonTitle, missText } from '../../../src/shared/text/lesson-text.ts';
import { evening, page, sideBySide, told } from '../../fixtures/told.ts';
import { FOUR_NAMES } from '../../fixtures/people.ts';
import { recordOf } from '../../fixtures/replayed.ts';
import { readFixtures } from '../../play/fixture-file.ts';
import { textLanguageOf } from '../text/described.ts';

/** Boxes with names and numbers of their own, one for each rulebook. */
const BOXES = ['harbour-of-four', 'attic-with-mystery', 'loft-of-four', 'cellar-of-two'].map((name) => ({
  name,
  box: editionIn(recordOf(evening(name))),
}));

/** What somebody could answer: everything that is offered; where it is typed, amounts around the right one. */
function answersTo({ solved }: Page): readonly Answer[] {
  if (solved === null || solved.options.length > 0) return solved?.options ?? [];
  const right = solved.answer.is === 'amount' ? solved.answer.amount : 0;
  return [0, right - 1, right, right + 1, right * 2, 999].map((amount) => ({ is: 'amount', amount }));
}

function lessonTold(box: AnyEdition, id: LessonId, entered: object): string[] {
  const opened = openLesson(box, id, FOUR_NAMES, entered);
  if (!opened.ok) return told(id, opened.error);
  const lesson = opened.value;
  const languages = LANGUAGES.map(textLanguageOf);
  const [here = [], there = []] = languages.map((language) => lessonTexts(language, lesson));
  return lesson.pages.flatMap((each, at) => {
    const now = outcomeOf(each.after);
    const answers = answersTo(each).map((answer) => [
      JSON.stringify(answer),
      judge(each, answer).right,
      ...languages.map((language) => missText(language, lesson, each, answer)),
    ]);
    return told(each.id, {
      said: sideBySide(here[at], there[at]),
      answers,
      solved: each.solved === null ? null : { answer: each.solved.answer, sums: each.solved.sums },
      worth: [
        each.worthOf,
        each.worth?.map(({ worth }) => worth),
        each.worthAfter?.map(({ worth }) => worth),
      ],
      fair: each.fairPrice,
      happened: [each.told, each.follows].map((events) => events.map(({ event }) => JSON.stringify(event))),
      then: [now.status, now.round, now.turn, now.cash, now.hands, now.scores],
    });
  });
}

// Their numbers are those of a built-in box, whose own tests say so if they change.
test.skipIf(BOXES.some(({ box }) => readFixtures(teacherOf(box)).length === 0)).each(BOXES)(
  'the lessons with the box of $name',
  async ({ name, box }) => {
    const languages = LANGUAGES.map(textLanguageOf);
    const [first] = lessonsOf(box).flatMap((id) => {
      const opened = openLesson(box, id, FOUR_NAMES);
      return opened.ok ? opened.value : [];
    });
    const lines = [
      ...told(
        'titles',
        languages.map((language) => lessonsOf(box).map((id) => lessonTitle(language, box, id))),
      ),
      ...told(
        'amounts',
        languages.map((language) => (first === undefined ? '' : amountText(language, first, 1234))),
      ),
      ...told(
        'refused',
        LESSONS.filter((id) => !openLesson(box, id, FOUR_NAMES).ok),
      ),
      ...lessonsOf(box).flatMap((id) => ['', `# ${id}`, ...lessonTold(box, id, {})]),
      ...lessonTold(box, 'fixed', { 'fixed-name': 23 }),
      ...lessonTold(box, 'sell', { 'sell-bid': 40 }),
    ];
    await expect(page(lines)).toMatchFileSnapshot(`told/${name}.txt`);
  },
);
