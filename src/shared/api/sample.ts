import { oc, type as typed } from '@orpc/contract';

/** A made-up history to look around in; its games are marked and don't count. */
export const sampleContract = {
  /** The number of sample games present. */
  count: oc.output(typed<number>()),
  show: oc.output(typed<null>()),
  remove: oc.output(typed<null>()),
};
