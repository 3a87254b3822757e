import { describe, expect, test } from 'vitest';
import { offer, sale, add } from '../../../fixtures/auction.ts';
import { play, influence } from '../../../fixtures/gallery.ts';
import { render } from '../../mounted.ts';
import { practiceSession } from '../../../../src/renderer/screens/table/practice-session.svelte.ts';
import type { GameRecord } from '../../../../src/shared/record/index.ts';
import { tableOf as galleryTableOf } from '../entry/gallery/table.ts';
import { playAuction } from '../../../play/auction.ts';
import { played, tableOf } from '../../played.ts';
import OpenLog from './OpenLog.svelte';

/** A game's seats and options, opened in its log. */
async function open(record: GameRecord) {
  const session = practiceSession(record, crypto.randomUUID());
  const screen = await render(OpenLog, {}, { session });
  const press = (name: string | RegExp) => screen.getByRole('button', { name, exact: true }).click();
  const see = () => press('See what changes');
  const says = (text: string | RegExp) => expect.element(screen.getByText(text).first()).toBeVisible();
  const changes = () =>
    screen
      .getByRole('region', { name: /^Correction/ })
      .getByRole('status')
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  const make = async () => {
    await press('Apply correction');
    await says('Corrected.');
  };
  const now = () => session.view?.record ?? record;
  return { screen, session, press, see, says, changes, make, now };
}

const SOLD = [offer(0, 'yoko'), sale(1, 19), offer(1, 'krypto', 'once'), sale(2, 30)];

describe('the head of an auction game', () => {
  test('who started: the first entry no longer fits, is shown, and both are fixed at once', async () => {
    const { screen, press, see, says, make, now } = await open(tableOf(SOLD).record);
    await screen.getByRole('listitem').filter({ hasText: 'started' }).nth(1).getByRole('radio').click();
    await see();
    await says('Beatrix started');
    await says('This no longer fits, in round 1:');
    await says(/^It’s Beatrix’s turn, not Axel’s\..* Correct it now\. Everything is corrected together\.$/);
    await expect.element(screen.getByRole('button', { name: 'Apply correction' })).not.toBeInTheDocument();

    await press('Correct');
    await says('It was: Axel put up a Yoko, open');
    await says('It becomes Beatrix put up a Yoko, open');
    await press('Next: what no longer fits');
    // Beatrix is now the buyer herself, but it still isn't her turn next.
    await says(/^It’s Clemens’s turn, not Beatrix’s\./);
    await press('It was Beatrix’s turn');
    await make();
    expect(now().firstSeat).toBe(1);
    expect(now().events.map(({ type, seat, turn }) => [type, seat ?? turn])).toEqual([
      ['offer', 1],
      ['sale', undefined],
      ['adjust', 1],
      ['offer', 1],
      ['sale', undefined],
    ]);
  });

  test('who sat where, moving the entries along: everybody is named by their seat in the correction', async () => {
    const { screen, session, press, see, says, make, now } = await open(tableOf(SOLD).record);
    await screen.getByRole('radio', { name: /go with the person/ }).click();
    await press('Move Beatrix one seat up');
    await see();
    await says(/Seats, clockwise: Beatrix, Axel, Clemens,? and Doris/);
    await expect.element(screen.getByText('This no longer fits, in round 1:')).toBeVisible();
    await says(/^It’s Clemens’s turn, not Beatrix’s\./);
    await press('It was Beatrix’s turn');
    await make();
    expect(now().players.map(({ name }) => name)).toEqual(['Beatrix', 'Axel', 'Clemens', 'Doris']);
    expect(now().events[0]).toMatchObject({ seat: 1 });
    expect(now().firstSeat).toBe(1);
    await session.undo();
    expect(now().players[0]?.name).toBe('Axel');
  });

  test('a name is respelled; a missing or duplicate name is reported', async () => {
    const { screen, see, says, make, now } = await open(tableOf(SOLD).record);
    const name = screen.getByRole('textbox', { name: 'Name in seat 2' });
    await see();
    await says('Nothing changed yet.');
    await name.fill('');
    await says('Seat 2 needs a name.');
    await name.fill('Axel');
    await says(/Axel is here twice/);
    await name.fill('Béatrix');
    await see();
    await says('Beatrix renamed to Béatrix');
    await says('Nothing else changes.');
    await make();
    expect(now().players[1]).toEqual({ id: 'p1', name: 'Béatrix' });
  });

  test('a variant changes who is paid for a double, and the effect is shown first', async () => {
    const double = [offer(0, 'sigrid-thaler', 'double'), add(1, 'sigrid-thaler'), sale(2, 40)];
    const { screen, see, says, changes, make, now } = await open(
      tableOf(double, {}, 'modern-art-cmon-en').record,
    );
    await screen.getByRole('checkbox', { name: 'Split doubles between their two sellers' }).click();
    await see();
    await says('Split doubles between their two sellers: yes');
    await expect.poll(changes).toEqual(['money: Axel and Beatrix']);
    await make();
    expect(now().options).toMatchObject({ splitDouble: true });
  });

  test('a variant that was used: its entry no longer fits and is removed with it', async () => {
    const { events, ...head } = playAuction({
      edition: 'modern-art-1994',
      players: 3,
      options: { tracking: 'ledger', mystery: true },
      seed: 31,
      flipping: 1,
    });
    const flipped = events.findIndex(({ type }) => type === 'mystery');
    const { record } = played({ ...head, events: events.slice(0, flipped + 2) });
    const { screen, press, see, says, make, now } = await open(record);
    await screen.getByRole('checkbox', { name: 'Play with the mystery hand' }).click();
    await see();
    await says('Play with the mystery hand: no');
    await says('This no longer fits, in round 1:');
    await press('Remove this and the rest');
    await make();
    expect(now().options).toMatchObject({ mystery: false });
    expect(now().events).toHaveLength(flipped);
  });
});

describe('the head of a card game', () => {
  const CARDS = [influence('tec'), play(0, 'tec'), play(1, 'mariana-martins')];

  test('who started: the first card no longer fits, is shown, and both are fixed at once', async () => {
    const { screen, press, see, says, make, now } = await open(galleryTableOf(CARDS).record);
    await screen.getByRole('listitem').filter({ hasText: 'started' }).nth(2).getByRole('radio').click();
    await see();
    await says('Julia started');
    await says(/^It’s Julia’s turn, not Max’s\./);
    await press('It was Max’s turn');
    await make();
    expect(now().firstSeat).toBe(2);
    expect(now().events[1]).toMatchObject({ type: 'adjust', turn: 0 });
  });

  test('who sat where: entries stay with the seat, and the effects are shown first', async () => {
    const { press, see, says, make, now } = await open(galleryTableOf(CARDS).record);
    await press('Move Max one seat down');
    await see();
    await says(/Seats, clockwise: Jason, Max,? and Julia/);
    await make();
    expect(now().players.map(({ name }) => name)).toEqual(['Jason', 'Max', 'Julia']);
    expect(now().events).toMatchObject(CARDS);
  });

  test('tracking less: displays are no longer known, and that is shown first', async () => {
    const { screen, see, says, changes, make, now } = await open(galleryTableOf(CARDS).record);
    await screen.getByRole('radio', { name: /Only the cards displayed/ }).click();
    await see();
    await says('you keep track of the hands');
    expect(changes().length).toBeGreaterThan(0);
    await make();
    expect(now().options.tracking).toBe('counts');
  });
});
