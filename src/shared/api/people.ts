import { oc, type as typed } from '@orpc/contract';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly retired: boolean;
}

export const peopleContract = {
  list: oc.output(typed<readonly Person[]>()),
};
