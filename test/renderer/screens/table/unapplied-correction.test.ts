import { describe, expect, test } from 'vitest';
import type { GameRecord } from '../../../../src/shared/record/index.ts';
import { offer, sale } from '../../../fixtures/auction.ts';
import { beforePayout, recordOf } from '../../../fixtures/replayed.ts';
import { CARDS_OF_FOUR } from '../../../fixtures/whole-games.ts';
import { playAuction } from '../../../play/auction.ts';
import { expectAccessible } from '../../accessible.ts';
import { tableOf } from '../../played.ts';
import { openTable } from './open-table.ts';
import { press, push, write } from '../../pressing.ts';

const LOTS = [offer(0, 'yoko'), sale(1, 19), offer(1, 'krypto'), sale(2, 30)];

async function open(record: GameRecord, key = crypto.randomUUID()) {
  const table = await openTable(record, {}, key);
  const { screen, button } = table;
  const unmade = screen.getByRole('region', { name: 'Correction, not applied yet' });
  /** Corrects the price of the first sale in the log without applying it. */
  const begin = async (price: string) => {
    await press('l');
    await screen
      .getByRole('button', { name: / paid / })
      .last()
      .click();
    await write(screen.getByRole('textbox', { name: 'Price' }), price);
    await push(button('Set aside'));
  };
  return { ...table, key, unmade, begin };
}

describe('an unfinished correction', () => {
  test('stays in view at the table, through further sales and a reload, until it is applied', async () => {
    const { record } = tableOf(LOTS);
    const table = await open(record);
    await table.begin('21');
    await expect
      .element(table.unmade)
      .toMatchTextContent(/in round 1: Beatrix paid Axel 21,000 for the Yoko/);
    await press('5147{Enter}');
    await expect.poll(() => table.now().events.length).toBe(6);
    await expect.element(table.unmade).toMatchTextContent(/Beatrix paid Axel 21,000 for the Yoko/);
    await table.screen.unmount();

    const again = await open(record, table.key);
    await expect.element(again.unmade).toMatchTextContent(/Beatrix paid Axel 21,000 for the Yoko/);
    await push(again.unmade.getByRole('button', { name: 'Continue' }));
    await press('{Enter}');
    await expect.element(again.unmade).not.toBeInTheDocument();
    expect(again.now().events[1]).toMatchObject({ price: 21 });
    expect(again.now().events).toHaveLength(6);
    await press('l');
    await expectAccessible(again.screen);
  });

  test('survives an undo of later entries, and is discarded with one press', async () => {
    const { begin, unmade, button, now } = await open(tableOf(LOTS).record);
    await press('51');
    await begin('21');
    await push(button('Undo'));
    await expect.poll(() => now().events.length).toBe(4);
    await expect.element(unmade).toBeVisible();
    await push(unmade.getByRole('button', { name: 'Discard' }));
    await expect.element(unmade).not.toBeInTheDocument();
    expect(now().events[1]).toMatchObject({ price: 19 });
  });

  test('is dropped if somebody else corrects the log meanwhile, and it says so', async () => {
    const { begin, unmade, session } = await open(tableOf(LOTS).record);
    await begin('21');
    await session.edit([{ kind: 'replace', index: 3, event: sale(2, 13) }], session.view?.position ?? 0);
    await expect.element(unmade.getByText(/^Somebody else changed the game/)).toBeVisible();
    await expect.element(unmade).not.toMatchTextContent(/21,000/);
  });

  test('comes before the round’s payout', async () => {
    const plan = {
      edition: 'modern-art-1994',
      players: 4,
      options: { tracking: 'ledger' },
      seed: 6,
    } as const;
    const over = recordOf(beforePayout(playAuction(plan), 1));
    const { begin, unmade, button, now } = await open(over);
    const { length } = over.events;
    await begin('1');
    await expect.element(unmade).toMatchTextContent(/then finish the round\./);
    await expect.element(button(/^All paid/)).not.toBeInTheDocument();
    await press('1234');
    expect(now().events).toHaveLength(length);
    await push(unmade.getByRole('button', { name: 'Continue' }));
    await press('{Enter}');
    await push(button(/^All paid/));
    await expect.poll(() => now().events.length).toBe(length + 1);
  });

  test('comes before a card game’s scoring', async () => {
    const scored = recordOf(beforePayout(CARDS_OF_FOUR, 1));
    const { screen, button, unmade, now } = await open(scored);
    await press('l');
    await push(screen.getByRole('dialog').getByRole('listitem').first().getByRole('button').first());
    await push(button('Remove this entry'));
    await push(button('Set aside'));
    await expect.element(unmade).toMatchTextContent(/then finish the round\./);
    await press('{Enter}');
    expect(now().events).toHaveLength(scored.events.length);
    await push(unmade.getByRole('button', { name: 'Discard' }));
    await expect.element(unmade).not.toBeInTheDocument();
  });
});
