import { fromJson } from '../../shared/core/json.ts';
import { canonicalCarried, readStatement, type Carried } from '../../shared/club/index.ts';
import { DEEPEST } from '../../shared/core/limits.ts';
import { nestsDeeper } from '../../shared/core/plain.ts';
import { canonical } from '../../shared/transfer/index.ts';
import { hashOfText } from '../store/log-hash.ts';

/** Reads something that was carried; `null` unless it says what its hash promises. */
export function readCarried(kind: Carried['kind'], hash: string, text: string): Carried | null {
  const document = jsonIn(text);
  if (kind === 'log') {
    const written = canonicalCarried(document);
    return written !== null && hashOfText(written) === hash ? { kind, hash, text } : null;
  }
  const statement = readStatement(document);
  return statement !== null && hashOfText(canonical(statement)) === hash ? { kind, hash, statement } : null;
}

function jsonIn(text: string): unknown {
  return nestsDeeper(text, DEEPEST) ? null : fromJson(text);
}
