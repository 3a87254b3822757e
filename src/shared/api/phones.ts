import { oc, type as typed } from '@orpc/contract';
import * as v from 'valibot';
import type { HeardStep } from '../bidding/index.ts';
import type { Seat } from '../core/seats.ts';
import { id, line, position } from './shapes.ts';

/** Phones at the table: the door on the local network, and what comes in through it. */

/** An address of this computer that phones may be able to reach. */
export interface PhoneAddress {
  /** The network interface, as the system calls it. */
  readonly name: string;
  readonly address: string;
  /** Through a VPN, which phones at the table rarely share. */
  readonly vpn: boolean;
  /** A certificate is configured: what phones send there is encrypted. */
  readonly secure: boolean;
}

/** Why a configured certificate can't be used at an address. */
export type CertificateRefusal = 'certificate-unreadable' | 'certificate-expired' | 'certificate-elsewhere';

/** What an opened door shows. */
export interface PhoneDoor {
  readonly address: string;
  readonly port: number;
  /** What phones send is encrypted, with a certificate that somebody has configured. */
  readonly secure: boolean;
  /** The address in the QR code for players. Don’t show it to spectators. */
  readonly joins: string;
  /** The address in the QR code for a big screen. */
  readonly watches: string;
  /** The computer has lost this address: choose another. */
  readonly lost: boolean;
  /** Nobody has come for half a minute since it was opened or given a new code. */
  readonly nobody: boolean;
  /** Too many wrong codes were typed: for a minute none is taken. */
  readonly shut: boolean;
  /** Boards connected without a seat. */
  readonly boards: number;
}

/** A short code to type in place of a QR code. */
export interface ShownCode {
  readonly code: string;
  /** For how many milliseconds to show it. Then there is another. */
  readonly left: number;
}

export interface PhonesOfSeat {
  readonly seat: Seat;
  /** Phones that have a key for this seat. */
  readonly known: number;
  /** Those connected now. */
  readonly connected: number;
}

/** “Is this Doris’s phone?” */
export interface PhoneAsking {
  readonly id: string;
  readonly seat: Seat;
  /** The two digits that the phone shows. */
  readonly number: string;
}

/** Everything about phones, for views that edit. */
export interface PhonesState {
  /** The game that has phones, or sealed bids that main holds; `null` if there is none. */
  readonly game: string | null;
  /** `null` while phones are off. */
  readonly door: PhoneDoor | null;
  readonly seats: readonly PhonesOfSeat[];
  readonly asking: readonly PhoneAsking[];
  /** The auctioneer may enter the sale on their phone. */
  readonly sale: boolean;
  /** The position of the game's journal that the rest is about. */
  readonly position: number;
  /** Whose bids main holds. Never which. */
  readonly sealed: readonly Seat[];
  /** Steps taken at this position, with running numbers; the table skips those it has heard. */
  readonly inbox: readonly HeardStep[];
}

/** The part that a board may see. */
export interface PhonesSeen {
  readonly game: string | null;
  readonly connected: readonly Seat[];
  readonly sealed: readonly Seat[];
}

const seat = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(7));
const at = v.object({ game: id, position });
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(999_999));

/** Why a sealed bid isn't taken. It doesn't say how much anybody has. */
export type SealRefusal = 'gone' | 'out-of-turn' | 'too-much';

const sealing = {
  REFUSED: { data: typed<{ readonly why: SealRefusal }>() },
};

export const phonesContract = {
  state: oc.output(typed<PhonesState>()),
  /** For boards. */
  seen: oc.output(typed<PhonesSeen>()),
  /** The likeliest first. */
  addresses: oc.output(typed<readonly PhoneAddress[]>()),
  /** Opens the door for a game at one address, or moves it there. Phones that have a seat keep it. */
  open: oc
    .input(v.object({ game: id, address: line }))
    .errors({
      NOT_FOUND: {},
      /** The game is over. */
      OVER: {},
      /** The address is gone, the system doesn't let us listen there, or the certificate can't be used there. */
      NO_DOOR: { data: typed<{ readonly why: 'address' | 'system' | CertificateRefusal }>() },
    })
    .output(typed<PhonesState>()),
  /** Forgets all phones. Sealed bids stay until they are revealed or the lot is gone. */
  close: oc.output(typed<PhonesState>()),
  /** What to type in place of a QR code. A new one is made only if this asks for it. */
  code: oc.input(v.object({ kind: v.picklist(['join', 'watch']) })).output(typed<ShownCode | null>()),
  /** New QR codes; a phone that hasn’t joined yet has to scan again. */
  newCode: oc.output(typed<PhonesState>()),
  answer: oc.input(v.object({ id: line, yes: v.boolean() })).output(typed<PhonesState>()),
  /** Forgets the phones of a seat, or all of them, boards included. */
  forget: oc.input(v.object({ seat: v.nullable(seat) })).output(typed<PhonesState>()),
  allow: oc.input(v.object({ sale: v.boolean() })).output(typed<PhonesState>()),
  /** Seals a bid at the laptop, 0 for none: it goes where the phones' bids are, and never into a draft. */
  seal: oc
    .input(v.object({ ...at.entries, seat, amount }))
    .errors(sealing)
    .output(typed<PhonesState>()),
  unseal: oc
    .input(v.object({ ...at.entries, seat }))
    .errors(sealing)
    .output(typed<PhonesState>()),
  /**
   * Reveals all sealed bids, as one step in the inbox. If main has lost some of them, those seats are uncovered in the
   * inbox instead and bid again.
   */
  reveal: oc.input(at).errors(sealing).output(typed<PhonesState>()),
};
