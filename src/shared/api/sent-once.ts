import type { AnyEdition } from '../record/index.ts';

interface WithEdition {
  readonly edition: AnyEdition;
}

/** Rows that name their edition by its place in a list: a box is a whole document, which a long list sends once. */
export interface SentOnce<Row extends WithEdition> {
  readonly rows: readonly (Omit<Row, 'edition'> & { readonly edition: number })[];
  readonly editions: readonly AnyEdition[];
}

export function sentOnce<Row extends WithEdition>(rows: readonly Row[]): SentOnce<Row> {
  const places = new Map<string, number>();
  const editions: AnyEdition[] = [];
  return {
    rows: rows.map(({ edition, ...row }) => {
      const text = JSON.stringify(edition);
      const known = places.get(text);
      if (known !== undefined) return { ...row, edition: known };
      places.set(text, editions.length);
      return { ...row, edition: editions.push(edition) - 1 };
    }),
    editions,
  };
}

/** The rows with their editions. */
export function received<Row extends { readonly edition: number }>({
  rows,
  editions,
}: {
  readonly rows: readonly Row[];
  readonly editions: readonly AnyEdition[];
}): (Omit<Row, 'edition'> & WithEdition)[] {
  return rows.flatMap(({ edition: place, ...row }) => {
    const edition = editions[place];
    return edition === undefined ? [] : { ...row, edition };
  });
}
