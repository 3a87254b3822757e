import { expect, test, vi } from 'vitest';
import GameNotes from '../../../../src/renderer/screens/game/GameNotes.svelte';
import { auctionRecord } from '../../../fixtures/auction.ts';
import { recordOf } from '../../../fixtures/replayed.ts';
import { render } from '../../mounted.ts';
import { sessionOf } from '../../session.svelte.ts';
import { language } from '../../spoken.ts';

const noted = recordOf(auctionRecord([], { notes: 'A long evening' }));
const words = language.words.story.notes;

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
