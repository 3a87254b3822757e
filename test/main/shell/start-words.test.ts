import { expect, test } from 'vitest';
import { readStartWords } from '../../../src/main/shell/start-words.ts';

test.each([
  [[], { data: null, files: [] }],
  [['/opt/app', '--data', '/games'], { data: '/games', files: [] }],
  [['--data=/games'], { data: '/games', files: [] }],
  [['/home/me/evening.vernissage', 'other.json'], { data: null, files: ['/home/me/evening.vernissage'] }],
  [['--no-sandbox', '--ozone-platform=wayland', '-psn_0_123'], { data: null, files: [] }],
  [['--open=evening.vernissage'], { data: null, files: [] }],
  [['--data'], { data: null, files: [] }],
  [['--data', '/games.vernissage'], { data: '/games.vernissage', files: [] }],
  [['GAME.VERNISSAGE'], { data: null, files: ['GAME.VERNISSAGE'] }],
  [
    ['file:///home/me/Modern%20Art%20%231.Vernissage'],
    { data: null, files: ['/home/me/Modern Art #1.Vernissage'] },
  ],
  [['file://elsewhere/a.vernissage', 'file:///%00%2f.vernissage'], { data: null, files: [] }],
])('%j', (words, read) => {
  expect(readStartWords(words)).toEqual(read);
});
