import type {
  CertificateRefusal,
  Change,
  PhoneAddress,
  PhonesSeen,
  PhonesState,
  SealRefusal,
  ShownCode,
} from '../../shared/api.ts';
import { hear, isRun, runAuction } from '../../shared/bidding/index.ts';
import { LIFTED, readLifted } from '../../shared/core/lifting.ts';
import { coversOff, NOTHING_WATCHED, watch } from '../../shared/core/watched-covers.ts';
import { err, ok, type Result } from '../../shared/core/result.ts';
import type { Seat } from '../../shared/core/seats.ts';
import { isObject } from '../../shared/core/shape.ts';
import {
  auctionAt,
  judge,
  judgeSeal,
  judgeUnseal,
  refusalOf,
  type Judged,
  type NotJudged,
  type PhoneMoment,
  type SaidStep,
  type Told,
} from '../../shared/phones/index.ts';
import { timelineOf, type Timeline } from '../../shared/record/index.ts';
import type { Language } from '../../shared/text/languages.ts';
import type { PageFiles } from '../page-files.ts';
import type { Network } from './addresses.ts';
import type { Certificates } from './certificate.ts';
import { openBooks } from './books.ts';
import { employDoorkeeper, type Place } from './doorkeeper.ts';
import { isFinished, isGone, isOver, storedIn, type PhoneGame } from './game.ts';
import { inboxAt, movedTo, sealedBy, withJudged, withRevealed } from './inbox.ts';
import { isInUse, nothingKept, withoutPhones, type KeptDoor, type KeptPhones } from './kept-phones.ts';
import { isSame, newToken, seatOfKey, withNewKey } from './keys.ts';
import { languageOf, screensOf } from './screens.ts';
import { makeShortCodes } from './short-codes.ts';
import { receiveVisitors } from './visitors.ts';

export type { PhoneGame } from './game.ts';

export interface PhonesOptions {
  readonly folder: string;
  /** `null` if there is no such game; `undefined` while the games aren't open. */
  readonly game: (id: string) => PhoneGame | null | undefined;
  readonly settings: () => { readonly openMoney: boolean; readonly runsAuctions: boolean };
  readonly page: () => PageFiles;
  readonly network: Network;
  readonly certificates: Certificates;
  readonly newId: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly note: (error: unknown) => void;
  readonly ports?: readonly number[];
  /** How often the door is looked at. */
  readonly looksAfterMilliseconds?: number;
}

export type OpeningRefusal = 'no-game' | 'over' | 'address' | 'system' | CertificateRefusal;

/** Phones at the table: the door on the local network, who came in, and what they say. */
export type Phones = ReturnType<typeof openPhones>;

export function openPhones(options: PhonesOptions) {
  const { folder, network, certificates, now, note } = options;
  const listeners: (() => void)[] = [];
  const books = openBooks(folder);
  const { current, others, keep, keepAll, change } = books;
  const codes = makeShortCodes(now);
  let timeline: Timeline | null = null;
  /** The covers that the table lifts at the end. */
  let watched = NOTHING_WATCHED;
  let publishing = false;
  let told = '';
  /** One opening or closing at a time. */
  let working: Promise<unknown> = Promise.resolve();

  const visitors = receiveVisitors({
    now,
    newId: options.newId,
    isCode: (kind, token) => isSame(token, current()?.door?.[kind] ?? newToken()),
    meantBy: (code) => {
      const token = codes.tokenOf(code);
      const kind = (['join', 'watch'] as const).find((each) => token === current()?.door?.[each]);
      return token === null || kind === undefined ? null : { kind, token };
    },
    seatOf: (key) => seatOfKey(current()?.keys ?? [], key),
    names: () => game(current())?.record.players.map(({ name }) => name) ?? [],
    known: (seat) => current()?.keys.filter((one) => one.seat === seat).length ?? 0,
    admit,
    step,
    show: (visitor) => {
      const moment = momentOf(current());
      visitor.shown = '';
      if (moment !== null) screensOf(moment, sealedNow).show(visitor);
    },
    changed: () => {
      doorkeeper.mayCome();
      publish();
    },
  });
  const doorkeeper = employDoorkeeper({
    network,
    page: options.page,
    ports: options.ports,
    looksAfterMilliseconds: options.looksAfterMilliseconds,
    now,
    visitors,
    kept: () => current()?.door ?? null,
    finish: () => void finish(),
    changed: publish,
  });

  function game(book: KeptPhones | null): PhoneGame | null {
    return (book === null ? null : options.game(book.game)) ?? null;
  }

  /** Follows the games: a new position ends what was said at the last one, and a game that is gone ends everything. */
  function follow(): void {
    for (const book of books.all()) followOne(book);
  }

  function followOne(book: KeptPhones): void {
    const found = options.game(book.game);
    if (found === undefined) return;
    if (found === null || isGone(found)) {
      if (book === current()) void finish();
      else keepAll(others(book));
      return;
    }
    if (found.position === book.position) return;
    const fresh = movedTo(book, found.position);
    if (book.door === null) keepAll(others(book));
    else if (isInUse(book) || book.revealed) keep(fresh);
    // Only the position is new.
    else books.remember(fresh);
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
    const lifted = readLifted(isObject(draft) ? draft[LIFTED] : null);
    // The table no longer says how many once all are lifted.
    if (book.door !== null) watched = watch(watched, isFinished(timeline), lifted);
    const heard = state === null ? stored : hear(state, stored, inboxAt(book, position));
    const run = state !== null && isRun(heard, runsAuctions) ? runAuction(state, heard.steps) : null;
    return {
      timeline,
      position,
      run,
      openMoney,
      lifted: coversOff(watched, lifted, Number.POSITIVE_INFINITY),
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
      doorkeeper.sees(isFinished(moment.timeline));
      const screens = screensOf(moment, sealedNow);
      for (const visitor of visitors.all()) screens.show(visitor);
    }
    const next = JSON.stringify(state());
    if (next === told) return;
    told = next;
    for (const listener of listeners) listener();
  }

  /** Of one game, or of the one that has phones. */
  function state(id?: string): PhonesState {
    const book = id === undefined ? current() : books.of(id);
    if (book === null) return NOTHING;
    const open = book.door === null ? null : doorkeeper.shown(book.door);
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

  function admit(seat: Seat): string {
    const { key, keys } = withNewKey(current()?.keys ?? [], seat);
    change({ keys });
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

  /** Keeps a step. Returns false if it came too late. */
  function take(book: KeptPhones, seat: Seat, judged: Judged): boolean {
    const next = withJudged(book, heardOf(book), seat, judged);
    if (next === null) return false;
    keep(next);
    return true;
  }

  /** The last step that the table has taken over. */
  function heardOf(book: KeptPhones): number {
    const found = game(book);
    return found === null ? 0 : storedIn(found).heard;
  }

  /** What the laptop does with sealed bids goes the same way, without a lot of its own. */
  function atLaptop(
    id: string,
    position: number,
    then: (book: KeptPhones, moment: PhoneMoment) => SealRefusal | null,
  ): SealRefusal | null {
    follow();
    // Without a file nothing is known of covered bids, and they have to be made again.
    const book = books.of(id) ?? nothingKept(id, position);
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

  function reveal(book: KeptPhones, moment: PhoneMoment): SealRefusal | null {
    const next = withRevealed(book, heardOf(book), moment);
    if (!next.ok) return next.error;
    keep(next.value);
    return null;
  }

  async function open(id: string, address: string): Promise<Result<PhonesState, OpeningRefusal>> {
    const found = options.game(id);
    if (found === undefined || found === null || found.trashed) return err('no-game');
    if (isOver(found)) return err('over');
    const listensOn = network.listensOn(address);
    if (listensOn === null) return err('address');
    const configured = await certificates.at(address);
    if (!configured.ok) return configured;
    const { value: certificate } = configured;
    const isMoving = current()?.game === id;
    await doorkeeper.close(isMoving ? 'restarting' : 'over');
    const before = books.of(id) ?? nothingKept(id, found.position);
    const elsewhere = others(before).flatMap(withoutPhones);
    const { join, watch, port } = before.door ?? { join: newToken(), watch: newToken(), port: 0 };
    if (!isMoving) watched = NOTHING_WATCHED;
    const secure = certificate !== null;
    const door = { address, port, secure, since: now(), join, watch };
    books.rememberAll([...elsewhere, { ...before, door }]);
    const giveUp = async (): Promise<void> => {
      await doorkeeper.close('restarting');
      leave([...elsewhere, ...(isMoving ? [before] : withoutPhones(before))]);
    };
    const opened = await listen({ address, listensOn, port, certificate });
    if (opened === null) {
      await giveUp();
      return err('system');
    }
    try {
      change({ door: { ...door, port: opened } });
    } catch (error) {
      // The disk is to blame, not the system.
      await giveUp();
      throw error;
    }
    doorkeeper.mayCome();
    follow();
    publish();
    return ok(state());
  }

  /** Returns the port; `null` if the system doesn't let us listen there. */
  async function listen(place: Place): Promise<number | null> {
    try {
      return await doorkeeper.open(place);
    } catch (error) {
      note(error);
      return null;
    }
  }

  /** Nobody comes in any more, even if that can't be saved. */
  function leave(left: readonly KeptPhones[]): void {
    try {
      keepAll(left);
    } catch (error) {
      note(error);
      books.rememberAll(left);
    }
    publish();
  }

  /** With a certificate or without one, as before: another way is for somebody to decide. */
  async function openAgain(was: KeptDoor): Promise<void> {
    const { address, port, secure } = was;
    const listensOn = network.listensOn(address);
    if (listensOn === null || secure !== certificates.isConfigured) return;
    const certificate = await certificates.at(address);
    if (!certificate.ok) {
      note(new Error(certificate.error));
      return;
    }
    const opened = await listen({ address, listensOn, port, certificate: certificate.value });
    if (opened !== null && opened !== port) change({ door: { ...was, port: opened } });
  }

  /** Everything of this game is forgotten. */
  async function finish(): Promise<void> {
    const book = current();
    timeline = null;
    await shut(book === null ? [] : others(book));
  }

  async function shut(left: readonly KeptPhones[]): Promise<void> {
    leave(left);
    await doorkeeper.close('over');
    publish();
  }

  function inOrder<Done>(work: () => Promise<Done>): Promise<Done> {
    const done = working.then(work);
    working = done.catch(() => undefined);
    return done;
  }

  return {
    state,
    seen: (): PhonesSeen => {
      const { game: id, sealed: seats } = state();
      return { game: id, connected: connectedSeats(), sealed: seats };
    },
    addresses: async (): Promise<readonly PhoneAddress[]> => {
      const { isConfigured: secure } = certificates;
      return (await network.addresses()).map((address) => ({ ...address, secure }));
    },
    open: (id: string, address: string) => inOrder(() => open(id, address)),
    close: () =>
      inOrder(async () => {
        const book = current();
        if (book === null) return;
        if (isInUse(book)) await shut([...others(book), ...withoutPhones(book)]);
        else await finish();
      }),
    /** The code to type in place of a QR code, for as long as the laptop shows it; `null` without a door. */
    code: (kind: 'join' | 'watch'): ShownCode | null => {
      const { door } = current() ?? {};
      return door && doorkeeper.isOpen() ? codes.shownFor(door[kind]) : null;
    },
    newCode: () => {
      const at = current()?.door ?? null;
      if (at === null) return;
      change({ door: { ...at, join: newToken() } });
      visitors.voidJoins();
      doorkeeper.mayCome();
      publish();
    },
    answer: visitors.answer,
    forget: (seat: Seat | null) => {
      const book = current();
      if (book === null) return;
      const fresh = seat === null ? { join: newToken(), watch: newToken() } : {};
      change({
        keys: seat === null ? [] : book.keys.filter((one) => one.seat !== seat),
        door: book.door === null ? null : { ...book.door, ...fresh },
      });
      visitors.forget(seat);
      publish();
    },
    allow: (sale: boolean) => {
      change({ sale });
      publish();
    },
    seal: (id: string, position: number, seat: Seat, amount: number) =>
      atLaptop(id, position, (book, moment) => sealed(book, seat, judgeAt(moment, seat, amount))),
    unseal: (id: string, position: number, seat: Seat) =>
      atLaptop(id, position, (book, moment) => sealed(book, seat, judgeAt(moment, seat, null))),
    reveal: (id: string, position: number) => atLaptop(id, position, reveal),
    /** Something has changed in the app. */
    update: ({ kind }: Change) => {
      // Its own changes are no news.
      if (books.all().length > 0 && kind !== 'phones') publish();
    },
    onChange: (listener: () => void): void => void listeners.push(listener),
    /** Opens the door again that was open when the app ended. */
    reopen: () =>
      inOrder(async () => {
        const book = current();
        const found = game(book);
        if (book === null || doorkeeper.isOpen() || options.game(book.game) === undefined) return;
        const { door: was } = book;
        if (found === null || isOver(found) || (was !== null && doorkeeper.isTooLongAgo(was.since))) {
          await finish();
          return;
        }
        follow();
        if (was !== null) await openAgain(was);
        publish();
      }),
    /** The app ends. Phones keep their seats. */
    end: () => inOrder(() => doorkeeper.close('restarting')),
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
