import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { Refused } from './problems.ts';

export function keyIn(request: IncomingMessage): string {
  const match = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '');
  if (match?.[1] === undefined) throw new Refused({ problem: 'unknown-key' });
  return match[1];
}

/**
 * Where a request comes from. Only proxies that the operator has named are believed. Of an IPv6 address the first
 * half counts, because everybody has as many of the second as they like.
 */
export function addressOf(request: IncomingMessage, proxies: readonly string[]): string {
  let address = plain(request.socket.remoteAddress ?? '');
  const forwarded = request.headers['x-forwarded-for'];
  const others = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',');
  while (proxies.includes(address)) {
    const before = plain(others.pop()?.trim() ?? '');
    if (before === '') break;
    address = before;
  }
  return isIPv6(address) ? networkOf(address) : address;
}

function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

const GROUPS_OF_NETWORK = 4;
const GROUPS = 8;

function networkOf(address: string): string {
  const [before = '', after] = address.split('::');
  const first = before === '' ? [] : before.split(':');
  const last = after === undefined || after === '' ? [] : after.split(':');
  const zeros = after === undefined ? 0 : GROUPS - first.length - last.length;
  return [...first, ...Array<string>(Math.max(0, zeros)).fill('0'), ...last]
    .slice(0, GROUPS_OF_NETWORK)
    .join(':');
}
