import type { Change, PhoneAddress, PhonesSeen, PhonesState, SealRefusal } from '../../shared/api.ts';
import {
  hear,
  LIVE_AUCTION_KEY,
  readStoredAuction,
  runAuction,
  type Step,
  type StoredAuction,
} from '../../shared/bidding/index.ts';
import { LIFTED, readLifted } from '../../shared/core/lifting.ts';
import { err, ok, type Result } from '../../shared/core/result.ts';
import type { Seat } from '../../shared/core/seats.ts';
import { isObject } from '../../shared/core/shape.ts';
import {
  auctionAt,
  boardView,
  DOOR_CLOSED,
  judge,
  judgeSeal,
  judgeUnseal,
  refusalOf,
  seatView,
  type Judged,
  type NotJudged,
  type PhoneLanguage,
  type PhoneMoment,
  type SaidStep,
  type Told,
} from '../../shared/phones/index.ts';
import { outcomeOf, timelineOf, type GameRecord, type Timeline } from '../../shared/record/index.ts';
import { PHONE_VIEWS } from '../../shared/text/all-phone-views.ts';
import { WORDS } from '../../shared/text/all-words.ts';
import type { Language } from '../../shared/text/languages.ts';
import type { PageFiles } from '../page-files.ts';
import type { Network } from './addresses.ts';
import { openDoor, type Door } from './door.ts';
import { readKeptPhones, writeKeptPhones, type KeptDoor, type KeptPhones } from './kept-phones.ts';
import { hashOf, isSame, newKey, newToken } from './keys.ts';
import { receiveVisitors, type Visitor } from './visitors.ts';

/** Tried first: a phone keeps its key for an address with its port. */
const USUAL_PORTS = [41971, 41972, 41973, 41974, 41975, 0] as const;
const LONGEST_OPEN_MILLISECONDS = 12 * 3_600_000;
/** After the end, somebody may still undo it; until then phones keep their seats. */
const OPEN_AFTER_END_MILLISECONDS = 15 * 60_000;
const LOOKED_AFTER_EVERY_MILLISECONDS = 5000;
const NOBODY_AFTER_MILLISECONDS = 30_000;
/** A seat's phones: the oldest key goes first. */
const MOST_KEYS_OF_SEAT = 8;
/** At one position, while no page of the table is open: nobody says more in one auction. */
const MOST_UNHEARD = 500;
/** The closing of an app that may come back: phones try again by themselves. */
const RESTARTING = 1012;

/** A game as the table shows it. */
export interface PhoneGame {
  readonly record: GameRecord;
  readonly position: number;
  readonly draft: unknown;
  readonly trashed: boolean;
}

export interface PhonesOptions {
  readonly folder: string;
  /** `null` if there is no such game; `undefined` while the games aren't open. */
  readonly game: (id: string) => PhoneGame | null | undefined;
  readonly settings: () => { readonly openMoney: boolean; readonly runsAuctions: boolean };
  readonly page: () => PageFiles;
  readonly network: Network;
  readonly newId: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly note: (error: unknown) => void;
  readonly ports?: readonly number[];
}

export type OpeningRefusal = 'no-game' | 'over' | 'address' | 'system';

/** Phones at the table: the door on the local network, who came in, and what they say. */
export interface Phones {
  readonly state: () => PhonesState;
  readonly seen: () => PhonesSeen;
  readonly addresses: () => Promise<readonly PhoneAddress[]>;
  readonly open: (game: string, address: string) => Promise<Result<PhonesState, OpeningRefusal>>;
  readonly close: () => Promise<void>;
  readonly newCode: () => void;
  readonly answer: (id: string, yes: boolean) => void;
  readonly forget: (seat: Seat | null) => void;
  readonly allow: (sale: boolean) => void;
  readonly seal: (game: string, position: number, seat: Seat, amount: number) => SealRefusal | null;
  readonly unseal: (game: string, position: number, seat: Seat) => SealRefusal | null;
  readonly reveal: (game: string, position: number) => SealRefusal | null;
  /** Something has changed in the app. */
  readonly update: (change: Change) => void;
  readonly onChange: (listener: () => void) => void;
  /** Opens the door again that was open when the app ended. */
  readonly reopen: () => Promise<void>;
  /** The app ends. Phones keep their seats. */
  readonly end: () => Promise<void>;
}

export function openPhones(options: PhonesOptions): Phones {
  const { folder, network, now, note } = options;
  const listeners: (() => void)[] = [];
  let kept = readKeptPhones(folder);
  let door: Door | null = null;
  let timeline: Timeline | null = null;
  /** When the game was first seen to be over. */
  let overSince: number | null = null;
  /** When somebody last came, or could have. */
  let quietSince = now();
  let lost = false;
  let lookAfter: ReturnType<typeof setInterval> | undefined;
  /** The last step that the table has taken over. */
  let heard = 0;
  let publishing = false;
  let told = '';
  /** One opening or closing at a time. */
  let working: Promise<unknown> = Promise.resolve();

  const visitors = receiveVisitors({
    now,
    newId: options.newId,
    isCode: (kind, token) => isSame(token, kept?.door?.[kind] ?? newToken()),
    seatOf: (key) => {
      const hash = hashOf(key);
      return kept?.keys.find((one) => isSame(one.hash, hash))?.seat ?? null;
    },
    names: () => game()?.record.players.map(({ name }) => name) ?? [],
    known: (seat) => kept?.keys.filter((one) => one.seat === seat).length ?? 0,
    admit,
    step,
    show: (visitor) => {
      const moment = momentNow();
      visitor.shown = '';
      if (moment !== null) showTo(visitor, moment);
    },
    changed: () => {
      quietSince = now();
      publish();
    },
  });

  /** What must be on the disk before anybody hears of it. */
  function keep(next: KeptPhones | null): void {
    writeKeptPhones(folder, next);
    kept = next;
  }

  function change(fields: Partial<KeptPhones>): void {
    if (kept !== null) keep({ ...kept, ...fields });
  }

  function game(): PhoneGame | null {
    return (kept === null ? null : options.game(kept.game)) ?? null;
  }

  /** Follows the game: a new position ends what was said at the last one, and a game that is gone ends everything. */
  function follow(): void {
    if (kept === null) return;
    const found = options.game(kept.game);
    if (found === undefined) return;
    if (found === null || found.trashed || found.record.abandoned === true) {
      void finish();
      return;
    }
    // The file may have been lost since: what the table has heard must not look like news again.
    ({ heard } = storedIn(found));
    if (heard > kept.number) kept = { ...kept, number: heard };
    if (found.position !== kept.position) {
      const said = kept.sealed.length + kept.inbox.length > 0 || kept.revealed;
      const fresh = { ...kept, position: found.position, sealed: [], inbox: [], revealed: false };
      if (kept.door === null) keep(null);
      else if (said) keep(fresh);
      // Nothing is lost if only the position isn't on the disk.
      else kept = fresh;
    }
  }

  function momentNow(): PhoneMoment | null {
    const found = game();
    if (found === null || kept === null) return null;
    timeline = timelineOf(found.record, timeline);
    if (timeline.tables.length === 0) return null;
    const state = auctionAt(timeline);
    const stored = storedIn(found);
    const { openMoney, runsAuctions } = options.settings();
    const runs = stored.running ?? (runsAuctions || kept.door !== null);
    const run =
      state !== null && runs ? runAuction(state, hear(state, stored, inboxAt(found.position)).steps) : null;
    return {
      timeline,
      position: found.position,
      run,
      openMoney,
      lifted: readLifted(isObject(found.draft) ? found.draft[LIFTED] : null),
      connected: connectedSeats(),
      saleAllowed: kept.sale,
    };
  }

  function inboxAt(position: number): KeptPhones['inbox'] {
    return kept?.position === position ? kept.inbox : [];
  }

  function connectedSeats(): readonly Seat[] {
    return visitors.seats().flatMap(({ seat, connected }) => (connected > 0 ? seat : []));
  }

  function sealedBy(seat: Seat): number | null {
    return kept?.sealed.find((one) => one.seat === seat)?.amount ?? null;
  }

  function showTo(visitor: Visitor, moment: PhoneMoment, made = new Map<string, string>()): void {
    const { role, language } = visitor;
    if (role.kind !== 'seat' && role.kind !== 'board') return;
    const key = `${language} ${role.kind === 'seat' ? role.seat : ''}`;
    const text = made.get(key) ?? written(moment, role.kind === 'seat' ? role.seat : null, language);
    made.set(key, text);
    if (text === '' || text === visitor.shown) return;
    visitor.shown = text;
    visitor.line.tell(text);
  }

  function written(moment: PhoneMoment, seat: Seat | null, language: Language): string {
    const view =
      seat === null
        ? boardView(moment, languageOf(language))
        : seatView(moment, seat, sealedBy(seat), languageOf(language));
    return view === null ? '' : JSON.stringify({ tell: 'view', view } satisfies Told);
  }

  /** Tells phones and views, once for everything that happens together, and after what is being answered now. */
  function publish(): void {
    if (publishing) return;
    publishing = true;
    setImmediate(() => {
      publishing = false;
      try {
        follow();
        tellEverybody();
      } catch (error) {
        note(error);
      }
    });
  }

  function tellEverybody(): void {
    const moment = momentNow();
    if (moment !== null) {
      const isOver = statusOf(moment) === 'finished';
      overSince = isOver ? (overSince ?? now()) : null;
      const made = new Map<string, string>();
      for (const visitor of visitors.all()) showTo(visitor, moment, made);
    }
    const next = JSON.stringify(state());
    if (next === told) return;
    told = next;
    for (const listener of listeners) listener();
  }

  function state(): PhonesState {
    if (kept === null) return NOTHING;
    return {
      game: kept.game,
      door: door === null || kept.door === null ? null : doorShown(door, kept.door),
      seats: visitors.seats(),
      asking: visitors.asking(),
      sale: kept.sale,
      position: kept.position,
      sealed: kept.sealed.map(({ seat }) => seat),
      inbox: kept.inbox,
    };
  }

  function doorShown({ address, port }: Door, { join, watch }: KeptDoor): NonNullable<PhonesState['door']> {
    const at = `http://${address}:${port}/`;
    const isEmpty = visitors.seats().every(({ connected }) => connected === 0) && visitors.boards() === 0;
    return {
      address,
      port,
      joins: `${at}#j=${join}`,
      watches: `${at}#b=${watch}`,
      lost,
      nobody: isEmpty && visitors.asking().length === 0 && now() - quietSince >= NOBODY_AFTER_MILLISECONDS,
      shut: visitors.isShut(),
      boards: visitors.boards(),
    };
  }

  function admit(seat: Seat): string {
    const key = newKey();
    const keys = kept?.keys ?? [];
    const own = keys.filter((one) => one.seat === seat);
    const dropped = own.slice(0, Math.max(0, own.length + 1 - MOST_KEYS_OF_SEAT));
    change({ keys: [...keys.filter((one) => !dropped.includes(one)), { seat, hash: hashOf(key) }] });
    return key;
  }

  /** A step of a phone, judged and kept before it is answered. */
  function step(seat: Seat, said: SaidStep, language: Language): Told {
    const { lot } = said;
    const refused = (why: Extract<Told, { ok: false }>['why'], words: string): Told => ({
      tell: 'answer',
      lot,
      ok: false,
      why,
      said: words,
    });
    const { own } = languageOf(language);
    try {
      follow();
      const moment = momentNow();
      if (moment === null) return refused('gone', own.refused.gone);
      const judged = judge(moment, seat, said);
      if (!judged.ok) {
        const { why, said: words } = refusalOf(moment, judged.error, languageOf(language));
        return refused(why, words);
      }
      if (!take(seat, judged.value)) return refused('gone', own.refused.gone);
      publish();
      return { tell: 'answer', lot, ok: true };
    } catch (error) {
      note(error);
      return refused('not-kept', own.refused['not-kept']);
    }
  }

  /** Keeps a step. Returns false if all sealed bids have been seen already, or somebody only fills the file. */
  function take(seat: Seat, judged: Judged): boolean {
    if (kept === null || unheard(kept, heard).length >= MOST_UNHEARD) return false;
    const others = kept.sealed.filter((one) => one.seat !== seat);
    switch (judged.kind) {
      case 'step':
        keep(withStep(kept, heard, judged.step));
        return true;
      case 'seal':
        if (kept.revealed) return false;
        keep({ ...withStep(kept, heard, judged.step), sealed: [...others, { seat, amount: judged.amount }] });
        return true;
      case 'unseal':
        if (kept.revealed) return false;
        keep({ ...withStep(kept, heard, judged.step), sealed: others });
        return true;
    }
  }

  /** What the laptop does with sealed bids goes the same way, without a lot of its own. */
  function atLaptop(
    id: string,
    position: number,
    then: (moment: PhoneMoment) => SealRefusal | null,
  ): SealRefusal | null {
    // Without a file nothing is known of covered bids, and they have to be made again.
    if (kept === null) kept = nothingKept(id, position);
    if (kept.game !== id) return 'gone';
    follow();
    const moment = momentNow();
    if (moment === null || moment.position !== position) return 'gone';
    const why = then(moment);
    publish();
    return why;
  }

  function sealed(seat: Seat, judged: Result<Judged, NotJudged>): SealRefusal | null {
    if (!judged.ok) return judged.error.why === 'refused' ? sealRefusal(judged.error.refused.why) : 'gone';
    return take(seat, judged.value) ? null : 'gone';
  }

  function reveal({ run }: PhoneMoment): SealRefusal | null {
    if (kept === null || run === null) return 'gone';
    if (run.live.kind !== 'covered') return 'out-of-turn';
    const bids = run.live.said.map((typed, seat) => sealedBy(seat) ?? typed);
    const missing = bids.flatMap((bid, seat) => (bid === null ? seat : []));
    if (missing.length === 0) {
      keep({ ...withStep(kept, heard, { kind: 'reveal', bids }), revealed: true });
      return null;
    }
    // What isn't there can't be revealed: those seats bid again.
    keep(missing.reduce((next, seat) => withStep(next, heard, { kind: 'uncover', seat }), kept));
    return null;
  }

  async function open(id: string, address: string): Promise<Result<PhonesState, OpeningRefusal>> {
    const found = options.game(id);
    if (found === undefined || found === null || found.trashed) return err('no-game');
    if (found.record.abandoned === true || isFinished(found.record)) return err('over');
    const listensOn = network.listensOn(address);
    if (listensOn === null) return err('address');
    const before = kept?.game === id ? kept : null;
    await closeDoor(before === null ? 'over' : 'restarting');
    const since = now();
    const fresh: KeptPhones = before ?? nothingKept(id, found.position);
    const codes = before?.door ?? { join: newToken(), watch: newToken(), port: 0 };
    if (before === null) timeline = null;
    kept = { ...fresh, door: { address, port: codes.port, since, join: codes.join, watch: codes.watch } };
    const failed = await listen(address, listensOn, codes.port);
    if (failed !== null) {
      kept = before;
      note(failed);
      publish();
      return err('system');
    }
    overSince = null;
    quietSince = now();
    follow();
    publish();
    return ok(state());
  }

  async function listen(address: string, listensOn: string, port: number): Promise<unknown> {
    try {
      const usual = options.ports ?? USUAL_PORTS;
      const ports = port === 0 ? usual : [port, ...usual.filter((other) => other !== port)];
      door = await openDoor({ address, listensOn, ports, page: options.page(), came: visitors.came });
      const { port: bound } = door;
      if (kept !== null && kept.door !== null) keep({ ...kept, door: { ...kept.door, port: bound } });
      lost = false;
      lookAfter = setInterval(lookAround, LOOKED_AFTER_EVERY_MILLISECONDS).unref();
      return null;
    } catch (error) {
      return error ?? new Error('the door didn’t open');
    }
  }

  /** What nobody tells: the address has gone, the evening is over, nobody has come. */
  function lookAround(): void {
    if (kept === null || kept.door === null) return;
    const tooLong = now() - kept.door.since > LONGEST_OPEN_MILLISECONDS;
    const over = overSince !== null && now() - overSince > OPEN_AFTER_END_MILLISECONDS;
    if (tooLong || over) {
      void finish();
      return;
    }
    lost = network.listensOn(kept.door.address) === null;
    publish();
  }

  async function closeDoor(how: 'over' | 'restarting'): Promise<void> {
    clearInterval(lookAfter);
    const closing = door;
    door = null;
    if (how === 'over') visitors.sendAway('over');
    await closing?.close(how === 'over' ? DOOR_CLOSED : RESTARTING);
  }

  /** Everything is forgotten. */
  async function finish(): Promise<void> {
    try {
      keep(null);
    } catch (error) {
      note(error);
      kept = null;
    }
    timeline = null;
    await closeDoor('over');
    publish();
  }

  function inOrder<Done>(work: () => Promise<Done>): Promise<Done> {
    const done = working.then(work);
    working = done.catch(() => undefined);
    return done;
  }

  return {
    state,
    seen: () => ({
      game: kept?.game ?? null,
      connected: connectedSeats(),
      sealed: kept?.sealed.map(({ seat }) => seat) ?? [],
    }),
    addresses: network.addresses,
    open: (id, address) => inOrder(() => open(id, address)),
    close: () =>
      inOrder(async () => {
        if (kept === null) return;
        // Bids that are sealed stay until they are revealed or the lot is gone.
        const isInUse = kept.sealed.length > 0 || kept.inbox.length > 0;
        if (!isInUse) await finish();
        else {
          keep({ ...kept, door: null, keys: [], sale: false });
          await closeDoor('over');
          publish();
        }
      }),
    newCode: () => {
      if (kept === null || kept.door === null) return;
      change({ door: { ...kept.door, join: newToken() } });
      visitors.voidJoins();
      quietSince = now();
      publish();
    },
    answer: visitors.answer,
    forget: (seat) => {
      if (kept === null) return;
      const codes = seat === null && kept.door !== null ? { join: newToken(), watch: newToken() } : {};
      change({
        keys: seat === null ? [] : kept.keys.filter((one) => one.seat !== seat),
        door: kept.door === null ? null : { ...kept.door, ...codes },
      });
      visitors.forget(seat);
      publish();
    },
    allow: (sale) => {
      change({ sale });
      publish();
    },
    seal: (id, position, seat, amount) =>
      atLaptop(id, position, (moment) => sealed(seat, judgeAt(moment, seat, amount))),
    unseal: (id, position, seat) =>
      atLaptop(id, position, (moment) => sealed(seat, judgeAt(moment, seat, null))),
    reveal: (id, position) => atLaptop(id, position, reveal),
    update: ({ kind }) => {
      // Its own changes are no news.
      if (kept !== null && kind !== 'phones') publish();
    },
    onChange: (listener) => listeners.push(listener),
    reopen: () =>
      inOrder(async () => {
        if (kept === null) return;
        const { door: was } = kept;
        const found = options.game(kept.game);
        if (found === undefined || door !== null) return;
        const isOver =
          found === null || found.trashed || found.record.abandoned === true || isFinished(found.record);
        if (isOver || (was !== null && now() - was.since > LONGEST_OPEN_MILLISECONDS)) {
          await finish();
          return;
        }
        follow();
        const listensOn = was === null ? null : network.listensOn(was.address);
        if (was !== null && listensOn !== null) {
          const failed = await listen(was.address, listensOn, was.port);
          if (failed !== null) note(failed);
        }
        publish();
      }),
    end: () => inOrder(() => closeDoor('restarting')),
  };
}

const NOTHING: PhonesState = {
  game: null,
  door: null,
  seats: [],
  asking: [],
  sale: false,
  position: 0,
  sealed: [],
  inbox: [],
};

function nothingKept(game: string, position: number): KeptPhones {
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

function storedIn({ draft }: PhoneGame): StoredAuction {
  return readStoredAuction(isObject(draft) ? draft[LIVE_AUCTION_KEY] : null);
}

function unheard({ inbox }: KeptPhones, heard: number): KeptPhones['inbox'] {
  return inbox.filter(({ number }) => number > heard);
}

/** What the table has taken over needn't be kept any longer. */
function withStep(kept: KeptPhones, heard: number, step: Step | null): KeptPhones {
  if (step === null) return kept;
  const number = kept.number + 1;
  return { ...kept, number, inbox: [...unheard(kept, heard), { number, step }] };
}

function languageOf(language: Language): PhoneLanguage {
  return { words: WORDS[language], own: PHONE_VIEWS[language], language, locale: language };
}

function statusOf({ timeline }: PhoneMoment): string {
  const table = timeline.tables.at(-1);
  return table === undefined ? '' : outcomeOf(table).status;
}

function isFinished(record: GameRecord): boolean {
  const table = timelineOf(record, null).tables.at(-1);
  return table !== undefined && outcomeOf(table).status === 'finished';
}

/** A bid of the laptop for a seat; `null` takes it back. */
function judgeAt(
  { timeline, run }: PhoneMoment,
  seat: Seat,
  amount: number | null,
): Result<Judged, NotJudged> {
  const state = auctionAt(timeline);
  if (state === null || run === null) return err({ why: 'gone' });
  return amount === null ? judgeUnseal(state, run.live, seat) : judgeSeal(state, run.live, seat, amount);
}

function sealRefusal(why: string): SealRefusal {
  return why === 'too-much' ? 'too-much' : 'out-of-turn';
}
