import { createHash, randomBytes, randomInt } from 'node:crypto';

/** For keys, invitations and pages: 256 bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** All that is kept of a secret. It also means that the time a lookup takes says nothing about the secret itself. */
export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Letters and digits that look different on paper. */
const ON_PAPER = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const GROUPS = 6;
const IN_GROUP = 5;

/** To be written down: nearly 150 bits, in groups. */
export function newRecoveryCode(): string {
  const group = (): string =>
    Array.from({ length: IN_GROUP }, () => ON_PAPER[randomInt(ON_PAPER.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** As it was given out, however it was typed. */
export function readRecoveryCode(text: string): string {
  const letters = text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return (letters.match(/.{1,5}/g) ?? []).join('-');
}
