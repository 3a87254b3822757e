import { expect, test } from 'vitest';
import {
  gameTable,
  lotTable,
  resultTable,
  roundTable,
} from '../../../../src/renderer/features/export/tables.ts';
import { WORDS } from '../../../../src/shared/text/all-words.ts';
import { MATAGOT } from '../../../app/made-boxes.ts';
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
