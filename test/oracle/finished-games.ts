import type { GameFilter } from '../../src/shared/api.ts';
import {
  type AnyEdition,
  editionIn,
  editionKey,
  editionOf,
  type GameRecord,
} from '../../src/shared/record/index.ts';
import { resultOf } from '../../src/shared/result/index.ts';
import { rowsByReplay, type Row, type Rows } from '../main/store/rows-by-replay.ts';

/** A finished game that counts, worked out from its replay without the stored rows. */
export interface FinishedGame {
  readonly record: GameRecord;
  readonly rows: Rows;
  /** The same for the same box. */
  readonly edition: AnyEdition;
  readonly family: 'auction' | 'gallery';
  /** Every price is known. */
  readonly priced: boolean;
  readonly minutes: number | null;
  readonly at: string;
  /** Nobody was away at the end. */
  readonly whole: boolean;
  readonly seats: readonly PlayedSeat[];
}

export interface PlayedSeat {
  readonly person: string;
  readonly seat: number;
  /** `null` if it isn't known. */
  readonly score: number | null;
  /** 1 for the winner; `null` if the others' places are unknown. */
  readonly place: number | null;
  readonly lots: readonly Lot[];
  /** Works held at payouts, by artist; `null` if only the result is known. */
  readonly held: Readonly<Record<string, number>> | null;
  readonly payouts: readonly number[];
  /** Which round each of them was for. */
  readonly rounds: readonly number[];
  /** Money from other players; `null` if prices aren't tracked. */
  readonly sold: number | null;
}

export interface Lot {
  readonly index: number;
  readonly artist: string;
  readonly cards: number;
  readonly round: number;
  /** The auction kind; a double taken for free is a double. */
  readonly kind: string;
  readonly price: number;
  readonly paid: number;
}

/** The games that count, oldest first; `personOf` resolves merged people. */
export function countedGames(
  records: readonly GameRecord[],
  addedAt: (id: string) => string,
  personOf: (id: string) => string,
): FinishedGame[] {
  const boxes = new Map<string, AnyEdition>();
  return records
    .flatMap((record) => {
      const rows = rowsByReplay(record, addedAt(record.id));
      const [row] = rows.game;
      if (row?.['counts'] !== 1) return [];
      const game = finished(record, rows, row, personOf);
      const key = editionKey(game.edition);
      const edition = boxes.get(key) ?? game.edition;
      boxes.set(key, edition);
      return { ...game, edition };
    })
    .sort((one, other) => (`${one.at} ${one.record.id}` < `${other.at} ${other.record.id}` ? -1 : 1));
}

/** Whether a filter chooses it. */
export function passes({ record, family, edition, at, seats }: FinishedGame, filter: GameFilter): boolean {
  return (
    (filter.family === undefined || family === filter.family) &&
    (filter.edition === undefined || edition === filter.edition) &&
    (filter.seats === undefined || seats.length === filter.seats) &&
    (filter.place === undefined || record.location === filter.place) &&
    (filter.tag === undefined || record.tags?.includes(filter.tag) === true) &&
    (filter.person === undefined || seats.some(({ person }) => person === filter.person)) &&
    (filter.with ?? []).every((other) => seats.some(({ person }) => person === other)) &&
    (filter.from === undefined || Date.parse(at) >= Date.parse(filter.from)) &&
    (filter.until === undefined || Date.parse(at) < Date.parse(filter.until))
  );
}

/** Wins that chance gives; a game that somebody left changes nothing. */
export function byChance({ whole, seats }: FinishedGame, { place }: PlayedSeat): number {
  return whole ? 1 / seats.length : Number(place === 1);
}

function finished(
  record: GameRecord,
  rows: Rows,
  { minutes, played_at: at, whole }: Row,
  personOf: (id: string) => string,
): FinishedGame {
  const edition = editionIn(record);
  const { family, edition: box } = editionOf(edition);
  const isKnown = resultOf(record) !== null;
  const priced = !isKnown && record.options.tracking === 'ledger';
  return {
    record,
    rows,
    edition,
    family,
    priced,
    minutes: numberIn(minutes),
    at: String(at),
    whole: whole === 1,
    seats: rows.result.map(({ player, seat, score, place, sold, ...result }) => {
      const paid = rows.payout.filter((payout) => payout['seat'] === seat);
      return {
        person: personOf(String(player)),
        seat: Number(seat),
        score: numberIn(score),
        place: numberIn(place),
        lots: priced ? rows.sale.filter(({ buyer }) => buyer === seat).map(lotOf) : [],
        held: isKnown
          ? null
          : Object.fromEntries(box.artists.map(({ id }, at) => [id, Number(result[`held_${at + 1}`])])),
        payouts: paid.map(({ amount }) => Number(amount)),
        rounds: paid.map(({ round }) => Number(round)),
        sold: priced ? numberIn(sold) : null,
      };
    }),
  };
}

const numberIn = (value: unknown) => (typeof value === 'number' ? value : null);

function lotOf({ event, artist, paintings, round, kind, price, paid }: Row): Lot {
  return {
    index: Number(event),
    artist: String(artist),
    cards: Number(paintings),
    round: Number(round),
    kind: String(kind),
    price: Number(price),
    paid: Number(paid),
  };
}
