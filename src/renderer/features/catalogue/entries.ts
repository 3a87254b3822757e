import type { BestDealer, CatalogueLabel, CataloguePart, DecidingCard } from '../../../shared/api.ts';
import { inkNumber, type Ink } from '../../../shared/core/box.ts';
import { isolated } from '../../../shared/core/person-name.ts';
import { editionOf, familyOf, type AnyEdition } from '../../../shared/record/index.ts';
import { addressOf } from '../../../shared/routes/index.ts';
import { COLLECTION } from '../../../shared/text/all-collection.ts';
import { averageOf } from '../../../shared/text/chances.ts';
import { listFormat, numberFormat } from '../../../shared/text/formats.ts';
import { boxName, pointsIn } from '../../../shared/text/terms.ts';
import { dayText, scoreText, type TextLanguage } from '../../shown/past/game-line.ts';
import { hungByText } from '../../shown/past/hung-by.ts';

/** An entry of the catalogue: paintings, and the label beside them. */
export interface Entry {
  readonly kind: EntryKind;
  readonly heading: string;
  /** Who did what with it. */
  readonly said: string;
  readonly painting: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly game: string;
  readonly watch: string;
  readonly href: string;
  /** The number of the artist's colour and pattern, from 1. */
  readonly ink: number;
  readonly cards: number;
  readonly isSold: boolean;
}

const ENTRY_KINDS = ['masterpiece', 'folly', 'dealer', 'deciding'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Whether a catalogue is that of a year or of an evening. */
export type Span = 'year' | 'evening';

interface Artist {
  readonly id: string;
  readonly name: string;
  readonly ink?: Ink;
}

/** What is worth remembering of the games that share a currency, without what nobody knows. */
export function entriesOf(part: CataloguePart, span: Span, textLanguage: TextLanguage): Entry[] {
  return ENTRY_KINDS.flatMap((kind) => entryOf(kind, part, span, textLanguage) ?? []);
}

function entryOf(kind: EntryKind, part: CataloguePart, span: Span, textLanguage: TextLanguage): Entry | null {
  const { catalogue } = wordsOf(textLanguage);
  switch (kind) {
    case 'masterpiece':
    case 'folly': {
      const label = part[kind];
      const said =
        label === null ? '' : kind === 'folly' ? lostBy(label, textLanguage) : wonBy(label, textLanguage);
      return label === null ? null : entry(kind, catalogue[kind], label, said, textLanguage);
    }
    case 'dealer': {
      const { dealer } = part;
      const lot = dealer?.dearest ?? null;
      if (dealer === null || lot === null) return null;
      const told = entry(
        kind,
        catalogue.dealer,
        lot,
        dealtBy(dealer, lot.edition, textLanguage),
        textLanguage,
      );
      return { ...told, painting: catalogue.dearest(told.painting) };
    }
    case 'deciding': {
      const { deciding } = part;
      const heading = catalogue.deciding[span];
      return deciding === null
        ? null
        : entry(kind, heading, deciding, decidedBy(deciding, textLanguage), textLanguage);
    }
  }
}

function isForMoney(edition: AnyEdition): boolean {
  return familyOf(edition).scoredIn === 'money';
}

function wordsOf({ words }: TextLanguage) {
  return COLLECTION[words.terms.language];
}

function entry(
  kind: EntryKind,
  heading: string,
  label: CatalogueLabel,
  said: string,
  textLanguage: TextLanguage,
): Entry {
  const { edition, artist, round, cards, index, game, playedAt, place, owner } = label;
  const { catalogue, card } = wordsOf(textLanguage);
  const artists: readonly Artist[] = editionOf(edition).edition.artists;
  const at = artists.findIndex(({ id }) => id === artist);
  const isSold = owner !== null && isForMoney(edition);
  return {
    kind,
    heading,
    said,
    painting: catalogue.painting(isolated(artists[at]?.name ?? artist), cards, round),
    // In the card games, the sentence says all of it already.
    facts: kind === 'deciding' || isForMoney(edition) ? factsOf(label, textLanguage) : [],
    game: [
      dayText(playedAt, textLanguage.locale),
      ...(place === null ? [] : [isolated(place)]),
      boxName(textLanguage.words, edition).game,
    ].join(' · '),
    watch: isSold ? card.watch : card.watchCard,
    href: addressOf({ screen: 'story', id: game, ...(index === null ? { round } : { step: index + 1 }) }),
    ink: inkNumber(artists, at),
    cards,
    isSold,
  };
}

function factsOf(label: CatalogueLabel, textLanguage: TextLanguage): Entry['facts'] {
  const { edition, owner, seller, partner, by, price, paid, cards } = label;
  const { card } = wordsOf(textLanguage);
  const kind = hungByText(edition, by, textLanguage);
  const told = (name: string) => (kind === null ? isolated(name) : card.soldIn(isolated(name), kind));
  const amount = (value: number) => (value === 0 ? card.free : scoreText({ edition }, value, textLanguage));
  const fact = (name: string, value: string | null) => (value === null ? [] : [{ label: name, value }]);
  if (!isForMoney(edition))
    return [
      ...fact(card.shown, owner === null ? null : told(owner.name)),
      ...fact(card.scored, owner === null ? null : amount(paid)),
    ];
  if (owner === null) return fact(card.putUp, seller === null ? null : told(seller.name));
  return [
    ...fact(card.bought, isolated(owner.name)),
    ...fact(card.sold, seller === null ? null : told(seller.name)),
    ...fact(card.partner, partner === null ? null : isolated(partner.name)),
    ...fact(card.price, price === null ? null : cards === 2 ? card.forTwo(amount(price)) : amount(price)),
    ...fact(card.paid, amount(paid)),
  ];
}

function wonBy({ edition, owner, price, paid }: CatalogueLabel, textLanguage: TextLanguage): string {
  const { catalogue } = wordsOf(textLanguage);
  const name = isolated(owner?.name ?? '');
  return price === null
    ? catalogue.scored(name, scoreText({ edition }, paid, textLanguage))
    : catalogue.gained(name, scoreText({ edition }, paid - price, textLanguage));
}

function lostBy({ edition, owner, price, paid, cards }: CatalogueLabel, textLanguage: TextLanguage): string {
  const { catalogue } = wordsOf(textLanguage);
  const name = isolated(owner?.name ?? '');
  return price === null
    ? catalogue.forNothing(name, cards)
    : catalogue.lost(name, scoreText({ edition }, price - paid, textLanguage));
}

function dealtBy({ name, sold, games }: BestDealer, edition: AnyEdition, textLanguage: TextLanguage): string {
  const { words, locale } = textLanguage;
  const played = words.history.games(games, numberFormat(locale).format(games));
  return wordsOf(textLanguage).catalogue.dealt(
    isolated(name),
    scoreText({ edition }, sold, textLanguage),
    played,
  );
}

function decidedBy(
  { edition, winners, gained, forGood }: DecidingCard,
  { words, locale }: TextLanguage,
): string {
  const { decided, film } = words.story;
  const points = pointsIn(words, edition);
  const amount = averageOf(edition, gained, locale);
  const names = listFormat(locale).format(winners.map(({ name }) => name));
  const told = decided.gained(
    names,
    winners.length > 1,
    points === null ? amount : film.points(amount, points),
  );
  return forGood ? decided.forGood(told) : told;
}
