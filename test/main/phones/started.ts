import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { certificatesOf, type Certificates } from '../../../src/main/phones/certificate.ts';
import { openPhones, type PhoneGame } from '../../../src/main/phones/index.ts';
import type { Said } from '../../../src/shared/phones/index.ts';
import {
  LIVE_AUCTION_KEY,
  NOTHING_STORED,
  hear,
  type StoredAuction,
} from '../../../src/shared/bidding/index.ts';
import { timelineOf, type GameRecord } from '../../../src/shared/record/index.ts';
import { gameOfFour } from '../../shared/phones/phone-games.ts';
import { phoneAt, type Phone, type Place } from './phone.ts';

export const ADDRESS = '192.0.2.7';
const PAGE = new Map([
  ['/', { kind: 'text/html; charset=utf-8', body: Buffer.from('<!doctype html>phone'), lasting: false }],
  ['/assets/phone-1.js', { kind: 'text/javascript; charset=utf-8', body: Buffer.from('1'), lasting: true }],
]);

export interface EveningOptions {
  readonly folder?: string;
  readonly events?: readonly object[];
  /** The app runs the auctions. */
  readonly runs?: boolean;
  /** More games of the group, by id. */
  readonly others?: ReadonlyMap<string, PhoneGame>;
  /** None unless given. */
  readonly certificates?: Certificates;
  readonly looksAfterMilliseconds?: number;
}

/** A game at a table with its door open, and a laptop that takes over what phones say. */
export type Evening = ReturnType<typeof startEvening>;

export function tokenOf(address: string): string {
  return new URL(address).hash.slice(3);
}

export function startEvening({
  folder = newFolder(),
  events = [],
  runs = true,
  others = new Map(),
  certificates = certificatesOf({ now: Date.now, environment: {} }),
  looksAfterMilliseconds,
}: EveningOptions = {}) {
  let isAway = false;
  let time = 1_800_000_000_000;
  let ids = 0;
  let game: PhoneGame | null = {
    record: gameOfFour(...events),
    position: events.length,
    draft: null,
    trashed: false,
  };
  const noted: unknown[] = [];
  const phones = openPhones({
    folder,
    game: (id) => others.get(id) ?? game,
    settings: () => ({ openMoney: false, runsAuctions: runs }),
    page: () => ({ at: (path) => PAGE.get(path) ?? null }),
    network: {
      addresses: () => Promise.resolve([{ name: 'test', address: ADDRESS, vpn: false }]),
      listensOn: (address) => (address === ADDRESS && !isAway ? '127.0.0.1' : null),
    },
    certificates,
    newId: () => `asking-${(ids += 1)}`,
    now: () => time,
    note: (error) => noted.push(error),
    ports: [0],
    ...(looksAfterMilliseconds !== undefined && { looksAfterMilliseconds }),
  });
  let shown = phones.state();
  phones.onChange(() => (shown = phones.state()));
  /** Changes the game like the table does. */
  function set(next: Partial<PhoneGame> | null): void {
    game = next === null || game === null ? null : { ...game, ...next };
    phones.update({ kind: 'games' });
  }

  function kept(): StoredAuction {
    const draft = game?.draft as Readonly<Record<string, StoredAuction>> | null | undefined;
    return draft?.[LIVE_AUCTION_KEY] ?? NOTHING_STORED;
  }

  function keepAuction(next: StoredAuction): void {
    set({ draft: { [LIVE_AUCTION_KEY]: next } });
  }

  const place = (): Place => {
    const { door } = phones.state();
    if (door === null) throw new Error('the door is closed');
    return door;
  };
  const phone = (headers: Readonly<Record<string, string>> = {}) => phoneAt(place(), headers);
  /** A phone that says this first. */
  const saying = async (said: Said | string | Buffer): Promise<Phone> => {
    const one = await phone();
    one.say(said);
    return one;
  };
  /** What a phone says that has read the code for players, or for boards. */
  const codes = (): Readonly<Record<'join' | 'watch', Extract<Said, { token: string }>>> => {
    const { joins = '', watches = '' } = phones.state().door ?? {};
    return {
      join: { say: 'join', token: tokenOf(joins), language: 'en' },
      watch: { say: 'watch', token: tokenOf(watches), language: 'en' },
    };
  };
  /** A phone that has shown the code and may choose its seat. */
  const choosing = async (): Promise<Phone> => {
    const one = await saying(codes().join);
    await one.told('seats');
    return one;
  };

  return {
    phones,
    folder,
    place,
    state: phones.state,
    /** As the laptop was last told. */
    shown: () => shown,
    /** Lets time pass. */
    wait: (milliseconds: number) => void (time += milliseconds),
    set,
    /** Takes the laptop off the network, or brings it back. */
    setAway: (away: boolean) => void (isAway = away),
    /** Adds events at a new position, without a draft. */
    play: (...more: readonly object[]) => {
      if (game === null) throw new Error('there is no game');
      const record: GameRecord = gameOfFour(...game.record.events, ...more);
      set({ record, position: game.position + 1, draft: null });
    },
    /** The laptop takes over what phones have said, as its page does. */
    takeOver: (): StoredAuction => {
      const table = game === null ? undefined : timelineOf(game.record, null).tables.at(-1);
      if (table?.family !== 'auction') throw new Error('there is no auction');
      const next = hear(table.state, kept(), phones.state().inbox);
      keepAuction(next);
      return next;
    },
    keepAuction,
    phone,
    saying,
    codes,
    choosing,
    /** A phone that has a seat, and its key. */
    seated: async (seat: number) => {
      const one = await choosing();
      one.say({ say: 'seat', seat });
      const { number } = await one.told('asking');
      const asking = phones.state().asking.find((each) => each.number === number);
      if (asking === undefined) throw new Error('nobody is asked');
      phones.answer(asking.id, true);
      const { key } = await one.told('seated');
      await one.told('view');
      return { ...one, key };
    },
    back: (key: string) => saying({ say: 'back', key, language: 'en' }),
    game: (): PhoneGame | null => game,
    noted,
  };
}

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'vernissage-phones-'));
}
