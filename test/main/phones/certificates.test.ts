import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  certificatesOf,
  type Certificates,
  type CertificatesOptions,
} from '../../../src/main/phones/certificate.ts';
import { ADDRESS, ask, evening, newFolder, openEvening, type Evening } from './evening.ts';
import { phoneAt, type Phone } from './phone.ts';

const at = (file: string) => join(import.meta.dirname, 'for-tests-only', file);
const [forAddress, forName] = [readFileSync(at('address.pem'), 'utf8'), readFileSync(at('name.pem'), 'utf8')];
const folder = mkdtempSync(join(tmpdir(), 'vernissage-certificates-'));

function configured(
  certificate: string | undefined,
  key: string | undefined,
  options: Partial<CertificatesOptions> = {},
): Certificates {
  return certificatesOf({
    now: () => Date.parse('2030-01-01'),
    find: (name) => Promise.resolve(name === 'door.table.test' ? ['192.0.2.8', ADDRESS] : []),
    ...options,
    environment: { VERNISSAGE_PHONES_CERTIFICATE: certificate, VERNISSAGE_PHONES_KEY: key },
  });
}

const ofAddress = () => configured(at('address.pem'), at('address-key.pem'));
const ofName = (options?: Partial<CertificatesOptions>) =>
  configured(at('name.pem'), at('name-key.pem'), options);

function phone(
  { place }: Evening,
  ca: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Phone> {
  return phoneAt(place(), headers, '/seat', { ca });
}

describe('a configured certificate', () => {
  test('with the address makes the door HTTPS, and phones speak through it', async () => {
    const table = await evening({ certificates: ofAddress() });
    const { port } = table.place();
    expect(table.state().door).toMatchObject({ secure: true, address: ADDRESS });
    expect(table.state().door?.joins).toMatch(new RegExp(`^https://${ADDRESS}:${port}/#j=`));
    expect(table.state().door?.watches).toMatch(new RegExp(`^https://${ADDRESS}:${port}/#b=`));
    const board = await phone(table, forAddress);
    board.say(table.codes().watch);
    await board.told('view');
    expect(await ask(table, '/')).toMatchObject({ status: 200 });
    expect(await table.phones.addresses()).toMatchObject([{ address: ADDRESS, secure: true }]);
    // Nothing is left to plain HTTP.
    await expect(phoneAt({ address: ADDRESS, port })).rejects.toThrow();
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });

  test('with a name puts that name into the code, and only that name is ours', async () => {
    const table = await evening({ certificates: ofName() });
    const { port } = table.place();
    expect(table.state().door?.joins).toMatch(new RegExp(`^https://door\\.table\\.test:${port}/#j=`));
    const player = await phone(table, forName);
    player.say(table.codes().join);
    await player.told('seats');
    const [host, origin] = [`door.table.test:${port}`, `https://door.table.test:${port}`];
    expect(await ask(table, '/', { host, origin })).toMatchObject({ status: 200 });
    for (const other of [`${ADDRESS}:${port}`, `elsewhere.test:${port}`, `x.table.test:${port}`])
      expect(await ask(table, '/', { host: other }), other).toMatchObject({ status: 403 });
    const plain = `http://door.table.test:${port}`;
    expect(await ask(table, '/', { origin: plain })).toMatchObject({ status: 403 });
    for (const wrong of [plain, `https://${ADDRESS}:${port}`])
      await expect(phone(table, forName, { origin: wrong }), wrong).rejects.toThrow('403');
  });

  test('is read each time phones are switched on', async () => {
    const [certificate, key] = [join(folder, 'renewed.pem'), join(folder, 'renewed-key.pem')];
    const copy = (name: string) => {
      writeFileSync(certificate, readFileSync(at(`${name}.pem`)));
      writeFileSync(key, readFileSync(at(`${name}-key.pem`)));
    };
    copy('address');
    const table = await evening({ certificates: configured(certificate, key) });
    copy('name');
    expect((await table.phones.open('g', ADDRESS)).ok).toBe(true);
    expect(table.state().door?.joins).toContain('https://door.table.test:');
  });

  test('doesn’t keep the door from closing while somebody shakes hands halfway', async () => {
    const table = await evening({ certificates: ofAddress() });
    const half = connect(table.place().port, '127.0.0.1');
    half.on('error', () => undefined);
    await new Promise((resolve) => half.once('connect', resolve));
    half.write(Buffer.from([0x16, 0x03, 0x01]));
    const gone = new Promise((resolve) => half.once('close', resolve));
    const start = performance.now();
    await table.phones.close();
    await gone;
    // A handshake alone may take ten seconds.
    expect(performance.now() - start).toBeLessThan(8000);
  });
});

describe('a certificate that can’t be used opens no door, not even over plain HTTP', () => {
  const other = join(folder, 'other-key.pem');
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  writeFileSync(other, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const unreadable = 'certificate-unreadable';

  test.each([
    ['isn’t there', unreadable, () => configured(join(folder, 'none.pem'), at('address-key.pem'))],
    ['has no key', unreadable, () => configured(at('address.pem'), undefined)],
    ['is only a key', unreadable, () => configured(undefined, at('address-key.pem'))],
    ['has another’s key', unreadable, () => configured(at('address.pem'), other)],
    ['is none', unreadable, () => configured(at('README.md'), at('address-key.pem'))],
    ['has expired', 'certificate-expired', () => ofName({ now: () => Date.parse('2124-01-02') })],
    ['isn’t valid yet', 'certificate-expired', () => ofName({ now: () => Date.parse('2023-12-31') })],
    [
      'has names that lead elsewhere',
      'certificate-elsewhere',
      () => ofName({ find: () => Promise.resolve(['192.0.2.8']) }),
    ],
  ] as const)('if it %s', async (_, why, certificates) => {
    const table = openEvening({ certificates: certificates() });
    expect(await table.phones.open('g', ADDRESS)).toEqual({ ok: false, error: why });
    expect(table.state()).toMatchObject({ game: null, door: null });
  });

  test('and leaves an open door as it is', async () => {
    let today = '2030-01-01';
    const table = await evening({ certificates: ofName({ now: () => Date.parse(today) }) });
    const player = await phone(table, forName);
    today = '2124-01-02';
    expect(await table.phones.open('g', ADDRESS)).toEqual({ ok: false, error: 'certificate-expired' });
    player.say(table.codes().join);
    await player.told('seats');
  });
});

test('a door opens again only as it was: with its certificate, or without one', async () => {
  const kept = newFolder();
  const first = await evening({ folder: kept, certificates: ofAddress() });
  const { joins } = first.place();
  await first.phones.end();
  const without = openEvening({ folder: kept });
  await without.phones.reopen();
  expect(without.state().door).toBe(null);
  const withIt = openEvening({ folder: kept, certificates: ofAddress() });
  await withIt.phones.reopen();
  expect(withIt.place().joins).toBe(joins);
  await withIt.phones.end();
  // Switching phones on is somebody's decision.
  const decided = await evening({ folder: kept });
  expect(decided.place().joins).toMatch(/^http:/);
});
