import { carriedText, type Carried, type Statement } from '../../src/shared/club/index.ts';
import { readRecord, type GameRecord } from '../../src/shared/record/index.ts';
import { canonical } from '../../src/shared/transfer/index.ts';
import { hashOfText, markOf } from '../../src/main/store/log-hash.ts';
import { evening } from '../main/store/many-games.ts';
import { done } from '../main/store/store-in.ts';

/** A random game as it is carried; the same seed gives the same game. */
export function log(seed: number): Extract<Carried, { kind: 'log' }> {
  return logOf(evening(seed));
}

export function logOf(record: GameRecord): Extract<Carried, { kind: 'log' }> {
  return { kind: 'log', hash: markOf(record), text: carriedText(record) };
}

/** A log that the rules allow, as large as the server takes unless told: checking it takes a while. */
export function largeLog(seed: number, events = 21_000): Extract<Carried, { kind: 'log' }> {
  const record = readRecord({
    ...evening(LEDGER),
    id: `large-${seed}`,
    events: Array.from({ length: events }, (_, at) => ({
      type: 'adjust',
      reason: 'x',
      cash: { 0: at % 2 === 0 ? 1 : -1 },
    })),
  });
  return logOf(done(record));
}

/** The seed of a game with ledgers. */
const LEDGER = 0;

export function said(statement: Statement): Extract<Carried, { kind: 'said' }> {
  return { kind: 'said', hash: hashOfText(canonical(statement)), statement };
}

/** Somebody gives a person this name, so many minutes after midday. */
export function name(id: string, called: string, minute = 0): Extract<Carried, { kind: 'said' }> {
  const at = new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString();
  return said({ kind: 'name', id, name: called, at });
}

export function textOf(thing: Carried): string {
  return thing.kind === 'log' ? thing.text : canonical(thing.statement);
}
