import type { ProblemCode, Warning } from '../../auction/index.ts';
import type { Message } from '../message.ts';

export const problems: Record<ProblemCode, Message> = {
  missing: ({ what }) =>
    what === 'kind'
      ? 'The card does not end the round, so it has to be said how it is sold.'
      : 'This has to be given.',
  'not-an-object': () => 'This has to be a JSON object.',
  'not-text': () => 'This has to be text.',
  'not-true-or-false': () => 'This has to be true or false.',
  'not-a-seat': () => 'There is no such seat at this table: seats are counted clockwise from 0.',
  'not-an-amount': () => 'This has to be a whole number, 0 or more; money is in thousands.',
  'not-a-change': () => 'This has to be a whole number: how much is added, or with a minus taken away.',
  'not-one-entry-a-seat': () => 'This has to be a list with one entry for each seat.',
  'unknown-tracking': () => 'What the table keeps is “ledger”, “owners” or “counts”.',
  'unknown-event': () => 'Nothing of that name happens in this game.',
  'unknown-artist': () => 'This edition has no such artist.',
  'unknown-auction': () => 'A painting is sold “open”, “once”, “hidden” or “fixed”, or it is a “double”.',
  'option-not-in-edition': () => 'This edition does not have this option: leave it off.',
  'option-not-for-players': ({ players }, { count }) =>
    `This option is not for ${count(players)} players: leave it off.`,
  'order-not-the-artists': () => 'The order has to name each of the edition’s five artists once.',

  'offer-awaited': () => 'A painting has to be put up first.',
  'second-card-awaited': () =>
    'A double is on the table: enter who adds the second card, or that nobody does.',
  'sale-awaited': () => 'A painting is under the hammer: enter who buys it first.',
  'settle-awaited': () => 'The round is over: pay out first.',
  'game-over': () => 'The game is over. Correct or take back an earlier entry instead.',
  'only-in-counts': () => 'Here the app counts the hands itself and ends the round when they are empty.',
  'not-in-counts': () => 'This table keeps only which artists were put up: leave sales out.',
  'not-your-turn': ({ seat, turn }, naming) =>
    `It is ${naming.seat(turn)}’s turn, not ${naming.seat(seat)}’s. If the table played it so, correct the turn first.`,
  'no-cards': ({ seat }, naming) => `${naming.seat(seat)} has no cards left.`,
  'second-of-another-artist': ({ artist }, naming) =>
    `The second card has to be by the artist of the double, ${naming.artist(artist)}.`,
  'second-double': () => 'The second card may not be a double itself: choose the kind printed on it.',
  'no-double': () => 'There is no double on the table to add to.',
  'free-only-for-auctioneer': ({ auctioneer }, naming) =>
    `Only the auctioneer, ${naming.seat(auctioneer)}, may take a painting for nothing, when nobody bids.`,
  'fixed-at-zero': (_, { money }) => `The price has to be at least ${money(1)}.`,
  'fixed-over-cash': ({ seat }, naming) => `${naming.seat(seat)} may not name a price above their own cash.`,
  'bid-over-cash': ({ seat, price }, naming) =>
    `${naming.seat(seat)} cannot pay ${naming.money(price)}: nobody may bid more than they have.`,
  'bids-in-fixed': () =>
    'Where the auctioneer names the price nobody bids: enter only the price and who buys.',
  'bid-not-higher': ({ seat, highest }, naming) =>
    `${naming.seat(seat)} has to pass or bid more than ${naming.money(highest)}.`,
  'equal-bids': ({ bid }, naming) =>
    `Two bids of ${naming.money(bid)}: in an open auction each has to beat the one before.`,
  'price-not-highest-bid': ({ highest }, naming) =>
    `The price has to be the highest bid, ${naming.money(highest)}.`,
  'buyer-not-highest-bidder': ({ winner }, naming) => `By these bids ${naming.seat(winner)} gets it.`,
  'no-mystery-hand': () => 'There is no mystery hand in this game.',
  'mystery-hand-empty': () => 'The mystery hand is used up.',
  'mystery-not-now': () =>
    'A mystery card is turned over only after an auction and before the next painting, and only one.',
  'holdings-over-count': ({ artist, count, held }, naming) =>
    `Together that is ${naming.count(held)} by ${naming.artist(artist)}, but only ${naming.count(count)} ${count === 1 ? 'was' : 'were'} put up.`,
  'starter-without-cards': ({ seat }, naming) =>
    `${naming.seat(seat)} has no cards and cannot start: name somebody who has.`,
  'not-tracked': () => 'This table does not keep track of that, so there is nothing to correct.',
  'below-zero': () => 'That takes away more than there is.',
  'too-large': () => 'That is more than can be counted.',
  'turn-not-now': () => 'Whose turn it is can be changed only between two paintings.',
  'turn-without-cards': ({ seat }, naming) =>
    `${naming.seat(seat)} has no cards to put up: name somebody who has.`,
};

export const warnings: Record<Warning, Message> = {
  'more-cards-than-printed': ({ artist }, naming) =>
    artist === undefined
      ? 'More cards of an artist have been played than the box has. Are the counts right?'
      : `More cards of ${naming.artist(artist)} have been played than the box has. Is the artist right?`,
  'money-unaccounted': () =>
    'The money of all players does not add up with the bank’s. Will you count it, set it right by hand, and report this game?',
  'price-above-best-value': () => 'That is more than the paintings can earn this round. Is the price right?',
  'more-held-than-sold': () =>
    'More paintings were paid out than were sold: the last card and mystery cards are nobody’s. Is that right?',
};
