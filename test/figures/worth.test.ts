import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Figures } from '../../src/main/figures/figures.ts';
import { openStore, type Store } from '../../src/main/store/index.ts';
import {
  groupAccountsQuestion,
  personAccountsQuestion,
} from '../../src/renderer/features/figures/worth-charts.ts';
import type { ChartQuestion } from '../../src/renderer/features/figures/chart-question.ts';
import type { Difference, Estimate, GameFilter } from '../../src/shared/api.ts';
import { readRecord, type AnyEdition, type GameRecord } from '../../src/shared/record/index.ts';
import { en } from '../../src/shared/text/en/index.ts';
import { done, surroundings } from '../main/store/store-in.ts';
import { figuresIn } from '../main/figures/figures-in.ts';
import { oldNight, PEOPLE, nameOf, IDS } from '../main/store/many-games.ts';
import { workOut } from '../main/store/valuing.ts';
import { itemAt } from '../oracle/auction-paper.ts';
import { categoriesIn, drawnIn, rowsOf } from '../oracle/chart-seen.ts';
import { countedGames, passes } from '../oracle/finished-games.ts';
import { forecastGame, groupWorthOver, personWorthOver, type ForecastGame } from '../oracle/worth.ts';
import { averaged, count } from '../oracle/written.ts';
import { playAuction } from '../play/auction.ts';
import { playGallery } from '../play/gallery.ts';
import { random, shuffle } from '../play/random.ts';
import { formats } from '../renderer/features/figures/group.ts';
import { rounded } from './rounded.ts';
import { patient } from '../patience.ts';
import { figuresOf, worthThen } from '../../src/shared/story/index.ts';
import { timelineIn } from '../fixtures/replayed.ts';
import { plans as auctionPlans } from '../play/auction-plans.ts';
import { plans as galleryPlans } from '../play/gallery-plans.ts';
import { repetitions } from '../repetitions.ts';

const words = en.worth;

/** Ninety evenings of a few people: enough to judge by, and of some kinds too few. */
const RECORDS: readonly GameRecord[] = [
  ...Array.from({ length: 44 }, (_, seed) =>
    playAuction({
      edition: seed < 36 ? 'modern-art-1994' : 'modern-art-cmon-it',
      players: 3 + (seed % 3),
      options: { tracking: seed % 9 === 4 ? 'counts' : 'ledger' },
      seed,
      adjusting: seed % 5 === 0 ? 0.03 : 0,
    }),
  ),
  ...Array.from({ length: 12 }, (_, seed) =>
    playGallery({
      edition: seed % 3 === 0 ? 'modern-art-card-game' : 'masters-gallery',
      players: 3,
      options: { tracking: 'full' },
      seed,
    }),
  ),
].map((game, at) => {
  const circle = shuffle(random(at + 1), PEOPLE.slice(0, 6));
  const players = game.players.map((_, seat) => {
    const name = circle[seat] ?? '';
    return { id: name.toLowerCase(), name };
  });
  const startedAt = new Date(Date.UTC(2025, 0, 1 + at, 19)).toISOString();
  return done(
    readRecord({ ...(JSON.parse(JSON.stringify(game)) as object), id: `evening-${at}`, players, startedAt }),
  );
});
const NIGHTS = Array.from({ length: 3 }, (_, seed) => oldNight(seed));

let store: Store;
let figures: Figures;
let games: readonly ForecastGame[];
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vernissage-worth-'));
  store = done(openStore(folder, surroundings()));
  figures = figuresIn(folder);
  const all = [...RECORDS, ...NIGHTS];
  for (const record of all) done(store.games.add(record));
  await workOut(folder);
  games = countedGames(
    all,
    () => '2026-11-21T19:30:00.000Z',
    (id) => id,
  ).map(forecastGame);
  return () => store.close();
}, patient(120_000));

describe.each<[string, GameFilter]>([
  ['all games', {}],
  ['a family', { family: 'gallery' }],
  ['tables of four', { seats: 4 }],
  ['somebody', { person: 'bo' }],
  ['nothing at all', { place: 'nowhere' }],
])('what the forecast says over %s', (_, filter) => {
  const chosen = () => games.filter(({ game }) => passes(game, filter));

  test('about the group is correct', () => {
    const found = figures.groupWorth(filter);
    expect(rounded(found)).toEqual(rounded(groupWorthOver(chosen(), nameOf)));
  });

  test('about each person is correct', () => {
    for (const id of IDS) {
      const found = figures.personWorth({ id, filter });
      if (found === null) continue;
      expect(rounded(found), id).toEqual(rounded(personWorthOver(chosen(), id)));
    }
  });
});

const amount = ([edition]: readonly AnyEdition[], value: number) =>
  averaged(edition ?? 'modern-art-1994', value);
const signed = (editions: readonly AnyEdition[], value: number) =>
  Math.round(value * 10) > 0 ? `+${amount(editions, value)}` : amount(editions, value);
const between = (editions: readonly AnyEdition[], { interval }: Estimate) =>
  interval === null ? '–' : `${amount(editions, interval[0])} to ${amount(editions, interval[1])}`;
const span = ({ value, interval }: Estimate) => interval ?? [value, value];
const labelOf = ({ cause }: Pick<Difference, 'cause'>) => words.accounts[cause];
const chartIn = ({ views }: ChartQuestion, view: number) => itemAt(views, view).chart;

describe('the charts', () => {
  test('of a person show these numbers, and the games it takes', () => {
    const { accounts } = figures.personWorth({ id: 'ada', filter: {} }) ?? { accounts: [] };
    for (const account of accounts) {
      const { editions, basis, causes } = account;
      const chart = chartIn(personAccountsQuestion('Ada', account, formats), 0);
      if (basis.games === 0) {
        expect(chart.spec).toBeNull();
        continue;
      }
      const lines = causes.filter(({ cause, more }) => cause !== 'corrections' || more.value !== 0);
      expect(categoriesIn(chart)).toEqual(lines.map(labelOf));
      expect(drawnIn(chart)).toEqual([[words.figures.difference, lines.map(({ more }) => span(more))]]);
      expect(rowsOf(chart)).toEqual(
        lines.map((line) => [
          labelOf(line),
          count(basis.games),
          signed(editions, line.more.value),
          between(editions, line.more),
          line.takes === null ? '–' : count(line.takes),
        ]),
      );
      const telling = lines.filter(({ cause, takes }) => cause !== 'corrections' && takes !== null);
      const fewest = Math.min(...telling.map(({ takes }) => takes ?? Infinity));
      const clearest = telling.find(({ takes }) => takes === fewest);
      if (basis.games < 10 || clearest === undefined) expect(chart.answer).toContain('at least 10');
      else {
        expect(chart.answer).toContain(`${labelOf(clearest)}, ${signed(editions, clearest.more.value)} per`);
        expect(chart.answer).toContain(
          fewest <= basis.games
            ? `It takes ${count(fewest)} games before that means anything, and there are ${basis.games}.`
            : `It takes ${count(fewest)} games before that means anything, and there are only ${basis.games}.`,
        );
      }
    }
    expect(accounts.some(({ basis }) => basis.games >= 10)).toBe(true);
  });

  test('of the group show these numbers, cause by cause and person by person', () => {
    const { accounts } = figures.groupWorth({});
    expect(accounts.map(({ editions }) => editions.join())).toEqual([
      'modern-art-1994',
      'masters-gallery,modern-art-card-game',
      'modern-art-cmon-it',
      'modern-art-cmon-en',
    ]);
    for (const account of accounts) {
      const { editions, basis, people } = account;
      const told = groupAccountsQuestion(account, formats);
      if (basis.games === 0) {
        expect(chartIn(told, 0)).toMatchObject({ answer: words.figures.untracked, spec: null });
        continue;
      }
      const causes = (people[0]?.causes ?? []).filter(({ cause }) => cause !== 'corrections').toReversed();
      expect(told.views.map(({ label }) => label)).toEqual(causes.map(labelOf));
      for (const [view, { cause }] of causes.entries()) {
        const own = people.flatMap(({ name, games: played, causes: all }) =>
          all.filter((one) => one.cause === cause).map((one) => ({ name, played, ...one })),
        );
        expect(rowsOf(chartIn(told, view))).toEqual(
          own.map(({ name, played, more, takes }) => [
            name,
            count(played),
            signed(editions, more.value),
            between(editions, more),
            takes === null ? '–' : count(takes),
          ]),
        );
        expect(drawnIn(chartIn(told, view))).toEqual([
          [words.figures.difference, own.map(({ more }) => span(more))],
        ]);
      }
    }
  });
});

/** Normally, every fifth painting of a game is looked at. */
const APART = repetitions(5, 1);

test.each([
  ['painting of Modern Art', auctionPlans(repetitions(6, 120)).map(playAuction), 15],
  ['card of the card games', galleryPlans(repetitions(3, 60)).map(playGallery), 5],
])('every %s was worth then what the game’s story says', (_, games, least) => {
  const folder = mkdtempSync(join(tmpdir(), 'vernissage-then-'));
  const store = done(openStore(folder, surroundings()));
  const { worth } = figuresIn(folder);
  let told = 0;
  for (const [game, played] of games.entries()) {
    const id = `game-${game}`;
    const timeline = timelineIn({ ...played, id });
    done(store.games.add(timeline.record));
    const said = worthThen(timeline);
    const lots = said?.family === 'auction' ? said.lots : (said?.cards ?? []);
    const hung = figuresOf(timeline)?.wall.rounds.flat() ?? [];
    for (const [at, painting] of hung.entries()) {
      if ((at + game) % APART !== 0) continue;
      const { artist, owner, lot, hung: shown } = painting;
      const then = lots.find((one) => one.index === (lot ?? shown) && one.artist === artist);
      const found = worth({ game: id, painting: at });
      const where = `painting ${at} of ${played.id}, by ${artist}`;
      if (owner === null || then === undefined) expect(found, where).toBeNull();
      else {
        expect(found?.worth, where).toBeCloseTo(then.worth, 8);
        expect(found?.nothing, where).toBeCloseTo(then.outcomes[0]?.chance ?? NaN, 8);
        told += 1;
      }
    }
    expect(worth({ game: id, painting: hung.length })).toBeNull();
  }
  expect(told).toBeGreaterThan(least);
  store.close();
});
