export interface Cell {
  readonly row: number;
  readonly column: number;
}

/**
 * Moves through a grid of short fields: arrows go to the neighbour but not past the edge, Enter continues
 * through the rows and leaves the last field. `null` for any other key.
 */
export function stepInGrid(
  key: string,
  { row, column }: Cell,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): Cell | 'out' | null {
  switch (key) {
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column };
    case 'ArrowDown':
      return { row: Math.min(rows - 1, row + 1), column };
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) };
    case 'ArrowRight':
      return { row, column: Math.min(columns - 1, column + 1) };
    case 'Enter':
      if (column + 1 < columns) return { row, column: column + 1 };
      return row + 1 < rows ? { row: row + 1, column: 0 } : 'out';
    default:
      return null;
  }
}
