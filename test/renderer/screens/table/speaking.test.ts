import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { offer, sale } from '../../../fixtures/auction.ts';
import { play, influence } from '../../../fixtures/gallery.ts';
import type { GameRecord } from '../../../../src/shared/record/index.ts';
import { tableOf as galleryTableOf } from '../../features/entry/gallery/table.ts';
import { tableOf } from '../../played.ts';
import { listen } from './heard.ts';
import { ENGLISH, withVoices } from '../../lib/voice/fake-voices.ts';
import { openTable } from './open-table.ts';

const UNDO = '{Control>}z{/Control}';
const REDO = '{Control>}{Shift>}z{/Shift}{/Control}';

async function open(record: GameRecord) {
  const { screen } = await openTable(record);
  // The first question gets the focus a moment after it is drawn.
  await expect.poll(() => document.activeElement?.tagName).toBe('H2');
  const { since } = listen();
  const after = async (keys: string) => {
    await userEvent.keyboard(keys);
    return since();
  };
  return { screen, after };
}

/** Saying something twice is once too often. */
function once(said: readonly string[]): readonly string[] {
  expect(new Set(said).size).toBe(said.length);
  return said;
}

describe('an auction table announces to screen readers', () => {
  test('each answer with the next question, the buyer and price as typed, and the sale, each once', async () => {
    const { after } = await open(tableOf([]).record);
    expect(once(await after('5'))).toEqual(['How is it sold? Krypto']);
    expect(once(await after('1'))).toEqual([
      'Axel sells: call out bids in any order, each higher than the last.',
    ]);
    expect(once(await after('2'))).toEqual(['Beatrix']);
    expect(once(await after('1'))).toEqual(['Beatrix, 1,000']);
    expect(once(await after('9'))).toEqual(['Beatrix, 19,000']);
    expect(once(await after('{Enter}'))).toEqual([
      'Beatrix pays Axel 19,000',
      'Beatrix, put up a painting from your hand.',
    ]);
    expect(once(await after(UNDO))).toEqual([
      'Undid: Beatrix paid Axel 19,000 for the Krypto',
      'Axel sells: call out bids in any order, each higher than the last.',
    ]);
    expect(once(await after(REDO))).toEqual([
      'Redid: Beatrix paid Axel 19,000 for the Krypto',
      'Beatrix pays Axel 19,000',
      'Beatrix, put up a painting from your hand.',
    ]);
  });

  test('nothing that is typed into the field, which speaks for itself', async () => {
    const { screen, after } = await open(tableOf([]).record);
    await after('51');
    await screen.getByRole('button', { name: /^Beatrix/ }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Price' })).toHaveFocus();
    expect(await after('12')).toEqual([]);
  });

  test('an impossible price, an artist one short of the limit, what ends the round, and that it is over', async () => {
    const three = [0, 1, 2].flatMap((seat) => [offer(seat, 'krypto'), sale((seat + 1) % 4, 5)]);
    const { after } = await open(tableOf(three).record);
    expect(once(await after('51'))).toContain('Krypto: One more ends the round');
    expect(once(await after('1999'))).toEqual(
      expect.arrayContaining(['Axel can’t pay that. Check the price, or correct an earlier entry.']),
    );
    await after('{Backspace}{Backspace}{Enter}');
    expect(once(await after('52'))).toContain('The 5th Krypto ends the round, unsold.');
    const over = once(await after('{Enter}'));
    expect(over).toContain('Round over: the 5th painting by Krypto');
    expect(over.filter((said) => said.includes('Round over'))).toHaveLength(1);
    expect(once(await after(UNDO)).length).toBeGreaterThan(0);
  });
});

describe('a card game’s table announces to screen readers', () => {
  test('each answer with the next question, and whose turn it is, each once', async () => {
    const { after } = await open(galleryTableOf([]).record);
    expect(once(await after('1'))).toEqual(['Max, play one artwork face up in front of you.']);
    expect(once(await after('3'))).toEqual(['Which symbol is on the card? TEC']);
    expect(once(await after('{Enter}'))).toEqual(['Jason, play one artwork face up in front of you.']);
    expect(once(await after(UNDO))).toEqual([
      'Undid: Max displayed a TEC',
      'Max, play one artwork face up in front of you.',
    ]);
    expect(once(await after(REDO))).toEqual([
      'Redid: Max displayed a TEC',
      'Jason, play one artwork face up in front of you.',
    ]);
    expect(once(await after('31'))).toContain('You may draw a card from the deck.');
  });

  test('artists two and one short of the limit, what ends the round, and that it is over', async () => {
    const plays = [0, 1, 2].map((seat) => play(seat, 'tec'));
    const { after } = await open(galleryTableOf([influence('mariana-martins'), ...plays]).record);
    await after('3');
    expect(once(await after('{Enter}'))).toContain('TEC: Two together end the round');
    await after('3');
    expect(once(await after('{Enter}'))).toContain('TEC: One more ends the round');
    expect(once(await after('3'))).toContain('The 6th TEC ends the round.');
    const over = once(await after('{Enter}'));
    expect(over.filter((said) => said.includes('Round over'))).toHaveLength(1);
  });
});

test('an auction that the app runs is spoken aloud by an installed voice: each call and the sale', async () => {
  const voices = withVoices(ENGLISH);
  await openTable(tableOf([offer(0, 'krypto')]).record, { auctions: 'run', voice: 'on' });
  await userEvent.keyboard('27{Enter}');
  for (const said of ['Beatrix, 7,000: going once', 'Beatrix, 7,000: going twice', /Beatrix/]) {
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => voices.texts().join()).toMatch(said);
  }
});
