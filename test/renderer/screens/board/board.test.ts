import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { offer } from '../../../fixtures/auction.ts';
import { cutAt, replayed } from '../../../fixtures/replayed.ts';
import { LEDGER_OF_FOUR } from '../../../fixtures/whole-games.ts';
import { promptingOf } from '../../../../src/shared/text/prompting.ts';
import { playGallery } from '../../../play/gallery.ts';
import { tableOf } from '../../played.ts';
import { language } from '../../spoken.ts';
import { watchBoard } from './watched-board.ts';

const CARDS = playGallery({ edition: 'masters-gallery', players: 3, options: { tracking: 'full' }, seed: 2 });

test('the board says who has a phone and who has bid in secret, in any order', async () => {
  const { record } = tableOf([offer(0, 'krypto', 'hidden')]);
  const { board, show } = await watchBoard(record, {}, [1, 3]);
  const covered = { kind: 'cover', seat: 3, amount: 21 };
  show(1, { room: { running: null, steps: [covered] } });
  await expect.poll(() => board.querySelector('.asked')?.textContent).toBe('Everybody bids in secret');
  expect(board.querySelectorAll('[role=img][aria-label="phone connected"]')).toHaveLength(2);
  expect(board.textContent).toMatch(/Doris\s*has bid/);
  expect(board.textContent).not.toMatch(/their turn|21/);
});

test('in a card game every warning stays inside its artist’s column, and the end has no covers', async () => {
  await page.viewport(1280, 720);
  const { board, show } = await watchBoard(CARDS);
  const said = new Set<string>();
  for (let events = 1; events < CARDS.events.length; events += 1) {
    show(events);
    for (const warning of board.querySelectorAll('.warning')) {
      said.add(warning.textContent);
      expect(warning.scrollWidth, warning.textContent).toBeLessThanOrEqual(warning.clientWidth);
    }
  }
  const warnings = ['One each ends the round', 'One more ends the round', 'Two together end the round'];
  expect([...said].sort()).toEqual(['', ...warnings]);
  // Points were open all game.
  show(CARDS.events.length);
  expect(board.querySelectorAll('li.lies')).toHaveLength(3);
  expect(board.querySelector('h2')?.textContent).toMatch(/wins|share the win/);
});

test.each([
  ['paintings', LEDGER_OF_FOUR],
  ['cards', CARDS],
] as const)(
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
  const { board, show } = await watchBoard(CARDS);
  show(1);
  expect(board.querySelector('.line')?.getAttribute('lang')).toBe('it');
  language.choose('en');
  show(2);
  expect(board.querySelector('.line')?.getAttribute('lang')).toBe('en');
});
