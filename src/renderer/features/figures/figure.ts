import type { Basis, CurrencyRecords, GamePoint, LotRecord, RoundRecord } from '../../../shared/api.ts';
import type { AnyEdition } from '../../../shared/record/index.ts';
import { addressOf } from '../../../shared/routes/index.ts';
import type { StatisticsFormats } from './formats.ts';

/** One figure as text. */
export interface Figure {
  readonly label: string;
  readonly value: string;
  /** What it is based on or means. */
  readonly note?: string;
  /** The place of the artist it is about. */
  readonly ink?: number;
  /** The address of the game or the moment it comes from. */
  readonly href?: string;
  /** What the link says, if it doesn't lead to a game. */
  readonly leads?: string;
  /** Shown on request. */
  readonly further?: true;
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

/** Where the replay shows the round being paid out. */
export function roundAddress({ game, round }: Pick<RoundRecord, 'game' | 'round'>): string {
  return addressOf({ screen: 'story', id: game, round });
}

/** A label with its boxes, if there are several currencies. */
export function inBoxes(
  label: string,
  editions: readonly AnyEdition[],
  currencies: number,
  { words, edition }: StatisticsFormats,
): string {
  return currencies === 1 ? label : words.inBoxes(label, editions.map(edition).join(', '));
}

/** Record lots and rounds, currency by currency. On somebody's own page they don't say whose they are. */
export function lotFigures(
  records: readonly CurrencyRecords[],
  whose: 'own' | 'all',
  formats: StatisticsFormats,
): Figure[] {
  return records.flatMap((own, at) =>
    figuresIn(own, whose, formats).map((figure) => ({
      ...figure,
      label: inBoxes(figure.label, own.editions, records.length, formats),
      ...(at === 0 ? {} : { further: true as const }),
    })),
  );
}

function figuresIn(records: CurrencyRecords, whose: 'own' | 'all', formats: StatisticsFormats): Figure[] {
  const { words, score, artist, day } = formats;
  const lot = (label: string, record: LotRecord | null): Figure[] => {
    if (record === null) return [];
    const { edition, buyer, cards, price, paid } = record;
    const { name, ink } = artist(edition, record.artist);
    const [cost, payout] = [score(edition, price), score(edition, paid)];
    const value =
      whose === 'own'
        ? words.ownLot(cards, name, cost, payout)
        : words.lot(buyer.name, cards, name, cost, payout);
    return [{ label, value, note: day(record), ink: ink.place, href: lotAddress(record) }];
  };
  const { bestRound } = records;
  return [
    ...lot(words.dearest, records.dearest),
    ...lot(words.bestBargain, records.bestBargain),
    ...lot(words.worstDeal, records.worstDeal),
    ...(bestRound === null ? [] : [roundFigure(bestRound, whose, formats)]),
  ];
}

function roundFigure(
  record: RoundRecord,
  whose: 'own' | 'all',
  { words, score, day }: StatisticsFormats,
): Figure {
  const { person, amount, edition } = record;
  const paid = score(edition, amount);
  return {
    label: words.bestRound,
    value: whose === 'own' ? paid : words.byPerson(person.name, paid),
    note: day(record),
    href: roundAddress(record),
  };
}
