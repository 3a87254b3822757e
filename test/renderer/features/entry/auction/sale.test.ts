import { describe, expect, test } from 'vitest';
import { offer } from '../../../../fixtures/auction.ts';
import { tableOf } from '../../../played.ts';
import { openEntry, press, push, write } from '../at-table.ts';

/** Axel has played a Yoko. */
async function open(auction: string) {
  const opened = await openEntry(tableOf([offer(0, 'yoko', auction)]).record);
  return {
    ...opened,
    price: opened.screen.getByRole('textbox', { name: 'Price' }),
    sells: (event: object) => expect.poll(opened.last).toMatchObject(event),
  };
}

describe('a fixed price is asked for as it is called', () => {
  test('price first, unless it isn’t allowed: its digits aren’t seats, and Enter moves on to the buyer', async () => {
    const { screen, asks, price, button, sells } = await open('fixed');
    await asks('What’s Axel’s price?');
    await expect.element(button('Set the price')).toBeDisabled();
    await press('101');
    const alert = screen.getByRole('alert');
    await expect.element(alert).toHaveTextContent('Axel can’t set a price above their own money.');
    await expect.element(button('Set the price')).toBeDisabled();
    await press('{Enter}');
    await asks('What’s Axel’s price?');
    await press('{Backspace}0');
    await expect.element(button('Set the price')).toBeEnabled();
    await press('{Backspace}{Backspace}{Backspace}0');
    await expect.element(alert).toHaveTextContent('It has to be at least 1.');
    await press('{Backspace}1');
    await expect.element(button('Set the price')).toBeEnabled();
    await press('4');
    await expect.element(price).toHaveValue('14');
    await press('{Enter}');
    await asks('Who takes it for 14,000?');
    await press('3{Enter}');
    await sells({ type: 'sale', buyer: 2, price: 14 });
  });

  test('Tab moves on too, from the field and from the wall', async () => {
    const { asks, price, sells } = await open('fixed');
    await price.click();
    await press('14{Tab}');
    await asks('Who takes it for 14,000?');
    await press('{Backspace}');
    await asks('What’s Axel’s price?');
    await press('{Backspace}2{Tab}');
    await asks('Who takes it for 12,000?');
    await press('24');
    await expect.element(price).toHaveValue('12');
    // The second seat replaces the first.
    await press('{Enter}');
    await sells({ type: 'sale', buyer: 3, price: 12 });
  });

  test('nobody takes it: 0, and the auctioneer has to buy', async () => {
    const { screen, button, sells } = await open('fixed');
    await press('14{Enter}0');
    await expect.element(screen.getByText('Nobody takes it: Axel must buy it for 14,000')).toBeVisible();
    await expect.element(button(/^Nobody takes it/)).toHaveAttribute('aria-pressed', 'true');
    await press('{Enter}');
    await sells({ type: 'sale', buyer: 0, price: 14 });
  });

  test('clicking a buyer completes the price', async () => {
    const { price, button, sells } = await open('fixed');
    await write(price, '9');
    await button(/^Doris/).click();
    await button('Sold').click();
    await sells({ type: 'sale', buyer: 3, price: 9 });
  });

  test('by Tab and Enter alone: a picked buyer stays picked, and the next Enter sells', async () => {
    const { button, sells } = await open('fixed');
    await press('14{Enter}');
    button(/^Beatrix/)
      .element()
      .focus();
    await press('{Enter}');
    await expect.element(button('Sold')).toBeEnabled();
    await press('{Enter}');
    await sells({ type: 'sale', buyer: 1, price: 14 });
  });
});

describe('the other kinds ask for the buyer first', () => {
  test('the first digit is a seat, all others are the price, until Backspace gives the buyer back', async () => {
    const { asks, price, button, sells } = await open('hidden');
    await asks('Who buys, and for how much?');
    button('Enter every bid').element().focus();
    await expect.element(button(/^Clemens/)).toHaveAttribute('aria-keyshortcuts', '3');
    await press('219');
    await expect.element(price).toHaveValue('19');
    // A key that is lit works.
    for (const name of [/^Clemens/, 'Nobody bids'])
      await expect.element(button(name)).not.toHaveAttribute('aria-keyshortcuts');
    await press('{Backspace}{Backspace}{Backspace}37{Backspace}');
    await price.click();
    await press('{Backspace}4');
    await expect.element(price).toHaveValue('');
    await press('19{Enter}');
    await sells({ type: 'sale', buyer: 3, price: 19 });
  });

  test('a key swaps the order for this sale', async () => {
    const { asks, button, sells } = await open('open');
    await expect.element(button('Enter the price first')).toHaveAttribute('aria-keyshortcuts', 'P');
    await press('p');
    await asks('What is the price?');
    await press('19');
    await expect.element(button('Next: the buyer')).toBeVisible();
    await press('{Enter}');
    await asks('Who buys for 19,000?');
    await press('2{Enter}');
    await sells({ type: 'sale', buyer: 1, price: 19 });
    await press('11');
    await asks('Who buys, and for how much?');
    // A price of 0 is nobody's, without asking for a buyer.
    await press('p0');
    await expect.element(button('Nobody bids')).toHaveAttribute('aria-pressed', 'true');
    await press('{Enter}');
    await sells({ type: 'sale', buyer: 1, price: 0 });
  });

  test('for a fixed price too, back and forth, without losing what was typed', async () => {
    const { asks, price, button, sells } = await open('fixed');
    await press('14p');
    await asks('Who buys, and for how much?');
    await expect.element(price).toHaveValue('14');
    await press('3');
    await push(button('Enter the price first'));
    await asks('What’s Axel’s price?');
    await press('{Enter}');
    await sells({ type: 'sale', buyer: 2, price: 14 });
  });

  test('nobody bids: 0, shown on its button, and another digit is still a seat', async () => {
    const { button, sells } = await open('open');
    await expect.element(button('Nobody bids')).toHaveAttribute('aria-keyshortcuts', '0');
    await press('0');
    await expect.element(button('Free')).toBeEnabled();
    await press('3');
    await expect.element(button('Sold')).toBeDisabled();
    await press('{Escape}0{Enter}');
    await sells({ type: 'sale', buyer: 0, price: 0 });
  });
});

test('a price nobody has is refused for that reason', async () => {
  const { screen, asks, price, button } = await open('open');
  const refuses = (why: string) => expect.element(screen.getByRole('alert')).toHaveTextContent(why);
  const digits = '9'.repeat(20);
  await press(`2${digits}`);
  await refuses('Beatrix can’t pay that. Check the price, or correct an earlier entry.');
  await press('{Escape}{Escape}p');
  await asks('What is the price?');
  await press(digits);
  await refuses('Nobody can pay that.');
  await expect.element(button('Next: the buyer')).toBeDisabled();
  await press('{Enter}');
  await asks('What is the price?');
  await write(price, '100');
  await expect.element(button('Next: the buyer')).toBeEnabled();
});

test('a price above what the cards can earn is said beside Sold, before Enter', async () => {
  const { screen, sells } = await open('open');
  const worth = screen.getByText('Worth 30,000 at most');
  await press('230');
  await expect.element(worth).not.toBeInTheDocument();
  await press('{Backspace}1');
  await expect.element(worth).toBeInTheDocument();
  await press('{Enter}');
  await sells({ type: 'sale', buyer: 1, price: 31 });
});

describe('noting every bid', () => {
  test('the button names the next field for Enter and clicks, up to the last bid; an empty form sells nothing', async () => {
    const { screen, asks, button, sells, last } = await open('hidden');
    await push(button('Enter every bid'));
    await asks('What did everybody bid?');
    await screen.getByLabelText('Doris’s bid').click();
    await expect.element(button('Sold')).toBeDisabled();
    await press('{Enter}');
    expect(last()).toMatchObject({ type: 'offer' });
    await screen.getByLabelText('Axel’s bid').click();
    await press('11');
    await button('Next bid').click();
    await expect.element(screen.getByLabelText('Beatrix’s bid')).toHaveFocus();
    for (const bid of ['12', '12']) {
      await press(bid);
      await expect.element(button('Next bid')).toBeVisible();
      await press('{Enter}');
    }
    await press('0');
    await expect
      .element(screen.getByRole('status').filter({ hasText: 'gets it' }))
      .toHaveTextContent(
        'Beatrix gets it for 12,000. Beatrix and Clemens bid 12,000 each. Clockwise from Axel, Beatrix comes first.',
      );
    await expect.element(button('Sold')).toBeEnabled();
    await press('{Enter}');
    await sells({ type: 'sale', buyer: 1, price: 12, bids: [11, 12, 12, 0] });
  });

  test('when all are filled in, Enter sells from any field, and so does a click', async () => {
    const { screen, button, sells } = await open('hidden');
    await push(button('Enter every bid'));
    const bids = Object.entries({ Axel: '11', Beatrix: '12', Clemens: '12', Doris: '0' });
    for (const [name, bid] of bids) await write(screen.getByLabelText(`${name}’s bid`), bid);
    await screen.getByLabelText('Axel’s bid').click();
    await expect.element(button('Sold')).toBeEnabled();
    await press('{Enter}');
    await sells({ type: 'sale', buyer: 1, price: 12, bids: [11, 12, 12, 0] });
  });
});
