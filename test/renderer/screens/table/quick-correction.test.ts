import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { letterKeys } from '../../../../src/renderer/lib/letter-keys.svelte.ts';
import { type GameRecord } from '../../../../src/shared/record/index.ts';
import { offer, sale } from '../../../fixtures/auction.ts';
import { tableOf } from '../../played.ts';
import { openTable } from './open-table.ts';

const LOTS = [
  offer(0, 'yoko'),
  sale(1, 19),
  offer(1, 'krypto', 'once'),
  sale(2, 30),
  offer(2, 'yoko', 'hidden'),
  sale(3, 12),
];

async function open(record: GameRecord, key = crypto.randomUUID()) {
  const table = await openTable(record, {}, key);
  const { screen } = table;
  const now = () => table.now().events;
  const asks = (question: string | RegExp) =>
    expect.element(screen.getByRole('heading', { level: 2, name: question })).toBeVisible();
  return { ...table, now, asks };
}

const keys = (typed: string) => userEvent.keyboard(typed);

describe('the quick correction key', () => {
  test('has nothing to open while the first lot is being sold, and doesn’t open later by itself', async () => {
    const { button, now, asks } = await open(tableOf([]).record);
    await keys('21c');
    await asks('Who buys, and for how much?');
    await expect.element(button('Correct the last entries')).toBeDisabled();
    await keys('219{Enter}c');
    await asks(/^Beatrix paid Axel 19,000 for the Yoko/);
    await keys('{Control>}z{/Control}');
    await asks('Who buys, and for how much?');
    await keys('312{Enter}');
    await asks('Which artist does Beatrix put up?');
    expect(now()).toHaveLength(2);
  });

  test('corrects buyer, artist and kind of auction, with one key between them', async () => {
    const { now, asks } = await open(tableOf(LOTS).record);
    await keys('cp2{Enter}');
    await expect.poll(() => now()[5]).toMatchObject({ buyer: 1, price: 12 });
    await asks('Which artist does Doris put up?');
    await keys('cpp5{Enter}');
    await expect.poll(() => now()[4]).toMatchObject({ artist: 'krypto', auction: 'hidden' });
    await asks('Which artist does Doris put up?');
    await keys('cppp1{Enter}');
    await expect.poll(() => now()[4]).toMatchObject({ artist: 'krypto', auction: 'open' });
  });

  test('changes nothing after Escape, and reports at once what isn’t possible', async () => {
    const { screen, now, asks, button } = await open(tableOf(LOTS).record);
    await keys('c999');
    await expect.element(screen.getByRole('alert').getByText(/^Doris can’t pay 999,000/)).toBeVisible();
    await expect.element(button('Apply correction')).toBeDisabled();
    await keys('{Enter}{Escape}{Escape}');
    await asks('Which artist does Doris put up?');
    expect(now()).toEqual(LOTS);
  });

  test('has a button, and does nothing with letter keys off', async () => {
    const { now, asks, button, screen } = await open(tableOf(LOTS).record);
    letterKeys.switch(false);
    await keys('c');
    await asks('Which artist does Doris put up?');
    await button('Correct the last entries').click();
    await asks(/^Doris paid Clemens 12,000/);
    await button('The one before').click();
    await screen.getByRole('textbox', { name: /^Price/ }).fill('31');
    await button('Apply correction').click();
    await expect.poll(() => now()[3]).toMatchObject({ price: 31 });
  });

  test('goes back from a forgotten sale step by step, leaving nothing behind', async () => {
    const { button, now, asks } = await open(tableOf(LOTS).record);
    await keys('ci4');
    await asks(/^How is it sold\?/);
    // Leaving it half said starts it over.
    await button('Discard').click();
    await keys('i');
    await asks('Which artist does Clemens put up?');
    await keys('41');
    await asks('Who buys, and for how much?');
    // It was sold long ago.
    await expect.element(button('Run the auction')).not.toBeInTheDocument();
    await keys('{Escape}');
    await asks('Which artist does Clemens put up?');
    await keys('{Escape}');
    await asks(/^Doris paid Clemens 12,000/);
    await keys('{Escape}');
    await asks('Which artist does Doris put up?');
    expect(now()).toEqual(LOTS);
  });
});

describe('Undo during a correction', () => {
  const UNDO = '{Control>}z{/Control}';

  test('undoes the latest change, part by part, then the last entry; the open sale stays open', async () => {
    const { screen, session, now, asks } = await open(tableOf(LOTS.slice(0, 5)).record);
    await session.append(sale(3, 12));
    await keys('cc31p4');
    await expect.element(screen.getByRole('button', { name: 'Price: 31,000' })).toBeVisible();
    await keys(UNDO);
    await expect.element(screen.getByRole('button', { name: 'Buyer: Clemens' })).toBeVisible();
    await keys(UNDO);
    await expect.element(screen.getByRole('textbox', { name: /^Price/ })).toHaveValue('30');
    await expect.element(screen.getByText('Undid: the change', { exact: true })).toBeVisible();
    expect(now()).toHaveLength(6);
    await keys('32');
    await expect.element(screen.getByText('What changes: money: Beatrix and Clemens.')).toBeVisible();
    await keys(UNDO);
    await expect.element(screen.getByRole('textbox', { name: /^Price/ })).toHaveValue('30');
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(now).toHaveLength(5);
    await asks(/^Clemens paid Beatrix 30,000/);
  });

  test('if a later entry no longer fits, undoes the change that caused it', async () => {
    const { now, asks } = await open(tableOf(LOTS).record);
    await keys('ci4118{Enter}');
    await asks(/^This no longer fits/);
    await keys(UNDO);
    await asks(/^Doris paid Clemens 12,000/);
    expect(now()).toEqual(LOTS);
  });
});

describe('what has to be handed over after a correction', () => {
  test('is a question, through sales and a reload, until it is done or the table had paid correctly', async () => {
    const { record } = tableOf(LOTS);
    const key = crypto.randomUUID();
    const { screen } = await open(record, key);
    await keys('ccc24{Enter}');
    const owed = screen.getByText('Beatrix gives Axel 5,000 more.');
    await expect.element(owed).toBeVisible();
    await keys('5118{Enter}');
    await expect.element(owed).toBeVisible();
    await screen.unmount();

    const again = await open(record, key);
    const asks = again.screen.getByText('If you paid as the screen said:');
    for (const answer of ['Done', /^We paid correctly/]) {
      await expect.element(asks).toBeVisible();
      await again.button(answer).click();
      await expect.element(asks).not.toBeInTheDocument();
      await keys('cccc26{Enter}');
    }
  });

  test('goes if the correction is undone, and comes back if it had been handed over', async () => {
    const { screen, button } = await open(tableOf(LOTS).record);
    await keys('ccc24{Enter}');
    const owed = screen.getByText('Beatrix gives Axel 5,000 more.');
    await expect.element(owed).toBeVisible();
    await button('Undo').click();
    await expect.element(owed).not.toBeInTheDocument();
    await button('Redo').click();
    await button('Done').click();
    await button('Undo').click();
    await expect.element(screen.getByText('Axel gives Beatrix 5,000 back.')).toBeVisible();
  });

  test('is the sum of all corrections, told in its own direction', async () => {
    const { screen } = await open(tableOf(LOTS).record);
    for (const [price, said] of [
      [24, ['Beatrix gives Axel 5,000 more.']],
      [22, ['Beatrix gives Axel 3,000 more.']],
      [17, ['Axel gives Beatrix 2,000 back.']],
      [16, ['Axel gives Beatrix 3,000 back.']],
      [19, []],
    ] as const) {
      await keys(`ccc${price}{Enter}`);
      const told = () => screen.getByText(/^\w+ gives /).elements();
      await expect.poll(() => told().map((line) => line.textContent)).toEqual(said);
    }
  });

  test('is nothing if an entry is only undone', async () => {
    const { screen, button, now } = await open(tableOf(LOTS).record);
    await keys('5118{Enter}');
    await expect.poll(() => now()).toHaveLength(8);
    await button('Undo').click();
    await expect.poll(() => now()).toHaveLength(7);
    await expect.element(screen.getByText(/^If you paid/)).not.toBeInTheDocument();
  });
});
