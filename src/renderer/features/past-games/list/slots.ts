import type { PastGame } from '../../../../shared/api.ts';
import { HEADINGS, type GameLine, type Heading } from './lines.ts';

/**
 * An element of the list that shows a game. Another game takes it over when its own has left the screen: new elements for
 * every row would take longer than a frame while somebody drags the scroll bar.
 */
export interface Slot {
  readonly key: number;
  readonly line: GameLine;
  /** Those right above it; those it has had are kept too, unseen. */
  readonly headings: readonly HeldHeading[];
  /** Until its game is loaded, the one it showed before, which isn't seen; `undefined` if it is new. */
  readonly game: PastGame | undefined;
  readonly isRead: boolean;
}

interface HeldHeading {
  readonly heading: Heading;
  readonly isShown: boolean;
}

/**
 * The slots for other rows, in the order of the page: none moves, because an element that is moved loses the focus.
 * Nearby, a row keeps its own. Far away, every slot is taken over but the focused one.
 */
export function slotsFor(
  before: readonly Slot[],
  rows: readonly GameLine[],
  games: readonly (PastGame | undefined)[],
  focused: number | null,
): readonly Slot[] {
  const known = new Map(before.map((slot, place) => [slot.line.at, place]));
  const staying = rows.filter(({ at }) => known.has(at)).length;
  const isFar = staying < rows.length / 2;
  const keeps = (at: number) => (!isFar || at === focused ? known.get(at) : undefined);
  const kept = rows.flatMap(({ at }) => keeps(at) ?? []);
  let key = before.reduce((most, slot) => Math.max(most, slot.key + 1), 0);
  /** The next slot that is free, and how many rows that keep theirs are above. */
  let [next, above] = [0, 0];
  return rows.map((line) => {
    const own = keeps(line.at);
    const place = own ?? (next < (kept[above] ?? before.length) ? next : null);
    if (place !== null) next = place + 1;
    if (own !== undefined) above += 1;
    const slot = place === null ? undefined : before[place];
    const game = games[line.at];
    const isRead = game !== undefined;
    // The same object for the same row, which then isn't drawn again.
    if (slot?.line === line && slot.isRead === isRead && (slot.game === game || !isRead)) return slot;
    return {
      line,
      headings: held(slot?.headings ?? [], line),
      key: slot?.key ?? key++,
      game: game ?? slot?.game,
      isRead,
    };
  });
}

function held(before: readonly HeldHeading[], { under, at }: GameLine): HeldHeading[] {
  return Object.keys(HEADINGS).flatMap((kind) => {
    const own = under.find((heading) => heading.kind === kind && heading.at === at);
    if (own !== undefined) return { heading: own, isShown: true };
    const old = before.find(({ heading }) => heading.kind === kind);
    return old === undefined ? [] : { heading: old.heading, isShown: false };
  });
}
