import { expect, test, vi } from 'vitest';
import GameNotes from '../../../../src/renderer/screens/game/GameNotes.svelte';
import { auctionRecord } from '../../../fixtures/auction.ts';
import { recordOf } from '../../../fixtures/replayed.ts';
import { render } from '../../mounted.ts';
import { sessionOf } from '../../session.svelte.ts';
import { language } from '../../spoken.ts';
import { push, write } from '../../pressing.ts';

const noted = recordOf(auctionRecord([], { notes: 'A long evening' }));
const words = language.words.story.notes;

test('a note that couldn’t be saved is still there, until it is given up', async () => {
  const session = sessionOf(noted);
  vi.spyOn(session, 'edit').mockResolvedValue(false);
  const screen = await render(GameNotes, { record: noted }, { session });
  await push(screen.getByRole('button', { name: words.change }));
  await write(screen.getByRole('textbox'), 'Rainy');
  await push(screen.getByRole('button', { name: words.keep }));
  await expect.element(screen.getByRole('alert')).toHaveTextContent(words.failed);
  await expect.element(screen.getByRole('textbox')).toHaveValue('Rainy');
  await push(screen.getByRole('button', { name: language.words.paper.cancel }));
  await expect.element(screen.getByText('A long evening')).toBeVisible();
});
