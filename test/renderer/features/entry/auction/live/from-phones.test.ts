import { describe, expect, test } from 'vitest';
import { LIVE_AUCTION_KEY } from '../../../../../../src/shared/bidding/index.ts';
import { offer } from '../../../../../fixtures/auction.ts';
import { phonesInMain } from '../../../../phones-in-main.ts';
import { tableOf } from '../../../../played.ts';
import { openEntry, press, push } from '../../at-table.ts';

/** Axel has played a Krypto, and phones are on. */
async function open(auction: string, runs = true) {
  const { record } = tableOf([offer(0, 'krypto', auction)]);
  const phones = phonesInMain(record.id, 0);
  const opened = await openEntry(record, { runs, link: phones.link });
  const sold = () => opened.events().find(({ type }) => type === 'sale');
  return { ...opened, phones, sold };
}

test('an open auction takes bids from phones and from the laptop, in any order, and undoes both', async () => {
  const { screen, session, phones, asks, sold } = await open('open');
  await asks('Who bids?');
  // What is being typed for somebody stays when a phone bids.
  await press('31');
  phones.says({ kind: 'bid', seat: 1, amount: 7 });
  await asks('Beatrix bids 7,000');
  await press('0{Enter}');
  await asks('Clemens bids 10,000');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('');
  // This one comes too late.
  phones.says({ kind: 'bid', seat: 1, amount: 9 });
  await expect.poll(() => session.draft[LIVE_AUCTION_KEY]).toMatchObject({ heard: 2 });
  await asks('Clemens bids 10,000');
  phones.says({ kind: 'bid', seat: 1, amount: 11 });
  await asks('Beatrix bids 11,000');
  await press('{Escape}');
  await asks('Clemens bids 10,000');
  phones.says({ kind: 'bid', seat: 3, amount: 12 });
  await asks('Doris bids 12,000');
  await press('{Enter}{Enter}{Enter}');
  expect(sold()).toMatchObject({ buyer: 3, price: 12 });
});

test('phones don’t change who runs an auction, and one that the table runs may be told on a phone', async () => {
  const { phones, asks, button, sold } = await open('once', false);
  await asks('Who buys, and for how much?');
  await push(button('Run the auction'));
  await asks('Beatrix: bid or pass?');
  await press('7{Enter}');
  await push(button('Enter the result'));
  await asks('Who buys, and for how much?');
  phones.says({ kind: 'sold', seat: 2, amount: 12 });
  await asks('Clemens gets it for 12,000');
  await press('{Enter}');
  expect(sold()).toMatchObject({ buyer: 2, price: 12 });
});

describe('covered bids', () => {
  test('stay with main, from phones and from the laptop alike, until all are revealed', async () => {
    const { phones, asks, session, sold } = await open('hidden');
    phones.covers(1, 21);
    await asks('Hand the screen to Axel');
    await press('{Enter}13{Enter}');
    expect(phones.calls.seal.mock.lastCall?.[0]).toMatchObject({ seat: 0, amount: 13 });
    await asks('Hand the screen to Clemens');
    phones.covers(2, 30);
    await asks('Hand the screen to Doris');
    await press('{Enter}{Enter}');
    await asks('All bids are in');
    expect(JSON.stringify(session.draft)).not.toMatch(/13|21|30/);
    await press('{Enter}');
    await asks('Clemens gets it for 30,000');
    await press('{Enter}');
    expect(sold()).toMatchObject({ buyer: 2, price: 30, bids: [13, 21, 30, null] });
  });

  test('are taken back by Undo, also at main, and let go of the laptop when their player covers on a phone', async () => {
    const { screen, phones, asks } = await open('hidden');
    await press('{Enter}13{Enter}');
    await asks('Hand the screen to Beatrix');
    await press('{Escape}');
    await asks('Hand the screen to Axel');
    expect(phones.calls.unseal.mock.lastCall?.[0]).toMatchObject({ seat: 0 });
    await press('{Enter}4');
    await expect.element(screen.getByRole('textbox')).toBeVisible();
    phones.covers(0, 9);
    await asks('Hand the screen to Beatrix');
    await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
  });

  test('are asked of those without a phone first, and the laptop takes anybody’s', async () => {
    const { screen, phones, asks } = await open('hidden');
    phones.tell({ seats: [0, 1, 3].map((seat) => ({ seat, known: 1, connected: seat === 1 ? 0 : 1 })) });
    await asks('Hand the screen to Beatrix');
    await expect.element(screen.getByRole('button', { name: /^Axel has a phone/ })).toBeVisible();
    // By the key of the seat, to the last.
    await press('05');
    await asks('Hand the screen to Beatrix');
    await press('1');
    await asks('Axel, what do you bid?');
    await press('{Escape}4');
    await asks('Doris, what do you bid?');
    await press('{Escape}3');
    await asks('Clemens, what do you bid?');
    // The player who has the screen keeps it while phones bid, come and go.
    await press('1');
    phones.covers(3, 30);
    phones.tell({ seats: [0, 1].map((seat) => ({ seat, known: 1, connected: 1 })) });
    await expect.element(screen.getByRole('button', { name: /^Doris has bid/ })).toBeDisabled();
    await press('2{Enter}');
    expect(phones.calls.seal.mock.lastCall?.[0]).toMatchObject({ seat: 2, amount: 12 });
    // The others have phones, so that nobody needs the screen. They may still have it.
    await asks('Axel and Beatrix bid on their phones');
    await press('{Enter}');
    await asks('Axel and Beatrix bid on their phones');
    await push(screen.getByRole('button', { name: /^Beatrix/ }));
    await asks('Beatrix, what do you bid?');
    await press('{Escape}');
    await asks('Axel and Beatrix bid on their phones');
  });
});
