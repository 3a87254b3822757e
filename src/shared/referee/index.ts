import {
  auction,
  prompts as promptsAtAuction,
  type Edition as AuctionEdition,
  type EditionId as AuctionEditionId,
} from '../auction/index.ts';
import {
  gallery,
  prompts as promptsInGallery,
  type Edition as GalleryEdition,
  type EditionId as GalleryEditionId,
} from '../gallery/index.ts';
import type { Table } from '../record/index.ts';
import { ASKED_AT_AUCTION, AUCTION_QUESTIONS, type AuctionQuestion } from './auction-questions.ts';
import {
  auctionGround,
  judgeAuction,
  type AuctionAnswer,
  type AuctionChoice,
  type AuctionGround,
  type AuctionJudged,
} from './auction-rulings.ts';
import { ASKED_IN_GALLERY, GALLERY_QUESTIONS, type GalleryQuestion } from './gallery-questions.ts';
import {
  galleryGround,
  judgeGallery,
  type GalleryAnswer,
  type GalleryChoice,
  type GalleryGround,
  type GalleryJudged,
} from './gallery-rulings.ts';
import { placesOf, type Ruling } from './ruling.ts';

export type AuctionRuling = Ruling<AuctionQuestion, AuctionAnswer, AuctionChoice, AuctionEditionId>;
export type GalleryRuling = Ruling<GalleryQuestion, GalleryAnswer, GalleryChoice, GalleryEditionId>;

/** All rulings for a table. */
export type Rulings =
  | {
      readonly family: 'auction';
      readonly edition: AuctionEdition;
      readonly rulings: readonly AuctionRuling[];
    }
  | {
      readonly family: 'gallery';
      readonly edition: GalleryEdition;
      readonly rulings: readonly GalleryRuling[];
    };

export function rulingsOf(table: Table): Rulings {
  switch (table.family) {
    case 'auction': {
      const ground = auctionGround(table.setup);
      const rulings = AUCTION_QUESTIONS.map((each) => ruleAtAuction(each, ground));
      return { family: 'auction', edition: ground.edition, rulings };
    }
    case 'gallery': {
      const ground = galleryGround(table.setup);
      const rulings = GALLERY_QUESTIONS.map((each) => ruleInGallery(each, ground));
      return { family: 'gallery', edition: ground.edition, rulings };
    }
  }
}

/** The questions that this moment raises, the most likely first; for a single prompt if one is given. */
export function askedNow(
  table: Table,
  prompt: string | null = null,
): readonly (AuctionQuestion | GalleryQuestion)[] {
  const meant = ({ key }: { readonly key: string }) => prompt === null || key === prompt;
  switch (table.family) {
    case 'auction':
      return once(
        promptsAtAuction(table.state)
          .filter(meant)
          .flatMap(({ key }) => ASKED_AT_AUCTION[key]),
      );
    case 'gallery':
      return once(
        promptsInGallery(table.state)
          .filter(meant)
          .flatMap(({ key }) => ASKED_IN_GALLERY[key]),
      );
  }
}

export function ruleAtAuction(question: AuctionQuestion, ground: AuctionGround): AuctionRuling {
  const { answer, rules, detail = {}, choice = null } = judgeAuction(question, ground);
  const elsewhere = Object.values(auction.editions).flatMap((edition) => {
    const other = judgeAuction(question, groundIn(edition, ground));
    if (edition === ground.edition || isSameRule(edition.id, other, ground.edition, { answer, detail }))
      return [];
    return { edition: edition.id, answer: other.answer, detail: other.detail ?? {} };
  });
  const cites = placesOf(rules.map((rule) => ground.edition.cites[rule]));
  return { question, answer, detail, cites, elsewhere, choice };
}

export function ruleInGallery(question: GalleryQuestion, ground: GalleryGround): GalleryRuling {
  const { answer, rules, detail = {}, choice = null } = judgeGallery(question, ground);
  const elsewhere = Object.values(gallery.editions).flatMap((edition) => {
    const other = judgeGallery(question, { ...ground, edition });
    if (edition === ground.edition || isSameRule(edition.id, other, ground.edition, { answer, detail }))
      return [];
    return { edition: edition.id, answer: other.answer, detail: other.detail ?? {} };
  });
  const cites = placesOf(rules.map((rule) => ground.edition.cites[rule]));
  return { question, answer, detail, cites, elsewhere, choice };
}

/** A made box is also compared with its base by the numbers: they may be house rules, which its rulebook doesn’t have. */
function isSameRule(
  id: string,
  other: Answered,
  { made }: Pick<AuctionEdition | GalleryEdition, 'made'>,
  own: Answered,
): boolean {
  if (other.answer !== own.answer) return false;
  return made?.basedOn !== id || JSON.stringify(other.detail ?? {}) === JSON.stringify(own.detail ?? {});
}

type Answered = Pick<AuctionJudged | GalleryJudged, 'answer' | 'detail'>;

/** The same table with another box: options that its edition lacks are off. */
function groundIn(edition: AuctionGround['edition'], ground: AuctionGround): AuctionGround {
  const splitDouble = ground.splitDouble && edition.splitDouble === 'variant';
  return { ...ground, edition, splitDouble, ownOrder: false };
}

function once<T>(items: readonly T[]): readonly T[] {
  return [...new Set(items)];
}

export { AUCTION_QUESTIONS, type AuctionCustom, type AuctionQuestion } from './auction-questions.ts';
export { plainAuction, type AuctionAnswer, type AuctionChoice } from './auction-rulings.ts';
export { GALLERY_QUESTIONS, type GalleryCustom, type GalleryQuestion } from './gallery-questions.ts';
export { type GalleryAnswer, type GalleryChoice } from './gallery-rulings.ts';
export type { Ruling } from './ruling.ts';
