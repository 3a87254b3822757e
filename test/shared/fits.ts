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
function fitsAway(
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

/** What can be adjusted in either family. */
interface Adjustable {
  readonly away: AwayChoice | null;
  readonly hands: readonly number[] | null;
  readonly counts: Changes;
  readonly standing: Changes;
  readonly turns: readonly number[];
}

interface Adjusting {
  readonly away?: AwayChanges | null;
  readonly hands?: Changes | null;
  readonly counts?: Changes | null;
  readonly standing?: Changes | null;
  readonly turn?: number | null;
}

/** Whether what either family may adjust can be changed like this. */
export function fitsAdjust(choice: Adjustable, event: Adjusting): boolean {
  const turn = event.turn ?? null;
  return (
    fits(choice.hands, event.hands) &&
    fitsAway(choice.away, event) &&
    fits(choice.counts, event.counts) &&
    fits(choice.standing, event.standing) &&
    (turn === null ||
      (choice.turns.length > 0 &&
        event.away?.[turn] === undefined &&
        (choice.hands?.[turn] ?? 0) + (event.hands?.[turn] ?? 0) > 0))
  );
}

/** Every adjustment of these, and of what a seat has and holds under the family's names: down to 0, each separately. */
export function namedAdjusts(
  adjust: Adjustable,
  [has, amounts]: readonly [name: string, now: readonly number[] | null],
  [holds, holdings]: readonly [name: string, now: readonly Changes[] | null],
): object[] {
  const down = (present: readonly number[] | Changes): object[] =>
    Object.entries(present).map(([key, value]) => ({ [key]: 0 - value }));
  const changes = [
    ...down(amounts ?? []).map((change) => ({ [has]: change })),
    ...namedSeats(adjust.away, adjust.hands),
    ...down(adjust.counts).map((counts) => ({ counts })),
    ...down(adjust.standing).map((standing) => ({ standing })),
    ...(holdings ?? []).flatMap((held, seat) =>
      down(held).map((change) => ({ [holds]: { [seat]: change } })),
    ),
    ...adjust.turns.map((turn) => ({ turn })),
  ];
  return changes.map((change) => ({ type: 'adjust', reason: 'down to nothing', ...change }));
}

/** Everybody who may leave or come back, and all cards of each who is there. */
function namedSeats(choice: AwayChoice | null, hands: readonly number[] | null): object[] {
  return (hands ?? []).flatMap((cards, seat): object[] => {
    const away = choice?.seats.includes(seat) === true;
    const leaving = choice?.leaving ?? null;
    const moves = leaving === null || (!away && leaving === 0) ? [] : [{ away: { [seat]: !away } }];
    return away ? moves : [...moves, { hands: { [seat]: 0 - cards } }];
  });
}
