import { auction, type Edition as AuctionEdition } from '../auction/index.ts';
import type { Citation } from '../core/citation.ts';
import { gallery, type Edition as GalleryEdition } from '../gallery/index.ts';
import {
  editionOf,
  type AnyEdition,
  type EditionId,
  type GameRecord,
  type KnownEdition,
  type Table,
} from '../record/index.ts';
import {
  AUCTION_QUESTIONS,
  askedNow,
  GALLERY_QUESTIONS,
  plainAuction,
  ruleAtAuction,
  ruleInGallery,
  rulingsOf,
  type AuctionRuling,
  type GalleryRuling,
  type Ruling,
} from '../referee/index.ts';
import { auctionTerms, galleryTerms, fullBoxName } from './terms.ts';
import { worded, type Naming, type Saying, type Wording } from './message.ts';
import { namingInEdition, namingOf } from './naming.ts';
import type { TextLanguage } from './prompting.ts';

/** One ruling in whole sentences. */
export interface RulingText {
  readonly question: string;
  readonly title: string;
  readonly answer: string;
  /** Where this edition's rulebook says so; empty if it is silent. */
  readonly cites: readonly Citation[];
  /** The name of the box whose rulebook is cited, if this one was made from it. */
  readonly rulebook: string | null;
  readonly elsewhere: readonly { readonly edition: string; readonly answer: string }[];
  /** A common house rule. */
  readonly custom: string | null;
  /** What this table has chosen. */
  readonly choice: string | null;
}

/** The rulings for a table: those for this moment, and all the others. */
export interface RefereeText {
  readonly now: readonly RulingText[];
  readonly others: readonly RulingText[];
}

export function refereeText(
  textLanguage: TextLanguage,
  record: GameRecord,
  table: Table,
  prompt: string | null = null,
): RefereeText {
  const naming = namingOf(record, textLanguage.locale);
  const asked: readonly string[] = askedNow(table, prompt);
  const texts = rulingTexts(textLanguage, naming, table);
  return {
    now: asked.flatMap((question) => texts.find((text) => text.question === question) ?? []),
    others: texts.filter(({ question }) => !asked.includes(question)),
  };
}

function rulingTexts(textLanguage: TextLanguage, naming: Naming, table: Table): RulingText[] {
  const judged = rulingsOf(table);
  switch (judged.family) {
    case 'auction':
      return judged.rulings.map((ruling) => auctionRulingText(textLanguage, naming, judged.edition, ruling));
    case 'gallery':
      return judged.rulings.map((ruling) => galleryRulingText(textLanguage, naming, judged.edition, ruling));
  }
}

/** All rulings of an edition outside a game: no options or choices apply. */
export function refereeInEdition(
  textLanguage: TextLanguage,
  edition: AnyEdition,
  players: number,
): readonly RulingText[] {
  const naming = namingInEdition(edition, textLanguage.locale);
  return textsIn(editionOf(edition), players, textLanguage, naming).map((text) => ({
    ...text,
    choice: null,
  }));
}

function textsIn(
  known: KnownEdition,
  players: number,
  textLanguage: TextLanguage,
  naming: Naming,
): RulingText[] {
  switch (known.family) {
    case 'auction':
      return AUCTION_QUESTIONS.map((question) => {
        const ruling = ruleAtAuction(question, plainAuction(known.edition, players));
        return auctionRulingText(textLanguage, naming, known.edition, ruling);
      });
    case 'gallery':
      return GALLERY_QUESTIONS.map((question) => {
        const ruling = ruleInGallery(question, { edition: known.edition, players });
        return galleryRulingText(textLanguage, naming, known.edition, ruling);
      });
  }
}

export function auctionRulingText(
  textLanguage: TextLanguage,
  naming: Naming,
  edition: AuctionEdition,
  ruling: AuctionRuling,
): RulingText {
  const terms = (one: AuctionEdition) => auctionTerms(textLanguage.words, one);
  return textOf(textLanguage, naming, ruling, {
    ...textLanguage.words.auctionRulings,
    terms: terms(edition),
    termsOf: (id) => terms(auction.editions[id]),
    rulebook: edition.made?.basedOn ?? null,
  });
}

export function galleryRulingText(
  textLanguage: TextLanguage,
  naming: Naming,
  edition: GalleryEdition,
  ruling: GalleryRuling,
): RulingText {
  const terms = (one: GalleryEdition) => galleryTerms(textLanguage.words, one);
  return textOf(textLanguage, naming, ruling, {
    ...textLanguage.words.galleryRulings,
    terms: terms(edition),
    termsOf: (id) => terms(gallery.editions[id]),
    rulebook: edition.made?.basedOn ?? null,
  });
}

interface Texts<
  Question extends string,
  Answer extends string,
  Choice extends string,
  Edition extends string,
  Terms,
> {
  readonly questions: Readonly<Record<Question, Wording<Terms>>>;
  readonly answers: Readonly<Record<Answer, Saying<Terms>>>;
  readonly customs: Readonly<Partial<Record<Question, Wording<Terms>>>>;
  readonly choices: Readonly<Record<Choice, string>>;
  readonly terms: Terms;
  readonly termsOf: (edition: Edition) => Terms;
  /** The edition whose rulebook is cited, if the box has none of its own. */
  readonly rulebook: Edition | null;
}

function textOf<
  Question extends string,
  Answer extends string,
  Choice extends string,
  Edition extends EditionId,
  Terms,
>(
  { words }: TextLanguage,
  naming: Naming,
  ruling: Ruling<Question, Answer, Choice, Edition>,
  texts: Texts<Question, Answer, Choice, Edition, Terms>,
): RulingText {
  const { question, answer, detail, cites, elsewhere, choice } = ruling;
  const { terms, rulebook } = texts;
  const custom = texts.customs[question];
  return {
    question,
    title: worded(texts.questions[question], terms),
    answer: texts.answers[answer](detail, naming, terms),
    cites,
    rulebook: rulebook === null ? null : fullBoxName(words, rulebook),
    elsewhere: elsewhere.map((other) => ({
      edition: fullBoxName(words, other.edition),
      answer: texts.answers[other.answer](other.detail, naming, texts.termsOf(other.edition)),
    })),
    custom: custom === undefined ? null : worded(custom, terms),
    choice: choice === null ? null : texts.choices[choice],
  };
}
