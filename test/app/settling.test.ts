import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { explain, type State } from '../../src/shared/auction/index.ts';
import { outcomeOf, replay } from '../../src/shared/record/index.ts';
import { money } from '../../src/shared/text/money.ts';
import { beforePayout, playedAuction } from '../fixtures/replayed.ts';
import { COUNTS_OF_THREE, LEDGER_OF_FIVE } from '../fixtures/whole-games.ts';
import { playAuction, type GameRecord } from '../play/auction.ts';
import { pageAt } from './browser.ts';
import { letTimePass } from './let-time-pass.ts';
import { runningApp } from './running-app.ts';
import { keepNamed } from './store.ts';

const RECORDS = {
  ledger: LEDGER_OF_FIVE,
  owners: playAuction({
    edition: 'modern-art-cmon-it',
    players: 4,
    options: { tracking: 'owners' },
    seed: 9,
  }),
  counts: COUNTS_OF_THREE,
};

const stateOf = (record: GameRecord): State => playedAuction(record).state;

const app = runningApp((data) =>
  keepNamed(data, {
    'ledger-2': beforePayout(RECORDS.ledger, 2),
    'ledger-4': beforePayout(RECORDS.ledger, 4),
    'owners-1': beforePayout(RECORDS.owners, 1),
    'counts-4': beforePayout(RECORDS.counts, 4),
    'ledger-done': RECORDS.ledger,
  }),
);

async function openGame(id: string, options = {}): Promise<Page> {
  const page = await pageAt(app, `#/game/${id}`, options);
  return page;
}

const NAMES = ['Axel', 'Beatrix', 'Clemens', 'Doris', 'Emil'];

/** What the bank owes each seat, with names and formatted amounts. */
function owed(record: GameRecord, round: number): { name: string; amount: string }[] {
  return (explain(stateOf(record), round)?.payouts ?? []).flatMap(({ seat, payout }) =>
    payout === 0 ? [] : { name: NAMES[seat] ?? '', amount: money(record.edition, payout, 'en-GB') },
  );
}

async function fitsTheWindow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
}

describe('settling a round', () => {
  test('tracking money: five payouts on one page, ticked off, kept through a power cut, closed by the last tick', async () => {
    let page = await openGame('ledger-2');
    await page.getByRole('heading', { name: /^Round over/ }).waitFor();
    await fitsTheWindow(page);
    await page.getByRole('row', { name: /^Cash( covered\. \w+’s money: hold to peek){5}$/ }).waitFor();

    const payouts = owed(RECORDS.ledger, 2);
    const [first, ...others] = payouts;
    if (first === undefined) throw new Error('somebody is owed something');
    const tick = ({ name, amount }: (typeof payouts)[number]) =>
      page.getByRole('checkbox', { name: `${amount} handed to ${name}`, exact: true });
    await tick(first).check();

    await app.restart();
    page = await openGame('ledger-2');
    await expect.poll(() => tick(first).isChecked()).toBe(true);
    for (const one of others) {
      expect(await tick(one).isChecked()).toBe(false);
      await tick(one).click();
    }
    await page.getByText('Round 3 of 4').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { name: /^Round over/ }).waitFor();
  });

  test('tracking owners: all paid at once, by key, and a different starting player', async () => {
    const page = await openGame('owners-1', { viewport: { width: 1024, height: 640 } });
    await page.getByRole('heading', { name: 'The bank pays' }).waitFor();
    for (const { name, amount } of owed(RECORDS.owners, 1)) {
      await page.getByRole('checkbox', { name: `${amount} handed to ${name}`, exact: true }).waitFor();
    }
    expect(await page.getByRole('row', { name: /^Cash/ }).count()).toBe(0);
    const starter = page.getByLabel('Who starts?');
    const names = await starter.getByRole('option').allInnerTexts();
    await starter.selectOption(names.find((name) => !name.includes('by the rule')) ?? '');
    await page.getByText('starts, as your table decides').waitFor();
    await page.getByRole('heading', { name: /^Round over/ }).click();
    await letTimePass(page, 600);
    await page.keyboard.press('Enter');
    await page.getByText('Round 2 of 4').waitFor();
  });

  test('tracking counts: who holds what, the last payout, everybody’s money, and the covers', async () => {
    const page = await openGame('counts-4');
    const settle = RECORDS.counts.events.findLast(({ type }) => type === 'settle');
    const holdings = settle?.['holdings'] as readonly Readonly<Record<string, number>>[];
    const artists = stateOf(RECORDS.counts).setup.edition.artists;
    await page.getByRole('heading', { name: 'Who bought what?' }).waitFor();
    for (const [seat, held] of holdings.entries()) {
      for (const [artist, count] of Object.entries(held)) {
        const name = artists.find(({ id }) => id === artist)?.name ?? '';
        await page
          .getByLabel(`${NAMES[seat] ?? ''}: paintings by ${name}`, { exact: true })
          .fill(String(count));
      }
    }
    await page.getByRole('button', { name: 'Pay out' }).click();
    for (const { name, amount } of owed(RECORDS.counts, 4)) {
      await page.getByRole('checkbox', { name: `${amount} handed to ${name}`, exact: true }).waitFor();
    }
    await page.getByRole('button', { name: 'All paid, game over' }).click();

    await page.getByRole('heading', { name: 'The last round is paid out' }).waitFor();
    for (const amount of ['140', '210', '210']) {
      await page.keyboard.type(amount);
      await page.keyboard.press('Enter');
    }
    await page.getByRole('heading', { name: 'Game over: reveal the money, from last to first' }).waitFor();
    await page.getByRole('button', { name: 'Reveal the next' }).click();
    await page.getByText('140,000', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Reveal the next' }).click();
    await page.getByRole('heading', { name: 'Beatrix and Clemens share the win' }).waitFor();
    await page.getByText('A tie, with 210,000 each;').waitFor();
  });
});

describe('the end of a game', () => {
  test('a power cut between two covers changes nothing; once all are lifted, the result is shown at once', async () => {
    let page = await openGame('ledger-4');
    await page.getByRole('button', { name: 'All paid, game over' }).click();
    await page.getByRole('button', { name: 'Reveal the next' }).click();
    const { scores, winners } = result(RECORDS.ledger);
    const least = money('modern-art-cmon-en', Math.min(...scores), 'en-GB');
    await page.getByRole('list', { name: 'Everybody’s money' }).getByText(least, { exact: true }).waitFor();

    await app.restart();
    page = await openGame('ledger-4');
    await page.getByRole('heading', { name: /reveal the money/ }).waitFor();
    expect(await page.locator('ul strong').allInnerTexts()).toEqual([least]);
    await page.getByRole('button', { name: 'Reveal all' }).click();
    const wins = `${NAMES[winners[0] ?? -1] ?? ''} wins`;
    await page.getByRole('heading', { name: wins }).waitFor();
    expect(await page.locator('ul strong').allInnerTexts()).toEqual(
      scores.map((score) => money('modern-art-cmon-en', score, 'en-GB')),
    );

    await page.reload();
    await page.getByRole('heading', { name: wins }).waitFor();
    await page.getByRole('link', { name: 'All games' }).last().click();
    await page.getByRole('heading', { name: 'Finished' }).waitFor();
  });

  test('reopened, a finished game shows its result in Italian too, and fits the window', async () => {
    const page = await openGame('ledger-done', { locale: 'it-IT' });
    const { winners } = result(RECORDS.ledger);
    await page.getByRole('heading', { name: `Vince ${NAMES[winners[0] ?? -1] ?? ''}` }).waitFor();
    await fitsTheWindow(page);
  });
});

function result(record: GameRecord): { scores: readonly number[]; winners: readonly number[] } {
  const replayed = replay(record);
  const outcome = replayed.ok ? outcomeOf(replayed.table) : null;
  return { scores: outcome?.scores ?? [], winners: outcome?.winners ?? [] };
}
