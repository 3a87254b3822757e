import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { addressOf } from '../../src/club/visitor.ts';

test.each([
  ['192.0.2.1', '', '192.0.2.1'],
  ['::ffff:192.0.2.1', '', '192.0.2.1'],
  ['192.0.2.1', '198.51.100.7', '192.0.2.1'],
  ['10.0.0.1', '198.51.100.7, 192.0.2.1', '192.0.2.1'],
  ['::1', '198.51.100.7,192.0.2.1, ::ffff:10.0.0.1', '192.0.2.1'],
  ['10.0.0.1', '', '10.0.0.1'],
  ['10.0.0.1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::7', '', '2001:db8:0:0'],
])('a request of %s that names “%s” comes from %s', (remote, forwarded, address) => {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remote });
  const request = new IncomingMessage(socket);
  request.headers['x-forwarded-for'] = forwarded;
  expect(addressOf(request, ['10.0.0.1', '::1'])).toBe(address);
});
