import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MANIFEST_FORMAT, type Manifest } from '../../../../src/main/shell/updates/manifest.ts';

export interface SigningKey {
  readonly own: KeyObject;
  /** As it stands in the app. */
  readonly published: string;
}

export function newKey(): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { own: privateKey, published: publicKey.export({ format: 'der', type: 'spki' }).toString('base64') };
}

export function signedText(manifest: unknown, keys: readonly SigningKey[]): string {
  const text = JSON.stringify(manifest);
  const signatures = keys.map(({ own }) => sign(null, Buffer.from(text), own).toString('base64'));
  return JSON.stringify({ manifest: text, signatures });
}

const FILES = {
  'linux-x64': 'Vernissage-linux-x86_64.AppImage',
  'win32-x64': 'Vernissage-win-x64.exe',
  'darwin-x64': 'Vernissage-mac-x64.zip',
};

export function manifestOf(version: string, content: Buffer): Manifest {
  const sha512 = createHash('sha512').update(content).digest('base64');
  const entries = Object.entries(FILES).map(
    ([system, name]) => [system, { name, bytes: content.length, sha512 }] as const,
  );
  return {
    format: MANIFEST_FORMAT,
    version,
    changes: [
      { version, items: ['Rounds are quicker', 'The wall stays still'] },
      { version: '1.0.0', items: ['The first version'] },
    ],
    files: Object.fromEntries(entries),
  };
}

/** A static address with a manifest and the files beside it. */
export async function serveRelease() {
  const release = {
    manifest: '',
    content: Buffer.alloc(0),
    /** How files arrive. */
    sends: 'whole' as 'whole' | 'broken' | 'stalled' | 'nothing',
  };
  const asked: { readonly path: string; readonly headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push({ path, headers: request.headers });
    if (path === '/updates.json') response.end(release.manifest);
    else if (release.sends === 'nothing') response.writeHead(404).end();
    else {
      response.writeHead(200, { 'content-length': release.content.length });
      if (release.sends === 'whole') response.end(release.content);
      else
        response.write(release.content.subarray(0, 5), () => {
          if (release.sends === 'broken') response.destroy();
        });
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    release,
    asked,
    address: `http://127.0.0.1:${port}/updates.json`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
