/** What follows the `#`: the parts between slashes, and the query after a `?`. */
export interface Address {
  readonly path: readonly string[];
  readonly asked: string;
}

/** A piece of an address, to be read and written. */
export interface Piece<P extends object> {
  /** What it says and what is left for the next piece; `null` if it doesn't match. */
  readonly read: (address: Address) => { readonly says: P; readonly left: Address } | null;
  readonly write: (says: P) => Address;
  readonly and: <Q extends object>(next: Piece<Q>) => Piece<P & Q>;
}

function piece<P extends object>(read: Piece<P>['read'], write: Piece<P>['write']): Piece<P> {
  return {
    read,
    write,
    and: (next) =>
      piece(
        (address) => {
          const first = read(address);
          const second = first === null ? null : next.read(first.left);
          if (first === null || second === null) return null;
          return { says: { ...first.says, ...second.says }, left: second.left };
        },
        (says) => {
          const [first, second] = [write(says), next.write(says)];
          return { path: [...first.path, ...second.path], asked: first.asked + second.asked };
        },
      ),
  };
}

/** A fixed word. */
export function word(text: string): Piece<object> {
  return piece(
    ({ path: [first, ...path], asked }) => (first === text ? { says: {}, left: { path, asked } } : null),
    () => ({ path: [text], asked: '' }),
  );
}

/** The next part of the path. `read` returns `null` if it doesn't match. */
export function part<P extends object>(
  read: (text: string) => P | null,
  write: (says: P) => string,
): Piece<P> {
  return piece(
    ({ path: [first, ...path], asked }) => {
      const says = first === undefined ? null : read(first);
      return says === null ? null : { says, left: { path, asked } };
    },
    (says) => ({ path: [write(says)], asked: '' }),
  );
}

/** Everything that is left. */
export function rest<P extends object>(read: (address: Address) => P, write: (says: P) => Address): Piece<P> {
  return piece((address) => ({ says: read(address), left: { path: [], asked: '' } }), write);
}

export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
