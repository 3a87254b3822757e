import { gzipSync } from 'node:zlib';
import { fromJson } from '../shared/core/json.ts';
import { LARGEST_CLUB_REQUEST_BYTES } from '../shared/club/index.ts';
import { carriedText, readStatement, subjectOf, type Statement } from '../shared/club/index.ts';
import { DEEPEST } from '../shared/core/limits.ts';
import { isPlain, nestsDeeper } from '../shared/core/plain.ts';
import { canonical } from '../shared/transfer/index.ts';
import { prepared } from '../main/store/importing/prepared.ts';
import { hashOfText, markOf } from '../main/store/log-hash.ts';
import { Refused } from './problems.ts';
import { sha256 } from './secrets.ts';

/** Something that arrived: `hash` is what it says of itself. */
export interface Arrived {
  readonly kind: 'log' | 'said';
  readonly hash: string;
  readonly text: string;
}

/** Something that may be kept: it says what its hash promises. */
export type Checked =
  | {
      readonly kind: 'log';
      readonly hash: Buffer;
      readonly game: string;
      readonly events: number;
      readonly length: number;
      readonly bytes: Buffer;
    }
  | {
      readonly kind: 'said';
      readonly hash: Buffer;
      readonly subject: Buffer;
      /** Subjects on which an earlier word may be superseded by this one, or this one by them. */
      readonly related: readonly Buffer[];
      readonly statement: Statement;
      readonly text: string;
    };

/** How far a laptop's clock may be ahead. */
const MOST_AHEAD_MILLISECONDS = 120_000;

/** Takes up to a second for the largest logs. Throws `Refused`. */
export function checked({ kind, hash, text }: Arrived, now: string): Checked {
  switch (kind) {
    case 'log':
      return checkedLog(hash, text);
    case 'said':
      return checkedStatement(hash, text, now);
  }
}

/** Checks a log: its hash, that the rules allow it, and that no names are in it. */
function checkedLog(hash: string, text: string): Checked {
  const document = parsed(text);
  const ready = prepared(document);
  if (!ready.ok) throw new Refused({ problem: 'not-a-game', why: ready.error.problem });
  const { record } = ready.value;
  if (markOf(record) !== hash) throw new Refused({ problem: 'wrong-hash' });
  // Names travel in statements only, so that they can be erased.
  if (canonical(document) !== canonical(fromJson(carriedText(record)))) {
    throw new Refused({ problem: 'malformed' });
  }
  return {
    kind: 'log',
    hash: Buffer.from(hash, 'hex'),
    game: record.id,
    events: record.events.length,
    length: Buffer.byteLength(text),
    bytes: gzipSync(text),
  };
}

export function checkedStatement(hash: string, text: string, now: string): Checked {
  const statement = readStatement(parsed(text));
  if (statement === null || canonical(statement) !== text) throw new Refused({ problem: 'malformed' });
  if (hashOfText(text) !== hash) throw new Refused({ problem: 'wrong-hash' });
  if (isAhead(statement, now)) throw new Refused({ problem: 'wrong-clock', now });
  return {
    kind: 'said',
    hash: Buffer.from(hash, 'hex'),
    subject: sha256(subjectOf(statement)),
    related: relatedTo(statement).map((one) => sha256(subjectOf(one))),
    statement,
    text,
  };
}

/** A name that somebody gave counts, whatever name a person's latest game has. */
function relatedTo(statement: Statement): readonly Statement[] {
  switch (statement.kind) {
    case 'name':
      return [statement, { ...statement, kind: 'met' }];
    case 'met':
      return [statement, { ...statement, kind: 'name' }];
    default:
      return [statement];
  }
}

/** When a game was played is what its record says, right or wrong. */
function isAhead(statement: Statement, now: string): boolean {
  if (statement.kind === 'replaced' || statement.kind === 'met') return false;
  return Date.parse(statement.at) > Date.parse(now) + MOST_AHEAD_MILLISECONDS;
}

function parsed(text: string): unknown {
  if (Buffer.byteLength(text) > LARGEST_CLUB_REQUEST_BYTES) {
    throw new Refused({ problem: 'too-large', most: LARGEST_CLUB_REQUEST_BYTES });
  }
  if (nestsDeeper(text, DEEPEST)) throw new Refused({ problem: 'malformed' });
  const value = fromJson(text);
  if (value !== undefined && isPlain(value)) return value;
  throw new Refused({ problem: 'malformed' });
}
