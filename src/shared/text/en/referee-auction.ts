import type { AuctionAnswer, AuctionChoice, AuctionCustom, AuctionQuestion } from '../../referee/index.ts';
import type { AuctionTerms } from '../terms.ts';
import type { Saying, Wording } from '../message.ts';
import { ordinal } from './ordinal.ts';

const questions: Record<AuctionQuestion, Wording<AuctionTerms>> = {
  goal: 'What is the goal, and how long is the game?',
  course: 'How does the game go?',
  earning: 'How do I make money?',
  layout: 'How do we set up the table?',
  deal: 'How many cards does everybody get?',
  'first-auctioneer': 'Who begins the game?',
  turn: 'What does one do on one’s turn?',
  open: ({ kinds }) => `${kinds.open}: how does it go?`,
  once: ({ kinds }) => `${kinds.once}: how does it go?`,
  hidden: ({ kinds }) => `${kinds.hidden}: how does it go?`,
  fixed: ({ kinds }) => `${kinds.fixed}: how does it go?`,
  'auctioneer-bids': 'May the auctioneer bid too?',
  'least-bid': 'What is the smallest bid?',
  'no-bids': 'What if nobody bids?',
  'equal-bids': 'May I bid as much as the one before me?',
  'bid-over-cash': 'May I bid more than I have?',
  'others-money': 'May I ask how much money the others have?',
  'tied-fists': 'Two fists hold the same highest bid: who gets it?',
  'fixed-price': ({ kinds }) => `${kinds.fixed}: how high may it be?`,
  'price-nothing': ({ kinds }) => `${kinds.fixed}: may it be 0?`,
  'fixed-nobody': ({ kinds }) => `${kinds.fixed}: what if nobody wants it?`,
  'double-alone': 'Does somebody have to add a card to a double?',
  'double-second': 'Which card may be added to a double?',
  'double-nobody': 'Nobody adds a card to the double: what then?',
  'double-taken-over': 'Somebody else adds to my double: who sells, and who gets the money?',
  'double-share': 'Can the two of a double share the money?',
  'double-offerer-buys': 'I put up the double, another added to it, and I buy: whom do I pay?',
  'double-next': 'Whose turn is it after a double?',
  payment: 'Whom does the buyer pay?',
  fifth: 'Is the fifth card of an artist sold?',
  'fifth-double': 'The fifth card is a double: may a second one be added?',
  'fifth-pair': 'The second card of a double is the fifth: is the first one sold?',
  'no-cards': 'I have no cards left: am I out?',
  'mystery-when': 'Who may turn over a mystery card, and when?',
  'mystery-card': 'What does a mystery card do?',
  'what-counts': 'Do unsold cards count for the ranking?',
  'equal-artists': 'Two artists have the same number of cards: who is ahead?',
  'few-artists': 'Fewer than three artists are on the table: what then?',
  value: 'What is a painting worth?',
  'tiles-kept': ({ tile }) =>
    `What about the earlier ${tile.many} of an artist who is not among the first three?`,
  'after-selling': 'Do I keep my paintings, or my cards, for the next round?',
  'who-starts': 'Who begins the next round?',
  'all-out': 'Everybody is out of cards: what then?',
  'all-out-double': 'The very last cards are a double: is it sold?',
  win: 'Who wins?',
  'equal-money': 'Two have the same money at the end: who wins?',
};

/** Other words under which a question is looked for. */
const also: Record<AuctionQuestion, string> = {
  goal: 'goal win rounds four long last end',
  course: 'course overview rules turns round explain how to play',
  earning: 'earn make money sell profit rich',
  layout: 'set up setup prepare board banker screens start',
  deal: 'deal hand number table rounds setup how many cards',
  'first-auctioneer': 'start starts first starter youngest',
  turn: 'what can I do, my turn, offer put up play pass skip',
  open: 'auction sale free call shout cross',
  once: 'auction sale one offer bid each once around circle',
  hidden: 'auction sale hidden bids fist secret',
  fixed: 'auction sale named fixed price dollar',
  'auctioneer-bids': 'auctioneer own painting bid buy allowed seller',
  'least-bid': 'minimum smallest lowest least bid unit step',
  'no-bids': 'free pass nothing zero',
  'equal-bids': 'same higher tie tied raise',
  'bid-over-cash': 'money cash loan debt too much',
  'others-money': 'ask see show secret hidden money cash screens others how much',
  'tied-fists': 'tie tied draw equal hidden secret',
  'fixed-price': 'limit cash named fixed price',
  'price-nothing': 'zero nothing free named fixed price',
  'fixed-nobody': 'must buy pass refuse named fixed price',
  'double-alone': 'must second equals sign',
  'double-second': 'pair same artist equals sign',
  'double-nobody': 'second free unmatched alone',
  'double-taken-over': 'second auctioneer takes taken over pair',
  'double-share': 'split half divide variant',
  'double-offerer-buys': 'split first player buyer',
  'double-next': 'after the double, turn skip lose left',
  payment: 'pay bank auctioneer, who gets the money',
  fifth: '5th five last end of the round unsold',
  'fifth-double': '5th five last equals sign',
  'fifth-pair': '5th five both two unsold pair',
  'no-cards': 'empty hand out skip bid',
  'mystery-when': 'variant three players fourth hand flip',
  'mystery-card': 'variant three players fourth hand fifth double',
  'what-counts': 'count popular last free',
  'equal-artists': 'tie tied draw left board order',
  'few-artists': 'only two artists, one artist, third tile marker missing',
  value: 'sale price bank pay tiles markers sum add',
  'tiles-kept':
    'values carry over, last round, tiles markers worthless nothing fourth fifth out of first three keep',
  'after-selling': 'discard keep box hand',
  'who-starts': 'start starts starter first hammer left',
  'all-out': 'everybody no cards empty hands end of the game early',
  'all-out-double': 'no cards empty pair end',
  win: 'winner end most money hand',
  'equal-money': 'tie tied draw same end share',
};

const answers: Record<AuctionAnswer, Saying<AuctionTerms>> = {
  goal: ({ rounds }, { count }) =>
    `To have the most money after ${count(rounds)} rounds. Cards left in the hand are worth nothing.`,
  course: ({ limit, rounds }, { count }, { tile }) =>
    `You take turns putting up a painting from your hand, and the others bid for it. The ${ordinal(Number(limit))} card of one artist ends the round: the three artists with the most cards get ${tile.many}, and the bank buys everybody’s paintings, which leave the game. There are ${count(rounds)} rounds.`,
  earning: () =>
    'In two ways. Put up a painting, and the player who buys it pays you. Buy a painting, and the bank pays you for it at the end of the round, if its artist is among the first three.',
  layout: ({ cash }, { money }, { tile }) =>
    `The board goes in the middle, with the ${tile.many} beside it. One of you is the Banker and gives everybody ${money(cash)}, to keep behind a screen. Shuffle and deal the cards; the rest stay face down.`,
  deal: ({ first, second, third }, { count }) =>
    `${count(first)} before the first round, ${count(second)} before the second, ${count(third)} before the third and none before the last. What you hold you keep.`,
  'deal-mystery': ({ first, second, third }, { count }) =>
    `As if there were four of you: ${count(first)} before the first round, ${count(second)} before the second, ${count(third)} before the third and none before the last, and each time as many for the mystery hand.`,
  youngest: () => 'The youngest player puts up the first painting.',
  turn: () =>
    'You lay one card from your hand face up and sell that painting, the way its symbol says. Then the player to your left does the same.',
  open: () =>
    'Everybody calls as they like, you too, each bid higher than the last. When nobody goes on, whoever bid last buys.',
  once: () =>
    'From the auctioneer’s left, everybody has one turn: bid more than the highest so far, or pass. The auctioneer comes last; then it is over.',
  hidden: () => 'Everybody hides money in the fist, or none; all open together, and whoever holds most buys.',
  fixed: () =>
    'The auctioneer names a price. From the left each player in turn says yes or no, and the first to say yes buys.',
  'auctioneer-may-bid': (_, __, { kinds }) =>
    `Yes, and pays the bank if the bid is the highest. Only with “${kinds.fixed}” there is no bidding: the auctioneer buys if nobody else does.`,
  'whole-units': (_, { money }) =>
    `It is ${money(1)}, and every bid is a whole number of them. An empty fist is no bid.`,
  'no-bids-free': (_, { money }, { kinds }) =>
    `The auctioneer takes the lot for nothing; less than ${money(1)} is no bid. Not so with “${kinds.fixed}”: there the auctioneer has to buy.`,
  'bids-rise': () => 'No: a spoken bid has to be higher than all before it. Only hidden bids can be equal.',
  'bids-within-cash': () => 'No. Nobody bids more than lies behind their screen, and nobody lends.',
  'money-hidden': () =>
    'No. Money stays hidden behind the screens to the end of the game. But you may remember what you saw being paid.',
  'fists-clockwise': () =>
    'If the auctioneer is among them, the auctioneer. If not, whoever of them comes first clockwise from the auctioneer.',
  'fixed-within-cash': () =>
    'No higher than the auctioneer’s own money, since it may be the auctioneer who has to pay it.',
  'price-above-nothing': (_, { money }) =>
    `No, the price is at least ${money(1)}. Only an auctioneer without any money names 0, and the first to say yes gets the painting for nothing.`,
  'fixed-must-buy': () => 'Then the auctioneer must buy it and pays the price to the bank.',
  'double-nobody-must': () =>
    'No. Whoever put it up is asked first, then the others clockwise; each may say no, with or without such a card.',
  'double-same-artist': () =>
    'One of the same artist that is no double itself. Its symbol says how the two are sold together.',
  'double-free': () =>
    'Whoever put up the double keeps it for nothing; it counts, and it pays at the end of the round. It was their turn, so the next is to their left.',
  'taken-over-all': () =>
    'Whoever adds the second card is the auctioneer now: runs the sale, takes all the money, and pays the bank when buying. Who put up the double gets nothing.',
  'taken-over-shared': (_, { money }) =>
    `Whoever adds the second card is the auctioneer now and runs the sale. The two share the money; an odd ${money(1)} goes to whoever added the card.`,
  'share-refused': () =>
    'No. This rulebook says expressly that all of it goes to whoever added the second card.',
  'share-variant': (_, { money }) =>
    `Only as a variant on the summary page: half for each, and an odd ${money(1)} for whoever added the second card.`,
  'offerer-pays-in-full': () => 'The one who added the second card, and in full, like any other buyer.',
  'offerer-pays-half': () =>
    'Both of you count as sellers, and nobody pays themselves: the half that would be yours goes to the bank, the other half to the other seller. The same holds the other way round.',
  'double-seats-skipped': () =>
    'The player to the left of whoever ran the auction. Those between the first card and the second lose a turn. If nobody added one, it goes on to the left of whoever put up the double.',
  'pays-auctioneer': () => 'The auctioneer. An auctioneer who buys pays the bank.',
  'fifth-unsold': ({ limit }) =>
    `No. The ${ordinal(Number(limit))} card ends the round at once; it is nobody’s and pays nobody, and only counts.`,
  'fifth-double-alone': ({ limit }) =>
    `No. The ${ordinal(Number(limit))} card ends the round at once, so nobody is asked for a second one.`,
  'fifth-pair-unsold': ({ limit }) =>
    `No. With the ${ordinal(Number(limit))} card the round is over: both stay unsold and nobody’s, whoever laid them, and both count.`,
  'no-cards-still-buys': () =>
    'You cannot put anything up and are passed over, but you bid and buy as before. If more cards are dealt for another round, you are back in; if not, that holds to the end of the game.',
  'mystery-after-auction': () =>
    'The auctioneer of the sale just held, before the next painting is put up; one card, and nobody has to. After a double that nobody added to there was no auction, and after the card that ended the round there is nothing more.',
  'mystery-only-counts': () =>
    'It counts for its artist and can end the round; it is not sold, is nobody’s and pays nobody. A double gets no second card. If it ends the round, the next one begins to the left of whoever turned it over.',
  'all-cards-count': () =>
    'Yes. Every card put up in the round counts: sold, taken for nothing, mystery cards, and the last ones that nobody bought.',
  'leftmost-stated': () => 'The one further left on the board. The rulebook gives the order of all five.',
  'leftmost-partly-stated': () =>
    'The one further left on the board. The rulebook names only the leftmost artist; the others are as your board shows them.',
  'fewer-tiles': (_, __, { tile }) =>
    `Then fewer ${tile.many} are laid: an artist without a card on the table is not ranked.`,
  'sum-of-tiles': ({ first, second, third }, { money }, { tile }) =>
    `The first three artists of a round get ${money(first)}, ${money(second)} and ${money(third)}. A painting by one of them pays all the ${tile.many} that artist has got in the game, added up.`,
  'tiles-wait': (_, __, { tile }) =>
    `They count for nothing this round, and the paintings pay nothing. But the ${tile.many} stay, and count again as soon as the artist is among the first three.`,
  'all-sold': () =>
    'Not the paintings: all are sold to the bank, worth something or not, and leave the game. The cards in your hand you keep.',
  'left-of-last': () =>
    'Whoever sits to the left of the player who laid the last card, or the next one there who has cards.',
  'all-out-ends': () =>
    'The last card is not sold and is nobody’s, but it counts. The bank pays once more, and the game is over, whatever round it is.',
  'all-out-double-unsold': () =>
    'No. The card that empties the last hand is not sold. A double is not free for its owner then, and with a second card both stay unsold.',
  'most-money': () =>
    'Whoever has the most money after the last payout. Cards left in the hand are worth nothing.',
  'money-shared': () => 'Both: equals share the win.',
};

/** How some tables play it. */
const customs: Record<AuctionCustom, Wording<AuctionTerms>> = {
  'double-alone': 'make whoever could add a card add it.',
  'double-share': 'share the money of a double, as one variant has it.',
  'double-offerer-buys':
    'read a shared double strictly: who added and buys pays all to the bank; who put it up and buys pays just the other’s half.',
  'equal-artists': 'have a board, or a printing, with another order.',
  'few-artists': ({ tile }) => `lay ${tile.many} under artists without cards too, the leftmost first.`,
  'all-out': 'deal the next round instead of ending the game.',
  'all-out-double': 'sell the last pair all the same.',
  'mystery-when': 'turn one over after a double without a second card too.',
  'mystery-card': 'let the round begin elsewhere when a mystery card ended the one before.',
  'bid-over-cash': 'allow debts, and settle them at the end of the round.',
  'equal-money': 'break the tie by the cards left in hand, or play another game.',
};

const choices: Record<AuctionChoice, string> = {
  held: 'plays it as written here; the app holds to it.',
  mendable: 'plays it as written here. If you decide otherwise, set it right by hand in the log.',
  'starter-named': 'follows this; when a round is closed you can name somebody else.',
  'going-on-asked': 'is asked when it happens: end the game, or deal the next round.',
  'split-on': 'shares doubles: the variant is on.',
  'split-off': 'does not share doubles: the variant is off.',
  'split-not-offered': 'does not share doubles: the edition has no such variant.',
  'order-own': 'has its own order of the board, set when the game was laid.',
  'order-as-printed': 'has the usual order of the board.',
  'mystery-on': 'plays with the mystery hand.',
  'mystery-off': 'plays without the mystery hand.',
  noted: 'shares the win. If you break the tie yourselves, write it in the notes of the game.',
};

export const auctionRulings = { questions, also, answers, customs, choices };
