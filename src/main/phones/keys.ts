import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Seat } from '../../shared/core/seats.ts';

export interface SeatKey {
  readonly seat: Seat;
  readonly hash: string;
}

/** A seat's phones: the oldest key goes first. */
const MOST_KEYS_OF_SEAT = 8;

/** In the QR codes: 128 bits. */
export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

/** A key for a phone that has a seat: 256 bits, of which only a hash is kept. */
export function withNewKey(
  keys: readonly SeatKey[],
  seat: Seat,
): { readonly key: string; readonly keys: readonly SeatKey[] } {
  const key = randomBytes(32).toString('base64url');
  const own = keys.filter((one) => one.seat === seat);
  const dropped = own.slice(0, Math.max(0, own.length + 1 - MOST_KEYS_OF_SEAT));
  return { key, keys: [...keys.filter((one) => !dropped.includes(one)), { seat, hash: hashOf(key) }] };
}

export function seatOfKey(keys: readonly SeatKey[], key: string): Seat | null {
  const hash = hashOf(key);
  return keys.find((one) => isSame(one.hash, hash))?.seat ?? null;
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Two digits that nobody else is shown now, to tell phones apart. */
export function newNumber(taken: readonly string[]): string {
  for (;;) {
    const number = String(randomInt(10, 100));
    if (!taken.includes(number)) return number;
  }
}

export function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
