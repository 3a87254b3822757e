import { describe, expect, test } from 'vitest';
import { EDITION_IDS, editionOf, readRecord } from '../../../src/shared/record/index.ts';
import { UPGRADES } from '../../../src/shared/record/upgrade.ts';
import { RECORD_VERSION } from '../../../src/shared/record/game-record.ts';
import { playersNamed } from '../../fixtures/people.ts';
import { SAMPLE, sampleWith } from './sample.ts';

/** Why a document is not a record, as code and path; `null` if it is one. */
function refusal(raw: unknown): string | null {
  const read = readRecord(raw);
  return read.ok ? null : `${read.error.code} at ${read.error.place} (${read.error.index})`;
}

const [axel, beatrix, clemens] = SAMPLE.players;

/** The events of the sample with another second one. */
const then = (event: unknown) => ({ events: [SAMPLE.events[0], event] });

describe('the fields of a record', () => {
  test.each([
    ['the format', { format: undefined }, 'missing at format (-1)'],
    ['our format', { format: 'chess/game' }, 'unknown-format at format (-1)'],
    ['the version', { version: undefined }, 'missing at version (-1)'],
    ['a version that is a number', { version: '1' }, 'not-a-number at version (-1)'],
    ['a version that there has been', { version: 0 }, 'unknown-version at version (-1)'],
    ['a whole version', { version: 1.5 }, 'unknown-version at version (-1)'],
    ['a version we know', { version: 2 }, 'future-version at version (-1)'],
    ['an id', { id: undefined }, 'missing at id (-1)'],
    ['an id that is text', { id: 7 }, 'not-text at id (-1)'],
    ['an id that says something', { id: '' }, 'empty-text at id (-1)'],
    ['an edition', { edition: undefined }, 'missing at edition (-1)'],
    ['an edition we have', { edition: 'monopoly' }, 'unknown-edition at edition (-1)'],
    ['an edition and not a word of JavaScript', { edition: '__proto__' }, 'unknown-edition at edition (-1)'],
    ['the players', { players: undefined }, 'missing at players (-1)'],
    ['players as a list', { players: { 0: axel } }, 'not-a-list at players (-1)'],
    ['enough players', { players: [axel, beatrix] }, 'wrong-number-of-players at players (-1)'],
    ['players that are objects', { players: [axel, 'Bea', clemens] }, 'not-an-object at players[1] (-1)'],
    ['an id for each player', { players: [axel, beatrix, { name: 'C' }] }, 'missing at players[2].id (-1)'],
    [
      'a name for each player',
      { players: [axel, beatrix, { id: 'c', name: 3 }] },
      'not-text at players[2].name (-1)',
    ],
    [
      'players who are different people',
      { players: [axel, beatrix, axel] },
      'same-player-twice at players[2].id (-1)',
    ],
    ['who begins', { firstSeat: undefined }, 'missing at firstSeat (-1)'],
    ['a number for who begins', { firstSeat: '0' }, 'not-a-number at firstSeat (-1)'],
    ['a seat at this table', { firstSeat: 4 }, 'not-a-seat at firstSeat (-1)'],
    ['a whole seat', { firstSeat: 0.5 }, 'not-a-seat at firstSeat (-1)'],
    ['options', { options: undefined }, 'missing at options (-1)'],
    ['options by name', { options: [] }, 'not-an-object at options (-1)'],
    ['what is tracked', { options: {} }, 'missing at options.tracking (-1)'],
    ['events', { events: undefined }, 'missing at events (-1)'],
    ['events as a list', { events: {} }, 'not-a-list at events (-1)'],
    ['startedAt of the right kind, if any', { startedAt: 5 }, 'not-text at startedAt (-1)'],
    ['finishedAt of the right kind, if any', { finishedAt: false }, 'not-text at finishedAt (-1)'],
    ['location of the right kind, if any', { location: {} }, 'not-text at location (-1)'],
    ['notes of the right kind, if any', { notes: [] }, 'not-text at notes (-1)'],
    ['tags of the right kind, if any', { tags: 'club' }, 'not-a-list at tags (-1)'],
    ['tags of the right kind, if any', { tags: ['club', 5] }, 'not-text at tags[1] (-1)'],
    ['misplayed of the right kind, if any', { misplayed: 'no' }, 'not-true-or-false at misplayed (-1)'],
    ['abandoned of the right kind, if any', { abandoned: 0 }, 'not-true-or-false at abandoned (-1)'],
    ['an event is an object', then('sale'), 'not-an-object at events[1] (1)'],
    ['an event is not nothing', then(null), 'not-an-object at events[1] (1)'],
    ['an event has a type', then({ buyer: 3 }), 'missing at events[1].type (1)'],
    ['a type is text', then({ type: 3 }), 'not-text at events[1].type (1)'],
    ['the time is text', then({ type: 'unpaired', at: 3 }), 'not-text at events[1].at (1)'],
    ['a note is text', then({ type: 'unpaired', note: ['so'] }), 'not-text at events[1].note (1)'],
  ])('%s', (_, changes, refused) => {
    expect(refusal(sampleWith(changes))).toBe(refused);
  });

  test.each([
    ['2026-11-21T19:30:00Z', '2026-11-21T19:30:00Z'],
    ['2026-11-21', '2026-11-21'],
    [null, null],
    ['rubbish', null],
    ['', null],
    ['21.11.2026', null],
  ])('an invalid date is dropped: %j', (written, told) => {
    const read = readRecord(sampleWith({ startedAt: written, finishedAt: written }));
    expect(read).toMatchObject({ ok: true, value: { startedAt: told, finishedAt: told } });
  });

  test('invisible characters are removed from a name, and an empty one is replaced', () => {
    const players = [axel, { id: 'b', name: '\u202eBea\u202c', colour: 'red' }, { id: 'c', name: ' ' }];
    const read = readRecord(sampleWith({ players }));
    expect(read).toMatchObject({
      ok: true,
      value: { players: [axel, { id: 'b', name: 'Bea', colour: 'red' }, { id: 'c', name: '?' }] },
    });
  });

  test('five players are allowed in every edition, six in none, and two in the gallery family only', () => {
    const players = playersNamed(['A', 'B', 'C', 'D', 'E', 'F']);
    for (const edition of EDITION_IDS) {
      const refusalOf = (number: number) =>
        refusal(sampleWith({ edition, players: players.slice(0, number) }));
      expect(refusalOf(5)).toBeNull();
      expect(refusalOf(6)).toBe('wrong-number-of-players at players (-1)');
      expect(refusalOf(2) === null).toBe(editionOf(edition).family === 'gallery');
    }
  });

  test.each([[null], [undefined], [7], ['{}'], [[]], [[SAMPLE]]])('%j is not a record', (raw) => {
    const read = readRecord(raw);
    expect(read).toMatchObject({
      ok: false,
      error: { code: 'not-an-object', place: '', index: -1, id: null },
    });
  });

  test('a refusal has the document’s id, if it is valid', () => {
    expect(readRecord(sampleWith({ version: 9 }))).toMatchObject({ error: { id: SAMPLE.id } });
    expect(readRecord(sampleWith({ id: 9 }))).toMatchObject({ error: { id: null } });
  });
});

describe('the optional fields of a head', () => {
  test('may be null', () => {
    const none = { startedAt: null, finishedAt: null, location: null, notes: null, tags: null };
    expect(refusal(sampleWith({ ...none, misplayed: null, abandoned: null }))).toBeNull();
  });

  test('unknown fields are kept everywhere', () => {
    const document = sampleWith({
      weather: { sky: 'grey' },
      players: SAMPLE.players.map((player) => ({ ...player, colour: 'teal' })),
      options: { tracking: 'ledger', table: 'round' },
      events: SAMPLE.events.map((event) => ({ ...event, by: 'phone' })),
    });
    const read = readRecord(document);
    expect(read).toEqual({ ok: true, value: document });
    expect(read.ok && Object.keys(read.value)).toEqual(Object.keys(document));
  });
});

test('events with holes are refused, since JSON has none', () => {
  const events: unknown[] = [SAMPLE.events[0]];
  events.length = 2;
  expect(refusal(sampleWith({ events }))).toBe('not-a-list at events (-1)');
});

describe('versions', () => {
  test('each version but the newest has an upgrade', () => {
    expect(UPGRADES).toHaveLength(RECORD_VERSION - 1);
  });

  test('a newer version is refused with its version and ours', () => {
    const read = readRecord(sampleWith({ version: 3, players: 'a later idea' }));
    expect(read).toMatchObject({ error: { code: 'future-version', detail: { version: 3, newest: 1 } } });
  });
});
