import { explain as explainAtAuction, ifEndedNow as ifEndedAtAuction } from '../auction/index.ts';
import type { LookAhead } from '../core/chances.ts';
import type { Seat } from '../core/seats.ts';
import { explain as explainInGallery, ifEndedNow as ifEndedInGallery } from '../gallery/index.ts';
import { outcomeOf, prizesOf, step, type Table } from '../record/index.ts';
import { average, even, gainer } from './bidding.ts';
import { better, change, likeliest, safest } from './forecast.ts';
import { bidMade, cardToPlay } from './task.ts';
import type { Question } from './lesson.ts';
import { auctionState, buyer, flipper, payee, share } from './sale-answer.ts';
import { amount, number, seat, seats, solved, typed, yesOrNo, type Answer, type Solved } from './solved.ts';

/**
 * The answer by the rules or the forecast; `null` if the question makes no sense at this table. `after` is the table
 * after the answer's events, `entered` an amount that the rules allow.
 */
export function solve(
  question: Question,
  table: Table,
  after: Table,
  ahead: LookAhead,
  entered: number | undefined,
): Solved | null {
  switch (question.about) {
    case 'lay':
      return cardToPlay(table, question);
    case 'bid':
      return bidMade(table, question, entered);
    case 'even':
      return even(table, question.buyer);
    case 'gainer':
      return gainer(table, question.buyer, question.price);
    case 'average':
      return average(table, question.artist, question.ways);
    case 'likeliest':
      return likeliest(table, question.artist, ahead);
    case 'safest':
      return safest(table, question.artists, ahead);
    case 'change':
      return change(table, after, question.artist, ahead);
    case 'better':
      return better(table, question.seat, question.sale, question.instead, ahead);
    case 'buyer':
      return buyer(table, question.bids);
    case 'payee':
      return payee(table, question.buyer, question.price);
    case 'share':
      return share(table, question.of, question.buyer, question.price);
    case 'flipper':
      return flipper(table);
    case 'owner':
      return owner(after);
    case 'next-turn':
      return seat(table, outcomeOf(after).turn);
    case 'round-over':
      return yesOrNo(outcomeOf(after).status === 'settling');
    case 'ranked':
      return ranked(after, question.rank);
    case 'worth':
      return worth(after, question.artist);
    case 'payout':
      return payout(after, question.seat);
    case 'allowed': {
      const tried = step(table, question.event);
      return { ...yesOrNo(tried.ok), refusal: tried.ok ? null : tried.error };
    }
    case 'hand':
      return handAfter(table, after, question.seat);
    case 'count': {
      const count = countOf(after, question.artist);
      return count === undefined ? null : number(count, [count - 1, count + 1]);
    }
  }
}

/** The wrong options forget the hand, or what is added to it. */
function handAfter(table: Table, after: Table, seat: Seat): Solved | null {
  const [before, then] = [table, after].map((moment) => outcomeOf(moment).hands?.[seat]);
  return before === undefined || then === undefined ? null : number(then, [before, then - before]);
}

function owner(table: Table): Solved | null {
  const situation = auctionState(table)?.situation;
  const options: readonly Answer[] = [...seats(table), { is: 'nobody' }];
  if (situation?.kind === 'settling' && situation.unsold !== null) return solved({ is: 'nobody' }, options);
  if (situation?.kind !== 'offering' || situation.gone === null) return null;
  return solved({ is: 'seat', seat: situation.gone.buyer }, options);
}

function ranking(table: Table): readonly string[] {
  const ended = outcomeOf(table).rounds.at(-1);
  if (ended !== undefined && outcomeOf(table).status === 'settling') return ended.ranking;
  return ifEnded(table).ranking;
}

/** An artist’s rank now; 0 if unranked. */
export function placeOf(table: Table, artist: string): number {
  return ranking(table).findIndex((each) => each === artist) + 1;
}

interface RankedAndValued {
  readonly ranking: readonly string[];
  readonly values: Readonly<Record<string, number>>;
}

function ifEnded(table: Table): RankedAndValued {
  switch (table.family) {
    case 'auction':
      return ifEndedAtAuction(table.state);
    case 'gallery':
      return ifEndedInGallery(table.state);
  }
}

function ranked(table: Table, rank: number): Solved | null {
  const artist = ranking(table)[rank - 1];
  if (artist === undefined) return null;
  return solved(
    { is: 'artist', artist },
    table.setup.artists.map((each) => ({ is: 'artist', artist: each })),
  );
}

function worth(table: Table, artist: string): Solved {
  const found = explained(table)?.find((one) => one.artist === artist);
  const parts = found?.parts ?? [];
  const value = found?.value ?? ifEnded(table).values[artist] ?? 0;
  const together = parts.reduce((sum, part) => sum + part, 0);
  return {
    ...amount(value, [0, ...prizesOf(table), together]),
    sums: parts.length === 0 || value === 0 ? [] : [{ of: 'tokens', artist, parts, value }],
  };
}

/** Each artist’s value and its parts in the round that just ended. */
function explained(table: Table) {
  const { round } = outcomeOf(table);
  switch (table.family) {
    case 'auction':
      return explainAtAuction(table.state, round)?.artists.map(({ artist, tiles, value }) => ({
        artist,
        value,
        parts: tiles.map((tile) => tile.amount),
      }));
    case 'gallery':
      return explainInGallery(table.state, round)?.artists.map(
        ({ artist, worth: { tokens, awardPoints }, value }) => ({
          artist,
          value,
          parts: [...tokens.map((token) => token.amount), ...(awardPoints === 0 ? [] : [awardPoints])],
        }),
      );
  }
}

/** Everybody's payout and its parts for the round that just ended. */
function paid(table: Table) {
  const { round } = outcomeOf(table);
  switch (table.family) {
    case 'auction':
      return explainAtAuction(table.state, round)?.payouts?.map(({ parts, payout: all }) => ({
        all,
        parts: parts.map(({ artist, paintings, value }) => ({ artist, cards: paintings, value })),
      }));
    case 'gallery':
      return explainInGallery(table.state, round)?.payouts?.map(({ parts, payout: all }) => ({
        all,
        parts: parts.map(({ artist, cards, value }) => ({ artist, cards, value })),
      }));
  }
}

function payout(table: Table, from: Seat): Solved | null {
  const own = paid(table)?.[from];
  if (own === undefined) return null;
  return {
    ...typed(own.all),
    sums: own.parts.map((part) => ({ of: 'cards', ...part })),
  };
}

export function countOf(table: Table, artist: string): number | undefined {
  const place = table.setup.artists.findIndex((each) => each === artist);
  return table.state.counts[place];
}
