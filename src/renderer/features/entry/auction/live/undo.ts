import type { State } from '../../../../../shared/auction/index.ts';
import { runAuction, type LiveAuction, type Step } from '../../../../../shared/bidding/index.ts';
import type { Seat } from '../../../../../shared/core/seats.ts';
import type { UndoSteps } from '../../../../lib/table-undo.ts';
import type { Telling } from '../../../../../shared/text/bidding.ts';
import type { Running } from './running.svelte.ts';

/** A step in a few words for Undo and Redo. Never reveals a hidden bid. */
export function stepText(
  before: LiveAuction | null,
  step: Step,
  { words, name, sum, artist, kind }: Telling,
): string {
  const { said, steps } = words;
  switch (step.kind) {
    case 'bid':
      return words.standing(name(step.seat), sum(step.amount));
    case 'pass':
      return steps.says(name(step.seat), before?.kind === 'adding' ? said.adds : said.passes);
    case 'going':
      return words.goOn[before?.kind === 'calling' ? before.going : 0];
    case 'cover':
      return steps.says(name(step.seat), said.covered);
    case 'reveal':
      return words.reveal;
    case 'price':
      return steps.price(name(before?.kind === 'naming' ? before.auctioneer : 0), sum(step.amount));
    case 'take':
      return steps.says(name(step.seat), words.takes);
    case 'add':
      return words.added(name(step.seat), artist, kind(step.auction));
    case 'sold':
      return words.decided.highest(name(step.seat), sum(step.amount));
  }
}

interface Surroundings {
  readonly running: Running;
  readonly state: () => State;
  readonly telling: () => Telling;
  /** Who is about to add the second card of a double, before its symbol is entered. */
  readonly adder: () => Seat | null;
  readonly dropAdder: () => void;
}

/** Undo and Redo during an auction run by the app. */
export function auctionUndo({ running, state, telling, adder, dropAdder }: Surroundings): UndoSteps {
  return {
    get undoes() {
      const adds = adder();
      if (running.live === null) return null;
      if (adds !== null) return telling().words.steps.says(telling().name(adds), telling().words.adds);
      const last = running.steps.at(-1);
      if (last === undefined) return null;
      return stepText(runAuction(state(), running.steps.slice(0, -1))?.live ?? null, last, telling());
    },
    get redoes() {
      const next = running.undone.at(-1);
      return running.live === null || next === undefined ? null : stepText(running.live, next, telling());
    },
    get parted() {
      return running.live !== null && running.parted;
    },
    back: () => {
      if (running.live === null) return false;
      if (adder() === null) return running.takeBack();
      dropAdder();
      return true;
    },
    forth: running.putBack,
  };
}
