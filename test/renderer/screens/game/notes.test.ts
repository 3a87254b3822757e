import { describe, expect, test } from 'vitest';
import { fieldsChanged, notesOf } from '../../../../src/renderer/screens/game/notes.ts';
import { auctionRecord } from '../../../fixtures/auction.ts';
import { recordOf } from '../../../fixtures/replayed.ts';

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
});
