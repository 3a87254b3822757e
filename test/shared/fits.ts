import type { AwayChanges, AwayChoice } from '../../src/shared/core/away.ts';

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

/** Whether these may leave and come back, and whether only those who are there have their cards changed. */
export function fitsAway(
  choice: AwayChoice | null,
  { away, hands }: { readonly away?: AwayChanges | null; readonly hands?: Changes | null },
): boolean {
  const moves = Object.entries(away ?? {});
  if (choice === null) return moves.length === 0;
  const elsewhere = [...choice.seats.map(String), ...moves.map(([key]) => key)];
  if (Object.keys(hands ?? {}).some((key) => elsewhere.includes(key))) return false;
  const gone = moves.reduce((sum, [, leaves]) => sum + (leaves ? 1 : -1), 0);
  const fitting = moves.every(([key, leaves]) => leaves !== choice.seats.includes(Number(key)));
  return moves.length === 0 || (fitting && gone <= (choice.leaving ?? -Infinity));
}

/** Everybody who may leave or come back, and all cards of each who is there. */
export function namedSeats(choice: AwayChoice | null, hands: readonly number[] | null): object[] {
  return (hands ?? []).flatMap((cards, seat): object[] => {
    const away = choice?.seats.includes(seat) === true;
    const leaving = choice?.leaving ?? null;
    const moves = leaving === null || (!away && leaving === 0) ? [] : [{ away: { [seat]: !away } }];
    return away ? moves : [...moves, { hands: { [seat]: 0 - cards } }];
  });
}
