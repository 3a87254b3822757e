let left: { readonly address: string; readonly top: number } | null = null;

/** The scroll position when the user opened a game from this list; `null` for a different list. */
export function leftAt(address: string): number | null {
  return left?.address === address ? left.top : null;
}

leftAt.remember = (address: string, top: number): void => {
  left = { address, top };
};
