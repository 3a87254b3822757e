import type { AuctionAnswer, AuctionChoice, AuctionCustom, AuctionQuestion } from '../../referee/index.ts';
import type { AuctionTerms } from '../terms.ts';
import type { Saying, Wording } from '../message.ts';
import { cardsSaid, handsSaid } from '../hands.ts';
import { beforeRound } from './before-round.ts';
import { ordinal } from './ordinal.ts';

const questions: Record<AuctionQuestion, Wording<AuctionTerms>> = {
  goal: 'What is the goal, and how long is the game?',
  course: 'How does the game go?',
  earning: 'How do I make money?',
  players: 'How many can play?',
  layout: 'How do we set up the table?',
  screens: 'What are the screens for?',
  cards: 'How many cards are there by each artist?',
  deal: 'How many cards does everybody get?',
  'first-auctioneer': 'Who begins the game?',
  turn: 'What do I do on my turn?',
  kinds: 'What do the symbols on the cards mean?',
  open: ({ kinds }) => `${kinds.open}: how does it work?`,
  once: ({ kinds }) => `${kinds.once}: how does it work?`,
  hidden: ({ kinds }) => `${kinds.hidden}: how does it work?`,
  fixed: ({ kinds }) => `${kinds.fixed}: how does it work?`,
  double: ({ kinds }) => `${kinds.double}: how does it work?`,
  'auctioneer-bids': 'May the auctioneer bid too?',
  'least-bid': 'What is the smallest bid?',
  'no-bids': 'What if nobody bids?',
  'equal-bids': 'May I bid the same as the player before me?',
  'bid-over-cash': 'May I bid more than I have?',
  'bid-back': 'May I take back a bid?',
  deals: 'May we trade paintings or lend each other money?',
  'others-money': 'May I ask how much money the others have?',
  'tied-fists': 'Two fists hold the same highest bid: who gets it?',
  'fixed-price': ({ kinds }) => `${kinds.fixed}: how high can it be?`,
  'price-nothing': ({ kinds }) => `${kinds.fixed}: can it be 0?`,
  'fixed-nobody': ({ kinds }) => `${kinds.fixed}: what if nobody wants it?`,
  'double-alone': 'Does somebody have to add a card to a double?',
  'double-second': 'Which card can I add to a double?',
  'double-nobody': 'What if nobody adds a card to a double?',
  'double-taken-over': 'Somebody else adds to my double: who sells, and who gets the money?',
  'double-share': 'Can we share the money from a double?',
  'double-offerer-buys': 'I put up the double, somebody else added to it, and I buy: who do I pay?',
  'double-next': 'Whose turn is it after a double?',
  payment: 'Who does the buyer pay?',
  bought: 'Where do I keep the paintings I buy?',
  'round-end': 'When does a round end?',
  fifth: 'Is the card that ends the round sold?',
  'fifth-double': 'A double ends the round: can somebody add a second card?',
  'fifth-pair': 'The second card of a double ends the round: is the first one sold?',
  'no-cards': 'I have no cards left: am I out?',
  mystery: 'The mystery hand: how does it work?',
  'mystery-when': 'Who may turn over a mystery card, and when?',
  'mystery-card': 'What does a mystery card do?',
  'what-counts': 'Do unsold cards count for the ranking?',
  'equal-artists': 'Two artists have the same number of cards: who is ahead?',
  'few-artists': 'What if fewer than three artists are on the table?',
  value: 'What is a painting worth?',
  'tiles-kept': ({ tile }) =>
    `What happens to the earlier ${tile.many} of an artist outside the first three?`,
  example: 'The rulebook’s example doesn’t add up: is that a mistake?',
  'after-selling': 'Do I keep my paintings or my cards for the next round?',
  'who-starts': 'Who begins the next round?',
  'all-out': 'What if everybody is out of cards?',
  'all-out-double': 'The very last cards are a double: is it sold?',
  win: 'Who wins?',
  'equal-money': 'Two players have the same money at the end: who wins?',
};

const answers: Record<AuctionAnswer, Saying<AuctionTerms>> = {
  goal: ({ rounds }, { count }) =>
    `To have the most money after ${count(rounds)} rounds. Cards left in your hand are worth nothing.`,
  course: ({ limit, rounds }, { count }, { tile }) =>
    `You take turns putting up a painting from your hand, and everybody bids for it. An artist’s ${ordinal(Number(limit))} card ends the round. The three artists with the most cards get ${tile.many}, and the bank buys everybody’s paintings, which leave the game. There are ${count(rounds)} rounds.`,
  earning: () =>
    'In two ways. Put up a painting, and the player who buys it pays you. Buy a painting, and if its artist is among the first three, the bank pays you for it at the end of the round.',
  players: ({ least, most }) => `${least} to ${most}.`,
  layout: ({ cash }, { money }, { tile }) =>
    `The board goes in the middle, with the ${tile.many} beside it. One of you is the Banker and gives everybody ${money(cash)}, to hide behind a screen. Shuffle and deal the cards; the rest stay face down.`,
  screens: () => 'To hide your money from the others. The name on a screen has no effect.',
  cards: (artists) => {
    const { all, each } = cardsSaid(artists, 'en-GB', (artist, cards) => `${cards} by ${artist}`);
    return `${all} in all: ${each}.`;
  },
  deal: (hands) => `${handsSaid(hands, 'en-GB', beforeRound)}. You keep the cards in your hand.`,
  'deal-mystery': (hands) =>
    `As if there were four of you: ${handsSaid(hands, 'en-GB', beforeRound)}, and the same number for the mystery hand each time.`,
  youngest: () => 'The youngest player puts up the first painting.',
  turn: () =>
    'Play a card from your hand face up and sell that painting the way its symbol says. Then it’s the turn of the player to your left.',
  kinds: (_, __, { kinds }) =>
    `How the painting is sold: “${kinds.open}”, “${kinds.once}”, “${kinds.hidden}”, “${kinds.fixed}” or “${kinds.double}”.`,
  open: () =>
    'Anybody can bid at any time, the auctioneer too, each bid higher than the last. When nobody goes higher, the highest bidder buys.',
  once: () =>
    'Going clockwise from the auctioneer’s left, everybody gets one turn: bid more than the highest bid so far, or pass. The auctioneer goes last. The highest bidder buys.',
  hidden: () =>
    'Everybody hides money in their fist, or none at all. You all open together, and the highest bid buys.',
  fixed: () =>
    'The auctioneer names a price. Going clockwise from the auctioneer’s left, each player says yes or no, and the first to say yes buys.',
  double: () =>
    'You may add a second card by the same artist. If you don’t, ask the others clockwise. The player who adds one runs the auction for both cards, the way the second card says. If nobody does, you keep the double for free.',
  'auctioneer-may-bid': (_, __, { kinds }) =>
    `Yes. If the auctioneer’s bid is the highest, it is paid to the bank. Only with “${kinds.fixed}” is there no bidding: the auctioneer buys if nobody else does.`,
  'whole-units': (_, { money }) =>
    `The smallest bid is ${money(1)}, and every bid is a multiple of that. An empty fist is no bid.`,
  'no-bids-free': (_, { money }, { kinds }) =>
    `The auctioneer gets the lot for free; less than ${money(1)} is no bid. With “${kinds.fixed}”, though, the auctioneer has to buy.`,
  'bids-rise': () =>
    'No, a bid said aloud has to be higher than every bid before it. Only hidden bids can be equal.',
  'bids-within-cash': () =>
    'No. You can’t bid more than you have behind your screen, and nobody lends you any.',
  'bids-count': () => 'No. What you have bid counts until somebody bids more.',
  'no-deals': () =>
    'No. Paintings only change hands in auctions, and money only when somebody pays for one. But praise what you sell as much as you like.',
  'money-hidden': () =>
    'No. Money stays hidden behind the screens until the end of the game. But you can try to remember who paid what.',
  'fists-clockwise': () =>
    'The auctioneer, if one of the fists is theirs. If not, the first of them clockwise from the auctioneer.',
  'fixed-within-cash': () =>
    'No higher than the auctioneer’s own money, because the auctioneer may have to pay it.',
  'price-above-nothing': (_, { money }) =>
    `No, the price is at least ${money(1)}. Only an auctioneer with no money at all names 0, and the first to say yes gets the painting for free.`,
  'fixed-must-buy': () => 'Then the auctioneer must buy it and pay that price to the bank.',
  'double-nobody-must': () =>
    'No. Ask the player who put it up first, then the others clockwise. Anybody can say no, even with a card that fits.',
  'double-same-artist': () =>
    'One by the same artist that isn’t a double itself. Its symbol says how the two are sold together.',
  'double-free': () =>
    'The player who put it up keeps it for free. It counts, and it pays at the end of the round. That was their turn, so the player to their left is next.',
  'taken-over-all': () =>
    'The player who adds the second card is now the auctioneer: they run the sale, get all the money, and pay the bank if they buy. The player who put up the double gets nothing.',
  'taken-over-shared': (_, { money }) =>
    `The player who adds the second card is now the auctioneer and runs the sale. The two of you share the money; an odd ${money(1)} goes to the player who added the card.`,
  'share-refused': () => 'No. The rulebook is clear: all of it goes to the player who added the second card.',
  'share-variant': (_, { money }) =>
    `Only as a variant, on the summary page: half each, and an odd ${money(1)} for the player who added the second card.`,
  'offerer-pays-in-full': () => 'The player who added the second card, in full, like any other buyer.',
  'offerer-pays-half': () =>
    'You both count as sellers, and nobody pays themselves: your half goes to the bank, the other half to the other seller. It’s the same the other way round.',
  'double-seats-skipped': () =>
    'The player to the left of the one who ran the auction. Players between the first card and the second miss a turn. If nobody added one, the player to the left of the one who put up the double.',
  'pays-auctioneer': () => 'The auctioneer. If the auctioneer buys, the bank.',
  'face-up': () => 'Face up in front of your screen, where everybody can see them, until the round ends.',
  'fifth-or-all-out': ({ limit }) =>
    `As soon as an artist’s ${ordinal(Number(limit))} card is on the table. If everybody runs out of cards before that, the game ends with the round.`,
  'fifth-unsold': ({ limit }) =>
    `No. The ${ordinal(Number(limit))} card ends the round at once. It belongs to nobody and pays nobody; it only counts.`,
  'fifth-double-alone': ({ limit }) =>
    `No. The ${ordinal(Number(limit))} card ends the round at once, so nobody is asked for a second one.`,
  'fifth-pair-unsold': ({ limit }) =>
    `No. With the ${ordinal(Number(limit))} card the round is over. Neither is sold and both belong to nobody, no matter who played them, but both count.`,
  'no-cards-still-buys': () =>
    'You are skipped, because you have nothing to put up, but you can bid and buy as before. If cards are dealt for another round, you are back in; if not, you are skipped until the end of the game.',
  mystery: () =>
    'It’s a variant. Deal as if there were one more of you, and leave that hand face down. After an auction, the auctioneer may turn over one of its cards, which then counts for its artist but belongs to nobody. The others stay there for later rounds.',
  'mystery-after-auction': () =>
    'The auctioneer, after the sale and before the next painting is put up: one card, and nobody has to. Not after a double that nobody added to, because there was no auction, and not after the card that ended the round.',
  'mystery-only-counts': () =>
    'It counts for its artist and can end the round, but it isn’t sold, belongs to nobody and pays nobody. A double gets no second card. If it ends the round, the player to the left of the one who turned it over begins the next.',
  'all-cards-count': () =>
    'Yes. Every card in the round counts: sold, taken for free, mystery cards, and the last ones that nobody bought.',
  'leftmost-stated': () => 'The one further left on the board. The order of all five is given.',
  'leftmost-partly-stated': () =>
    'The one further left on the board. The rulebook names only the leftmost artist; for the others, look at your board.',
  'fewer-tiles': (_, __, { tile }) =>
    `Then fewer artists get ${tile.many}: an artist with no cards on the table isn’t ranked.`,
  'sum-of-tiles': ({ first, second, third }, { money }, { tile }) =>
    `The first three artists of a round get ${money(first)}, ${money(second)} and ${money(third)}. A painting by one of them pays the sum of all the ${tile.many} that artist has had in the game.`,
  'tiles-wait': (_, __, { tile }) =>
    `They don’t count this round, and the paintings pay nothing. But the ${tile.many} stay, and count again as soon as the artist is among the first three.`,
  'example-misprinted': () =>
    'Yes. The totals it gives two of the players don’t match the last price that was paid. Go by the price.',
  'example-right': () => 'No, the examples in this rulebook add up.',
  'all-sold': () =>
    'The cards in your hand, yes. The paintings, no: you sell them all to the bank, whether they pay or not, and they leave the game.',
  'left-of-last': () =>
    'The player to the left of the one who played the last card, or the next one clockwise who has cards.',
  'all-out-ends': () =>
    'The last card isn’t sold and belongs to nobody, but it counts. The bank pays once more, and the game is over, whatever round it is.',
  'all-out-double-unsold': () =>
    'No. The card that empties the last hand isn’t sold. A double doesn’t go to its player for free then, and with a second card neither is sold.',
  'most-money': () =>
    'The player with the most money after the last payout. Cards left in your hand are worth nothing.',
  'money-shared': () => 'Both: you share the win.',
};

/** How some tables play it. */
const customs: Record<AuctionCustom, Wording<AuctionTerms>> = {
  'double-alone': 'make you add a card if you can.',
  'double-share': 'share the money of a double, as one variant has it.',
  'double-offerer-buys':
    'read a shared double strictly: if you added the card and buy, you pay it all to the bank. If you put it up and buy, you pay only the other half.',
  'equal-artists': 'have a board with another order.',
  'few-artists': ({ tile }) => `give ${tile.many} to artists with no cards too, the leftmost first.`,
  'all-out': 'deal the next round instead of ending the game.',
  'all-out-double': 'sell the last pair anyway.',
  'mystery-when': 'turn one over after a double without a second card too.',
  'mystery-card': 'let somebody else begin after a round that a mystery card ended.',
  'bid-over-cash': 'allow debts, and settle them at the end of the round.',
  'bid-back': 'let you take a bid back until somebody else bids.',
  deals: 'allow deals, as long as everybody can hear them.',
  'equal-money': 'break the tie by the cards left in hand, or play another game.',
};

const choices: Record<AuctionChoice, string> = {
  held: 'plays it as written here; the app sticks to it.',
  mendable: 'plays it as written here. Do you play it differently? Correct it in the log.',
  'starter-named': 'plays it as written here. When you close a round, you can name somebody else.',
  'going-on-asked': 'decides when it happens: end the game or deal another round.',
  'split-on': 'shares doubles: the variant is on.',
  'split-off': 'does not share doubles: the variant is off.',
  'split-not-offered': 'does not share doubles: this box has no such variant.',
  'order-own': 'has its own board order, chosen for this game.',
  'order-as-printed': 'has the usual board order.',
  'mystery-on': 'plays with the mystery hand.',
  'mystery-off': 'plays without the mystery hand.',
  noted: 'shares the win. If you break the tie yourselves, write it in the game’s notes.',
};

export const auctionRulings = { questions, answers, customs, choices };
