import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** In the QR codes: 128 bits. */
export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

/** For a phone that has a seat: 256 bits, of which only a hash is kept. */
export function newKey(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(key: string): string {
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
