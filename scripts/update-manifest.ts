import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import manifest from '../package.json' with { type: 'json' };
import { MANIFEST_FORMAT, readManifest, type Manifest } from '../src/main/shell/updates/manifest.ts';
import { UPDATES } from '../src/main/shell/updates/source.ts';
import { releasesIn } from './changelog.ts';

const USAGE = `npm run update-manifest -- options
  --files DIR      writes DIR/updates.json, which lists the update files in DIR and what is new
  --key FILE       signs with this private key; may be given twice
  --new-key FILE   creates a private key in FILE and prints the public key
  --help           this list`;

const ROOT = join(import.meta.dirname, '..');
/** How many versions a person may have skipped and still read what changed. */
const MOST_VERSIONS = 10;

/** The files that the app updates itself from, by the names the installers get. */
const UPDATE_FILES: readonly { readonly system: string; readonly ending: RegExp }[] = [
  { system: 'linux-x64', ending: /-linux-x86_64[.]AppImage$/ },
  { system: 'linux-arm64', ending: /-linux-arm64[.]AppImage$/ },
  { system: 'win32-x64', ending: /-win-x64[.]exe$/ },
  { system: 'win32-arm64', ending: /-win-arm64[.]exe$/ },
  { system: 'darwin-x64', ending: /-mac-x64[.]zip$/ },
  { system: 'darwin-arm64', ending: /-mac-arm64[.]zip$/ },
];

export function publicKeyOf(privateKey: string): string {
  return createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).toString('base64');
}

/** The text of `updates.json` for the files in a folder. */
export function updateManifest(
  folder: string,
  version: string,
  changelog: string,
  keys: readonly string[],
): string {
  const names = readdirSync(folder).filter((name) => name.startsWith(`Vernissage-${version}-`));
  const files = UPDATE_FILES.flatMap(({ system, ending }) => {
    const name = names.find((each) => ending.test(each));
    return name === undefined ? [] : [[system, fileOf(folder, name)] as const];
  });
  if (files.length === 0) throw new Error(`${folder} has no update files of version ${version}`);
  const changes = releasesIn(changelog).map(({ version: each, items }) => ({ version: each, items }));
  if (changes[0]?.version !== version)
    throw new Error(`the newest version in the changelog isn’t ${version}`);
  const content: Manifest = {
    format: MANIFEST_FORMAT,
    version,
    changes: changes.slice(0, MOST_VERSIONS),
    files: Object.fromEntries(files),
  };
  const text = JSON.stringify(content);
  const signatures = keys.map((key) =>
    sign(null, Buffer.from(text), createPrivateKey(key)).toString('base64'),
  );
  return `${JSON.stringify({ manifest: text, signatures }, null, 2)}\n`;
}

function fileOf(folder: string, name: string): Manifest['files'][string] {
  const content = readFileSync(join(folder, name));
  return { name, bytes: content.length, sha512: createHash('sha512').update(content).digest('base64') };
}

function createKey(file: string): string {
  if (existsSync(file)) throw new Error(`${file} exists already`);
  const { privateKey } = generateKeyPairSync('ed25519');
  const text = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  return publicKeyOf(text);
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      files: { type: 'string' },
      key: { type: 'string', multiple: true, default: [] },
      'new-key': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const { files, 'new-key': newKey } = values;
  if (newKey !== undefined) process.stdout.write(`${createKey(newKey)}\n`);
  else if (files !== undefined && !values.help) {
    const keys = values.key.map((key) => readFileSync(key, 'utf8'));
    const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
    const text = updateManifest(files, manifest.version, changelog, keys);
    // What the app wouldn't accept is never published.
    if (readManifest(text, UPDATES?.keys ?? []).kind !== 'trusted')
      throw new Error('the app doesn’t trust this signature: see `keys` in src/main/shell/updates/source.ts');
    writeFileSync(join(files, 'updates.json'), text);
    process.stdout.write(`${join(files, 'updates.json')}\n`);
  } else process.stdout.write(`${USAGE}\n`);
}
