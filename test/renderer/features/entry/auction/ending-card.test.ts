import { describe, expect, test } from 'vitest';
import { offer, sale } from '../../../../fixtures/auction.ts';
import { choices } from '../../../../../src/shared/auction/index.ts';
import { tableOf } from '../../../played.ts';
import { openEntry, press, push, textOf } from '../at-table.ts';

test('back from the mystery card that ends the round, it is still the mystery card’s artist that is asked for', async () => {
  const sold = (seat: number) => [offer(seat, 'yoko'), sale(1, 5)];
  const { record } = tableOf([...[0, 1, 2, 0].flatMap(sold)], { mystery: true }, undefined, 3);
  const { asks, button } = await openEntry(record);
  for (let time = 0; time < 2; time += 1) {
    await press(time === 0 ? '62' : '2');
    await asks(/^The 5th Yoko ends/);
    await push(button(/^Change Artist/));
    await asks('Which artist is on the mystery card?');
  }
});

test('a double nobody adds to stays with its auctioneer, even if it was their last card', async () => {
  const { record } = tableOf([
    { type: 'adjust', reason: 'fewer cards', hands: { 0: -8 } },
    offer(0, 'yoko', 'double'),
  ]);
  const { screen, button } = await openEntry(record);
  const adders = screen.getByRole('button', { name: /^(Axel|Beatrix|Clemens|Doris)/ }).elements();
  expect(adders).toHaveLength(3);
  expect(textOf(button(/^Nobody/).element())).toContain('Axel keeps it for free');
});

describe('with only counts tracked, only the table knows whether it was a double', () => {
  const put = (artist: string) => ({ type: 'offer', artist });

  async function counted(artists: readonly string[]) {
    const opened = await openEntry(tableOf(artists.map(put), { tracking: 'counts' }).record);
    const settling = () => {
      const { replayed } = opened.session;
      if (replayed?.ok !== true || replayed.table.family !== 'auction') throw new Error('the round goes on');
      return choices(replayed.table.state).settle;
    };
    return { ...opened, settling };
  }

  test('one key says that the ending card was the double’s second card: both are unsold', async () => {
    const { asks, last, settling } = await counted(['yoko', 'yoko', 'krypto', 'yoko', 'yoko']);
    await press('2');
    await asks(/^The 5th Yoko ends/);
    await press('2');
    await expect.poll(last).toMatchObject({ type: 'pair', artist: 'yoko' });
    expect(settling()?.neverSold).toMatchObject({ yoko: 2 });
  });

  test('Enter ends the round with one unsold card, as it does after a different artist, when nothing else is offered', async () => {
    const { button, last, settling } = await counted(['yoko', 'yoko', 'yoko', 'yoko', 'krypto']);
    await press('2');
    await expect.element(button(/^Ends the round/)).toBeVisible();
    expect(button(/double/).elements()).toEqual([]);
    await press('2{Enter}');
    await expect.poll(last).toMatchObject({ type: 'offer' });
    expect(settling()?.neverSold).toMatchObject({ yoko: 1 });
  });

  test('the same question comes up for the very last cards', async () => {
    const { session, button, events, settling } = await counted(['krypto', 'yoko', 'yoko']);
    await push(button('Out of cards; the last two were a double'));
    const types = () => events().map(({ type }) => type);
    await expect.poll(types).toEqual(['offer', 'offer', 'pair', 'end-round']);
    expect(settling()?.neverSold).toMatchObject({ yoko: 2 });
    await session.undo();
    await session.append(put('krypto'));
    await expect.element(button('Everybody is out of cards')).toBeVisible();
    expect(button(/double/).elements()).toEqual([]);
  });
});

test('at three with a double on the table, the wall and every answer say what a second card would do; it is confirmed with what everybody would get', async () => {
  const sold = (seat: number, buyer: number) => [offer(seat, 'yoko'), sale(buyer, 5)];
  const { record } = tableOf([...sold(0, 1), ...sold(1, 0), ...sold(2, 1), offer(3, 'yoko', 'double')]);
  const { screen, asks, button, events } = await openEntry(record);
  const added = () => events().slice(record.events.length);
  const bay = screen.getByRole('article', { name: /Yoko/ });
  await expect.element(bay.getByText('One more ends the round')).toBeVisible();
  await asks('Who adds a second Yoko?');
  expect(textOf(screen.getByRole('status').filter({ hasText: 'would end the round' }).element())).toContain(
    'A second card would end the round, and neither would be sold.',
  );
  const adders = button(/Ends the round/).elements();
  expect(adders.map((adder) => adder.querySelector('.name')?.firstChild?.textContent?.trim())).toEqual([
    // In bidding order, starting from the auctioneer.
    'Doris',
    'Axel',
    'Beatrix',
    'Clemens',
  ]);
  expect(textOf(button(/^Nobody/).element())).not.toContain('Ends');
  await press('31');
  await asks('The second Yoko ends the round; both are unsold.');
  const told = textOf(screen.getByText(/^The bank would pay/).element());
  expect(told).toContain('Axel 30,000');
  expect(told).toContain('Beatrix 60,000');
  expect(told).not.toMatch(/Clemens|Doris/);
  await press('{Escape}');
  await asks('Who adds a second Yoko?');
  expect(added()).toEqual([]);
  await press('3{Enter}');
  await expect.poll(added).toHaveLength(1);
});
