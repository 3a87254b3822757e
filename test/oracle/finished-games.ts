import {
  type AnyEdition,
  editionIn,
  editionKey,
  editionOf,
  type GameRecord,
  outcomeOf,
  type Timeline,
  timelineOf,
} from '../../src/shared/record/index.ts';
import { resultOf } from '../../src/shared/result/index.ts';

/** A finished game that counts, worked out from its replay without the stored rows. */
export interface FinishedGame {
  readonly record: GameRecord;
  /** The same for the same box. */
  readonly edition: AnyEdition;
  readonly family: 'auction' | 'gallery';
  /** Every price is known. */
  readonly priced: boolean;
  readonly minutes: number | null;
  readonly at: string;
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
      if (record.misplayed === true || record.abandoned === true || record['sample'] === true) return [];
      const game = finished(record, addedAt(record.id), personOf);
      if (game === null) return [];
      const key = editionKey(game.edition);
      const edition = boxes.get(key) ?? game.edition;
      boxes.set(key, edition);
      return { ...game, edition };
    })
    .sort((one, other) => (`${one.at} ${one.record.id}` < `${other.at} ${other.record.id}` ? -1 : 1));
}

function finished(
  record: GameRecord,
  addedAt: string,
  personOf: (id: string) => string,
): FinishedGame | null {
  const { players } = record;
  const edition = editionIn(record);
  const { family } = editionOf(edition);
  const timeline = timelineOf(record, null);
  const last = timeline.tables.at(-1);
  const known = resultOf(record);
  const outcome = last === undefined ? null : outcomeOf(last);
  const { scores = null, winners = null } = known ?? outcome ?? {};
  if (winners === null) return null;
  const priced = known === null && record.options.tracking === 'ledger';
  const payouts = known?.rounds ?? outcome?.rounds.map((round) => round.payouts ?? []) ?? [];
  const rounds = payouts.map((_, at) => (known === null ? outcome?.rounds[at]?.round : null) ?? at + 1);
  return {
    record,
    edition,
    family,
    priced,
    minutes: minutesOf(record),
    at: instant(record.startedAt ?? record.finishedAt ?? addedAt),
    seats: players.map(({ id }, seat) => ({
      person: personOf(id),
      seat,
      score: scores?.[seat] ?? null,
      place: placeOf(seat, scores, winners),
      lots: priced ? lotsOf(seat, timeline) : [],
      held: known === null ? heldBy(seat, timeline) : null,
      payouts: payouts.map((round) => round[seat] ?? 0),
      rounds,
      sold: priced ? soldBy(seat, timeline) : null,
    })),
  };
}

/** Winners come first, regardless of scores; the others are ranked by score. */
function placeOf(seat: number, scores: readonly number[] | null, winners: readonly number[]): number | null {
  if (winners.includes(seat)) return 1;
  if (scores === null) return null;
  const own = scores[seat] ?? 0;
  return 1 + scores.filter((score, other) => score > own || winners.includes(other)).length;
}

/** A day without a time is its local noon. */
function instant(text: string): string {
  return new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T12:00` : text).toISOString();
}

/** From start to end as entered, otherwise from the first event to the last. */
function minutesOf(record: GameRecord): number | null {
  const known = resultOf(record);
  const times = record.events.flatMap(({ at }) => (typeof at === 'string' ? at : []));
  const [begun, ended] = [record.startedAt ?? times[0], record.finishedAt ?? times.at(-1)];
  if (known?.minutes !== null && known?.minutes !== undefined) return known.minutes;
  if (begun === undefined || ended === undefined) return null;
  const minutes = Math.round((Date.parse(ended) - Date.parse(begun)) / 60_000);
  return minutes >= 1 && minutes <= 12 * 60 ? minutes : null;
}

/** Every sale with the tables before and after it. */
function salesIn({ record, tables }: Timeline) {
  return record.events.flatMap((event, index) => {
    const [before, after] = [tables[index], tables[index + 1]];
    if (event.type !== 'sale' && event.type !== 'unpaired') return [];
    if (before?.family !== 'auction' || after?.family !== 'auction') return [];
    const { situation } = before.state;
    if (situation.kind !== 'selling' && situation.kind !== 'doubling') return [];
    const buyer = situation.kind === 'doubling' ? situation.offerer : Number(event['buyer']);
    return { event, index, situation, buyer, before: before.state, after: after.state };
  });
}

/** Income from sales, seen from cash alone: only a sale to another player increases it. */
function soldBy(seat: number, timeline: Timeline): number {
  let sold = 0;
  for (const { buyer, before, after } of salesIn(timeline)) {
    if (buyer !== seat) sold += (after.cash[seat] ?? 0) - (before.cash[seat] ?? 0);
  }
  return sold;
}

function lotsOf(seat: number, timeline: Timeline): Lot[] {
  const last = timeline.tables.at(-1);
  const rounds = last === undefined ? [] : outcomeOf(last).rounds;
  return salesIn(timeline).flatMap(({ event, index, situation, buyer, before }) => {
    if (buyer !== seat) return [];
    const artist = before.setup.artists[situation.artist] ?? '';
    const cards = situation.kind === 'selling' ? situation.cards : 1;
    const value = rounds.find(({ round }) => round === before.round)?.values[artist] ?? 0;
    const price = situation.kind === 'selling' ? Number(event['price']) : 0;
    const kind = situation.kind === 'selling' ? situation.auction : 'double';
    return { index, artist, cards, round: before.round, kind, price, paid: value * cards };
  });
}

function heldBy(seat: number, { tables }: Timeline): Record<string, number> {
  const last = tables.at(-1);
  if (last === undefined) return {};
  const { artists, players } = last.state.setup;
  const held: Record<string, number> = Object.fromEntries(artists.map((artist) => [artist, 0]));
  const tallies =
    last.family === 'auction'
      ? last.state.settled.map(({ owned }) => owned)
      : last.state.settled.map(({ displays }) => displays);
  for (const tally of tallies) {
    if (tally.length !== players * artists.length) throw new Error('a place for every seat and artist');
    artists.forEach((artist, at) => {
      held[artist] = (held[artist] ?? 0) + (tally[seat * artists.length + at] ?? 0);
    });
  }
  return held;
}
