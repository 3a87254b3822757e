import type { PromptKey } from '../../auction/index.ts';
import type { Detail } from '../../core/problem.ts';
import type { AuctionTerms } from '../terms.ts';
import type { Naming, Saying } from '../message.ts';
import type { AuctionCase, AuctionReason } from '../prompt-cases.ts';
import { ordinal } from './ordinal.ts';

/** What the table is told now, short enough to be read aloud. */
const lines: Record<PromptKey, Saying<AuctionTerms>> = {
  setup: ({ cards, dealt, cash }, { count, money }) =>
    `Shuffle the ${count(cards)} cards and deal ${count(dealt)} to each player. Everybody takes ${money(cash)} and hides it.`,
  'setup-mystery': ({ dealt }, { count }) => `Deal ${count(dealt)} more cards face down: the mystery hand.`,
  'setup-first': ({ seat }, naming) => `The youngest player begins: ${naming.seat(seat)}.`,
  offer: (detail, naming) =>
    `${naming.seat(detail.seat)}, put up a painting from your hand. ${nearest(detail, naming)}`.trim(),
  'offer-anybody': () => 'Next painting: enter its artist.',
  open: ({ seat }, naming) =>
    `${naming.seat(seat)} sells: call out bids in any order, each higher than the last.`,
  once: ({ seat, first }, naming) =>
    `${naming.seat(seat)} sells: one bid each, ${naming.seat(first)} first and ${naming.seat(seat)} last.`,
  hidden: ({ seat }, naming) =>
    `${naming.seat(seat)} sells: everybody hides a bid in their fist, then you all open at once.`,
  fixed: ({ seat, first }, naming) =>
    `${naming.seat(seat)} names a price. Going round from ${naming.seat(first)}, the first to say yes buys.`,
  double: ({ seat, artist }, naming) =>
    `Who adds a second card by ${naming.artist(artist)}? ${naming.seat(seat)} first, then clockwise.`,
  'double-would-end': () => 'A second card would end the round, and neither would be sold.',
  'double-perhaps': ({ artist }, naming) =>
    `If somebody adds a second card by ${naming.artist(artist)} to the double, enter that first.`,
  'double-added': ({ seat }, naming) =>
    `${naming.seat(seat)} added the second card, runs the auction and gets all the money.`,
  'double-added-split': ({ seat, partner }, naming) =>
    `${naming.seat(seat)} added the second card, runs the auction and splits the money with ${naming.seat(partner)}.`,
  'double-unpaired': ({ seat, artist }, naming) =>
    `Nobody added a card, so ${naming.seat(seat)} keeps the double by ${naming.artist(artist)} for free.`,
  'pay-player': (detail, naming) =>
    `${naming.seat(detail.seat)} pays ${naming.seat(detail.to)} ${naming.money(detail.amount)} for ${works(detail, naming)}.`,
  'pay-bank': (detail, naming) =>
    `${naming.seat(detail.seat)} pays the bank ${naming.money(detail.amount)} for ${works(detail, naming)}.`,
  'pay-nothing': (detail, naming) =>
    `Nobody bid, so ${naming.seat(detail.seat)} gets ${works(detail, naming)} for free.`,
  'pay-zero': (detail, naming) =>
    `The price was 0, so ${naming.seat(detail.seat)} gets ${works(detail, naming)} for free.`,
  'pay-player-untold': (detail, naming) =>
    `${naming.seat(detail.seat)} gets ${works(detail, naming)} and pays ${naming.seat(detail.to)}.`,
  'pay-bank-untold': (detail, naming) =>
    `${naming.seat(detail.seat)} gets ${works(detail, naming)} and pays the bank, unless nobody bid.`,
  'two-more': ({ artist }, naming) => `Two more by ${naming.artist(artist)} end the round.`,
  'one-more': ({ artist }, naming) => `One more by ${naming.artist(artist)} ends the round and isn’t sold.`,
  'fifth-offer': ({ artist, count }, naming) =>
    `The round is over: that was the ${ordinal(Number(count))} by ${naming.artist(artist)}, and it isn’t sold.`,
  'fifth-pair': ({ artist, count }, naming) =>
    `The round is over: the second card was the ${ordinal(Number(count))} by ${naming.artist(artist)}, so neither is sold.`,
  'fifth-mystery': ({ artist, count }, naming) =>
    `The round is over: the mystery card was the ${ordinal(Number(count))} by ${naming.artist(artist)}.`,
  'fifth-adjust': ({ artist, count }, naming) =>
    `The round is over: ${naming.artist(artist)} has reached ${naming.count(count)} cards.`,
  'hand-empty': ({ seat }, naming) => `${naming.seat(seat)} has no cards left, but can still bid.`,
  mystery: ({ seat }, naming) => `${naming.seat(seat)} may turn over a mystery card.`,
  'mystery-anybody': () => 'The last auctioneer may turn over a mystery card.',
  rank: ({ artist, rank, count, tile }, naming, { tile: word }) =>
    `${naming.artist(artist)} comes ${ordinal(Number(rank))} with ${cards(count)} and gets the ${naming.money(tile)} ${word.one}.`,
  'rank-tie': ({ artist, count }, naming) =>
    `${naming.artist(artist)} tie with ${cards(count)} each: the further left on the board, the higher they rank.`,
  'rank-fewer': ({ ranked }, _, { tile }) =>
    ranked === 0
      ? `No painting was put up, so no artist gets ${a(tile.one)}.`
      : `Only ${ranked === 1 ? 'one artist was' : 'two artists were'} put up, so no other artist gets ${a(tile.one)}.`,
  value: ({ artist, value, tile, earlier }, naming) =>
    earlier === 0
      ? `A painting by ${naming.artist(artist)} pays ${naming.money(value)}.`
      : `A painting by ${naming.artist(artist)} pays ${naming.money(value)}: ${naming.money(tile)} from this round and ${naming.money(earlier)} from before.`,
  sell: ({ seat, amount }, naming) =>
    amount === 0
      ? `${naming.seat(seat)} gets nothing from the bank.`
      : `The bank pays ${naming.seat(seat)} ${naming.money(amount)}.`,
  'sell-count': () => 'Enter how many paintings each player has, and the bank pays.',
  'then-next-round': (detail, naming) =>
    `Then round ${naming.count(detail.round)} begins: ${dealing(detail, naming)}.`,
  'then-end': () => 'Then the game is over.',
  'next-round': (detail, naming) =>
    `Round ${naming.count(detail.round)}: ${dealing(detail, naming)}. ${starter(detail.seat, naming.seat)} begins.`,
  'last-round': (detail, naming) =>
    `The last round: ${dealing(detail, naming)}. ${starter(detail.seat, naming.seat)} begins.`,
  'all-out': () =>
    'Nobody has a card left, so the round and the game are over. What was put up last isn’t sold.',
  'all-out-early': ({ away }) =>
    `${away === 0 ? 'Nobody has a card left, so by the rules the game ends here.' : 'Nobody has a card left, because somebody isn’t here: pay out, then deal another round.'} What was put up last isn’t sold.`,
  'end-count': () => 'The game is over: count your money.',
  'end-won': ({ seat, amount }, naming) => `${naming.seat(seat)} wins with ${naming.money(amount)}.`,
  'end-shared': ({ seat, amount }, naming) =>
    `${naming.seat(seat)} share the win, with ${naming.money(amount)} each.`,
};

/** What the artists are near to whose next card ends the round. */
function nearest({ near, almost }: Detail, naming: Naming): string {
  if (near !== undefined) return `One more by ${naming.artist(near)} ends the round.`;
  return almost === undefined ? '' : `One more by any artist who has ${naming.count(almost)} ends the round.`;
}

function cards(count: unknown): string {
  return count === 1 ? '1 card' : `${Number(count)} cards`;
}

function a(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

function works({ cards: sold, artist }: Detail, naming: Naming): string {
  return `${sold === 2 ? 'two paintings' : 'a painting'} by ${naming.artist(artist)}`;
}

function dealing({ dealt, mystery }: Detail, { count }: Naming): string {
  if (dealt === 0) return 'no new cards are dealt';
  const toPlayers = `deal ${cards(dealt)} to each player`;
  return mystery === 0 ? toPlayers : `${toPlayers} and ${count(mystery)} to the mystery hand`;
}

function skipped({ seat, partner }: Detail, naming: Naming): string {
  return `anybody between ${naming.seat(partner)} and ${naming.seat(seat)} misses a turn`;
}

function newCards(count: unknown): string {
  return count === 1 ? 'a new card' : `${Number(count)} new cards`;
}

function starter(seat: number | string | undefined, name: (seat: number | string) => string): string {
  return seat === undefined ? 'The player to the left of the one who played last' : name(seat);
}

const flipping =
  'Nobody has to: it isn’t sold, but it counts, can end the round, and as a double gets no second card.';
const onlyMoney = 'Cards left in your hand are worth nothing: only the money counts.';

/** What you may choose and why, in one sentence, told the first time in a game. */
const reasons: Record<AuctionReason, Saying<AuctionTerms>> = {
  setup: () =>
    'Your cards are paintings to sell, not to keep; money stays hidden until the end, when the most wins.',
  'setup-mystery': () => 'It belongs to nobody: its cards are never sold and only count for their artists.',
  'setup-first': () =>
    'The first player is the first auctioneer; from then on the hammer goes round clockwise.',
  offer: ({ limit }) =>
    `The more paintings an artist has on the table, the more each can pay, but the ${ordinal(Number(limit))} ends the round unsold.`,
  'offer-anybody': ({ limit }) =>
    `Every painting counts for its artist, also the second of a double, and an artist’s ${ordinal(Number(limit))} ends the round.`,
  open: ({ seat }, naming, { kinds }) =>
    `${kinds.open}: ${naming.seat(seat)} may bid too, and gets it for free if nobody bids.`,
  once: (_, __, { kinds }) =>
    `${kinds.once}: when your turn comes, bid more than the highest bid so far, or pass.`,
  hidden: ({ seat }, naming, { kinds }) =>
    `${kinds.hidden}: an empty fist is no bid; in a tie, ${naming.seat(seat)} comes first, then the next player clockwise.`,
  fixed: ({ seat }, naming, { kinds }) =>
    `${kinds.fixed}: if everybody says no, ${naming.seat(seat)} has to buy, and so can’t name more than they have.`,
  double: () =>
    'Nobody has to; it can’t be another double, and the player who adds it sells both as its symbol says.',
  'double-would-end': () =>
    'Both cards would count for the ranking, but nobody would own them and nobody would pay.',
  'double-perhaps': () =>
    'Nobody has to: without a second card, the player who put up the double keeps it for free.',
  'double-added': ({ partner, next }, naming) =>
    `${naming.seat(partner)}, who put up the double, gets nothing${next === undefined ? '' : `, and ${naming.seat(next)} puts up the next painting`}.`,
  'double-added-split': ({ seat }, naming) =>
    `Your table splits doubles: half each, and an odd ${naming.money(1)} for ${naming.seat(seat)}.`,
  'double-unpaired': () => 'It pays at the end of the round like any other painting.',
  'pay-player': () => 'The price goes to the seller: selling well is half the game.',
  'pay-bank': () => 'If you buy at your own auction, you pay the bank, and nobody at the table earns it.',
  'pay-nothing': () => 'If nobody bids, the painting stays with the auctioneer.',
  'pay-zero': () => 'An auctioneer without money can’t name any other price.',
  'pay-player-untold': () => 'The price goes to the seller; your table keeps track of the money itself.',
  'pay-bank-untold': () => 'If you buy at your own auction, you pay the bank, not another player.',
  'two-more': () => 'A double and its second card could do it in one go.',
  'one-more': () =>
    'Playing it sells nothing, but you choose when the round ends, and the artist gets one more card.',
  'fifth-offer': () =>
    'It belongs to nobody, and a double gets no second card, but it still counts for the ranking.',
  'fifth-pair': () => 'Both cards belong to nobody and pay nobody, but both count for the ranking.',
  'fifth-mystery': () => 'It belongs to nobody, but it counts; paintings sold before stay with their buyers.',
  'fifth-adjust': () => 'The count was corrected, and that ends the round.',
  'hand-empty': ({ next, dealt }, { count }) =>
    `A player without cards is skipped, and in round ${count(next)} everybody gets ${newCards(dealt)}.`,
  mystery: () => flipping,
  'mystery-anybody': () => flipping,
  rank: () =>
    'Every card put up this round counts: sold, taken for free, and the last ones that nobody bought.',
  'rank-fewer': () => 'An artist with no cards on the table isn’t ranked.',
  value: (_, __, { tile }) =>
    `Only the first three pay this round; the others keep any ${tile.many} they have for later.`,
  sell: () =>
    'All paintings leave the game now, even those that pay nothing, but you keep the cards in your hand.',
  'sell-count': () =>
    'Each painting pays what its artist is worth and leaves the game; you keep the cards in your hand.',
  'then-next-round': () => 'You keep the cards in your hand.',
  'then-end': () => 'The most money wins, and cards left in your hand are worth nothing.',
  'next-round': () => 'The hammer passes to the left of the player who ended the round.',
  'last-round': () => 'Sell what you still have: cards left in your hand at the end are worth nothing.',
  'all-out': () => 'It still counts for the ranking, but belongs to nobody.',
  'all-out-early': () =>
    'Once the bank has paid, you choose: end the game, as the rulebook says, or deal another round.',
  'end-count': () => onlyMoney,
  'end-won': () => onlyMoney,
  'end-shared': () => 'No rulebook says how to break a tie, so you share the win.',
};

/** Told the first time that the usual reason would leave something out. */
const cases: Record<AuctionCase, Saying<AuctionTerms>> = {
  'double-added': (detail, naming) =>
    `${naming.seat(detail.partner)} gets nothing, and ${skipped(detail, naming)}: ${naming.seat(detail.next)} is next.`,
  'double-added-split': (detail, naming) =>
    `Half each, and an odd ${naming.money(1)} for ${naming.seat(detail.seat)}; ${skipped(detail, naming)}.`,
  'hand-empty': () => 'A player without cards is skipped until the end of the game, as no more are dealt.',
  value: (_, __, { tile }) =>
    `All its ${tile.many} of this game count, but only in rounds when the artist is among the first three.`,
  'all-out-early': () =>
    'The rulebook would end the game, but counts on everybody’s cards: after the payout, you choose.',
};

/** Said once instead of player by player. */
const together = {
  sell: () =>
    'The bank pays each of you for your paintings. Once everybody has their money, close the round.',
} satisfies Partial<Record<PromptKey, Saying<AuctionTerms>>>;

/** Below the screen’s own question, only what that doesn’t say. */
const besides = {
  offer: nearest,
  'offer-anybody': () => '',
  double: ({ seat }, naming) => `${naming.seat(seat)} first, then clockwise.`,
} satisfies Partial<Record<PromptKey, Saying<AuctionTerms>>>;

export const auctionPrompts = { lines, reasons, cases, together, besides, anyArtist: 'any artist' };
