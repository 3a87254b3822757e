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
    'You are an art dealer and a collector. The cards in your hand are paintings to sell to the others. The paintings you buy are the ones the bank pays you for at the end of the round.',
  'count-cards': () =>
    'Two paintings are sold. The wall shows how many cards by each artist are on the table this round. The more there are, the better that artist does.',
  'fifth-near': ({ artist }) =>
    `The first round goes on, and there are now four cards by ${artist(0)}. The last frame on the wall is marked: one more ends the round.`,
  'value-over': (_, { tile }) =>
    `The round is over. First you rank the artists by their cards on the table, unsold ones included. Then the first three get ${tile.many}, which say what their paintings pay, and the bank buys every painting.`,
  'value-misprint': ({ player }) =>
    `Your rulebook plays this round too, but the totals it prints for the seats of ${player(1)} and ${player(3)} don’t match its own last price. This lesson uses the prices that were paid and what they add up to.`,
  'open-call': ({ player }) =>
    `${player(0)} puts up a painting for an open auction. Anybody can call a bid at any time, as often as they like, but each must be higher than the last. When nobody wants to go higher, it is sold.`,
  'once-round': ({ player }, { kinds }) =>
    `${player(1)} puts up a painting with the symbol for “${kinds.once}”. Going clockwise, each player gets one turn: bid more than the highest bid so far, or pass.`,
  'hidden-fists': ({ player }) =>
    `${player(2)} puts up a painting with hidden bids. Everybody hides money in their fist, or none at all, and all the fists open together.`,
  'fixed-price': ({ player }, { sold }) =>
    `${player(3)} puts up a painting at a ${sold.fixed}: ${player(3)} says what it costs, then asks the others one by one. The first to say yes buys it.`,
  'double-sign': ({ player, artist }) =>
    `${player(0)} plays a double by ${artist(0)}. It is sold together with a second card, and that card says how. ${player(0)} may add it; if not, the others are asked clockwise.`,
  'shared-variant': ({ player }) =>
    `In this variant, both players whose cards make up a double sell it together. ${player(0)} played a double, and ${player(2)} added the second card. Nothing else changes: ${player(2)} runs the auction.`,
  'mystery-hand': () =>
    'Three of you can play as if there were one more player: deal an extra hand face down on the table, the mystery hand. It belongs to nobody, and nobody may look at it.',
  'forecast-bar': ({ player, artist }) =>
    `${player(0)} puts up a painting by ${artist(0)}. What is it worth? The bar shows how often it would pay how much, if every card that nobody has seen yet were equally likely to come next.`,
  'forecast-marks': ({ player, artist }) =>
    `${player(3)} puts up a painting by ${artist(4)}. For a lot on offer, the forecast also shows the marks of a fair price. They compare what a sale brings you, on average, with what it brings the others.`,
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
    why: () =>
      'In an open auction the highest bid wins. The money goes to the player who put up the painting.',
  },
  'sell-next': {
    ask: ({ player }) => `${player(3)} bought from ${player(0)}. Who puts up the next painting?`,
    why: ({ player }) =>
      `The hammer goes clockwise, so it passes to the left of ${player(0)}, who sold. It doesn’t matter who bought.`,
    hint: () => 'The hammer goes round from the player who sold.',
  },
  'sell-bid': {
    ask: ({ player, artist, price }) =>
      `Now ${player(1)} sells a painting by ${artist(1)}. ${player(2)} has bid ${price}. You are ${player(0)} and want it: type a higher bid.`,
    why: ({ player }) => `Nobody goes higher, so it is yours, and you pay ${player(1)}.`,
  },
  'pay-player': {
    ask: ({ player, price }) =>
      `${player(0)} is the auctioneer, and ${player(3)} has the highest bid, ${price}. Who gets the money?`,
    why: () => 'The buyer pays the auctioneer. Selling well is half the game.',
  },
  'pay-bank': {
    ask: ({ player, price }) =>
      `Now ${player(1)} is the auctioneer and also has the highest bid, ${price}. Who gets the money?`,
    why: () => 'Auctioneers who buy their own painting pay the bank, so nobody at the table earns anything.',
  },
  'pay-nothing': {
    ask: ({ player }) => `${player(2)} puts up a painting, and nobody bids. Who gets it?`,
    why: () => 'If nobody bids, the auctioneer keeps the painting for free.',
  },
  'count-first': {
    ask: () => 'Two more are sold. If the round ended now, which artist would be first?',
    why: () =>
      'The artist with the most cards on the table. Only the best artists pay, and never one without a card.',
  },
  'count-tie': {
    ask: () => 'And which artist would be second?',
    why: ({ artist }) =>
      `${artist(1)} and ${artist(4)} have one card each. If artists tie, the one further left on the board ranks higher.`,
  },
  'fifth-lay': {
    ask: ({ player }) => `You are ${player(2)}. Play the card that ends the round.`,
    why: () => 'An artist’s fifth card ends the round at once, no matter who plays it.',
  },
  'fifth-owner': {
    ask: () => 'Who owns that fifth card?',
    why: () => 'Nobody. It isn’t sold and pays nobody, but it counts for its artist like any other card.',
    hint: () => 'That card was never sold.',
  },
  'fifth-starter': {
    ask: () => 'The bank has paid, and new cards are dealt. Who begins the second round?',
    why: ({ player }) => `The player to the left of ${player(2)}, who played the last card.`,
    hint: () => 'Think of who played the last card, not of who began.',
  },
  'value-second': {
    ask: ({ artist }) => `${artist(0)} is first with five cards. Who is second?`,
    why: () => 'The artist with the second most cards on the table.',
  },
  'value-tie': {
    ask: () => 'And third? Two artists have one card each.',
    why: ({ artist }) => `${artist(1)} is further left on the board than ${artist(4)}, so ranks higher.`,
  },
  'value-left-out': {
    ask: ({ player, artist }) =>
      `${player(3)} paid good money for a painting by ${artist(4)}. What does the bank pay for it?`,
    why: () => 'Nothing: paintings by an artist outside the first three don’t pay this round.',
  },
  'value-payout': {
    ask: ({ player }) => `How much does the bank pay ${player(3)} for all of ${player(3)}’s paintings?`,
    why: () => 'Each painting pays what its artist is worth this round:',
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
      `Nothing this round. The earlier ${tile.many} stay on the board and count again whenever the artist is among the first three.`,
  },
  'open-own': {
    ask: ({ player, price }) => `${player(0)} is the seller. Can ${player(0)} buy the painting for ${price}?`,
    why: () => 'The auctioneer can bid like everybody else, and pays the bank if nobody goes higher.',
    hint: () => 'Auctioneers may bid for their own paintings.',
  },
  'open-purse': {
    ask: ({ player, price }) =>
      `It’s the first auction, and nobody has earned anything yet. Can ${player(3)} bid ${price}?`,
    why: () => 'You can’t bid more than you have, and nobody lends you any.',
    hint: () => 'Everybody still has their starting money, and that is less.',
  },
  'once-first': {
    ask: () => 'Who bids first?',
    why: () =>
      'The player to the left of the auctioneer. It goes clockwise, and the auctioneer goes last, knowing every bid.',
    hint: () => 'It goes clockwise, and the auctioneer is last.',
  },
  'once-equal': {
    ask: ({ player, price }) => `${player(2)} has bid ${price}. Can ${player(3)} bid ${price} too?`,
    why: () => 'A bid said aloud must beat every bid before it. If you don’t want to go higher, pass.',
    hint: () => 'A bid said aloud has to beat the one before it.',
  },
  'once-buyer': {
    ask: () => 'Everybody has had their turn. Who buys?',
    why: ({ player }) =>
      `${player(1)} went last and bid just above the rest. It was ${player(1)}’s own auction, so the money goes to the bank.`,
  },
  'hidden-tie': {
    ask: () => 'The fists open. Two of them hold the same highest bid: who buys?',
    why: ({ player }) =>
      `Hidden bids can tie. If the auctioneer, here ${player(2)}, is in the tie, the auctioneer wins it and pays the bank. If not, the first of them clockwise buys.`,
  },
  'fixed-name': {
    ask: ({ player, purse }) => `You are ${player(3)} and have ${purse} left. Name a price.`,
    why: () => 'You can’t name more than you have, because you may have to pay it yourself.',
  },
  'fixed-first': {
    ask: () => 'You have named your price. Who is asked first?',
    why: () => 'The player to the left of the auctioneer, then clockwise.',
    hint: () => 'It goes clockwise from the auctioneer.',
  },
  'fixed-refuse': {
    ask: ({ player }) => `Everybody says no. Can ${player(3)} just keep the painting for free?`,
    why: () => 'If nobody wants it, the auctioneer must buy it at that price and pay the bank.',
    hint: () => 'If you name a price, you have to stand by it.',
  },
  'double-add': {
    ask: ({ player }) =>
      `${player(0)} adds nothing, and ${player(1)} has nothing to add. You are ${player(2)}: play the second card.`,
    why: () => 'The second card must be by the same artist and not a double itself.',
  },
  'double-seller': {
    ask: () => 'Who runs the auction for the two cards now?',
    why: () =>
      'The player who adds the second card becomes the auctioneer for both, and that card says how they are sold.',
    hint: () => 'The second card decides who sells.',
  },
  'double-money': {
    ask: ({ player, price }) => `${player(1)} buys both for ${price}. Who is paid?`,
    why: ({ player }) => `The new auctioneer gets it all. ${player(0)}, who played the double, gets nothing.`,
  },
  'double-turn': {
    ask: () => 'Who puts up the next painting?',
    why: ({ player }) =>
      `The player to the left of the new auctioneer. ${player(1)} is skipped and misses a turn.`,
    hint: () => 'Play goes on from the player who sold, and that was the new auctioneer.',
  },
  'double-alone': {
    ask: ({ player }) => `${player(3)} plays a double, and nobody adds a card. Who gets it?`,
    why: () => 'The player who played it, for free. It counts and pays like any other painting.',
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
    why: ({ player }) => `The smaller half. The bigger one goes to ${player(2)}, who added the second card.`,
    hint: () =>
      'Both sell, so each gets half. If the halves aren’t equal, the bigger one goes to the player who added the second card.',
  },
  'shared-second': {
    ask: ({ player, price }) =>
      `Now ${player(3)} plays a double, and ${player(0)} adds the second card. ${player(1)} buys for ${price}. How much does ${player(0)} get?`,
    why: ({ player }) => `This time the bigger half goes to ${player(0)}, who added the second card.`,
    hint: () =>
      'Both sell, so each gets half. If the halves aren’t equal, the bigger one goes to the player who added the second card.',
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
    why: () => 'The auctioneer of that sale, before the next painting is put up. Nobody has to.',
    hint: () => 'It is part of the auction that has just ended.',
  },
  'mystery-count': {
    ask: ({ player, subject }) =>
      `${player(0)} turns one over: a double by ${subject}. How many cards by ${subject} count now?`,
    why: () =>
      'It counts like any card on the table, but it isn’t sold and belongs to nobody. A double gets no second card here.',
  },
  'mystery-next': {
    ask: () => 'Who puts up the next painting?',
    why: ({ player }) =>
      `The player to the left of ${player(0)}, who sold. Turning over a mystery card doesn’t use up a turn.`,
    hint: () => 'Turning over a mystery card isn’t a turn.',
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
      `The player to the left of ${player(1)}, who turned over the mystery card that ended the round.`,
    hint: () => 'Nobody played the last card: think of who turned it over.',
  },
  'bidding-worth': {
    ask: ({ player, artist }) =>
      `${player(1)} puts up a painting by ${artist(0)}. If the round ended now, what would it pay?`,
    why: () => 'Nothing is certain until the round is over, but every bid starts here.',
  },
  'bidding-half': {
    ask: ({ player }) =>
      `You are ${player(0)}. What you pay goes to ${player(1)}, your rival. Up to which price do you gain at least as much as ${player(1)}?`,
    why: ({ player }) =>
      `Half of what the painting pays. If you pay more, you still gain something, but ${player(1)} gains more.`,
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
    why: ({ average }, { tile }) =>
      `Nothing! It pays a lot if its artist is ranked, because of the earlier ${tile.many}, but usually the artist isn’t. ${average} on average can often be nothing, so look at the whole bar.`,
  },
  'forecast-safest': {
    ask: ({ artist }) =>
      `A painting by ${artist(3)} is worth about the same on average. Which of them pays nothing less often?`,
    why: ({ artist }, { tile }) =>
      `${artist(3)} is very likely to be ranked, but without earlier ${tile.many} it never pays much. The same average can be a safe painting or a gamble.`,
  },
  'forecast-price': {
    ask: ({ player }) => `${player(1)} buys it for far more than that. What does this do to its worth?`,
    why: () =>
      'Nothing. Prices don’t move the forecast, only cards do, because they decide how the round ends:',
  },
  'forecast-steer': {
    ask: ({ player, artist }) =>
      `You are ${player(1)}, and you own the ${artist(0)}. Which of these cards makes it worth the most?`,
    why: ({ artist }) =>
      `With another card by ${artist(3)} the round may end sooner, before others overtake ${artist(0)}. The other cards help artists who compete for its place:`,
  },
  'forecast-card': {
    ask: ({ player, artist }) =>
      `Now ${player(2)} puts up the first painting by ${artist(2)} this round. What does this do to the worth of ${artist(0)}?`,
    why: ({ artist }) =>
      `${artist(2)} has a card now and competes for a place. Every card moves everybody’s chances:`,
  },
  'forecast-rival': {
    ask: ({ player, price }) =>
      `You are ${player(1)}. ${player(0)} has bid ${price}, and nobody else wants it. Do you do better by bidding a little more?`,
    why: ({ player, marks }) =>
      `If you pass, ${player(0)} gets a bargain, and ${player(3)} gets the money anyway. That is why the last mark, for outbidding another buyer, is all it is worth, ${marks.buyer}:`,
  },
  'forecast-seller': {
    ask: ({ player, price }) =>
      `Now ${player(3)}, the auctioneer, has bid ${price}. Do you do better by bidding a little more?`,
    why: ({ player, marks }) =>
      `If you buy, ${player(3)} gets your money. If you pass, ${player(3)} pays the bank. That is why the mark in the middle, for outbidding the auctioneer, is lower, ${marks.auctioneer}:`,
  },
  'forecast-keep': {
    ask: ({ player, price }) =>
      `Now you are ${player(3)}, the auctioneer, and ${player(0)} has bid ${price}. Do you do better by keeping it for a little more?`,
    why: ({ player, marks }) =>
      `${player(0)} would pay so little that the bargain is worth more than the money. That is why the first mark, below which keeping is better, is a bit more than half, ${marks.keep}:`,
  },
};

export const auctionLessons = { titles, told, asked };
