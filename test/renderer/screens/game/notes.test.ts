import { describe, expect, test, vi } from 'vitest';
import GameNotes from '../../../../src/renderer/screens/game/GameNotes.svelte';
import { fieldsChanged, notesOf } from '../../../../src/renderer/screens/game/notes.ts';
import { auctionRecord } from '../../../fixtures/auction.ts';
import { recordOf } from '../../../fixtures/replayed.ts';
import { render } from '../../mounted.ts';
import { sessionOf } from '../../session.svelte.ts';
import { language } from '../../spoken.ts';

const plain = recordOf(auctionRecord([]));
const said = { ...plain, notes: 'A long evening', location: 'Rome', tags: ['club', 'Cup'], misplayed: true };

describe('a game’s notes', () => {
  test('are empty at first, and change nothing if nothing is typed', () => {
    expect(notesOf(plain)).toEqual({ notes: '', location: '', tags: '', misplayed: false });
    expect(fieldsChanged(plain, notesOf(plain))).toBeNull();
    expect(fieldsChanged(said, notesOf(said))).toBeNull();
    expect(fieldsChanged(plain, { ...notesOf(plain), notes: '  ', tags: ' , ' })).toBeNull();
  });

  test('change only the fields that differ', () => {
    expect(fieldsChanged(said, { ...notesOf(said), location: ' Turin ' })).toEqual({ location: 'Turin' });
    expect(fieldsChanged(said, { ...notesOf(said), misplayed: false })).toEqual({ misplayed: false });
  });

  test('keep each tag once, and clear emptied fields', () => {
    const typed = { notes: '', location: '', tags: 'cup, Cup,, new ', misplayed: true };
    const changed = { notes: null, location: null, tags: ['cup', 'new'] };
    expect(fieldsChanged(said, typed)).toEqual(changed);
    expect(fieldsChanged(said, { ...notesOf(said), tags: '' })).toEqual({ tags: [] });
  });

  test('are saved, or not, and what is said of it goes once anything else is entered', async () => {
    const session = sessionOf(plain);
    vi.spyOn(session, 'edit').mockResolvedValueOnce(false);
    const screen = await render(GameNotes, { record: plain }, { session });
    const words = language.words.story.notes;
    for (const [outcome, field] of [
      ['unchanged', words.notes],
      ['failed', words.location],
      ['kept', words.tags],
      ['kept', words.misplayed],
    ] as const) {
      await screen.getByRole('button', { name: words.keep }).click();
      await expect.element(screen.getByRole('status')).toHaveTextContent(words[outcome]);
      const entered = screen.getByLabelText(field);
      await (field === words.misplayed ? entered.click() : entered.fill('Rome'));
      await expect.poll(() => screen.getByRole('status').element().textContent).toBe('');
    }
  });
});
