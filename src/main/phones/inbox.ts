import type { SealRefusal } from '../../shared/api.ts';
import type { Saying } from '../../shared/bidding/index.ts';
import { err, ok, type Result } from '../../shared/core/result.ts';
import type { Seat } from '../../shared/core/seats.ts';
import type { Judged, PhoneMoment } from '../../shared/phones/index.ts';
import type { KeptPhones } from './kept-phones.ts';

/**
 * What is said at one position of the journal: steps for the table to take over, and bids that stay sealed until all are
 * revealed. Everything here says what to keep next, and keeps nothing itself.
 */

/** At another position, nothing has been said. */
export function inboxAt(book: KeptPhones, position: number): KeptPhones['inbox'] {
  return book.position === position ? book.inbox : [];
}

/** Any entry, undo or correction ends what was said. */
export function movedTo(book: KeptPhones, position: number): KeptPhones {
  return { ...book, position, sealed: [], inbox: [], revealed: false };
}

export function sealedBy(book: KeptPhones, seat: Seat): number | null {
  return book.sealed.find((one) => one.seat === seat)?.amount ?? null;
}

/** With a step; `null` if all sealed bids have been seen already. */
export function withJudged(book: KeptPhones, heard: number, seat: Seat, judged: Judged): KeptPhones | null {
  const others = book.sealed.filter((one) => one.seat !== seat);
  switch (judged.kind) {
    case 'step':
      return withStep(book, heard, judged.step);
    case 'seal':
      if (book.revealed) return null;
      return {
        ...withStep(book, heard, judged.step),
        sealed: [...others, { seat, amount: judged.amount }],
      };
    case 'unseal':
      return book.revealed ? null : { ...withStep(book, heard, judged.step), sealed: others };
  }
}

/** With all bids for everybody to see. What isn't there can't be revealed: those seats bid again. */
export function withRevealed(
  book: KeptPhones,
  heard: number,
  { run }: PhoneMoment,
): Result<KeptPhones, SealRefusal> {
  if (run === null) return err('gone');
  if (run.live.kind !== 'covered') return err('out-of-turn');
  const bids = run.live.said.map((typed, seat) => sealedBy(book, seat) ?? typed);
  const missing = bids.flatMap((bid, seat) => (bid === null ? seat : []));
  return ok(
    missing.length === 0
      ? { ...withStep(book, heard, { kind: 'reveal', bids }), revealed: true }
      : missing.reduce((next, seat) => withStep(next, heard, { kind: 'uncover', seat }), book),
  );
}

/** What the table has taken over needn't be kept any longer. */
function withStep(book: KeptPhones, heard: number, step: Saying | null): KeptPhones {
  if (step === null) return book;
  // The file may have been lost since: a number that the table has heard would be no news.
  const number = Math.max(book.number, heard) + 1;
  const before = unheard(book, heard).filter((one) => !isSaidAgain(one.step, step));
  return { ...book, number, inbox: [...before, { number, step }] };
}

/** Of a seat that bids again and again, or seals and takes back, only the last word counts. */
function isSaidAgain(before: Saying, step: Saying): boolean {
  if (!('seat' in before && 'seat' in step) || before.seat !== step.seat) return false;
  return before.kind === step.kind || (isSealing(before) && isSealing(step));
}

function isSealing({ kind }: Saying): boolean {
  return kind === 'cover' || kind === 'uncover';
}

function unheard({ inbox }: KeptPhones, heard: number): KeptPhones['inbox'] {
  return inbox.filter(({ number }) => number > heard);
}
