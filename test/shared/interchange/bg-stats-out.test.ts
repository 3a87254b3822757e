import { createHash } from 'node:crypto';
import jsQR from 'jsqr';
import { encode } from 'uqr';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { bgStatsLink, playOf, type Play } from '../../../src/shared/interchange/index.ts';
import { MOST_LINK_BYTES } from '../../../src/shared/interchange/bg-stats-link.ts';
import { stableId, uuidOf } from '../../../src/shared/interchange/stable-id.ts';
import { readRecord, type AnyEdition } from '../../../src/shared/record/index.ts';
import { it as italianWords } from '../../../src/shared/text/it/index.ts';
import { boxName } from '../../../src/shared/text/terms.ts';
import { nightWith } from '../../fixtures/result.ts';
import { LONGEST_NAMES } from '../../play/longest-names.ts';
import { SAMPLE } from '../record/sample.ts';
import { OUTWARD } from './bg-stats.ts';

const NIGHT = nightWith({
  edition: 'modern-art-cmon-it',
  players: ['Zoë', 'Jürgen', '李'].map((name) => ({ id: name, name })),
  startedAt: '2019-03-02T20:15:00',
  location: 'Château d’Oex',
  notes: 'Zoë & Jürgen: "fair?" 100 %',
  minutes: 75,
  scores: [389, 412, 0],
});

function night(change: Partial<Play> = {}): Play {
  const play = playOf(NIGHT, '2019-03-05T09:00:00');
  if (play === null) throw new Error('a result is a play');
  return { ...play, ...change };
}

/** Five players with these names, in the order of their ranks. */
const five = (nameOf: (seat: number) => string) =>
  Array.from({ length: 5 }, (_, seat) => ({
    ...{ id: stableId(`player ${seat}`), name: nameOf(seat), rank: seat + 1, score: 400 - seat },
    ...{ starts: seat === 0, winner: seat === 0 },
  }));

/** Reads the code from pixels, as a phone does: four pixels per module, black on white. */
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

describe('a BG Stats link', () => {
  test('can be scanned from its QR code unchanged', () => {
    const address = bgStatsLink(night(), OUTWARD)?.address ?? '';
    expect(seen(address)).toBe(address);
    expect(address).toMatch(/^https:\/\/app\.bgstatsapp\.com\/createPlay\.html\?data=/);
    expect(dataIn(address)).toEqual({
      sourceName: 'Vernissage',
      sourcePlayId: stableId('an-old-night'),
      playDate: '2019-03-02 20:15:00',
      durationMin: 75,
      location: 'Château d’Oex',
      comments: 'Zoë & Jürgen: "fair?" 100 %',
      board: 'box modern-art-cmon-it',
      game: {
        name: 'Modern Art',
        sourceGameId: 'modern-art-cmon-it',
        bggId: 118,
        highestWins: true,
        noPoints: false,
      },
      players: (
        [
          ['Zoë', 2, 389],
          ['Jürgen', 1, 412],
          ['李', 3, 0],
        ] as const
      ).map(([name, rank, score]) => ({
        name,
        sourcePlayerId: stableId(name),
        startPlayer: false,
        rank,
        score,
        winner: rank === 1,
      })),
    });
  });

  test('uses up to 1,999 bytes and no more', () => {
    const notesOf = (length: number) => bgStatsLink(night({ comments: 'x'.repeat(length) }), OUTWARD);
    const room = 1999 - (notesOf(1)?.address.length ?? 0) + 1;
    expect(notesOf(room)?.without).toBe('nothing');
    expect(notesOf(room)?.address.length).toBe(1999);
    expect(notesOf(room + 1)).toMatchObject({ without: 'notes' });
    expect(dataIn(notesOf(room + 1)?.address ?? '')).not.toHaveProperty('comments');
    expect(MOST_LINK_BYTES).toBe(1999);
  });

  test('keeps the first word of the notes if there is no room for more', () => {
    const link = bgStatsLink(night({ comments: `Tight ${'x'.repeat(2000)}` }), OUTWARD);
    expect(link?.without).toBe('notes');
    expect(dataIn(link?.address ?? '')).toMatchObject({ comments: 'Tight …' });
  });

  test('never cuts a character in half', () => {
    for (const word of ['Zürich', '’', '李', '🎨', '\uD83C']) {
      const link = bgStatsLink(night({ comments: Array(400).fill(word).join(' ') }), OUTWARD);
      expect(link?.address.length).toBeLessThan(2000);
      expect(dataIn(link?.address ?? '')).toMatchObject({ comments: expect.stringMatching(/ …$/) });
    }
  });

  test('with five of the longest names holds everything but the notes', () => {
    const players = five((seat) => LONGEST_NAMES[seat] ?? '');
    const italian = { ...OUTWARD, board: (edition: AnyEdition) => boxName(italianWords, edition).edition };
    const link = bgStatsLink(
      night({ players, location: 'Circolo La Città dei Giochi', comments: null }),
      italian,
    );
    expect(link?.without).toBe('nothing');
    expect(seen(link?.address ?? '')).toBe(link?.address);
    expect(dataIn(link?.address ?? '')).toMatchObject({
      location: 'Circolo La Città dei Giochi',
      board: 'CMON, italiana',
      players: LONGEST_NAMES.map((name) => ({ name })),
    });
  });

  test('drops the place and the edition last, and says so, but keeps all player ids', () => {
    const players = five(() => 'ß'.repeat(21));
    const link = bgStatsLink(night({ players }), OUTWARD);
    expect(link?.without).toBe('all-but-result');
    expect(bgStatsLink(night({ players: five(() => '李'.repeat(60)) }), OUTWARD)).toBeNull();
    const data = dataIn(link?.address ?? '');
    expect(data).not.toHaveProperty('location');
    expect(data).not.toHaveProperty('board');
    expect(data).toMatchObject({
      durationMin: 75,
      players: players.map(({ id }) => ({ sourcePlayerId: id })),
    });
  });

  test('uses the number that the user set for The Card Game, and for no other game', () => {
    const own = { ...OUTWARD, cardGameBggId: 429_000 };
    const numberOf = (edition: Play['edition']) =>
      dataIn(bgStatsLink(night({ edition }), own)?.address ?? '');
    expect(numberOf('modern-art-card-game')).toMatchObject({ game: { bggId: 429_000 } });
    expect(numberOf('masters-gallery')).toMatchObject({ game: { bggId: 40381 } });
    expect(numberOf('modern-art-1994')).toMatchObject({ game: { bggId: 118 } });
  });

  test('needs a winner and a known day', () => {
    const begun = readRecord(SAMPLE);
    expect(begun.ok && playOf(begun.value, null)).toBeNull();
    expect(bgStatsLink(night({ date: null }), OUTWARD)).toBeNull();
  });
});

test('a play is dated by its beginning, in local time, even if it ended on another day', () => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  onTestFinished(() => void vi.unstubAllEnvs());
  const dateOf = (startedAt: string | null, finishedAt?: string) =>
    playOf({ ...NIGHT, startedAt, finishedAt: finishedAt ?? null }, null)?.date;
  const [begun, over] = ['2019-12-31T10:30:09Z', '2019-12-31T11:05:00Z'];
  expect([dateOf(begun, over), dateOf(null, over)]).toEqual(['2019-12-31 23:30:09', '2020-01-01 00:05:00']);
  expect(['2003-05-17', 'once', null].map((day) => dateOf(day))).toEqual(['2003-05-17 12:00:00', null, null]);
  const changes = { misplayed: true, notes: ' ', location: ' Essen ' };
  expect(playOf({ ...NIGHT, ...changes }, over, { Zoë: 'Zoe' })).toMatchObject({
    ...{ changed: '2020-01-01 00:05:00', misplayed: true, comments: null, location: 'Essen' },
    players: [{ id: stableId('Zoe'), name: 'Zoë' }, { id: stableId('Jürgen') }, {}],
  });
});

describe('an id for other programs', () => {
  test('follows the UUID standard', () => {
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

  test('stays unchanged if it is a UUID already', () => {
    expect(stableId(SAMPLE.id)).toBe(SAMPLE.id);
    expect(stableId('anything')).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });
});
