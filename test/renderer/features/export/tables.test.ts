import { expect, test } from 'vitest';
import {
  gameTable,
  lotTable,
  resultTable,
  roundTable,
} from '../../../../src/renderer/features/export/tables.ts';
import { resultOf } from '../../../../src/shared/result/index.ts';
import { WORDS } from '../../../../src/shared/text/all-words.ts';
import { MATAGOT } from '../../../app/made-boxes.ts';
import { nightWith } from '../../../fixtures/result.ts';
import { playAuction } from '../../../play/auction.ts';
import { played } from '../../played.ts';

const TABLES = [gameTable, resultTable, lotTable, roundTable];
const LEDGER = { tracking: 'ledger' } as const;

test('names are exported as they were typed, in either writing direction', () => {
  const names = ['דניאל כהן', 'عبد الرحمن', 'Foxy 9'];
  const game = playAuction({ edition: 'modern-art-1994', players: 3, options: LEDGER, seed: 3 });
  const players = game.players.map((player, seat) => ({ ...player, name: names[seat] ?? '' }));
  const { record } = played({ ...game, players });
  for (const table of TABLES) {
    const rows = table({ words: WORDS.it, locale: 'it' }).rows({ record, standing: null });
    for (const name of names) expect(rows).toContain(name);
    expect(rows).not.toMatch(/[\u2066-\u2069]/);
  }
});

test('a box somebody made has its own title and artists in every table', () => {
  const plan = { edition: MATAGOT.basedOn, box: MATAGOT, players: 4, options: LEDGER, seed: 33 };
  const { record } = played({ ...playAuction(plan), edition: 'box', box: MATAGOT });
  const rows = (table: typeof gameTable) =>
    table({ words: WORDS.en, locale: 'en-GB' }).rows({ record, standing: null });
  for (const table of TABLES) expect(rows(table)).toContain(MATAGOT.title);
  expect(rows(lotTable)).toContain('Daniel Melim-Ångström');
});

const OLD = {
  players: ['=Axel', 'Beatrix', 'Clemens'].map((name) => ({ id: name.toLowerCase(), name })),
  location: 'Essen',
  tags: ['club', 'late'],
  misplayed: true,
  minutes: 75,
};

/** The rows of a table, without the header. */
function rowsOf(table: typeof gameTable, more: object, locale = 'en-GB'): string {
  const record = nightWith({ ...OLD, ...more });
  const known = resultOf(record);
  const standing = known && ({ status: 'finished', scores: known.scores, winners: known.winners } as const);
  return table({ words: WORDS[locale === 'it' ? 'it' : 'en'], locale }).rows({ record, standing });
}

test('a table of games has one row for each, with all that is known about it', () => {
  expect(rowsOf(gameTable, { scores: [389, 412, 412] })).toBe(
    'an-old-night,2003-05-17,"Modern Art, 1994",Essen,' +
      `"'=Axel, Beatrix and Clemens",412,Only the result is known,Finished,75,` +
      '"club, late",Beatrix and Clemens,yes\r\n',
  );
});
