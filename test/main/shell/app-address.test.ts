import { describe, expect, test } from 'vitest';
import { gameAt, isOurs, pageAt, placeIn } from '../../../src/main/shell/app-address.ts';
import { addressOf } from '../../../src/shared/routes/index.ts';

describe('an address is ours', () => {
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

describe('the place an address names', () => {
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

  test('is that of the address made for it', () => {
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

  test('has a board of its own, whatever it is called', () => {
    expect(gameAt(addressOf({ screen: 'board', id: 'a/b c' }))).toBe('a/b c');
  });
});
