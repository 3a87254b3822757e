import { describe, expect, test } from 'vitest';
import { guesses } from '../../../../src/shared/record/index.ts';
import { offer, sale } from '../../../fixtures/auction.ts';
import { tableOf } from '../../played.ts';
import { openTable } from './open-table.ts';
import { press, push, write } from '../../pressing.ts';

async function open(events: readonly unknown[]) {
  const { screen, now } = await openTable(tableOf(events).record);
  return { screen, now, guess: screen.getByRole('checkbox', { name: 'The price is a guess' }) };
}

describe('a price nobody remembers', () => {
  test('is entered as a best guess, marked in the log, and confirmed there', async () => {
    const { screen, now, guess } = await open([offer(0, 'yoko')]);
    await press('212');
    await push(guess);
    await push(screen.getByRole('button', { name: /^Sold/ }));
    await expect.poll(() => guesses(now())).toEqual([1]);
    expect(now().events[1]).toMatchObject({ type: 'sale', buyer: 1, price: 12 });

    // That doesn't make the next sale a guess.
    await press('21');
    await expect.element(guess).not.toBeChecked();

    await push(screen.getByRole('button', { name: 'Log' }));
    await expect.element(screen.getByText('1 guess to confirm')).toBeVisible();
    await push(screen.getByRole('button', { name: /Beatrix paid Axel 12,000.*a guess/ }));
    await write(screen.getByRole('textbox', { name: 'Price' }), '15');
    await push(screen.getByRole('button', { name: 'Apply correction' }));
    await expect.poll(() => now().events[1]).toMatchObject({ price: 15 });
    // A better estimate is still a guess.
    expect(guesses(now())).toEqual([1]);
    await press('cg{Enter}');
    await expect.poll(() => guesses(now())).toEqual([]);
  });

  test('that is still a guess at the end of the round is listed at the payout, in the words of the log', async () => {
    const four = [0, 1, 2, 3].flatMap((seat) => [offer(seat, 'krypto'), sale((seat + 1) % 4, 5)]);
    const guessed = four.with(1, { ...sale(1, 5), note: '? price is a guess' });
    const { screen } = await open(guessed);
    await press('51{Enter}');
    await expect.element(screen.getByRole('heading', { name: /^Round over/ })).toBeVisible();
    await expect.element(screen.getByText('One entry is still a guess')).toBeVisible();
    await expect.element(screen.getByText('Beatrix paid Axel 5,000 for the Krypto')).toBeVisible();
  });
});
