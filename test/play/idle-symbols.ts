import { timelineIn } from '../fixtures/replayed.ts';
import type { RawEvent } from './played-record.ts';

/** The field of the symbol on a played card. */
const SYMBOLS: Readonly<Record<string, string>> = {
  offer: 'auction',
  pair: 'auction',
  mystery: 'auction',
  play: 'effect',
};

export function withoutSymbol(event: RawEvent): RawEvent {
  const { type } = event;
  return { ...Object.fromEntries(Object.entries(event).filter(([name]) => name !== SYMBOLS[type])), type };
}

/** The events whose symbol has no effect, and every tenth of those whose symbol has one. */
export function symbolsOf(document: { readonly events: readonly RawEvent[] }): {
  readonly idle: ReadonlySet<number>;
  readonly asking: readonly number[];
} {
  const { record, tables } = timelineIn(document);
  const said = document.events.flatMap(({ type }, index) => (type in SYMBOLS ? index : []));
  const isIdle = (index: number): boolean => {
    const after = tables[index + 1];
    if (document.events[index]?.type === 'mystery') return true;
    if (after?.state.situation.kind !== 'settling') return false;
    // A gallery card's effect happens before the check for empty hands.
    return after.family === 'auction' || after.state.situation.endedBy === 'limit';
  };
  const counted = record.options.tracking === 'counts';
  return {
    idle: new Set(said.filter(isIdle)),
    asking: counted ? [] : said.filter((index) => !isIdle(index) && index % 10 === 0),
  };
}

/** A game as a table enters it: symbols without effect aren't asked for. */
export function withoutIdleSymbols(document: { readonly events: readonly RawEvent[] }): readonly RawEvent[] {
  const { idle } = symbolsOf(document);
  return document.events.map((event, index) => (idle.has(index) ? withoutSymbol(event) : event));
}
