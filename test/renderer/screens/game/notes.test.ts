import { expect, test, vi } from 'vitest';
import GameNotes from '../../../../src/renderer/screens/game/GameNotes.svelte';
import { auctionRecord } from '../../../fixtures/auction.ts';
import { recordOf } from '../../../fixtures/replayed.ts';
import { render } from '../../mounted.ts';
import { sessionOf } from '../../session.svelte.ts';
import { language } from '../../spoken.ts';

const plain = recordOf(auctionRecord([]));
const noted = { ...plain, notes: 'A long evening' };
const words = language.words.story.notes;

test.each([
  [plain, words.add, ' Rainy ', [['Rainy']]],
  [noted, words.change, 'Rainy', [['Rainy']]],
  [noted, words.change, ' ', [[null]]],
  // Nothing changed.
  [plain, words.add, ' ', []],
  [noted, words.change, 'A long evening ', []],
])('a note is added, changed, removed or left alone', async (record, button, typed, saved) => {
  const session = sessionOf(record);
  const edit = vi.spyOn(session, 'edit').mockResolvedValue(true);
  const screen = await render(GameNotes, { record }, { session });
  await screen.getByRole('button', { name: button }).click();
  await screen.getByRole('textbox').fill(typed);
  await screen.getByRole('button', { name: words.keep }).click();
  await expect.element(screen.getByRole('button', { name: button })).toBeVisible();
  const notes = edit.mock.calls.map(([edits]) =>
    edits.map((one) => (one.kind === 'header' ? one.fields['notes'] : one.kind)),
  );
  expect(notes).toEqual(saved);
});

test('a note that couldn’t be saved is still there, until it is given up', async () => {
  const session = sessionOf(noted);
  vi.spyOn(session, 'edit').mockResolvedValue(false);
  const screen = await render(GameNotes, { record: noted }, { session });
  await screen.getByRole('button', { name: words.change }).click();
  await screen.getByRole('textbox').fill('Rainy');
  await screen.getByRole('button', { name: words.keep }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(words.failed);
  await expect.element(screen.getByRole('textbox')).toHaveValue('Rainy');
  await screen.getByRole('button', { name: language.words.paper.cancel }).click();
  await expect.element(screen.getByText('A long evening')).toBeVisible();
});
