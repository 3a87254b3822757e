import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memorySession } from '../../../../kept-in-memory.svelte.ts';
import type { Session } from '../../../../../../src/renderer/lib/session.svelte.ts';
import { LIVE_AUCTION_KEY } from '../../../../../../src/shared/bidding/index.ts';
import { offer } from '../../../../../fixtures/auction.ts';
import { FOUR_NAMES } from '../../../../../fixtures/people.ts';
import { expectAccessible } from '../../../../accessible.ts';
import { render } from '../../../../mounted.ts';
import { tableOf } from '../../../../played.ts';
import { fakeIntervals } from '../../../../intervals.ts';
import { openEntry, press, push, stepsOf, toldAfter, type Opening, write } from '../../at-table.ts';
import EntryTable from '../../EntryTable.svelte';

const kryptoFor = (auction: string) => tableOf([offer(0, 'krypto', auction)]).record;

/** Axel has played a Krypto, and the app runs the auction. */
async function open(auction: string, opening: Opening = {}) {
  const opened = await openEntry(kryptoFor(auction), { runs: true, ...opening });
  const { screen, events } = opened;
  return {
    ...opened,
    refuses: (why: string) => expect.element(screen.getByRole('alert')).toHaveTextContent(why),
    sold: () => events().find(({ type }) => type === 'sale'),
    undo: screen.getByRole('button', { name: /^Undo/ }),
    redo: screen.getByRole('button', { name: /^Redo/ }),
  };
}

/** Texts, attributes and what is typed. Generated ids are numbered, so they could contain any amount. */
const everythingShown = () =>
  [
    document.body.innerHTML.replaceAll(/ (?:id|for|name|class|data-testid|aria-\w+by)="[^"]*"/g, ''),
    ...Array.from(document.querySelectorAll('input'), ({ value }) => value),
  ].join(' ');

/** Keys and buttons of an auction that the app runs. What is begun is given up by its button, Backspace, Undo or a bid of 0. */
const WALKS = {
  open:
    '3 <Clemens> 3 {Backspace} 3 <Undo> 3 22{Enter} 40{Enter} 2 <[+]5> 4 <[+]10> <Undo> <Undo> <Redo> <Redo> ' +
    // Redo doesn't bring back a sale that something else was called instead of.
    '{Enter} 1+ {Enter}{Enter} {Enter} <Undo> <Redo> <Undo> <Undo> 3+ <Redo> {Enter}{Enter} {Enter}',
  once: '7 {Enter} 5{Enter} {Escape}+ 0 {Enter} <[+]10> <Undo> {Enter} {Enter}',
  hidden:
    '{Enter} 9{Enter} {Enter}{Enter} {Enter}12{Enter} {Enter}12{Enter} {Enter} <Undo> <Undo> <Redo> {Enter} {Enter}',
  fixed:
    '{Enter} 101{Enter} {Escape}31 {Backspace}{Backspace}14{Enter} {Enter} 0 {Enter} <Undo> <Undo> <Redo> <Redo> ' +
    '1 <Undo> 0{Enter} 0{Enter} {Enter}',
  double:
    '0{Enter} 0 {Enter} <Undo> <Redo> <Adds.a> <Undo> 1 3 {Enter} <Undo> <Undo> 0{Enter}0{Enter} {Enter}',
};

test.each(Object.entries(WALKS))(
  'an auction says who may do what, what was said and what Undo and Redo would do: %s',
  async (kind, walk) => {
    const table = await openEntry(tableOf([]).record, { runs: true });
    await table.session.append(offer(0, 'krypto', kind));
    await expect(await toldAfter(table, stepsOf(walk))).toMatchFileSnapshot(`told/${kind}.txt`);
  },
);

test('somebody who has left isn’t among the bidders, and their digit does nothing', async () => {
  const left = { type: 'adjust', reason: '', away: { 2: true } };
  const { asks, button } = await openEntry(tableOf([left, offer(0, 'krypto', 'open')]).record, {
    runs: true,
  });
  await asks('Who bids?');
  await press('32');
  await expect.element(button(/^Beatrix$/)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button(/^Clemens/)).not.toBeInTheDocument();
});

test('a bid must be higher, no more than the player’s money (without revealing it) and a number', async () => {
  const { asks, refuses, button, screen } = await open('open');
  await press('27{Enter}36{Enter}');
  await refuses('Bid more than 7,000.');
  await press('{Backspace}101{Enter}');
  await refuses('Clemens can’t pay that.');
  expect(screen.getByRole('alert').element().textContent).not.toMatch(/\d/);
  await write(screen.getByRole('textbox'), '1922319');
  await press('{Enter}');
  await refuses('Clemens can’t pay that.');
  await write(screen.getByRole('textbox'), 'much');
  await expect.element(button('Bid much')).toBeVisible();
  await press('{Enter}');
  await refuses('Enter a whole number.');
  await press('{Escape}{Escape}');
  await asks('Beatrix bids 7,000');
});

test('sells once, however often the hammer falls before the sale is saved', async () => {
  let busy = false;
  const append = vi.fn(() => {
    busy = true;
    return Promise.resolve(true);
  });
  const kept = memorySession(kryptoFor('once'), crypto.randomUUID());
  const session = Object.create(kept, { busy: { get: () => busy }, append: { value: append } }) as Session;
  const screen = await render(EntryTable, { runs: true }, { session });
  await press('8{Enter}{Enter}{Enter}{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'Beatrix gets it for 8,000' })).toBeVisible();
  await expectAccessible(screen);
  await press('{Enter}{Enter}');
  await push(screen.getByRole('button', { name: 'Bring down the hammer' }));
  expect(append).toHaveBeenCalledTimes(1);
});

test('hidden bids are typed under a cover by the player with the screen, and stay covered through undo, redo and entering the result', async () => {
  const { screen, asks, button, undo, redo, events } = await open('hidden');
  const bidOf = (name: string) => screen.getByLabelText(`${name}’s bid`, { exact: false });
  await asks('Hand the screen to Axel');
  await press('83');
  expect(bidOf('Axel').elements()).toEqual([]);
  // Holding Enter hands over the screen, but bids nothing.
  await press('{Enter>5/}');
  await asks('Axel, what do you bid?');
  await press('83');
  await expect.element(bidOf('Axel')).toHaveAttribute('type', 'password');
  // Password managers should not offer to save it.
  await expect.element(bidOf('Axel')).toHaveAttribute('autocomplete', 'one-time-code');
  await button('Show what I type').click();
  await expect.element(bidOf('Axel')).toHaveAttribute('type', 'text');
  await press('{Enter}');
  await asks('Hand the screen to Beatrix');
  await press('{Enter}');
  await expect.element(bidOf('Beatrix')).toHaveAttribute('type', 'password');
  expect(everythingShown()).not.toContain('83');
  await press('83{Enter}');
  await asks('Hand the screen to Clemens');
  await expect.element(undo).toHaveAttribute('title', 'Undo: Beatrix: has bid');
  await push(undo);
  await asks('Hand the screen to Beatrix');
  await expect.element(redo).toHaveAttribute('title', 'Redo: Beatrix: has bid');
  await press('{Enter}');
  await expect.element(bidOf('Beatrix')).toHaveValue('');
  expect(everythingShown()).not.toContain('83');
  await push(redo);
  await asks('Hand the screen to Clemens');
  await push(button('Enter the result'));
  expect(everythingShown()).not.toContain('83');
  await expect.element(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('');
  await push(button('Run the auction'));
  await asks('Hand the screen to Clemens');
  expect(everythingShown()).not.toContain('83');
  expect(events()).toHaveLength(1);
});

test('who adds a second card is asked how they sell the pair after a restart, too, or takes it back', async () => {
  const key = crypto.randomUUID();
  const { screen, asks } = await open('double', { key });
  await press('0{Enter}0{Enter}1');
  await asks('How does Clemens sell the pair?');
  await screen.unmount();
  const again = await open('double', { key });
  await again.asks('How does Clemens sell the pair?');
  await press('{Escape}{Escape}');
  await again.asks('Beatrix: add a second Krypto?');
});

/** Each kind of auction: the keys pressed, the last question, and what the form of the result then has. */
const WAYS = {
  open: {
    keys: ['27{Enter}', '{Enter}', '4+'],
    question: 'Doris bids 8,000',
    result: 'Who buys, and for how much?',
    called: { buyer: 'Doris', price: '8' },
  },
  once: {
    keys: ['8{Enter}', '0{Enter}', '+', '{Enter}'],
    question: 'Doris gets it for 9,000',
    result: 'Who buys, and for how much?',
    called: { buyer: 'Doris', price: '9' },
  },
  hidden: {
    keys: ['{Enter}5{Enter}', '{Enter}9{Enter}', '{Enter}{Enter}', '{Enter}9{Enter}', '{Enter}'],
    question: 'Beatrix gets it for 9,000',
    result: 'Who buys, and for how much?',
    called: { buyer: 'Beatrix', price: '9' },
  },
  fixed: {
    keys: ['14{Enter}', '0{Enter}', '0{Enter}'],
    question: 'Doris: take it for 14,000?',
    result: 'Who takes it for 14,000?',
    called: { buyer: null, price: '14' },
  },
  double: {
    keys: ['0{Enter}', '0{Enter}', '0{Enter}', '0{Enter}'],
    question: 'Nobody adds a card: Axel keeps it for free',
    result: 'Who adds a second Krypto?',
    called: null,
  },
} as const;

test.each(Object.entries(WAYS))(
  'an auction continues after a restart, and passes the bid so far to the result form, from which it can be resumed: %s',
  async (kind, { keys, question, result, called }) => {
    const key = crypto.randomUUID();
    const before = await open(kind, { key });
    for (const each of keys) await press(each);
    await before.asks(question);
    await before.screen.unmount();
    const { asks, button, screen, sold, last, events, redo } = await open(kind, { key });
    await asks(question);
    await push(button('Enter the result'));
    await asks(result);
    await push(button('Run the auction'));
    await asks(question);
    for (const going of [button(/^Back$/), redo]) await push(going);
    await asks(question);
    expect(events()).toHaveLength(1);
    await push(button('Enter the result'));
    await asks(result);
    if (called === null) {
      await press('0{Enter}');
      expect(last()).toMatchObject({ type: 'unpaired' });
      return;
    }
    await expect.element(screen.getByRole('textbox', { name: 'Price' })).toHaveValue(called.price);
    // A price that was only named has no buyer yet.
    if (called.buyer === null) await press('3');
    await press('{Enter}');
    const buyer = FOUR_NAMES.indexOf(called.buyer ?? 'Clemens');
    expect(sold()).toMatchObject({ buyer, price: Number(called.price) });
  },
);

test('before a price is named, the result begins with the same question', async () => {
  const { asks, button } = await open('fixed');
  await push(button('Enter the result'));
  await asks('What’s Axel’s price?');
  await expect.element(button('Run the auction')).toBeVisible();
});

describe('the clock of an open auction', () => {
  let pass: (seconds: number) => void;
  beforeEach(() => {
    const go = fakeIntervals();
    pass = (seconds) => go(seconds * 1000);
  });

  const left = () => document.querySelector('[data-left]')?.getAttribute('data-left') ?? null;

  test('starts with the first bid, calls going once and twice, and sells', async () => {
    const { asks, sold } = await open('open', { clock: 'brisk' });
    pass(60);
    await asks('Who bids?');
    expect(left()).toBe(null);
    await press('27{Enter}');
    await asks('Beatrix bids 7,000');
    pass(3);
    await expect.poll(left).toBe('1');
    pass(1);
    await asks('Beatrix, 7,000: going once');
    await expect.poll(left).toBe('4');
    pass(4);
    await asks('Beatrix, 7,000: going twice');
    pass(4);
    await expect.poll(sold).toMatchObject({ buyer: 1, price: 7 });
  });

  test('stops as soon as somebody starts entering a bid, and pauses after an undo until something is called', async () => {
    const { asks, undo } = await open('open', { clock: 'brisk' });
    await press('27{Enter}');
    pass(7);
    await asks('Beatrix, 7,000: going once');
    await press('4');
    pass(60);
    await asks('Beatrix, 7,000: going once');
    await press('+');
    await asks('Doris bids 8,000');
    await expect.poll(left).toBe('4');
    pass(4);
    await asks('Doris, 8,000: going once');
    await push(undo);
    await asks('Doris bids 8,000');
    pass(60);
    await asks('Doris bids 8,000');
    await press('{Enter}');
    await asks('Doris, 8,000: going once');
    pass(4);
    await asks('Doris, 8,000: going twice');
  });

  test('pauses behind a dialog, while the page is hidden, and by key and button until it is resumed', async () => {
    const { asks, button, undo, redo } = await open('open', { clock: 'calm' });
    await press('27{Enter}');
    await asks('Beatrix bids 7,000');
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.showModal();
    pass(60);
    dialog.remove();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    pass(60);
    hidden.mockRestore();
    pass(7);
    await expect.poll(left).toBe('1');
    await asks('Beatrix bids 7,000');
    await push(button('Pause the clock'));
    await expect.element(button('Resume the clock')).toBeVisible();
    pass(60);
    await asks('Beatrix bids 7,000');
    // Once stopped by hand, it stays stopped whatever is called, undone and redone.
    await press('38{Enter}');
    pass(60);
    await asks('Clemens bids 8,000');
    await push(undo);
    await push(redo);
    await press('49{Enter}');
    pass(60);
    await asks('Doris bids 9,000');
    await press('p');
    await expect.element(button('Pause the clock')).toBeVisible();
    pass(8);
    await asks('Doris, 9,000: going once');
  });

  test('pauses at the same step after a restart', async () => {
    const key = 'restarted';
    const first = await open('open', { clock: 'brisk', key });
    await press('27{Enter}');
    pass(4);
    await first.asks('Beatrix, 7,000: going once');
    expect(first.session.draft[LIVE_AUCTION_KEY]).toMatchObject({ ticking: true });
    await first.screen.unmount();
    const { asks, button, session } = await open('open', { clock: 'brisk', key });
    await asks('Beatrix, 7,000: going once');
    expect(session.draft[LIVE_AUCTION_KEY]).toMatchObject({ ticking: false });
    pass(60);
    await asks('Beatrix, 7,000: going once');
    await push(button('Resume the clock'));
    await expect.element(button('Pause the clock')).toBeVisible();
    pass(4);
    await asks('Beatrix, 7,000: going twice');
  });
});
