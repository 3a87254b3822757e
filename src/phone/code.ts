import { readTypedCode } from '../shared/phones/typed-code.ts';

/** What a phone comes with: what a QR code says, in the fragment of its address, or the short code typed in its place. */
export interface Code {
  readonly kind: 'join' | 'watch' | 'typed';
  readonly token: string;
}

const KEPT = 'vernissage-code';
const LETTERS = { join: 'j', watch: 'b', typed: 't' } as const;

type Tab = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

/** The code in an address's fragment, else the one this tab came with: a television loads its page again. */
export function codeFrom(fragment: string, tab: Tab): Code | null {
  const arrived = readCode(fragment);
  if (arrived !== null) {
    keepCode(arrived, tab);
    return arrived;
  }
  try {
    return readCode(tab?.getItem(KEPT) ?? '');
  } catch {
    return null;
  }
}

/** The fragment that stands for what was typed behind an address. */
export function typedFragment(pathname: string): string {
  return `#${LETTERS.typed}=${pathname.replaceAll(/\/|%20/g, '')}`;
}

function readCode(fragment: string): Code | null {
  const [, letter, token] = /^#([jbt])=([\w-]{1,64})$/.exec(fragment) ?? [];
  if (letter === undefined || token === undefined) return null;
  if (letter === LETTERS.typed) return typedCode(token);
  return { kind: letter === LETTERS.join ? 'join' : 'watch', token };
}

export function typedCode(text: string): Code | null {
  const token = readTypedCode(text);
  return token === null ? null : { kind: 'typed', token };
}

/** For the next time that this tab loads the page. */
export function keepCode(code: Code | null, tab: Tab): void {
  try {
    if (code === null) tab?.removeItem(KEPT);
    else tab?.setItem(KEPT, `#${LETTERS[code.kind]}=${code.token}`);
  } catch {
    // Without storage, the code lasts as long as the page.
  }
}
