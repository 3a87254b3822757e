import { expect, test } from 'vitest';
import { networkOf, reachableAddresses } from '../../../src/main/phones/addresses.ts';

const at = (address: string, internal = false) => ({ address, family: 'IPv4', internal }) as const;

/** A laptop in two networks and a VPN, with networks inside itself. */
const LAPTOP = {
  lo: [at('127.0.0.1', true)],
  docker0: [at('172.17.0.1')],
  'vEthernet (WSL)': [at('172.30.0.1')],
  tun0: [at('10.8.0.2')],
  eth0: [
    { ...at('fe80::1'), family: 'IPv6' as const },
    at('169.254.7.7'),
    at('192.168.1.4'),
    at('192.168.1.5'),
  ],
  Tailscale: [at('100.64.0.2')],
  wlan0: [at('192.168.2.9')],
};

test.each([
  ['192.168.2.9', ['192.168.2.9', '192.168.1.4', '192.168.1.5']],
  ['10.8.0.2', ['192.168.1.4', '192.168.1.5', '192.168.2.9']],
  [null, ['192.168.1.4', '192.168.1.5', '192.168.2.9']],
])('if the system would use %s, phones are told of %j first, and of VPNs last', (usual, first) => {
  const found = reachableAddresses(LAPTOP, usual);
  expect(found.map(({ address }) => address)).toEqual([...first, '10.8.0.2', '100.64.0.2']);
  expect(found.flatMap(({ name, vpn }) => (vpn ? name : []))).toEqual(['tun0', 'Tailscale']);
});

test('the door listens on an address that this computer has, and on loopback for the one that stands in', async () => {
  const network = networkOf({ VERNISSAGE_PHONES: '192.0.2.7' });
  expect((await network.addresses())[0]).toEqual({ name: 'test', address: '192.0.2.7', vpn: false });
  const asked = ['192.0.2.7', '127.0.0.1', '192.0.2.8'];
  expect(asked.map(network.listensOn)).toEqual(['127.0.0.1', '127.0.0.1', null]);
  expect(asked.map(networkOf({}).listensOn)).toEqual([null, '127.0.0.1', null]);
});
