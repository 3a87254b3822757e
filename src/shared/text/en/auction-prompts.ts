import type { PromptKey } from '../../auction/index.ts';
import type { Detail } from '../../core/problem.ts';
import type { AuctionTerms } from '../terms.ts';
import type { Naming, Saying } from '../message.ts';
import { ordinal } from './ordinal.ts';

/** What the table is told now, one sentence to be read aloud. */
const lines: Record<PromptKey, Saying<AuctionTerms>> = {
  setup: ({ cards, dealt, cash }, { count, money }) =>
    `Shuffle the ${count(cards)} cards and deal ${count(dealt)} to each player; everybody takes ${money(cash)} and keeps it hidden.`,
  'setup-mystery': ({ dealt }, { count }) =>
    `Lay a further hand of ${count(dealt)} cards face down: the mystery hand.`,
  'setup-first': ({ seat }, naming) => `The youngest player begins, and that is ${naming.seat(seat)}.`,
  offer: ({ seat, near, almost }, naming) => {
    const put = `${naming.seat(seat)}, put up a painting from your hand`;
    if (near !== undefined) return `${put}; one more by ${naming.artist(near)} ends the round.`;
    return almost === undefined
      ? `${put}.`
      : `${put}; one more by any artist who has ${naming.count(almost)} ends the round.`;
  },
  'offer-anybody': () => 'Whoever is next puts up a painting: enter its artist.',
  open: ({ seat }, naming) =>
    `${naming.seat(seat)} sells: anybody may call, in any order, and each bid beats the last.`,
  once: ({ seat, first }, naming) =>
    `${naming.seat(seat)} sells: one bid each, ${naming.seat(first)} first and ${naming.seat(seat)} last.`,
  hidden: ({ seat }, naming) =>
    `${naming.seat(seat)} sells: everybody hides a bid in the fist, and all open together.`,
  fixed: ({ seat, first }, naming) =>
    `${naming.seat(seat)} names a price; ${naming.seat(first)} is asked first, and the first to say yes pays it.`,
  double: ({ seat, artist }, naming) =>
    `${naming.seat(seat)} is asked first, then the others clockwise: who adds a second card by ${naming.artist(artist)}?`,
  'double-would-end': ({ artist }, naming) =>
    `A second card by ${naming.artist(artist)} would end the round, and both would stay unsold.`,
  'double-perhaps': ({ artist }, naming) =>
    `If somebody adds a second card by ${naming.artist(artist)} to the double, enter that first.`,
  'double-added': ({ seat }, naming) =>
    `${naming.seat(seat)} added the second card, runs the auction now and takes all the money.`,
  'double-added-split': ({ seat, partner }, naming) =>
    `${naming.seat(seat)} added the second card, runs the auction now and shares the money with ${naming.seat(partner)}.`,
  'double-unpaired': ({ seat, artist }, naming) =>
    `Nobody added a card: ${naming.seat(seat)} keeps the double by ${naming.artist(artist)} for nothing.`,
  'pay-player': (detail, naming) =>
    `${naming.seat(detail.seat)} pays ${naming.seat(detail.to)} ${naming.money(detail.amount)} for ${works(detail, naming)}.`,
  'pay-bank': (detail, naming) =>
    `${naming.seat(detail.seat)} pays the bank ${naming.money(detail.amount)} for ${works(detail, naming)}.`,
  'pay-nothing': (detail, naming) =>
    `Nobody bid: ${naming.seat(detail.seat)} takes ${works(detail, naming)} for free.`,
  'pay-player-untold': (detail, naming) =>
    `${naming.seat(detail.seat)} takes ${works(detail, naming)} and pays ${naming.seat(detail.to)}.`,
  'pay-bank-untold': (detail, naming) =>
    `${naming.seat(detail.seat)} takes ${works(detail, naming)} and pays the bank, unless nobody bid.`,
  'two-more': ({ artist }, naming) => `Two more by ${naming.artist(artist)} end the round.`,
  'one-more': ({ artist }, naming) => `One more by ${naming.artist(artist)} ends the round, unsold.`,
  'fifth-offer': ({ artist, count }, naming) =>
    `The round is over: this was the ${ordinal(Number(count))} by ${naming.artist(artist)}, and it is not sold.`,
  'fifth-pair': ({ artist, count }, naming) =>
    `The round is over: the second card was the ${ordinal(Number(count))} by ${naming.artist(artist)}, and neither of the two is sold.`,
  'fifth-mystery': ({ artist, count }, naming) =>
    `The round is over: the mystery card was the ${ordinal(Number(count))} by ${naming.artist(artist)}.`,
  'fifth-adjust': ({ artist, count }, naming) =>
    `The round is over: ${naming.artist(artist)} has reached ${naming.count(count)} cards.`,
  'hand-empty': ({ seat }, naming) => `${naming.seat(seat)} has no cards left, but may still bid.`,
  mystery: ({ seat, left }, naming) =>
    `${naming.seat(seat)} may turn over a card of the mystery hand, which still has ${naming.count(left)}.`,
  'mystery-anybody': ({ left }, { count }) =>
    `The last auctioneer may turn over a card of the mystery hand, which still has ${count(left)}.`,
  rank: ({ artist, rank, count, tile }, naming, { tile: word }) =>
    `${naming.artist(artist)} comes ${ordinal(Number(rank))} with ${cards(count)} and gets the ${naming.money(tile)} ${word.one}.`,
  'rank-tie': ({ artist, over }, naming) =>
    `${naming.artist(over)} has just as many, but ${naming.artist(artist)} stands further left and goes first.`,
  'rank-fewer': ({ ranked }, _, { tile }) =>
    ranked === 0
      ? `No artist was put up, so no ${tile.many} are laid.`
      : `Only ${ranked === 1 ? 'one artist was' : 'two artists were'} put up, so no more ${tile.many} are laid.`,
  value: ({ artist, value, tile, earlier }, naming) =>
    earlier === 0
      ? `A painting by ${naming.artist(artist)} pays ${naming.money(value)}.`
      : `A painting by ${naming.artist(artist)} pays ${naming.money(value)}: ${naming.money(tile)} for this round and ${naming.money(earlier)} for earlier ones.`,
  sell: ({ seat, amount }, naming) =>
    amount === 0
      ? `${naming.seat(seat)} gets nothing from the bank.`
      : `The bank pays ${naming.seat(seat)} ${naming.money(amount)}.`,
  'sell-count': () => 'Enter who holds which paintings, and the bank pays.',
  'then-next-round': (detail, naming) =>
    `Then round ${naming.count(detail.round)} begins: ${dealing(detail, naming)}.`,
  'then-end': () => 'Then the game is over.',
  'next-round': (detail, naming) =>
    `Round ${naming.count(detail.round)}: ${dealing(detail, naming)}; ${starter(detail.seat, naming.seat)} begins.`,
  'last-round': (detail, naming) =>
    `The last round: ${dealing(detail, naming)}; ${starter(detail.seat, naming.seat)} begins.`,
  'all-out': () =>
    'The round and the game are over: nobody has a card left, and what was put up last is not sold.',
  'all-out-early': () =>
    'Nobody has a card left, and what was put up last is not sold: by the rule the game ends here, but the table may deal on.',
  'end-count': () => 'The game is over: everybody counts their money.',
  'end-won': ({ seat, amount }, naming) => `${naming.seat(seat)} wins with ${naming.money(amount)}.`,
  'end-shared': ({ seat, amount }, naming) =>
    `${naming.seat(seat)} has ${naming.money(amount)} and shares the win.`,
};

function cards(count: unknown): string {
  return count === 1 ? '1 card' : `${Number(count)} cards`;
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
      : `: whoever sits between ${naming.seat(partner)} and ${naming.seat(seat)} loses a turn`;
  return next === undefined ? '' : ` ${naming.seat(next)} puts up the next painting${between}.`;
}

function newCards(count: unknown): string {
  return count === 1 ? 'a new card' : `${Number(count)} new cards`;
}

function starter(seat: number | string | undefined, name: (seat: number | string) => string): string {
  return seat === undefined ? 'the player to the left of whoever played last' : name(seat);
}

/** What one may choose and why it is so, told the first time in a game. */
const reasons: Record<PromptKey, Saying<AuctionTerms>> = {
  setup: () =>
    'Your cards are paintings to sell, not paintings you own. Money stays hidden, because what others can still pay is half of what you have to guess.',
  'setup-mystery': () =>
    'It is nobody’s. Its cards are never sold: they only count for their artists, and make a game of three as hard to foresee as one of four.',
  'setup-first': () => 'Whoever begins is the first auctioneer; from there the hammer goes round clockwise.',
  offer: ({ limit }) =>
    `The card says which artist and how it is sold. The more of an artist are put up, the better each one pays; but the ${ordinal(Number(limit))} of one artist ends the round and is not sold.`,
  'offer-anybody': ({ limit }) =>
    `Every painting counts for its artist as soon as it is put up, the second card of a double too, and the ${ordinal(Number(limit))} of one artist ends the round.`,
  open: ({ seat }, naming, { kinds }) =>
    `${kinds.open}: bid as often as you like, ${naming.seat(seat)} too. It is over when nobody wants to bid more; if nobody bids at all, ${naming.seat(seat)} has it for nothing.`,
  once: (_, __, { kinds }) =>
    `${kinds.once}: when your turn comes, bid more than the highest so far or pass, and that is all. Whoever sells speaks last and so knows every bid.`,
  hidden: ({ seat }, naming, { kinds }) =>
    `${kinds.hidden}: an empty fist is no bid. If the highest bids are equal, ${naming.seat(seat)} comes first, and after that whoever is next clockwise.`,
  fixed: ({ seat }, naming, { kinds }) =>
    `${kinds.fixed}: choose with care. ${naming.seat(seat)} may not name more than they have, for if everybody says no, ${naming.seat(seat)} must buy it at that price.`,
  double: ({ seat }, naming) =>
    `${naming.seat(seat)} has put up a double, and nobody has to add to it. The second card is by the same artist and no double; it says how both are sold together, and whoever adds it runs the auction.`,
  'double-would-end': () =>
    'Both cards would count for the ranking, but nobody would own them, and nobody would pay.',
  'double-perhaps': () =>
    'Nobody has to add a card. Without one, the double stays with whoever put it up, for nothing.',
  'double-added': (detail, naming) =>
    `${naming.seat(detail.partner)}, who put up the double, gets nothing.${afterDouble(detail, naming)}`,
  'double-added-split': (detail, naming) =>
    `This table shares doubles: half for each, and an odd ${naming.money(1)} for ${naming.seat(detail.seat)}.${afterDouble(detail, naming)}`,
  'double-unpaired': () => 'It pays at the end of the round like any other painting.',
  'pay-player': () => 'The price goes to whoever ran the auction: selling dearly is half of the game.',
  'pay-bank': () =>
    'Whoever buys a painting of their own auction pays the bank, and that money leaves the table.',
  'pay-nothing': () => 'Where nobody bids, the painting stays with the auctioneer.',
  'pay-player-untold': () =>
    'The price goes to whoever ran the auction; your table handles the money itself.',
  'pay-bank-untold': () => 'Whoever buys at their own auction pays the bank, not a player.',
  'two-more': () => 'A double and its second card could do it in one go.',
  'one-more': () =>
    'Whoever plays it sells nothing that turn, but decides when the round is over and lifts the artist by one.',
  'fifth-offer': () => 'The last card is nobody’s and pays nobody. It counts for the ranking all the same.',
  'fifth-pair': () => 'Both cards are nobody’s and pay nobody. Both count for the ranking.',
  'fifth-mystery': () => 'A mystery card is nobody’s. Whatever was sold before it stays with its buyers.',
  'fifth-adjust': () => 'The count was put right, and with it the round has reached its end.',
  'hand-empty': ({ next, dealt }, { count }) =>
    dealt === 0
      ? 'No new cards are dealt any more: whoever has none is passed over to the end of the game, but can buy from the others.'
      : `Whoever has no cards is passed over for the rest of this round, but can buy from the others. Round ${count(next)} brings everybody ${newCards(dealt)}.`,
  mystery: () =>
    'Nobody has to. The card is not sold and is nobody’s, but it counts for its artist and can end the round; a double gets no second card.',
  'mystery-anybody': () =>
    'Nobody has to. The card is not sold and is nobody’s, but it counts for its artist and can end the round.',
  rank: () =>
    'Every card put up this round counts: the sold, the free, and the last ones that nobody bought.',
  'rank-tie': () => 'Between equals the place on the board decides, and nothing else.',
  'rank-fewer': () => 'An artist of whom no card lies on the table is not ranked.',
  value: (_, __, { tile }) =>
    `Only the first three pay, and for them all ${tile.many} count that they got in this game. The others pay nothing this round, but keep theirs for later.`,
  sell: () =>
    'Everybody sells everything bought this round, worth something or not. Then all paintings leave the game; the cards in your hands stay.',
  'sell-count': () =>
    'Each painting pays what its artist is worth. Then all paintings leave the game; the cards in your hands stay.',
  'then-next-round': () => 'You keep the cards you still hold.',
  'then-end': () => 'The most money wins. Cards left in a hand are worth nothing.',
  'next-round': () =>
    'You keep the cards you still hold. The hammer goes to the left of whoever played last.',
  'last-round': () => 'You sell what you still hold; what is left in your hand at the end is worth nothing.',
  'all-out': () =>
    'It counts for the ranking all the same, and is nobody’s. When the bank has paid, the most money wins.',
  'all-out-early': () =>
    'Your table is asked once the bank has paid: end the game, as the rulebook says, or deal the next round.',
  'end-count': () => 'Cards left in a hand are worth nothing: only the money counts.',
  'end-won': () => 'Cards left in a hand are worth nothing: only the money counts.',
  'end-shared': () => 'No rulebook says what breaks a tie, so equals share the win.',
};

/** Said once instead of player by player. */
const together = {
  sell: () => 'The bank pays for every painting; when all have their money, close the round.',
} satisfies Partial<Record<PromptKey, Saying<AuctionTerms>>>;

export const auctionPrompts = { lines, reasons, together };
