import type { FairPrice } from '../auction/index.ts';
import { lookAhead, type LookAhead } from '../core/chances.ts';
import { problem, type Problem } from '../core/problem.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { Worth } from '../core/worth.ts';
import {
  editionOf,
  openTable,
  recordApart,
  step as playEvent,
  withNumbersOf,
  worthAt,
  type AnyEdition,
  type EventJson,
  type FamilyName,
  type GameRecord,
  type Table,
} from '../record/index.ts';
import { solve } from './answer.ts';
import { fairPriceHere } from './forecast.ts';
import { auctionLessons } from './auction-lessons.ts';
import { galleryLessons } from './gallery-lessons.ts';
import type { Artists, Entered, Lesson, Question, Step } from './lesson.ts';
import { lessonsOf, variantOf } from './list.ts';
import type { LessonId, StepId } from './names.ts';
import { teacherOf } from './numbers.ts';
import type { Solved } from './solved.ts';

/** An event with the tables around it. */
export interface Happened {
  readonly event: EventJson;
  readonly before: Table;
  readonly after: Table;
}

/** One page of a lesson, with the tables that its events lead to. */
export interface Page {
  readonly id: StepId;
  readonly question: Question | null;
  readonly solved: Solved | null;
  /** What has happened when the page opens; `follows` happens with the answer. */
  readonly told: readonly Happened[];
  readonly follows: readonly Happened[];
  readonly table: Table;
  readonly after: Table;
  /** What the forecast says in `table` and in `after`; `null` on a page without it. */
  readonly worth: readonly Worth[] | null;
  readonly worthAfter: readonly Worth[] | null;
  /** The artists it is about. */
  readonly worthOf: readonly string[];
  /** Of the lot on offer; `null` on a page without it. */
  readonly fairPrice: FairPrice | null;
}

export interface OpenLesson {
  readonly id: LessonId;
  /** The lesson’s table before its first event, for naming people, artists and money. */
  readonly record: GameRecord;
  readonly pages: readonly Page[];
}

/** Plays a lesson with one edition’s artists and these people, and with the numbers that suit it. Returns an error if a page breaks the edition's rules. */
export function openLesson(
  own: AnyEdition,
  id: LessonId,
  people: readonly string[],
  entered: Entered = {},
): Result<OpenLesson, Problem> {
  const edition = withNumbersOf(own, teacherOf(own));
  const lesson = lessonNamed(edition, id);
  const artists = artistsOf(edition);
  if (lesson === null) return err(problem('no-such-lesson'));
  const record = recordOf(edition, lesson, people);
  const start = openTable(record);
  if (!start.ok) return start;
  const pages: Page[] = [];
  const ahead = lookAhead();
  let table = start.value;
  for (const each of lesson.steps(artists, entered)) {
    const page = openPage(each, table, entered[each.id], ahead);
    if (!page.ok) return err({ ...page.error, place: each.id });
    pages.push(page.value);
    table = page.value.after;
  }
  return ok({ id, record, pages });
}

function openPage(
  step: Step,
  from: Table,
  entered: number | undefined,
  ahead: LookAhead,
): Result<Page, Problem> {
  const earlier = playThrough(from, step.earlier ?? []);
  if (!earlier.ok) return earlier;
  const told = playThrough(earlier.value.after, step.play ?? []);
  if (!told.ok) return told;
  const table = told.value.after;
  const then = playThrough(table, step.then ?? []);
  if (!then.ok) return then;
  const solved = step.ask === undefined ? null : solve(step.ask, table, then.value.after, ahead, entered);
  if (step.ask !== undefined && solved === null) return err(problem('no-answer'));
  const follows = playThrough(then.value.after, solved?.follows ?? []);
  if (!follows.ok) return follows;
  const { after } = follows.value;
  const worthIn = (moment: Table) => (step.worthOf === undefined ? null : worthAt(moment, ahead));
  return ok({
    id: step.id,
    question: step.ask ?? null,
    solved,
    told: told.value.happened,
    follows: [...then.value.happened, ...follows.value.happened],
    table,
    after,
    worth: worthIn(table),
    worthAfter: worthIn(after),
    worthOf: step.worthOf ?? [],
    fairPrice: step.fairPrice ? fairPriceHere(table, ahead) : null,
  });
}

interface Through {
  readonly happened: readonly Happened[];
  readonly after: Table;
}

function playThrough(from: Table, events: readonly EventJson[]): Result<Through, Problem> {
  const happened: Happened[] = [];
  let before = from;
  for (const event of events) {
    const next = playEvent(before, event);
    if (!next.ok) return next;
    happened.push({ event, before, after: next.value });
    before = next.value;
  }
  return ok({ happened, after: before });
}

function lessonNamed(edition: AnyEdition, id: LessonId): Lesson | null {
  if (!lessonsOf(edition).includes(id)) return null;
  return lessonsIn(editionOf(edition).family)[id] ?? null;
}

function lessonsIn(family: FamilyName): Readonly<Partial<Record<LessonId, Lesson>>> {
  switch (family) {
    case 'auction':
      return auctionLessons;
    case 'gallery':
      return galleryLessons;
  }
}

function artistsOf(edition: AnyEdition): Artists {
  const { artists } = editionOf(edition).edition;
  const id = (place: number) => artists[place]?.id ?? '';
  return [id(0), id(1), id(2), id(3), id(4)];
}

function recordOf(
  edition: AnyEdition,
  { id, players, firstSeat }: Lesson,
  people: readonly string[],
): GameRecord {
  const variant = variantOf(id);
  const record = recordApart(edition, people.slice(0, players), firstSeat);
  return variant === null ? record : { ...record, options: { ...record.options, [variant]: true } };
}
