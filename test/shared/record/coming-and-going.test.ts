import { expect, test } from 'vitest';
import { changeSeats, comingAndGoing, timelineOf, withEdits } from '../../../src/shared/record/index.ts';
import { recordOf } from '../../fixtures/replayed.ts';

const PEOPLE = ['Axel', 'Beatrix', 'Clemens'].map((name) => ({ id: name.toLowerCase(), name }));

function tableOf(edition: string, tracking: string, events: readonly object[]) {
  const record = recordOf({
    ...{ format: 'vernissage/game', version: 1, id: 'a-game', edition, players: PEOPLE, firstSeat: 0 },
    ...{ options: { tracking }, events },
  });
  const table = timelineOf(record, null).tables.at(-1);
  if (table === undefined) throw new Error('there is no table');
  return { record, table };
}

const atAuction = (...events: readonly object[]) => tableOf('modern-art-1994', 'ledger', events);
const atCards = (...events: readonly object[]) => tableOf('modern-art-card-game', 'full', events);

/** The log and the hands after somebody leaves or comes back, or why they can't. */
function after({ record, table }: ReturnType<typeof tableOf>, seat: number) {
  const edits = comingAndGoing(record, table, seat, '');
  if (!edits.ok) return edits.error.code;
  const edited = withEdits(record, edits.value);
  if (!edited.ok) throw new Error('the edits make no record');
  const { tables } = timelineOf(edited.value, null);
  return [edited.value.events.map(({ type }) => type).join(' '), tables.at(-1)?.state.hands];
}

const gone = { type: 'adjust', reason: '', away: { 2: true } };
const settle = { type: 'settle' };
const [offer, sale] = [
  { type: 'offer', seat: 0, artist: 'yoko', auction: 'open' },
  { type: 'sale', buyer: 1, price: 7 },
];
const influence = { type: 'influence', artist: 'tec' };
const card = { type: 'play', seat: 0, artist: 'tec', effect: 'none' };
const over = (artist: string) => ({ type: 'adjust', reason: '', counts: { [artist]: 9 } });

test('somebody leaves between two lots or turns, never as the last but one', () => {
  expect(after(atAuction(offer, sale), 0)).toEqual(['offer sale adjust', [0, 10, 10]]);
  expect(after(atAuction(offer), 2)).toBe('away-not-now');
  expect(after(atAuction(gone), 1)).toBe('two-must-stay');
  expect(after(atCards(influence), 1)).toEqual(['influence adjust', [13, 0, 13]]);
  expect(after(atCards(), 1)).toBe('away-not-now');
  expect(after(tableOf('masters-gallery', 'counts', []), 1)).toBe('not-tracked');
});

test('between two rounds it is said before the deal', () => {
  const paid = [gone, over('yoko'), settle];
  expect(after(atAuction(...paid), 2)).toEqual(['adjust adjust adjust settle', [16, 16, 6]]);
  expect(after(atAuction(...paid), 1)).toBe('two-must-stay');
  expect(after(atAuction(...paid, offer, sale), 2)).toEqual([
    'adjust adjust settle offer sale adjust',
    [15, 16, 0],
  ]);
  const scored = [influence, card, over('tec'), settle];
  expect(after(atCards(...scored), 2)).toEqual(['influence play adjust adjust settle', [18, 19, 0]]);
  expect(after(atCards(...scored, influence), 2)).toEqual([
    'influence play adjust adjust settle influence',
    [18, 19, 0],
  ]);
});

test('nobody moves to a seat that is empty, or from there, but somebody may take it over', () => {
  const { record, table } = atAuction(gone);
  const change = (...order: readonly number[]) =>
    changeSeats(
      table,
      PEOPLE,
      order.map((at) => PEOPLE[at] ?? { id: 'emil', name: 'Emil' }),
      '',
    );
  expect(record.players).toEqual(PEOPLE);
  expect(change(0, 2, 1)).toEqual({ ok: false, error: 'away' });
  expect(change(2, 1, 0)).toEqual({ ok: false, error: 'away' });
  expect(change(1, 0, 2).ok && change(0, 1, 3).ok).toBe(true);
});
