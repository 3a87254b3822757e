let left: { readonly address: string; readonly top: number } | null = null;

/** How far down a list was when somebody left it for one of its games, where it is the same list. */
export function leftAt(address: string): number | null {
  return left?.address === address ? left.top : null;
}

leftAt.remember = (address: string, top: number): void => {
  left = { address, top };
};
