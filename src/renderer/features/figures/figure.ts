import type {
  Basis,
  CurrencyRecords,
  GamePoint,
  LotRecord,
  RoundRecord,
  Streaks,
  TopGame,
} from '../../../shared/api.ts';
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

/** The records in one currency. On somebody's own page they don't say whose they are. */
export function lotFigures(
  { dearest, bestBargain, worstDeal, bestRound }: CurrencyRecords,
  whose: 'own' | 'all',
  { words, score, artist, day }: StatisticsFormats,
): Figure[] {
  const lot = (label: string, record: LotRecord | null): Figure[] => {
    if (record === null) return [];
    const { edition, buyer, cards, price, paid } = record;
    const { name, ink } = artist(edition, record.artist);
    const [cost, payout] = [score(edition, price), score(edition, paid)];
    return [
      {
        label,
        value:
          whose === 'own'
            ? words.ownLot(cards, name, cost, payout)
            : words.lot(buyer.name, cards, name, cost, payout),
        note: day(record),
        ink: ink.place,
        cards,
        href: lotAddress(record),
        leads: words.seeSale,
      },
    ];
  };
  const round = (record: RoundRecord): Figure => {
    const paid = score(record.edition, record.amount);
    return {
      label: words.bestRound,
      value: whose === 'own' ? paid : words.byPerson(record.person.name, paid),
      note: day(record),
      href: roundAddress(record),
      leads: words.seeRound,
    };
  };
  return [
    ...lot(words.dearest, dearest),
    ...lot(words.bestBargain, bestBargain),
    ...lot(words.worstDeal, worstDeal),
    ...(bestRound === null ? [] : [round(bestRound)]),
  ];
}

/** Where the replay shows what a game is ranked for. */
export function momentAddress({ game, step, round }: TopGame): string {
  return addressOf({
    screen: 'story',
    id: game,
    ...(step === null ? {} : { step }),
    ...(round === null ? {} : { round }),
  });
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
