import { readFileSync, writeSync } from 'node:fs';
import { hostHere } from './hosted.ts';
import type { SavedEvenings } from './evenings.ts';
import { printOf, type Acknowledged } from './acknowledged.ts';
import { visit, type Overall, type Report } from './visit.ts';

/** A visit in a separate process that prints each acknowledgement as it arrives. */
export interface VisitOrder {
  readonly folder: string;
  readonly acknowledged: Acknowledged;
  readonly play: SavedEvenings['underWay'];
  readonly worker: string;
  readonly expected: Overall | null;
}

/** One line of its output. */
type Line =
  | { readonly kind: 'shown'; readonly id: string; readonly position: number; readonly print: string }
  | { readonly kind: 'backed-up'; readonly name: string }
  | { readonly kind: 'ended'; readonly report: Report };

export function linesOf(text: string): Line[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);
}

export const RECORDED_VISIT = import.meta.filename;

if (process.argv[1] === RECORDED_VISIT) {
  const { worker, ...order } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as VisitOrder;
  const report = await visit({
    ...order,
    host: hostHere(worker),
    thorough: true,
    shown: ({ record, position }) => say({ kind: 'shown', id: record.id, position, print: printOf(record) }),
    backedUp: (name) => say({ kind: 'backed-up', name }),
  });
  say({ kind: 'ended', report });
  process.exit();
}

function say(line: Line): void {
  writeSync(1, `${JSON.stringify(line)}\n`);
}
