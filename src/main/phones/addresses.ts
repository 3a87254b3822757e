import { createSocket } from 'node:dgram';
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';
import type { PhoneAddress } from '../../shared/api.ts';

/** Whether it is encrypted doesn't depend on the network. */
export type NetworkAddress = Omit<PhoneAddress, 'secure'>;

type Interfaces = NodeJS.Dict<readonly Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[]>;

/** Networks inside this computer: no phone is on them. */
const VIRTUAL = /^(docker|veth|vethernet|vmnet|vmware|vboxnet|virbr|bridge|br-|lo|awdl|llw|anpi)/i;
const VPN = /^(tun|tap|utun|wg|tailscale|ts|zt|ppp|nordlynx|proton|ipsec)/i;
const LINK_LOCAL = '169.254.';

/**
 * The IPv4 addresses that phones may be able to reach, the likeliest first: the one that the system would use, unless
 * it's a VPN's.
 */
export function reachableAddresses(interfaces: Interfaces, usual: string | null): readonly NetworkAddress[] {
  const found = Object.entries(interfaces).flatMap(([name, infos = []]) =>
    VIRTUAL.test(name)
      ? []
      : infos
          .filter(
            ({ family, internal, address }) =>
              family === 'IPv4' && !internal && !address.startsWith(LINK_LOCAL),
          )
          .map(({ address }) => ({ name, address, vpn: VPN.test(name) })),
  );
  const rank = ({ address, vpn }: NetworkAddress) => (vpn ? 2 : address === usual ? 0 : 1);
  return found.toSorted((one, other) => rank(one) - rank(other));
}

/** Where the door may be: the address it prints, and the one it listens on. */
export type Network = ReturnType<typeof networkOf>;

const LOOPBACK = '127.0.0.1';

/**
 * The networks of this computer. `VERNISSAGE_PHONES=192.0.2.7` also offers that address and listens on loopback for it:
 * a browser that is told to find it there treats the page as it would on a real network.
 */
export function networkOf(environment: Readonly<Record<string, string | undefined>> = process.env) {
  const stand = environment['VERNISSAGE_PHONES'];
  const standIn: readonly NetworkAddress[] =
    stand === undefined ? [] : [{ name: 'test', address: stand, vpn: false }];
  return {
    addresses: async (): Promise<readonly NetworkAddress[]> => [
      ...standIn,
      ...reachableAddresses(networkInterfaces(), await usualAddress()),
    ],
    /** Where to listen for an address; `null` if this computer doesn't have it any more. */
    listensOn: (address: string) => {
      if (address === stand || address === LOOPBACK) return LOOPBACK;
      const known = reachableAddresses(networkInterfaces(), null).some((one) => one.address === address);
      return known ? address : null;
    },
  };
}

/** A documentation address: connecting a UDP socket to it chooses a route and sends nothing. */
const ELSEWHERE = '192.0.2.1';

function usualAddress(): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = createSocket('udp4');
    const done = (address: string | null) => {
      socket.close();
      resolve(address);
    };
    socket.once('error', () => done(null));
    socket.connect(9, ELSEWHERE, () => done(socket.address().address));
  });
}
