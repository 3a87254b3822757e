import { standingBid, speakers, type LiveAuction } from '../bidding/index.ts';
import type { State } from '../auction/index.ts';
import { isAway } from '../core/away.ts';
import { never } from '../core/never.ts';
import { liftingOrder, placesOf } from '../core/lifting.ts';
import { roundsBefore } from '../core/rounds-before.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import {
  atTheEnd,
  editionIn,
  outcomeOf,
  seatsOver,
  familyOf,
  type GameRecord,
  type Table,
} from '../record/index.ts';
import { placeText } from '../text/away.ts';
import { questionText, explanationText, speakersOf, type Telling } from '../text/bidding.ts';
import { listFormat } from '../text/formats.ts';
import { latelyAt } from '../text/lately.ts';
import { namingOf } from '../text/naming.ts';
import { promptingOf } from '../text/prompting.ts';
import { auctionTerms, boxName } from '../text/terms.ts';
import { auctionTable } from './auction-table.ts';
import { canOf } from './can.ts';
import { eveningOf } from './evening.ts';
import { galleryTable } from './gallery-table.ts';
import { lotNow, writeLot } from './lot.ts';
import { auctionAt, type PhoneLanguage, type PhoneMoment } from './moment.ts';
import type { TableOfFamily } from './table-of-family.ts';
import type { BoardView, Can, Ending, Lot, PadLine, SeatInView, SeatView } from './views.ts';

/** The table as everybody may see it. */
export function boardView(moment: PhoneMoment, language: PhoneLanguage): BoardView | null {
  const shown = shownAt(moment, language);
  if (shown === null) return null;
  return { kind: 'board', ...tableView(shown), ...questionForAll(shown) };
}

/** The table as one seat may see it: `sealed` is its own bid, if main holds one. */
export function seatView(
  moment: PhoneMoment,
  seat: Seat,
  sealed: number | null,
  language: PhoneLanguage,
): SeatView | null {
  const shown = shownAt(moment, language);
  if (shown === null) return null;
  const { auction, table, record, of } = shown;
  const state = auctionAt(moment.timeline);
  const can =
    state === null
      ? []
      : canOf(state, auction?.live ?? null, seat, moment.saleAllowed, shown.naming, language);
  const own = of.seats[seat];
  const amounts = ownAmounts(table);
  return {
    kind: 'seat',
    ...tableView(shown),
    ...questionFor(shown, seat, can),
    seat,
    name: record.players[seat]?.name ?? '',
    now: writeLot(lotNow(moment)),
    myTurn: auction === null ? (own?.acts ?? false) : isAsked(auction.live, seat),
    can,
    sealed:
      auction !== null && isCovered(auction.live, seat) ? (sealed ?? typedBid(auction.live, seat)) : null,
    money: moneyFacts(table),
    mine: {
      has: amounts === null ? null : of.has(amounts[seat] ?? 0),
      works: own?.works ?? null,
      worth: of.worthOf(seat),
    },
    evening:
      table.state.situation.kind === 'finished'
        ? eveningOf(moment.timeline, seat, shown.naming, language)
        : null,
  };
}

/** What all views of one moment and language share. */
interface Shown {
  readonly moment: PhoneMoment;
  readonly language: PhoneLanguage;
  readonly record: GameRecord;
  readonly table: Table;
  readonly of: TableOfFamily;
  readonly naming: ReturnType<typeof namingOf>;
  readonly auction: { readonly state: State; readonly live: LiveAuction; readonly telling: Telling } | null;
}

function shownAt(moment: PhoneMoment, language: PhoneLanguage): Shown | null {
  const { timeline, run } = moment;
  const table = timeline.tables.at(-1);
  // A correction may have left a game that can't be played on.
  if (table === undefined || timeline.problem !== null) return null;
  const { record } = timeline;
  const naming = namingOf(record, language.locale);
  const shared = { moment, language, record, table, naming };
  switch (table.family) {
    case 'auction': {
      const { state } = table;
      const auction =
        run === null ? null : { state, live: run.live, telling: tellingOf(state, naming, language) };
      return { ...shared, of: auctionTable(state, language), auction };
    }
    case 'gallery':
      return { ...shared, of: galleryTable(table.state, language), auction: null };
  }
  return never(table);
}

function tellingOf(
  { situation, setup }: State,
  naming: Shown['naming'],
  { words, locale }: PhoneLanguage,
): Telling {
  const { sold } = auctionTerms(words, setup.edition);
  return {
    words: words.liveAuction,
    name: naming.seat,
    sum: naming.money,
    list: (seats) => listFormat(locale).format(seats.map(naming.seat)),
    artist: 'artist' in situation ? naming.artist(setup.artists[situation.artist]) : '',
    kind: (auction) => sold[auction],
  };
}

type OfAll = Omit<BoardView, 'kind' | 'asked' | 'explained'>;

function tableView(shown: Shown): OfAll {
  const { moment, language, record, table, of, naming, auction } = shown;
  const { words } = language;
  const outcome = outcomeOf(table);
  const bid = auction === null ? null : standingBid(auction.live);
  return {
    game: boxName(words, editionIn(record)).game,
    round: words.window.table.round(outcome.round, table.setup.edition.rounds),
    status: outcome.status,
    lately: outcome.status === 'playing' ? latelyAt(moment.timeline, language) : '',
    warning: warningOf(shown),
    wall: of.wall,
    lot: lotOf(shown),
    standing:
      bid === null ? null : { seat: bid.seat, name: naming.seat(bid.seat), sum: naming.money(bid.amount) },
    seats: seatsOf(shown),
    pad: padOf(shown),
    ending: outcome.status === 'finished' ? endingOf(shown) : null,
  };
}

function lotOf({ of: { lot }, naming }: Shown): Lot | null {
  return lot === null ? null : { ...lot, seller: naming.seat(lot.seller) };
}

const WARNINGS: ReadonlySet<string> = new Set(['one-more', 'second-could-end', 'everyone-could-end']);

function warningOf({ language, record, table }: Shown): string {
  const { prompts } = promptingOf(language, record, table, NOTHING_EXPLAINED);
  return prompts.flatMap(({ key, line }) => (WARNINGS.has(key) ? line : [])).join(' ');
}

const NOTHING_EXPLAINED: ReadonlySet<string> = new Set();

function seatsOf({ moment, record, table, of, auction }: Shown): SeatInView[] {
  const told = auction === null ? [] : speakersOf(auction.live, speakers(auction.state), auction.telling);
  const amounts = openAmounts(moment, table);
  return record.players.map(({ name }, seat) => {
    const said = told.find((one) => one.seat === seat);
    const own = of.seats[seat];
    return {
      seat,
      name,
      roles: own?.roles ?? [],
      acts: auction === null ? (own?.acts ?? false) : isAsked(auction.live, seat),
      // Phones seal in any order, so that it is nobody's turn.
      says: auction?.live.kind === 'covering' && isAsked(auction.live, seat) ? '' : (said?.says ?? ''),
      wins: said?.wins ?? false,
      hand: own?.hand ?? null,
      works: own?.works ?? null,
      has: amounts === null ? null : of.has(amounts[seat] ?? 0),
      connected: moment.connected.includes(seat),
    };
  });
}

/** Points are open; money is if the table plays that way. */
function openAmounts({ openMoney }: PhoneMoment, table: Table): BySeat<number> | null {
  switch (table.family) {
    case 'auction':
      return openMoney ? ownAmounts(table) : null;
    case 'gallery':
      return table.state.scores;
  }
}

/** What everybody has, of which a seat gets its own. */
function ownAmounts(table: Table): BySeat<number> | null {
  const { cash, scores } = outcomeOf(table);
  return cash ?? scores;
}

function moneyFacts(table: Table): SeatView['money'] {
  switch (table.family) {
    case 'auction': {
      const { before, after, times } = table.setup.edition.money;
      return { before, after, times };
    }
    case 'gallery':
      return null;
  }
}

/** What each round has paid everybody, by the seats they have now. */
function padOf({ record, table, of }: Shown): PadLine[] {
  const { endOfRound } = seatsOver(record);
  const before = roundsBefore(table.state.settled);
  const rounds = of.payouts.flatMap(({ round, payouts }) =>
    payouts === null ? [] : [{ round, paid: round > before ? atTheEnd(payouts, endOfRound(round)) : null }],
  );
  if (rounds.length === 0) return [];
  const unknown = record.players.map(() => '–');
  return [
    ...rounds.map(({ round, paid }) => ({
      label: of.padLabels.round(round),
      cells: paid?.map(of.sum) ?? unknown,
    })),
    { label: of.padLabels.total, cells: totalOf(table, rounds)?.map(of.sum) ?? unknown },
  ];
}

/** Points count all of a game; what the bank paid is only known of rounds that were kept. */
function totalOf(
  table: Table,
  rounds: readonly { readonly paid: BySeat<number> | null }[],
): BySeat<number> | null {
  switch (table.family) {
    case 'auction':
      return rounds.some(({ paid }) => paid === null)
        ? null
        : Array.from({ length: table.setup.players }, (_, seat) =>
            rounds.reduce((sum, { paid }) => sum + (paid?.[seat] ?? 0), 0),
          );
    case 'gallery': {
      const pending = rounds[table.state.settled.length]?.paid ?? null;
      return table.state.scores.map((score, seat) => score + (pending?.[seat] ?? 0));
    }
  }
}

/** Covers come off as they do at the table; points were open all along. */
function endingOf({ moment, language, record, table, of, naming }: Shown): Ending {
  const { words, locale } = language;
  const { scores } = outcomeOf(table);
  if (scores === null) return { title: words.board.counting, lifted: [] };
  const order = liftingOrder(scores);
  const covered = familyOf(editionIn(record)).scoredIn === 'money' && !moment.openMoney;
  const off = covered ? order.slice(0, moment.lifted) : order;
  const places = placesOf(scores);
  const list = (seats: readonly Seat[]) => listFormat(locale).format(seats.map(naming.seat));
  const winners = order.at(-1) ?? [];
  return {
    title: off.length < order.length ? words.board.reveal : words.end.wins(list(winners), winners.length > 1),
    lifted: off.flat().map((seat) => ({
      seat,
      name: naming.seat(seat),
      sum: of.has(scores[seat] ?? 0),
      place: placeText(words, places[seat] ?? 0, table.state.away[seat] ?? null),
    })),
  };
}

type Question = Pick<BoardView, 'asked' | 'explained'>;

function questionForAll(shown: Shown): Question {
  const { auction, language, record, table } = shown;
  const { own } = language;
  if (table.state.situation.kind === 'finished') return { asked: endingOf(shown).title, explained: '' };
  if (auction === null)
    return { asked: promptingOf(language, record, table, NOTHING_EXPLAINED).line, explained: '' };
  const { live, telling } = auction;
  switch (live.kind) {
    case 'covering':
      return { asked: telling.words.everybodyBids, explained: sealedBy(shown, live.covered) };
    case 'covered':
      return { asked: own.you.allSealed, explained: own.tillReveal };
    case 'calling':
    case 'in-turn':
    case 'naming':
    case 'asking':
    case 'adding':
    case 'added':
    case 'unwanted':
    case 'decided':
      return { asked: questionText(live, false, telling), explained: explanationText(live, telling) };
  }
  return never(live);
}

/** The question as it is for one player, who is spoken to. */
function questionFor(shown: Shown, seat: Seat, can: readonly Can[]): Question {
  const { auction, of, language, table } = shown;
  const forAll = questionForAll(shown);
  if (isAway(table.state.away, seat) && table.state.situation.kind !== 'finished')
    return { asked: language.own.you.away, explained: language.own.awayExplained };
  if (auction === null || (can.length === 0 && auction.live.kind !== 'decided')) return forAll;
  const { live, telling } = auction;
  const { own } = language;
  const { you } = own;
  const explained = explainedFor(shown, seat);
  const { name: artist = '', cards = 1 } = of.lot ?? {};
  switch (live.kind) {
    case 'calling': {
      const { standing, going } = live;
      if (going > 0) return { ...forAll, explained };
      if (standing === null) return { asked: you.call(artist, cards), explained };
      return standing.seat === seat
        ? { asked: you.lead(telling.sum(standing.amount)), explained }
        : { ...forAll, explained };
    }
    case 'in-turn':
      return {
        asked: live.standing === null ? you.bid : you.more(telling.sum(live.standing.amount)),
        explained,
      };
    case 'covering':
      return {
        asked: live.covered.includes(seat) ? you.sealed : you.seal(artist, cards),
        explained: sealedBy(shown, live.covered, seat),
      };
    case 'covered':
      return forAll;
    case 'naming':
      return { asked: you.price, explained: '' };
    case 'asking':
      return { asked: you.take(telling.sum(live.price)), explained };
    case 'adding':
      return { asked: you.add(artist), explained: '' };
    case 'decided':
      if (live.buyer !== seat) return forAll;
      return { ...forAll, asked: live.price === 0 ? you.free : you.buy(telling.sum(live.price)) };
    case 'added':
    case 'unwanted':
      return forAll;
  }
  return never(live);
}

function explainedFor({ of: { lot }, naming, language: { own } }: Shown, seat: Seat): string {
  return lot === null || lot.seller === seat ? '' : own.sells(naming.seat(lot.seller), lot.cards, lot.name);
}

/** Who has bid; on somebody's own phone, who else. */
function sealedBy(
  { auction, language: { own } }: Shown,
  seats: readonly Seat[],
  me: Seat | null = null,
): string {
  const others = seats.filter((seat) => seat !== me);
  if (auction === null || others.length === 0)
    return seats.length === 0 ? own.nobodySealed : own.nobodyElseSealed;
  return own.sealedBy(auction.telling.list(others), others.length > 1);
}

/** Whether an auction waits for this seat to speak. */
function isAsked(live: LiveAuction, seat: Seat): boolean {
  switch (live.kind) {
    case 'covering':
      return !live.covered.includes(seat);
    case 'in-turn':
    case 'asking':
    case 'adding':
      return live.turn === seat;
    case 'naming':
      return live.auctioneer === seat;
    case 'calling':
    case 'covered':
    case 'added':
    case 'unwanted':
    case 'decided':
      return false;
  }
}

function isCovered(live: LiveAuction, seat: Seat): boolean {
  switch (live.kind) {
    case 'covering':
      return live.covered.includes(seat);
    case 'covered':
      return true;
    case 'calling':
    case 'in-turn':
    case 'naming':
    case 'asking':
    case 'adding':
    case 'added':
    case 'unwanted':
    case 'decided':
      return false;
  }
}

/** This player's own bid, if the laptop covered it. */
function typedBid(live: LiveAuction, seat: Seat): number | null {
  return live.kind === 'covering' || live.kind === 'covered' ? (live.said[seat] ?? null) : null;
}
