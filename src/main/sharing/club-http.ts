import { request as requestPlain, Agent as PlainAgent, type IncomingMessage } from 'node:http';
import { request as requestSecure, Agent as SecureAgent } from 'node:https';
import { getCACertificates } from 'node:tls';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import * as v from 'valibot';
import { codeOf } from '../../shared/core/error-code.ts';
import { fromJson } from '../../shared/core/json.ts';
import type { SharingProblem } from '../../shared/api/sharing.ts';
import { LARGEST_CLUB_REQUEST_BYTES } from '../../shared/club/index.ts';
import { err, ok } from '../../shared/core/result.ts';
import { NEVER } from '../job/job.ts';
import { SharingFailed } from './carrier.ts';
import { CLUB_PROBLEM } from './club-answers.ts';
import { problemFrom } from './club-problems.ts';

/** How to reach a club's server, with the key of this laptop unless it is about to get one. */
export interface ClubAddress {
  /** Without a slash at the end. */
  readonly server: string;
  readonly key: string | null;
}

export type ClubConnection = ReturnType<typeof connectToClub>;

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body?: string | undefined;
  readonly signal: AbortSignal;
}

const MOST_WAITING_MILLISECONDS = 30_000;
const MOST_SILENT_MILLISECONDS = 90_000;
const MOST_AT_ONCE = 8;
/** A page of things, with every character escaped. */
const LARGEST_ANSWER_BYTES = 8 * LARGEST_CLUB_REQUEST_BYTES;
const BUSY_SECONDS = 30;

const unpack = promisify(gunzip);

/**
 * Talks to a club's server: encrypted unless it is on this computer, and never where a redirect points to. Nothing is
 * asked once it is `cancelled`, and nobody waits for an answer.
 */
export function connectToClub({ server, key }: ClubAddress, cancelled: AbortSignal = NEVER) {
  const isSecure = server.startsWith('https://');
  const settings = { keepAlive: true, maxSockets: MOST_AT_ONCE };
  const usual = isSecure ? new SecureAgent(settings) : new PlainAgent(settings);
  /** A club may have a certificate from an authority that only this computer knows. */
  let trusting: SecureAgent | null = null;

  async function send(asked: Asked): Promise<IncomingMessage> {
    if (!isSecure && !isHere(server)) throw new SharingFailed({ why: 'not-encrypted' });
    if (trusting !== null) return sent(trusting, asked);
    try {
      return await sent(usual, asked);
    } catch (error) {
      if (problemOf(error).why !== 'certificate') throw error;
      // Others may have asked at the same time.
      trusting ??= new SecureAgent({
        ...settings,
        ca: [...getCACertificates(), ...getCACertificates('system')],
      });
      return sent(trusting, asked);
    }
  }

  function sent(agent: PlainAgent, { method, path, body, signal }: Asked): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const request = (isSecure ? requestSecure : requestPlain)(
        `${server}/v1/${path}`,
        {
          method,
          agent,
          signal,
          headers: {
            Accept: 'application/json',
            'Accept-Encoding': 'gzip',
            ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
            ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          },
        },
        resolve,
      );
      request.on('error', reject);
      request.end(body);
    });
  }

  return {
    /** Asks for something of this shape. A refusal is an answer; anything else that goes wrong throws `SharingFailed`. */
    ask: async <Shape extends v.GenericSchema>(
      shape: Shape,
      method: 'GET' | 'PUT' | 'POST',
      path: string,
      body?: string,
    ) => {
      try {
        const late = AbortSignal.timeout(MOST_WAITING_MILLISECONDS);
        const response = await send({ method, path, body, signal: AbortSignal.any([late, cancelled]) });
        const answer = await jsonIn(response);
        if (response.statusCode === 200) {
          const read = v.safeParse(shape, answer);
          if (read.success) return ok(read.output);
        } else {
          const read = v.safeParse(CLUB_PROBLEM, answer);
          if (read.success) return err(read.output);
          // What a proxy says while the server behind it is away.
          if ([502, 503, 504].includes(response.statusCode ?? 0)) {
            throw new SharingFailed({ why: 'busy', seconds: secondsIn(response) });
          }
        }
        throw new SharingFailed({ why: 'no-club' });
      } catch (error) {
        throw failedBy(error);
      }
    },
    /** Text that arrives bit by bit, until either side ends it. Refusals and failures throw `SharingFailed`. */
    listen: async function* (path: string): AsyncIterable<string> {
      const closing = new AbortController();
      // A heartbeat comes far more often.
      const silence = setTimeout(() => closing.abort(), MOST_SILENT_MILLISECONDS);
      try {
        const response = await send({ method: 'GET', path, signal: closing.signal });
        if (response.statusCode !== 200) {
          const read = v.safeParse(CLUB_PROBLEM, await jsonIn(response));
          throw new SharingFailed(read.success ? problemFrom(read.output, new Date()) : { why: 'no-club' });
        }
        const decoder = new TextDecoder();
        for await (const part of response as AsyncIterable<Buffer>) {
          silence.refresh();
          yield decoder.decode(part, { stream: true });
        }
      } catch (error) {
        throw failedBy(error);
      } finally {
        clearTimeout(silence);
        closing.abort();
      }
    },
    close: () => {
      usual.destroy();
      trusting?.destroy();
    },
  };
}

/** How long a proxy asks to wait, if it says so in seconds. */
function secondsIn({ headers }: IncomingMessage): number {
  const seconds = Number(headers['retry-after']);
  return seconds > 0 ? seconds : BUSY_SECONDS;
}

/** Whether this is a server on this computer, to which nobody else can listen. */
function isHere(server: string): boolean {
  return /^http:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/.test(server);
}

/** `null` if it isn't JSON. */
async function jsonIn(response: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > LARGEST_ANSWER_BYTES) throw new SharingFailed({ why: 'no-club' });
    parts.push(part);
  }
  const bytes = Buffer.concat(parts, length);
  try {
    const isPacked = response.headers['content-encoding'] === 'gzip';
    const text = isPacked ? await unpack(bytes, { maxOutputLength: LARGEST_ANSWER_BYTES }) : bytes;
    return fromJson(text.toString('utf8'));
  } catch {
    return null;
  }
}

function failedBy(error: unknown): SharingFailed {
  return error instanceof SharingFailed ? error : new SharingFailed(problemOf(error));
}

function problemOf(error: unknown): SharingProblem {
  const code = codeOf(error) ?? '';
  if (IN_CERTIFICATE.test(code)) return { why: 'certificate' };
  if (NOT_HTTP.test(code)) return { why: 'no-club' };
  if (UNREACHABLE.test(code) || (error instanceof Error && UNREACHABLE.test(error.name))) {
    return { why: 'no-network' };
  }
  return { why: 'unexpected', detail: code === '' ? String(error) : code };
}

/** By the codes of Node, OpenSSL and Electron's BoringSSL. */
const IN_CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|HOSTNAME_MISMATCH|CRL_/;
const NOT_HTTP = /^HPE_|^EPROTO$|^ERR_SSL_/;
const UNREACHABLE =
  /^(E(CONN\w+|NOTFOUND|AI_\w+|TIMEDOUT|HOST\w+|NET\w+|PIPE|ADDRNOTAVAIL)|ABORT_ERR|ERR_STREAM_PREMATURE_CLOSE|(Abort|Timeout)Error)$/;
