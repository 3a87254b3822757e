import {
  outcomeOf,
  timelineOf,
  worthThrough,
  type GameRecord,
  type Table,
} from '../../src/shared/record/index.ts';

/** One chance that the forecast gave, and whether it happened. */
export interface Forecast {
  readonly round: number;
  readonly chance: number;
  readonly happened: boolean;
}

/** Everything the forecast said in a game after each card of a round that went on. */
export function forecastsIn(record: GameRecord): Forecast[] {
  const { tables } = timelineOf(record, null);
  const last = tables.at(-1);
  if (last === undefined) return [];
  const { rounds } = outcomeOf(last);
  const said = worthThrough(tables);
  const cards = ({ state }: Table) => state.counts.reduce((sum, count) => sum + count, 0);
  return rounds.flatMap(({ round, ranking }) => {
    const own = said.filter((position) => position.round === round);
    const adjusted = own.some(({ after }) => {
      const [before, now] = [tables[after], tables[after + 1]];
      if (record.events[after]?.type !== 'adjust' || before === undefined || now === undefined) return false;
      return before.state.counts.join() !== now.state.counts.join();
    });
    if (adjusted) return [];
    const seen = new Set<number>();
    return own.flatMap(({ after, artists }) => {
      const table = tables[after];
      if (table === undefined || artists === null) return [];
      const first = !seen.has(cards(table));
      seen.add(cards(table));
      // A round begins without cards, and what is said once it's over is no forecast.
      if (!first || cards(table) === 0 || table.state.situation.kind === 'settling') return [];
      return artists.flatMap(({ artist, places }) => {
        const place = ranking.indexOf(artist);
        const none = places.reduce((left, chance) => left - chance, 1);
        return [...places, none].flatMap((chance, at) =>
          chance > 1e-9 && chance < 1 - 1e-9
            ? { round, chance, happened: place === (at < places.length ? at : -1) }
            : [],
        );
      });
    });
  });
}
