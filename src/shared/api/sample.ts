import { oc, type as typed } from '@orpc/contract';

/** A made-up history to look around in; its games are marked and count nowhere. */
export const sampleContract = {
  /** How many of its games are here. */
  count: oc.output(typed<number>()),
  show: oc.output(typed<null>()),
  remove: oc.output(typed<null>()),
};
