import type { Change, PhoneAddress, PhonesSeen, PhonesState, SealRefusal } from '../../shared/api.ts';
import {
  hear,
  isRun,
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
  /** Of one game, or of the one that has phones. */
  readonly state: (game?: string) => PhonesState;
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
  /** One for each game that has anything to keep; at most one has a door. The last one touched comes last. */
  let books = readKeptPhones(folder);
  let door: Door | null = null;
  let timeline: Timeline | null = null;
  /** When the game was first seen to be over. */
  let overSince: number | null = null;
  /** When somebody last came, or could have. */
  let quietSince = now();
  let lost = false;
  let lookAfter: ReturnType<typeof setInterval> | undefined;
  let publishing = false;
  let told = '';
  /** One opening or closing at a time. */
  let working: Promise<unknown> = Promise.resolve();

  const visitors = receiveVisitors({
    now,
    newId: options.newId,
    isCode: (kind, token) => isSame(token, current()?.door?.[kind] ?? newToken()),
    seatOf: (key) => {
      const hash = hashOf(key);
      return current()?.keys.find((one) => isSame(one.hash, hash))?.seat ?? null;
    },
    names: () => game(current())?.record.players.map(({ name }) => name) ?? [],
    known: (seat) => current()?.keys.filter((one) => one.seat === seat).length ?? 0,
    admit,
    step,
    show: (visitor) => {
      const moment = momentOf(current());
      visitor.shown = '';
      if (moment !== null) showTo(visitor, moment);
    },
    changed: () => {
      quietSince = now();
      publish();
    },
  });

  /** The game that has phones, or that had them last. */
  function current(): KeptPhones | null {
    return books.find((book) => book.door !== null) ?? books.at(-1) ?? null;
  }

  function bookOf(id: string): KeptPhones | null {
    return books.find((book) => book.game === id) ?? null;
  }

  function others({ game: id }: Pick<KeptPhones, 'game'>): readonly KeptPhones[] {
    return books.filter((book) => book.game !== id);
  }

  /** Nothing is lost if this isn't on the disk yet. */
  function remember(next: KeptPhones): void {
    books = [...others(next), next];
  }

  function keepAll(next: readonly KeptPhones[]): void {
    writeKeptPhones(folder, next);
    books = next;
  }

  /** What must be on the disk before anybody hears of it. */
  function keep(next: KeptPhones): void {
    keepAll([...others(next), next]);
  }

  function change(fields: Partial<KeptPhones>): void {
    const book = current();
    if (book !== null) keep({ ...book, ...fields });
  }

  function game(book: KeptPhones | null): PhoneGame | null {
    return (book === null ? null : options.game(book.game)) ?? null;
  }

  /** Follows the games: a new position ends what was said at the last one, and a game that is gone ends everything. */
  function follow(): void {
    for (const book of books) followOne(book);
  }

  function followOne(book: KeptPhones): void {
    const found = options.game(book.game);
    if (found === undefined) return;
    if (found === null || found.trashed || found.record.abandoned === true) {
      if (book === current()) void finish();
      else keepAll(others(book));
      return;
    }
    if (found.position === book.position) return;
    const fresh = { ...book, position: found.position, sealed: [], inbox: [], revealed: false };
    if (book.door === null) keepAll(others(book));
    else if (isInUse(book) || book.revealed) keep(fresh);
    // Only the position is new.
    else remember(fresh);
  }

  function momentOf(book: KeptPhones | null): PhoneMoment | null {
    const found = game(book);
    if (found === null || book === null) return null;
    const { record, position, draft } = found;
    timeline = timelineOf(record, timeline?.record.id === record.id ? timeline : null);
    if (timeline.tables.length === 0) return null;
    const state = auctionAt(timeline);
    const stored = storedIn(found);
    const { openMoney, runsAuctions } = options.settings();
    const inbox = book.position === position ? book.inbox : [];
    const heard = state === null ? stored : hear(state, stored, inbox);
    const run =
      state !== null && isRun(heard, runsAuctions || book.door !== null)
        ? runAuction(state, heard.steps)
        : null;
    return {
      timeline,
      position,
      run,
      openMoney,
      lifted: readLifted(isObject(draft) ? draft[LIFTED] : null),
      connected: book.door === null ? [] : connectedSeats(),
      saleAllowed: book.sale,
    };
  }

  function sealedNow(seat: Seat): number | null {
    const book = current();
    return book === null ? null : sealedBy(book, seat);
  }

  function connectedSeats(): readonly Seat[] {
    return visitors.seats().flatMap(({ seat, connected }) => (connected > 0 ? seat : []));
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
        : seatView(moment, seat, sealedNow(seat), languageOf(language));
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
    const moment = momentOf(current());
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

  function state(id?: string): PhonesState {
    const book = id === undefined ? current() : bookOf(id);
    if (book === null) return NOTHING;
    const open = door === null || book.door === null ? null : doorShown(door, book.door);
    return {
      game: book.game,
      door: open,
      seats: open === null ? [] : visitors.seats(),
      asking: open === null ? [] : visitors.asking(),
      sale: book.sale,
      position: book.position,
      sealed: book.sealed.map(({ seat }) => seat),
      inbox: book.inbox,
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
    const keys = current()?.keys ?? [];
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
      const book = current();
      const moment = momentOf(book);
      if (book === null || moment === null) return refused('gone', own.refused.gone);
      const judged = judge(moment, seat, said);
      if (!judged.ok) {
        const { why, said: words } = refusalOf(moment, judged.error, languageOf(language));
        return refused(why, words);
      }
      if (!take(book, seat, judged.value)) return refused('gone', own.refused.gone);
      publish();
      return { tell: 'answer', lot, ok: true };
    } catch (error) {
      note(error);
      return refused('not-kept', own.refused['not-kept']);
    }
  }

  /** Keeps a step. Returns false if all sealed bids have been seen already, or somebody only fills the file. */
  function take(book: KeptPhones, seat: Seat, judged: Judged): boolean {
    if (unheard(book).length >= MOST_UNHEARD) return false;
    const sealed = book.sealed.filter((one) => one.seat !== seat);
    switch (judged.kind) {
      case 'step':
        keep(withStep(book, judged.step));
        return true;
      case 'seal':
        if (book.revealed) return false;
        keep({ ...withStep(book, judged.step), sealed: [...sealed, { seat, amount: judged.amount }] });
        return true;
      case 'unseal':
        if (book.revealed) return false;
        keep({ ...withStep(book, judged.step), sealed });
        return true;
    }
  }

  /** The last step that the table has taken over. */
  function heardOf(book: KeptPhones): number {
    const found = game(book);
    return found === null ? 0 : storedIn(found).heard;
  }

  function unheard(book: KeptPhones): KeptPhones['inbox'] {
    const heard = heardOf(book);
    return book.inbox.filter(({ number }) => number > heard);
  }

  /** What the table has taken over needn't be kept any longer. */
  function withStep(book: KeptPhones, step: Step | null): KeptPhones {
    if (step === null) return book;
    // The file may have been lost since: a number that the table has heard would be no news.
    const number = Math.max(book.number, heardOf(book)) + 1;
    return { ...book, number, inbox: [...unheard(book), { number, step }] };
  }

  /** What the laptop does with sealed bids goes the same way, without a lot of its own. */
  function atLaptop(
    id: string,
    position: number,
    then: (book: KeptPhones, moment: PhoneMoment) => SealRefusal | null,
  ): SealRefusal | null {
    follow();
    // Without a file nothing is known of covered bids, and they have to be made again.
    const book = bookOf(id) ?? nothingKept(id, position);
    const moment = momentOf(book);
    if (moment === null || moment.position !== position) return 'gone';
    const why = then(book, moment);
    publish();
    return why;
  }

  function sealed(book: KeptPhones, seat: Seat, judged: Result<Judged, NotJudged>): SealRefusal | null {
    if (!judged.ok) return judged.error.why === 'refused' ? sealRefusal(judged.error.refused.why) : 'gone';
    return take(book, seat, judged.value) ? null : 'gone';
  }

  function reveal(book: KeptPhones, { run }: PhoneMoment): SealRefusal | null {
    if (run === null) return 'gone';
    if (run.live.kind !== 'covered') return 'out-of-turn';
    const bids = run.live.said.map((typed, seat) => sealedBy(book, seat) ?? typed);
    const missing = bids.flatMap((bid, seat) => (bid === null ? seat : []));
    if (missing.length === 0) {
      keep({ ...withStep(book, { kind: 'reveal', bids }), revealed: true });
      return null;
    }
    // What isn't there can't be revealed: those seats bid again.
    keep(missing.reduce((next, seat) => withStep(next, { kind: 'uncover', seat }), book));
    return null;
  }

  async function open(id: string, address: string): Promise<Result<PhonesState, OpeningRefusal>> {
    const found = options.game(id);
    if (found === undefined || found === null || found.trashed) return err('no-game');
    if (found.record.abandoned === true || isFinished(found.record)) return err('over');
    const listensOn = network.listensOn(address);
    if (listensOn === null) return err('address');
    const isMoving = current()?.game === id;
    await closeDoor(isMoving ? 'restarting' : 'over');
    const before = bookOf(id) ?? nothingKept(id, found.position);
    const elsewhere = others(before).flatMap(withoutPhones);
    const { join, watch, port } = before.door ?? { join: newToken(), watch: newToken(), port: 0 };
    const opened = { ...before, door: { address, port, since: now(), join, watch } };
    books = [...elsewhere, opened];
    const failed = await listen(address, listensOn, port);
    if (failed !== null) {
      keepAll([...elsewhere, ...(isMoving ? [before] : withoutPhones(before))]);
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
      const book = current();
      if (book !== null && book.door !== null) keep({ ...book, door: { ...book.door, port: bound } });
      lost = false;
      lookAfter = setInterval(lookAround, LOOKED_AFTER_EVERY_MILLISECONDS).unref();
      return null;
    } catch (error) {
      return error ?? new Error('the door didn’t open');
    }
  }

  /** What nobody tells: the address has gone, the evening is over, nobody has come. */
  function lookAround(): void {
    const at = current()?.door ?? null;
    if (at === null) return;
    const tooLong = now() - at.since > LONGEST_OPEN_MILLISECONDS;
    const over = overSince !== null && now() - overSince > OPEN_AFTER_END_MILLISECONDS;
    if (tooLong || over) {
      void finish();
      return;
    }
    lost = network.listensOn(at.address) === null;
    publish();
  }

  async function closeDoor(how: 'over' | 'restarting'): Promise<void> {
    clearInterval(lookAfter);
    const closing = door;
    door = null;
    if (how === 'over') visitors.sendAway('over');
    await closing?.close(how === 'over' ? DOOR_CLOSED : RESTARTING);
  }

  /** Everything of this game is forgotten. */
  async function finish(): Promise<void> {
    const book = current();
    const left = book === null ? [] : others(book);
    try {
      keepAll(left);
    } catch (error) {
      note(error);
      books = left;
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
    seen: () => {
      const { game: id, sealed: seats } = state();
      return { game: id, connected: connectedSeats(), sealed: seats };
    },
    addresses: network.addresses,
    open: (id, address) => inOrder(() => open(id, address)),
    close: () =>
      inOrder(async () => {
        const book = current();
        if (book === null) return;
        if (!isInUse(book)) await finish();
        else {
          keepAll([...others(book), ...withoutPhones(book)]);
          await closeDoor('over');
          publish();
        }
      }),
    newCode: () => {
      const at = current()?.door ?? null;
      if (at === null) return;
      change({ door: { ...at, join: newToken() } });
      visitors.voidJoins();
      quietSince = now();
      publish();
    },
    answer: visitors.answer,
    forget: (seat) => {
      const book = current();
      if (book === null) return;
      const codes = seat === null ? { join: newToken(), watch: newToken() } : {};
      change({
        keys: seat === null ? [] : book.keys.filter((one) => one.seat !== seat),
        door: book.door === null ? null : { ...book.door, ...codes },
      });
      visitors.forget(seat);
      publish();
    },
    allow: (sale) => {
      change({ sale });
      publish();
    },
    seal: (id, position, seat, amount) =>
      atLaptop(id, position, (book, moment) => sealed(book, seat, judgeAt(moment, seat, amount))),
    unseal: (id, position, seat) =>
      atLaptop(id, position, (book, moment) => sealed(book, seat, judgeAt(moment, seat, null))),
    reveal: (id, position) => atLaptop(id, position, reveal),
    update: ({ kind }) => {
      // Its own changes are no news.
      if (books.length > 0 && kind !== 'phones') publish();
    },
    onChange: (listener) => listeners.push(listener),
    reopen: () =>
      inOrder(async () => {
        const book = current();
        const found = game(book);
        if (book === null || door !== null || options.game(book.game) === undefined) return;
        const { door: was } = book;
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

/** Somebody has said something at this position. */
function isInUse({ sealed, inbox }: KeptPhones): boolean {
  return sealed.length > 0 || inbox.length > 0;
}

/** Without its phones: bids that are sealed stay until they are revealed or the lot is gone. */
function withoutPhones(book: KeptPhones): readonly KeptPhones[] {
  return isInUse(book) ? [{ ...book, door: null, keys: [], sale: false }] : [];
}

function sealedBy({ sealed }: KeptPhones, seat: Seat): number | null {
  return sealed.find((one) => one.seat === seat)?.amount ?? null;
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
