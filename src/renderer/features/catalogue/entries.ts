import type { BestDealer, CatalogueLabel, CataloguePart, DecidingCard } from '../../../shared/api.ts';
import { inkNumber, type Ink } from '../../../shared/core/box.ts';
import { isolated } from '../../../shared/core/person-name.ts';
import { editionOf, familyOf, type AnyEdition } from '../../../shared/record/index.ts';
import { addressOf } from '../../../shared/routes/index.ts';
import { COLLECTION } from '../../../shared/text/all-collection.ts';
import { averageOf } from '../../../shared/text/chances.ts';
import { listFormat, numberFormat } from '../../../shared/text/formats.ts';
import { boxName, pointsIn } from '../../../shared/text/terms.ts';
import { dayText, editionText, scoreText, type TextLanguage } from '../../shown/past/game-line.ts';
import { hungByText } from '../../shown/past/hung-by.ts';

/** An entry of the catalogue: paintings, and the label beside them. */
export interface Entry {
  readonly kind: EntryKind;
  readonly heading: string;
  /** Who did what with it. */
  readonly said: string;
  /** The same in a few words, and without names; the latter is empty if there is nothing to say then. */
  readonly brief: string;
  readonly bare: string;
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

/** The boxes of each part, with what tells them apart if others have the same name. */
export function partTitles(
  parts: readonly Pick<CataloguePart, 'editions'>[],
  { words, locale }: TextLanguage,
): string[] {
  const listed = (nameOf: (edition: AnyEdition) => string) =>
    parts.map(({ editions }) => listFormat(locale).format([...new Set(editions.map(nameOf))]));
  const short = listed((edition) => boxName(words, edition).game);
  return new Set(short).size === short.length ? short : listed((edition) => editionText(edition, words));
}

function entryOf(kind: EntryKind, part: CataloguePart, span: Span, textLanguage: TextLanguage): Entry | null {
  const { catalogue } = wordsOf(textLanguage);
  switch (kind) {
    case 'masterpiece':
    case 'folly': {
      const label = part[kind];
      if (label === null) return null;
      const said = kind === 'folly' ? lostBy(label, textLanguage) : wonBy(label, textLanguage);
      return entry(kind, catalogue[kind], label, said, textLanguage);
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
  { said, brief = said, bare }: Told,
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
    brief,
    bare,
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

type Told = Pick<Entry, 'said' | 'bare'> & Partial<Pick<Entry, 'brief'>>;

function wonBy({ edition, owner, price, paid }: CatalogueLabel, textLanguage: TextLanguage): Told {
  const { catalogue } = wordsOf(textLanguage);
  const name = isolated(owner?.name ?? '');
  const amount = scoreText({ edition }, paid - (price ?? 0), textLanguage);
  return price === null
    ? { said: catalogue.scored(name, amount), bare: amount }
    : { said: catalogue.gained(name, amount), bare: catalogue.bare.gained(amount) };
}

function lostBy({ edition, owner, price, paid, cards }: CatalogueLabel, textLanguage: TextLanguage): Told {
  const { catalogue } = wordsOf(textLanguage);
  const name = isolated(owner?.name ?? '');
  if (price === null) return { said: catalogue.forNothing(name, cards), bare: catalogue.bare.nothing };
  const amount = scoreText({ edition }, price - paid, textLanguage);
  return { said: catalogue.lost(name, amount), bare: catalogue.bare.lost(amount) };
}

function dealtBy({ name, sold, games }: BestDealer, edition: AnyEdition, textLanguage: TextLanguage): Told {
  const { words, locale } = textLanguage;
  const played = words.history.games(games, numberFormat(locale).format(games));
  const amount = scoreText({ edition }, sold, textLanguage);
  return { said: wordsOf(textLanguage).catalogue.dealt(isolated(name), amount, played), bare: '' };
}

function decidedBy({ edition, winners, gained, forGood }: DecidingCard, textLanguage: TextLanguage): Told {
  const { words, locale } = textLanguage;
  const { decided, film } = words.story;
  const points = pointsIn(words, edition);
  const average = averageOf(edition, gained, locale);
  const amount = points === null ? average : film.points(average, points);
  const names = listFormat(locale).format(winners.map(({ name }) => name));
  const told = decided.gained(names, winners.length > 1, amount);
  return {
    said: forGood ? decided.forGood(told) : told,
    brief: winners.length > 1 ? told : wordsOf(textLanguage).catalogue.gained(names, amount),
    bare: wordsOf(textLanguage).catalogue.bare.gained(amount),
  };
}
