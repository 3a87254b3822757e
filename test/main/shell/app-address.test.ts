import { expect, test } from 'vitest';
import { gameAt, isAtTable, isOurs, pageAt, placeIn } from '../../../src/main/shell/app-address.ts';
import { addressOf } from '../../../src/shared/routes/index.ts';

test.each([
  ['vernissage://app/', true, '#/'],
  ['vernissage://app/#/board/1', true, '#/board/1'],
  ['vernissage://app/#elsewhere', true, '#/'],
  ['vernissage://app/assets/index.js', true, null],
  ['vernissage://app/?token=1#/board/1', true, null],
  [pageAt('#/new'), true, '#/new'],
  ['vernissage://other/', false, null],
  ['vernissage://app.example.com/', false, null],
  ['vernissage:app', false, null],
  ['https://app/', false, null],
  ['https://example.com/#/board/1', false, null],
  ['file:///app/', false, null],
  ['about:blank', false, null],
  ['javascript:alert(1)', false, null],
  ['', false, null],
])('whether %s is one of our addresses, and its place: %s, %s', (address, ours, place) => {
  expect([isOurs(address), placeIn(address)]).toEqual([ours, place]);
});

test.each([
  ['#/', null, false],
  ['#/new', null, true],
  ['#/settings', null, false],
  ['#/game/', null, true],
  ['#/game/%', null, false],
  ['#/game/5f0c', '5f0c', true],
  ['#/game/5f0c/story', '5f0c', false],
  ['#/board/5f0c', '5f0c', true],
  [addressOf({ screen: 'board', id: 'a/b c' }), 'a/b c', true],
  ['#/players/5f0c', null, false],
  [addressOf({ screen: 'try', edition: 'modern-art-1994', length: 'round' }), null, true],
])('the game at %s, and whether somebody is playing there: %s, %s', (place, game, atTable) => {
  expect([gameAt(place), isAtTable(place)]).toEqual([game, atTable]);
});
