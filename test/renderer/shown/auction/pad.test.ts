import { expect, test } from 'vitest';
import { padOf } from '../../../../src/renderer/shown/auction/pad.ts';
import { changeSeats, withSeatsKept } from '../../../../src/shared/record/index.ts';
import { adjust, offer, sale, settle } from '../../../fixtures/auction.ts';
import { edited, recordOf, timelineIn } from '../../../fixtures/replayed.ts';
import { played, tableOf } from '../../played.ts';

test('two who swap seats take the money and the payouts of earlier rounds along', () => {
  const round = [offer(0, 'yoko'), sale(1, 10), adjust({ counts: { yoko: 4 } }), settle];
  const further = [offer(1, 'krypto'), sale(2, 5)];
  const { record, state } = tableOf([...round, ...further]);
  const table = timelineIn(record).tables.at(-1) ?? expect.unreachable();
  const [axel, beatrix, ...others] = record.players;
  if (axel === undefined || beatrix === undefined) throw new Error('there are two');
  const change = changeSeats(table, record.players, [beatrix, axel, ...others], 'they swapped');
  if (!change.ok || change.value === null) throw new Error('they may swap');
  const swapped = edited(record, withSeatsKept(record, [{ kind: 'append', event: change.value }]));

  const [before] = padOf(record, state).rounds;
  expect(before).toMatchObject({ cash: [110, 120, 100, 100], payouts: [0, 30, 0, 0] });
  expect(padOf(swapped, played(recordOf(swapped)).state).rounds[0]).toMatchObject({
    cash: [120, 110, 100, 100],
    payouts: [30, 0, 0, 0],
  });
});
