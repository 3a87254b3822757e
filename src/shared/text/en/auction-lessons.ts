import type { AuctionAsked, AuctionLesson, AuctionStep } from '../../lessons/index.ts';
import type { AuctionTerms } from '../terms.ts';
import type { Asking, LessonSaying } from '../lesson-saying.ts';

const titles: Record<AuctionLesson, (terms: AuctionTerms) => string> = {
  sell: () => 'Selling a painting',
  pay: () => 'Who pays whom',
  count: () => 'Every card counts',
  fifth: () => 'The card that ends the round',
  value: () => 'What paintings are worth',
  open: ({ kinds }) => `The kinds of auction: ${kinds.open}`,
  once: ({ kinds }) => `The kinds of auction: ${kinds.once}`,
  hidden: ({ kinds }) => `The kinds of auction: ${kinds.hidden}`,
  fixed: ({ kinds }) => `The kinds of auction: ${kinds.fixed}`,
  double: ({ kinds }) => `The kinds of auction: ${kinds.double}`,
  shared: () => 'A variant: sharing a double',
  mystery: () => 'A variant: the mystery hand',
  bidding: () => 'Bidding well',
  forecast: () => 'Reading the forecast',
};

const told: Record<Exclude<AuctionStep, AuctionAsked>, LessonSaying<AuctionTerms>> = {
  'sell-dealers': () =>
    'You are an art dealer and a collector. You sell paintings from your hand to the others, and after each round the bank buys those you bought. The player with the most money after four rounds wins.',
  'value-over': (_, { tile }) =>
    `The round is over. First you rank the artists by their cards on the table, unsold ones included. Then the first three get ${tile.many}, which say what their paintings pay, and the bank buys every painting.`,
  'open-call': ({ player }) =>
    `${player(0)} puts up a painting for an open auction. Anybody, the auctioneer too, can call a bid at any time and as often as they like, but each must be higher than the last. When nobody wants to go higher, it is sold.`,
  'once-round': ({ player }, { kinds }) =>
    `${player(1)} puts up a painting with the symbol for “${kinds.once}”. Clockwise, starting to the left of ${player(1)}, everybody gets one turn: bid more than the highest bid so far, or pass. The auctioneer goes last.`,
  'hidden-fists': ({ player }) =>
    `${player(2)} puts up a painting with hidden bids. Everybody hides money in their fist, or none at all, and all the fists open together.`,
  'fixed-price': ({ player }, { sold }) =>
    `${player(3)} puts up a painting at a ${sold.fixed}: ${player(3)} says what it costs, then asks the others one by one, starting on the left. The first to say yes buys it.`,
  'double-sign': ({ player, artist }) =>
    `${player(0)} plays a double by ${artist(0)}. It is sold together with a second card, and that card says how. ${player(0)} may add it; if not, the others are asked clockwise.`,
  'shared-variant': ({ player }) =>
    `In this variant, both players whose cards make up a double sell it together. ${player(0)} played a double, and ${player(2)} added the second card. Nothing else changes: ${player(2)} runs the auction.`,
  'mystery-hand': () =>
    'Three of you can play as if there were one more player: deal an extra hand face down on the table, the mystery hand. It belongs to nobody, and nobody may look at it.',
  'forecast-bar': ({ player, artist }) =>
    `${player(0)} puts up a painting by ${artist(0)}. What is it worth? The bar shows each possible payout and how likely it is, if every card nobody has seen yet is equally likely to come next.`,
  'forecast-plans': () =>
    'The marks only compare averages; they tell nobody what to do. The forecast knows nothing about hands or plans. At the table it shows if you switch it on for that game. In the replay and the story of a game it is always there.',
};

const asked: Record<AuctionAsked, Asking<AuctionTerms>> = {
  'sell-lay': {
    ask: ({ player, artist }, { kinds }) =>
      `You are ${player(0)}, and you begin. Play your painting by ${artist(4)} with the symbol for “${kinds.open}”.`,
    why: () =>
      'A card shows who painted it, and its symbol says how it is sold. From now on it counts for its artist.',
  },
  'sell-buyer': {
    ask: () => 'Everybody bids, and these are the last bids you heard. Who gets the painting?',
    why: ({ player }) =>
      `The highest bid wins, and the money goes to ${player(0)}, who put up the painting. Then the hammer passes to the left, no matter who bought.`,
  },
  'sell-bid': {
    ask: ({ player, artist, price }) =>
      `Now ${player(1)} sells a painting by ${artist(1)}. ${player(2)} has bid ${price}. You are ${player(0)} and want it: type a higher bid.`,
    why: ({ player }) => `Nobody goes higher, so the painting is yours, and you pay ${player(1)}.`,
  },
  'pay-bank': {
    ask: ({ player, price }) =>
      `${player(1)} is the auctioneer and also has the highest bid, ${price}. Who gets the money?`,
    why: () =>
      'Usually the buyer pays the auctioneer. Auctioneers who buy their own painting pay the bank, so nobody at the table earns anything.',
  },
  'pay-nothing': {
    ask: ({ player }) => `${player(2)} puts up a painting, and nobody bids. Who gets it?`,
    why: () => 'If nobody bids, the auctioneer keeps the painting for free.',
  },
  'count-first': {
    ask: () =>
      'Four paintings are sold. The wall shows how many cards by each artist are on the table this round: the more, the better. If the round ended now, which artist would be first?',
    why: () =>
      'The artist with the most cards on the table is first. Only the best artists pay, and never one without a card.',
  },
  'count-tie': {
    ask: ({ artist }) =>
      `${artist(1)} and ${artist(4)} have one card each. In a tie, the artist further left on the board ranks higher, and they hang in that order here. Which artist would be second?`,
    why: ({ artist }) => `${artist(1)} is further left on the board than ${artist(4)}.`,
  },
  'fifth-lay': {
    ask: ({ player, artist }) =>
      `There are now four cards by ${artist(0)} on the table, and the last frame on the wall is marked. You are ${player(2)}: play the card that ends the round.`,
    why: () => 'An artist’s fifth card ends the round at once, no matter who plays it.',
  },
  'fifth-owner': {
    ask: () => 'Who owns that fifth card?',
    why: () =>
      'The card that ends the round isn’t sold and pays nobody, but it counts for its artist like any other.',
    hint: () => 'That card was never sold.',
  },
  'fifth-starter': {
    ask: () => 'The bank has paid, and new cards are dealt. Who begins the second round?',
    why: ({ player }) => `${player(2)} played the last card, so the player to the left begins.`,
    hint: () => 'Think of who played the last card, not of who began.',
  },
  'value-left-out': {
    ask: ({ player, artist }) =>
      `${artist(0)} is first and ${artist(2)} second. ${artist(1)} and ${artist(4)} have one card each. ${player(3)} paid good money for the one by ${artist(4)}: what does the bank pay for it?`,
    why: ({ artist }) =>
      `${artist(1)} is further left on the board, so ranks third. Paintings by an artist outside the first three don’t pay this round.`,
  },
  'value-payout': {
    ask: ({ player }) => `How much does the bank pay ${player(3)} for all of ${player(3)}’s paintings?`,
    why: ({ misprinted }) =>
      `Each painting pays what its artist is worth this round${misprinted ? ' (your rulebook’s totals don’t match its own prices; these do)' : ''}:`,
  },
  'value-hand': {
    ask: ({ player }) =>
      `You keep the cards in your hand, and with four players everybody is dealt four more. How many does ${player(2)} hold in the next round?`,
    why: () =>
      'The paintings you bought go back to the box, but your hand stays. Before the fourth round nothing is dealt, so make your cards last.',
  },
  'value-again': {
    ask: ({ player, artist }) =>
      `${player(3)} ends the second round. ${artist(2)} is second again. What does a painting by ${artist(2)} pay?`,
    why: (_, { tile }) =>
      `All the ${tile.many} an artist has had in this game add up, as long as the artist is among the first three now:`,
  },
  'value-waiting': {
    ask: ({ artist }) =>
      `${artist(0)} was first in the first round, but isn’t among the first three now. What does a painting by ${artist(0)} pay?`,
    why: (_, { tile }) =>
      `The earlier ${tile.many} stay on the board. They count again whenever the artist is among the first three, but not this round.`,
  },
  'open-purse': {
    ask: ({ player, price }) =>
      `It’s the first auction, and nobody has earned anything yet. Can ${player(3)} bid ${price}?`,
    why: () => 'You can’t bid more than you have, and nobody lends you any.',
    hint: () => 'Everybody still has their starting money, and that is less.',
  },
  'once-equal': {
    ask: ({ player, price }) => `${player(2)} has bid ${price}. Can ${player(3)} bid ${price} too?`,
    why: () => 'A bid said aloud must beat every bid before it. If you don’t want to go higher, pass.',
    hint: () => 'A bid said aloud has to beat the one before it.',
  },
  'once-buyer': {
    ask: () => 'Everybody has had their turn. Who buys?',
    why: ({ player }) =>
      `${player(1)} went last, knowing every bid, and bid just above the rest. It was ${player(1)}’s own auction, so the money goes to the bank.`,
  },
  'hidden-tie': {
    ask: ({ player }) =>
      `The fists open, and two of them hold the same highest bid. In a tie the auctioneer, here ${player(2)}, comes first, then the others clockwise. Who buys?`,
    why: ({ player }) =>
      `Going clockwise from ${player(2)}, ${player(3)} comes first. An auctioneer who wins a tie pays the bank.`,
  },
  'fixed-name': {
    ask: ({ player, purse }) => `You are ${player(3)} and have ${purse} left. Name a price.`,
    why: () => 'You can’t name more than you have, because you may have to pay it yourself.',
  },
  'fixed-refuse': {
    ask: ({ player }) => `Everybody says no. Can ${player(3)} just keep the painting for free?`,
    why: () => 'If nobody wants it, the auctioneer must buy it at that price and pay the bank.',
    hint: () => 'If you name a price, you have to stand by it.',
  },
  'double-add': {
    ask: ({ player }) =>
      `${player(0)} adds nothing, and ${player(1)} has nothing to add. You are ${player(2)}: play the second card.`,
    why: () =>
      'The second card must be by the same artist and not a double itself. The player who adds it becomes the auctioneer for both, and that card says how they are sold.',
  },
  'double-money': {
    ask: ({ player, price }) => `${player(1)} buys both for ${price}. Who is paid?`,
    why: ({ player }) =>
      `The player who added the second card gets it all. ${player(0)}, who played the double, gets nothing.`,
  },
  'double-turn': {
    ask: () => 'Who puts up the next painting?',
    why: ({ player }) =>
      `It’s the player to the left of the new auctioneer. ${player(1)} is skipped and misses a turn.`,
    hint: () => 'Play goes on from the player who sold, and that was the new auctioneer.',
  },
  'double-alone': {
    ask: ({ player }) => `${player(3)} plays a double, and nobody adds a card. Who gets it?`,
    why: () =>
      'The player who played the double keeps it for free. It counts and pays like any other painting.',
    hint: () => 'Somebody gets it, and nobody pays.',
  },
  'double-fifth': {
    ask: ({ player, artist }) =>
      `Three cards by ${artist(4)} were on the table. ${player(0)} plays a double as the fourth, then adds a second card. Is the round over?`,
    why: () => 'The second card is the fifth, so the round is over. Neither is sold, but both count.',
    hint: () => 'Count both cards of the pair.',
  },
  'shared-offerer': {
    ask: ({ player, price }) => `${player(3)} buys both for ${price}. How much does ${player(0)} get?`,
    why: ({ player }) =>
      `Both sell, so each gets half. What doesn’t divide goes to ${player(2)}, who added the second card.`,
    hint: () => 'Both get half, and what doesn’t divide goes to the player who added the second card.',
  },
  'shared-second': {
    ask: ({ player, price }) =>
      `Now ${player(3)} plays a double, and ${player(0)} adds the second card. ${player(1)} buys for ${price}. How much does ${player(0)} get?`,
    why: ({ player }) => `This time what doesn’t divide goes to ${player(0)}, who added the second card.`,
    hint: () => 'Both get half, and what doesn’t divide goes to the player who added the second card.',
  },
  'shared-own': {
    ask: ({ player, price }) =>
      `${player(1)} plays a double, ${player(3)} adds the second card, and ${player(1)} buys for ${price}. How much does the bank get?`,
    why: ({ player }) =>
      `The rulebook doesn’t say. The app counts both as sellers, and nobody pays themselves: ${player(1)}’s half goes to the bank, the rest to ${player(3)}.`,
    hint: () => 'Both sell, half each, and nobody pays themselves.',
  },
  'mystery-who': {
    ask: ({ player }) =>
      `${player(0)} sold a painting to ${player(1)}. Who may turn over a mystery card now?`,
    why: () => 'The auctioneer of that sale may, before the next painting is put up. Nobody has to.',
    hint: () => 'It is part of the auction that has just ended.',
  },
  'mystery-count': {
    ask: ({ player, subject }) =>
      `${player(0)} turns one over: a double by ${subject}. How many cards by ${subject} count now?`,
    why: () =>
      'A mystery card counts like any card on the table, but it isn’t sold and belongs to nobody. A double gets no second card here, and turning one over isn’t a turn.',
  },
  'mystery-ends': {
    ask: ({ player, artist }) =>
      `There are now four cards by ${artist(2)} on the table. ${player(1)} sells something else and turns over one more by ${artist(2)}. Is the round over?`,
    why: () => 'A mystery card can be the fifth, like any other.',
    hint: () => 'A mystery card counts like any other.',
  },
  'mystery-payout': {
    ask: ({ player, artist }) =>
      `${player(1)} has one painting by ${artist(2)}. How much does the bank pay ${player(1)}?`,
    why: () =>
      'Only the painting that was bought pays. The mystery cards made it worth more, but pay nobody:',
  },
  'mystery-starter': {
    ask: () => 'Who begins the next round?',
    why: ({ player }) =>
      `${player(1)} turned over the mystery card that ended the round, so the player to the left begins.`,
    hint: () => 'Nobody played the last card: think of who turned it over.',
  },
  'bidding-worth': {
    ask: ({ player, artist }) =>
      `${player(1)} puts up a painting by ${artist(0)}. If the round ended now, what would it pay?`,
    why: () => 'That is what it pays if nothing changes until the round is over, and every bid starts here.',
  },
  'bidding-half': {
    ask: ({ player }) =>
      `You are ${player(0)}. What you pay goes to ${player(1)}, your rival. Up to which price do you gain at least as much as ${player(1)}?`,
    why: ({ player }) =>
      `At half of what the painting pays, you both gain the same. If you pay more, you still gain something, but ${player(1)} gains more.`,
  },
  'bidding-rival': {
    ask: ({ player, price }) =>
      `${player(3)} bids ${price}, and nobody else wants it. Who would gain the most from that sale?`,
    why: ({ answer }) =>
      `${answer} would pay less than half of what it brings. A rival’s bargain hurts you as much as a bad buy of your own.`,
  },
  'bidding-over': {
    ask: ({ player, price }) =>
      `You are ${player(0)}. Bid more than ${price}, but not so much that you earn nothing.`,
    why: () => 'You still gain something, and a rival’s bargain is gone.',
  },
  'bidding-hope': {
    ask: ({ player, artist }) =>
      `${player(2)} sells a painting by ${artist(2)}. The round can go three ways, all equally likely: no more cards, one more by ${artist(2)}, or three more by ${artist(3)}. What does the painting pay on average?`,
    why: () =>
      'The player who hopes for the best bids the most, and so often pays too much. Bid for what you expect, not for what you hope:',
  },
  'forecast-likeliest': {
    ask: ({ average }) => `On average it pays about ${average}. What does it pay most often?`,
    why: (_, { tile }) =>
      `It pays a lot if its artist is ranked, because of the earlier ${tile.many}, but usually the artist isn’t. Even with a good average, it often pays nothing, so look at the whole bar.`,
  },
  'forecast-safest': {
    ask: ({ artist }) =>
      `A painting by ${artist(3)} is worth about the same on average. Which of them pays nothing less often?`,
    why: ({ artist }, { tile }) =>
      `${artist(3)} is very likely to be ranked, but without earlier ${tile.many} it never pays much. The same average can be a safe painting or a gamble.`,
  },
  'forecast-card': {
    ask: ({ player, artist }) =>
      `${player(1)} buys it for far more than that, then puts up the first painting by ${artist(2)} this round. What does this do to the worth of ${artist(0)}?`,
    why: ({ artist }) =>
      `Prices don’t move the forecast, only cards do. ${artist(2)} has one now and may come out ahead:`,
  },
  'forecast-rival': {
    ask: ({ player, artist, price }) =>
      `${player(3)} puts up a painting by ${artist(4)}. The marks of a fair price compare what a sale brings you, on average, with what it brings the others. You are ${player(1)}. ${player(0)} has bid ${price}, and nobody else wants it. Do you do better by bidding a little more?`,
    why: ({ player }) =>
      `If you pass, ${player(0)} gets a bargain, and ${player(3)} gets the money anyway. So against another buyer, go up to the last mark. Against the auctioneer, who would pay the bank, stop at the one in the middle:`,
  },
};

export const auctionLessons = { titles, told, asked };
