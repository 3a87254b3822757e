import type { ProblemCode, Warning } from '../../auction/index.ts';
import type { Message } from '../message.ts';

export const problems: Record<ProblemCode, Message> = {
  missing: ({ what }) =>
    what === 'kind' ? 'The card doesn’t end the round, so enter how it is sold.' : 'This is missing.',
  'not-an-object': () => 'This must be a JSON object.',
  'not-text': () => 'This must be text.',
  'not-true-or-false': () => 'This must be true or false.',
  'not-a-seat': () => 'This table has no such seat. Seats count clockwise from 0.',
  'not-an-amount': () => 'This must be a whole number, 0 or more. Money is counted without its zeros.',
  'not-a-change': () => 'This must be a whole number to add or, with a minus, to take away.',
  'not-one-entry-a-seat': () => 'This must be a list with one entry per seat.',
  'unknown-tracking': () => 'What is tracked must be “ledger”, “owners” or “counts”.',
  'unknown-event': () => 'This game has no such event.',
  'unknown-artist': () => 'This box has no such artist.',
  'unknown-auction': () => 'A painting is sold “open”, “once”, “hidden” or “fixed”, or it’s a “double”.',
  'option-not-in-edition': () => 'This box doesn’t have this option. Leave it out.',
  'option-not-for-players': ({ players }, { count }) =>
    `This option isn’t for ${count(players)} players. Leave it out.`,
  'order-not-the-artists': () => 'The order must name each of the box’s five artists once.',

  'offer-awaited': () => 'Enter the painting put up first.',
  'second-card-awaited': () =>
    'A double is on the table. Enter who adds the second card, or that nobody does.',
  'sale-awaited': () => 'A painting is up for auction. Enter who buys it first.',
  'settle-awaited': () => 'The round is over. Pay out first.',
  'game-over': () => 'The game is over. Correct or undo an earlier entry instead.',
  'only-in-counts': () => 'The app counts the hands here, and ends the round when they’re empty.',
  'not-in-counts': () => 'You only track which artists are put up here. Leave out sales.',
  'not-your-turn': ({ seat, turn }, naming) =>
    `It’s ${naming.seat(turn)}’s turn, not ${naming.seat(seat)}’s. If that’s how you played it, correct the turn first.`,
  'no-cards': ({ seat }, naming) => `${naming.seat(seat)} has no cards left.`,
  'second-of-another-artist': ({ artist }, naming) =>
    `The second card must be by the same artist as the double, ${naming.artist(artist)}.`,
  'second-double': () => 'The second card can’t be a double too. Choose the kind printed on it.',
  'no-double': () => 'There’s no double on the table to add to.',
  'free-only-for-auctioneer': ({ auctioneer }, naming) =>
    `Only the auctioneer, ${naming.seat(auctioneer)}, can get a painting for free, if nobody bids.`,
  'fixed-at-zero': (_, { money }) => `The price must be at least ${money(1)}.`,
  'fixed-over-cash': ({ seat }, naming) => `${naming.seat(seat)} can’t set a price above their own money.`,
  'bid-over-cash': ({ seat, price }, naming) =>
    `${naming.seat(seat)} can’t pay ${naming.money(price)}. Nobody can bid more than they have.`,
  'bids-in-fixed': () =>
    'Nobody bids when the auctioneer sets the price. Enter only the price and the buyer.',
  'bid-not-higher': ({ seat, highest }, naming) =>
    `${naming.seat(seat)} must pass or bid more than ${naming.money(highest)}.`,
  'equal-bids': ({ bid }, naming) =>
    `There are two bids of ${naming.money(bid)}. In an open auction each must beat the one before.`,
  'price-not-highest-bid': ({ highest }, naming) =>
    `The price must be the highest bid, ${naming.money(highest)}.`,
  'buyer-not-highest-bidder': ({ winner }, naming) => `By these bids, ${naming.seat(winner)} gets it.`,
  'no-mystery-hand': () => 'This game has no mystery hand.',
  'mystery-hand-empty': () => 'The mystery hand is empty.',
  'mystery-not-now': () =>
    'You can turn over only one mystery card, after an auction and before the next painting.',
  'holdings-over-count': ({ artist, count, held }, naming) =>
    `That makes ${naming.count(held)} by ${naming.artist(artist)}, but only ${naming.count(count)} ${count === 1 ? 'was' : 'were'} put up.`,
  'starter-without-cards': ({ seat }, naming) =>
    `${naming.seat(seat)} has no cards, so can’t start. Choose somebody who has.`,
  'not-tracked': () => 'You don’t track that in this game, so there’s nothing to adjust.',
  'below-zero': () => 'That takes away more than there is.',
  'too-large': () => 'That’s too much. Enter less.',
  'turn-not-now': () => 'You can change whose turn it is only between two paintings.',
  'turn-without-cards': ({ seat }, naming) =>
    `${naming.seat(seat)} has no cards to put up. Choose somebody who has.`,
  'away-not-now': () => 'Enter this sale first: people leave and come back between two paintings.',
  'already-away': ({ seat }, naming) => `${naming.seat(seat)} is already away.`,
  'not-away': ({ seat }, naming) => `${naming.seat(seat)} is here already.`,
  'two-must-stay': () => 'At least two players must stay in the game.',
  'hands-while-away': ({ seat }, naming) => `${naming.seat(seat)} has no cards while they’re away.`,
  'buyer-away': ({ seat }, naming) => `${naming.seat(seat)} isn’t here, so can’t bid or buy.`,
};

/** A price above what the cards can earn is said before the sale, beside its button. */
export const warnings: Record<Exclude<Warning, 'price-above-best-value'>, Message> = {
  'more-cards-than-printed': ({ artist }, naming) =>
    artist === undefined
      ? 'More cards by one artist have been played than the box has. Are the counts right?'
      : `More cards by ${naming.artist(artist)} have been played than the box has. Is the artist right?`,
  'money-unaccounted': () =>
    'The players’ money and the bank’s don’t add up. Could you count it, adjust it and report this game?',
  'more-held-than-sold': () =>
    'More paintings were paid out than sold. Nobody owns the last card or mystery cards. Is that right?',
};
