import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  openTable,
  outcomeOf,
  readRecord,
  replay,
  timelineOf,
  step,
} from '../../../src/shared/record/index.ts';
import { wholeGame, type GameDocument } from './games.ts';
import { SAMPLE, sampleWith } from './sample.ts';
import { replayed, recordOf } from '../../fixtures/replayed.ts';

const anyGame = fc.nat().map(wholeGame);

/** The outcome of a document that must be valid. */
function outcomeAfter(document: unknown): unknown {
  const played = replayed(document);
  return outcomeOf(played.table);
}

function withEvents(game: GameDocument, events: readonly unknown[]): unknown {
  return { ...game, events };
}

describe('replaying a record', () => {
  test('a new game is at the state after its last event', () => {
    expect(outcomeAfter(SAMPLE)).toEqual({
      status: 'playing',
      round: 1,
      turn: 1,
      rounds: [],
      cash: [119, 100, 100, 81],
      scores: [119, 100, 100, 81],
      hands: [8, 9, 9, 9],
      winners: null,
    });
  });

  test('an event that is not allowed stops the replay', () => {
    const events = [...SAMPLE.events, { type: 'sale', buyer: 0, price: 5 }, 'no event at all'];
    const replayed = replay(sampleWith({ events }));
    expect(replayed).toMatchObject({
      ok: false,
      problem: { code: 'offer-awaited', place: 'events[2]', index: 2, id: SAMPLE.id },
    });
    const before = replayed.ok ? undefined : replayed.table;
    expect(before && outcomeOf(before)).toEqual(outcomeAfter(SAMPLE));
  });

  test('the path inside an event is given', () => {
    const events = [SAMPLE.events[0], { type: 'sale', buyer: 3, price: '19' }];
    expect(replay(sampleWith({ events }))).toMatchObject({
      problem: { code: 'not-an-amount', place: 'events[1].price', index: 1 },
    });
  });

  test('something that is not an event stops it, too, if everything before it is allowed', () => {
    expect(replay(sampleWith({ events: [...SAMPLE.events, null] }))).toMatchObject({
      problem: { code: 'not-an-object', place: 'events[2]', index: 2 },
      record: { events: SAMPLE.events },
    });
  });

  test.each([
    ['modern-art-1994', { tracking: 'full' }, 'unknown-tracking', 'options.tracking'],
    ['masters-gallery', { tracking: 'full', mystery: true }, 'option-not-in-edition', 'options.mystery'],
  ])('%s refuses the options %j outside its events', (edition, options, code, place) => {
    expect(replay(sampleWith({ edition, options, events: [] }))).toMatchObject({
      problem: { code, place, index: -1 },
    });
  });

  test('the time and note of an event change nothing', () => {
    const events = SAMPLE.events.map((event) => ({ ...event, at: '2026-11-21T20:00:00Z', note: 'I think' }));
    expect(outcomeAfter(sampleWith({ events }))).toEqual(outcomeAfter(SAMPLE));
  });

  test('warnings are returned with their event', () => {
    const events = [SAMPLE.events[0], { type: 'sale', buyer: 3, price: 99 }];
    const replayed = replay(sampleWith({ events }));
    expect(replayed).toMatchObject({ ok: true, warnings: [{ index: 1, code: 'price-above-best-value' }] });
    expect(replay(SAMPLE)).toMatchObject({ ok: true, warnings: [] });
  });
});

describe('any played game', () => {
  test('survives being written and read', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const read = readRecord(game);
        expect(read).toEqual({ ok: true, value: game });
        const again: unknown = JSON.parse(JSON.stringify(read.ok && read.value));
        expect(outcomeAfter(again)).toEqual(outcomeAfter(game));
      }),
      { numRuns: 30 },
    );
  });

  test('the start of a game replays to the state at that time', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const read = readRecord(game);
        const open = read.ok && openTable(read.value);
        if (!open || !open.ok) throw new Error('a game that was played opens');
        let table = open.value;
        for (const [index, event] of game.events.entries()) {
          expect(outcomeAfter(withEvents(game, game.events.slice(0, index)))).toEqual(outcomeOf(table));
          const next = step(table, event);
          if (!next.ok) throw new Error(`${next.error.code} at event ${index}`);
          table = next.value;
        }
        expect(outcomeAfter(game)).toEqual(outcomeOf(table));
      }),
      { numRuns: 10 },
    );
  });

  test.each([
    ['null', null],
    ['a number', 7],
    ['a list', []],
    ['no type', {}],
    ['a type nobody knows', { type: 'auction' }],
    ['a word of JavaScript for a type', { type: 'constructor' }],
  ])('one broken event (%s) is refused where it stands', (_, broken) => {
    fc.assert(
      fc.property(anyGame, fc.nat(), (game, at) => {
        const index = at % game.events.length;
        const replayed = replay(
          withEvents(game, [...game.events.slice(0, index), broken, ...game.events.slice(index + 1)]),
        );
        expect(replayed).toMatchObject({ ok: false, problem: { index, id: game.id } });
        expect(replayed.ok || replayed.problem.place).toMatch(new RegExp(`^events\\[${index}\\]`));
      }),
      { numRuns: 10 },
    );
  });

  test('a replay does not change its input', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const text = JSON.stringify(game);
        replay(game);
        expect(JSON.stringify(game)).toBe(text);
      }),
      { numRuns: 10 },
    );
  });
});

describe('replaying a changed record', () => {
  const record = recordOf(SAMPLE);

  test.each([
    ['another first seat', { ...record, firstSeat: 1 }],
    ['other options', { ...record, options: { tracking: 'owners' } }],
    ['another edition', { ...record, edition: 'modern-art-cmon-it' as const }],
    ['a player less', { ...record, players: record.players.slice(0, 3) }],
    ['another event', { ...record, events: record.events.with(0, { ...record.events[0], type: 'sale' }) }],
    ['an event less', { ...record, events: record.events.slice(0, 1) }],
  ])('with %s keeps nothing of what was played before that', (_, changed) => {
    expect(timelineOf(changed, timelineOf(record, null))).toEqual(timelineOf(changed, null));
  });

  test('reuses the tables of unchanged events', () => {
    const before = timelineOf({ ...record, events: record.events.slice(0, 1) }, null);
    const { tables } = timelineOf(record, before);
    expect(tables.slice(0, 2)).toEqual(before.tables);
    expect(tables[1]).toBe(before.tables[1]);
  });
});
