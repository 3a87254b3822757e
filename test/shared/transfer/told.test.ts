import { expect, test, vi } from 'vitest';
import { bgStatsFile, bgStatsLink, playOf, resultsIn } from '../../../src/shared/interchange/index.ts';
import { editionIn, isBox, type GameRecord } from '../../../src/shared/record/index.ts';
import { documentOf, readResult } from '../../../src/shared/result/index.ts';
import {
  canonicalLog,
  csvLine,
  differingFields,
  goesOnFrom,
  joinedFrom,
  lastMoment,
  lineageOf,
  lotRows,
  revisionOf,
  roundRows,
  separatorsOf,
  withRevision,
} from '../../../src/shared/transfer/index.ts';
import { evening, EVENINGS } from '../../fixtures/told.ts';
import { news, packed, page, told } from '../../telling.ts';
import { recordOf } from '../../fixtures/replayed.ts';
import { nightWith } from '../../fixtures/result.ts';
import { OUTWARD } from '../interchange/bg-stats.ts';

const NIGHTS = [
  nightWith({ scores: null, winners: [2, 0], minutes: 75, location: ' Essen ', misplayed: true }),
  nightWith({
    id: 'points',
    edition: 'masters-gallery',
    rounds: [
      [3, 0, 8],
      [0, 5, 1],
    ],
    scores: [3, 5, 9],
  }),
];

function games(): GameRecord[] {
  return [...EVENINGS.map((name) => recordOf(evening(name))), ...NIGHTS];
}

test('games as rows of a table', async () => {
  const lines = games().flatMap((record) => {
    const lots = lotRows(record).map((row) => csvLine(Object.values(row), separatorsOf('en')));
    const rounds = roundRows(record).map((row) => csvLine([...Object.values(row), 0.5], separatorsOf('it')));
    return [
      `# ${record.id}`,
      ...packed(
        '',
        [...lots, ...rounds].map((row) => row.trim()),
        ' / ',
      ),
    ];
  });
  await expect(page(lines)).toMatchFileSnapshot('told/rows.txt');
});

test('games as plays of BG Stats, and back', async () => {
  vi.stubEnv('TZ', 'Europe/Rome');
  const records = games();
  const boxes = records.map(editionIn).filter(isBox);
  const plays = records.flatMap((record, at) => {
    const changed = at % 2 === 0 ? `2026-0${at + 1}-31T23:30:00.000Z` : null;
    const noted = at === 1 ? { ...record, notes: 'so loud '.repeat(300) } : record;
    return playOf(noted, changed, { axel: 'doris-2' }) ?? [];
  });
  const file = JSON.parse(JSON.stringify(bgStatsFile(OUTWARD, [...plays, ...plays.slice(0, 1)]))) as object;
  const text = page(
    told('file', file),
    ...plays.map((play, at) => {
      const link = bgStatsLink(play, OUTWARD);
      return told(`link ${at}`, link && { ...link, address: decodeURIComponent(link.address).slice(-700) });
    }),
    told(
      'back',
      resultsIn({ ...file }, 999, boxes).results.map((result) => {
        const read = readResult(result);
        return read.ok ? { ...documentOf(read.value), box: null } : read.error;
      }),
    ),
  ).replaceAll(/(so loud ){9,}/g, (all) => `so loud ×${all.length / 8} `);
  vi.unstubAllEnvs();
  await expect(text).toMatchFileSnapshot('told/plays.txt');
});

test('logs of one game', async () => {
  const record = recordOf(evening('loft-of-four'));
  const { events } = record;
  const shorter = { ...record, events: events.slice(0, 12) };
  const renamed = { ...shorter, players: record.players.map((person) => ({ ...person, name: 'X' })) };
  const other = { ...record, location: 'Elsewhere', events: [...events.slice(0, 12), ...events.slice(14)] };
  const finished = { ...record, finishedAt: '2025-10-26T00:10:00.000Z' };
  const logs = {
    record,
    shorter,
    renamed,
    other,
    finished,
    corrected: withRevision(shorter, 2),
    night: NIGHTS[1] ?? record,
  };
  const named = Object.entries(logs);
  const known = named.map(([mark, log]) => ({ record: log, mark, hash: mark }));
  const lineages = [[], ['finished'], named.map(([mark]) => mark)].map((said) =>
    lineageOf(known.slice(0, 6), new Set(said)),
  );
  const text = page(
    ...named.map(([name, log]) =>
      told(name, {
        'goes on from': named.filter(([, earlier]) => goesOnFrom(log, earlier)).map(([earlier]) => earlier),
        differs: differingFields(log, record),
        last: lastMoment(log),
        revision: revisionOf(log),
        same: named.filter(([, one]) => canonicalLog(one) === canonicalLog(log)).map(([one]) => one),
      }),
    ),
    ...lineages.map(({ open, former, replaced }) =>
      told('lineage', {
        open: open.map(({ mark }) => mark),
        former: former.map(({ mark }) => mark),
        replaced: [...replaced],
      }),
    ),
    told(
      'joined, otherwise than elsewhere',
      news(
        other,
        recordOf(
          joinedFrom(other, finished, { fields: ['location', 'finishedAt', 'notes'], events: [2, 13] }),
        ),
      ),
    ),
  );
  await expect(text).toMatchFileSnapshot('told/logs.txt');
});
