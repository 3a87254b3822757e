import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../../../mounted.ts';
import { practiceSession } from '../../../../../../src/renderer/screens/table/practice-session.svelte.ts';
import type { Session } from '../../../../../../src/renderer/lib/session.svelte.ts';
import type { AuctionClock } from '../../../../../../src/shared/api.ts';
import { LIVE_AUCTION_KEY } from '../../../../../../src/shared/bidding/index.ts';
import { tableOf } from '../../../../played.ts';
import LiveAuctionTable from './LiveAuctionTable.svelte';

interface Opening {
  readonly clock?: AuctionClock;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly key?: string;
}

/** Axel has played a Krypto, and the app runs the auction. */
async function open(
  auction: string,
  { clock = 'off', options = {}, key = crypto.randomUUID() }: Opening = {},
) {
  const { record } = tableOf([{ type: 'offer', seat: 0, artist: 'krypto', auction }], options);
  const session = practiceSession(record, key);
  const screen = await render(LiveAuctionTable, { clock }, { session });
  const asks = (question: string) =>
    expect.element(screen.getByRole('heading', { name: question, exact: true })).toBeVisible();
  const refuses = (why: string) => expect.element(screen.getByRole('alert')).toHaveTextContent(why);
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  const sold = () => session.view?.record.events.find(({ type }) => type === 'sale');
  return { screen, session, asks, refuses, button, sold };
}

const press = (keys: string) => userEvent.keyboard(keys);

/** Texts, attributes and what is typed. Generated ids are numbered, so they could contain any amount. */
const everythingShown = () =>
  [
    document.body.innerHTML.replaceAll(/ (?:id|for|name|class|data-testid|aria-\w+by)="[^"]*"/g, ''),
    ...Array.from(document.querySelectorAll('input'), ({ value }) => value),
  ].join(' ');

const says = (screen: Awaited<ReturnType<typeof open>>['screen']) =>
  screen
    .getByRole('list', { name: 'In this order' })
    .getByRole('listitem')
    .elements()
    .map((item) => [...item.children].map((part) => part.textContent).join(': '));

describe('an open auction', () => {
  test('takes bids by seat and amount, and shows the current bid', async () => {
    const { asks, button, screen } = await open('open');
    await asks('Who bids?');
    await press('3');
    await expect.element(button('Clemens')).toHaveAttribute('aria-pressed', 'true');
    await press('12{Enter}');
    await asks('Clemens bids 12,000');
    await expect.element(screen.getByRole('button', { name: /^Clemens 12,000$/ })).toBeVisible();
    await press('{Enter} ');
    await asks('Clemens, 12,000: going twice');
    await press('1+');
    await asks('Axel bids 13,000');
  });

  test('rejects a bid that isn’t higher, is beyond the player’s money (without revealing it) or isn’t a number', async () => {
    const { asks, refuses, button, screen } = await open('open');
    await press('27{Enter}36{Enter}');
    await refuses('Bid more than 7,000.');
    await press('{Backspace}101{Enter}');
    await refuses('Clemens can’t pay that.');
    expect(screen.getByRole('alert').element().textContent).not.toMatch(/\d/);
    await screen.getByRole('textbox').fill('1922319');
    await press('{Enter}');
    await refuses('Clemens can’t pay that.');
    await screen.getByRole('textbox').fill('much');
    await expect.element(button('Bid much')).toBeVisible();
    await press('{Enter}');
    await refuses('Enter a whole number.');
    await press('{Escape}{Escape}');
    await asks('Beatrix bids 7,000');
  });

  test('only the auctioneer can get a lot for free', async () => {
    const { sold } = await open('open');
    await press('{Enter}{Enter}{Enter}');
    expect(sold()).toMatchObject({ buyer: 0, price: 0 });
  });
});

test('sells once, however often the hammer falls before the sale is saved', async () => {
  const { record } = tableOf([{ type: 'offer', seat: 0, artist: 'krypto', auction: 'once' }]);
  let busy = false;
  const append = vi.fn(() => {
    busy = true;
    return Promise.resolve(true);
  });
  const kept = practiceSession(record, crypto.randomUUID());
  const session = Object.create(kept, { busy: { get: () => busy }, append: { value: append } }) as Session;
  const screen = await render(LiveAuctionTable, { clock: 'off' }, { session });
  await press('8{Enter}{Enter}{Enter}{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'Beatrix gets it for 8,000' })).toBeVisible();
  await press('{Enter}{Enter}');
  await screen.getByRole('button', { name: 'Bring down the hammer' }).click();
  expect(append).toHaveBeenCalledTimes(1);
});

describe('one offer', () => {
  test('goes round from the auctioneer’s left to the auctioneer, and shows what everybody has said', async () => {
    const { screen, asks, refuses, sold } = await open('once');
    await asks('Beatrix: bid or pass?');
    await press('8{Enter}');
    await asks('Clemens: Beatrix bid 8,000. Bid more or pass?');
    await press('8{Enter}');
    await refuses('Bid more than 8,000.');
    await press('{Escape}{Enter}');
    expect(says(screen)).toEqual(['Beatrix: 8,000', 'Clemens: passes', 'Doris: their turn', 'Axel: ']);
    await press('{Enter}+');
    await asks('Axel gets it for 9,000');
    await press('{Enter}');
    expect(sold()).toMatchObject({ buyer: 0, price: 9, bids: [9, 8, null, null] });
  });
});

describe('a fixed price', () => {
  test('is limited by the auctioneer’s money, and reveals nobody else’s', async () => {
    const { asks, refuses, screen } = await open('fixed');
    await asks('What’s Axel’s price?');
    await press('101{Enter}');
    await refuses('Axel can’t set a price above their own money.');
    await press('{Escape}14{Enter}');
    await asks('Beatrix: take it for 14,000?');
    expect(says(screen)).toEqual(['Beatrix: their turn', 'Clemens: ', 'Doris: ', 'Axel: must buy']);
    await press('{Enter}');
    await asks('Beatrix: take it for 14,000?');
  });

  test('is taken by the first player who wants it', async () => {
    const { asks, screen, sold } = await open('fixed');
    await press('14{Enter}01');
    await asks('Clemens takes it for 14,000');
    expect(says(screen)).toEqual(['Beatrix: passes', 'Clemens: 14,000', 'Doris: ', 'Axel: ']);
    await press('{Enter}');
    expect(sold()).toMatchObject({ buyer: 2, price: 14 });
  });
});

describe('hidden bids', () => {
  test('are typed under a cover by the player with the screen, and cleared for the next', async () => {
    const { screen, session, asks } = await open('hidden');
    await asks('Hand the screen to Axel');
    await press('37');
    expect(screen.getByLabelText('Axel’s bid', { exact: false }).elements()).toEqual([]);
    await press('{Enter}37');
    const field = screen.getByLabelText('Axel’s bid', { exact: false });
    await expect.element(field).toHaveAttribute('type', 'password');
    // Password managers should not offer to save it.
    await expect.element(field).toHaveAttribute('autocomplete', 'one-time-code');
    await screen.getByRole('button', { name: 'Show what I type' }).click();
    await expect.element(field).toHaveAttribute('type', 'text');
    await press('{Enter}');
    await asks('Hand the screen to Beatrix');
    await press('{Enter}');
    await expect
      .element(screen.getByLabelText('Beatrix’s bid', { exact: false }))
      .toHaveAttribute('type', 'password');
    expect(everythingShown()).not.toContain('37');
    expect(says(screen)).toEqual(['Axel: has bid', 'Beatrix: their turn', 'Clemens: ', 'Doris: ']);
    expect(session.view?.record.events).toHaveLength(1);
  });

  test('stay covered through undo, redo and entering the result', async () => {
    const { screen, asks, button } = await open('hidden');
    const undo = screen.getByRole('button', { name: /^Undo/ });
    const redo = screen.getByRole('button', { name: /^Redo/ });
    await press('{Enter}83{Enter}{Enter}83{Enter}');
    await asks('Hand the screen to Clemens');
    await expect.element(undo).toHaveAttribute('title', 'Undo: Beatrix: has bid');
    await undo.click();
    await asks('Hand the screen to Beatrix');
    await expect.element(redo).toHaveAttribute('title', 'Redo: Beatrix: has bid');
    await press('{Enter}');
    await expect.element(screen.getByLabelText('Beatrix’s bid', { exact: false })).toHaveValue('');
    expect(everythingShown()).not.toContain('83');
    await redo.click();
    await asks('Hand the screen to Clemens');
    await button('Enter the result').click();
    expect(everythingShown()).not.toContain('83');
    await expect.element(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('');
    await button('Run the auction').click();
    await asks('Hand the screen to Clemens');
    expect(everythingShown()).not.toContain('83');
  });

  test('holding Enter hands over the screen, but bids nothing', async () => {
    const { asks } = await open('hidden');
    await press('{Enter>5/}');
    await asks('Axel, what do you bid?');
  });

  test('are revealed together, and a tie is explained', async () => {
    const { screen, asks, sold } = await open('hidden');
    await press('{Enter}5{Enter}{Enter}37{Enter}{Enter}37{Enter}{Enter}{Enter}');
    await asks('All bids are in');
    expect(says(screen)).toEqual(['Axel: has bid', 'Beatrix: has bid', 'Clemens: has bid', 'Doris: has bid']);
    await press('{Enter}');
    await asks('Beatrix gets it for 37,000');
    await expect
      .element(screen.getByText('Beatrix and Clemens bid 37,000 each.', { exact: false }))
      .toBeVisible();
    expect(says(screen)).toEqual(['Axel: 5,000', 'Beatrix: 37,000', 'Clemens: 37,000', 'Doris: no bid']);
    await press('{Enter}');
    expect(sold()).toMatchObject({ buyer: 1, price: 37, bids: [5, 37, 37, null] });
  });
});

describe('a double', () => {
  test('is offered in turn, and the player who adds a card sells by its symbol', async () => {
    const { screen, asks, button } = await open('double');
    const undo = screen.getByRole('button', { name: /^Undo/ });
    await press('00');
    await asks('Clemens: add a second Krypto?');
    expect(says(screen)).toEqual([
      'Axel: adds no card',
      'Beatrix: adds no card',
      'Clemens: their turn',
      'Doris: ',
    ]);
    await button('Adds a card').click();
    await asks('How does Clemens sell the pair?');
    await expect.element(undo).toHaveAttribute('title', 'Undo: Clemens: Adds a card');
    await undo.click();
    await asks('Clemens: add a second Krypto?');
    await press('12');
    await asks('Doris: bid or pass?');
    // After the undo, players who have already answered aren't asked again.
    await undo.click();
    await asks('Clemens: add a second Krypto?');
  });

  test('stays with its auctioneer if nobody adds a card', async () => {
    const { session, asks } = await open('double');
    await press('0000');
    await asks('Nobody adds a card: Axel keeps it for free');
    await press('{Enter}');
    expect(session.view?.record.events.at(-1)).toMatchObject({ type: 'unpaired' });
  });
});

describe('undo and redo', () => {
  test('go through the auction step by step', async () => {
    const { screen, session, asks } = await open('open');
    const undo = screen.getByRole('button', { name: /^Undo/ });
    const redo = screen.getByRole('button', { name: /^Redo/ });
    const title = (name: string) => expect.element(undo).toHaveAttribute('title', name);
    await expect.element(undo).toBeDisabled();
    await press('27{Enter}4+{Enter}');
    await title('Undo: Going once');
    await undo.click();
    await asks('Doris bids 8,000');
    await title('Undo: Doris bids 8,000');
    await undo.click();
    await asks('Beatrix bids 7,000');
    await undo.click();
    await asks('Who bids?');
    await expect.element(redo).toHaveAttribute('title', 'Redo: Beatrix bids 7,000');
    for (const question of ['Beatrix bids 7,000', 'Doris bids 8,000', 'Doris, 8,000: going once']) {
      await redo.click();
      await asks(question);
    }
    await expect.element(redo).toBeDisabled();
    expect(session.view?.record.events).toHaveLength(1);
  });

  test('a new step clears what could be redone', async () => {
    const { screen, asks } = await open('open');
    const redo = screen.getByRole('button', { name: /^Redo/ });
    await press('27{Enter}');
    await screen.getByRole('button', { name: /^Undo/ }).click();
    await expect.element(redo).toBeEnabled();
    await press('3{Enter}');
    await asks('Clemens bids 1,000');
    await expect.element(redo).toBeDisabled();
  });

  test('an undone sale returns to the last step before it, and can be redone until another step is taken', async () => {
    const { screen, asks, session, sold } = await open('open');
    const undo = screen.getByRole('button', { name: /^Undo/ });
    const redo = screen.getByRole('button', { name: /^Redo/ });
    await press('27{Enter}{Enter}{Enter}{Enter}');
    expect(sold()).toMatchObject({ buyer: 1, price: 7 });
    await undo.click();
    await asks('Beatrix, 7,000: going twice');
    await redo.click();
    expect(sold()).toMatchObject({ buyer: 1, price: 7 });
    await undo.click();
    await undo.click();
    await asks('Beatrix, 7,000: going once');
    await press('39{Enter}');
    await asks('Clemens bids 9,000');
    // Redo must not restore the sale to Beatrix over that.
    await expect.element(redo).toBeDisabled();
    await press('{Enter}{Enter}{Enter}');
    expect(sold()).toMatchObject({ buyer: 2, price: 9 });
    expect(session.view?.record.events).toHaveLength(2);
  });
});

/** Each kind of auction: the keys pressed and the questions that follow. */
const WAYS = {
  open: {
    begins: 'Who bids?',
    steps: [
      ['27{Enter}', 'Beatrix bids 7,000'],
      ['{Enter}', 'Beatrix, 7,000: going once'],
      ['4+', 'Doris bids 8,000'],
    ],
    result: 'Who buys, and for how much?',
    called: { buyer: 'Doris', price: '8' },
  },
  once: {
    begins: 'Beatrix: bid or pass?',
    steps: [
      ['8{Enter}', 'Clemens: Beatrix bid 8,000. Bid more or pass?'],
      ['{Enter}', 'Doris: Beatrix bid 8,000. Bid more or pass?'],
      ['+', 'Axel: Doris bid 9,000. Bid more or pass?'],
      ['{Enter}', 'Doris gets it for 9,000'],
    ],
    result: 'Who buys, and for how much?',
    called: { buyer: 'Doris', price: '9' },
  },
  hidden: {
    begins: 'Hand the screen to Axel',
    steps: [
      ['{Enter}5{Enter}', 'Hand the screen to Beatrix'],
      ['{Enter}9{Enter}', 'Hand the screen to Clemens'],
      ['{Enter}{Enter}', 'Hand the screen to Doris'],
      ['{Enter}9{Enter}', 'All bids are in'],
      ['{Enter}', 'Beatrix gets it for 9,000'],
    ],
    result: 'Who buys, and for how much?',
    called: { buyer: 'Beatrix', price: '9' },
  },
  fixed: {
    begins: 'What’s Axel’s price?',
    steps: [
      ['14{Enter}', 'Beatrix: take it for 14,000?'],
      ['0', 'Clemens: take it for 14,000?'],
      ['0', 'Doris: take it for 14,000?'],
    ],
    result: 'Who takes it for 14,000?',
    called: { buyer: null, price: '14' },
  },
  double: {
    begins: 'Axel: add a second Krypto?',
    steps: [
      ['0', 'Beatrix: add a second Krypto?'],
      ['0', 'Clemens: add a second Krypto?'],
      ['0', 'Doris: add a second Krypto?'],
      ['0', 'Nobody adds a card: Axel keeps it for free'],
    ],
    result: 'Who adds a second Krypto?',
    called: null,
  },
} as const;

describe.each(Object.entries(WAYS))('an auction of kind ‘%s’', (kind, { begins, steps, result, called }) => {
  const questions = [begins, ...steps.map(([, question]) => question)];

  test('is undone step by step to its start, by going back and by Undo', async () => {
    for (const way of ['going back', 'Undo'] as const) {
      const { asks, screen, button, session } = await open(kind);
      for (const [keys, question] of steps) {
        await press(keys);
        await asks(question);
      }
      for (const question of questions.slice(0, -1).reverse()) {
        if (way === 'Undo') await screen.getByRole('button', { name: /^Undo/ }).click();
        else await button('Back').click();
        await asks(question);
      }
      expect(session.view?.record.events).toHaveLength(1);
      await screen.unmount();
    }
  });

  test('continues at the same step after a restart, at any step', async () => {
    const key = crypto.randomUUID();
    for (const at of questions.keys()) {
      const { asks, screen } = await open(kind, { key });
      await asks(questions[at] ?? '');
      const [keys, next] = steps[at] ?? [null, ''];
      if (keys === null) continue;
      await press(keys);
      await asks(next);
      await screen.unmount();
    }
  });

  test('can be ended by entering the result at any step, and resumed', async () => {
    const { asks, button } = await open(kind);
    for (const at of questions.keys()) {
      await button('Enter the result').click();
      // Before a price is named, the outcome starts with that question too.
      await asks(kind === 'fixed' && at === 0 ? 'What’s Axel’s price?' : result);
      await button('Run the auction').click();
      await asks(questions[at] ?? '');
      const keys = steps[at]?.[0];
      if (keys !== undefined) await press(keys);
    }
  });

  test('passes the bid so far to the result form', async () => {
    const { asks, button, screen, sold, session } = await open(kind);
    for (const [keys] of steps) await press(keys);
    await asks(questions.at(-1) ?? '');
    await button('Enter the result').click();
    await asks(result);
    if (called === null) {
      await press('0');
      expect(session.view?.record.events.at(-1)).toMatchObject({ type: 'unpaired' });
      return;
    }
    await expect.element(screen.getByRole('textbox', { name: 'Price' })).toHaveValue(called.price);
    // A price that was only named has no buyer yet.
    if (called.buyer === null) await press('3');
    await press('{Enter}');
    const seat = ['Axel', 'Beatrix', 'Clemens', 'Doris'].indexOf(called.buyer ?? 'Clemens');
    expect(sold()).toMatchObject({ buyer: seat, price: Number(called.price) });
  });
});

test('after a restart, the second card of a double continues where it was, including its symbol', async () => {
  const key = crypto.randomUUID();
  const { asks, screen } = await open('double', { key });
  await press('01');
  await asks('How does Beatrix sell the pair?');
  await screen.unmount();
  const again = await open('double', { key });
  await again.asks('How does Beatrix sell the pair?');
  await press('{Escape}');
  await again.asks('Beatrix: add a second Krypto?');
  await press('{Escape}');
  await again.asks('Axel: add a second Krypto?');
});

describe('the clock of an open auction', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });

  const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
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

  test('stops for any bid, as soon as somebody starts entering one', async () => {
    const { asks } = await open('open', { clock: 'brisk' });
    await press('27{Enter}');
    pass(7);
    await asks('Beatrix, 7,000: going once');
    await press('4');
    pass(60);
    await asks('Beatrix, 7,000: going once');
    await press('+');
    await asks('Doris bids 8,000');
    await expect.poll(left).toBe('4');
  });

  test('pauses behind a dialog, and while the page is hidden', async () => {
    const { asks } = await open('open', { clock: 'brisk' });
    await press('27{Enter}');
    await asks('Beatrix bids 7,000');
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.showModal();
    pass(60);
    dialog.remove();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    pass(60);
    hidden.mockRestore();
    pass(3);
    await expect.poll(left).toBe('1');
    await asks('Beatrix bids 7,000');
    pass(1);
    await asks('Beatrix, 7,000: going once');
  });

  test('can be paused and resumed, by key and button', async () => {
    const { asks, button } = await open('open', { clock: 'calm' });
    await press('27{Enter}');
    await button('Pause the clock').click();
    pass(60);
    await asks('Beatrix bids 7,000');
    // Once stopped by hand, it stays stopped whatever is called.
    await press('38{Enter}');
    pass(60);
    await asks('Clemens bids 8,000');
    await press('p');
    await expect.element(button('Pause the clock')).toBeVisible();
    pass(8);
    await asks('Clemens, 8,000: going once');
  });

  test('pauses after an undo until something is called', async () => {
    const { asks, screen } = await open('open', { clock: 'brisk' });
    await press('27{Enter}');
    pass(4);
    await asks('Beatrix, 7,000: going once');
    await screen.getByRole('button', { name: /^Undo/ }).click();
    await asks('Beatrix bids 7,000');
    pass(60);
    await asks('Beatrix bids 7,000');
    await press('{Enter}');
    await asks('Beatrix, 7,000: going once');
    pass(4);
    await asks('Beatrix, 7,000: going twice');
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
    await button('Resume the clock').click();
    pass(4);
    await asks('Beatrix, 7,000: going twice');
  });
});
