import { readKeptPhones, writeKeptPhones, type KeptPhones } from './kept-phones.ts';

/** What is kept of games with phones, one book for each. At most one has a door; the last one touched comes last. */
export interface Books {
  readonly all: () => readonly KeptPhones[];
  /** Of the game that has phones, or that had them last. */
  readonly current: () => KeptPhones | null;
  readonly of: (game: string) => KeptPhones | null;
  readonly others: (book: Pick<KeptPhones, 'game'>) => readonly KeptPhones[];
  /** What must be on the disk before anybody hears of it. */
  readonly keep: (next: KeptPhones) => void;
  readonly keepAll: (next: readonly KeptPhones[]) => void;
  readonly change: (fields: Partial<KeptPhones>) => void;
  /** Nothing is lost if this isn't on the disk yet. */
  readonly remember: (next: KeptPhones) => void;
  readonly rememberAll: (next: readonly KeptPhones[]) => void;
}

export function openBooks(folder: string): Books {
  let books = readKeptPhones(folder);

  const current = (): KeptPhones | null => books.find((book) => book.door !== null) ?? books.at(-1) ?? null;

  const others = ({ game }: Pick<KeptPhones, 'game'>): readonly KeptPhones[] =>
    books.filter((book) => book.game !== game);

  const touched = (next: KeptPhones): readonly KeptPhones[] => [...others(next), next];

  function keepAll(next: readonly KeptPhones[]): void {
    writeKeptPhones(folder, next);
    books = next;
  }

  function rememberAll(next: readonly KeptPhones[]): void {
    books = next;
  }

  return {
    all: () => books,
    current,
    of: (game) => books.find((book) => book.game === game) ?? null,
    others,
    keep: (next) => keepAll(touched(next)),
    keepAll,
    change: (fields) => {
      const book = current();
      if (book !== null) keepAll(touched({ ...book, ...fields }));
    },
    remember: (next) => rememberAll(touched(next)),
    rememberAll,
  };
}
