import { readKeptPhones, writeKeptPhones, type KeptPhones } from './kept-phones.ts';

/** What is kept of games with phones, one book for each. At most one has a door; the last one touched comes last. */
export function openBooks(folder: string) {
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
    /** Of the game that has phones, or that had them last. */
    current,
    of: (game: string) => books.find((book) => book.game === game) ?? null,
    others,
    /** What must be on the disk before anybody hears of it. */
    keep: (next: KeptPhones) => keepAll(touched(next)),
    keepAll,
    change: (fields: Partial<KeptPhones>) => {
      const book = current();
      if (book !== null) keepAll(touched({ ...book, ...fields }));
    },
    /** Nothing is lost if this isn't on the disk yet. */
    remember: (next: KeptPhones) => rememberAll(touched(next)),
    rememberAll,
  };
}
