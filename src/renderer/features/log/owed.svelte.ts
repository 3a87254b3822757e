import { OWED_KEY } from '../../../shared/api.ts';
import { isList, isObject } from '../../../shared/core/shape.ts';
import { timelineOf, type GameRecord } from '../../../shared/record/index.ts';
import type { Handover } from '../../../shared/story/index.ts';
import type { Session } from '../../lib/session.svelte.ts';

/** What has to be handed over at the table after a correction, until the table says that it is settled. */
export interface Owed {
  readonly all: readonly Handover[];
  /** It has been handed over, or the table had paid correctly and only the app was wrong. */
  readonly clear: () => void;
}

/** Follows a game: a correction, or undoing one, may leave something to hand over. */
export function followOwed(session: Session): Owed {
  let before: GameRecord | null = null;
  const all = $derived(readOwed(session.draft[OWED_KEY]));

  function keep(next: readonly Handover[]): void {
    void session.keep(OWED_KEY, next.length === 0 ? null : next);
  }

  /** Corrections are rare, so load this code on demand. */
  async function owe(was: GameRecord, now: GameRecord): Promise<void> {
    const { handovers } = await import('../../../shared/story/index.ts');
    const found = handovers(timelineOf(was, null), timelineOf(now, null));
    if (found.length > 0) keep(found.reduce(withHandover, all));
  }

  $effect(() => {
    const now = session.view?.record ?? null;
    const was = before;
    before = now;
    if (was === null || now === null || was === now || isOnlyGoneOn(was, now) || !isSameTable(was, now))
      return;
    void owe(was, now);
  });

  return {
    get all() {
      return all;
    },
    clear: () => keep([]),
  };
}

/** Whether entries were only added or removed at the end: the last common entry is the same. */
function isOnlyGoneOn({ events: one }: GameRecord, { events: other }: GameRecord): boolean {
  const shared = Math.min(one.length, other.length);
  if (one.length === other.length) return false;
  return shared === 0 || JSON.stringify(one[shared - 1]) === JSON.stringify(other[shared - 1]);
}

/** If people were only renamed or moved, no money changes hands. */
function isSameTable(one: GameRecord, other: GameRecord): boolean {
  const people = ({ players }: GameRecord) => players.map(({ id }) => id).join(' ');
  return people(one) === people(other) && one.options.tracking === other.options.tracking;
}

/** Adds to what is owed; a handover in the opposite direction cancels out. */
function withHandover(owed: readonly Handover[], next: Handover): readonly Handover[] {
  const same = owed.find(({ from, to }) => from === next.from && to === next.to);
  if (same !== undefined) {
    return owed.map((one) => (one === same ? { ...next, amount: one.amount + next.amount } : one));
  }
  const back = owed.find(({ from, to }) => from === next.to && to === next.from);
  if (back === undefined) return [...owed, next];
  const others = owed.filter((one) => one !== back);
  const left = back.amount - next.amount;
  if (left === 0) return others;
  return [...others, left > 0 ? { ...back, amount: left } : { ...next, amount: -left }];
}

function readOwed(kept: unknown): readonly Handover[] {
  return isList(kept) ? kept.filter(isHandover) : [];
}

function isHandover(value: unknown): value is Handover {
  if (!isObject(value)) return false;
  const { from, to, amount, how } = value;
  const isParty = (party: unknown) => party === 'bank' || typeof party === 'number';
  return (
    isParty(from) &&
    isParty(to) &&
    typeof amount === 'number' &&
    ['more', 'back', 'plain'].some((one) => one === how)
  );
}
