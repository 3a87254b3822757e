import { expect, test } from 'vitest';
import {
  gameTable,
  lotTable,
  resultTable,
  roundTable,
} from '../../../../src/renderer/features/export/tables.ts';
import { WORDS } from '../../../../src/shared/text/all-words.ts';
import { playAuction } from '../../../play/auction.ts';
import { played } from '../../played.ts';

const TABLES = [gameTable, resultTable, lotTable, roundTable];

test('names are exported as they were typed, in either writing direction', () => {
  const names = ['דניאל כהן', 'عبد الرحمن', 'Foxy 9'];
  const game = playAuction({
    edition: 'modern-art-1994',
    players: 3,
    options: { tracking: 'ledger' },
    seed: 3,
  });
  const players = game.players.map((player, seat) => ({ ...player, name: names[seat] ?? '' }));
  const { record } = played({ ...game, players });
  for (const table of TABLES) {
    const rows = table({ words: WORDS.it, locale: 'it' }).rows({ record, standing: null });
    for (const name of names) expect(rows).toContain(name);
    expect(rows).not.toMatch(/[\u2066-\u2069]/);
  }
});
