import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { offer, sale, settle } from '../../../fixtures/auction.ts';
import { play, influence } from '../../../fixtures/gallery.ts';
import { recordOf, replayed } from '../../../fixtures/replayed.ts';
import { language } from '../../spoken.ts';
import type { Settings } from '../../../../src/shared/api.ts';
import {
  changeSeats,
  withSeatsKept,
  type Edit,
  type GameRecord,
} from '../../../../src/shared/record/index.ts';
import { tableOf as cardsOf } from '../../features/entry/gallery/table.ts';
import { COUNTS_OF_THREE } from '../../../fixtures/whole-games.ts';
import { tableOf } from '../../played.ts';
import { listen } from './heard.ts';
import { enterGame } from './open-table.ts';

const UNDO = '{Control>}z{/Control}';
const REDO = '{Control>}y{/Control}';

/** A table, and what is announced there for a step itself. */
async function open(record: GameRecord, chosen: Partial<Settings> = {}) {
  const table = await enterGame(record, chosen);
  const { since } = listen();
  const after = async (keys: string) => {
    await userEvent.keyboard(keys);
    return (await since()).filter((said) => /^(?:Undid|Redid|Annullato|Ripetuto)/.test(said));
  };
  return { ...table, after };
}

const OFFER = offer(0, 'yoko');
const SALE = sale(1, 5);
const sold = tableOf([OFFER, SALE]).record;
const displayed = cardsOf([influence('mariana-martins'), play(0, 'tec')]).record;

/** Axel and Clemens swap seats from here on. */
function swapped(record: GameRecord): readonly Edit[] {
  const seats = [2, 1, 0, 3].flatMap((seat) => record.players[seat] ?? []);
  const change = changeSeats(replayed(record).table, record.players, seats, 'new chairs');
  if (!change.ok || change.value === null) throw new Error('two of them move');
  return withSeatsKept(record, [{ kind: 'append', event: change.value }]);
}

describe('Undo and Redo say what they did, once, on screen and to screen readers:', () => {
  test('for each of several in turn, in the words of the log', async () => {
    const { screen, after } = await open(sold);
    for (const [keys, said] of [
      [UNDO, 'Undid: Beatrix paid Axel 5,000 for the Yoko'],
      [UNDO, 'Undid: Axel put up a Yoko, open'],
      [REDO, 'Redid: Axel put up a Yoko, open'],
      [REDO, 'Redid: Beatrix paid Axel 5,000 for the Yoko'],
    ] as const) {
      expect(await after(keys)).toEqual([said]);
      await expect.element(screen.getByText(said, { exact: true })).toBeVisible();
    }
  });

  test('in the table’s language', async () => {
    const { after } = await open(sold);
    language.choose('it');
    expect(await after(UNDO)).toEqual(['Annullato: Beatrix ha pagato 5.000 ad Axel per il dipinto di Yoko']);
    expect(await after(REDO)).toEqual(['Ripetuto: Beatrix ha pagato 5.000 ad Axel per il dipinto di Yoko']);
  });

  test('for a bid in an auction run by the app, until the next step', async () => {
    const { screen, after } = await open(tableOf([OFFER]).record, { auctions: 'run' });
    await after('27{Enter}');
    expect(await after(UNDO)).toEqual(['Undid: Beatrix bids 7,000']);
    expect(await after(REDO)).toEqual(['Redid: Beatrix bids 7,000']);
    await after('{Enter}');
    expect(screen.getByText(/^(?:Undid|Redid)/).elements()).toEqual([]);
  });
});

describe('undoing a correction is described as one:', () => {
  const named = displayed.players.with(0, { id: 'p0', name: 'Maximilian' });
  const again = 'Beatrix paid Axel 5,000 for the Yoko';
  const change = { type: 'adjust', reason: 'change', cash: { 0: -1, 1: 1 } };

  test.each<[string, GameRecord, readonly Edit[], string, string?]>([
    [
      'another price',
      sold,
      [{ kind: 'replace', index: 1, event: sale(1, 50) }],
      `the correction in round 1. The log says again: ${again}`,
      'the correction in round 1. The log now says: Beatrix paid Axel 50,000 for the Yoko',
    ],
    [
      'an entry removed',
      sold,
      [{ kind: 'remove', index: 1 }],
      `the removal in round 1. It’s in the log again: ${again}`,
      `the removal in round 1. Gone from the log: ${again}`,
    ],
    [
      'a forgotten entry',
      sold,
      [{ kind: 'insert', index: 0, event: change }],
      'the entry added in round 1: Adjusted (change). Axel 1,000 less and Beatrix 1,000 more',
    ],
    [
      'a note',
      displayed,
      [{ kind: 'replace', index: 1, event: { ...play(0, 'tec'), note: 'a present' } }],
      'the note in round 1 on: Max displayed a TEC',
    ],
    [
      'two entries at once',
      sold,
      [offer(0, 'krypto'), sale(1, 9)].map((event, index) => ({ kind: 'replace', index, event })),
      'a correction of several entries, from round 1 on',
    ],
    [
      'a note about the game',
      displayed,
      [{ kind: 'header', fields: { notes: 'at the lake' } }],
      'the notes on the game',
    ],
    ['people who swapped seats', sold, swapped(sold), 'Axel and Clemens swap seats'],
    ['a name', displayed, [{ kind: 'header', fields: { players: named } }], 'Max renamed to Maximilian'],
  ])('%s', async (_, record, edits, undone, redone = undone) => {
    const { session, after } = await open(record);
    expect(await session.edit(edits, 0)).toBe(true);
    expect(await after(UNDO)).toEqual([`Undid: ${undone}`]);
    expect(await after(REDO)).toEqual([`Redid: ${redone}`]);
  });
});

test('the message goes with the next entry or a card to be confirmed, and isn’t there before', async () => {
  const yokos = [0, 1, 2, 3].flatMap((seat) => [offer(seat, 'yoko'), SALE]);
  const { session, screen, after } = await open(tableOf([...yokos, offer(0, 'krypto'), SALE]).record);
  const told = () => screen.getByText(/^(?:Undid|Redid|Axel, put up)/).elements();
  expect(told()).toEqual([]);
  await after(UNDO);
  await session.append(SALE);
  await expect.poll(told).toEqual([]);
  await after(UNDO);
  await after(UNDO);
  expect(told()).toHaveLength(2);
  await after('2');
  await expect.poll(told).toEqual([]);
});

test('why an entry was refused is said until something else is entered, undone or started over', async () => {
  const { session, screen } = await open(tableOf([OFFER, SALE]).record);
  const refused = () => screen.getByRole('alert').first().element().textContent;
  for (const goOn of [session.undo, session.redo, () => session.append(offer(1, 'krypto')), session.anew]) {
    expect(await session.append(settle)).toBe(false);
    await expect.poll(refused).not.toBe('');
    await goOn();
    await expect.poll(refused).toBe('');
  }
});

test('the final money isn’t read out', async () => {
  const { after } = await open(recordOf(COUNTS_OF_THREE));
  expect(await after(UNDO)).toEqual(['Undid: The money was counted']);
  expect(await after(REDO)).toEqual(['Redid: The money was counted']);
});
