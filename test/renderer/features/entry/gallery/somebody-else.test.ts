import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { practiceSession } from '../../../../../src/renderer/screens/table/practice-session.svelte.ts';
import { render } from '../../../mounted.ts';
import EntryTable from './EntryTable.svelte';
import { tableOf } from './table.ts';

const INFLUENCE = { type: 'influence', artist: 'tec' };

async function open(tracking: 'full' | 'counts') {
  const session = practiceSession(tableOf([INFLUENCE], { tracking }).record, crypto.randomUUID());
  const screen = await render(EntryTable, {}, { session });
  const asks = (question: string | RegExp) =>
    expect.element(screen.getByRole('heading', { name: question })).toBeVisible();
  return { session, screen, asks };
}

test('the next card is played out of turn: a key, then the seat; one undo reverts it', async () => {
  const { session, asks } = await open('full');
  await asks(/does Max display\?/);
  await userEvent.keyboard('0');
  await asks(/^Who displays the next/);
  await userEvent.keyboard('{Escape}');
  await asks(/does Max display\?/);
  await userEvent.keyboard('03');
  await asks(/does Julia display\?/);
  expect(session.view?.record.events.at(-1)).toMatchObject({ type: 'adjust', turn: 2 });
  await session.undo();
  await asks(/does Max display\?/);
  expect(session.view?.record.events).toHaveLength(1);
});

test('with only counts tracked, nobody is asked who played it', async () => {
  const { screen, asks } = await open('counts');
  await asks(/is displayed\?/);
  await expect
    .element(screen.getByRole('button', { name: 'Somebody else is playing' }))
    .not.toBeInTheDocument();
});
