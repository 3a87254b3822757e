import type { AmountRecord, Basis, LotRecord } from '../../../shared/api.ts';
import type { StatisticsFormats } from './formats.ts';

/** One figure as text. */
export interface Figure {
  readonly label: string;
  readonly value: string;
  /** What it is based on or means. */
  readonly note?: string;
  /** The game it comes from. */
  readonly game?: string;
}

/** How many games a figure is based on, if not all of them. */
export function basisNote({ games, of }: Basis, { words, count }: StatisticsFormats): string {
  return games === of ? words.ofAll(count(of), of) : words.ofSome(count(games), count(of));
}

export function lotFigures(
  records: Readonly<Record<'dearest' | 'bestBargain' | 'worstDeal', LotRecord | null>>,
  bestRound: AmountRecord | null,
  formats: StatisticsFormats,
): Figure[] {
  const { words, score, artist, day } = formats;
  const lot = (label: string, record: LotRecord | null): Figure[] => {
    if (record === null) return [];
    const { edition, buyer, cards, price, paid, game } = record;
    const { name } = artist(edition, record.artist);
    const value = words.lot(buyer.name, cards, name, score(edition, price), score(edition, paid));
    return [{ label, value, note: day(record), game }];
  };
  return [
    ...lot(words.dearest, records.dearest),
    ...lot(words.bestBargain, records.bestBargain),
    ...lot(words.worstDeal, records.worstDeal),
    ...(bestRound === null ? [] : [amountFigure(words.bestRound, bestRound, formats)]),
  ];
}

export function amountFigure(
  label: string,
  { person, amount, edition, game, playedAt }: AmountRecord,
  { words, score, day }: StatisticsFormats,
): Figure {
  return { label, value: words.byPerson(person.name, score(edition, amount)), note: day({ playedAt }), game };
}
