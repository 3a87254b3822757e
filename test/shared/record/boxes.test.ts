import { describe, expect, test } from 'vitest';
import { auction } from '../../../src/shared/auction/index.ts';
import {
  editionKey,
  editionOf,
  readBox,
  replay,
  sharedKey,
  withNumbersOf,
} from '../../../src/shared/record/index.ts';
import { auctionRecord } from '../../fixtures/auction.ts';
import { play, influence, decline } from '../../fixtures/gallery.ts';
import { playersNamed, THREE_NAMES } from '../../fixtures/people.ts';
import { boxOf } from '../../fixtures/replayed.ts';

const PRINTED = auction.editions['modern-art-1994'];

const LEAST = {
  format: 'vernissage/box',
  version: 1,
  id: 'b3c1',
  basedOn: 'modern-art-1994',
  title: 'Modern Art (Matagot)',
};
const GALLERY = { ...LEAST, basedOn: 'masters-gallery' };
const artist = (id: string, more: object = {}) => ({ id, name: id.toUpperCase(), cards: 14, ...more });
const ARTISTS = ['a', 'b', 'c', 'd', 'e'].map((id) => artist(id));
const withFirst = (more: object) => [artist('a', more), ...ARTISTS.slice(1)];

function refusal(document: unknown): string {
  const read = readBox(document);
  return read.ok ? 'accepted' : `${read.error.code} at ${read.error.place}`;
}

describe('a document is rejected with the field named', () => {
  const first = (more: object) => ({ artists: withFirst(more) });
  const twoInRed = [artist('a', { ink: 'red' }), artist('b', { ink: 'red' }), ...ARTISTS.slice(2)];
  const fives = [1, 1, 1, 1, 1];
  const fours = [1, 1, 1, 1];

  test.each([
    [undefined, 'missing at '],
    [[], 'not-an-object at '],
  ])('%j', (document, expected) => expect(refusal(document)).toBe(expected));

  test.each<[string, object, string]>([
    ['no format', { format: undefined }, 'missing at format'],
    ['another format', { format: 'vernissage/game' }, 'unknown-format at format'],
    ['a later version', { version: 2 }, 'future-version at version'],
    ['a version before the first', { version: 0 }, 'unknown-version at version'],
    ['a version as text', { version: '1' }, 'not-a-number at version'],
    ['no id', { id: undefined }, 'missing at id'],
    ['a blank id', { id: ' ' }, 'empty-text at id'],
    ['a blank title', { title: '' }, 'empty-text at title'],
    ['a title that is null', { title: null }, 'not-text at title'],
    ['no base', { basedOn: undefined }, 'missing at basedOn'],
    ['a box as base', { basedOn: 'box' }, 'base-is-a-box at basedOn'],
    ['an unknown base', { basedOn: 'constructor' }, 'unknown-edition at basedOn'],
    ['a number that is 0', { bgg: 0 }, 'not-from-to at bgg'],
    ['artists that are null', { artists: null }, 'not-a-list at artists'],
    ['four artists', { artists: ARTISTS.slice(1) }, 'not-so-many at artists'],
    ['an artist that is text', { artists: ['a', ...ARTISTS.slice(1)] }, 'not-an-object at artists[0]'],
    ['an id in capitals', first({ id: 'A' }), 'not-an-artist-id at artists[0].id'],
    ['a long id', first({ id: 'a'.repeat(41) }), 'not-an-artist-id at artists[0].id'],
    ['an id twice', first({ id: 'b' }), 'twice at artists[1].id'],
    ['a name twice', first({ name: 'E' }), 'twice at artists[4].name'],
    ['a blank name', first({ name: '\t' }), 'empty-text at artists[0].name'],
    ['no cards', first({ cards: 0 }), 'not-from-to at artists[0].cards'],
    ['a hundred cards', first({ cards: 100 }), 'not-from-to at artists[0].cards'],
    ['half a card', first({ cards: 9.5 }), 'not-from-to at artists[0].cards'],
    ['an unknown ink', first({ ink: 'pink' }), 'not-one-of at artists[0].ink'],
    ['an ink that is null', first({ ink: null }), 'not-one-of at artists[0].ink'],
    ['an ink twice', { artists: twoInRed }, 'twice at artists[1].ink'],
    ['four kinds', first({ kinds: [5, 5, 4, 0] }), 'not-so-many at artists[0].kinds'],
    ['kinds not adding up', first({ kinds: [5, 5, 2, 1, 0] }), 'kinds-not-the-cards at artists[0].kinds'],
    ['no rounds', { rounds: 0 }, 'not-from-to at rounds'],
    ['seven rounds', { rounds: 7 }, 'not-from-to at rounds'],
    ['more rounds without a deal', { rounds: 5 }, 'deal-for-more-rounds at deal'],
    ['a deal without four players', { deal: { 3: fours, 5: fours } }, 'missing at deal.4'],
    ['a deal for too few rounds', { deal: { 3: [1, 1, 1], 4: fours, 5: fours } }, 'not-so-many at deal.3'],
    ['an empty first hand', { deal: { 3: [0, 1, 1, 1], 4: fours, 5: fours } }, 'not-from-to at deal.3[0]'],
    ['a hand of thirty-one', { deal: { 3: [1, 31, 1, 1], 4: fours, 5: fours } }, 'not-from-to at deal.3[1]'],
    [
      'rounds without a mystery hand',
      { rounds: 5, deal: { 3: fives, 4: fives, 5: fives } },
      'deal-for-more-rounds at mystery',
    ],
    ['too few cards', first({ cards: 13 }), 'too-few-cards at deal.5'],
    ['too few mystery cards', { mystery: { deal: [15, 2, 1, 0] } }, 'too-few-cards at mystery.deal'],
    ['a mystery hand without cards', { mystery: {} }, 'missing at mystery.deal'],
    ['a limit of one', { limit: 1 }, 'not-from-to at limit'],
    ['a limit of ten', { limit: 10 }, 'not-from-to at limit'],
    ['limits by players at an auction', { limit: { 3: 5, 4: 5, 5: 5 } }, 'not-from-to at limit'],
    ['no money', { startingCash: 0 }, 'not-from-to at startingCash'],
    ['two tiles', { tiles: [30, 20] }, 'not-so-many at tiles'],
    ['tiles that rise', { tiles: [30, 10, 20] }, 'rises at tiles[2]'],
    ['a tile over a thousand', { tiles: [1001, 20, 10] }, 'not-from-to at tiles[0]'],
    ['money that is null', { money: null }, 'not-an-object at money'],
    ['a currency that is a number', { money: { after: 1 } }, 'not-text at money.after'],
    ['no units', { money: { times: 0 } }, 'not-from-to at money.times'],
    ['tokens that fall', { money: { tokens: [5, 1] } }, 'does-not-rise at money.tokens[1]'],
    ['the same token twice', { money: { tokens: [5, 5] } }, 'does-not-rise at money.tokens[1]'],
    ['a way to split', { splitDouble: true }, 'not-one-of at splitDouble'],
    ['house rules as text', { houseRules: 'no' }, 'not-true-or-false at houseRules'],
    ['house rules that are null', { houseRules: null }, 'not-true-or-false at houseRules'],
  ])('%s', (_, changes, expected) => expect(refusal({ ...LEAST, ...changes })).toBe(expected));

  test.each<[string, object, string]>([
    ['a limit missing', { limit: { 2: 5, 3: 5, 4: 5 } }, 'missing at limit.5'],
    ['value tokens that rise', { valueTokens: [1, 2, 3] }, 'rises at valueTokens[1]'],
    ['a hundred awards', { awards: { count: 100, value: 2 } }, 'not-from-to at awards.count'],
    ['awards without a value', { awards: { count: 0 } }, 'missing at awards.value'],
    ['other extras', { extras: 'leading' }, 'not-one-of at extras'],
    ['another starter', { starter: null }, 'not-one-of at starter'],
    [
      'too few cards with those beside the deck',
      { artists: ARTISTS, deal: { 2: fours, 3: fours, 4: fours, 5: [8, 2, 2, 2] } },
      'too-few-cards at deal.5',
    ],
  ])('%s in the gallery', (_, changes, expected) =>
    expect(refusal({ ...GALLERY, ...changes })).toBe(expected),
  );
});

describe('a box in full', () => {
  test('has from its base what its document leaves out', () => {
    const { artists, bgg, mystery, ...base } = PRINTED;
    const { rounds, limit, startingCash, tiles, deal, splitDouble, money } = base;
    expect(boxOf(LEAST)).toMatchObject({
      ...{ bgg: bgg.number, rounds, limit, startingCash, tiles, deal, splitDouble, money },
      mystery: { deal: mystery?.deal },
      houseRules: false,
    });
    expect(editionOf(boxOf(LEAST)).edition.artists.map(({ id, cards }) => [id, cards])).toEqual(
      artists.map(({ id, cards }) => [id, cards]),
    );
    expect(boxOf(GALLERY)).toMatchObject({
      limit: { 2: 5, 3: 6, 4: 6, 5: 6 },
      valueTokens: [3, 2, 1],
      awards: { count: 5, value: 2 },
      extras: 'displayed',
      starter: 'left-of-ender',
    });
  });

  test('gives the order of its artists, even if the rulebook of its base leaves it open', () => {
    const { edition } = editionOf(boxOf({ ...LEAST, basedOn: 'modern-art-cmon-en' }));
    expect(edition).toMatchObject({ artistOrder: 'stated' });
    expect(auction.editions['modern-art-cmon-en'].artistOrder).toBe('only-the-leftmost-stated');
  });

  test('reads the same again, with everything it does not know', () => {
    const document = {
      ...LEAST,
      artists: withFirst({ portrait: 'a.png', kinds: null }),
      deal: { 3: [5, 5, 5, 5], 4: [5, 5, 5, 2], 5: [5, 5, 4, 0], 6: 'never' },
      money: { after: ' €', mint: 'Paris' },
      painter: { of: 'the lid' },
    };
    const box = boxOf(document);
    expect(box).toMatchObject({ ...document, houseRules: true });
    expect(boxOf(JSON.parse(JSON.stringify(box)))).toEqual(box);
  });

  test('ignores the fields of the other family, whatever they contain', () => {
    expect(refusal({ ...LEAST, valueTokens: null, awards: 1, extras: [], starter: {} })).toBe('accepted');
    expect(
      refusal({ ...GALLERY, tiles: 'x', startingCash: null, money: 3, mystery: 1, splitDouble: [] }),
    ).toBe('accepted');
    const kinds = GALLERY_ARTISTS.map((one) => ({ ...one, kinds: 'ninety' }));
    expect(refusal({ ...GALLERY, artists: kinds })).toBe('accepted');
  });

  test.each<[string, object, boolean]>([
    ['the same numbers', { limit: PRINTED.limit, tiles: PRINTED.tiles, houseRules: true }, false],
    ['other cards', { artists: ARTISTS }, false],
    ['another mystery hand', { mystery: { deal: [9, 4, 3, 0] } }, false],
    ['another split', { splitDouble: 'variant' }, false],
    ['fewer rounds', { rounds: 3, houseRules: false }, true],
    ['another limit', { limit: PRINTED.limit + 1 }, true],
    ['other money', { startingCash: PRINTED.startingCash - 1 }, true],
    ['other tiles', { tiles: [...PRINTED.tiles.slice(0, 2), 0] }, true],
    ['another deal', { deal: { 3: [10, 6, 6, 0], 4: [9, 4, 4, 0], 5: [8, 3, 2, 0] } }, true],
  ])('works out whether it has house rules: %s', (_, fields, expected) => {
    expect(boxOf({ ...LEAST, ...fields }).houseRules).toBe(expected);
  });

  test('gives artists without a colour the next free one', () => {
    const artists = [artist('a'), artist('b', { ink: 'yellow' }), ...ARTISTS.slice(2)];
    const { artists: full } = editionOf(boxOf({ ...LEAST, artists })).edition;
    expect(full.map(({ ink }) => ink)).toEqual(['blue', 'yellow', 'red', 'green', 'violet']);
  });

  test('has awards and limits at their edges', () => {
    expect(refusal({ ...GALLERY, awards: { count: 0, value: 0 }, limit: 9 })).toBe('accepted');
    expect(boxOf({ ...GALLERY, limit: 7 })).toMatchObject({ limit: 7, houseRules: true });
    expect(boxOf({ ...LEAST, mystery: null, bgg: null, rounds: 1 })).toMatchObject({
      mystery: null,
      bgg: null,
      deal: { 3: [10], 4: [9], 5: [8] },
    });
  });
});

const GALLERY_ARTISTS = ['a', 'b', 'c', 'd', 'e'].map((id) => artist(id, { cards: 20 }));

const RECORD = auctionRecord([], { edition: 'box', players: playersNamed(THREE_NAMES) });

describe('in a record', () => {
  function problemOf(record: object): string {
    const replayed = replay(record);
    if (replayed.ok) return 'replayed';
    const { code, place, index } = replayed.problem;
    return `${code} at ${place} (${index})`;
  }

  test('a missing or malformed box makes the record malformed, whatever the events say', () => {
    const events = [null];
    expect(problemOf({ ...RECORD, events })).toBe('missing at box (-1)');
    expect(problemOf({ ...RECORD, box: null, events })).toBe('not-an-object at box (-1)');
    const box = { ...LEAST, limit: 1 };
    expect(problemOf({ ...RECORD, box, events })).toBe('not-from-to at box.limit (-1)');
  });

  test('a box beside another edition is ignored, and kept', () => {
    const replayed = replay({ ...RECORD, edition: 'modern-art-1994', box: { limit: -1 } });
    expect(replayed.ok && replayed.record['box']).toEqual({ limit: -1 });
  });

  test('the box is written in full, and an artist of its base may be unknown', () => {
    const box = { ...LEAST, artists: ARTISTS };
    const replayed = replay({ ...RECORD, box });
    expect(replayed.ok && replayed.record['box']).toEqual(boxOf(box));
    const offer = { type: 'offer', seat: 0, artist: 'yoko', auction: 'open' };
    expect(problemOf({ ...RECORD, box, events: [offer] })).toBe('unknown-artist at events[0].artist (0)');
  });

  test('order names exactly the five artists of the box', () => {
    const options = (order: readonly string[]) => ({ tracking: 'ledger', order });
    const box = { ...LEAST, artists: ARTISTS };
    expect(problemOf({ ...RECORD, box, options: options(['e', 'd', 'c', 'b', 'a']) })).toBe('replayed');
    const another = options(['yoko', 'd', 'c', 'b', 'a']);
    expect(problemOf({ ...RECORD, box, options: another })).toBe(
      'order-not-the-artists at options.order (-1)',
    );
  });

  test('options are those of the box', () => {
    const on = (option: string) => ({ tracking: 'ledger', [option]: true });
    const without = { ...LEAST, mystery: null };
    expect(problemOf({ ...RECORD, box: without, options: on('mystery') })).toBe(
      'option-not-in-edition at options.mystery (-1)',
    );
    const shared = { ...LEAST, splitDouble: 'variant' };
    expect(problemOf({ ...RECORD, box: shared, options: on('splitDouble') })).toBe('replayed');
  });

  test('a place worth nothing still ranks, and earlier tiles there pay', () => {
    const counts = (...artists: readonly string[]) =>
      artists.map((each) => ({ type: 'offer', artist: each }));
    const box = {
      ...LEAST,
      artists: ARTISTS,
      rounds: 2,
      limit: 2,
      tiles: [40, 5, 0],
      deal: { 3: [9, 9], 4: [9, 2], 5: [9, 2] },
    };
    const holdings = [{ a: 1 }, {}, {}];
    const replayed = replay({
      ...RECORD,
      box,
      options: { tracking: 'counts' },
      events: [
        ...counts('a', 'a'),
        { type: 'settle', holdings },
        ...counts('a', 'b', 'c', 'd', 'd'),
        { type: 'settle', holdings },
      ],
    });
    if (!replayed.ok || replayed.table.family !== 'auction') throw new Error(JSON.stringify(replayed));
    const [, second] = auction.outcome(replayed.table.state).rounds;
    expect(second).toMatchObject({ ranking: ['d', 'a', 'b'], values: { d: 40, a: 45, b: 0 } });
    expect(replayed.table.state.situation.kind).toBe('finished');
  });

  test('with no awards, a card with that effect waits to be declined', () => {
    const box = { ...GALLERY, awards: { count: 0, value: 2 } };
    const played = [influence('monet'), play(0, 'degas', 'award')];
    const record = { ...RECORD, box, options: { tracking: 'full' } };
    expect(problemOf({ ...record, events: [...played, { type: 'award', artist: 'monet' }] })).toBe(
      'no-award-left at events[2] (2)',
    );
    expect(problemOf({ ...record, events: [...played, decline] })).toBe('replayed');
  });
});

describe('games with made boxes', () => {
  test('count together if only names, colours and money differ', () => {
    const box = boxOf({ ...LEAST, artists: ARTISTS });
    const renamed = boxOf({
      ...box,
      title: 'Other',
      money: { after: ' €' },
      artists: withFirst({ name: 'Z' }),
    });
    expect(editionKey(renamed)).toBe(editionKey(box));
    expect(editionKey(boxOf({ ...box, limit: 6 }))).not.toBe(editionKey(box));
    expect(editionKey(boxOf({ ...box, id: 'another' }))).not.toBe(editionKey(box));
    expect(sharedKey(boxOf({ ...box, id: 'another' }))).toBe(sharedKey(box));
    expect(sharedKey(boxOf(LEAST))).toBe('modern-art-1994');
  });

  test('can have the numbers of another', () => {
    const box = boxOf({ ...LEAST, artists: ARTISTS, rounds: 1, limit: 2, money: { after: ' €' } });
    const taught = editionOf(withNumbersOf(box, 'modern-art-1994'));
    expect(taught.edition).toMatchObject({ rounds: 4, limit: 5, money: { after: ' €' } });
    expect(taught.edition.artists.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
