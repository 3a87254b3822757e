import { sha1 } from '../core/sha1.ts';
import { utf8 } from '../core/utf8.ts';

/** The namespace of all ids that we give to other apps. It must never change. */
const OURS = '6f2d4c1e-8f0b-5a53-9d6a-3f7c0a1b5e42';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/**
 * The id we give to other apps. A UUID stays as it is, so that it is recognised when it comes back; any other id is
 * hashed into a UUID, always the same.
 */
export function stableId(id: string): string {
  return UUID.test(id) ? id : uuidOf(id);
}

/** A UUID of version 5 for a name. */
export function uuidOf(name: string, namespace = OURS): string {
  const digest = sha1(Uint8Array.from([...bytesOf(namespace), ...utf8(name)])).slice(0, 16);
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x50;
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

function bytesOf(uuid: string): number[] {
  return (uuid.replaceAll('-', '').match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
}
