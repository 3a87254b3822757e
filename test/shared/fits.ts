type Changes = Readonly<Record<string, number>>;

/** Whether these changes are possible: the values must be tracked, and none may go below 0. */
export function fits(
  present: readonly number[] | Changes | null,
  changes: Changes | null | undefined,
): boolean {
  if (changes === undefined || changes === null) return true;
  if (present === null) return false;
  const amounts = new Map(Object.entries(present));
  return Object.entries(changes).every(([key, change]) => {
    const value = (amounts.get(key) ?? Number.NaN) + change;
    return value >= 0 && Number.isSafeInteger(value);
  });
}

/** The same for changes at several seats. */
export function fitsEach(
  present: readonly Changes[] | null,
  changes: Readonly<Record<string, Changes>> | null | undefined,
): boolean {
  if (changes === undefined || changes === null) return true;
  return (
    present !== null &&
    Object.entries(changes).every(([seat, ofSeat]) => fits(present[Number(seat)] ?? {}, ofSeat))
  );
}
