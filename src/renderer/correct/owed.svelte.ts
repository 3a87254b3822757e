import { OWED_KEY } from '../../shared/api.ts';
import { isList, isObject } from '../../shared/core/shape.ts';
import { timelineOf, type GameRecord } from '../../shared/record/index.ts';
import type { Handover } from '../../shared/story/index.ts';
import type { Words } from '../../shared/text/en/index.ts';
import type { Session } from '../lib/session.svelte.ts';
import type { Labels } from './labels.ts';

/** What has to be handed over at the table after a correction, until the table says that it is settled. */
export type Owed = ReturnType<typeof followOwed>;

/** What has to be handed over, in words. */
export function handoverText(
  { from, to, amount, how }: Handover,
  { owed }: Words['log'],
  { seat, money }: Pick<Labels, 'seat' | 'money'>,
): string {
  const sum = money(amount);
  if (from === 'bank') return owed.bankGives(seat(to === 'bank' ? -1 : to), sum, how);
  return to === 'bank' ? owed.givesBank(seat(from), sum, how) : owed.gives(seat(from), seat(to), sum, how);
}

/** Follows a game: a correction, or undoing one, may leave something to hand over. */
export function followOwed(session: Session) {
  let before: GameRecord | null = null;
  let isPaid = false;
  const kept = $derived(session.draft[OWED_KEY]);
  const all = $derived(isList(kept) ? kept.filter(isHandover) : []);

  function keep(next: readonly Handover[]): void {
    void session.keep(OWED_KEY, next.length === 0 ? null : next);
  }

  /** Corrections are rare, so load this code on demand. */
  async function owe(was: GameRecord, now: GameRecord): Promise<void> {
    const { handovers } = await import('../../shared/story/index.ts');
    const found = handovers(timelineOf(was, null), timelineOf(now, null));
    if (found.length > 0) keep(found.reduce(withHandover, all));
  }

  $effect(() => {
    const now = session.view?.record ?? null;
    const was = before;
    before = now;
    if (was === null || now === null || was === now) return;
    if (!isPaid && isPaidAnew(was, now)) void owe(was, now);
    isPaid = false;
  });

  return {
    get all() {
      return all;
    },
    /** It has been handed over, or the table had paid correctly and only the app was wrong. */
    clear: () => keep([]),
    /** The next correction only tells the app what the table paid. */
    paidRight: () => {
      isPaid = true;
    },
  };
}

/** Whether anybody may have to pay: not if people were only renamed or moved, or entries came or went at the end. */
export function isPaidAnew(one: GameRecord, other: GameRecord): boolean {
  const people = ({ players }: GameRecord) => players.map(({ id }) => id).join(' ');
  const [was, is] = [one.events, other.events];
  const last = Math.min(was.length, is.length) - 1;
  const goneOn = was.length !== is.length && JSON.stringify(was[last]) === JSON.stringify(is[last]);
  return !goneOn && people(one) === people(other) && one.options.tracking === other.options.tracking;
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

function isHandover(value: unknown): value is Handover {
  if (!isObject(value)) return false;
  const isParty = (party: unknown) => party === 'bank' || typeof party === 'number';
  const { from, to, amount, how } = value;
  const isKnown = ['more', 'back', 'plain'].some((one) => one === how);
  return isParty(from) && isParty(to) && typeof amount === 'number' && isKnown;
}
