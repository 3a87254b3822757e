import type { AuctionAsked, AuctionLesson, AuctionStep } from '../../lessons/index.ts';
import type { AuctionTerms } from '../terms.ts';
import type { Asking, LessonSaying } from '../lesson-saying.ts';

const titles: Record<AuctionLesson, (terms: AuctionTerms) => string> = {
  sell: () => 'Selling a painting',
  pay: () => 'Who pays whom',
  count: () => 'Every card counts',
  fifth: () => 'The fifth card',
  value: () => 'What paintings are worth',
  open: ({ kinds }) => `The kinds of auction: ${kinds.open}`,
  once: ({ kinds }) => `The kinds of auction: ${kinds.once}`,
  hidden: ({ kinds }) => `The kinds of auction: ${kinds.hidden}`,
  fixed: ({ kinds }) => `The kinds of auction: ${kinds.fixed}`,
  double: ({ kinds }) => `The kinds of auction: ${kinds.double}`,
  shared: () => 'A variant: sharing a double',
  mystery: () => 'A variant: the mystery hand',
  bidding: () => 'Bidding well',
};

const told: Record<Exclude<AuctionStep, AuctionAsked>, LessonSaying<AuctionTerms>> = {
  'sell-dealers': () =>
    'You deal in paintings and you collect them. The cards in your hand are paintings to sell to the others; the paintings you buy are what the bank pays for when the round is over.',
  'count-cards': () =>
    'Two paintings are sold. The wall shows how many cards of each artist lie on the table this round. The more cards of an artist are played, the better that artist does.',
  'fifth-near': ({ artist }) =>
    `The first round goes on, and four cards by ${artist(0)} are out. The last frame on the wall is marked: one more ends the round.`,
  'value-over': (_, { tile }) =>
    `The round is over. First the artists are ranked by the cards that lie on the table, unsold ones included. Then the first three get ${tile.many}, which say what their paintings pay, and the bank buys every painting.`,
  'value-misprint': ({ player }) =>
    `If you know this round from your rulebook: the totals printed for those in the seats of ${player(1)} and ${player(3)} do not follow from its own last price. The lesson keeps to the prices as they were paid, and to the totals they add up to.`,
  'open-call': ({ player }) =>
    `${player(0)} puts up a painting for an open auction. Everybody calls bids when they like, as often as they like, and each must be higher than the last. When nobody goes on, it is sold.`,
  'once-round': ({ player }, { kinds }) =>
    `${player(1)} puts up a painting with the symbol for “${kinds.once}”. Each player has one turn, clockwise, to bid more than the highest so far or to pass.`,
  'hidden-fists': ({ player }) =>
    `${player(2)} puts up a painting with hidden bids. Everybody takes money into the fist, or none, and all fists open together.`,
  'fixed-price': ({ player }, { sold }) =>
    `${player(3)} puts up a painting at a ${sold.fixed}: ${player(3)} says what it costs, the others are asked one by one, and the first to say yes buys it.`,
  'double-sign': ({ player, artist }) =>
    `${player(0)} lays a double by ${artist(0)}. It is sold together with a second card, and that card says how. ${player(0)} is asked first whether to add one, then the others clockwise.`,
  'shared-variant': ({ player }) =>
    `Where the table plays this variant, a double is sold by both who laid its cards. ${player(0)} has laid one, and ${player(2)} has added the second card. Nothing else changes: ${player(2)} runs the auction.`,
  'mystery-hand': () =>
    'Three of you can play as if there were one more: a further hand is dealt and lies face down on the table, the mystery hand. It belongs to nobody, and nobody may look at it.',
};

const asked: Record<AuctionAsked, Asking<AuctionTerms>> = {
  'sell-lay': {
    ask: ({ player, artist }, { kinds }) =>
      `You are ${player(0)}, and you begin. Lay your painting by ${artist(4)} with the symbol for “${kinds.open}”.`,
    why: () =>
      'A card says who painted it, and its symbol says how it is sold. From now on it counts for its artist.',
  },
  'sell-buyer': {
    ask: () => 'Everybody calls bids, and these are the last ones heard. Who gets the painting?',
    why: () =>
      'In an open auction the highest bid wins. The price goes to the player who put the painting up.',
  },
  'sell-next': {
    ask: ({ player }) => `${player(3)} has bought from ${player(0)}. Who puts up the next painting?`,
    why: ({ player }) =>
      `The hammer goes clockwise, so it comes to the left of ${player(0)}, who sold. Who bought does not matter.`,
    hint: () => 'The hammer goes round from whoever sold.',
  },
  'sell-bid': {
    ask: ({ player, artist, price }) =>
      `Now ${player(1)} sells a painting by ${artist(1)}. ${player(2)} has bid ${price}. You, ${player(0)}, want it: type a higher bid.`,
    why: ({ player }) => `Nobody goes higher, so it is yours, and you pay ${player(1)}.`,
  },
  'pay-player': {
    ask: ({ player, price }) =>
      `${player(0)} is the auctioneer, and ${player(3)} has the highest bid, ${price}. Who gets the money?`,
    why: () => 'The buyer pays the auctioneer. Selling well is half of the game.',
  },
  'pay-bank': {
    ask: ({ player, price }) =>
      `Now ${player(1)} is the auctioneer and has the highest bid as well, ${price}. Who gets the money?`,
    why: () => 'Auctioneers who buy their own painting pay the bank, and nobody at the table earns anything.',
  },
  'pay-nothing': {
    ask: ({ player }) => `${player(2)} puts up a painting, and nobody bids at all. Who gets it?`,
    why: () => 'Without a bid the painting stays with the auctioneer, and no money moves.',
  },
  'count-first': {
    ask: () => 'Two more have been sold. If the round ended now, which artist would be first?',
    why: () =>
      'The artist with the most cards on the table comes first. Only the best pay, and never one without a card.',
  },
  'count-tie': {
    ask: () => 'And which artist would be second?',
    why: ({ artist }) =>
      `${artist(1)} and ${artist(4)} have one card each. Between equals, the one further left on the board is ahead.`,
  },
  'fifth-lay': {
    ask: ({ player }) => `You are ${player(2)}. Lay the card that ends the round.`,
    why: () => 'The fifth card of one artist ends the round at once, whoever plays it.',
  },
  'fifth-owner': {
    ask: () => 'Who owns that fifth card?',
    why: () => 'Nobody. It is not sold and pays nobody, but it counts for its artist like any other card.',
    hint: () => 'That card never came under the hammer.',
  },
  'fifth-starter': {
    ask: () => 'The bank has paid, and new cards are dealt. Who begins the second round?',
    why: ({ player }) => `The player to the left of whoever laid the last card, and that was ${player(2)}.`,
    hint: () => 'Look at who laid the last card, not at who began.',
  },
  'value-second': {
    ask: ({ artist }) => `${artist(0)} is first with five cards. Who is second?`,
    why: () => 'The artist with the next most cards on the table.',
  },
  'value-tie': {
    ask: () => 'And third? Two artists have one card each.',
    why: ({ artist }) =>
      `${artist(1)} stands further left on the board than ${artist(4)}, and so comes first.`,
  },
  'value-left-out': {
    ask: ({ player, artist }) =>
      `${player(3)} paid good money for a painting by ${artist(4)}. What does the bank pay for it?`,
    why: () => 'The paintings of an artist who is not among the first three pay nothing this round.',
  },
  'value-payout': {
    ask: ({ player }) => `How much does the bank pay ${player(3)} for all paintings together?`,
    why: () => 'Each painting pays what its artist is worth this round:',
  },
  'value-again': {
    ask: ({ player, artist }) =>
      `A second round has gone by, and ${player(3)} ends it. ${artist(2)} is second again. What does one painting by ${artist(2)} pay?`,
    why: (_, { tile }) =>
      `All ${tile.many} that an artist has got in this game count together, as long as the artist is among the first three now:`,
  },
  'value-waiting': {
    ask: ({ artist }) =>
      `${artist(0)} was first in the first round and is not among the first three now. What does one painting by ${artist(0)} pay?`,
    why: (_, { tile }) =>
      `Nothing, this round. The earlier ${tile.many} stay where they are and count again in any round in which the artist is among the first three.`,
  },
  'open-own': {
    ask: ({ player, price }) => `May ${player(0)}, who sells, buy the painting for ${price}?`,
    why: () => 'The auctioneer bids like everybody, and pays the bank when nobody goes higher.',
    hint: () => 'Auctioneers may bid for their own paintings.',
  },
  'open-purse': {
    ask: ({ player, price }) =>
      `It is the first auction, and nobody has earned anything yet. May ${player(3)} bid ${price}?`,
    why: () => 'Nobody bids more than they have, and nobody lends.',
    hint: () => 'Everybody still has what they began with, and that is less.',
  },
  'once-first': {
    ask: () => 'Who speaks first?',
    why: () =>
      'The player to the left of the auctioneer. It goes round, and the auctioneer, who knows every bid by then, comes last.',
    hint: () => 'It goes round from the auctioneer, who comes last.',
  },
  'once-equal': {
    ask: ({ player, price }) => `${player(2)} has bid ${price}. May ${player(3)} bid ${price} too?`,
    why: () => 'A bid said aloud must beat all before it. Whoever does not want to go higher passes.',
    hint: () => 'Said aloud, a bid has to beat the one before it.',
  },
  'once-buyer': {
    ask: () => 'Everybody has had their one turn. Who buys?',
    why: ({ player }) =>
      `${player(1)} had the last word and went just above the rest. It was ${player(1)}’s own auction, so the money goes to the bank.`,
  },
  'hidden-tie': {
    ask: () => 'The fists open. Two of them are highest and equal: who buys?',
    why: ({ player }) =>
      `Hidden bids may be equal. Then the auctioneer comes first, here ${player(2)}, and after that whoever of the highest is next clockwise. An auctioneer who buys pays the bank.`,
  },
  'fixed-name': {
    ask: ({ player, purse }) => `You are ${player(3)} and have ${purse} left. Name a price.`,
    why: () => 'The price may not be more than you have, because it may be you who has to pay it.',
  },
  'fixed-first': {
    ask: () => 'The price is named. Who is asked first?',
    why: () => 'The player to the left of the auctioneer, then on clockwise.',
    hint: () => 'It goes round from the auctioneer, who is not asked.',
  },
  'fixed-refuse': {
    ask: ({ player }) => `Everybody says no. May ${player(3)} just keep the painting for nothing?`,
    why: () => 'If nobody wants it, the auctioneer has to buy it at that price, and pays the bank.',
    hint: () => 'Whoever names a price has to stand by it.',
  },
  'double-add': {
    ask: ({ player }) =>
      `${player(0)} adds nothing, and ${player(1)} has nothing to add. You are ${player(2)}: lay the second card.`,
    why: () => 'The second card is by the same artist, and it is no double itself.',
  },
  'double-seller': {
    ask: () => 'Who runs the auction of the two now?',
    why: () =>
      'Whoever adds the second card becomes the auctioneer of both, and the second card says how they are sold.',
    hint: () => 'The second card decides who sells.',
  },
  'double-money': {
    ask: ({ player, price }) => `${player(1)} buys both for ${price}. Who is paid?`,
    why: ({ player }) => `The new auctioneer gets it all. ${player(0)}, who laid the double, gets nothing.`,
  },
  'double-turn': {
    ask: () => 'Who puts up the next painting?',
    why: ({ player }) =>
      `The player to the left of the new auctioneer. ${player(1)} was passed over and loses the turn.`,
    hint: () => 'The turn goes on from whoever sold, and that was the new auctioneer.',
  },
  'double-alone': {
    ask: ({ player }) => `${player(3)} lays a double, and nobody adds a card. Who gets it?`,
    why: () => 'The one who laid it, for nothing. It counts and pays like any other painting.',
    hint: () => 'Somebody gets it, and nobody pays.',
  },
  'double-fifth': {
    ask: ({ player, artist }) =>
      `Three cards by ${artist(4)} lay there. ${player(0)} has laid a double as the fourth, and now adds a second card. Is the round over?`,
    why: () => 'The second card is the fifth, and the round is over. Neither is sold, but both count.',
    hint: () => 'Count both cards of the pair.',
  },
  'shared-offerer': {
    ask: ({ player, price }) => `${player(3)} buys both for ${price}. How much of it does ${player(0)} get?`,
    why: ({ player }) => `Half of it. What cannot be halved goes to ${player(2)}, who added the second card.`,
    hint: () => 'Both sell: each gets half, and what cannot be halved goes to whoever added the second card.',
  },
  'shared-second': {
    ask: ({ player, price }) =>
      `Now ${player(3)} lays a double, and ${player(0)} adds to it. ${player(1)} buys for ${price}. How much does ${player(0)} get?`,
    why: ({ player }) => `This time the odd thousand is for ${player(0)}, who added the second card.`,
    hint: () => 'Both sell: each gets half, and what cannot be halved goes to whoever added the second card.',
  },
  'shared-own': {
    ask: ({ player, price }) =>
      `${player(1)} lays a double, ${player(3)} adds to it, and ${player(1)} buys for ${price}. How much does the bank get?`,
    why: ({ player }) =>
      `The rulebook says nothing of this. The app counts both as sellers, and nobody pays themselves: the half that would be for ${player(1)} goes to the bank, the rest to ${player(3)}.`,
    hint: () => 'Both sell, each a half, and nobody pays themselves.',
  },
  'mystery-who': {
    ask: ({ player }) =>
      `${player(0)} has sold a painting to ${player(1)}. Who may now turn over a card of the mystery hand?`,
    why: () => 'The auctioneer of the sale just held, before the next painting is put up. Nobody has to.',
    hint: () => 'It belongs to the auction just held.',
  },
  'mystery-count': {
    ask: ({ player, subject }) =>
      `${player(0)} turns one over: a double by ${subject}. How many cards by ${subject} count now?`,
    why: () =>
      'It counts like any card on the table, but it is not sold, and it is nobody’s. A double gets no second card here.',
  },
  'mystery-next': {
    ask: () => 'Who puts up the next painting?',
    why: ({ player }) => `The player to the left of ${player(0)}, who sold: turning a card over is no turn.`,
    hint: () => 'Turning a card over is not a turn.',
  },
  'mystery-ends': {
    ask: ({ player, artist }) =>
      `Meanwhile four cards by ${artist(2)} lie on the table. ${player(1)} sells something else and turns over one more by ${artist(2)}. Is the round over?`,
    why: () => 'A mystery card can be the fifth like any other.',
    hint: () => 'A mystery card counts like any other.',
  },
  'mystery-payout': {
    ask: ({ player, artist }) =>
      `${player(1)} owns one painting by ${artist(2)}. How much does the bank pay ${player(1)}?`,
    why: () =>
      'Only for the painting that was bought. The mystery cards have made it worth more, and pay nobody:',
  },
  'mystery-starter': {
    ask: () => 'Who begins the next round?',
    why: ({ player }) =>
      `No player’s card ended it, so it goes on to the left of ${player(1)}, who turned the mystery card over.`,
    hint: () => 'Nobody laid the last card: look at who turned it over.',
  },
  'bidding-worth': {
    ask: ({ player, artist }) =>
      `${player(1)} puts up a painting by ${artist(0)}. If the round ended now, what would it pay?`,
    why: () => 'Nothing is sure before the round is over, but this is where every bid begins.',
  },
  'bidding-half': {
    ask: ({ player }) =>
      `You are ${player(0)}. What you pay goes to ${player(1)}, who plays against you. Up to which price do you gain at least as much as ${player(1)}?`,
    why: ({ player }) =>
      `Half of what the painting pays. Above it you still earn something, but ${player(1)} earns more.`,
  },
  'bidding-rival': {
    ask: ({ player, price }) =>
      `${player(3)} bids ${price}, and nobody else wants it. Who would gain the most by that sale?`,
    why: ({ answer }) =>
      `${answer} would pay less than half of what it brings. A rival’s bargain hurts you as much as a bad purchase of your own.`,
  },
  'bidding-over': {
    ask: ({ player, price }) =>
      `You are ${player(0)}. Bid more than ${price}, but not so much that you earn nothing.`,
    why: () => 'You gain something, and your rival gains nothing at all.',
  },
  'bidding-hope': {
    ask: ({ player, artist }) =>
      `${player(2)} sells a painting by ${artist(2)}. From here the round can go three ways, each as likely: nothing more is played, one more by ${artist(2)}, or three more by ${artist(3)}. What does the painting pay on average?`,
    why: () =>
      'Whoever hopes for the best way bids the most, and so often pays too much. Bid for what you expect, not for what you hope:',
  },
};

export const auctionLessons = { titles, told, asked };
