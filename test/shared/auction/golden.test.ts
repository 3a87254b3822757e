import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../../src/shared/auction/edition.ts';
import { after, laid, refusal, shown } from './game.ts';
import { passRounds, ROWS } from './golden-rows.ts';
import { boardOf, paintings } from '../../fixtures/auction.ts';

describe('what the rulebooks say', () => {
  const cases = ROWS.flatMap((row) =>
    (row.editions ?? EDITIONS).map((edition) => ({ row, edition, name: `${row.id}: ${row.says}` })),
  );
  test.each(cases)('$edition, $name', ({ row, edition }) => {
    const board = boardOf(edition);
    const state = after(laid({ ...row.table, edition }), ...row.given(board));
    expect(row.then ?? row.hangs ?? row.refused, 'a row expects something').toBeDefined();
    if (row.then) expect(shown(state)).toMatchObject(row.then(board));
    if (row.hangs) {
      const { hangs } = row;
      expect(hangs(board).map((_, seat) => paintings(state, seat))).toEqual(hangs(board));
    }
    for (const [event, why] of row.refused?.(board) ?? []) expect(refusal(state, event)).toBe(why);
  });

  test('every golden case of the auction family has a row', () => {
    const said = new Set(ROWS.flatMap(({ id }) => id.split(' and ')));
    // Games played beside the app end in each of these ways: see `auction-ways.ts`.
    const played = ['E16', 'E21', 'E24', 'E25', 'E26', 'E27', 'E29'];
    const elsewhere = ['G1', 'G15', ...played];
    const wanted = [
      ...Array.from({ length: 9 }, (_, index) => `G${index + 1}`),
      'E10s',
      ...Array.from({ length: 29 }, (_, index) => `E${index + 1}`),
    ].filter((id) => !elsewhere.includes(id));
    expect(wanted.filter((id) => !said.has(id))).toEqual([]);
  });
});

describe('G15: the deal', () => {
  const deals = [
    { players: 3, cards: [10, 16, 22, 22] },
    { players: 4, cards: [9, 13, 17, 17] },
    { players: 5, cards: [8, 11, 14, 14] },
  ];
  const cases = EDITIONS.flatMap((edition) => deals.map((deal) => ({ edition, ...deal })));
  test.each(cases)('$edition for $players players', ({ edition, players, cards }) => {
    const { manuel } = boardOf(edition);
    const held = cards.map(
      (_, rounds) => shown(after(laid({ edition, players }), ...passRounds(manuel, rounds))).hands,
    );
    expect(held).toEqual(cards.map((each) => new Array<number>(players).fill(each)));
  });

  test.each(EDITIONS)('%s with the mystery hand deals four hands', (edition) => {
    const table = { edition, players: 3, options: { mystery: true } };
    const { manuel } = boardOf(edition);
    const dealt = [0, 1, 2, 3].map((rounds) => after(laid(table), ...passRounds(manuel, rounds)));
    expect(dealt.map(({ hands, mysteryHand }) => [...hands, mysteryHand])).toEqual(
      [9, 13, 17, 17].map((each) => [each, each, each, each]),
    );
  });
});
