import type { PhoneDoor } from '../../shared/api.ts';
import { DOOR_CLOSED } from '../../shared/phones/index.ts';
import type { PageFiles } from '../page-files.ts';
import type { Network } from './addresses.ts';
import type { Certificate } from './certificate.ts';
import { openDoor, type Door } from './door.ts';
import type { KeptDoor } from './kept-phones.ts';
import type { Visitors } from './visitors.ts';

/** Tried first: a phone keeps its key for an address with its port. */
const USUAL_PORTS = [41971, 41972, 41973, 41974, 41975, 0] as const;
const LONGEST_OPEN_MILLISECONDS = 12 * 3_600_000;
/** After the end, somebody may still undo it; until then phones keep their seats. */
const OPEN_AFTER_END_MILLISECONDS = 15 * 60_000;
const LOOKED_AFTER_EVERY_MILLISECONDS = 5000;
const NOBODY_AFTER_MILLISECONDS = 30_000;
/** The closing of an app that may come back: phones try again by themselves. */
const RESTARTING = 1012;

export interface Place {
  readonly address: string;
  readonly listensOn: string;
  /** The port it had before; 0 if it had none. */
  readonly port: number;
  readonly certificate: Certificate | null;
}

/** Why the door closes: for good, or the app may come back. */
export type Closing = 'over' | 'restarting';

export interface DoorkeeperOptions {
  readonly network: Network;
  readonly page: () => PageFiles;
  readonly ports: readonly number[] | undefined;
  readonly looksAfterMilliseconds: number | undefined;
  readonly now: () => number;
  readonly visitors: Visitors;
  readonly kept: () => KeptDoor | null;
  /** It has been open for too long. */
  readonly finish: () => void;
  readonly changed: () => void;
}

/** Opens and closes the door, and knows how long it stays open and whether phones find it. */
export function employDoorkeeper(options: DoorkeeperOptions) {
  const { network, now, visitors, kept, finish, changed } = options;
  const usual = options.ports ?? USUAL_PORTS;
  const looksAfter = options.looksAfterMilliseconds ?? LOOKED_AFTER_EVERY_MILLISECONDS;
  let door: Door | null = null;
  let lookAfter: ReturnType<typeof setInterval> | undefined;
  let lost = false;
  /** When the game was first seen to be over. */
  let overSince: number | null = null;
  /** When somebody last came, or could have. */
  let quietSince = now();

  function isTooLongAgo(since: number): boolean {
    return now() - since > LONGEST_OPEN_MILLISECONDS;
  }

  /** What nobody tells: the address has gone, the evening is over, nobody has come. */
  function lookAround(): void {
    const was = kept();
    if (was === null) return;
    const over = overSince !== null && now() - overSince > OPEN_AFTER_END_MILLISECONDS;
    if (isTooLongAgo(was.since) || over) {
      finish();
      return;
    }
    lost = network.listensOn(was.address) === null;
    changed();
  }

  return {
    isOpen: () => door !== null,
    /** Throws the system's error if it can't be opened there. Returns its port. */
    open: async ({ address, listensOn, port, certificate }: Place) => {
      const ports = port === 0 ? usual : [port, ...usual.filter((other) => other !== port)];
      const page = options.page();
      door = await openDoor({ address, listensOn, ports, certificate, page, came: visitors.came });
      lost = false;
      overSince = null;
      lookAfter = setInterval(lookAround, looksAfter).unref();
      return door.port;
    },
    close: async (how: Closing) => {
      clearInterval(lookAfter);
      const closing = door;
      door = null;
      if (how === 'over') visitors.sendAway('over');
      await closing?.close(how === 'over' ? DOOR_CLOSED : RESTARTING);
    },
    /** What the laptop shows of it; `null` while it is closed. */
    shown: ({ join, watch }: KeptDoor): PhoneDoor | null => {
      if (door === null) return null;
      const { address, port, origin } = door;
      const isEmpty = visitors.seats().every(({ connected }) => connected === 0) && visitors.boards() === 0;
      return {
        address,
        port,
        secure: origin.startsWith('https:'),
        joins: `${origin}/#j=${join}`,
        watches: `${origin}/#b=${watch}`,
        lost,
        nobody: isEmpty && visitors.asking().length === 0 && now() - quietSince >= NOBODY_AFTER_MILLISECONDS,
        shut: visitors.isShut(),
        boards: visitors.boards(),
      };
    },
    /** Somebody has come, or could come from now on. */
    mayCome: () => {
      quietSince = now();
    },
    /** Whether the game has ended, as far as one can see now. */
    sees: (isFinished: boolean) => {
      overSince = isFinished ? (overSince ?? now()) : null;
    },
    isTooLongAgo,
  };
}
