import { describe, expect, test } from 'vitest';
import {
  holdableArtists,
  nothingTyped,
  readHoldings,
} from '../../../../src/renderer/shown/auction/holdings.ts';
import { explain } from '../../../../src/shared/auction/index.ts';
import { played, settlings, tableOf } from '../../played.ts';

const paintings = (...artists: string[]) => artists.map((artist) => ({ type: 'offer', artist }));
const { state } = tableOf(
  paintings('krypto', 'lite-metal', 'krypto', 'lite-metal', 'lite-metal', 'lite-metal', 'lite-metal'),
  { tracking: 'counts' },
);

describe('holdings as typed', () => {
  test('only artists that were played are asked for, in board order', () => {
    expect(holdableArtists(state)).toEqual(['lite-metal', 'krypto']);
    expect(nothingTyped(state)).toEqual(Array.from({ length: 4 }, () => ['', '']));
  });

  test('empty fields count as none, and unassigned paintings are left over', () => {
    const entered = readHoldings(state, [
      ['2', ''],
      [' 1 ', '2'],
      ['', ''],
      ['0', '0'],
    ]);
    expect(entered.problem).toBeNull();
    expect(entered.left).toEqual([1, 0]);
    expect(entered.payouts?.map(({ payout }) => payout)).toEqual([60, 70, 0, 0]);
  });

  test('more paintings than there were are rejected by the rules, naming the artist', () => {
    const entered = readHoldings(state, [['', '1'], ['', '2'], [], []]);
    expect(entered.problem).toMatchObject({
      kind: 'refused',
      problem: { code: 'holdings-over-count', detail: { artist: 'krypto', count: 2, held: 3 } },
    });
    expect(entered.left).toEqual([4, -1]);
    expect(entered.payouts).toBeNull();
  });

  test('the fifth painting was not sold, so nobody is paid for it', () => {
    const held = (axel: string, beatrix: string) => readHoldings(state, [[axel], [beatrix], [], []]);
    expect(held('3', '1').neverSold).toBeNull();
    expect(held('3', '2')).toMatchObject({
      problem: null,
      neverSold: { artist: 'lite-metal', held: 5, sold: 4 },
    });
  });

  test('neither a pair that ends the round, a mystery card nor the painting played last belongs to anybody', () => {
    const counts = { tracking: 'counts', mystery: true };
    const nobodys = [
      ...paintings('krypto'),
      { type: 'mystery', artist: 'yoko' },
      ...paintings('yoko', 'lite-metal', 'lite-metal', 'lite-metal', 'lite-metal'),
      { type: 'pair', artist: 'lite-metal' },
    ];
    const ended = tableOf(nobodys, counts, 'modern-art-1994', 3).state;
    expect(holdableArtists(ended)).toEqual(['lite-metal', 'yoko', 'krypto']);
    expect(readHoldings(ended, nothingTyped(ended)).left).toEqual([3, 1, 1]);
    // Once everybody is out of cards.
    const out = tableOf([...paintings('krypto', 'yoko'), { type: 'end-round' }], { tracking: 'counts' });
    expect(holdableArtists(out.state)).toEqual(['krypto']);
  });

  test.each(['x', '-1', '1.5', '1e3', '٣'])('%s isn’t a number of paintings', (text) => {
    const typed = nothingTyped(state).with(1, ['', text]);
    expect(readHoldings(state, typed).problem).toEqual({ kind: 'not-a-number', seat: 1, at: 1 });
  });

  test('in whole games the bank pays what it pays when the round is settled', () => {
    for (let seed = 0; seed < 3; seed += 1) {
      const plan = { edition: 'modern-art-1994', players: 4, options: { tracking: 'counts' }, seed } as const;
      for (const { record, state: waiting, settle } of settlings(plan)) {
        const said = settle['holdings'] as readonly Readonly<Record<string, number>>[];
        const artists = holdableArtists(waiting);
        const entered = readHoldings(
          waiting,
          said.map((own) => artists.map((artist) => String(own[artist] ?? ''))),
        );
        const settled = played({ ...record, events: [...record.events, settle] });
        expect(entered.payouts).toEqual(explain(settled.state, waiting.round)?.payouts);
      }
    }
  });
});
