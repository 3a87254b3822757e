import { beforeAll, expect, test } from 'vitest';
import type { HistoryFilter, PastGame } from '../../../src/shared/api.ts';
import {
  editionIn,
  editionOf,
  type GameRecord,
  outcomeOf,
  replay,
} from '../../../src/shared/record/index.ts';
import type { Figures } from '../../../src/main/figures/figures.ts';
import { openStore, type Store } from '../../../src/main/store/index.ts';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chance, pick, random } from '../../play/random.ts';
import { done, surroundings, pageOf } from './store-in.ts';
import { figuresIn } from '../figures/figures-in.ts';
import { evening, evenings, PEOPLE } from './many-games.ts';
import { boxWords, plain } from './rows-by-replay.ts';

/** The first is merged into the second. They never sat together. */
const ELDER = { id: 'bo-the-elder', name: 'Bo the elder' };
const OLD: GameRecord = {
  ...evening(4000),
  players: evening(4000).players.map((one, seat) => (seat === 0 ? ELDER : { ...one, id: `other-${one.id}` })),
};
/** A period begins or ends exactly with this one. */
const EXACTLY = String(evening(3).startedAt);
const RECORDS = [...evenings(250), OLD];
const TRASHED = new Set(RECORDS.filter((_, at) => at % 23 === 7).map(({ id }) => id));

let folder: string;
let store: Store;
let figures: Figures;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vernissage-history-'));
  store = done(openStore(folder, surroundings()));
  figures = figuresIn(folder);
  for (const record of RECORDS) done(store.games.add(record));
  for (const id of TRASHED) store.games.trash(id);
  done(store.players.merge(ELDER.id, 'bo'));
  return () => store.close();
});

const personOf = (id: string) => (id === ELDER.id ? 'bo' : id);

/** All pages of a few games each, joined. */
function everyPage(filter: HistoryFilter, most = 17): PastGame[] {
  const games: PastGame[] = [];
  let page: readonly PastGame[];
  do {
    page = pageOf({ ...store, figures }, filter, games.length, most);
    games.push(...page);
  } while (page.length === most);
  const times = games.map(({ playedAt }) => playedAt);
  expect(times, 'the newest first').toEqual(times.toSorted().reverse());
  return games;
}

function statusOf(record: GameRecord): string {
  const played = replay(record);
  if (record.abandoned === true) return 'abandoned';
  return played.ok && outcomeOf(played.table).winners !== null ? 'finished' : 'unfinished';
}

/** What filters look at, for each record that isn't in the trash. */
const PAST = RECORDS.filter(({ id }) => !TRASHED.has(id)).map((record) => ({
  record,
  family: editionOf(editionIn(record)).family,
  people: record.players.map(({ id }) => personOf(id)),
  said: plain(
    [
      ...record.players.map(({ name }) => name),
      ...boxWords(editionIn(record)),
      ...[record.location, record.notes, ...(record.tags ?? [])],
    ].join(' '),
  ),
  at: record.startedAt ?? record.finishedAt ?? '2026-11-21',
  status: statusOf(record),
}));

/** The records that pass a filter, checked one by one. */
function passing(filter: HistoryFilter): string[] {
  const words = plain(filter.text ?? '')
    .split(' ')
    .filter((word) => word !== '');
  return PAST.filter(
    ({ record, family, people, said, at, status }) =>
      (filter.family === undefined || family === filter.family) &&
      (filter.edition === undefined || record.edition === filter.edition) &&
      (filter.seats === undefined || record.players.length === filter.seats) &&
      (filter.place === undefined || record.location === filter.place) &&
      (filter.tag === undefined || record.tags?.includes(filter.tag)) &&
      (filter.person === undefined || people.includes(filter.person)) &&
      (filter.with ?? []).every((other) => people.includes(other)) &&
      (filter.from === undefined || at >= filter.from) &&
      (filter.until === undefined || at < filter.until) &&
      (filter.status === undefined || status === filter.status) &&
      words.every((word) => said.includes(word)),
  )
    .map(({ record }) => record.id)
    .sort();
}

function anyFilter(seed: number): HistoryFilter {
  const next = random(seed);
  const some = <T>(value: T): T | undefined => (chance(next, 0.3) ? value : undefined);
  const filter = {
    family: some(pick(next, ['auction', 'gallery'] as const)),
    edition: some(pick(next, ['modern-art-1994', 'masters-gallery', 'modern-art-cmon-it'] as const)),
    seats: some(pick(next, [2, 3, 4, 5] as const)),
    place: some(pick(next, ['the club', 'Café Zoë'])),
    tag: some(pick(next, ['club', 'final'])),
    person: some(pick(next, PEOPLE).toLowerCase()),
    // A game is in the period that begins exactly with it, and not in one that ends then.
    from: some(pick(next, ['2025-01-01T00:00:00Z', '2024-06-01T12:00:00.000Z', EXACTLY])),
    until: some(pick(next, ['2026-01-01T00:00:00Z', '2025-06-01T12:00:00.000Z', EXACTLY])),
    status: some(pick(next, ['finished', 'unfinished', 'abandoned'] as const)),
    with: some([pick(next, PEOPLE), pick(next, PEOPLE)].map((name) => name.toLowerCase())),
    text: some(
      pick(next, ['ELODIE', 'cafe zoe', 'gosta club', 'too much', 'nowhere', 'masters gosta', 'CMON']),
    ),
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

test('the history is filtered by everything at once', () => {
  for (let seed = 0; seed < 150; seed += 1) {
    const filter = anyFilter(seed);
    const ids = everyPage(filter)
      .map(({ id }) => id)
      .sort();
    expect(ids, JSON.stringify(filter)).toEqual(passing(filter));
  }
});

test('the history finds a person by all their ids, and by the present name', () => {
  const ids = everyPage({ person: 'bo' }).map(({ id }) => id);
  expect(ids).toContain('evening-4000');
  expect(everyPage({ person: ELDER.id }).map(({ id }) => id)).toEqual(ids);
  const facet = figures.facets({}).people.filter(({ name }) => name === 'Bo');
  expect(facet).toEqual([{ value: 'bo', name: 'Bo', games: ids.length }]);
  done(store.players.rename('bo', 'Père Boniface'));
  const renamed = everyPage({ text: 'boniface' });
  for (const text of ['boniface', 'pere', 'nif']) expect(everyPage({ text }), text).toEqual(renamed);
  expect(renamed.map(({ id }) => id)).toEqual(ids);
  const game = renamed.find(({ id }) => id === 'evening-4000');
  expect(game?.players[0]).toMatchObject({ person: 'bo', name: 'Père Boniface' });
  done(store.players.rename('bo', 'Bo'));
});
