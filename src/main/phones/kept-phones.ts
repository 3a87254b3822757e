import { rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { readSaying, type HeardStep } from '../../shared/bidding/index.ts';
import { readJsonFile, writeJsonFile } from '../json-file.ts';
import type { Seat } from '../../shared/core/seats.ts';
import type { SeatKey } from './keys.ts';

/** What must survive a restart of one game's phones. It is never part of a record, an export or a backup. */
export interface KeptPhones {
  readonly game: string;
  /** Where the door is open; `null` if it has been closed and only sealed bids are left. */
  readonly door: KeptDoor | null;
  /** The keys of phones, hashed. */
  readonly keys: readonly SeatKey[];
  readonly sale: boolean;
  /** The position of the journal that the rest belongs to. */
  readonly position: number;
  readonly sealed: readonly { readonly seat: Seat; readonly amount: number }[];
  /** All bids have been seen: nobody changes them any more. */
  readonly revealed: boolean;
  readonly inbox: readonly HeardStep[];
  /** The last number given to a step. */
  readonly number: number;
}

export interface KeptDoor {
  readonly address: string;
  readonly port: number;
  /** With a certificate. */
  readonly secure: boolean;
  /** In milliseconds since 1970. */
  readonly since: number;
  readonly join: string;
  readonly watch: string;
}

const FILE = 'phones.json';

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const book = v.object({
  game: v.string(),
  door: v.nullable(
    v.object({
      address: v.string(),
      port: whole,
      secure: v.optional(v.boolean(), false),
      since: v.number(),
      join: v.string(),
      watch: v.string(),
    }),
  ),
  keys: v.array(v.object({ seat: whole, hash: v.string() })),
  sale: v.boolean(),
  position: whole,
  sealed: v.array(v.object({ seat: whole, amount: whole })),
  revealed: v.boolean(),
  inbox: v.array(v.object({ number: whole, step: v.unknown() })),
  number: whole,
});

export function nothingKept(game: string, position: number): KeptPhones {
  return {
    game,
    door: null,
    keys: [],
    sale: false,
    position,
    sealed: [],
    revealed: false,
    inbox: [],
    number: 0,
  };
}

/** Somebody has said something at this position. */
export function isInUse({ sealed, inbox }: KeptPhones): boolean {
  return sealed.length > 0 || inbox.length > 0;
}

/** Without its phones: bids that are sealed stay until they are revealed or the lot is gone. */
export function withoutPhones(book: KeptPhones): readonly KeptPhones[] {
  return isInUse(book) ? [{ ...book, door: null, keys: [], sale: false }] : [];
}

/** Reads what an earlier run kept, game by game; nothing if it can't be read. */
export function readKeptPhones(folder: string): readonly KeptPhones[] {
  const books = readJsonFile(join(folder, FILE), v.array(book)) ?? [];
  return books.map(({ inbox, ...others }) => ({
    ...others,
    inbox: inbox.flatMap(({ number, step }) => {
      const known = readSaying(step);
      return known === null ? [] : { number, step: known };
    }),
  }));
}

/** It is on the disk when this returns. */
export function writeKeptPhones(folder: string, kept: readonly KeptPhones[]): void {
  const file = join(folder, FILE);
  if (kept.length === 0) rmSync(file, { force: true });
  else writeJsonFile(file, kept, true);
}
