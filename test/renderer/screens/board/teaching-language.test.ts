import { expect, test } from 'vitest';
import { cutAt, replayed } from '../../../fixtures/replayed.ts';
import { language } from '../../spoken.ts';
import { promptingOf } from '../../../../src/shared/text/prompting.ts';
import { playAuction } from '../../../play/auction.ts';
import { playGallery } from '../../../play/gallery.ts';
import { watchBoard } from './watched-board.ts';

const GAMES = {
  auction: playAuction({
    edition: 'modern-art-cmon-it',
    players: 4,
    options: { tracking: 'ledger' },
    seed: 4,
  }),
  gallery: playGallery({
    edition: 'modern-art-card-game',
    players: 3,
    options: { tracking: 'full' },
    seed: 4,
  }),
};

test.each(Object.entries(GAMES))(
  'the board explains in its own teaching language, with everything else in the app’s: %s',
  async (_, game) => {
    language.choose('en');
    const { board, show } = await watchBoard(game, { teachingLanguage: 'it' });
    const italian = language.textLanguage('it');
    let explained = 0;
    for (let events = 1; events <= game.events.length; events += 1) {
      show(events);
      const line = board.querySelector('.line');
      if (line === null) continue;
      const { record, table } = replayed(cutAt(game, events));
      expect(line.textContent).toBe(promptingOf(italian, record, table, new Set()).line);
      expect(line.getAttribute('lang')).toBe('it');
      expect(board.querySelector('header')?.textContent).toMatch(/Round \d of 4/);
      explained += 1;
    }
    expect(explained).toBeGreaterThan(20);
  },
);

test('without a teaching language it explains in the app’s language', async () => {
  language.choose('it');
  const { board, show } = await watchBoard(GAMES.auction);
  show(1);
  expect(board.querySelector('.line')?.getAttribute('lang')).toBe('it');
  language.choose('en');
  show(2);
  expect(board.querySelector('.line')?.getAttribute('lang')).toBe('en');
});
