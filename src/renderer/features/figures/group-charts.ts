import type { ArtistHeld, GroupFigures } from '../../../shared/api.ts';
import { editionKey } from '../../../shared/record/index.ts';
import type { ChartContent, Ink } from '../../ui/charts/chart.ts';
import { sumOf, type ChartQuestion } from './chart-question.ts';
import type { StatisticsFormats } from './formats.ts';

/** More bars would be hard to tell apart; the table of numbers lists everybody. */
export const MOST_BARS = 12;
/** As many as have a colour of their own. */
const MOST_COLOURS = 5;

export const INK: Ink = { kind: 'tone', tone: 'ink' };
export const QUIET: Ink = { kind: 'tone', tone: 'quiet' };
export const LINE: Ink = { kind: 'tone', tone: 'line' };

/** Which artists hang on whose walls, edition by edition. */
export function artistCharts(
  id: string,
  title: string,
  held: readonly ArtistHeld[],
  formats: StatisticsFormats,
): ChartQuestion {
  const { words, edition, artist, count, percent } = formats;
  const told = { id, title };
  if (held.length === 0) {
    return {
      id,
      views: [{ label: title, chart: { ...told, answer: words.artists.none, spec: null, numbers: [] } }],
    };
  }
  // By their key: every row comes with a copy of its box.
  const views = [...Map.groupBy(held, (one) => editionKey(one.edition)).values()].flatMap((works) => {
    const [one] = works;
    if (one === undefined) return [];
    const box = one.edition;
    const named = works.map((each) => ({ ...each, ...artist(box, each.artist) }));
    const [first] = named;
    return {
      label: edition(box),
      chart: {
        ...told,
        answer:
          first === undefined
            ? words.artists.none
            : words.artists.most(
                first.name,
                edition(box),
                count(first.works),
                percent(first.works / first.of),
                first.works,
              ),
        spec: {
          kind: 'bars' as const,
          categories: named.map(({ name }) => name),
          series: [
            {
              label: words.works,
              ink: INK,
              inks: named.map(({ ink }) => ink),
              values: named.map(({ works: own }) => own),
            },
          ],
          y: { label: words.works, format: count },
        },
        numbers: [
          {
            caption: words.artists.numbers(edition(box)),
            columns: [words.artist, words.works, words.share],
            rows: named.map(({ name, works: own, of }) => ({
              head: name,
              cells: [count(own), percent(own / of)],
            })),
          },
        ],
      },
    };
  });
  return { id, views };
}

/** Who won in which year. */
export function seasonChart({ seasons }: GroupFigures, formats: StatisticsFormats): ChartContent {
  const { words, count } = formats;
  const told = { id: 'seasons', title: words.seasons.title };
  const [latest] = seasons;
  const leader = latest?.people[0];
  if (latest === undefined || leader === undefined)
    return { ...told, answer: words.none, spec: null, numbers: [] };
  const totals = new Map<string, { name: string; wins: number }>();
  for (const { id, name, wins } of seasons.flatMap(({ people }) => people)) {
    totals.set(id, { name, wins: (totals.get(id)?.wins ?? 0) + wins });
  }
  const ranked = [...totals]
    .filter(([, { wins }]) => wins > 0)
    .toSorted(([, one], [, other]) => other.wins - one.wins);
  const named = ranked.slice(0, MOST_COLOURS);
  const others = new Set(ranked.slice(MOST_COLOURS).map(([id]) => id));
  const years = seasons.toReversed();
  const winsOf = (person: string) =>
    years.map(({ people }) => people.find(({ id }) => id === person)?.wins ?? 0);
  const rest = years.map(({ people }) =>
    sumOf(people.filter(({ id }) => others.has(id)).map(({ wins }) => wins)),
  );
  return {
    ...told,
    answer: words.seasons.leader(leader.name, String(latest.year), count(leader.wins), count(leader.games)),
    spec: {
      kind: 'bars',
      categories: years.map(({ year }) => String(year)),
      series: [
        ...named.map(([id, { name }], seat) => ({
          label: name,
          ink: { kind: 'seat', seat } as const,
          values: winsOf(id),
        })),
        ...(others.size === 0 ? [] : [{ label: words.others, ink: QUIET, values: rest }]),
      ],
      stacked: true,
      y: { label: words.wins, format: count },
    },
    numbers: seasons.map(({ year, games, people }) => ({
      caption: words.seasons.numbers(String(year), count(games)),
      columns: [words.player, words.games, words.wins],
      rows: people.map(({ name, games: played, wins }) => ({
        head: name,
        cells: [count(played), count(wins)],
      })),
    })),
  };
}
