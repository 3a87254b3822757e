import type { GameRecord, Table, Timeline } from '../../src/shared/record/index.ts';
import { valuesOf } from './auction-paper.ts';
import { changesOfLead } from './rounds-over.ts';

/** The moments of a game that can be followed within its rounds. */
const TOLD = {
  auction: ['sale', 'unpaired', 'adjust', 'settle'],
  gallery: ['play', 'second', 'everyone', 'award', 'reveal', 'extras', 'adjust', 'settle'],
};

interface Told {
  readonly events: number;
  readonly type: string;
  readonly values: readonly number[];
}

/** The row about how the lead moved, from the tables of a replay; none unless prices or displays were tracked. */
export function coursesOf(
  { options, events }: GameRecord,
  { tables }: Pick<Timeline, 'tables'>,
  winners: readonly number[],
) {
  const [first] = tables;
  if (first === undefined || !['ledger', 'full'].includes(String(options.tracking))) return [];
  const told: Told[] = tables.flatMap((table, at) => {
    const type = at === 0 ? 'start' : (events[at - 1]?.type ?? '');
    const isTold = at === 0 || at === events.length || TOLD[first.family].includes(type);
    return isTold ? [{ events: at, type, values: hasAt(table) }] : [];
  });
  const changes = told.filter(
    (_, at) =>
      changesOfLead(told.slice(0, at + 1).map(({ values }) => values)) >
      changesOfLead(told.slice(0, at).map(({ values }) => values)),
  );
  const behind = told.flatMap(({ events: moment, values }) =>
    winners.map((seat) => ({ seat, moment, by: Math.max(...values) - (values[seat] ?? NaN) })),
  );
  const most = Math.max(...behind.map(({ by }) => by));
  const furthest = most > 0 ? behind.find(({ by }) => by === most) : undefined;
  const lastRound = told.filter(({ type }) => type === 'settle').at(-2)?.values;
  return [
    {
      lead_changes: changes.length,
      last_change: changes.at(-1)?.events ?? null,
      seat: furthest?.seat ?? null,
      behind: furthest?.by ?? null,
      behind_at: furthest?.moment ?? null,
      late:
        lastRound === undefined
          ? null
          : winners.every((seat) => lastRound[seat] !== Math.max(...lastRound))
            ? 1
            : 0,
    },
  ];
}

/** Cash or points, and what the paintings would pay if the round ended now. */
function hasAt({ family, state }: Table): number[] {
  const { artists } = state.setup;
  const sheet = (tally: readonly number[]) =>
    Object.fromEntries(artists.map((artist: string, at) => [artist, tally[at] ?? 0]));
  const shown = (tally: readonly number[], seat: number, worth: Readonly<Record<string, number>>) =>
    artists.reduce((sum, artist: string, at) => {
      // Somebody’s own artist may be called “constructor”.
      const each = Object.hasOwn(worth, artist) ? (worth[artist] ?? 0) : 0;
      return sum + (tally[seat * artists.length + at] ?? 0) * each;
    }, 0);
  if (family === 'auction') {
    const worth = valuesOf(state.setup.edition.tiles, artists, sheet(state.counts), sheet(state.standing));
    return state.cash.map((own, seat) => own + shown(state.owned, seat, worth));
  }
  if (state.situation.kind === 'finished') return [...state.scores];
  const tokens = state.valueTokens.map(
    (value, at) =>
      value + state.setup.edition.awards.value * (state.awards[at] ?? 0) + (state.corrections[at] ?? 0),
  );
  const worth = valuesOf(state.setup.edition.valueTokens, artists, sheet(state.counts), sheet(tokens));
  return state.scores.map((own, seat) => own + shown(state.displays, seat, worth));
}
