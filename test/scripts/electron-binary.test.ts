import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ELECTRON, fetchElectronOnce, findElectron } from '../../scripts/electron-binary.ts';

/** One file named `electron`, stored. */
const ARCHIVE = Buffer.from(
  'UEsDBBQAAAAAAAAAIQCDFtyMAQAAAAEAAAAIAAAAZWxlY3Ryb254UEsBAhQDFAAAAAAAAAAhAIMW3IwBAAAAAQAAAAgAAAAAAAAAAAAAAIABAAAAAGVsZWN0cm9uUEsFBgAAAAABAAEANgAAACcAAAAAAA==',
  'base64',
);

/**
 * The package with its own installer, as npm leaves it: without its binary. It asks a mirror that answers so, or a proxy
 * that passes everything to itself.
 */
async function newPackage(answer: RequestListener, setting = 'ELECTRON_MIRROR') {
  const folder = mkdtempSync(join(tmpdir(), 'vernissage-electron-'));
  const module = join(folder, 'node_modules', 'electron');
  for (const made of [module, join(folder, 'download')]) mkdirSync(made, { recursive: true });
  for (const scope of ['@electron', '@electron-internal'])
    symlinkSync(join(dirname(ELECTRON.module), scope), join(module, '..', scope), 'junction');
  cpSync(join(ELECTRON.module, 'install.js'), join(module, 'install.js'));
  writeFileSync(join(module, 'package.json'), '{ "version": "45.4.1" }');
  const checksum = createHash('sha256').update(ARCHIVE).digest('hex');
  writeFileSync(join(module, 'checksums.json'), `{ "electron-v45.4.1-linux-x64.zip": "${checksum}" }`);

  const server = createServer(answer).listen(0, '127.0.0.1');
  onTestFinished(() => server.closeAllConnections());
  server.on('connect', (_request, socket) => {
    socket.write('HTTP/1.1 200 Connected\r\n\r\n');
    server.emit('connection', socket);
  });
  await once(server, 'listening');
  const bound = server.address();
  const environment = {
    electron_config_cache: join(folder, 'cached'),
    TMPDIR: join(folder, 'download'),
    ELECTRON_INSTALL_PLATFORM: 'linux',
    ELECTRON_INSTALL_ARCH: 'x64',
    ELECTRON_MIRROR: 'http://electron.example',
    [setting]: `${setting === 'http_proxy' ? '' : 'http://'}127.0.0.1:${typeof bound === 'string' ? bound : bound?.port}`,
  };
  const way = { environment, show: vi.fn(), say: () => undefined, sandbox: '/nowhere' };
  return { place: { module, attempt: join(folder, 'attempt') }, way, server };
}

describe('Electron’s binary', () => {
  test.each(['ELECTRON_MIRROR', 'http_proxy'])('arrives by %s, and so far is shown', async (setting) => {
    const { place, way } = await newPackage((_request, response) => {
      response.writeHead(200, { 'content-length': ARCHIVE.length }).end(ARCHIVE);
    }, setting);
    expect(findElectron(place)).toBeNull();
    expect(await fetchElectronOnce(place, way)).toBe(join(place.module, 'dist', 'electron'));
    expect(way.show.mock.lastCall?.[0]).toEqual({ bytes: ARCHIVE.length, of: ARCHIVE.length });
    writeFileSync(join(place.module, 'path.txt'), 'elsewhere');
    expect(findElectron(place)).toBeNull();
  });

  test('isn’t downloaded again after a failure, until there is another version', async () => {
    const asked = vi.fn<RequestListener>((_request, response) => response.end('damaged'));
    const { place, way } = await newPackage(asked);
    expect(await fetchElectronOnce(place, way)).toMatchObject({ reason: expect.stringContaining('match') });
    expect(await fetchElectronOnce(place, way)).toEqual({ kind: 'not-installed' });
    writeFileSync(join(place.module, 'package.json'), '{ "version": "45.4.2" }');
    asked.mockImplementation((_request, response) => response.writeHead(404).end());
    expect(await fetchElectronOnce(place, way)).toMatchObject({ reason: expect.stringContaining('404') });
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('may still be downloaded after what wasn’t a failure', async () => {
    const { place, way, server } = await newPackage(() => expect.unreachable());
    const sandbox = join(place.module, 'restricted');
    writeFileSync(sandbox, '1\n');
    expect(await fetchElectronOnce({ ...place, module: '/nowhere' }, way)).toEqual({ kind: 'not-installed' });
    expect(await fetchElectronOnce(place, { ...way, sandbox })).toEqual({ kind: 'no-sandbox' });
    server.close();
    const environment = { ELECTRON_MIRROR: way.environment.ELECTRON_MIRROR.replace('http://', '') };
    const address = `https://${environment.ELECTRON_MIRROR}/`;
    expect(await fetchElectronOnce(place, { ...way, environment })).toEqual({ kind: 'unreachable', address });
    expect(existsSync(place.attempt)).toBe(false);
  });

  test('stops arriving when whoever wanted it ends, and leaves nothing', async () => {
    const begun = Promise.withResolvers<ServerResponse>();
    const { place, way } = await newPackage((_request, response) => {
      response.writeHead(200, { 'content-length': ARCHIVE.length }).write(ARCHIVE.subarray(0, 9));
      begun.resolve(response);
    });
    const starting = `import('./scripts/electron-binary.ts').then(({ fetchElectronOnce }) => fetchElectronOnce(${JSON.stringify(place)}, { sandbox: '' }))`;
    const start = spawn(process.execPath, ['--eval', starting], { env: way.environment });
    const response = await begun.promise;
    start.kill('SIGINT');
    await once(response, 'close');
    await expect.poll(() => readdirSync(way.environment.TMPDIR)).toEqual([]);
    expect(existsSync(place.attempt)).toBe(false);
  });
});
