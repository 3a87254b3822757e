import type { Basis, CurrencyRecords, GamePoint, LotRecord, Streaks } from '../../../shared/api.ts';
import { localDay } from '../../../shared/core/local-day.ts';
import { editionKey, type AnyEdition } from '../../../shared/record/index.ts';
import { addressOf, said } from '../../../shared/routes/index.ts';
import type { StatisticsFormats } from './formats.ts';

/** One figure as text. */
export interface Figure {
  readonly label: string;
  readonly value: string;
  /** What it is based on or means. */
  readonly note?: string;
  /** The place of the artist it is about: it is shown as a painting, or two. */
  readonly ink?: number;
  readonly cards?: 1 | 2;
  /** The address of the game or the moment it comes from. */
  readonly href?: string;
  /** What the link says, if it doesn't lead to a game. */
  readonly leads?: string;
}

/** How many games a figure is based on, if not all of them. */
export function basisNote({ games, of }: Basis, { words, count }: StatisticsFormats): string {
  return games === of ? words.ofAll(count(of), of) : words.ofSome(count(games), count(of));
}

export function gameAddress({ game }: Pick<GamePoint, 'game'>): string {
  return addressOf({ screen: 'story', id: game });
}

/** Where the replay shows the lot being sold. */
export function lotAddress({ game, index }: Pick<LotRecord, 'game' | 'index'>): string {
  return addressOf({ screen: 'story', id: game, step: index + 1 });
}

/** Where the replay shows a step, or a round being paid out; otherwise the game. */
export function momentAddress(at: {
  readonly game: string;
  readonly step?: number | null;
  readonly round: number | null;
}): string {
  const { game: id, step = null, round } = at;
  return addressOf({ screen: 'story', id, ...(step !== null && { step }), ...(round !== null && { round }) });
}

/** A label with its boxes, if there are several currencies. */
export function inBoxes(
  label: string,
  editions: readonly AnyEdition[],
  currencies: number,
  { words, edition }: StatisticsFormats,
): string {
  return currencies === 1 ? label : words.inBoxes(label, editions.map(edition).join(' · '));
}

/** What somebody bought; on their own page without saying whose it is. */
export function lotText(
  { edition, artist, buyer, cards, price, paid }: LotRecord,
  isOwn: boolean,
  { words, score, artist: named }: StatisticsFormats,
): string {
  const lot = [cards, named(edition, artist).name, score(edition, price), score(edition, paid)] as const;
  return isOwn ? words.ownLot(...lot) : words.lot(buyer.name, ...lot);
}

/** The records in one currency. */
export function lotFigures(
  { bestRound, ...lots }: CurrencyRecords,
  isOwn: boolean,
  formats: StatisticsFormats,
): Figure[] {
  const { words, score, artist, day } = formats;
  const figures = (['dearest', 'bestBargain', 'worstDeal'] as const).flatMap((which): Figure[] => {
    const lot = lots[which];
    if (lot === null) return [];
    return [
      {
        label: words[which],
        value: lotText(lot, isOwn, formats),
        note: day(lot),
        ink: artist(lot.edition, lot.artist).ink.place,
        cards: lot.cards,
        href: lotAddress(lot),
        leads: words.seeSale,
      },
    ];
  });
  if (bestRound === null) return figures;
  const paid = score(bestRound.edition, bestRound.amount);
  const round = {
    label: words.bestRound,
    value: isOwn ? paid : words.byPerson(bestRound.person.name, paid),
    note: day(bestRound),
    href: momentAddress(bestRound),
    leads: words.seeRound,
  };
  return [...figures, round];
}

/** What belongs to one currency, named by one of its boxes. */
export function inCurrency<Answer extends { readonly editions: readonly AnyEdition[] }>(
  answers: readonly Answer[] | null | undefined,
  currency: string | null,
): Answer | null {
  return answers?.find(({ editions }) => editions.some((box) => editionKey(box) === currency)) ?? null;
}

/** The days of a streak of wins, for the list of its games. */
export function streakAddress(person: string, { from, to }: NonNullable<Streaks['span']>): string {
  const [since, until] = [from, to].map((at) => localDay(at) ?? '');
  return addressOf({
    screen: 'history',
    search: said({ person, since, to: until, status: 'finished', counted: true }),
  });
}
