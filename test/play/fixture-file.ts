import type { Outcome } from '../../src/shared/core/family.ts';

/** A whole game and what its replay must come to. */
export interface Fixture<GameRecord> {
  readonly title: string;
  /** Which endings this game is kept for. */
  readonly covers: readonly string[];
  readonly record: GameRecord;
  readonly expect: Outcome;
}

/** As a file: one event a line, so that a change shows where it is. */
export function written(fixture: Fixture<{ readonly events: readonly unknown[] }>): string {
  const { title, covers, record, expect } = fixture;
  const { events, ...head } = record;
  const { rounds, ...rest } = expect;
  return `{
  "title": ${JSON.stringify(title)},
  "covers": ${JSON.stringify(covers)},
  "record": {
${fields(head)},
    "events": [
${lines(events)}
    ]
  },
  "expect": {
${fields(rest)},
    "rounds": [
${lines(rounds)}
    ]
  }
}
`;
}

function fields(named: object): string {
  return Object.entries(named)
    .map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n');
}

function lines(values: readonly unknown[]): string {
  return values.map((value) => `      ${JSON.stringify(value)}`).join(',\n');
}
