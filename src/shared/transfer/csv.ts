/** A cell of a table: text, a number, or nothing. */
export type Cell = string | number | null;

/** How the spreadsheets of a country read numbers: where the comma is taken, semicolons stand between cells. */
export interface Separators {
  readonly decimal: string;
  readonly cell: string;
}

/** A spreadsheet takes text that begins with one of these for a formula, and would work it out. */
const FORMULA = /^[=+\-@\t\r]/;

export function separatorsOf(locale: string): Separators {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  return { decimal, cell: decimal === ',' ? ';' : ',' };
}

/** Stands first in a file, so that spreadsheets read its letters as they are. */
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
