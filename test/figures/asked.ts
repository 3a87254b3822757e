import { expect } from 'vitest';
import { minutesText } from '../../src/renderer/shown/past/game-line.ts';
import { basisNote, type Figure } from '../../src/renderer/features/figures/figure.ts';
import { statisticsFormatsOf } from '../../src/renderer/features/figures/formats.ts';
import type { ChartContent, Numbers } from '../../src/renderer/ui/charts/chart.ts';
import type {
  ArtistHeld,
  AverageLine,
  CurrencyRecords,
  GroupFigures,
  LotRecord,
  PersonFigures,
  PersonLine,
  RoundRecord,
} from '../../src/shared/api.ts';
import { editionOf, type AnyEdition } from '../../src/shared/record/index.ts';
import { en } from '../../src/shared/text/en/index.ts';
import { boxName } from '../../src/shared/text/terms.ts';
import { evenings, oldNight, IDS, nameOf } from '../main/store/many-games.ts';
import { itemAt } from '../oracle/auction-paper.ts';
import { categoriesIn, drawnIn, rowsOf } from '../oracle/chart-seen.ts';
import { countedGames, type FinishedGame } from '../oracle/finished-games.ts';
import { groupOver } from '../oracle/group.ts';
import { figuresOf, linesOf } from '../oracle/people.ts';
import { ratingsOver } from '../oracle/rated.ts';
import { count, dayOf, decimal, share, written } from '../oracle/written.ts';

const words = en.statistics;
export const formats = statisticsFormatsOf(en, 'en-GB', (minutes) => minutesText(minutes, en));

const RECORDS = [...evenings(170, 900), ...Array.from({ length: 40 }, (_, seed) => oldNight(500 + seed))];
export const ALL = countedGames(
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
    persons: IDS.map((id) => figuresOf(games, id, nameOf, ratings)),
    group: groupOver(games, nameOf),
  };
}

/** Filters that leave many games, those of one box, a few, and one. */
export const ASKED: readonly (readonly [string, Asked])[] = [
  ['many games', ask(ALL)],
  ['one edition', ask(ALL.filter(({ edition }) => edition === 'modern-art-cmon-en'))],
  ['points alone', ask(ALL.filter(({ family }) => family === 'gallery'))],
  ['three games', ask(ALL.slice(10, 13))],
  ['one game', ask(ALL.slice(20, 21))],
];

export const game = (edition: AnyEdition) => `${boxName(en, edition).game}, ${boxName(en, edition).edition}`;
export const table = ({ edition, seats }: { edition: AnyEdition; seats: number }) =>
  `${game(edition)} · ${seats} players`;
export const artist = (edition: AnyEdition, id: string) => {
  const artists: readonly { readonly id: string; readonly name: string }[] =
    editionOf(edition).edition.artists;
  return artists.find((one) => one.id === id)?.name ?? '';
};
export const rating = ({ value, uncertainty }: PersonLine['rating']) =>
  `${decimal(value, 1)} ± ${decimal(uncertainty, 1)}`;
export const lines = ({ rows }: Numbers) => rows.map(({ head, cells }) => [head, ...cells]);
/** The note on how many games a figure is based on. */
export const outOf = (games: number, all: number) => basisNote({ games, of: all }, formats);

type Whose = 'own' | 'all';

/** Records say whose they are, unless they are on somebody's own page. */
const of = (whose: Whose, name: string) => (whose === 'own' ? '' : `${name}: `);

/** Records in one currency after those in another, each with its boxes. */
export function recordFigures(whose: Whose, records: readonly CurrencyRecords[]): Figure[] {
  return records.flatMap(({ editions, dearest, bestBargain, worstDeal, bestRound }, at) =>
    [
      ...lotFigure(whose, words.dearest, dearest),
      ...lotFigure(whose, words.bestBargain, bestBargain),
      ...lotFigure(whose, words.worstDeal, worstDeal),
      ...roundFigure(whose, bestRound),
    ].map((figure) => ({
      ...figure,
      label: labelled(figure.label, editions, records.length),
      ...(at === 0 ? {} : { further: true as const }),
    })),
  );
}

/** A label with its boxes, if there are several currencies. */
export function labelled(label: string, editions: readonly AnyEdition[], currencies: number): string {
  return currencies === 1 ? label : `${label} (${editions.map(game).join(', ')})`;
}

function lotFigure(whose: Whose, label: string, lot: LotRecord | null): Figure[] {
  if (lot === null) return [];
  const { edition, buyer, cards, price, paid } = lot;
  const works = `${of(whose, buyer.name)}${cards === 1 ? '' : '2 × '}${artist(edition, lot.artist)}`;
  const value = `${works} for ${written(edition, price)}, paid out ${written(edition, paid)}`;
  const artists: readonly { readonly id: string }[] = editionOf(edition).edition.artists;
  const ink = artists.findIndex(({ id }) => id === lot.artist) + 1;
  const href = `#/game/${lot.game}/story?step=${lot.index + 1}`;
  return [{ label, value, note: dayOf(lot.playedAt), ink, href }];
}

function roundFigure(whose: Whose, best: RoundRecord | null): Figure[] {
  if (best === null) return [];
  const { person, edition, amount, playedAt, game: id, round } = best;
  const value = `${of(whose, person.name)}${written(edition, amount)}`;
  const href = `#/game/${id}/story?round=${round}`;
  return [{ label: words.bestRound, value, note: dayOf(playedAt), href }];
}

export function expectHeld(view: ChartContent, edition: AnyEdition, held: readonly ArtistHeld[]): void {
  const own = held.filter((one) => one.edition === edition);
  expect(rowsOf(view)).toEqual(
    own.map(({ artist: id, works, of: all }) => [artist(edition, id), count(works), share(works, all)]),
  );
  expect(drawnIn(view)).toEqual([[words.works, own.map(({ works }) => works)]]);
  expect(categoriesIn(view)).toEqual(own.map((one) => artist(edition, one.artist)));
  const first = itemAt(own, 0);
  expect(view.answer).toBe(
    words.artists.most(
      artist(edition, first.artist),
      game(edition),
      count(first.works),
      share(first.works, first.of),
    ),
  );
}

type Won = Pick<AverageLine, 'wins' | 'games'>;

/**
 * The lowest and the highest share of wins in the long run with which this many would be no surprise, found by trying.
 */
export function longRun({ wins, games }: Won): readonly [number, number] {
  const surprising = (share: number) =>
    Math.abs(wins / games - share) > 1.96 * Math.sqrt((share * (1 - share)) / games);
  const edge = (inside: number, outside: number): number => {
    if (!surprising(outside)) return outside;
    let [near, far] = [inside, outside];
    for (let times = 0; times < 50; times += 1) {
      const between = (near + far) / 2;
      if (surprising(between)) far = between;
      else near = between;
    }
    return near;
  };
  return [edge(wins / games, 0), edge(wins / games, 1)];
}

export function inTheLongRun(line: Won): string {
  const [low, high] = longRun(line);
  return `${share(low, 1)} to ${share(high, 1)}`;
}
