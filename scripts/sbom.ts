import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const lockedPackage = v.looseObject({
  name: v.optional(v.string()),
  version: v.optional(v.string()),
  license: v.optional(v.string()),
  integrity: v.optional(v.string()),
});
const lockFile = v.looseObject({
  name: v.string(),
  version: v.string(),
  packages: v.record(v.string(), lockedPackage),
});

/**
 * What goes into a build, in CycloneDX's format: every package of the lock file, with its hash and licence. npm's own
 * command refuses a tree in which two packages want different versions of a third, even if they are only used to check
 * the sources.
 */
export function sbomOf(lock: unknown): object {
  const { name, version, packages } = v.parse(lockFile, lock);
  const components = Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, locked]) => componentOf(locked.name ?? path.replace(/^.*node_modules\//, ''), locked));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name, version, 'bom-ref': `${name}@${version}` } },
    // A package may be in the tree more than once.
    components: [...new Map(components.map((one) => [one['bom-ref'], one])).values()],
  };
}

function componentOf(
  name: string,
  { version = '', license, integrity }: v.InferOutput<typeof lockedPackage>,
) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const sha512 = /^sha512-(\S+)/.exec(integrity ?? '')?.[1];
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(license === undefined ? {} : { licenses: [{ expression: license }] }),
    ...(sha512 === undefined
      ? {}
      : { hashes: [{ alg: 'SHA-512', content: Buffer.from(sha512, 'base64').toString('hex') }] }),
  };
}

if (import.meta.main) {
  const lock: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8'),
  );
  process.stdout.write(`${JSON.stringify(sbomOf(lock), null, 2)}\n`);
}
