import { describe, expect, test } from 'vitest';
import { minutesText } from '../../src/renderer/screens/history/game-line.ts';
import { personCharts } from '../../src/renderer/screens/people/person-charts.ts';
import {
  averageNumbers,
  personFigures,
  personRecords,
} from '../../src/renderer/screens/people/person-figures.ts';
import { basisNote, type Figure } from '../../src/renderer/screens/statistics/figure.ts';
import {
  artistCharts,
  ratingChart,
  seasonChart,
  winChart,
} from '../../src/renderer/screens/statistics/group-charts.ts';
import {
  groupFigures,
  groupRecords,
  standing,
  tableNumbers,
} from '../../src/renderer/screens/statistics/group-figures.ts';
import { statisticsTellerOf } from '../../src/renderer/screens/statistics/teller.ts';
import type { ChartTold, Numbers } from '../../src/renderer/ui/charts/chart.ts';
import type {
  AmountRecord,
  ArtistHeld,
  GroupFigures,
  LotRecord,
  PersonFigures,
  PersonLine,
} from '../../src/shared/api.ts';
import { editionOf, type EditionId } from '../../src/shared/record/index.ts';
import { en } from '../../src/shared/text/en.ts';
import { GLOSSARY } from '../../src/shared/text/glossary.ts';
import { evenings, oldNight, PEOPLE } from '../main/store/many-games.ts';
import { there } from '../oracle/auction-paper.ts';
import { categoriesIn, drawnIn, rowsOf, sum } from '../oracle/chart-seen.ts';
import { countedGames, type FinishedGame } from '../oracle/finished-games.ts';
import { groupOver } from '../oracle/group.ts';
import { figuresOf, linesOf } from '../oracle/people.ts';
import { ratingsOver } from '../oracle/rated.ts';
import { averaged, count, dayOf, decimal, duration, share, written } from '../oracle/written.ts';

const words = en.statistics;
const teller = statisticsTellerOf(en, 'en', 'en-GB', (minutes) => minutesText(minutes, en));

const RECORDS = [...evenings(170, 900), ...Array.from({ length: 40 }, (_, seed) => oldNight(500 + seed))];
const nameOf = (id: string) => PEOPLE.find((name) => name.toLowerCase() === id) ?? '';
const ALL = countedGames(
  RECORDS,
  () => '2026-11-21T19:30:00.000Z',
  (id) => id,
);

interface Asked {
  readonly people: readonly PersonLine[];
  readonly persons: readonly PersonFigures[];
  readonly group: GroupFigures;
}

function ask(games: readonly FinishedGame[]): Asked {
  const ratings = ratingsOver(games);
  return {
    people: linesOf(games, nameOf, ratings),
    persons: PEOPLE.map((name) => figuresOf(games, name.toLowerCase(), nameOf, ratings)),
    group: groupOver(games, nameOf),
  };
}

/** Many games, those of one box, a few, and one. */
const ASKED: readonly (readonly [string, Asked])[] = [
  ['many games', ask(ALL)],
  ['one edition', ask(ALL.filter(({ edition }) => edition === 'modern-art-cmon-en'))],
  ['points alone', ask(ALL.filter(({ family }) => family === 'gallery'))],
  ['three games', ask(ALL.slice(10, 13))],
  ['one game', ask(ALL.slice(20, 21))],
];

const game = (edition: EditionId) => `${GLOSSARY[edition].en.game}, ${GLOSSARY[edition].en.edition}`;
const table = ({ edition, seats }: { edition: EditionId; seats: number }) =>
  `${game(edition)} · ${seats} players`;
const artist = (edition: EditionId, id: string) => {
  const artists: readonly { readonly id: string; readonly name: string }[] =
    editionOf(edition).edition.artists;
  return artists.find((one) => one.id === id)?.name ?? '';
};
const rating = ({ value, uncertainty }: PersonLine['rating']) =>
  `${decimal(value, 1)} ± ${decimal(uncertainty, 1)}`;
const lines = ({ rows }: Numbers) => rows.map(({ head, cells }) => [head, ...cells]);
const of = (games: number, all: number) => basisNote({ games, of: all }, teller);

function lotFigure(label: string, lot: LotRecord | null): Figure[] {
  if (lot === null) return [];
  const { edition, buyer, cards, price, paid } = lot;
  const works = `${cards === 1 ? '' : '2 × '}${artist(edition, lot.artist)}`;
  const value = `${buyer.name}: ${works} for ${written(edition, price)}, which paid ${written(edition, paid)}`;
  return [{ label, value, note: dayOf(lot.playedAt), game: lot.game }];
}

function roundFigure(round: AmountRecord | null): Figure[] {
  if (round === null) return [];
  const value = `${round.person.name}: ${written(round.edition, round.amount)}`;
  return [{ label: words.bestRound, value, note: dayOf(round.playedAt), game: round.game }];
}

function expectArtists(view: ChartTold, edition: EditionId, held: readonly ArtistHeld[]): void {
  const own = held.filter((one) => one.edition === edition);
  expect(rowsOf(view)).toEqual(
    own.map(({ artist: id, works, of: all }) => [artist(edition, id), count(works), share(works, all)]),
  );
  expect(drawnIn(view)).toEqual([[words.works, own.map(({ works }) => works)]]);
  expect(categoriesIn(view)).toEqual(own.map((one) => artist(edition, one.artist)));
  const first = there(own, 0);
  expect(view.answer).toBe(
    words.artists.most(
      artist(edition, first.artist),
      game(edition),
      count(first.works),
      share(first.works, first.of),
    ),
  );
}

describe.each(ASKED)('the screen of somebody, over %s', (_, { persons }) => {
  const played = persons.filter(({ games }) => games > 0);

  test('has every figure as it is reckoned', () => {
    expect(played.length).toBeGreaterThan(0);
    for (const person of played) {
      const { games, wins, margin, dealerAndCollector, nemesis } = person;
      const { basis } = margin;
      const boxes = new Set(person.averages.map(({ edition }) => edition));
      const money = [...boxes].filter((edition) => editionOf(edition).family === 'auction');
      const amount = (value: number) =>
        averaged(money.length === 1 ? there(money, 0) : 'modern-art-1994', value);
      const [favourite] = person.artists;
      const now = person.rating.at(-1);
      if (now === undefined) throw new Error('who played is rated');
      const chance = `By chance it would be ${decimal(person.expectedWins, 1)}.`;
      const shared = person.sharedWins === 1 ? 'One was' : `${person.sharedWins} were`;
      const wanted: Figure[] = [
        { label: words.games, value: count(games) },
        {
          label: words.wins,
          value: `${count(wins)} (${share(wins, games)})`,
          note: person.sharedWins === 0 ? chance : `${chance} ${shared} shared.`,
        },
        ...(person.averagePlace === null
          ? []
          : [{ label: words.averagePlace, value: decimal(person.averagePlace, 2) }]),
        { label: words.rating, value: rating(now), note: words.ratings.note },
        ...(basis.of === 0
          ? []
          : [
              {
                label: words.margin,
                value: margin.perPainting === null ? '–' : amount(margin.perPainting),
                note: `${words.marginOf(count(margin.paintings), margin.paintings)} ${of(basis.games, basis.of)}`,
              },
              {
                label: words.dealerAndCollector,
                value:
                  basis.games === 0
                    ? '–'
                    : `${amount(dealerAndCollector.dealer)} from selling, ${amount(dealerAndCollector.collector)} from collecting, a game`,
                note: of(basis.games, basis.of),
              },
            ]),
        ...(favourite === undefined
          ? []
          : [
              {
                label: words.favourite,
                value: artist(favourite.edition, favourite.artist),
                note: `Works held: ${count(favourite.works)}, ${share(favourite.works, favourite.of)} of all in ${game(favourite.edition)}.`,
              },
            ]),
        {
          label: words.nemesis,
          value: nemesis?.name ?? '–',
          note:
            nemesis === null
              ? words.noNemesis
              : `Ahead in ${nemesis.beatenBy}, behind in ${nemesis.beaten} of ${nemesis.games} games together.`,
        },
      ];
      expect(personFigures(person, teller), person.name).toEqual(wanted);
    }
  });

  test('has streaks, records and averages as they are reckoned', () => {
    for (const person of played) {
      const { streaks, records, averages } = person;
      const won = (games: number) => (games === 1 ? '1 win' : `${games} wins`);
      const without = (games: number) => (games === 1 ? '1 game' : `${games} games`);
      expect(personRecords(person, teller)).toEqual([
        {
          label: words.longestStreak,
          value: won(streaks.longestWins),
          note: `Now: ${won(streaks.winsNow)}.`,
        },
        {
          label: words.longestDrought,
          value: without(streaks.longestWithoutWin),
          note: `Now: ${without(streaks.withoutWinNow)}.`,
        },
        ...lotFigure(words.dearest, records.dearest),
        ...lotFigure(words.bestBargain, records.bestBargain),
        ...lotFigure(words.worstDeal, records.worstDeal),
        ...roundFigure(records.bestRound),
      ]);
      expect(lines(averageNumbers(person, teller))).toEqual(
        averages.map((line) => [
          table(line),
          count(line.games),
          count(line.wins),
          share(line.wins, line.games),
          averaged(line.edition, line.averageScore),
          `${written(line.edition, line.best.score)}, ${dayOf(line.best.playedAt)}`,
          `${written(line.edition, line.worst.score)}, ${dayOf(line.worst.playedAt)}`,
        ]),
      );
    }
  });

  test('has charts whose bars, lines and tables are the same numbers', () => {
    for (const person of played) {
      const [path, tables, against, artists] = personCharts(person, teller).map(({ views }) => views);
      const chartOf = (views: typeof path) => {
        const chart = views?.[0]?.chart;
        if (chart === undefined) throw new Error('a chart');
        return chart;
      };

      const way = person.rating;
      expect(rowsOf(chartOf(path))).toEqual(
        way.map((point) => [
          dayOf(point.playedAt),
          game(point.edition),
          decimal(point.value, 1),
          decimal(point.uncertainty, 1),
        ]),
      );
      expect(drawnIn(chartOf(path)).map(([, values]) => values)).toEqual(
        [0, 2, -2].map((off) => way.map(({ value, uncertainty }) => value + off * uncertainty)),
      );
      const highest = Math.max(...way.map(({ value }) => value));
      const peak = way.find(({ value }) => value === highest);
      expect(chartOf(path).answer).toBe(
        words.path.answer(
          rating(there(way, way.length - 1)),
          decimal(highest, 1),
          dayOf(peak?.playedAt ?? ''),
        ),
      );

      const shown = person.averages.slice(0, 10);
      expect(rowsOf(chartOf(tables))).toEqual(
        person.averages.map((line) => [
          table(line),
          count(line.games),
          count(line.wins),
          share(line.wins, line.games),
          share(1, line.seats),
        ]),
      );
      if (shown.length > 0) {
        expect(drawnIn(chartOf(tables)).map(([, values]) => values.map(Number))).toEqual([
          shown.map(({ wins, games }) => 100 * (wins / games)),
          shown.map(({ seats }) => 100 / seats),
        ]);
        const above = shown.map(({ wins, games, seats }) => wins / games - 1 / seats);
        const best = there(shown, above.indexOf(Math.max(...above)));
        expect(chartOf(tables).answer).toBe(
          words.where.best(table(best), share(best.wins, best.games), share(1, best.seats)),
        );
      }

      const { opponents } = person;
      const most = there(opponents, 0);
      expect(rowsOf(chartOf(against))).toEqual(
        opponents.map(({ name, games, beaten, beatenBy }) =>
          [name, games, beaten, beatenBy, games - beaten - beatenBy].map(String),
        ),
      );
      expect(drawnIn(chartOf(against))).toEqual([
        [words.against.ahead, opponents.map(({ beaten }) => beaten)],
        [words.against.behind, opponents.map(({ beatenBy }) => beatenBy)],
      ]);
      expect(chartOf(against).answer).toBe(
        words.against.most(most.name, count(most.games), count(most.beaten), count(most.beatenBy)),
      );

      const boxes = [...new Set(person.artists.map(({ edition }) => edition))];
      if (boxes.length === 0) expect(chartOf(artists).spec).toBeNull();
      else {
        expect(artists?.map(({ label }) => label)).toEqual(boxes.map(game));
        boxes.forEach((edition, at) => {
          const view = artists?.[at]?.chart;
          if (view !== undefined) expectArtists(view, edition, person.artists);
        });
      }
    }
  });
});

describe.each(ASKED)('the screen of everybody, over %s', (_, { people, group }) => {
  test('has a line for each as it is reckoned', () => {
    for (const line of people) {
      expect(standing(line, teller)).toEqual([
        count(line.games),
        count(line.wins),
        decimal(line.expectedWins, 1),
        line.averagePlace === null ? '–' : decimal(line.averagePlace, 2),
        rating(line.rating),
        dayOf(line.lastPlayedAt),
      ]);
    }
  });

  test('has every figure and record as it is reckoned', () => {
    const { timed, priced, records } = group;
    expect(groupFigures(group, teller)).toEqual([
      { label: words.games, value: count(group.games) },
      { label: words.people, value: count(group.people) },
      ...(timed.averageMinutes === null
        ? []
        : [
            {
              label: words.length,
              value: duration(Math.round(timed.averageMinutes)),
              note: of(timed.games, timed.of),
            },
          ]),
      ...(priced.of === 0
        ? []
        : [
            { label: words.priced, value: count(priced.games), note: `of ${count(priced.of)} at Modern Art` },
          ]),
    ]);
    const { shortest, longest, longestWins } = records;
    const lasting = (label: string, one: typeof shortest): Figure[] =>
      one === null
        ? []
        : [{ label, value: duration(one.minutes), note: dayOf(one.playedAt), game: one.game }];
    expect(groupRecords(group, teller)).toEqual([
      ...lotFigure(words.dearest, records.dearest),
      ...lotFigure(words.bestBargain, records.bestBargain),
      ...lotFigure(words.worstDeal, records.worstDeal),
      ...roundFigure(records.bestRound),
      ...(longestWins === null
        ? []
        : [
            {
              label: words.longestStreak,
              value: `${longestWins.name}: ${longestWins.games === 1 ? '1 win' : `${longestWins.games} wins`}`,
            },
          ]),
      ...lasting(words.shortest, shortest),
      ...lasting(words.longest, longest),
    ]);
  });

  test('has the scores at each kind of table as they are reckoned', () => {
    const by = ({ person, edition, amount }: AmountRecord) => `${person.name}: ${written(edition, amount)}`;
    expect(lines(tableNumbers(group, teller))).toEqual(
      group.tables.map((line) => [
        table(line),
        count(line.games),
        averaged(line.edition, line.averageScore),
        averaged(line.edition, line.averageWinningScore),
        averaged(line.edition, line.averageLead),
        by(line.highest),
        by(line.lowestWin),
        by(line.closest),
      ]),
    );
  });

  test('has charts of ratings and wins whose bars and tables are the same numbers', () => {
    const ratings = ratingChart(people, teller);
    const span = ({ rating: { value, uncertainty } }: PersonLine) => [
      value - 2 * uncertainty,
      value + 2 * uncertainty,
    ];
    expect(rowsOf(ratings)).toEqual(
      people.map((line) => [
        line.name,
        ...[line.rating.value, line.rating.uncertainty, ...span(line)].map((value) => decimal(value, 1)),
      ]),
    );
    expect(drawnIn(ratings)).toEqual([[words.rating, people.map(span)]]);
    const best = there(people, 0);
    const second = people[1];
    const isSure = second === undefined || there(span(best), 0) > there(span(second), 1);
    expect(ratings.answer).toBe(
      words.ratings[isSure ? 'sure' : 'unsure'](best.name, decimal(best.rating.value, 1)),
    );

    const wins = winChart(people, teller);
    const most = people.toSorted((one, other) => other.games - one.games);
    expect(rowsOf(wins)).toEqual(
      most.map((line) => [
        line.name,
        count(line.games),
        count(line.wins),
        decimal(line.expectedWins, 1),
        share(line.wins, line.games),
      ]),
    );
    expect(drawnIn(wins)).toEqual([
      [words.wins, most.map((line) => line.wins)],
      [words.expectedWins, most.map((line) => line.expectedWins)],
    ]);
    const above = people.map((line) => line.wins - line.expectedWins);
    const luckiest = there(people, above.indexOf(Math.max(...above)));
    expect(wins.answer).toBe(
      words.winning.most(luckiest.name, count(luckiest.wins), decimal(luckiest.expectedWins, 1)),
    );
  });

  test('has a chart of the years whose bars and tables are the same numbers', () => {
    const { seasons } = group;
    const told = seasonChart(group, teller);
    seasons.forEach(({ people: season }, at) => {
      expect(rowsOf(told, at)).toEqual(
        season.map(({ name, games, wins }) => [name, count(games), count(wins)]),
      );
    });
    expect(told.numbers.map(({ caption }) => caption)).toEqual(
      seasons.map(({ year, games }) => `Games in ${year}: ${count(games)}`),
    );
    const years = seasons.toReversed();
    const drawn = drawnIn(told);
    expect(categoriesIn(told)).toEqual(years.map(({ year }) => String(year)));
    // However they are gathered, the bars of a year are as high as all wins in it.
    years.forEach(({ people: season }, at) => {
      expect(sum(drawn.map(([, values]) => Number(values[at])))).toBe(sum(season.map(({ wins }) => wins)));
    });
    for (const [name, values] of drawn) {
      if (name === words.others) continue;
      expect(values).toEqual(
        years.map(({ people: season }) => season.find((one) => one.name === name)?.wins ?? 0),
      );
    }
    const leader = there(there(seasons, 0).people, 0);
    expect(told.answer).toBe(
      words.seasons.leader(
        leader.name,
        String(there(seasons, 0).year),
        count(leader.wins),
        count(leader.games),
      ),
    );
  });

  test('has a chart of the artists whose bars and tables are the same numbers', () => {
    const { views } = artistCharts('artists', words.artists.title, group.artists, teller);
    const boxes = [...new Set(group.artists.map(({ edition }) => edition))];
    if (boxes.length === 0) expect(views.map(({ chart }) => chart.spec)).toEqual([null]);
    boxes.forEach((edition, at) => expectArtists(there(views, at).chart, edition, group.artists));
  });
});
