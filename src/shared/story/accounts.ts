import type { State as AuctionState } from '../auction/index.ts';
import { CAUSES, roundedToAddUp, type Cause } from '../core/causes.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import { at, nothing, type Tally } from '../core/tally.ts';
import type { State as GalleryState } from '../gallery/index.ts';
import { atTheEnd, type Position, type SeatsOver } from '../record/index.ts';
import { paymentsOf } from './money-flow.ts';
import type { AuctionTransition, GalleryTransition } from './transitions.ts';

export interface Account {
  readonly start: number;
  readonly end: number;
  /** Not rounded: `rounded` makes whole numbers that still add up. */
  readonly by: Readonly<Record<Cause, number>>;
}

/** One entry per final seat; `null` if money isn't tracked. */
export function auctionAccounts(
  start: AuctionState,
  transitions: readonly AuctionTransition[],
  positions: readonly Position[],
  over: SeatsOver,
): BySeat<Account> | null {
  if (start.setup.tracking !== 'ledger') return null;
  const book = openBook(start.setup.players, over);
  for (const transition of transitions) {
    const { event, index } = transition;
    const [before, after] = [valued(positions[index]), valued(positions[index + 1])];
    const held = holdings(transition.before.owned, start.setup.players, before, after);
    switch (event.type) {
      case 'offer':
      case 'pair':
        book.played(index, held, event.seat ?? null);
        break;
      case 'mystery':
        book.played(index, held, null);
        break;
      case 'sale':
      case 'unpaired':
        bought(transition, after).forEach((worth, seat) => book.add(index, seat, 'buying', worth));
        for (const { from, to, amount } of paymentsOf(transition)) {
          book.add(index, from, 'buying', -amount);
          if (to !== 'bank') book.add(index, to, 'selling', amount);
        }
        break;
      case 'adjust':
        book.corrected(
          index,
          auctionEquity(transition.before, before),
          auctionEquity(transition.after, after),
        );
        break;
      case 'settle':
      case 'final':
      case 'end-round':
        break;
    }
  }
  return book.accounts(start.cash, transitions.at(-1)?.after.cash ?? start.cash);
}

/** Points plus what the cards on display are worth. One entry per final seat; `null` if displays aren't tracked. */
export function galleryAccounts(
  start: GalleryState,
  transitions: readonly GalleryTransition[],
  positions: readonly Position[],
  over: SeatsOver,
): BySeat<Account> | null {
  const { players, tracking } = start.setup;
  if (tracking !== 'full') return null;
  const book = openBook(players, over);
  for (const { event, index, before: was, after: is } of transitions) {
    const [before, after] = [valued(positions[index]), valued(positions[index + 1])];
    switch (event.type) {
      case 'settle':
        // The cards of the last round stay on the table, already scored.
        break;
      case 'adjust':
        book.corrected(index, galleryEquity(was, before), galleryEquity(is, after));
        break;
      case 'influence':
      case 'play':
      case 'draw':
      case 'second':
      case 'face-down':
      case 'everyone':
      case 'award':
      case 'decline':
      case 'reveal':
      case 'extras':
      case 'end-round': {
        const cards = is.displays.map((shown, place) => shown - at(was.displays, place));
        holdings(cards, players, [], after).forEach((worth, seat) =>
          book.add(index, seat, 'displaying', worth),
        );
        const player =
          was.situation.kind === 'turn' || was.situation.kind === 'effect' ? was.situation.seat : null;
        book.played(
          index,
          holdings(was.displays, players, before, after),
          event.type === 'everyone' ? null : player,
        );
        break;
      }
    }
  }
  const end = transitions.at(-1)?.after ?? start;
  return book.accounts(start.scores, end.scores);
}

/** The same in whole numbers, which still add up. */
export function rounded({ start, end, by }: Account): Account {
  const whole = roundedToAddUp(
    CAUSES.map((cause) => by[cause]),
    end - start,
  );
  const of = (cause: Cause): number => at(whole, CAUSES.indexOf(cause));
  return {
    start,
    end,
    by: {
      selling: of('selling'),
      buying: of('buying'),
      displaying: of('displaying'),
      steering: of('steering'),
      market: of('market'),
      corrections: of('corrections'),
    },
  };
}

function valued(position: Position | undefined): Tally {
  return position?.artists?.map(({ worth }) => worth) ?? [];
}

/** How much what each seat holds has gained, from one value of the artists to another. */
export function holdings(held: Tally, players: number, before: Tally, after: Tally): BySeat<number> {
  return Array.from({ length: players }, (_, seat) => {
    let sum = 0;
    const artists = held.length / players;
    for (let artist = 0; artist < artists; artist += 1) {
      sum += at(held, seat * artists + artist) * (at(after, artist) - at(before, artist));
    }
    return sum;
  });
}

/** What the paintings of a sale are worth to each seat. */
function bought({ before, after }: AuctionTransition, worth: Tally): BySeat<number> {
  const cards = after.owned.map((owned, place) => owned - at(before.owned, place));
  return holdings(cards, before.setup.players, [], worth);
}

function auctionEquity({ setup, cash, owned }: AuctionState, worth: Tally): BySeat<number> {
  return holdings(owned, setup.players, [], worth).map((value, seat) => value + at(cash, seat));
}

function galleryEquity({ setup, scores, displays }: GalleryState, worth: Tally): BySeat<number> {
  return holdings(displays, setup.players, [], worth).map((value, seat) => value + at(scores, seat));
}

interface Book {
  readonly add: (index: number, seat: Seat, cause: Cause, amount: number) => void;
  /** A card changed what everybody's paintings are worth: steering for the player, market for the others. */
  readonly played: (index: number, gains: BySeat<number>, player: Seat | null) => void;
  readonly corrected: (index: number, before: BySeat<number>, after: BySeat<number>) => void;
  readonly accounts: (start: BySeat<number>, end: BySeat<number>) => BySeat<Account>;
}

function openBook(players: number, { endAt }: SeatsOver): Book {
  const none = (): number[] => nothing(players).slice();
  const book: Readonly<Record<Cause, number[]>> = {
    selling: none(),
    buying: none(),
    displaying: none(),
    steering: none(),
    market: none(),
    corrections: none(),
  };
  const enter = (seat: Seat, cause: Cause, amount: number): void => {
    book[cause][seat] = at(book[cause], seat) + amount;
  };
  const add: Book['add'] = (index, seat, cause, amount) => enter(at(endAt(index), seat), cause, amount);
  return {
    add,
    played: (index, gains, player) =>
      gains.forEach((gain, seat) => add(index, seat, seat === player ? 'steering' : 'market', gain)),
    corrected: (index, before, after) => {
      // What moves to another seat with its owner is no gain.
      const had = atTheEnd(before, endAt(index));
      atTheEnd(after, endAt(index + 1)).forEach((has, seat) =>
        enter(seat, 'corrections', has - at(had, seat)),
      );
    },
    accounts: (start, end) => {
      const began = atTheEnd(start, endAt(0));
      return end.map((last, seat) => ({
        start: at(began, seat),
        end: last,
        by: {
          selling: at(book.selling, seat),
          buying: at(book.buying, seat),
          displaying: at(book.displaying, seat),
          steering: at(book.steering, seat),
          market: at(book.market, seat),
          corrections: at(book.corrections, seat),
        },
      }));
    },
  };
}
