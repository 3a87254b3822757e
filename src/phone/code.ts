/** What a QR code says, in the fragment of its address. */
export interface Code {
  readonly kind: 'join' | 'watch';
  readonly token: string;
}

const KEPT = 'vernissage-code';

/** The code in an address's fragment, else the one this tab came with: a television loads its page again. */
export function codeFrom(fragment: string, tab: Pick<Storage, 'getItem' | 'setItem'> | null): Code | null {
  const scanned = readCode(fragment);
  try {
    if (scanned === null) return readCode(tab?.getItem(KEPT) ?? '');
    tab?.setItem(KEPT, fragment);
  } catch {
    // Without storage, the code lasts as long as the page.
  }
  return scanned;
}

export function readCode(fragment: string): Code | null {
  const [, letter, token] = /^#([jb])=([\w-]{1,64})$/.exec(fragment) ?? [];
  if (letter === undefined || token === undefined) return null;
  return { kind: letter === 'j' ? 'join' : 'watch', token };
}
