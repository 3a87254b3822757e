import type { PromptKey } from '../../auction/index.ts';
import type { Detail } from '../../core/problem.ts';
import type { AuctionTerms } from '../terms.ts';
import type { Naming, Saying } from '../message.ts';
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
  'rank-tie': ({ artist, over }, naming) =>
    `${naming.artist(artist)} has as many cards as ${naming.artist(over)}, but is further left, so ranks higher.`,
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

function mysteryLeft(count: unknown): string {
  return count === 1 ? 'One mystery card is left.' : `${Number(count)} mystery cards are left.`;
}

function works({ cards: sold, artist }: Detail, naming: Naming): string {
  return `${sold === 2 ? 'two paintings' : 'a painting'} by ${naming.artist(artist)}`;
}

function dealing({ dealt, mystery }: Detail, { count }: Naming): string {
  if (dealt === 0) return 'no new cards are dealt';
  const toPlayers = `deal ${cards(dealt)} to each player`;
  return mystery === 0 ? toPlayers : `${toPlayers} and ${count(mystery)} to the mystery hand`;
}

function afterDouble({ seat, partner, next, skipped }: Detail, naming: Naming): string {
  const between =
    skipped === 0
      ? ''
      : `, and anybody between ${naming.seat(partner)} and ${naming.seat(seat)} misses a turn`;
  return next === undefined ? '' : ` ${naming.seat(next)} puts up the next painting${between}.`;
}

function newCards(count: unknown): string {
  return count === 1 ? 'a new card' : `${Number(count)} new cards`;
}

function starter(seat: number | string | undefined, name: (seat: number | string) => string): string {
  return seat === undefined ? 'The player to the left of the one who played last' : name(seat);
}

/** What you may choose and why, told the first time in a game. */
const reasons: Record<PromptKey, Saying<AuctionTerms>> = {
  setup: () =>
    'Your cards are paintings to sell, not paintings you own. Money stays hidden: guessing what the others can still pay is half the game.',
  'setup-mystery': () =>
    'It belongs to nobody. Its cards are never sold; they only count for their artists, and make a game of three as unpredictable as a game of four.',
  'setup-first': () =>
    'The first player is the first auctioneer. From then on the hammer goes round clockwise.',
  offer: ({ limit }) =>
    `The card shows the artist and how it is sold. The more paintings by an artist are put up, the more each can pay; but an artist’s ${ordinal(Number(limit))} ends the round and isn’t sold.`,
  'offer-anybody': ({ limit }) =>
    `Every painting counts for its artist as soon as it is put up, and so does the second card of a double. An artist’s ${ordinal(Number(limit))} ends the round.`,
  open: ({ seat }, naming, { kinds }) =>
    `${kinds.open}: bid as often as you like, ${naming.seat(seat)} included. When nobody wants to go higher, it is sold. If nobody bids at all, ${naming.seat(seat)} gets it for free.`,
  once: (_, __, { kinds }) =>
    `${kinds.once}: when your turn comes, bid more than the highest bid so far or pass. The seller goes last and has heard every bid.`,
  hidden: ({ seat }, naming, { kinds }) =>
    `${kinds.hidden}: an empty fist is no bid. If the highest bids tie, ${naming.seat(seat)} comes first, then the next player clockwise.`,
  fixed: ({ seat }, naming, { kinds }) =>
    `${kinds.fixed}: choose carefully. ${naming.seat(seat)} can’t name more than they have, because if everybody says no, ${naming.seat(seat)} must buy at that price.`,
  double: ({ seat }, naming) =>
    `${naming.seat(seat)} put up a double, and nobody has to add to it. The second card must be by the same artist and not a double itself. Its symbol says how the two are sold, and the player who adds it runs the auction.`,
  'double-would-end': () =>
    'Both cards would count for the ranking, but nobody would own them and nobody would pay.',
  'double-perhaps': () =>
    'Nobody has to add a card. If nobody does, the player who put up the double keeps it for free.',
  'double-added': (detail, naming) =>
    `${naming.seat(detail.partner)}, who put up the double, gets nothing.${afterDouble(detail, naming)}`,
  'double-added-split': (detail, naming) =>
    `Your table splits doubles: half each, and an odd ${naming.money(1)} for ${naming.seat(detail.seat)}.${afterDouble(detail, naming)}`,
  'double-unpaired': () => 'It pays at the end of the round like any other painting.',
  'pay-player': () => 'The price goes to the auctioneer: selling well is half the game.',
  'pay-bank': () => 'If you buy at your own auction, you pay the bank, and nobody at the table earns it.',
  'pay-nothing': () => 'If nobody bids, the painting stays with the auctioneer.',
  'pay-zero': () => 'An auctioneer without money can’t name any other price.',
  'pay-player-untold': () => 'The price goes to the auctioneer. Your table handles the money itself.',
  'pay-bank-untold': () => 'If you buy at your own auction, you pay the bank, not another player.',
  'two-more': () => 'A double and its second card could do it in one go.',
  'one-more': () =>
    'If you play it, you sell nothing that turn, but you end the round when you like and give the artist one more card.',
  'fifth-offer': () =>
    'The last card belongs to nobody and pays nobody, but it still counts for the ranking.',
  'fifth-pair': () => 'Both cards belong to nobody and pay nobody, but both count for the ranking.',
  'fifth-mystery': () => 'A mystery card belongs to nobody. Paintings sold before it stay with their buyers.',
  'fifth-adjust': () => 'The count was corrected, and that ends the round.',
  'hand-empty': ({ next, dealt }, { count }) =>
    dealt === 0
      ? 'No more cards are dealt. A player without cards is skipped until the end of the game, but can still buy.'
      : `A player without cards is skipped for the rest of this round, but can still buy. In round ${count(next)} everybody gets ${newCards(dealt)}.`,
  mystery: ({ left }) =>
    `You don’t have to. The card isn’t sold and belongs to nobody, but it counts for its artist and can end the round. A double gets no second card. ${mysteryLeft(left)}`,
  'mystery-anybody': ({ left }) =>
    `Nobody has to. The card isn’t sold and belongs to nobody, but it counts for its artist and can end the round. ${mysteryLeft(left)}`,
  rank: () =>
    'Every card put up this round counts: sold, taken for free, and the last ones that nobody bought.',
  'rank-tie': () => 'If artists tie, their place on the board decides, and nothing else.',
  'rank-fewer': () => 'An artist with no cards on the table isn’t ranked.',
  value: (_, __, { tile }) =>
    `Only the first three pay, and all the ${tile.many} they have had in this game count. The others pay nothing this round, but keep theirs for later.`,
  sell: () =>
    'You sell everything you bought this round, whether it pays or not. Then all paintings leave the game, but you keep the cards in your hand.',
  'sell-count': () =>
    'Each painting pays what its artist is worth. Then all paintings leave the game, but you keep the cards in your hand.',
  'then-next-round': () => 'You keep the cards in your hand.',
  'then-end': () => 'The most money wins. Cards left in your hand are worth nothing.',
  'next-round': () =>
    'You keep the cards in your hand. The hammer passes to the left of the player who played last.',
  'last-round': () => 'Sell what you still have: cards left in your hand at the end are worth nothing.',
  'all-out': () =>
    'It still counts for the ranking, but belongs to nobody. Once the bank has paid, the most money wins.',
  'all-out-early': ({ away }) =>
    away === 0
      ? 'Once the bank has paid, you choose: end the game, as the rulebook says, or deal another round.'
      : 'The rulebook ends the game here, but counts on everybody’s cards. Once the bank has paid, you choose: deal another round, or end the game.',
  'end-count': () => 'Cards left in your hand are worth nothing: only the money counts.',
  'end-won': () => 'Cards left in your hand are worth nothing: only the money counts.',
  'end-shared': () => 'No rulebook says how to break a tie, so you share the win.',
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

export const auctionPrompts = { lines, reasons, together, besides, anyArtist: 'any artist' };
