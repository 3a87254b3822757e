import type { SaleKind } from '../auction/index.ts';
import { editionKey, editionOf, isBox, type AnyEdition } from '../record/index.ts';
import {
  plainAuction,
  ruleAtAuction,
  ruleInGallery,
  type AuctionQuestion,
  type GalleryQuestion,
  type Ruling,
} from '../referee/index.ts';
import { listFormat } from './formats.ts';
import { auctionTerms, boxName, fullBoxName } from './terms.ts';
import { namingInEdition } from './naming.ts';
import { ownNumbers, type OwnNumber } from './own-numbers.ts';
import type { TextLanguage } from './prompting.ts';
import { auctionRulingText, galleryRulingText, type RulingText } from './rulings.ts';
import { signAbout, type Sign } from './sign.ts';

/** An edition’s rules on one page, made entirely from the edition’s data and the rulings. */
export interface Sheet {
  /** The key of its edition. */
  readonly key: string;
  readonly game: string;
  readonly box: string;
  /** The full name of the box that a made one is based on; its rulebook is the one that applies. */
  readonly base: string | null;
  /** What differs from that box. */
  readonly own: readonly OwnNumber[];
  readonly facts: readonly string[];
  readonly artists: readonly { readonly name: string; readonly cards: number }[];
  readonly deal: readonly Dealt[];
  readonly sections: readonly SheetSection[];
}

/** The deal for one player count, per round. */
export interface Dealt {
  readonly players: number;
  readonly rounds: readonly number[];
  /** The card of one artist that ends a round. */
  readonly limit: number;
}

export interface SheetSection {
  readonly section: 'game' | 'setup' | 'kinds' | 'effects' | 'round' | 'scoring';
  readonly lines: readonly SheetLine[];
}

export interface SheetLine {
  /** The same in every edition of a family, to compare them. */
  readonly key: string;
  readonly label: string;
  /** The symbol it is about. */
  readonly sign: Sign | null;
  readonly text: string;
  /** The answer itself, independent of wording and currency. */
  readonly answer: string;
}

const KINDS: readonly { readonly question: AuctionQuestion; readonly kind: SaleKind | null }[] = [
  { question: 'open', kind: 'open' },
  { question: 'once', kind: 'once' },
  { question: 'hidden', kind: 'hidden' },
  { question: 'tied-fists', kind: null },
  { question: 'fixed', kind: 'fixed' },
  { question: 'fixed-price', kind: null },
  { question: 'fixed-nobody', kind: null },
  { question: 'double-alone', kind: null },
  { question: 'double-second', kind: null },
  { question: 'double-taken-over', kind: null },
  { question: 'double-share', kind: null },
  { question: 'double-nobody', kind: null },
];

const AUCTION_SECTIONS: readonly {
  readonly section: 'game' | 'setup' | 'round' | 'scoring';
  readonly questions: readonly AuctionQuestion[];
}[] = [
  { section: 'game', questions: ['goal', 'course', 'earning', 'layout'] },
  { section: 'setup', questions: ['first-auctioneer'] },
  {
    section: 'round',
    questions: [
      'turn',
      'payment',
      'no-bids',
      'bid-over-cash',
      'fifth',
      'fifth-pair',
      'no-cards',
      'who-starts',
    ],
  },
  {
    section: 'scoring',
    questions: [
      'what-counts',
      'equal-artists',
      'few-artists',
      'value',
      'tiles-kept',
      'after-selling',
      'all-out',
      'equal-money',
    ],
  },
];

const GALLERY_SECTIONS: readonly {
  readonly section: SheetSection['section'];
  readonly questions: readonly GalleryQuestion[];
}[] = [
  { section: 'game', questions: ['goal', 'course', 'layout'] },
  { section: 'setup', questions: ['first-player', 'influence'] },
  { section: 'effects', questions: ['draw', 'award', 'second-up', 'second-down', 'everyone', 'past-limit'] },
  { section: 'round', questions: ['turn', 'last-card', 'no-cards', 'all-out', 'who-starts'] },
  {
    section: 'scoring',
    questions: [
      'face-down',
      'tokens',
      'equal-artists',
      'few-artists',
      'value',
      'tokens-kept',
      'extra-cards',
      'extra-ranks',
      'score',
      'equal-points',
    ],
  },
];

export function sheetOf(textLanguage: TextLanguage, id: AnyEdition): Sheet {
  const { words, locale } = textLanguage;
  const known = editionOf(id);
  const { game, edition: box } = boxName(words, id);
  const naming = namingInEdition(id, locale);
  const common = {
    key: editionKey(id),
    game,
    box,
    base: isBox(id) ? fullBoxName(words, id.basedOn) : null,
    own: ownNumbers(textLanguage, id),
    artists: known.edition.artists,
  };
  switch (known.family) {
    case 'auction': {
      const { edition } = known;
      const ground = plainAuction(edition, edition.players.most);
      const line = (question: AuctionQuestion) => {
        const ruling = ruleAtAuction(question, ground);
        return lineOf(ruling, auctionRulingText(textLanguage, naming, edition, ruling));
      };
      const { kinds } = auctionTerms(words, edition);
      const named = KINDS.map(({ question, kind }) =>
        kind === null ? line(question) : { ...line(question), label: kinds[kind] },
      );
      const [game, setup, ...others] = AUCTION_SECTIONS.map(({ section, questions }) => ({
        section,
        lines: questions.map(line),
      }));
      return {
        ...common,
        facts: [
          prizes(textLanguage, edition.tiles, naming.money),
          ...(isBox(id) && edition.money.tokens !== null
            ? [words.reference.coins(listFormat(locale).format(edition.money.tokens.map(naming.money)))]
            : []),
        ],
        deal: dealOf(edition.deal, () => edition.limit),
        sections: [
          ...[game, setup].flatMap((section) => section ?? []),
          { section: 'kinds', lines: named },
          ...others,
        ],
      };
    }
    case 'gallery': {
      const { edition } = known;
      const ground = { edition, players: edition.players.most };
      const line = (question: GalleryQuestion) => {
        const ruling = ruleInGallery(question, ground);
        return lineOf(ruling, galleryRulingText(textLanguage, naming, edition, ruling));
      };
      return {
        ...common,
        facts: [prizes(textLanguage, edition.valueTokens, naming.count)],
        deal: dealOf(edition.deal, (players) => edition.limits[players] ?? 0),
        sections: GALLERY_SECTIONS.map(({ section, questions }) => ({ section, lines: questions.map(line) })),
      };
    }
  }
}

/** The lines on which another edition of the same family differs. */
export function differing(one: Sheet, other: Sheet): ReadonlySet<string> {
  const theirs = new Map(
    other.sections.flatMap(({ lines }) => lines.map(({ key, answer }) => [key, answer])),
  );
  const lines = one.sections.flatMap((section) => section.lines);
  return new Set(
    lines.flatMap(({ key, answer }) => (theirs.has(key) && theirs.get(key) !== answer ? key : [])),
  );
}

function lineOf({ answer, detail }: Ruling, { question, title, answer: text }: RulingText): SheetLine {
  const sign = signAbout(question);
  return { key: question, label: title, sign, text, answer: `${answer} ${JSON.stringify(detail)}` };
}

function prizes(
  { words, locale }: TextLanguage,
  worth: readonly number[],
  say: (amount: number) => string,
): string {
  return words.reference.prizes(listFormat(locale).format(worth.map(say)));
}

function dealOf(
  deal: Readonly<Record<number, readonly number[]>>,
  limit: (players: number) => number,
): readonly Dealt[] {
  return Object.entries(deal).map(([players, rounds]) => ({
    players: Number(players),
    rounds,
    limit: limit(Number(players)),
  }));
}
