import { isObject } from '../../../src/shared/core/shape.ts';
import type { Painting } from '../../../src/shared/core/wall.ts';
import { resultOf, type KnownResult } from '../../../src/shared/result/index.ts';
import { packWall, PROJECTION_VERSION } from '../../../src/shared/projection/index.ts';
import {
  type AnyEdition,
  editionIn,
  editionKey,
  editionOf,
  type EventJson,
  type GameRecord,
  outcomeOf,
  timelineOf,
} from '../../../src/shared/record/index.ts';
import { coursesOf } from '../../oracle/course.ts';
import { wallOf } from '../../oracle/wall.ts';

/**
 * The rows that history and statistics must have about a game, derived from its replay and its record without
 * any code that writes such rows.
 */
export type Rows = Readonly<Record<Kind, readonly Row[]>>;
export type Row = Readonly<Record<string, unknown>>;
const KINDS = [
  ...(['game', 'round', 'artist', 'sale'] as const),
  ...(['card', 'payout', 'result', 'wall', 'course'] as const),
] as const;
export type Kind = (typeof KINDS)[number];

type Replayed = ReturnType<typeof replayed>;
type Sale = ReturnType<typeof salesOf>[number];

/** `addedAt` is when it was imported, which counts as its time if the record has none. */
export function rowsByReplay(record: GameRecord, addedAt: string): Rows {
  const known = resultOf(record);
  const game = known === null ? replayed(record) : null;
  const winners = known?.winners ?? game?.outcome.winners ?? null;
  const status = record.abandoned === true ? 'abandoned' : winners === null ? 'unfinished' : 'finished';
  const counts = status === 'finished' && record.misplayed !== true && record['sample'] !== true ? 1 : 0;
  const whole = game !== null && status === 'finished' && anybodyAway(record) ? 0 : 1;
  const rows = {
    game: [
      {
        ...listed(record, known, addedAt),
        status,
        counts,
        misplayed: record.misplayed === true ? 1 : 0,
        tags: JSON.stringify([...new Set(record.tags ?? [])]),
        whole,
      },
    ],
  };
  const none = { round: [], artist: [], sale: [], card: [], payout: [], result: [], wall: [], course: [] };
  if (status !== 'finished') return { ...rows, ...none };
  if (known !== null) return { ...rows, ...none, ...rowsOfResult(record, known) };
  if (game === null) throw new Error(`${record.id} is finished and cannot be played`);
  const sales = salesOf(game);
  return {
    ...rows,
    round: game.rounds.map(({ round, endedBy }) => ({
      round,
      ended_by: endedBy,
      ender: enderOf(game, round),
    })),
    artist: game.rounds.flatMap(({ round, counts: cards, ranking, values }) =>
      Object.entries(cards).map(([artist, count]) => {
        const place = ranking.indexOf(artist);
        return { round, artist, count, rank: place < 0 ? null : place + 1, value: values[artist] };
      }),
    ),
    sale: sales,
    card: cardsOf(game),
    payout: game.rounds.flatMap(({ round, payouts }) =>
      (payouts ?? []).map((amount, seat) => ({ round, seat, amount })),
    ),
    result: record.players.map((_, seat) => resultRow(game, sales, seat)),
    wall: wallRows(record),
    course: coursesOf(record, game, winners ?? []),
  };
}

/** Whether the last word about a seat was that somebody leaves. */
function anybodyAway({ events }: GameRecord): boolean {
  const last = new Map(events.flatMap(({ away }) => (isObject(away) ? Object.entries(away) : [])));
  return [...last.values()].includes(true);
}

function replayed(record: GameRecord) {
  const { tables, problem } = timelineOf(record, null);
  const last = tables.at(-1);
  if (last === undefined || problem !== null) throw new Error(`${record.id} cannot be played`);
  const outcome = outcomeOf(last);
  return { record, tables, last, outcome, rounds: outcome.rounds };
}

function listed(record: GameRecord, known: KnownResult | null, addedAt: string): Row {
  const edition = editionIn(record);
  const { players, events, startedAt, finishedAt, location, notes, tags } = record;
  const times = events.map(({ at }) => at).filter((at) => typeof at === 'string');
  // A day alone doesn't say how long it took.
  const begun = momentOf(withTime(startedAt) ?? times[0]);
  const ended = momentOf(withTime(finishedAt) ?? times.at(-1));
  const lasted =
    begun === null || ended === null ? 0 : Math.round((Date.parse(ended) - Date.parse(begun)) / 60_000);
  const words = [...players.map(({ name }) => name), ...boxWords(edition), location, ...(tags ?? []), notes];
  return {
    game: record.id,
    version: PROJECTION_VERSION,
    played_at: momentOf(startedAt ?? finishedAt) ?? addedAt,
    family: editionOf(edition).family,
    edition: editionKey(edition),
    seats: players.length,
    location: (location ?? '').trim() === '' ? null : location?.trim(),
    minutes: known?.minutes ?? (lasted > 0 && lasted <= 720 ? lasted : null),
    search: plain(words.filter((word) => word !== null && word !== undefined).join('\n')),
  };
}

/** What is printed on a box: its titles in all languages, and its year or publisher. */
function boxWords(edition: AnyEdition): string[] {
  const { title, translatedTitles, printing } = editionOf(edition).edition;
  const of = printing.by === 'year' ? [String(printing.year)] : [];
  return [
    title,
    ...Object.values(translatedTitles),
    ...of,
    ...('publisher' in printing ? [printing.publisher] : []),
  ];
}

function withTime(time: string | null | undefined): string | null {
  return time !== null && time !== undefined && time.length > 10 ? time : null;
}

/** A day without a time is noon, local time. */
function momentOf(time: string | null | undefined): string | null {
  if (time === null || time === undefined) return null;
  return new Date(time.length === 10 ? `${time}T12:00` : time).toISOString();
}

function plain(text: string): string {
  return [...text.normalize('NFD')]
    .filter((sign) => !/\p{Mark}/u.test(sign))
    .join('')
    .toLowerCase();
}

/** The player whose card ended the round. */
function enderOf({ record, tables }: Replayed, round: number): number | null {
  const over = tables.findIndex(({ state }) => state.round === round && state.situation.kind === 'settling');
  const [event, after] = [record.events[over - 1], tables[over]];
  if (event === undefined || after === undefined) throw new Error(`round ${round} never ended`);
  if (event.type === 'adjust') return null;
  if (after.family === 'gallery') {
    return after.state.situation.kind === 'settling' ? after.state.situation.finisher : null;
  }
  switch (event.type) {
    case 'offer':
    case 'pair':
      return seatIn(event);
    // Turned over by the auctioneer of the lot before, who is known if owners are tracked.
    case 'mystery':
      return record.options.tracking === 'counts' ? null : seatIn(lastLotBefore(record, over - 1));
    default:
      return null;
  }
}

function lastLotBefore({ events }: GameRecord, index: number): EventJson | undefined {
  return events.slice(0, index).findLast(({ type }) => type === 'offer' || type === 'pair');
}

function seatIn(event: EventJson | undefined): number | null {
  return typeof event?.['seat'] === 'number' ? event['seat'] : null;
}

/** Every lot that was sold, read from the events of the record. */
function salesOf({ record, tables, rounds }: Replayed) {
  const { events, options } = record;
  return events.flatMap((event, index) => {
    if (event.type !== 'sale' && event.type !== 'unpaired') return [];
    const round = tables[index]?.state.round ?? 0;
    const lot = lastLotBefore(record, index);
    const offer = events.slice(0, index).findLast(({ type }) => type === 'offer');
    const artist = String(lot?.['artist']);
    const auctioneer = seatIn(lot);
    const offerer = seatIn(offer);
    const paintings = lot?.type === 'pair' ? 2 : 1;
    const value = rounds.find((one) => one.round === round)?.values[artist] ?? 0;
    return {
      event: index,
      round,
      auctioneer,
      partner: offerer === auctioneer ? null : offerer,
      buyer: event.type === 'sale' ? Number(event['buyer']) : offerer,
      artist,
      kind: String(lot?.['auction']),
      paintings,
      price: event.type === 'unpaired' ? 0 : options.tracking === 'ledger' ? Number(event['price']) : null,
      paid: value * paintings,
    };
  });
}

/** Every painting of a game that can be played to its end. */
export function wallByReplay(record: GameRecord): Painting[][] {
  const game = replayed(record);
  const { tables, rounds, last } = game;
  return wallOf({
    events: record.events,
    roundOf: (index) => tables[index]?.state.round ?? 0,
    valueOf: (round, artist) => rounds.find((one) => one.round === round)?.values[artist] ?? 0,
    artists: last.state.setup.artists,
    sales: salesOf(game),
  });
}

function wallRows(record: GameRecord): Row[] {
  const wall = wallByReplay(record);
  const paintings = wall.flat().length;
  const owners = record.options.tracking === 'counts' ? 0 : 1;
  const artists = editionOf(editionIn(record)).edition.artists.map(({ id }) => id);
  const frames = packWall({ rounds: wall }, artists);
  return paintings === 0 ? [] : [{ owners, paintings, frames }];
}

/** What each seat had by each artist when a round was scored. */
function heldOf({ last, record }: Replayed) {
  const { setup } = last.state;
  const settled =
    last.family === 'auction'
      ? last.state.settled.map(({ round, owned }) => ({ round, held: owned }))
      : last.state.settled.map(({ round, displays }) => ({ round, held: displays }));
  return settled.flatMap(({ round, held }) =>
    record.players.flatMap((_, seat) =>
      setup.artists.map((artist: string, at) => ({
        round,
        seat,
        artist,
        cards: held[seat * setup.artists.length + at] ?? Number.NaN,
      })),
    ),
  );
}

function cardsOf(game: Replayed): Row[] {
  if (game.last.family !== 'gallery') return [];
  return heldOf(game)
    .filter(({ cards }) => cards > 0)
    .map(({ round, seat, artist, cards }) => {
      const value = game.rounds.find((one) => one.round === round)?.values[artist] ?? Number.NaN;
      return { round, seat, artist, cards, points: cards * value };
    });
}

function resultRow(game: Replayed, sales: readonly Sale[], seat: number): Row {
  const { record, outcome, rounds } = game;
  const ledger = record.options.tracking === 'ledger';
  const own = ledger ? sales.filter(({ buyer }) => buyer === seat) : [];
  const deals = own.map(({ price, paid }) => paid - Number(price));
  const payouts = rounds.map(({ payouts: all }) => all?.[seat] ?? 0);
  const held = heldBy(game, seat);
  return {
    seat,
    player: record.players[seat]?.id,
    score: outcome.scores?.[seat] ?? null,
    place: placeAmong(outcome.scores ?? [], seat),
    works: sum(held),
    ...Object.fromEntries(held.map((works, at) => [`held_${at + 1}`, works])),
    paid_out: sum(payouts),
    ...(ledger ? handed(game, seat) : { bought: null, sold: null, adjusted: null }),
    dearest: most(own.map(({ price }) => Number(price))),
    best_deal: most(deals),
    worst_deal: deals.length === 0 ? null : -Number(most(deals.map((deal) => -deal))),
    best_round: most(payouts),
  };
}

/** By artist, in the edition's order. */
function heldBy(game: Replayed, seat: number): number[] {
  const held = heldOf(game).filter((one) => one.seat === seat);
  return editionOf(editionIn(game.record)).edition.artists.map(({ id }) =>
    sum(held.filter(({ artist }) => artist === id).map(({ cards }) => cards)),
  );
}

/** Money that changed hands in sales and adjustments, from the changes in cash. */
function handed({ record, tables }: Replayed, seat: number): Row {
  const change = (index: number) => cashAt(tables[index + 1], seat) - cashAt(tables[index], seat);
  const changes = (type: string) =>
    record.events.flatMap((event, index) => (event.type === type ? change(index) : []));
  const atSales = changes('sale');
  return {
    bought: sum(atSales.map((one) => Math.max(0, -one))),
    sold: sum(atSales.map((one) => Math.max(0, one))),
    adjusted: sum(changes('adjust')),
  };
}

function cashAt(table: Replayed['last'] | undefined, seat: number): number {
  return (table?.family === 'auction' ? table.state.cash[seat] : undefined) ?? Number.NaN;
}

function rowsOfResult(
  { players }: GameRecord,
  { scores, winners, rounds }: KnownResult,
): { readonly payout: readonly Row[]; readonly result: readonly Row[] } {
  return {
    payout: rounds.flatMap((round, at) => round.map((amount, seat) => ({ round: at + 1, seat, amount }))),
    result: players.map(({ id }, seat) => ({
      seat,
      player: id,
      score: scores?.[seat] ?? null,
      place: winners.includes(seat) ? 1 : scores === null ? null : placeAmong(scores, seat, winners),
      works: null,
      ...{ held_1: null, held_2: null, held_3: null, held_4: null, held_5: null },
      paid_out: rounds.length === 0 ? null : sum(rounds.map((round) => round[seat] ?? Number.NaN)),
      ...{ bought: null, sold: null, adjusted: null, dearest: null, best_deal: null, worst_deal: null },
      best_round: most(rounds.map((round) => round[seat] ?? Number.NaN)),
    })),
  };
}

/** Named winners come first, whatever the scores. */
function placeAmong(scores: readonly number[], seat: number, winners: readonly number[] = []): number {
  const own = scores[seat] ?? Number.NaN;
  return 1 + scores.filter((score, other) => score > own || winners.includes(other)).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

function most(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : numbers.reduce((one, other) => (other > one ? other : one));
}
