import type { Edition as AuctionEdition } from '../auction/index.ts';
import type { Edition as GalleryEdition } from '../gallery/index.ts';
import { editionOf, openTable, type AnyEdition, type GameRecord } from '../record/index.ts';
import { inkNumber } from '../core/box.ts';
import { listFormat } from './formats.ts';
import type { Naming } from './message.ts';
import { namingInEdition } from './naming.ts';
import { SCENES, type Saying, type Scene } from './overview-facts.ts';
import type { TextLanguage } from './prompting.ts';
import { signNames, type SignNamed } from './sign.ts';
import { auctionTerms, galleryTerms } from './terms.ts';

/** One picture and the text below it. */
export interface OverviewPage {
  readonly scene: Scene;
  readonly title: string;
  readonly text: string;
  readonly signs: readonly SignNamed[];
}

/** What the pictures draw, which differs between boxes. */
export interface Drawn {
  readonly rounds: number;
  readonly limit: number;
  readonly players: number;
  /** What the leading artists get, best first. */
  readonly worth: readonly string[];
  /** The number of cards of each artist. */
  readonly cards: readonly number[];
  /** Their colours, as numbers from 1. */
  readonly inks: readonly number[];
  /** Everybody's cards; `null` if that depends on the number of players. */
  readonly hand: number | null;
  /** Everybody's starting money, in games with money. */
  readonly cash: string | null;
  /** The value of an award, in games with points. */
  readonly award: number | null;
}

export interface Overview {
  readonly pages: readonly OverviewPage[];
  readonly drawn: Drawn;
}

/** The number of players if the overview isn't for a particular game. */
const DRAWN_PLAYERS = 4;

/** A quick overview of an edition; with a game, for the people at its table. */
export function overviewOf(
  textLanguage: TextLanguage,
  edition: AnyEdition,
  game: GameRecord | null,
): Overview {
  const known = editionOf(edition);
  const naming = namingInEdition(edition, textLanguage.locale);
  const signs = signNames(textLanguage.words, edition);
  switch (known.family) {
    case 'auction':
      return ofAuction(textLanguage, known.edition, game, { naming, signs });
    case 'gallery':
      return ofGallery(textLanguage, known.edition, game, { naming, signs });
  }
}

interface Named {
  readonly naming: Naming;
  readonly signs: readonly SignNamed[];
}

function ofAuction(
  textLanguage: TextLanguage,
  edition: AuctionEdition,
  game: GameRecord | null,
  { naming: { money, count }, signs }: Named,
): Overview {
  const { words } = textLanguage;
  const terms = auctionTerms(words, edition);
  const worth = edition.tiles.map(money);
  const facts = {
    rounds: count(edition.rounds),
    limit: count(edition.limit),
    worth: listFormat(textLanguage.locale).format(worth),
    cash: money(edition.startingCash),
  };
  return {
    pages: pagesOf(words.overview.auction, facts, terms, {
      signs,
      deal: dealSaid(textLanguage, edition.deal, game),
    }),
    drawn: {
      ...drawnOf(edition, game),
      limit: edition.limit,
      worth,
      cash: facts.cash,
      award: null,
    },
  };
}

function ofGallery(
  textLanguage: TextLanguage,
  edition: GalleryEdition,
  game: GameRecord | null,
  { naming: { count }, signs }: Named,
): Overview {
  const { words } = textLanguage;
  const { limits, players, awards } = edition;
  const limit = limits[game?.players.length ?? players.most] ?? 0;
  const fewer = game === null ? Object.entries(limits).find(([, other]) => other < limit) : undefined;
  const worth = edition.valueTokens.map(count);
  const facts = {
    rounds: count(edition.rounds),
    limit: count(limit),
    worth: listFormat(textLanguage.locale).format(worth),
    fewer: fewer === undefined ? null : { players: count(fewer[0]), limit: count(fewer[1]) },
    awards: count(awards.value),
    artists: count(edition.artists.length),
  };
  return {
    pages: pagesOf(words.overview.gallery, facts, galleryTerms(words, edition), {
      signs,
      deal: dealSaid(textLanguage, edition.deal, game),
    }),
    drawn: { ...drawnOf(edition, game), limit, worth, cash: null, award: awards.value },
  };
}

interface Besides {
  readonly signs: readonly SignNamed[];
  readonly deal: string;
}

function pagesOf<Facts, Terms>(
  said: Saying<Facts, Terms>,
  facts: Facts,
  terms: Terms,
  { signs, deal }: Besides,
): readonly OverviewPage[] {
  return SCENES.map((scene) => {
    const text = said[scene].text(facts, terms);
    return {
      scene,
      title: said[scene].title(facts, terms),
      text: scene === 'table' ? `${text} ${deal}` : text,
      signs: scene === 'turn' ? signs : [],
    };
  });
}

type Deal = Readonly<Record<number, readonly number[]>>;

/** What is dealt before the first round. */
function dealSaid({ words, locale }: TextLanguage, deal: Deal, game: GameRecord | null): string {
  const { overview } = words;
  const hand = handOf(deal, game);
  const extra = game === null ? null : mysteryHand(game);
  if (hand !== null) {
    return [overview.deal(String(hand)), ...(extra === null ? [] : [overview.mystery(String(extra))])].join(
      ' ',
    );
  }
  const each = Object.entries(deal).map(([players, [first = 0]]) => overview.dealtTo(String(first), players));
  return overview.dealBy(listFormat(locale).format(each));
}

/** Everybody's cards: at this table, or at any table if it makes no difference. */
function handOf(deal: Deal, game: GameRecord | null): number | null {
  if (game !== null) return firstDeal(game);
  const [first, ...others] = Object.values(deal).map(([cards = 0]) => cards);
  return first !== undefined && others.every((other) => other === first) ? first : null;
}

function firstDeal(game: GameRecord): number | null {
  const opened = openTable({ ...game, events: [] });
  return opened.ok ? (opened.value.setup.deals[0] ?? null) : null;
}

/** The size of the face-down hand, if there is one. */
function mysteryHand(game: GameRecord): number | null {
  const opened = openTable({ ...game, events: [] });
  if (!opened.ok) return null;
  const table = opened.value;
  switch (table.family) {
    case 'auction':
      return table.setup.mystery ? (table.setup.deals[0] ?? null) : null;
    case 'gallery':
      return null;
  }
}

function drawnOf(
  { rounds, artists, deal }: AuctionEdition | GalleryEdition,
  game: GameRecord | null,
): Pick<Drawn, 'rounds' | 'players' | 'cards' | 'inks' | 'hand'> {
  return {
    rounds,
    players: game?.players.length ?? DRAWN_PLAYERS,
    cards: artists.map(({ cards }) => cards),
    inks: artists.map((_, place) => inkNumber(artists, place)),
    hand: handOf(deal, game),
  };
}
