import { expect, test } from 'vitest';
import { exportGames, type ExportFormat } from '../../../../src/renderer/features/export/export-games.ts';
import type { OutgoingGame } from '../../../../src/shared/api.ts';
import type { GameRecord } from '../../../../src/shared/record/index.ts';
import { documentOf } from '../../../../src/shared/result/index.ts';
import { WORDS } from '../../../../src/shared/text/all-words.ts';
import { auctionRecord } from '../../../fixtures/auction.ts';
import { recordOf } from '../../../fixtures/replayed.ts';
import { nightWith } from '../../../fixtures/result.ts';
import { workingHost } from '../../working-host.ts';

const READER = { words: WORDS.en, locale: 'en-GB' };
const BG_STATS: ExportFormat = {
  form: 'bg-stats',
  outward: { about: '', board: () => '', cardGameBggId: 1 },
};

const night = (id: string, startedAt: string | null): GameRecord => nightWith({ id, startedAt });

/** The file of these games, which come in two parts. */
async function exported(how: ExportFormat, records: readonly GameRecord[]) {
  const documents = records.map((record): OutgoingGame => {
    const text = JSON.stringify(documentOf(record));
    return { text, changed: '2026-11-20T20:00:00.000Z', standing: null, isShown: true };
  });
  const out = ({ after }: { readonly after: string }) => {
    const part = after === '' ? documents.slice(0, 2) : documents.slice(2);
    const next = after === '' ? 'more' : null;
    return Promise.resolve({
      ...{ documents: part, boxes: [], games: part.length, of: records.length, people: {}, next },
    });
  };
  const { link } = workingHost(({ client }) => ({ ...client, transfer: { ...client.transfer, out } }));
  const file = await exportGames(link.client, null, how, READER, () => true);
  if (file === null || typeof file === 'string') throw new Error('there is a file');
  return { ...file, text: await new Blob([...file.parts]).text() };
}

test('a table has its games in the order they were played, and those of an unknown day last', async () => {
  const { text } = await exported({ form: 'games' }, [
    night('a', '2025-06-01'),
    night('b', null),
    night('c', '2024-12-31T20:00:00Z'),
    night('d', '2026-01-01'),
  ]);
  const rows = text.split('\r\n').slice(1, -1);
  expect(rows.map((row) => row[0])).toEqual(['c', 'a', 'd', 'b']);
});

test('a file for BG Stats says how many games it leaves out, and why', async () => {
  const dated = [night('a', '2025-06-01'), night('b', '2025-06-02')];
  const whole = await exported(BG_STATS, dated);
  expect(whole.leftOut).toEqual({ unfinished: 0, undated: 0 });
  const cut = recordOf(auctionRecord([]));
  const { leftOut, text } = await exported(BG_STATS, [...dated, night('c', null), night('d', null), cut]);
  expect(leftOut).toEqual({ unfinished: 1, undated: 2 });
  expect(JSON.parse(text)).toMatchObject({ plays: [{}, {}] });
});
