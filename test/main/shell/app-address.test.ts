import { describe, expect, test } from 'vitest';
import { gameAt, isAtTable, isOurs, pageAt, placeIn } from '../../../src/main/shell/app-address.ts';
import { addressOf } from '../../../src/shared/routes/index.ts';

describe('one of our addresses', () => {
  test.each([
    ['vernissage://app/', true],
    ['vernissage://app/assets/index.js', true],
    ['vernissage://app/#/game/1', true],
    ['vernissage://other/', false],
    ['vernissage://app.example.com/', false],
    ['vernissage:app', false],
    ['https://app/', false],
    ['file:///app/', false],
    ['about:blank', false],
    ['javascript:alert(1)', false],
    ['', false],
  ])('%s: %s', (address, ours) => {
    expect(isOurs(address)).toBe(ours);
  });
});

describe('the place in an address', () => {
  test.each([
    ['vernissage://app/', '#/'],
    ['vernissage://app/#/board/1', '#/board/1'],
    ['vernissage://app/#elsewhere', '#/'],
    ['vernissage://app/assets/index.js', null],
    ['vernissage://app/?token=1#/board/1', null],
    ['https://example.com/#/board/1', null],
  ])('%s: %s', (address, place) => {
    expect(placeIn(address)).toBe(place);
  });

  test('is the one the address was made from', () => {
    expect(placeIn(pageAt('#/new'))).toBe('#/new');
  });
});

describe('the game at a place', () => {
  test.each([
    ['#/', null],
    ['#/new', null],
    ['#/game/', null],
    ['#/game/5f0c', '5f0c'],
    ['#/board/5f0c', '5f0c'],
    ['#/game/%', null],
    ['#/players/5f0c', null],
  ])('%s: %s', (place, game) => {
    expect(gameAt(place)).toBe(game);
  });

  test('has a board, whatever its id', () => {
    expect(gameAt(addressOf({ screen: 'board', id: 'a/b c' }))).toBe('a/b c');
  });
});

describe('whether somebody is playing at a place', () => {
  test.each([
    ['#/', false],
    ['#/new', true],
    ['#/game/5f0c', true],
    ['#/board/5f0c', true],
    ['#/game/5f0c/story', false],
    ['#/settings', false],
  ])('%s: %s', (place, atTable) => {
    expect(isAtTable(place)).toBe(atTable);
  });
});
