/** A cell of a table: text, a number, or nothing. */
export type Cell = string | number | null;

/**
 * The number format of a country's spreadsheets: if the comma is the decimal separator, cells are separated by
 * semicolons.
 */
export interface Separators {
  readonly decimal: string;
  readonly cell: string;
}

/** Spreadsheets would run text that starts with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

export function separatorsOf(locale: string): Separators {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  return { decimal, cell: decimal === ',' ? ';' : ',' };
}

/** Goes first in a file, so that spreadsheets read it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

export function csvLine(cells: readonly Cell[], separators: Separators): string {
  return `${cells.map((cell) => csvCell(cell, separators)).join(separators.cell)}\r\n`;
}

function csvCell(cell: Cell, { decimal, cell: between }: Separators): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  const isPlain = !text.includes(between) && !/["\r\n]/.test(text);
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
}
