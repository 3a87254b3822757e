import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { offer, sale } from '../../../fixtures/auction.ts';
import { play, influence } from '../../../fixtures/gallery.ts';
import { replayed } from '../../../fixtures/replayed.ts';
import { language } from '../../spoken.ts';
import { render, settingsOf } from '../../mounted.ts';
import { practiceSession } from '../../../../src/renderer/screens/table/practice-session.svelte.ts';
import type { Settings } from '../../../../src/shared/api.ts';
import {
  changeSeats,
  withSeatsKept,
  type Edit,
  type GameRecord,
} from '../../../../src/shared/record/index.ts';
import { tableOf as cardsOf } from '../../features/entry/gallery/table.ts';
import { tableOf, wholeGame } from '../../played.ts';
import { listen } from './heard.ts';
import TableScreen from './TableScreen.svelte';

const UNDO = '{Control>}z{/Control}';
const REDO = '{Control>}y{/Control}';

/** A table with these edits made one after the other. */
async function open(
  { events, ...record }: GameRecord,
  edits: readonly (readonly Edit[])[] = [],
  chosen: Partial<Settings> = {},
) {
  const session = practiceSession({ ...record, events: [] }, crypto.randomUUID());
  const screen = await render(TableScreen, { session }, { settings: settingsOf(chosen) });
  for (const event of events) await session.append(event);
  for (const edit of edits) expect(await session.edit(edit, 0)).toBe(true);
  const { since } = listen();
  /** What was announced for the step itself. */
  const after = async (keys: string) => {
    await userEvent.keyboard(keys);
    return (await since()).filter((said) => /^(?:Undid|Redid|Annullato|Ripetuto)/.test(said));
  };
  const line = (text: string) => screen.getByText(text, { exact: true });
  return { session, screen, after, line };
}

const OFFER = offer(0, 'yoko');
const SALE = sale(1, 5);
const sold = tableOf([OFFER, SALE]).record;
const displayed = cardsOf([influence('mariana-martins'), play(0, 'tec')]).record;

/** Axel and Clemens swap seats from here on. */
function swapped(record: GameRecord): readonly Edit[] {
  const [axel, beatrix, clemens, doris] = record.players;
  if (!axel || !beatrix || !clemens || !doris) throw new Error('four people play');
  const change = changeSeats(
    replayed(record).table,
    record.players,
    [clemens, beatrix, axel, doris],
    'new chairs',
  );
  if (!change.ok || change.value === null) throw new Error('two of them move');
  return withSeatsKept(record, [{ kind: 'append', event: change.value }]);
}

describe('Undo and Redo say what they did, once, on screen and to screen readers:', () => {
  test('for a sale, in the words of the log', async () => {
    const { after, line } = await open(sold);
    const undone = 'Undid: Beatrix paid Axel 5,000 for the Yoko';
    expect(await after(UNDO)).toEqual([undone]);
    await expect.element(line(undone)).toBeVisible();
    const redone = 'Redid: Beatrix paid Axel 5,000 for the Yoko';
    expect(await after(REDO)).toEqual([redone]);
    await expect.element(line(redone)).toBeVisible();
  });

  test('for each of several in turn', async () => {
    const { after } = await open(sold);
    expect(await after(UNDO)).toEqual(['Undid: Beatrix paid Axel 5,000 for the Yoko']);
    expect(await after(UNDO)).toEqual(['Undid: Axel put up a Yoko, open']);
  });

  test('for a card', async () => {
    const { after } = await open(displayed);
    expect(await after(UNDO)).toEqual(['Undid: Max displayed a TEC']);
    expect(await after(REDO)).toEqual(['Redid: Max displayed a TEC']);
  });

  test('for a bid in an auction run by the app, until the next step', async () => {
    const { screen, after } = await open(tableOf([OFFER]).record, [], { auctions: 'run' });
    await after('27{Enter}');
    expect(await after(UNDO)).toEqual(['Undid: Beatrix bids 7,000']);
    expect(await after(REDO)).toEqual(['Redid: Beatrix bids 7,000']);
    await after('{Enter}');
    expect(screen.getByText(/^(?:Undid|Redid)/).elements()).toEqual([]);
  });

  test('for a player who was about to add a card to a double', async () => {
    const double = tableOf([{ ...OFFER, auction: 'double' }]).record;
    const { screen, after } = await open(double, [], { auctions: 'run' });
    await after('01');
    expect(await after(UNDO)).toEqual(['Undid: Beatrix: Adds a card']);
    await after('0');
    expect(screen.getByText(/^(?:Undid|Redid)/).elements()).toEqual([]);
    expect(await after(UNDO)).toEqual(['Undid: Beatrix: adds no card']);
  });

  test('in the table’s language', async () => {
    const { after } = await open(sold);
    language.choose('it');
    expect(await after(UNDO)).toEqual(['Annullato: Beatrix ha pagato 5.000 ad Axel per il dipinto di Yoko']);
    expect(await after(REDO)).toEqual(['Ripetuto: Beatrix ha pagato 5.000 ad Axel per il dipinto di Yoko']);
  });
});

describe('undoing a correction is described as one:', () => {
  const corrected: readonly (readonly [string, GameRecord, readonly Edit[], string, string])[] = [
    [
      'another price',
      sold,
      [{ kind: 'replace', index: 1, event: { ...SALE, price: 50 } }],
      'Undid: the correction in round 1. The log says again: Beatrix paid Axel 5,000 for the Yoko',
      'Redid: the correction in round 1. The log now says: Beatrix paid Axel 50,000 for the Yoko',
    ],
    [
      'an entry removed',
      sold,
      [{ kind: 'remove', index: 1 }],
      'Undid: the removal in round 1. It’s in the log again: Beatrix paid Axel 5,000 for the Yoko',
      'Redid: the removal in round 1. Gone from the log: Beatrix paid Axel 5,000 for the Yoko',
    ],
    [
      'a forgotten entry',
      sold,
      [{ kind: 'insert', index: 0, event: { type: 'adjust', reason: 'change', cash: { 0: -1, 1: 1 } } }],
      'Undid: the entry added in round 1: Adjusted (change). Axel 1,000 less and Beatrix 1,000 more',
      'Redid: the entry added in round 1: Adjusted (change). Axel 1,000 less and Beatrix 1,000 more',
    ],
    [
      'a note',
      displayed,
      [{ kind: 'replace', index: 1, event: { ...displayed.events[1], type: 'play', note: 'a present' } }],
      'Undid: the note in round 1 on: Max displayed a TEC',
      'Redid: the note in round 1 on: Max displayed a TEC',
    ],
    [
      'two entries at once',
      sold,
      [
        { kind: 'replace', index: 0, event: { ...OFFER, artist: 'krypto' } },
        { kind: 'replace', index: 1, event: { ...SALE, price: 9 } },
      ],
      'Undid: a correction of several entries, from round 1 on',
      'Redid: a correction of several entries, from round 1 on',
    ],
    [
      'a note about the game',
      displayed,
      [{ kind: 'header', fields: { notes: 'at the lake' } }],
      'Undid: the notes on the game',
      'Redid: the notes on the game',
    ],
    [
      'people who swapped seats',
      sold,
      swapped(sold),
      'Undid: Axel and Clemens swap seats',
      'Redid: Axel and Clemens swap seats',
    ],
    [
      'a name',
      displayed,
      [
        {
          kind: 'header',
          fields: { players: displayed.players.with(0, { id: 'p0', name: 'Maximilian' }) },
        },
      ],
      'Undid: Max renamed to Maximilian',
      'Redid: Max renamed to Maximilian',
    ],
  ];

  test.each(corrected)('%s', async (_, record, edits, undone, redone) => {
    const { after } = await open(record, [edits]);
    expect(await after(UNDO)).toEqual([undone]);
    expect(await after(REDO)).toEqual([redone]);
  });
});

test('the message goes with the next entry, and isn’t there before', async () => {
  const { session, screen, after } = await open(sold);
  expect(screen.getByText(/^(?:Undid|Redid)/).elements()).toEqual([]);
  await after(UNDO);
  await session.append(SALE);
  await expect.poll(() => screen.getByText(/^(?:Undid|Redid)/).elements()).toEqual([]);
});

test('the final money isn’t read out', async () => {
  const { record } = wholeGame({
    edition: 'modern-art-1994',
    players: 3,
    options: { tracking: 'counts' },
    seed: 3,
  });
  const { after } = await open(record);
  expect(await after(UNDO)).toEqual(['Undid: The money was counted']);
  expect(await after(REDO)).toEqual(['Redid: The money was counted']);
});
