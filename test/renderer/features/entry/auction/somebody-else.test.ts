import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { practiceSession } from '../../../../../src/renderer/screens/table/practice-session.svelte.ts';
import { adjust } from '../../../../fixtures/auction.ts';
import { tableOf } from '../../../played.ts';
import { render } from '../../../mounted.ts';
import EntryTable from './EntryTable.svelte';

async function open(events: readonly unknown[], options: object = {}) {
  const session = practiceSession(tableOf(events, { ...options }).record, crypto.randomUUID());
  const screen = await render(EntryTable, {}, { session });
  const asks = (question: string) =>
    expect.element(screen.getByRole('heading', { name: question, exact: true })).toBeVisible();
  const somebodyElse = screen.getByRole('button', { name: 'Somebody else is selling' });
  return { session, screen, asks, somebodyElse };
}

test('the next painting is played out of turn: a key, then the seat', async () => {
  const { session, asks } = await open([]);
  await asks('Which artist does Axel put up?');
  await userEvent.keyboard('0');
  await asks('Who puts up the next painting?');
  await userEvent.keyboard('3');
  await asks('Which artist does Clemens put up?');
  expect(session.view?.record.events).toEqual([
    expect.objectContaining({ type: 'adjust', reason: 'whose turn it is at the table', turn: 2 }),
  ]);
  await userEvent.keyboard('11');
  await asks('Who buys, and for how much?');
});

test('one undo reverts it, and Escape cancels the question', async () => {
  const { session, asks, somebodyElse } = await open([]);
  await somebodyElse.click();
  await asks('Who puts up the next painting?');
  await userEvent.keyboard('{Escape}');
  await asks('Which artist does Axel put up?');
  await userEvent.keyboard('04');
  await asks('Which artist does Doris put up?');
  await session.undo();
  await asks('Which artist does Axel put up?');
  expect(session.view?.record.events).toEqual([]);
});

test('only players with cards can be chosen, and if there are no others, the question isn’t offered', async () => {
  const without = (...seats: number[]) =>
    adjust({ hands: Object.fromEntries(seats.map((seat) => [seat, -9])) });
  const { screen, asks } = await open([without(1, 3)]);
  await userEvent.keyboard('0');
  await asks('Who puts up the next painting?');
  const answers = screen.getByRole('button', { name: /^(Axel|Beatrix|Clemens|Doris)/ }).elements();
  expect(answers.map((answer) => answer.querySelector('.name')?.textContent.trim())).toEqual(['Clemens']);
  await screen.unmount();
  const { asks: asksOf, somebodyElse } = await open([without(1, 2, 3)]);
  await asksOf('Which artist does Axel put up?');
  await expect.element(somebodyElse).not.toBeInTheDocument();
});

test('with only counts tracked, nobody is asked who played it', async () => {
  const { asks, somebodyElse } = await open([], { tracking: 'counts' });
  await asks('Which artist is put up?');
  await expect.element(somebodyElse).not.toBeInTheDocument();
});
