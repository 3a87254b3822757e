import { startVisit, type Visit, type Visitor } from './visit.ts';

export interface VisitView {
  readonly current: Visit;
  readonly visitor: Visitor;
}

/** A visit that components follow. */
export function followVisit(options: Omit<Parameters<typeof startVisit>[0], 'changed'>): VisitView {
  let current = $state.raw<Visit>({
    stage: { at: 'connecting' },
    connected: false,
    sending: false,
    problem: '',
  });
  const visitor = startVisit({ ...options, changed: (next) => (current = next) });
  return {
    get current() {
      return current;
    },
    visitor,
  };
}
