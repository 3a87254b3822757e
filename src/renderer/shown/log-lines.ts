import {
  isGuess,
  noteOf,
  timesOf,
  type EventJson,
  type Timeline,
  type Table,
} from '../../shared/record/index.ts';
import { now } from '../lib/clock.ts';
import type { DescribeEvent } from '../../shared/text/event-sentence.ts';

/** One event as a line of the log. */
export interface Line {
  readonly index: number;
  readonly round: number;
  readonly event: EventJson;
  readonly sentence: string;
  /** When it was entered, if that time is plausible. */
  readonly at: string | null;
  readonly note: string;
  readonly guess: boolean;
  /** Added by a pending correction. */
  readonly corrected: boolean;
  /** The first event that no longer fits. We don't know about those after it. */
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

/** A log, newest first, by round. Events after one that doesn't fit are described as they were meant. */
export function linesOf(timeline: Timeline, original: Timeline, tell: DescribeEvent): RoundOfLines[] {
  const meant = contexts(original);
  const known = new Set(original.record.events);
  const broken = timeline.problem?.index ?? -1;
  const times = timesOf(timeline.record.events, now());
  const rounds: { round: number; lines: Line[] }[] = [];
  timeline.record.events.forEach((event, index) => {
    const context = contextOf(timeline, index) ?? meant.get(event) ?? lastOf(timeline);
    if (context === null) return;
    const line: Line = {
      index,
      round: context.before.state.round,
      event,
      sentence: tell(event, context.before, context.after),
      at: times[index] ?? null,
      note: noteOf(event),
      guess: isGuess(event),
      corrected: !known.has(event),
      broken: index === broken,
    };
    const { round } = context.before.state;
    const last = rounds.at(-1);
    // After that, use the round that was meant, but never go back a round.
    if (last === undefined || round > last.round) rounds.push({ round, lines: [line] });
    else last.lines.push(line);
  });
  return rounds.map(({ round, lines }) => ({ round, lines: lines.reverse() })).reverse();
}

function contexts(timeline: Timeline): Map<EventJson, Context> {
  const found = new Map<EventJson, Context>();
  timeline.record.events.forEach((event, index) => {
    const context = contextOf(timeline, index);
    if (context !== null) found.set(event, context);
  });
  return found;
}

/** The tables before and after an event that fits. */
function contextOf({ tables }: Timeline, index: number): Context | null {
  const [before, after] = [tables[index], tables[index + 1]];
  return before === undefined || after === undefined ? null : { before, after };
}

function lastOf({ tables }: Timeline): Context | null {
  const before = tables.at(-1);
  return before === undefined ? null : { before, after: null };
}
