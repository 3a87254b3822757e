import { createPrivateKey, X509Certificate } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { readFileSync } from 'node:fs';
import type { CertificateRefusal } from '../../shared/api.ts';
import { err, ok, type Result } from '../../shared/core/result.ts';
import { unlessItFails } from '../../shared/core/unless-it-fails.ts';

/** A certificate for the door that phones reach at one address. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
  /** The name or address in the certificate that leads there. */
  readonly host: string;
}

export type Certificates = ReturnType<typeof certificatesOf>;

export interface CertificatesOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** The addresses that a name leads to. */
  readonly find?: (name: string) => Promise<readonly string[]>;
}

/** A name that nobody knows isn't waited for. */
const FOUND_WITHIN_MILLISECONDS = 3000;
const NAME = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/;

/**
 * The certificate in the files that `VERNISSAGE_PHONES_CERTIFICATE` (with those that vouch for it, its own first) and
 * `VERNISSAGE_PHONES_KEY` name, in PEM. With one that can't be used there is no door: nobody who configured it expects
 * plain HTTP.
 */
export function certificatesOf({
  now,
  environment = process.env,
  find = namesInSystem,
}: CertificatesOptions) {
  const files = [
    environment['VERNISSAGE_PHONES_CERTIFICATE'] ?? '',
    environment['VERNISSAGE_PHONES_KEY'] ?? '',
  ] as const;
  const isConfigured = files.some((file) => file !== '');
  return {
    isConfigured,
    /** Reads the files each time, so that a renewed certificate is used; `null` if none is configured. */
    at: async (address: string): Promise<Result<Certificate | null, CertificateRefusal>> => {
      if (!isConfigured) return ok(null);
      const read = readPair(...files);
      if (read === null) return err('certificate-unreadable');
      const { cert, key, own } = read;
      if (!(Date.parse(own.validFrom) <= now() && now() <= Date.parse(own.validTo)))
        return err('certificate-expired');
      const host = await hostIn(own, address, find);
      return host === null ? err('certificate-elsewhere') : ok({ cert, key, host });
    },
  };
}

function readPair(certFile: string, keyFile: string) {
  const read = unlessItFails(() => {
    const [cert, key] = [readFileSync(certFile, 'utf8'), readFileSync(keyFile, 'utf8')];
    const own = new X509Certificate(cert);
    return own.checkPrivateKey(createPrivateKey(key)) ? { cert, key, own } : null;
  });
  return read ?? null;
}

/** The address if the certificate has it, or else the first of its names that leads there. */
async function hostIn(
  own: X509Certificate,
  address: string,
  find: (name: string) => Promise<readonly string[]>,
): Promise<string | null> {
  if (own.checkIP(address) !== undefined) return address;
  const names = (own.subjectAltName ?? '')
    .split(', ')
    .flatMap((one) => (one.startsWith('DNS:') ? one.slice('DNS:'.length).toLowerCase() : []))
    // A wildcard is no name to go to.
    .filter((name) => NAME.test(name));
  for (const name of names) if ((await find(name)).includes(address)) return name;
  return null;
}

async function namesInSystem(name: string): Promise<readonly string[]> {
  const late = new Promise<readonly []>((resolve) => {
    setTimeout(() => resolve([]), FOUND_WITHIN_MILLISECONDS).unref();
  });
  const found = lookup(name, { all: true, family: 4 }).then(
    (all) => all.map(({ address }) => address),
    () => [],
  );
  return Promise.race([found, late]);
}
