import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../mounted.ts';
import {
  practiceSession,
  type PracticeSession,
} from '../../../../src/renderer/screens/table/practice-session.svelte.ts';
import { outcomeOf, type GameRecord } from '../../../../src/shared/record/index.ts';
import { tableOf as cardsOf, wholeGame as wholeCards } from '../../features/entry/gallery/table.ts';
import { tableOf, wholeGame } from '../../played.ts';
import TableScreen from './TableScreen.svelte';

const UNDO = ['{Control>}z{/Control}', '{Meta>}z{/Meta}'];
const REDO = [
  '{Control>}y{/Control}',
  '{Control>}{Shift>}z{/Shift}{/Control}',
  '{Meta>}{Shift>}z{/Shift}{/Meta}',
  '{Meta>}y{/Meta}',
];

async function open(record: GameRecord) {
  const session = practiceSession({ ...record, events: [] }, crypto.randomUUID());
  const screen = await render(TableScreen, { session });
  for (const event of record.events) await session.append(event);
  return { session, screen };
}

const eventsOf = ({ view }: PracticeSession) => view?.record.events.length;

/** The current question: the situation, and what has the focus. */
function questionOf({ replayed }: PracticeSession): string {
  if (replayed?.ok !== true) throw new Error('the game is played');
  const { state, setup } = replayed.table;
  const at = document.activeElement?.tagName ?? '';
  return `${state.situation.kind} ${outcomeOf(replayed.table).status} ${JSON.stringify(setup.tracking)} ${at}`;
}

const GAMES: readonly (readonly [string, GameRecord])[] = [
  ...(['ledger', 'owners', 'counts'] as const).map((tracking) => {
    const plan = { edition: 'modern-art-cmon-it', players: 3, options: { tracking }, seed: 3 } as const;
    return [`paintings, ${tracking}`, wholeGame(plan).record] as const;
  }),
  ...(['full', 'counts'] as const).map((tracking) => {
    const plan = { edition: 'modern-art-card-game', players: 3, options: { tracking }, seed: 6 } as const;
    return [`cards, ${tracking}`, wholeCards(plan).record] as const;
  }),
];

describe('keys undo and redo at every question and form, wherever the focus is', () => {
  test.each(GAMES)('%s', async (_, record) => {
    const { session } = await open({ ...record, events: [] });
    const asked = new Set<string>();
    for (const [at, event] of record.events.entries()) {
      await session.append(event);
      await new Promise(requestAnimationFrame);
      const question = questionOf(session);
      if (asked.has(question)) continue;
      asked.add(question);
      const redo = REDO[asked.size % REDO.length] ?? '';
      await userEvent.keyboard(UNDO[asked.size % UNDO.length] ?? '');
      expect(eventsOf(session), question).toBe(at);
      await userEvent.keyboard(redo);
      expect(eventsOf(session), question).toBe(at + 1);
      expect(session.view?.record.events.at(-1)).toMatchObject(event);
    }
    // At least playing, settling and the end.
    expect(asked.size).toBeGreaterThanOrEqual(3);
  });
});

const OFFER = { type: 'offer', seat: 0, artist: 'yoko', auction: 'open' };

describe('a field that is typed in', () => {
  test('undoes its own typing first, and then the keys go to the table', async () => {
    const { session, screen } = await open(tableOf([OFFER]).record);
    await screen.getByRole('button', { name: /^Beatrix/ }).click();
    const price = screen.getByRole('textbox', { name: 'Price' });
    await expect.element(price).toHaveFocus();
    await userEvent.keyboard('7');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(price).toHaveValue('');
    expect(eventsOf(session)).toBe(1);
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect.element(price).toHaveValue('7');
    expect(eventsOf(session)).toBe(1);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(price).toHaveValue('');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(eventsOf(session)).toBe(0);
  });

  test('in a form of the log keeps the keys for itself, as does the form', async () => {
    const { session, screen } = await open(tableOf([OFFER]).record);
    await userEvent.keyboard('l');
    await screen.getByRole('button', { name: 'Adjust numbers' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Adjust numbers' })).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await userEvent.keyboard('{Tab}{Control>}z{/Control}');
    expect(eventsOf(session)).toBe(1);
  });
});

test('in the log the keys still work, and their effect is announced there', async () => {
  const { session, screen } = await open(tableOf([OFFER]).record);
  await userEvent.keyboard('l');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(eventsOf(session)).toBe(0);
  await expect.element(screen.getByRole('dialog').getByText('Undid: Axel put up a Yoko, open')).toBeVisible();
});

test('behind any other dialog nothing is undone', async () => {
  const { session, screen } = await open(tableOf([OFFER]).record);
  await userEvent.keyboard('?');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(eventsOf(session)).toBe(1);
});

test('a held key undoes one entry', async () => {
  const { session } = await open(tableOf([OFFER, { type: 'sale', buyer: 1, price: 5 }]).record);
  for (const repeat of [false, true, true]) {
    const key = { key: 'z', code: 'KeyZ', ctrlKey: true, bubbles: true, repeat };
    document.body.dispatchEvent(new KeyboardEvent('keydown', key));
  }
  expect(eventsOf(session)).toBe(1);
});

test('with a non-Latin keyboard layout, the key’s position counts', async () => {
  const { session } = await open(tableOf([OFFER]).record);
  const key = { key: 'я', code: 'KeyZ', ctrlKey: true, bubbles: true };
  document.body.dispatchEvent(new KeyboardEvent('keydown', key));
  expect(eventsOf(session)).toBe(0);
});

test('both buttons show their keys', async () => {
  const { screen } = await open(cardsOf([]).record);
  const shortcuts = ['Undo', 'Redo'].map((name) =>
    screen.getByRole('button', { name }).element().getAttribute('aria-keyshortcuts'),
  );
  expect(shortcuts).toEqual(['Control+Z', 'Control+Y']);
});

test('typed counts survive an undo and redo', async () => {
  const { record } = wholeGame({
    edition: 'modern-art-1994',
    players: 3,
    options: { tracking: 'counts' },
    seed: 3,
  });
  const first = record.events.findIndex(({ type }) => type === 'settle');
  const { session, screen } = await open({ ...record, events: record.events.slice(0, first) });
  const field = screen.getByRole('textbox').first();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('1{Enter}');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(eventsOf(session)).toBe(first - 1);
  await userEvent.keyboard('{Control>}y{/Control}');
  await expect.element(field).toHaveValue('1');
});
