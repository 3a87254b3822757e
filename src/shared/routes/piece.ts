/** What follows the `#`: the parts between slashes, and the query after a `?`. */
export interface Address {
  readonly path: readonly string[];
  readonly asked: string;
}

/** A piece of an address, to be read and written. */
export interface Piece<P extends object> {
  /** The parameters it contains and what is left for the next piece; `null` if it doesn't match. */
  readonly read: (address: Address) => { readonly params: P; readonly left: Address } | null;
  readonly write: (params: P) => Address;
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
          return { params: { ...first.params, ...second.params }, left: second.left };
        },
        (params) => {
          const [first, second] = [write(params), next.write(params)];
          return { path: [...first.path, ...second.path], asked: first.asked + second.asked };
        },
      ),
  };
}

/** A fixed word. */
export function word(text: string): Piece<object> {
  return piece(
    ({ path: [first, ...path], asked }) => (first === text ? { params: {}, left: { path, asked } } : null),
    () => ({ path: [text], asked: '' }),
  );
}

/** The next part of the path. `read` returns `null` if it doesn't match. */
export function part<P extends object>(
  read: (text: string) => P | null,
  write: (params: P) => string,
): Piece<P> {
  return piece(
    ({ path: [first, ...path], asked }) => {
      const params = first === undefined ? null : read(first);
      return params === null ? null : { params, left: { path, asked } };
    },
    (params) => ({ path: [write(params)], asked: '' }),
  );
}

/** Everything that is left. */
export function rest<P extends object>(
  read: (address: Address) => P,
  write: (params: P) => Address,
): Piece<P> {
  return piece((address) => ({ params: read(address), left: { path: [], asked: '' } }), write);
}

export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
