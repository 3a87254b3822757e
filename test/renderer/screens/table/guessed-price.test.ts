import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../mounted.ts';
import { practiceSession } from '../../../../src/renderer/screens/table/practice-session.svelte.ts';
import { guesses } from '../../../../src/shared/record/index.ts';
import { tableOf } from '../../played.ts';
import TableScreen from './TableScreen.svelte';

async function open(events: readonly unknown[], tracking: string) {
  const { record } = tableOf(events, { tracking });
  const session = practiceSession(record, crypto.randomUUID());
  const screen = await render(TableScreen, { session });
  await expect.element(screen.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const now = () => session.view?.record ?? record;
  return { screen, now, guess: screen.getByRole('checkbox', { name: 'The price is a guess' }) };
}

const offer = { type: 'offer', seat: 0, artist: 'yoko', auction: 'open' };
const FIVE = Array.from({ length: 4 }, (_, seat) => [
  { type: 'offer', seat, artist: 'krypto', auction: 'open' },
  { type: 'sale', buyer: (seat + 1) % 4, price: 5 },
]).flat();

describe('a price nobody remembers', () => {
  test('is entered as a best guess, marked in the log, and confirmed there', async () => {
    const { screen, now, guess } = await open([offer], 'ledger');
    await userEvent.keyboard('212');
    await guess.click();
    await screen.getByRole('button', { name: /^Sold/ }).click();
    await expect.poll(() => guesses(now())).toEqual([1]);
    expect(now().events[1]).toMatchObject({ type: 'sale', buyer: 1, price: 12 });

    // That doesn't make the next sale a guess.
    await userEvent.keyboard('21');
    await expect.element(guess).not.toBeChecked();

    await screen.getByRole('button', { name: 'Log' }).click();
    await expect.element(screen.getByText('1 guess to confirm')).toBeVisible();
    await screen.getByRole('button', { name: /Beatrix paid Axel 12,000.*a guess/ }).click();
    await screen.getByRole('button', { name: 'Correct', exact: true }).click();
    await screen.getByRole('dialog').getByRole('textbox', { name: 'Price' }).fill('15');
    await screen.getByRole('button', { name: 'Apply correction' }).click();
    await expect.poll(() => now().events[1]).toMatchObject({ price: 15 });
    // A better estimate is still a guess.
    expect(guesses(now())).toEqual([1]);
    await screen.getByRole('button', { name: /Beatrix paid Axel 15,000/ }).click();
    await screen.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => guesses(now())).toEqual([]);
  });

  test('that is still a guess at the end of the round is listed at the payout, in the words of the log', async () => {
    const guessed = FIVE.map((event, at) => (at === 1 ? { ...event, note: '? price is a guess' } : event));
    const { screen } = await open(guessed, 'ledger');
    await userEvent.keyboard('51{Enter}');
    await expect.element(screen.getByRole('heading', { name: /^Round over/ })).toBeVisible();
    await expect.element(screen.getByText('One entry is still a guess')).toBeVisible();
    await expect.element(screen.getByText('Beatrix paid Axel 5,000 for the Krypto')).toBeVisible();
  });

  test('isn’t asked for if only buyers are tracked', async () => {
    const { screen, now, guess } = await open([offer], 'owners');
    await expect.element(screen.getByRole('heading', { name: 'Who buys?' })).toBeVisible();
    await expect.element(guess).not.toBeInTheDocument();
    await userEvent.keyboard('2{Enter}');
    await expect.poll(() => now().events[1]).toMatchObject({ type: 'sale', buyer: 1 });
    expect(now().events[1]).not.toHaveProperty('price');
  });

  test('nor if only paintings are tracked: the painting counts, and that is all', async () => {
    const { screen, now, guess } = await open([], 'counts');
    await userEvent.keyboard('2');
    await expect.poll(() => now().events).toMatchObject([{ type: 'offer', artist: 'yoko' }]);
    await expect.element(screen.getByRole('heading', { name: 'Which artist is put up?' })).toBeVisible();
    await expect.element(guess).not.toBeInTheDocument();
  });
});
