import { expect, test } from 'vitest';
import { formKeyOf } from '../../../src/renderer/correct/keys.ts';

test('every letter names a word or an answer of the form, but those of the log and the voice', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const named = letters.filter((letter) => {
    const pressed = new KeyboardEvent('keydown', { code: `Key${letter}`, key: letter.toLowerCase() });
    return formKeyOf(pressed)?.kind === 'letter';
  });
  expect(named).toEqual(letters.filter((letter) => !'LV'.includes(letter)));
});
