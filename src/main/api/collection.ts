import type { Calls, ApiContext } from './calls.ts';

export function collectionCalls(api: Calls['collection'], { figures: { ask } }: ApiContext) {
  return {
    lit: api.lit.handler(({ input, signal }) => ask('lit', input, { signal })),
    usual: api.usual.handler(({ input, signal }) => ask('usual', input, { signal })),
    worth: api.worth.handler(({ input, signal }) => ask('worth', input, { signal })),
  };
}
