import {
  isGuess,
  noteOf,
  timesOf,
  type EventJson,
  type Sitting,
  type Table,
} from '../../../shared/record/index.ts';
import { now } from '../../lib/clock.ts';
import type { DescribeEvent } from '../../../shared/text/event-sentence.ts';

/** An event as its log shows it. */
export interface Line {
  readonly index: number;
  readonly round: number;
  readonly event: EventJson;
  readonly sentence: string;
  /** When it was entered, where that can be right. */
  readonly at: string | null;
  readonly note: string;
  readonly guess: boolean;
  /** A pending correction put it here. */
  readonly mended: boolean;
  /** The first event that does not fit any more; those after it are not known to. */
  readonly broken: boolean;
}

export interface RoundOfLines {
  readonly round: number;
  /** Newest first. */
  readonly lines: readonly Line[];
}

interface Context {
  readonly before: Table;
  readonly after: Table | null;
}

/** A log, newest first, round by round. Events past one that does not fit are told as they were meant. */
export function linesOf(sitting: Sitting, stands: Sitting, tell: DescribeEvent): RoundOfLines[] {
  const meant = contexts(stands);
  const known = new Set(stands.record.events);
  const broken = sitting.problem?.index ?? -1;
  const times = timesOf(sitting.record.events, now());
  const rounds: { round: number; lines: Line[] }[] = [];
  sitting.record.events.forEach((event, index) => {
    const context = contextOf(sitting, index) ?? meant.get(event) ?? lastOf(sitting);
    if (context === null) return;
    const line: Line = {
      index,
      round: context.before.state.round,
      event,
      sentence: tell(event, context.before, context.after),
      at: times[index] ?? null,
      note: noteOf(event),
      guess: isGuess(event),
      mended: !known.has(event),
      broken: index === broken,
    };
    const { round } = context.before.state;
    const last = rounds.at(-1);
    // Past a break the rounds are those that were meant; the log never goes back by one.
    if (last === undefined || round > last.round) rounds.push({ round, lines: [line] });
    else last.lines.push(line);
  });
  return rounds.map(({ round, lines }) => ({ round, lines: lines.reverse() })).reverse();
}

function contexts(sitting: Sitting): Map<EventJson, Context> {
  const found = new Map<EventJson, Context>();
  sitting.record.events.forEach((event, index) => {
    const context = contextOf(sitting, index);
    if (context !== null) found.set(event, context);
  });
  return found;
}

/** The tables around an event that fits. */
function contextOf({ tables }: Sitting, index: number): Context | null {
  const [before, after] = [tables[index], tables[index + 1]];
  return before === undefined || after === undefined ? null : { before, after };
}

function lastOf({ tables }: Sitting): Context | null {
  const before = tables.at(-1);
  return before === undefined ? null : { before, after: null };
}
