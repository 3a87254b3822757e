import type { Problem } from '../core/problem.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import { step, type EventJson, type Table } from '../record/index.ts';
import { countOf, placeOf } from './answer.ts';
import { gains } from './bidding.ts';
import { isSameAmount, lead, outcomesHere } from './forecast.ts';
import { isGoodBid, isSameCard, type BidTask, type PlayTask } from './task.ts';
import type { Page } from './play.ts';
import { selling } from './sale-answer.ts';
import type { Answer } from './solved.ts';

/** Why an answer is wrong, without giving the right one away. */
export type Miss =
  | { readonly why: 'refused'; readonly problem: Problem }
  | { readonly why: 'not-above'; readonly price: number }
  | { readonly why: 'earns-nothing'; readonly price: number }
  | { readonly why: 'other-artist' | 'ends-nothing'; readonly artist: string }
  | { readonly why: 'other-sign' }
  | { readonly why: 'no-bid' | 'outbid' | 'level-bid'; readonly seat: Seat }
  | { readonly why: 'pays-themselves' | 'sells-nothing' | 'gains-less'; readonly seat: Seat }
  | { readonly why: 'bank-sells-nothing' }
  | { readonly why: 'ranked-earlier' | 'no-cards' | 'fewer-cards' | 'level-cards'; readonly artist: string }
  | { readonly why: 'pays' | 'pays-nothing'; readonly artist: string }
  | { readonly why: 'room-to-bid' | 'seller-gains-more'; readonly own: number; readonly seller: number }
  | { readonly why: 'rarer'; readonly amount: number; readonly chance: number }
  | { readonly why: 'often-nothing'; readonly artist: string; readonly chance: number }
  /** The chance of nothing. */
  | { readonly why: 'chances-move'; readonly before: number; readonly then: number }
  /** What the first place pays. */
  | { readonly why: 'pays-move'; readonly before: number; readonly then: number }
  | { readonly why: 'leads'; readonly sale: number; readonly instead: number }
  | { readonly why: 'too-low' | 'too-high' };

/** For a wrong answer also why, or `null` if the lesson has its own words for it. */
type Judged = { readonly right: true } | { readonly right: false; readonly miss: Miss | null };

export function judge(page: Page, answer: Answer): Judged {
  const { question, solved, table } = page;
  const right =
    question?.about === 'bid' && answer.is === 'amount'
      ? isGoodBid(table, question, answer.amount)
      : solved !== null && isSame(answer, solved.answer);
  return right ? { right } : { right, miss: missOf(page, answer) };
}

function isSame(one: Answer, other: Answer): boolean {
  switch (one.is) {
    case 'seat':
      return other.is === 'seat' && one.seat === other.seat;
    case 'artist':
      return other.is === 'artist' && one.artist === other.artist;
    case 'card':
      return other.is === 'card' && isSameCard(one.card, other.card);
    case 'amount':
      return other.is === 'amount' && one.amount === other.amount;
    case 'number':
      return other.is === 'number' && one.number === other.number;
    case 'bank':
    case 'nobody':
    case 'yes':
    case 'no':
    case 'more':
    case 'less':
    case 'same':
      return one.is === other.is;
  }
}

function missOf({ question, solved, table, after }: Page, answer: Answer): Miss | null {
  if (question === null || solved === null) return null;
  switch (question.about) {
    case 'lay':
      return answer.is === 'card' ? missLaying(table, question, answer.card) : null;
    case 'bid':
      return answer.is === 'amount' ? missBidding(table, question, answer.amount) : null;
    case 'likeliest':
      return answer.is === 'amount' ? missLikeliest(table, question.artist, answer.amount) : null;
    case 'safest':
      return answer.is === 'artist' ? missSafest(table, answer.artist) : null;
    case 'change':
      return missChange(table, after, question.artist);
    case 'better': {
      const { seat, sale, instead } = question;
      const [one, other] = [lead(table, seat, sale), lead(table, seat, instead)];
      return one === null || other === null ? null : { why: 'leads', sale: one, instead: other };
    }
    case 'buyer':
      return answer.is === 'seat' ? missBuyer(question.bids, answer.seat) : null;
    case 'payee':
      return missPayee(question.buyer, answer);
    case 'gainer':
      return answer.is === 'seat' ? { why: 'gains-less', seat: answer.seat } : null;
    case 'even':
      return answer.is === 'amount' ? missEven(table, question.buyer, answer.amount) : null;
    case 'ranked':
      return answer.is === 'artist' ? missRanked(after, question.rank, answer.artist) : null;
    case 'worth': {
      if (answer.is !== 'amount' || solved.answer.is !== 'amount') return null;
      if (solved.answer.amount === 0) return { why: 'pays-nothing', artist: question.artist };
      if (answer.amount === 0) return { why: 'pays', artist: question.artist };
      return compared(answer.amount, solved.answer.amount);
    }
    case 'payout':
    case 'average':
      return answer.is === 'amount' && solved.answer.is === 'amount'
        ? compared(answer.amount, solved.answer.amount)
        : null;
    case 'hand':
    case 'count':
      return answer.is === 'number' && solved.answer.is === 'number'
        ? compared(answer.number, solved.answer.number)
        : null;
    case 'share':
    case 'flipper':
    case 'owner':
    case 'next-turn':
    case 'round-over':
    case 'allowed':
      return null;
  }
}

function compared(given: number, right: number): Miss {
  return { why: given < right ? 'too-low' : 'too-high' };
}

function missLaying(table: Table, { wanted }: PlayTask, card: EventJson): Miss {
  const tried = step(table, card);
  if (!tried.ok) return { why: 'refused', problem: tried.error };
  const artist = String(card['artist']);
  if (wanted === 'ends-round' || wanted === 'allowed') return { why: 'ends-nothing', artist };
  return wanted['artist'] === card['artist'] ? { why: 'other-sign' } : { why: 'other-artist', artist };
}

function missBidding(table: Table, question: BidTask, amount: number): Miss {
  const { above, event } = question;
  if (above > 0 && amount <= above) return { why: 'not-above', price: above };
  const tried = step(table, event(amount));
  return tried.ok ? { why: 'earns-nothing', price: amount } : { why: 'refused', problem: tried.error };
}

function missLikeliest(table: Table, artist: string, pays: number): Miss | null {
  const chosen = outcomesHere(table, artist).find((outcome) => outcome.pays === pays);
  return chosen === undefined ? null : { why: 'rarer', amount: pays, chance: chosen.chance };
}

function missSafest(table: Table, artist: string): Miss | null {
  const [nothing] = outcomesHere(table, artist);
  return nothing === undefined ? null : { why: 'often-nothing', artist, chance: nothing.chance };
}

function missChange(table: Table, after: Table, artist: string): Miss | null {
  const [before, then] = [outcomesHere(table, artist), outcomesHere(after, artist)];
  const [nothing, nothingThen] = [before[0], then[0]];
  const [most, mostThen] = [before.at(-1), then.at(-1)];
  if (nothing === undefined || nothingThen === undefined || most === undefined || mostThen === undefined)
    return null;
  return isSameAmount(nothing.chance, nothingThen.chance)
    ? { why: 'pays-move', before: most.pays, then: mostThen.pays }
    : { why: 'chances-move', before: nothing.chance, then: nothingThen.chance };
}

function missBuyer(bids: BySeat<number | null>, seat: Seat): Miss {
  const own = bids[seat] ?? 0;
  if (own === 0) return { why: 'no-bid', seat };
  return { why: bids.some((bid) => (bid ?? 0) > own) ? 'outbid' : 'level-bid', seat };
}

function missPayee(buyer: Seat, answer: Answer): Miss | null {
  if (answer.is === 'bank') return { why: 'bank-sells-nothing' };
  if (answer.is !== 'seat') return null;
  return { why: answer.seat === buyer ? 'pays-themselves' : 'sells-nothing', seat: answer.seat };
}

function missEven(table: Table, buyer: Seat, price: number): Miss | null {
  const tried = step(table, { type: 'sale', buyer, price });
  if (!tried.ok) return { why: 'refused', problem: tried.error };
  const found = gains(table, { type: 'sale', buyer, price });
  const own = found?.[buyer] ?? 0;
  const seller = found?.[selling(table)?.auctioneer ?? buyer] ?? 0;
  return { why: own < seller ? 'seller-gains-more' : 'room-to-bid', own, seller };
}

function missRanked(table: Table, rank: number, artist: string): Miss {
  const place = placeOf(table, artist);
  if (place > 0 && place < rank) return { why: 'ranked-earlier', artist };
  const own = countOf(table, artist) ?? 0;
  if (own === 0) return { why: 'no-cards', artist };
  const right = table.setup.artists.find((other) => placeOf(table, other) === rank) ?? artist;
  return { why: countOf(table, right) === own ? 'level-cards' : 'fewer-cards', artist };
}
