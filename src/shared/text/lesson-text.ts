import {
  judge,
  type Answer,
  type Happened,
  type LessonId,
  type Miss,
  type OpenLesson,
  type Page,
  type StepId,
  type Sum,
} from '../lessons/index.ts';
import {
  editionIn,
  editionOf,
  type AnyEdition,
  type EventJson,
  type GameRecord,
  type Table,
} from '../record/index.ts';
import { averageOf, chanceOf } from './chances.ts';
import { inkNumber } from '../core/box.ts';
import { eventDescriber } from './event-sentence.ts';
import { numberFormat } from './formats.ts';
import { counted } from './noun.ts';
import { signNames, signOf, type Sign, type SignNamed } from './sign.ts';
import { problemSentence } from './sentence.ts';
import { auctionTerms, galleryTerms } from './terms.ts';
import type { Asking, LessonNaming, LessonSaying } from './lesson-saying.ts';
import { money } from './money.ts';
import { namingOf } from './naming.ts';
import type { TextLanguage } from './prompting.ts';

/** One page of a lesson in whole sentences. */
export interface PageText {
  readonly id: StepId;
  /** The text or question. */
  readonly say: string;
  /** What the app and the rulebook call the symbols on the cards played; all symbols in the lesson about them. */
  readonly signs: readonly SignNamed[];
  /** Each bidder's last bid; empty if no bids are shown. */
  readonly bids: readonly string[];
  /** `null` on a page without a question. */
  readonly asked: AskedText | null;
}

export interface AskedText {
  /** Empty if the answer is typed. */
  readonly options: readonly OptionText[];
  /** The right answer, and why it is right. */
  readonly answer: string;
  readonly why: string;
  /** The calculation behind the answer, line by line. */
  readonly sums: readonly string[];
  /** What the answer leads to. */
  readonly follows: readonly string[];
}

/** One possible answer: its words, and the card if it is one. */
export interface OptionText {
  readonly label: string;
  readonly card: CardText | null;
}

export interface CardText {
  /** The artist’s colour, a number from 1. */
  readonly place: number;
  readonly sign: Sign | null;
}

/** What a family’s lessons say, with the edition’s words already filled in. */
interface LessonWords {
  readonly title: (id: LessonId) => string;
  readonly told: (id: StepId, naming: LessonNaming) => string;
  readonly ask: (id: StepId, naming: LessonNaming) => string;
  readonly why: (id: StepId, naming: LessonNaming) => string;
  readonly hint: (id: StepId, naming: LessonNaming) => string;
  /** What something pays or scores. */
  readonly amount: (amount: number) => string;
  /** What it pays or scores on average. */
  readonly average: (worth: number) => string;
}

export function lessonTitle(textLanguage: TextLanguage, edition: AnyEdition, id: LessonId): string {
  return lessonWords(textLanguage, edition).title(id);
}

/** A lesson’s pages in one language. */
export function lessonTexts(textLanguage: TextLanguage, { record, pages }: OpenLesson): readonly PageText[] {
  const lesson = lessonWords(textLanguage, editionIn(record));
  return pages.map((page) => pageText(textLanguage, lesson, record, page));
}

function lessonWords({ words, locale }: TextLanguage, edition: AnyEdition): LessonWords {
  const known = editionOf(edition);
  switch (known.family) {
    case 'auction': {
      const terms = auctionTerms(words, known.edition);
      return saying(words.auctionLessons, terms, {
        amount: (amount) => money(edition, amount, locale),
        average: (worth) => averageOf(edition, worth, locale),
      });
    }
    case 'gallery': {
      const terms = galleryTerms(words, known.edition);
      const count = numberFormat(locale);
      return saying(words.galleryLessons, terms, {
        amount: (amount) => counted(count.format(amount), terms.points),
        average: (worth) => counted(averageOf(edition, worth, locale), terms.points),
      });
    }
  }
}

interface Texts<Terms> {
  readonly titles: Readonly<Partial<Record<LessonId, (terms: Terms) => string>>>;
  readonly told: Readonly<Partial<Record<StepId, LessonSaying<Terms>>>>;
  readonly asked: Readonly<Partial<Record<StepId, Asking<Terms>>>>;
}

function saying<Terms>(
  { titles, told, asked }: Texts<Terms>,
  terms: Terms,
  amounts: Pick<LessonWords, 'amount' | 'average'>,
): LessonWords {
  return {
    title: (id) => titles[id]?.(terms) ?? '',
    told: (id, naming) => told[id]?.(naming, terms) ?? '',
    ask: (id, naming) => asked[id]?.ask(naming, terms) ?? '',
    why: (id, naming) => asked[id]?.why(naming, terms) ?? '',
    hint: (id, naming) => asked[id]?.hint?.(naming, terms) ?? '',
    ...amounts,
  };
}

function pageText(textLanguage: TextLanguage, lesson: LessonWords, record: GameRecord, page: Page): PageText {
  const { id, question, solved, told, follows } = page;
  const { words, locale } = textLanguage;
  const general = namingOf(record, locale);
  const naming = namingOfPage(lesson, record, page, locale);
  const bids = question?.about === 'buyer' ? question.bids : [];
  return {
    id,
    say: solved === null ? lesson.told(id, naming) : lesson.ask(id, naming),
    signs: signsOf(textLanguage, editionIn(record), id, told),
    bids: bids.map((bid, seat) =>
      words.lessons.bid(general.seat(seat), bid === null || bid === 0 ? null : general.money(bid)),
    ),
    asked:
      solved === null
        ? null
        : {
            options: solved.options.map((option) => ({
              label: answerLabel(textLanguage, lesson, record, option),
              card: option.is === 'card' ? cardOf(editionIn(record), option.card) : null,
            })),
            answer: answerLabel(textLanguage, lesson, record, solved.answer),
            why: lesson.why(id, naming),
            sums: sumsOf(textLanguage, lesson, record, solved.sums),
            follows: sentences(textLanguage, record, follows),
          },
  };
}

/** Why an answer is wrong, without giving the right one away; `null` for a right one. */
export function missText(
  textLanguage: TextLanguage,
  { record }: OpenLesson,
  page: Page,
  answer: Answer,
): string | null {
  const judged = judge(page, answer);
  if (judged.right) return null;
  const lesson = lessonWords(textLanguage, editionIn(record));
  return judged.miss === null
    ? lesson.hint(page.id, namingOfPage(lesson, record, page, textLanguage.locale))
    : missSentence(textLanguage, lesson, record, judged.miss);
}

function missSentence(
  { words, locale }: TextLanguage,
  lesson: LessonWords,
  record: GameRecord,
  miss: Miss,
): string {
  const { misses } = words.lessons;
  const naming = namingOf(record, locale);
  switch (miss.why) {
    case 'refused':
      return problemSentence(words, locale, record, miss.problem);
    case 'not-above':
    case 'earns-nothing':
      return misses[miss.why](lesson.amount(miss.price));
    case 'other-artist':
    case 'ends-nothing':
    case 'ranked-earlier':
    case 'no-cards':
    case 'fewer-cards':
    case 'level-cards':
    case 'pays':
    case 'pays-nothing':
      return misses[miss.why](naming.artist(miss.artist));
    case 'no-bid':
    case 'outbid':
    case 'level-bid':
    case 'pays-themselves':
    case 'sells-nothing':
    case 'gains-less':
      return misses[miss.why](naming.seat(miss.seat));
    case 'rarer':
      return misses.rarer(lesson.amount(miss.amount), chanceOf(miss.chance, locale));
    case 'often-nothing':
      return misses[miss.why](naming.artist(miss.artist), chanceOf(miss.chance, locale));
    case 'chances-move':
      return misses[miss.why](chanceOf(miss.before, locale), chanceOf(miss.then, locale));
    case 'pays-move':
      return misses[miss.why](lesson.amount(miss.before), lesson.amount(miss.then));
    case 'leads':
      return misses.leads(signed(lesson, miss.sale), signed(lesson, miss.instead));
    case 'room-to-bid':
    case 'seller-gains-more':
      return misses[miss.why](lesson.amount(miss.own), lesson.amount(miss.seller));
    case 'other-sign':
    case 'bank-sells-nothing':
    case 'too-low':
    case 'too-high':
      return misses[miss.why];
  }
}

/** A difference, with its sign. */
function signed({ average }: LessonWords, difference: number): string {
  return `${difference < 0 ? '−' : '+'}${average(Math.abs(difference))}`;
}

/** An amount as the lesson writes it, to be shown before it is entered. */
export function amountText(textLanguage: TextLanguage, { record }: OpenLesson, amount: number): string {
  return lessonWords(textLanguage, editionIn(record)).amount(amount);
}

function cardOf(edition: AnyEdition, card: EventJson): CardText {
  const { artists } = editionOf(edition).edition;
  const at = artists.findIndex(({ id }) => id === card['artist']);
  return { place: inkNumber(artists, at), sign: signOf(card) };
}

/** The symbols seen on this page, or all if the page is about them. */
function signsOf(
  textLanguage: TextLanguage,
  edition: AnyEdition,
  id: StepId,
  told: readonly Happened[],
): readonly SignNamed[] {
  const symbols: Readonly<Record<string, Readonly<Record<string, string>>>> =
    textLanguage.words.lessons.symbols;
  const inRulebook = symbols[editionOf(edition).edition.words] ?? {};
  const played = new Set(told.map(({ event }) => signOf(event)));
  return signNames(textLanguage.words, edition)
    .filter(({ sign }) => id === 'effect-signs' || played.has(sign))
    .map(({ sign, name }) => ({ sign, name: [name, inRulebook[sign] ?? []].flat().join(', ') }));
}

function namingOfPage(
  lesson: LessonWords,
  record: GameRecord,
  { question, solved, table, worth, worthOf }: Page,
  locale: string,
): LessonNaming {
  const naming = namingOf(record, locale);
  const { artists, exampleMisprinted } = editionOf(editionIn(record)).edition;
  return {
    player: naming.seat,
    artist: (place) => artists[place]?.name ?? '',
    subject: subjectOf(question, naming.artist),
    price: lesson.amount(priceOf(question)),
    average: lesson.average(worth?.find(({ artist }) => artist === worthOf[0])?.worth ?? 0),
    purse: lesson.amount(purseIn(table)),
    yes: solved?.answer.is === 'yes',
    answer: solved?.answer.is === 'seat' ? naming.seat(solved.answer.seat) : '',
    misprinted: exampleMisprinted,
  };
}

/** The current auctioneer's money. */
function purseIn(table: Table): number {
  switch (table.family) {
    case 'auction': {
      const { situation, cash } = table.state;
      return situation.kind === 'selling' ? (cash[situation.auctioneer] ?? 0) : 0;
    }
    case 'gallery':
      return 0;
  }
}

function subjectOf(question: Page['question'], artist: (id: string) => string): string {
  if (question?.about === 'worth' || question?.about === 'count') return artist(question.artist);
  if (question?.about !== 'allowed') return '';
  const { cards } = question.event;
  const first: unknown = Array.isArray(cards) ? cards.flat()[0] : undefined;
  return typeof first === 'string' ? artist(first) : '';
}

function priceOf(question: Page['question']): number {
  if (question?.about === 'bid') return question.above;
  if (question?.about === 'payee' || question?.about === 'share' || question?.about === 'gainer')
    return question.price;
  if (question?.about === 'better') return question.instead.price;
  return question?.about === 'allowed' ? Number(question.event['price'] ?? 0) : 0;
}

function answerLabel(
  { words, locale }: TextLanguage,
  lesson: LessonWords,
  record: GameRecord,
  answer: Answer,
): string {
  const naming = namingOf(record, locale);
  switch (answer.is) {
    case 'seat':
      return naming.seat(answer.seat);
    case 'artist':
      return naming.artist(answer.artist);
    case 'card': {
      const sign = signOf(answer.card);
      const named = signNames(words, editionIn(record)).find((each) => each.sign === sign)?.name;
      return `${naming.artist(String(answer.card['artist']))}, ${named ?? words.lessons.plainCard}`;
    }
    case 'amount':
      return answer.amount === 0 ? words.lessons.nothing : lesson.amount(answer.amount);
    case 'number':
      return naming.count(answer.number);
    case 'more':
    case 'less':
    case 'same':
    case 'bank':
    case 'nobody':
    case 'yes':
    case 'no':
      return words.lessons[answer.is];
  }
}

function sumsOf(
  { words, locale }: TextLanguage,
  lesson: LessonWords,
  record: GameRecord,
  sums: readonly Sum[],
): string[] {
  const naming = namingOf(record, locale);
  const lines = sums.map((sum) => {
    switch (sum.of) {
      case 'tokens': {
        const parts = sum.parts.map(lesson.amount).join(' + ');
        return words.lessons.tokens(naming.artist(sum.artist), parts, lesson.amount(sum.value));
      }
      case 'cards': {
        const all = lesson.amount(sum.cards * sum.value);
        return words.lessons.cards(
          naming.artist(sum.artist),
          naming.count(sum.cards),
          lesson.amount(sum.value),
          all,
        );
      }
      case 'way':
        return words.lessons.way(naming.count(sum.way), lesson.amount(sum.value));
      case 'change':
        return words.lessons.change(
          naming.artist(sum.artist),
          lesson.average(sum.before),
          lesson.average(sum.then),
        );
      case 'lead':
        return words.lessons.lead(naming.seat(sum.buyer), lesson.amount(sum.price), signed(lesson, sum.lead));
    }
  });
  const all = sums.reduce((whole, sum) => whole + (sum.of === 'cards' ? sum.cards * sum.value : 0), 0);
  return sums.some(({ of }) => of === 'cards') ? [...lines, words.lessons.total(lesson.amount(all))] : lines;
}

function sentences({ words, locale }: TextLanguage, record: GameRecord, told: readonly Happened[]): string[] {
  const tell = eventDescriber(words, locale, record);
  return told.map(({ event, before, after }) => tell(event, before, after));
}
