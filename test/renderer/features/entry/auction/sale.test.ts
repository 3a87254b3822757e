import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { letterKeys } from '../../../../../src/renderer/lib/letter-keys.svelte.ts';
import { practiceSession } from '../../../../../src/renderer/screens/table/practice-session.svelte.ts';
import { render } from '../../../mounted.ts';
import { tableOf } from '../../../played.ts';
import EntryTable from './EntryTable.svelte';

/** Axel has played a Yoko. */
async function open(auction: string, options: object = {}, ...before: readonly object[]) {
  const events = [...before, { type: 'offer', seat: 0, artist: 'yoko', auction }];
  const session = practiceSession(tableOf(events, { ...options }).record, crypto.randomUUID());
  const screen = await render(EntryTable, {}, { session });
  const last = () => session.view?.record.events.at(-1);
  return {
    screen,
    last,
    asks: (question: string) =>
      expect.element(screen.getByRole('heading', { name: question, exact: true })).toBeVisible(),
    price: screen.getByRole('textbox', { name: 'Price' }),
    button: (name: RegExp | string) => screen.getByRole('button', { name }),
    sells: async (event: object) => {
      await expect.poll(last).toMatchObject(event);
    },
  };
}

describe('a fixed price is asked for as it is called', () => {
  test('price first: its digits aren’t seats, and Enter moves on to the buyer', async () => {
    const { asks, price, button, sells } = await open('fixed');
    await asks('What’s Axel’s price?');
    await expect.element(button('Set the price')).toBeDisabled();
    await userEvent.keyboard('14');
    await expect.element(price).toHaveValue('14');
    await userEvent.keyboard('{Enter}');
    await asks('Who takes it for 14,000?');
    await userEvent.keyboard('3{Enter}');
    await sells({ type: 'sale', buyer: 2, price: 14 });
  });

  test('Tab moves on too, from the field and from the wall', async () => {
    const { asks, price, sells } = await open('fixed');
    await price.click();
    await userEvent.keyboard('14{Tab}');
    await asks('Who takes it for 14,000?');
    await userEvent.keyboard('{Backspace}');
    await asks('What’s Axel’s price?');
    await userEvent.keyboard('{Backspace}2{Tab}');
    await asks('Who takes it for 12,000?');
    await userEvent.keyboard('24');
    await expect.element(price).toHaveValue('12');
    // The second seat replaces the first.
    await userEvent.keyboard('{Enter}');
    await sells({ type: 'sale', buyer: 3, price: 12 });
  });

  test('a price that isn’t allowed is rejected before the buyer is asked', async () => {
    const { screen, asks, button } = await open('fixed');
    await userEvent.keyboard('101');
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Axel can’t set a price above their own money.');
    await expect.element(button('Set the price')).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await asks('What’s Axel’s price?');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}0');
    await expect.element(screen.getByRole('alert')).toHaveTextContent('It has to be at least 1.');
  });

  test('nobody takes it: 0, and the auctioneer has to buy', async () => {
    const { screen, button, sells } = await open('fixed');
    await userEvent.keyboard('14{Enter}0');
    await expect.element(screen.getByText('Nobody takes it: Axel must buy it for 14,000')).toBeVisible();
    await expect.element(button(/^Nobody takes it/)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await sells({ type: 'sale', buyer: 0, price: 14 });
  });

  test('clicking a buyer completes the price', async () => {
    const { price, button, sells } = await open('fixed');
    await price.fill('9');
    await button(/^Doris/).click();
    await button('Sold').click();
    await sells({ type: 'sale', buyer: 3, price: 9 });
  });

  test('by Tab and Enter alone: a picked buyer stays picked, and the next Enter sells', async () => {
    const { button, sells } = await open('fixed');
    await userEvent.keyboard('14{Enter}');
    button(/^Beatrix/)
      .element()
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Sold')).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await sells({ type: 'sale', buyer: 1, price: 14 });
  });

  test('if the app doesn’t track money, only the buyer is asked', async () => {
    const { asks, sells } = await open('fixed', { tracking: 'owners' });
    await asks('Who buys?');
    await userEvent.keyboard('2{Enter}');
    await sells({ type: 'sale', buyer: 1 });
  });
});

describe('the other kinds ask for the buyer first', () => {
  test.each(['open', 'once', 'hidden'])(
    '%s: the first digit is a seat, all others are the price',
    async (auction) => {
      const { asks, price, sells } = await open(auction);
      await asks('Who buys, and for how much?');
      await userEvent.keyboard('219');
      await expect.element(price).toHaveValue('19');
      await userEvent.keyboard('{Enter}');
      await sells({ type: 'sale', buyer: 1, price: 19 });
    },
  );

  test('a key swaps the order for this sale', async () => {
    const { asks, button, sells } = await open('open');
    await expect.element(button('Price first')).toHaveAttribute('aria-keyshortcuts', 'P');
    await userEvent.keyboard('p');
    await asks('What is the price?');
    await userEvent.keyboard('19');
    await expect.element(button('Next: the buyer')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await asks('Who buys for 19,000?');
    await userEvent.keyboard('2{Enter}');
    await sells({ type: 'sale', buyer: 1, price: 19 });
    await userEvent.keyboard('11');
    await asks('Who buys, and for how much?');
  });

  test('for a fixed price too, back and forth, without losing what was typed', async () => {
    const { asks, price, button, sells } = await open('fixed');
    await userEvent.keyboard('14p');
    await asks('Who buys, and for how much?');
    await expect.element(price).toHaveValue('14');
    await userEvent.keyboard('3');
    await button('Price first').click();
    await asks('What’s Axel’s price?');
    await userEvent.keyboard('{Enter}');
    await sells({ type: 'sale', buyer: 2, price: 14 });
  });

  test('with letter keys off the button is still there, without its key', async () => {
    letterKeys.switch(false);
    const { asks, button } = await open('open');
    await userEvent.keyboard('p');
    await asks('Who buys, and for how much?');
    await expect.element(button('Price first')).not.toHaveAttribute('aria-keyshortcuts');
  });

  test('typing while a button has the focus leaves it: Enter sells', async () => {
    const { button, price, sells } = await open('open');
    button('Enter every bid').element().focus();
    await userEvent.keyboard('27');
    await expect.element(price).toHaveValue('7');
    await userEvent.keyboard('{Enter}');
    await sells({ type: 'sale', buyer: 1, price: 7 });
  });

  test('nobody bids: 0, shown on its button, and another digit is still a seat', async () => {
    const { button, sells } = await open('open');
    await expect.element(button('Nobody bids')).toHaveAttribute('aria-keyshortcuts', '0');
    await userEvent.keyboard('0');
    await expect.element(button('Free')).toBeEnabled();
    await userEvent.keyboard('3');
    await expect.element(button('Sold')).toBeDisabled();
    await userEvent.keyboard('{Escape}0{Enter}');
    await sells({ type: 'sale', buyer: 0, price: 0 });
  });
});

describe('a price nobody has is refused for that reason, however many digits it has', () => {
  test.each(['319', '1922319', '9'.repeat(20)])('%s', async (digits) => {
    const { screen, asks, button } = await open('open');
    const alert = screen.getByRole('alert');
    await userEvent.keyboard(`2${digits}`);
    await expect
      .element(alert)
      .toHaveTextContent('Beatrix can’t pay that. Check the price, or correct an earlier entry.');
    await userEvent.keyboard('{Escape}{Escape}p');
    await asks('What is the price?');
    await userEvent.keyboard(digits);
    await expect.element(alert).toHaveTextContent('Nobody can pay that.');
    await expect.element(button('Next: the buyer')).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await asks('What is the price?');
  });
});

describe('noting every bid', () => {
  const tie = ['11', '12', '12', '0'];

  test('the button names the next field for Enter, up to the last bid', async () => {
    const { screen, asks, button, sells } = await open('hidden');
    await button('Enter every bid').click();
    await asks('What did everybody bid?');
    for (const [at, bid] of tie.entries()) {
      await userEvent.keyboard(bid);
      if (at < 3) {
        await expect.element(button('Next bid')).toBeVisible();
        await userEvent.keyboard('{Enter}');
      }
    }
    await expect
      .element(screen.getByRole('status').filter({ hasText: 'gets it' }))
      .toHaveTextContent(
        'Beatrix gets it for 12,000. Beatrix and Clemens bid 12,000 each. Clockwise from Axel, Beatrix comes first.',
      );
    await expect.element(button('Sold')).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await sells({ type: 'sale', buyer: 1, price: 12, bids: [11, 12, 12, 0] });
  });

  test('when all are filled in, Enter sells from any field, and so does a click', async () => {
    const { screen, button, sells } = await open('hidden');
    await button('Enter every bid').click();
    for (const [at, name] of ['Axel', 'Beatrix', 'Clemens', 'Doris'].entries())
      await screen.getByLabelText(`${name}’s bid`).fill(tie[at] ?? '');
    await screen.getByLabelText('Axel’s bid').click();
    await expect.element(button('Sold')).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await sells({ type: 'sale', buyer: 1, price: 12, bids: [11, 12, 12, 0] });
  });

  test('a click on the button does what its label says', async () => {
    const { screen, button, last } = await open('hidden');
    await button('Enter every bid').click();
    await userEvent.keyboard('11');
    await button('Next bid').click();
    await expect.element(screen.getByLabelText('Beatrix’s bid')).toHaveFocus();
    expect(last()).toMatchObject({ type: 'offer' });
  });

  test('an empty form sells nothing', async () => {
    const { screen, button, last } = await open('hidden');
    await button('Enter every bid').click();
    await screen.getByLabelText('Doris’s bid').click();
    await expect.element(button('Sold')).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    expect(last()).toMatchObject({ type: 'offer' });
  });
});
