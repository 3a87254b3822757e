/** Without vowels, which make words, and without letters that look like others or like digits. */
export const CODE_LETTERS = 'bcdfghjkmnprstvwxyz';
export const CODE_LENGTH = 8;

const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`);

/** A code as somebody has typed it: in any case, with spaces and hyphens. Returns `null` if it can't be one. */
export function readTypedCode(text: string): string | null {
  const letters = text.toLowerCase().replaceAll(/[\s\p{Pd}]/gu, '');
  return CODE.test(letters) ? letters : null;
}
