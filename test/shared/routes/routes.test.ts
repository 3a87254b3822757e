import { describe, expect, test } from 'vitest';
import {
  addressOf,
  addressOfSearch,
  placeAt,
  SCREEN_NAMES,
  searchAt,
  sectionOf,
  type Place,
} from '../../../src/shared/routes/index.ts';
import { EVERY_SEARCH } from './every-filter.ts';

/** The key of a box that somebody made. */
const BOX = `box-${'0123456789'.repeat(4)}`;

const ADDRESSES: Readonly<Record<string, Place>> = {
  '#/': { screen: 'home' },
  '#/new': { screen: 'setup' },
  '#/settings': { screen: 'settings' },
  '#/game/a%2Fb%20c': { screen: 'game', id: 'a/b c' },
  '#/game/g/story': { screen: 'story', id: 'g' },
  '#/game/g/story?step=12': { screen: 'story', id: 'g', step: 12 },
  '#/game/g/story?round=3': { screen: 'story', id: 'g', round: 3 },
  '#/game/g/story?chart=paid-whom': { screen: 'story', id: 'g', chart: 'paid-whom' },
  '#/game/g/story?step=12&chart=race': { screen: 'story', id: 'g', step: 12, chart: 'race' },
  '#/game/g/take-along': { screen: 'take-along', id: 'g' },
  '#/board/g': { screen: 'board', id: 'g' },
  '#/history': { screen: 'history', search: {} },
  '#/history?text=caf%C3%A9+%26+co&seats=4&counted=true&sample=true': {
    screen: 'history',
    search: { text: 'café & co', seats: 4, counted: true, sample: true },
  },
  '#/history?person=p&with=a%26b&with=c': {
    screen: 'history',
    search: { person: 'p', with: ['a&b', 'c'] },
  },
  '#/history?seats=4&buyer=a%26b&painting=3.g': {
    screen: 'history',
    search: { seats: 4 },
    more: 'buyer=a%26b&painting=3.g',
  },
  '#/history?buyer=b': { screen: 'history', search: {}, more: 'buyer=b' },
  '#/evening/a%2Fb': { screen: 'evening', id: 'a/b', asked: '' },
  '#/evening/g?picture': { screen: 'evening', id: 'g', asked: 'picture' },
  '#/people?family=gallery': { screen: 'people', search: { family: 'gallery' } },
  '#/people?tag=club&chart=prices': { screen: 'people', search: { tag: 'club' }, chart: 'prices' },
  '#/person/p?since=2025-01-01': { screen: 'person', id: 'p', search: { since: '2025-01-01' } },
  '#/pair/p/a%2Fb?tag=club&chart=pair': {
    screen: 'pair',
    id: 'p',
    other: 'a/b',
    search: { tag: 'club' },
    chart: 'pair',
  },
  '#/boxes': { screen: 'boxes' },
  '#/box': { screen: 'box' },
  '#/box/b3%20c1': { screen: 'box', id: 'b3 c1' },
  '#/season': { screen: 'season', asked: '' },
  '#/season?of=a%26b': { screen: 'season', asked: 'of=a%26b' },
  '#/sharing': { screen: 'sharing' },
  '#/paper': { screen: 'paper' },
  '#/result/g': { screen: 'result', id: 'g' },
  '#/print/pad/g': { screen: 'print', sheet: 'pad', id: 'g' },
  '#/print/catalogue/2025': { screen: 'print', sheet: 'catalogue', id: '2025' },
  '#/print/evening/g': { screen: 'print', sheet: 'evening', id: 'g' },
  '#/year/2025': { screen: 'year', year: 2025, search: {} },
  '#/year/2025?place=club': { screen: 'year', year: 2025, search: { place: 'club' } },
  '#/print/year/2025': { screen: 'print', sheet: 'year', id: '2025' },
  '#/print/year/2025?place=club&sample=true': {
    screen: 'print',
    sheet: 'year',
    id: '2025',
    search: { place: 'club', sample: true },
  },
  '#/print/season/2025': { screen: 'print', sheet: 'season', id: '2025' },
  '#/transfer': { screen: 'transfer' },
  '#/transfer/g': { screen: 'transfer', id: 'g' },
  '#/transfer?file=a%20b': { screen: 'transfer', file: 'a b' },
  '#/rules': { screen: 'rules' },
  '#/rules/modern-art-1994': { screen: 'rules', edition: 'modern-art-1994' },
  '#/rules/modern-art-1994/pay': { screen: 'rules', edition: 'modern-art-1994', lesson: 'pay' },
  '#/rules/masters-gallery/page': { screen: 'reference', edition: 'masters-gallery' },
  '#/rules/masters-gallery/page/modern-art-1994': {
    screen: 'reference',
    edition: 'masters-gallery',
    beside: 'modern-art-1994',
  },
  [`#/rules/${BOX}/pay`]: { screen: 'rules', edition: BOX, lesson: 'pay' },
  [`#/rules/${BOX}/page/modern-art-1994`]: {
    screen: 'reference',
    edition: BOX,
    beside: 'modern-art-1994',
  },
  [`#/try/${BOX}/round`]: { screen: 'try', edition: BOX, length: 'round' },
  '#/try/modern-art-1994/game': { screen: 'try', edition: 'modern-art-1994', length: 'game' },
  '#/try/modern-art-1994/round': { screen: 'try', edition: 'modern-art-1994', length: 'round' },
};

describe('an address', () => {
  test.each(Object.entries(ADDRESSES))('%s is written and read', (address, place) => {
    expect(addressOf(place)).toBe(address);
    expect(placeAt(address)).toEqual(place);
  });

  test.each([
    ['', '#/'],
    ['#elsewhere', '#/'],
    ['#/nowhere/at/all', '#/'],
    ['#/game', '#/'],
    ['#/game/%', '#/'],
    ['#/rules/nothing/page', '#/rules'],
    ['#/print/poster/g', '#/'],
    ['#/print/pad', '#/'],
    ['#/year', '#/'],
    ['#/year/25', '#/'],
    ['#/catalogue', '#/'],
    ['#/catalogue/26', '#/'],
    ['#/catalogue/evening', '#/'],
    ['#/settings/more', '#/settings'],
    ['#/game/g/unknown', '#/game/g'],
    ['#/game/g?x=1', '#/game/g'],
    ['#/game/g/story?step=-1', '#/game/g/story'],
    ['#/game/g/story?step=012', '#/game/g/story?step=12'],
    ['#/game/g/story?chart=race&step=3&more=1', '#/game/g/story?step=3&chart=race'],
    ['#/game/g/story?round=last&chart=../race', '#/game/g/story'],
    ['#/rules/nothing/pay', '#/rules'],
    ['#/rules/masters-gallery/page/nothing', '#/rules/masters-gallery/page'],
    ['#/try/modern-art-1994', '#/try/modern-art-1994/game'],
    ['#/transfer/g?file=f', '#/transfer?file=f'],
    ['#/transfer?file=', '#/transfer'],
  ])('%s leads to %s', (address, to) => {
    expect(addressOf(placeAt(address))).toBe(to);
  });

  test.each([
    ['#/collection?seats=4&buyer=a%26b', '#/history?seats=4&buyer=a%26b'],
    ['#/catalogue/evening/a%2Fb?picture', '#/evening/a%2Fb?picture'],
    ['#/catalogue/2026?place=club', '#/year/2026?place=club'],
    ['#/catalogue/0987?sample=true', '#/year/0987?sample=true'],
    ['#/statistics?family=gallery', '#/people?family=gallery'],
    ['#/questions?tag=club&chart=prices', '#/people?tag=club&chart=prices'],
    ['#/players', '#/people?chart=names'],
    ['#/person/p/questions?seats=4&chart=race', '#/person/p?seats=4&chart=race'],
    ['#/learn', '#/rules'],
    ['#/learn/modern-art-1994', '#/rules/modern-art-1994'],
    [`#/learn/${BOX}/pay`, `#/rules/${BOX}/pay`],
    ['#/reference/masters-gallery', '#/rules/masters-gallery/page'],
    [`#/reference/masters-gallery/${BOX}`, `#/rules/masters-gallery/page/${BOX}`],
    ['#/reference/nothing', '#/'],
    ['#/referee', '#/rules'],
    ['#/referee/nothing', '#/rules'],
    [`#/referee/${BOX}`, `#/rules/${BOX}`],
  ])('%s, of version 0.1, leads to %s', (address, to) => {
    expect(addressOf(placeAt(address))).toBe(to);
  });

  test('of every screen is among these', () => {
    const here = new Set(Object.values(ADDRESSES).map(({ screen }) => screen));
    expect(
      SCREEN_NAMES.filter((screen) => !here.has(screen)),
      'screens without an address in this test',
    ).toEqual([]);
  });

  test.each(EVERY_SEARCH)('keeps the filters %j', (search) => {
    expect(searchAt(addressOfSearch(search).slice(1))).toEqual(search);
  });

  test.each([
    ['history', '#/game/g/story #/result/g #/evening/g #/year/2026 #/history'],
    ['people', '#/people #/person/p #/pair/p/q #/season'],
    ['rules', '#/rules #/rules/masters-gallery/page'],
  ])('is marked under %s: %s', (section, addresses) => {
    const marked = addresses.split(' ').map((address) => sectionOf(placeAt(address).screen));
    expect([...new Set(marked)]).toEqual([section]);
  });

  test('leaves out what is empty', () => {
    expect(addressOfSearch({ text: '', with: [] })).toBe('');
    expect(searchAt('text=&with=&counted=&since=')).toEqual({});
  });

  test('leaves out what nobody could have chosen, and takes the first of two', () => {
    expect(searchAt('seats=6&counted=no&since=2024-13-01&to=24-1-1&edition=x&sample=false&more=1')).toEqual(
      {},
    );
    expect(searchAt(`text=${'x'.repeat(101)}&text=y&${'with=a&'.repeat(6)}`)).toEqual({
      ...{ text: 'x'.repeat(100), with: ['a', 'a', 'a', 'a', 'a'] },
    });
  });

  test('encodes a search like a form', () => {
    const text = `é & ü=1? #2 +3 100% (a) 'b' !c~ *d_e.f-g`;
    expect(addressOfSearch({ text })).toBe(`?${new URLSearchParams({ text }).toString()}`);
  });
});
