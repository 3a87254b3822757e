import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { offer, sale, settle } from '../../../fixtures/auction.ts';
import type { MemorySession } from '../../kept-in-memory.svelte.ts';
import { outcomeOf, timelineOf, type GameRecord } from '../../../../src/shared/record/index.ts';
import { wholeGame as wholeCards } from '../../features/entry/gallery/table.ts';
import { beforeFirst, recordOf } from '../../../fixtures/replayed.ts';
import { COUNTS_OF_THREE } from '../../../fixtures/whole-games.ts';
import { tableOf, wholeGame } from '../../played.ts';
import { enterGame, openTable } from './open-table.ts';
import { language } from '../../spoken.ts';
import type { Settings } from '../../../../src/shared/api.ts';
import { listen } from './heard.ts';

const UNDO = '{Control>}z{/Control}';
const REDO = '{Control>}y{/Control}';
const UNDOING = [UNDO, '{Meta>}z{/Meta}'];
const REDOING = [
  REDO,
  '{Control>}{Shift>}z{/Shift}{/Control}',
  '{Meta>}{Shift>}z{/Shift}{/Meta}',
  '{Meta>}y{/Meta}',
];

const eventsOf = ({ view }: MemorySession) => view?.record.events.length;

/** How many events lead to each kind of question, the first time it is asked. */
function questionsOf(record: GameRecord): number[] {
  const [, ...tables] = timelineOf(record, null).tables;
  const asked = tables.map((table) => `${table.state.situation.kind} ${outcomeOf(table).status}`);
  return asked.flatMap((question, at) => (asked.indexOf(question) === at ? at + 1 : []));
}

const SHORT = { players: 3, style: 'rush' } as const;
const GAMES: readonly (readonly [string, GameRecord])[] = [
  ...(['ledger', 'owners', 'counts'] as const).map((tracking) => {
    const plan = { ...SHORT, edition: 'modern-art-cmon-it', options: { tracking }, seed: 3 } as const;
    return [`paintings, ${tracking}`, wholeGame(plan).record] as const;
  }),
  ...(['full', 'counts'] as const).map((tracking) => {
    const plan = { ...SHORT, edition: 'modern-art-card-game', options: { tracking }, seed: 6 } as const;
    return [`cards, ${tracking}`, wholeCards(plan).record] as const;
  }),
];

test.each(GAMES)(
  'keys undo and redo at every question and form, wherever the focus is: %s',
  async (_, record) => {
    const questions = questionsOf(record);
    // At least playing, settling and the end.
    expect(questions.length).toBeGreaterThanOrEqual(3);
    for (const [at, events] of questions.entries()) {
      const last = record.events.slice(events - 1, events);
      const { session, screen } = await openTable({ ...record, events: record.events.slice(0, events - 1) });
      for (const event of last) await session.append(event);
      await new Promise(requestAnimationFrame);
      await userEvent.keyboard(UNDOING[at % UNDOING.length] ?? '');
      expect(eventsOf(session), `after ${events} events`).toBe(events - 1);
      await userEvent.keyboard(REDOING[at % REDOING.length] ?? '');
      expect(session.view?.record.events.slice(events - 1)).toMatchObject(last);
      await screen.unmount();
    }
  },
);

const OFFER = offer(0, 'yoko');

test('a field that is typed in undoes its own typing first, and then the keys go to the table', async () => {
  const { session, screen } = await enterGame(tableOf([OFFER]).record);
  await screen.getByRole('button', { name: /^Beatrix/ }).click();
  const price = screen.getByRole('textbox', { name: 'Price' });
  await expect.element(price).toHaveFocus();
  await userEvent.keyboard('7');
  await userEvent.keyboard(UNDO);
  await expect.element(price).toHaveValue('');
  expect(eventsOf(session)).toBe(1);
  await userEvent.keyboard(REDO);
  await expect.element(price).toHaveValue('7');
  expect(eventsOf(session)).toBe(1);
  await userEvent.keyboard(UNDO);
  await expect.element(price).toHaveValue('');
  await userEvent.keyboard(UNDO);
  expect(eventsOf(session)).toBe(0);
});

test('in the log the keys still work and say so there', async () => {
  const { session, screen } = await enterGame(tableOf([OFFER]).record);
  await userEvent.keyboard('l');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard(UNDO);
  expect(eventsOf(session)).toBe(0);
  await expect.element(screen.getByRole('dialog').getByText('Undid: Axel put up a Yoko, open')).toBeVisible();
  await userEvent.keyboard(REDO);
  expect(eventsOf(session)).toBe(1);
});

test('both buttons show their keys, which do nothing behind any other dialog', async () => {
  const { session, screen, button } = await enterGame(tableOf([OFFER]).record);
  await expect.element(button('Undo')).toHaveAttribute('aria-keyshortcuts', 'Control+Z');
  await expect.element(button('Redo')).toHaveAttribute('aria-keyshortcuts', 'Control+Y');
  await userEvent.keyboard('?');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard(UNDO);
  expect(eventsOf(session)).toBe(1);
});

test('a held key undoes one entry; a Latin letter counts wherever it is, and any other by its position', async () => {
  const { session } = await enterGame(tableOf([OFFER, sale(1, 5)]).record);
  for (const [key, code, repeat, left] of [
    ['z', 'KeyZ', false, 1],
    ['z', 'KeyZ', true, 1],
    ['z', 'KeyZ', true, 1],
    ['я', 'KeyZ', false, 0],
    ['υ', 'KeyY', false, 1],
    ['Z', 'KeyY', false, 0],
    ['y', 'KeyZ', false, 1],
    ['w', 'KeyZ', false, 1],
    ['z', 'KeyW', false, 0],
  ] as const) {
    const pressed = { key, code, ctrlKey: true, bubbles: true, repeat };
    document.body.dispatchEvent(new KeyboardEvent('keydown', pressed));
    expect(eventsOf(session), `${key} at ${code}`).toBe(left);
  }
});

test('typed counts survive an undo and redo', async () => {
  const record = recordOf(beforeFirst(COUNTS_OF_THREE, 'settle'));
  const { session, screen } = await enterGame(record);
  const field = screen.getByRole('textbox').first();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('1{Enter}');
  await userEvent.keyboard(UNDO);
  expect(eventsOf(session)).toBe(record.events.length - 1);
  await userEvent.keyboard(REDO);
  await expect.element(field).toHaveValue('1');
});

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

const SALE = sale(1, 5);
const sold = tableOf([OFFER, SALE]).record;

describe('Undo and Redo say what they did, once, on screen and to screen readers:', () => {
  test('for each of several in turn, in the words of the log and in the table’s language', async () => {
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
    language.choose('it');
    expect((await after(UNDO)).at(-1)).toBe(
      'Annullato: Beatrix ha pagato 5.000 ad Axel per il dipinto di Yoko',
    );
  });

  test('for bids in an auction run by the app, one after the other, until the next step', async () => {
    const { screen, after } = await open(tableOf([OFFER]).record, { auctions: 'run' });
    await after('27{Enter}');
    await after('38{Enter}');
    for (const [keys, said] of [
      [UNDO, 'Undid: Clemens bids 8,000'],
      [UNDO, 'Undid: Beatrix bids 7,000'],
      [REDO, 'Redid: Beatrix bids 7,000'],
      [REDO, 'Redid: Clemens bids 8,000'],
    ] as const)
      expect(await after(keys)).toEqual([said]);
    await after('{Enter}');
    expect(screen.getByText(/^(?:Undid|Redid)/).elements()).toEqual([]);
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

test('what is unusual about an entry is said until the next one, and again when that is undone', async () => {
  const { session, screen, after } = await open(sold);
  const odd = () => screen.getByText(/Are the counts right/).elements().length;
  await session.append({ type: 'adjust', reason: 'missed', counts: { yoko: 13 } });
  await expect.poll(odd).toBe(1);
  expect(await session.append({ ...settle, next: 0 })).toBe(true);
  await expect.poll(odd).toBe(0);
  await after(UNDO);
  await expect.poll(odd).toBe(1);
});

test('the final money isn’t read out', async () => {
  const { after } = await open(recordOf(COUNTS_OF_THREE));
  expect(await after(UNDO)).toEqual(['Undid: The money was counted']);
  expect(await after(REDO)).toEqual(['Redid: The money was counted']);
});
