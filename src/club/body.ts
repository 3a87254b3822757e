import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { ROLES, type InvitationRequest, type JoinRequest, type PageRequest } from '../shared/club/index.ts';
import { DEEPEST, LONGEST_LINE } from '../shared/core/limits.ts';
import { nestsDeeper } from '../shared/core/plain.ts';
import { cleanName } from '../shared/core/person-name.ts';
import { Refused } from './problems.ts';

const LONGEST_SECRET = 200;

export const JOIN_REQUEST: v.GenericSchema<unknown, JoinRequest> = v.object({
  protocol: v.number(),
  invitation: v.pipe(v.string(), v.maxLength(LONGEST_SECRET)),
  laptop: v.pipe(v.string(), v.maxLength(LONGEST_LINE), v.transform(cleanName)),
});
export const INVITATION_REQUEST: v.GenericSchema<unknown, InvitationRequest> = v.object({
  role: v.picklist(ROLES),
});
export const PAGE_REQUEST: v.GenericSchema<unknown, PageRequest> = v.object({ open: v.boolean() });

/** Reads a body as text, unless it is too large or doesn't arrive in time. */
export async function readText(
  request: IncomingMessage,
  most: number,
  mostMilliseconds: number,
): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > most)
    throw new Refused({ problem: 'too-large', most });
  const timer = setTimeout(() => request.destroy(), mostMilliseconds);
  try {
    const parts: Buffer[] = [];
    let length = 0;
    for await (const part of chunksOf(request)) {
      length += part.length;
      if (length > most) throw new Refused({ problem: 'too-large', most });
      parts.push(part);
    }
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(parts, length));
  } catch (error) {
    if (error instanceof TypeError) throw new Refused({ problem: 'malformed' });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** The answer is still to be sent when reading ends early, so the connection stays. */
function chunksOf(request: IncomingMessage): AsyncIterable<Buffer> {
  return request.iterator({ destroyOnReturn: false });
}

export function readJson<Shape extends v.GenericSchema>(shape: Shape, text: string): v.InferOutput<Shape> {
  if (nestsDeeper(text, DEEPEST)) throw new Refused({ problem: 'malformed' });
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), shape), text);
  if (!read.success) throw new Refused({ problem: 'malformed' });
  return read.output;
}
