import type { Socket } from 'node:net';
import { checkServerIdentity, connect } from 'node:tls';
import { WebSocket } from 'ws';
import { DOOR_REFUSED, type DoorRefusal, type Said, type Told } from '../../../src/shared/phones/index.ts';
import type { SeatView } from '../../../src/shared/phones/views.ts';
import { GIVE_UP } from '../../patience.ts';

/** A phone as the door sees it: one socket with a browser's headers. */
export type Phone = Awaited<ReturnType<typeof phoneAt>>;

export interface Place {
  readonly address: string;
  readonly port: number;
  /** The address in the QR code, from which a phone knows its door. */
  readonly joins?: string;
}

/** Where a phone is, and what it has been told. */
export interface Surroundings {
  /** The certificates that it trusts; without any, it trusts nobody. */
  readonly ca?: string;
  /** Its own address. */
  readonly localAddress?: string;
}

/** Like a browser that was told to find the host on loopback. */
function connectSecurely(host: string, port: number, surroundings: Surroundings): Socket {
  return connect({
    ...surroundings,
    host: '127.0.0.1',
    port,
    checkServerIdentity: (_, certificate) => checkServerIdentity(host, certificate),
  });
}

export async function phoneAt(
  { address, port, joins = `http://${address}:${port}/` }: Place,
  headers: Readonly<Record<string, string>> = {},
  path = '/seat',
  surroundings: Surroundings = {},
) {
  const { protocol, hostname, host, origin } = new URL(joins);
  const isSecure = protocol === 'https:';
  const socket = new WebSocket(`${isSecure ? 'wss' : 'ws'}://127.0.0.1:${port}${path}`, {
    headers: { host, origin, ...headers },
    ...surroundings,
    ...(isSecure && { createConnection: () => connectSecurely(hostname, port, surroundings) }),
  });
  const heard: string[] = [];
  const unread: Told[] = [];
  let view: SeatView | null = null;
  const waiting = new Set<() => void>();
  socket.on('message', (data: Buffer) => {
    heard.push(data.toString());
    const told = JSON.parse(data.toString()) as Told;
    unread.push(told);
    if (told.tell === 'view') view = told.view.kind === 'seat' ? told.view : null;
    for (const look of [...waiting]) look();
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.on('error', () => undefined);

  /** Resolves with what `look` finds, now or after a later message. */
  function until<Found>(what: string, look: () => Found | undefined): Promise<Found> {
    return new Promise((resolve, reject) => {
      const giveUp = (why: string) => {
        clearTimeout(inVain);
        if (waiting.delete(again)) reject(new Error(`${why} before ${what}: ${heard.slice(-3).join()}`));
      };
      const inVain = setTimeout(() => giveUp('nothing more came'), GIVE_UP);
      const again = () => {
        const found = look();
        if (found === undefined) return;
        clearTimeout(inVain);
        waiting.delete(again);
        resolve(found);
      };
      waiting.add(again);
      again();
      void closed.then((code) => giveUp(`closed with ${code}`));
    });
  }

  /** Waits for the first message from now on that passes, and returns it. */
  const told = <Tell extends Told['tell']>(tell: Tell): Promise<Extract<Told, { tell: Tell }>> =>
    until(tell, () => {
      const at = unread.findIndex((one) => one.tell === tell);
      if (at < 0) return undefined;
      const [found] = unread.splice(0, at + 1).slice(-1);
      return found as Extract<Told, { tell: Tell }>;
    });

  return {
    say: (said: Said | string | Buffer) =>
      socket.send(typeof said === 'string' || Buffer.isBuffer(said) ? said : JSON.stringify(said)),
    told,
    /** Waits until the last view passes, and returns it. */
    sees: (passes: (view: SeatView) => boolean) =>
      until('such a view', () => (view !== null && passes(view) ? view : undefined)),
    /** Everything it has been told, as it was written. */
    heard,
    /** The code the socket was closed with. */
    closed,
    /** Waits until the door has sent it away, and returns why. */
    sentAway: async (): Promise<DoorRefusal> => {
      const { why } = await told('refused');
      const code = await closed;
      if (why !== 'over' && code !== DOOR_REFUSED) throw new Error(`${why}, but closed with ${code}`);
      return why;
    },
    close: () => socket.close(),
  };
}
