import type {
  BestDealer,
  Catalogue,
  CatalogueLabel,
  CataloguePart,
  DecidingCard,
} from '../../../shared/api.ts';
import { inkNumber } from '../../../shared/core/box.ts';
import { isolated } from '../../../shared/core/person-name.ts';
import { editionOf, familyOf, type AnyEdition } from '../../../shared/record/index.ts';
import { addressOf } from '../../../shared/routes/index.ts';
import { COLLECTION } from '../../../shared/text/all-collection.ts';
import { averageOf } from '../../../shared/text/chances.ts';
import { listFormat, numberFormat } from '../../../shared/text/formats.ts';
import { boxName, fullBoxName, pointsIn } from '../../../shared/text/terms.ts';
import { dayText, scoreText, timeText, type TextLanguage } from '../../shown/past/game-line.ts';
import { lotFacts } from '../../shown/past/lot-facts.ts';

/** Paintings that hang, and what the label below them says. */
export interface Work {
  /** Another one for each that hangs beside it. */
  readonly kind: string;
  /** Why it hangs here. */
  readonly heading: string;
  readonly painting: string;
  /** Who did what with it. */
  readonly said: string;
  /** Who bought and sold it, and for how much; empty if that is said already. */
  readonly facts: string;
  /** When and where it was. */
  readonly note: string;
  readonly watch: string;
  readonly href: string;
  /** The number of the artist's colour and pattern, from 1. */
  readonly ink: number;
  readonly cards: number;
  readonly isSold: boolean;
  /** How dear it was beside the others, from 0 to 1. */
  readonly size: number;
}

/** An entry of a catalogue. */
export interface Entry extends Work, Required<Told> {
  readonly decides: boolean;
}

/** What happened, also in a few words and without names; the latter is empty if there is nothing to say then. */
interface Told {
  readonly said: string;
  readonly brief?: string;
  readonly bare: string;
}

/** Whether a catalogue is that of a year or of an evening. */
export type Span = 'year' | 'evening';

/** What is worth remembering, currency by currency; the card that decided most only once. */
export function catalogueEntries(
  { parts }: Pick<Catalogue, 'parts'>,
  span: Span,
  textLanguage: TextLanguage,
): { readonly title: string; readonly entries: readonly Entry[] }[] {
  const titles = partTitles(parts, textLanguage);
  const decided = parts.findIndex(({ deciding }) => deciding !== null);
  return parts
    .map((part, at) => ({
      title: titles[at] ?? '',
      entries: entriesOf(at === decided ? part : { ...part, deciding: null }, span, textLanguage).map(
        (entry) => ({ ...entry, kind: `${entry.kind}-${at}` }),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** As works on a wall: one that is there for several reasons hangs once and says them all. */
export function onceEach(works: readonly Work[]): Work[] {
  return [...Map.groupBy(works, ({ href }) => href).values()].flatMap((same) => {
    const joined = (part: 'heading' | 'said') => same.map((work) => work[part]).join(' · ');
    return same.slice(0, 1).map((work) => ({ ...work, heading: joined('heading'), said: joined('said') }));
  });
}

/** The boxes of each part, with what tells them apart if others have the same name. */
function partTitles(parts: readonly CataloguePart[], { words, locale }: TextLanguage): string[] {
  const listed = (nameOf: (edition: AnyEdition) => string) =>
    parts.map(({ editions }) => listFormat(locale).format([...new Set(editions.map(nameOf))]));
  const short = listed((edition) => boxName(words, edition).game);
  return new Set(short).size === short.length ? short : listed((edition) => fullBoxName(words, edition));
}

/** What is worth remembering of the games that share a currency, without what nobody knows. */
function entriesOf(part: CataloguePart, span: Span, textLanguage: TextLanguage): Entry[] {
  const { masterpiece, folly, dealer, deciding } = part;
  const { catalogue } = wordsOf(textLanguage);
  const dearest = dealer?.dearest ?? null;
  const most = Math.max(1, ...[masterpiece, folly, dearest, deciding].map(amountOf));
  const entry = (kind: string, heading: string, label: CatalogueLabel, told: Told): Entry => ({
    ...{ kind, heading, decides: label === deciding, brief: told.said, ...told },
    ...hungWith(label, span, textLanguage),
    size: amountOf(label) / most,
  });
  const sold =
    dealer &&
    dearest &&
    entry('dealer', catalogue.dealer, dearest, dealtBy(dealer, dearest.edition, textLanguage));
  return [
    masterpiece && entry('masterpiece', catalogue.masterpiece, masterpiece, wonBy(masterpiece, textLanguage)),
    folly && entry('folly', catalogue.folly, folly, lostBy(folly, textLanguage)),
    sold && { ...sold, painting: catalogue.dearest(sold.painting) },
    deciding && entry('deciding', catalogue.deciding[span], deciding, decidedBy(deciding, textLanguage)),
  ].filter((one) => one !== null);
}

/** What it cost, or what it scored. */
function amountOf(label: CatalogueLabel | null): number {
  return label?.price ?? label?.paid ?? 0;
}

function isForMoney(edition: AnyEdition): boolean {
  return familyOf(edition).scoredIn === 'money';
}

function wordsOf({ words }: TextLanguage) {
  return COLLECTION[words.terms.language];
}

function hungWith(label: CatalogueLabel, span: Span, textLanguage: TextLanguage) {
  const { edition, artist, round, cards, index, game, playedAt, place, owner } = label;
  const { catalogue, card } = wordsOf(textLanguage);
  const { words, locale } = textLanguage;
  const { artists } = editionOf(edition).edition;
  const at = artists.findIndex(({ id }) => id === artist);
  const isSold = owner !== null && isForMoney(edition);
  return {
    painting: catalogue.painting(isolated(artists[at]?.name ?? artist), cards, round),
    // In the card games, the sentence says all of it already.
    facts: 'winners' in label || isForMoney(edition) ? factsOf(label, textLanguage) : '',
    note: [
      ...(span === 'evening'
        ? [timeText(playedAt, locale)]
        : [dayText(playedAt, locale), ...(place === null ? [] : [isolated(place)])]),
      boxName(words, edition).game,
    ].join(' · '),
    watch: isSold ? card.watch : card.watchCard,
    href: addressOf({ screen: 'story', id: game, ...(index === null ? { round } : { step: index + 1 }) }),
    ink: inkNumber(artists, at),
    cards,
    isSold,
  };
}

function factsOf(label: CatalogueLabel, textLanguage: TextLanguage): string {
  const { owner, seller, partner } = label;
  const names = { owner: owner?.name ?? null, seller: seller?.name ?? null, partner: partner?.name ?? null };
  const facts = lotFacts({ ...label, ...names, isSold: owner !== null }, [], textLanguage);
  return facts.map(([name, value]) => `${name} ${value}`).join(' · ');
}

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

/** How much of a year or an evening there is, and what isn't known of it. */
export function aboutCatalogue(
  { basis, paintings, evenings, people, waiting }: Catalogue,
  span: Span,
  textLanguage: TextLanguage,
): { readonly said: string; readonly notes: readonly string[] } {
  const { words, locale } = textLanguage;
  const { catalogue } = wordsOf(textLanguage);
  const number = (count: number) => numberFormat(locale).format(count);
  const games = (count: number) => words.history.games(count, number(count));
  if (basis.of === 0) return { said: catalogue.noGames, notes: [] };
  return {
    said: [
      basis.games === 0 ? games(basis.of) : catalogue.about(paintings, number(paintings), games(basis.games)),
      ...(span === 'year' ? [catalogue.evenings(evenings, number(evenings))] : []),
      catalogue.people(people, number(people)),
    ].join(' · '),
    notes: [
      ...(basis.games === 0
        ? [catalogue.none]
        : basis.games < basis.of
          ? [catalogue.some(number(basis.games), games(basis.of))]
          : []),
      ...(waiting.games === 0 ? [] : [catalogue.waiting(waiting.games, number(waiting.games))]),
    ],
  };
}
