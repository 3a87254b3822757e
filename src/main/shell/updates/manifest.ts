import { createPublicKey, verify } from 'node:crypto';
import * as v from 'valibot';
import { fromJson } from '../../../shared/core/json.ts';
import { VERSION } from './version.ts';

/** Signed too, so that no other signature of ours can pass for a manifest. */
export const MANIFEST_FORMAT = 'vernissage-updates-1';

const version = v.pipe(v.string(), v.regex(VERSION));
const file = v.object({
  // No folders: files come from beside the manifest.
  name: v.pipe(v.string(), v.regex(/^\w[\w.-]*$/)),
  bytes: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  sha512: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{86}==$/)),
});
const manifest = v.object({
  format: v.literal(MANIFEST_FORMAT),
  version,
  /** From the changelog, the newest version first. */
  changes: v.array(v.object({ version, items: v.array(v.string()) })),
  /** By platform and architecture, such as `linux-x64`. */
  files: v.record(v.string(), file),
});
/** The manifest is signed as it is written here, character by character. */
const signed = v.object({ manifest: v.string(), signatures: v.pipe(v.array(v.string()), v.maxLength(4)) });

export type Manifest = v.InferOutput<typeof manifest>;
export type UpdateFile = v.InferOutput<typeof file>;

export type ReadManifest =
  | { readonly kind: 'trusted'; readonly manifest: Manifest }
  | { readonly kind: 'untrusted' }
  | { readonly kind: 'unreadable' };

/** Nothing in a manifest is looked at before its signature is checked. */
export function readManifest(text: string, keys: readonly string[]): ReadManifest {
  const outer = v.safeParse(signed, fromJson(text));
  if (!outer.success) return { kind: 'unreadable' };
  const { manifest: inner, signatures } = outer.output;
  const trusted = keys.some((key) => signatures.some((signature) => isSignedBy(inner, signature, key)));
  if (!trusted) return { kind: 'untrusted' };
  const read = v.safeParse(manifest, fromJson(inner));
  return read.success ? { kind: 'trusted', manifest: read.output } : { kind: 'unreadable' };
}

function isSignedBy(text: string, signature: string, key: string): boolean {
  const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
  return (
    publicKey.asymmetricKeyType === 'ed25519' &&
    verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'))
  );
}
