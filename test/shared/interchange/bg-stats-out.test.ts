import { createHash } from 'node:crypto';
import jsQR from 'jsqr';
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import {
  bgStatsFile,
  bgStatsLink,
  MOST_LINK_BYTES,
  playOf,
  resultsIn,
  stableId,
  uuidOf,
  type Play,
} from '../../../src/shared/interchange/index.ts';
import { readRecord } from '../../../src/shared/record/index.ts';
import { documentOf, readResult, resultOf } from '../../../src/shared/result/index.ts';
import { playAuction } from '../../play/auction.ts';
import { SAMPLE } from '../record/sample.ts';

const NIGHT = readResult({
  format: 'vernissage/result',
  version: 1,
  id: 'an-old-night',
  edition: 'modern-art-cmon-it',
  players: ['Zoë', 'Jürgen', '李'].map((name) => ({ id: name, name })),
  startedAt: '2019-03-02T20:15:00',
  location: 'Château d’Oex',
  notes: 'Zoë & Jürgen: "fair?" 100 %',
  scores: [389, 412, 301],
  minutes: 75,
});

function night(change: Partial<Play> = {}): Play {
  const play = NIGHT.ok ? playOf(NIGHT.value) : null;
  if (play === null) throw new Error('a result is a play');
  return { ...play, ...change };
}

/** What a phone sees on the screen: four pixels a module, black on white. */
function seen(address: string): string | undefined {
  const { data, size } = encode(address, { border: 4 });
  const scale = 4;
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[Math.floor(y / scale)]?.[Math.floor(x / scale)] === true)
        pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return jsQR(pixels, width, width)?.data;
}

function dataIn(address: string): unknown {
  return JSON.parse(new URL(address).searchParams.get('data') ?? '');
}

describe('a game as a link for BG Stats', () => {
  test('is read again from the drawn code, letter by letter', () => {
    const address = bgStatsLink(night())?.address ?? '';
    expect(seen(address)).toBe(address);
    expect(address).toMatch(/^https:\/\/app\.bgstatsapp\.com\/createPlay\.html\?data=/);
    expect(dataIn(address)).toEqual({
      sourceName: 'Vernissage',
      sourcePlayId: stableId('an-old-night'),
      playDate: '2019-03-02 20:15:00',
      durationMin: 75,
      location: 'Château d’Oex',
      comments: 'Zoë & Jürgen: "fair?" 100 %',
      game: {
        name: 'Modern Art',
        sourceGameId: 'modern-art-cmon-it',
        bggId: 118,
        highestWins: true,
        noPoints: false,
      },
      players: [
        {
          name: 'Zoë',
          sourcePlayerId: stableId('Zoë'),
          startPlayer: false,
          rank: 2,
          score: 389,
          winner: false,
        },
        {
          name: 'Jürgen',
          sourcePlayerId: stableId('Jürgen'),
          startPlayer: false,
          rank: 1,
          score: 412,
          winner: true,
        },
        {
          name: '李',
          sourcePlayerId: stableId('李'),
          startPlayer: false,
          rank: 3,
          score: 301,
          winner: false,
        },
      ],
    });
  });

  test('has room for five players, and gives up notes first', () => {
    const players = Array.from({ length: 5 }, (_, seat) => ({
      id: stableId(`player ${seat}`),
      name: `Maximiliane ${seat}`,
      starts: seat === 0,
      rank: seat + 1,
      score: 400 - seat,
      winner: seat === 0,
    }));
    const link = bgStatsLink(night({ players, comments: 'Clemens bought all of Krypto. '.repeat(60) }));
    expect(link?.shortened).toBe(true);
    expect(link?.address.length).toBeLessThanOrEqual(MOST_LINK_BYTES);
    expect(seen(link?.address ?? '')).toBe(link?.address);
    expect(dataIn(link?.address ?? '')).toMatchObject({ players: { length: 5 } });
    const endless = players.map((player) => ({ ...player, name: '李'.repeat(60) }));
    expect(bgStatsLink(night({ players: endless }))).toBeNull();
  });

  test('is of a game that somebody has won, on a day that is known', () => {
    const begun = readRecord(SAMPLE);
    expect(begun.ok && playOf(begun.value)).toBeNull();
    expect(bgStatsLink(night({ date: null }))).toBeNull();
  });

  test('says who began a game with a log', () => {
    const options = { tracking: 'ledger', mystery: false, splitDouble: false } as const;
    const whole = readRecord(playAuction({ edition: 'modern-art-1994', players: 4, options, seed: 7 }));
    const play = whole.ok ? playOf(whole.value) : null;
    expect(play?.players.filter(({ starts }) => starts)).toHaveLength(1);
    expect(play?.players.some(({ winner }) => winner)).toBe(true);
  });
});

describe('games as a play file', () => {
  test('come back as the results they were', () => {
    const file: unknown = JSON.parse(JSON.stringify(bgStatsFile('Games from Vernissage.', [night()])));
    expect(file).toMatchObject({
      about: 'Games from Vernissage.',
      games: [{ id: 1, bggId: 118, name: 'Modern Art' }],
      locations: [{ id: 1, name: 'Château d’Oex' }],
      plays: [
        { gameRefId: 1, locationRefId: 1, playDateYmd: 20190302, playerScores: [{ score: '389' }, {}, {}] },
      ],
    });
    const [back] = resultsIn(file as Readonly<Record<string, unknown>>).map(readResult);
    if (back?.ok !== true || !NIGHT.ok) throw new Error('the play is read');
    expect(resultOf(back.value)).toEqual({ ...resultOf(NIGHT.value), source: 'bg-stats' });
    expect(documentOf(back.value)).toMatchObject({
      edition: 'modern-art-cmon-it',
      startedAt: '2019-03-02T20:15:00',
    });
  });

  test('name the same things by the same ids every time, and each once', () => {
    const other = night({ id: stableId('another night'), date: '2020-01-01 12:00:00' });
    const file = () => bgStatsFile('', [night(), other]);
    expect(file()).toEqual(file());
    expect(file()).toMatchObject({ games: { length: 1 }, players: { length: 3 }, locations: { length: 1 } });
  });
});

describe('an id for other programs', () => {
  test('is made as its standard says', () => {
    expect(uuidOf('www.example.com', '6ba7b810-9dad-11d1-80b4-00c04fd430c8')).toBe(
      '2ed6657d-e927-568b-95e1-2665a8aea6a2',
    );
    for (const length of [0, 1, 54, 55, 56, 63, 64, 119, 200]) {
      const name = 'ü'.repeat(length);
      const namespace = Buffer.from('6ba7b8109dad11d180b400c04fd430c8', 'hex');
      const digest = createHash('sha1').update(namespace).update(name).digest('hex');
      const made = uuidOf(name, '6ba7b810-9dad-11d1-80b4-00c04fd430c8').replaceAll('-', '');
      expect(made.slice(0, 12)).toBe(digest.slice(0, 12));
      expect(made.slice(20)).toBe(digest.slice(20, 32));
    }
  });

  test('stays what it is where it is one already', () => {
    expect(stableId(SAMPLE.id)).toBe(SAMPLE.id);
    expect(stableId('anything')).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });
});
