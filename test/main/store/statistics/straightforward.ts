import { outcomeOf, sit, type GameRecord, editionOf } from '../../../../src/shared/record/index.ts';

/** A seat of a finished game, read off its replay event by event, without any of the rows that are kept. */
export interface Seat {
  readonly person: string;
  readonly score: number;
  readonly place: number;
  readonly lots: readonly Lot[];
  /** Works held when rounds were paid, by artist. */
  readonly held: Readonly<Record<string, number>>;
  readonly payouts: readonly number[];
  /** What others paid; `null` where prices are not kept. */
  readonly sold: number | null;
}

export interface Lot {
  readonly index: number;
  readonly artist: string;
  readonly cards: number;
  readonly price: number;
  readonly paid: number;
}

export interface Game {
  readonly record: GameRecord;
  readonly family: 'auction' | 'gallery';
  readonly priced: boolean;
  readonly minutes: number | null;
  readonly at: string;
  readonly seats: readonly Seat[];
}

/** The games that count, first to last. */
export function counted(records: readonly GameRecord[], addedAt: (id: string) => string): Game[] {
  return records
    .flatMap((record) => {
      if (record.misplayed === true || record.abandoned === true || record['sample'] === true) return [];
      const game = played(record, addedAt(record.id));
      return game === null ? [] : game;
    })
    .sort((one, other) => (`${one.at} ${one.record.id}` < `${other.at} ${other.record.id}` ? -1 : 1));
}

function played(record: GameRecord, addedAt: string): Game | null {
  const { tables } = sit(record, null);
  const last = tables.at(-1);
  if (last === undefined) return null;
  const { scores, winners, rounds } = outcomeOf(last);
  if (winners === null || scores === null) return null;
  const priced = record.options.tracking === 'ledger';
  const seats = record.players.map(({ id }, seat) => {
    const lots: Lot[] = [];
    let sold = 0;
    record.events.forEach((event, index) => {
      const [before, after] = [tables[index], tables[index + 1]];
      if (event.type !== 'sale' && event.type !== 'unpaired') return;
      if (!priced || before?.family !== 'auction' || after?.family !== 'auction') return;
      const { setup, situation, round, cash } = before.state;
      const change = (after.state.cash[seat] ?? 0) - (cash[seat] ?? 0);
      if (situation.kind !== 'selling' && situation.kind !== 'doubling') return;
      const buyer = situation.kind === 'doubling' ? situation.offerer : event['buyer'];
      if (buyer !== seat) {
        sold += change;
        return;
      }
      const artist = setup.artists[situation.artist] ?? '';
      const cards = situation.kind === 'selling' ? situation.cards : 1;
      const value = rounds.find((one) => one.round === round)?.values[artist] ?? 0;
      const price = situation.kind === 'selling' ? Number(event['price']) : 0;
      // Whoever buys of themselves hands over the price too, but for a share of a split double.
      lots.push({ index, artist, cards, price, paid: value * cards });
    });
    const score = scores[seat] ?? 0;
    return {
      person: id,
      score,
      place: 1 + scores.filter((other) => other > score).length,
      lots,
      held: heldBy(seat, last, record),
      payouts: rounds.map(({ payouts }) => payouts?.[seat] ?? 0),
      sold: priced ? sold : null,
    };
  });
  const { startedAt, finishedAt } = record;
  const minutes =
    typeof startedAt === 'string' && typeof finishedAt === 'string'
      ? Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 60_000)
      : null;
  const at = startedAt ?? finishedAt ?? addedAt;
  return { record, family: editionOf(record.edition).family, priced, minutes, at, seats };
}

function heldBy(
  seat: number,
  { family, state }: NonNullable<ReturnType<typeof sit>['tables'][number]>,
  { players }: GameRecord,
): Record<string, number> {
  const held: Record<string, number> = {};
  const tallies =
    family === 'auction'
      ? state.settled.map(({ owned }) => owned)
      : state.settled.map(({ displays }) => displays);
  for (const tally of tallies) {
    expectSize(tally.length, players.length * state.setup.artists.length);
    state.setup.artists.forEach((artist, at) => {
      held[artist] = (held[artist] ?? 0) + (tally[seat * state.setup.artists.length + at] ?? 0);
    });
  }
  return held;
}

function expectSize(found: number, wanted: number): void {
  if (found !== wanted) throw new Error(`${found} places instead of ${wanted}`);
}

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export const average = (values: readonly number[]) =>
  values.length === 0 ? null : sum(values) / values.length;
