import type { Everyday } from '../everyday.ts';

export const everyday: Everyday = {
  fillers:
    'a an the is are am be been being was were do does did done doing i you u ur he she we they it its im ive id me my your our their his her him them this that these those of to in on at for from by with and or but if so as what whats which how when where there here than then can could may might should would will shall want wants has have had having get gets getting got gotten somebody someone anybody anyone some any about happen happens happened still just really actually per between thing things stuff whole exactly put puts ok okay hey please rule rules say says go goes gone s t m ve re ll d don dont doesn doesnt isn isnt wasn wont cant cannot couldn didn didnt didnt arent aren let lets like also too even else why hi hello friend brother sister wife husband dad mum kid son daughter grandma grandpa think thinks know knows mean means meant because sure maybe question',
  endings: 'ies>y ing ed es s e',
  artist: 'artist',
  alike: [
    'painting picture artwork canvas masterpiece card',
    'player people person guy opponent',
    'everybody everyone all each',
    'nobody noone none neither',
    'money cash euro dollar coin fund buck',
    'buy bought buyer purchase acquire',
    'sell sold sale',
    'auctioneer auctioner seller dealer',
    'pay paid payment',
    'win won winner winning victory',
    'begin begins beginning began begun start starter starting',
    'end ending finish stop over close',
    'last final',
    'tie tied ties tiebreak tiebreaker equal equally level',
    'must need forced force compulsory mandatory obligatory obliged required requirement',
    'optional voluntary choose choice choice',
    'skip refuse decline reject',
    'pass passes passed fold',
    'share split divide half halves fifty',
    'worth value valuable',
    'tile marker token chip',
    'hidden secret secretly fist blind sealed concealed hide',
    'zero 0 nothing free gratis nought',
    'second 2nd',
    'third 3rd three 3',
    'fourth 4th four 4',
    'fifth 5th five 5',
    'sixth 6th six 6',
    'seventh 7th seven 7',
    'two 2 both pair',
    'bid bidding bidder offer raise outbid',
    'minimum min least smallest lowest',
    'maximum max limit',
    'highest biggest most',
    'mystery dummy ghost neutral japanese businessman',
    'reveal uncover flip',
    'simultaneous simultaneously together',
    'symbol effect icon power ability sign',
    'award prize',
    'additional add adding addition',
    'points point score scoring vp pts',
    'rank ranking position standings popular popularity',
    'borrow loan lend debt credit owe',
    'deck pile stack',
    'discard throw thrown box remove',
    'keep kept hold save',
    'count calculate compute tally sum total',
    'earlier previous old past',
    'draw drew drawn pick',
    'swap trade exchange',
    'goal aim object objective purpose',
    'allowed legal permitted possible',
    'double doubles equals',
  ],
  asked: {
    auction: {
      goal: 'goal, how to win, how many rounds, number of rounds, four rounds, how long, length, duration, end of the game, when does the game end, game over, last round, point of the game, seasons, how long does it take, hours, when do we stop playing, season',
      course:
        'course, overview, summary, explain the game, how to play, how it works, order of play, what happens in a round, gameplay, quick, basics, teach beginners, in short, how the game works, in a nutshell, art dealers, collectors, who are we',
      earning:
        'earn, make money, income, profit, rich, two ways, where does money come from, get money, when do I get money, cash in, bank pays, where do I get money, get richer',
      layout:
        'set up, setup, prepare, preparation, board, Banker, bank, starting money, starting capital, how much money at the start, money each, money at the beginning, what do we need, components, coins and chips, does the banker play too, banker takes part, who is the banker, who keeps the bank, what is on the table, how much do we start with, unpack, before the first game, first time',
      screens:
        'screens, sight screen, museum screen, city names, names on the screens, which museum, which city, does the name matter, hide money, what goes behind the screen, choose a screen',
      deal: 'deal, hand, hand size, how many cards, how many cards each, new cards, more cards, draw cards, cards in each round, before round two three four, number of cards dealt, starting hand, cards at the start, refill, fresh cards, no new cards in the last round, three players four players five players, when do we deal, when are new cards dealt, draw up',
      cards:
        'how many cards of each artist, number of cards, in total, in the deck, in the box, how often, rarest, most common, card count, distribution, which artists are there, names of the artists, more cards than another artist',
      players:
        'how many players, number of players, two players, with two, six players, one player, solo, minimum, maximum',
      'first-auctioneer':
        'who starts, who begins, goes first, first player, starting player, first auction, first auctioneer, youngest, oldest, start of the game, very first round',
      turn: 'my turn, what can I do, put up, offer a painting, play a card, which card, pass my turn, skip my turn, must I play a card, have to sell, any card, choose a card from my hand, face up, next player, who is next, whose turn, after an auction, play continues, clockwise, left, hammer, two cards in one turn, pass the hammer, who gets the hammer, wait, two cards that are not doubles, show the card',
      kinds:
        'symbols, types of auction, kinds of auction, five types, auction types, which auctions are there, what does the symbol mean, sign on the card, icon, cross, circular arrow, hexagon, dollar, meaning, what does this card mean, explain the symbols, difference between the auctions',
      open: 'open auction, free auction, Kreuz und Quer, cross, call out, shout, keep track of the bids, any order, no order, bid again, bid several times, bids per player, going once going twice, when is it over, who stops the bidding, time limit, come back after passing, jump in, everybody at the same time, outbid yourself, bid against myself, highest bidder gets it, accept the highest bid, accept the last bid, refuse to sell, reserve price, who bids first, must I bid, have to bid',
      once: 'once around, one offer, Einmal reihum, circular arrow, circle, one bid each, one bid only, in turn, order of bidding, who bids first, who bids last, bid last, bid a second time, bid again after somebody tops me, one chance, second chance, go round again, must I bid, have to bid',
      hidden:
        'hidden auction, secret bid, fist, In die Faust, point in a hexagon, closed hand, blind, reveal the bids, open hands, at the same time, empty fist, empty hand, bluff, pretend, no coins in my hand, put nothing in, how do we do it, offer in secret, what happens with my coins',
      fixed:
        'fixed price, named price, Preis ansagen, dollar, give a price, set a price, take it or leave it, first to accept, who is asked first, who may buy first, order of asking, yes or no, can I bid more, haggle, name a price, first who wants it, who decides the price, can the price be changed, change the price',
      double:
        'double, equals sign, Noch eine Karte, extra card, pair, two cards, two paintings together, one lot, which auction, how is a double sold, who may add, can anybody add, put two together',
      'auctioneer-bids':
        'auctioneer bid, bid on own painting, buy own painting, bid myself, bid on my own auction, own card, keep my painting, can the auctioneer win, auctioneer buys, raise my own price, push the price, join in, take part, win my own auction, sell it to myself',
      'least-bid':
        'minimum bid, smallest bid, step, increment, how much more, raise by, thousands, thousand, multiples, units, half a thousand, round numbers, opening bid, first bid, start bidding at, whole numbers, bid one, even thousands, decimals, odd amounts, in between',
      'no-bids':
        'nobody bids, no bids, no bid, everybody passes, all pass, no offers, nobody wants it, nobody interested, free painting, without payment, no one bids, unwanted, no interest, stays with me, keep it for free, nobody says anything, silence, nobody offers anything',
      'equal-bids':
        'same bid, match a bid, equal bid, bid the same amount, same price, must be higher, outbid, lower bid, bid less, go lower, higher than the last',
      'bid-over-cash':
        'bid more than I have, more money than I own, borrow, loan, cannot pay, unable to pay, afford, too much, not enough money, broke, no money left, run out of money, bid without money, bluff, bankrupt, over my cash, money behind my screen, pay later, pay next round, owe the bank, pay in instalments, without money, no coins, maximum bid, how high can I bid, limit of a bid, higher than my cash',
      'bid-back':
        'take back a bid, withdraw, said the wrong number, meant less, cancel a bid, retract, change my bid, change my mind, mistake, undo, correct a bid, lower my bid, I said, take it back, wrong bid',
      deals:
        'trade, swap paintings, lend money, give money, make a deal, deals, negotiate, agree, team up, alliance, sell to another player, sell between players, private sale, resell, gift, bribe, talk about, agree beforehand, promise, fair, help each other, pay somebody else, without an auction, outside an auction, directly',
      'others-money':
        'see money, ask, show money, secret money, hide money, how much money others have, how much somebody has, behind the screen, screens, count money, open information, public, look, peek, tell, reveal my money, know, how rich, am I allowed to show, must I show, must I tell, honest, lie about my money, my own money, during the game, all the time, stays secret',
      'tied-fists':
        'tie, tied, equal secret bids, same fist, same hidden bid, two highest bids the same, bid tie, closest to the auctioneer, first in line, clockwise, who gets it, who wins the auction, both bid the same, both show the same, same coins, identical bids',
      'fixed-price':
        'how high, limit, maximum price, highest price, price more than my money, more than I have, own money, can the price be anything, name any price, price too high, price above my cash, more than I can pay, cash holding, nobody can pay it, too expensive',
      'price-nothing':
        'zero, nothing, free, price of nothing, minimum price, lowest price, no money left, give it away, price of one',
      'fixed-nobody':
        'nobody buys, nobody wants, all decline, everybody passes, all pass, must buy, have to buy it, forced to buy, buy it myself, auctioneer pays, pay the bank, obligation, stuck with it, nobody accepts, no takers, nobody takes it, nobody can pay it, too expensive, and no money, everybody says no, no thanks',
      'double-alone':
        'must add, have to add a second card, forced to play a second card, optional, may I decline, say no, do not want to add, play a double alone, only a double, must the next player, cannot or will not, follow suit, keep my card, if I have one',
      'double-second':
        'which second card, same artist, another artist, different artist, two doubles, double on a double, second double, double with a double, second equals sign, different symbol, which symbol counts, type of auction, any card, own second card, play both myself',
      'double-nobody':
        'nobody adds, no second card, nobody has a second card, no card that fits, do not have another, alone, unmatched, single, free, what happens to the double, keep it, without paying, do I lose it, lost',
      'double-taken-over':
        'somebody else adds, another player adds, another player plays the second card, takes over, who is the auctioneer, who sells, who gets the money, who is paid, proceeds, new auctioneer, second auctioneer, my double, does the first player get anything, somebody puts a card on my double, added to my double, share of the money, second card by another player, who sets the price, who runs the auction, other player sells, collect the money',
      'double-share':
        'share, split the money, half, divide, fifty fifty, odd amount, variant, both get money, share the profit, each gets, divide money evenly, proceeds, share of the money, fifty',
      'double-offerer-buys':
        'I started the double and buy, original player buys, first player wins the double, buy my own double, win my own double, who do I pay, pay the one who added, buy back',
      'double-next':
        'next after a double, whose turn, who plays next, who is next, miss a turn, lose a turn, skipped, jumped over, left of, turn lost, players in between, order after a double, added the second card, who goes after, my left neighbour, turn order',
      payment:
        'who gets the money, who is paid, pay the bank, pay the auctioneer, buyer pays, auctioneer buys, own auction, where does the money go, pay myself, winner pays, highest bidder pays, to the seller, money for a painting, when do I pay, who takes the money, who collects, give the money, win my own auction',
      bought:
        'where do I put it, where to keep, face up or face down, in front of me, show what I bought, may the others see it, hide my paintings, my collection, my museum',
      'round-end':
        'end of the round, when does the round end, round over, when is a round over, what ends a round, how many cards, five cards, fifth card, stop, close, end of the season, season ends, how long is a round, how do I know the round is over, stop at once, immediately',
      fifth:
        'fifth card, fifth painting, five, last card, card that ends the round, is it sold, unsold, auctioned, who gets the fifth card, belongs to, keep it, worth of the last card, paid for the fifth, can somebody buy it, on the table, do we still auction it, after the fifth, five on the table, lost, thrown away, the card that ended it',
      'fifth-double':
        'fifth card is a double, double as the fifth, double ends the round, four on the table and a double, second card after the fifth, equals card, first card of a double is the fifth, first half of a double',
      'fifth-pair':
        'fourth and fifth, double with the fifth, three on the table and a double, three already out, double plus another card, double with another one, pair ends the round, both unsold, two unsold, second card is the fifth, first card of the double, both lost, auction the pair, who gets the two',
      'no-cards':
        'out of cards, run out of cards, ran out, empty hand, no cards left, no hand, no more cards, played all my cards, still bid, still buy, bid without cards, buy without cards, sit out, miss my turn, skip, finished my cards, am I out, do I still get to, first to finish, out of the game, no cards for the last round, my turn but no cards, cannot play',
      'mystery-when':
        'mystery hand, mystery player, fourth hand, three player variant, game for three, Japanese businessman, art crazy, non-playing player, turn over, flip, topmost, random card, who flips, unrevealed cards, left over, when, optional, must, after an auction, every time',
      'mystery-card':
        'mystery card, mystery painting, Japanese businessman, fourth hand, three player variant, what does it do, is it sold, who owns it, count, fifth, double, worth, belongs to, ends the round, discard, cashed in, revealed card, businessman, is it worth anything',
      mystery:
        'mystery hand, how many cards, deal with three, deal a fourth hand, deal for four players, three player variant, prepare, set up, Japanese businessman, cards for the mystery player, three of us, with three players, only three, Japanese player, does he bid, businessman',
      'what-counts':
        'which cards count, unsold, last card counts, fifth card counts, free cards, count for the ranking, how are artists ranked, rank, ranking, popularity, most cards, sold best, sold most, who is first, best artist, cards played or sold, does a double count as two, mystery cards, rank the artists, not auctioned, include, does it count, counted, how do I know who is popular, free double counts',
      'equal-artists':
        'tie, tied, same number, same number of cards, equal numbers, tiebreak, leftmost, left side, board order, precedence, two artists level, second and third tied, order of the artists, closest to Manuel, which artist is ahead, ranks higher, who is better, second place, three artists tied, who gets the tile, who gets the marker, which gets the tile, same amount of cards, which goes first',
      'few-artists':
        'only two artists, only one artist, fewer, less than three, third tile, no third, missing, not three artists, second and third place empty, how many artists, artist without cards, artist with zero cards',
      value:
        'worth, value of a painting, how much, how much is a painting worth, price, sale price, bank pays, sell to the bank, tiles, markers, sum, add up, cumulative, first second third, came first, finished second, top three, payout, highest value, values rise, third worth more than first, two paintings, settling up, values over the rounds, add earlier tiles, how are paintings scored, what do I get, what does it bring, what does it pay, first twice, first in two rounds, how many for first second third, maximum, highest possible value, when is a painting worth more, fewest cards',
      'tiles-kept':
        'carry over, earlier rounds, last round, previous, old tiles, stay on the board, all game, fourth place, came fourth, not in the top three, out of the first three, worthless, valueless, nothing, lost, reset, values kept, worth nothing this round, popular in an earlier round, comes back, tiles remain, why is it worth zero, why worthless, last place, fifth place, lose value, start at zero again, from the first round, still count, last time, had more before',
      example:
        'example in the rulebook, example round, mistake, error, misprint, typo, wrong, does not add up, does not match, book says, totals, Axel Beatrix Clemens Doris, Paul Mark Marie',
      'after-selling':
        'keep, discard, throw away, return to the box, sell all, must I sell, have to sell, not sell, hold back, keep paintings, keep a painting, save a painting for later, keep cards, keep my hand, next round, carried over, ownership, unplayed cards, remaining cards, lose my cards, shuffle again, played cards, paintings from last round, collection, worthless painting, stay with me, wait until worth more, hold on to a painting, does a free painting get sold, reshuffled, new deck, forced to sell, does it stay in my museum, when are paintings paid',
      'who-starts':
        'next round, new round, who starts, who begins, goes first, starting player, first auctioneer of the round, hammer, left of, second round, played the last card, after the end of a round, opens the round, next starter, who auctions first, who was last, same player again',
      'all-out':
        'everybody out of cards, all run out, nobody has cards, no cards left, all hands empty, early end, ends early, game ends early, no fifth card, fewer than five, all cards played, never reaches five, round does not end, all of us out of cards, third round, nobody can play',
      'all-out-double':
        'last cards, very last card, last card is a double, double at the end, pair, final painting, no cards, end of the game',
      win: 'who wins, winner, most money, richest, end of the game, final, final score, cards left in hand at the end, unsold at the end, hand after round four, worthless at the end, count the money, reveal the money, who is the winner, at the very end',
      'equal-money':
        'tie, tied, same money, exactly the same money, same amount, equal, end of the game, final, share the win, tiebreak, two winners, draw, both win, two of us, same cash, just as rich, both have',
    },
    gallery: {
      goal: 'goal, how to win, how many rounds, number of rounds, four rounds, how long, length, duration, minutes, end of the game, when does the game end, game over, last round, point of the game, how long does it take, when do we stop playing',
      course:
        'course, overview, summary, explain the game, how to play, how it works, order of play, phases, what happens in a round, gameplay, quick, basics, teach beginners, in short, how the game works, in a nutshell, art critics, collectors, who are we',
      'no-auctions':
        'auction, auctions, bid, buy, sell, pay, money, coins, screens, big game, board game, original, other Modern Art, difference, different from, same as, points or money, where is the money, cash',
      layout:
        'set up, setup, prepare, preparation, artists in a row, line, order of the artist cards, ascending, deck, tokens, player aid, pen and paper, score pad, what do we need, components, what is on the table, where do the cards go, numbers on the artist cards, unpack, before the first game, first time',
      deal: 'deal, hand, hand size, how many cards, how many cards each, new cards, more cards, cards in each round, before round two three four, number of cards dealt, starting hand, cards at the start, refresh hands, fresh cards, no new cards in the last round, two players three players four players five players, thirteen, when do we deal, when are new cards dealt, draw up, reshuffled',
      cards:
        'how many cards of each artist, number of cards, in total, in the deck, in the box, how often, rarest, most common, card count, distribution, which artists are there, more cards than another artist, numbers on the artist cards, what do the numbers mean',
      players:
        'how many players, number of players, two players, with two, six players, one player, solo, minimum, maximum',
      'first-player':
        'who starts, who begins, goes first, first player, starting player, youngest, oldest, museum, visited a museum, First Player token, choose, chosen, start of the game, very first round, nobody went to a museum, who has the token at the start',
      influence:
        'influence card, extra card, next to the deck, beside the deck, right of the deck, face up card, turned up card, neutral card, does it count, who gets it, who owns it, owner, belongs to, who scores it, whose is it, what is it for, towards the limit, towards six, part of the six, next to the cards, replaced',
      'influence-symbol':
        'influence card, extra card, next to the deck, beside the deck, symbol, effect, does it work, award on it',
      symbols:
        'symbols, effects, icons, signs, what do the symbols mean, what does this symbol mean, artwork effects, special cards, actions, how many symbols, number of symbols, how often, directions, kinds of cards, use it later, save the effect, at once, immediately, use it twice, meaning, explain the symbols, ignore an effect, do I have to do it, star, eye, arrow',
      turn: 'my turn, what can I do, display, play a card, which card, pass my turn, skip my turn, must I play a card, have to play, any card, choose a card, face up, group by artist, next player, who is next, clockwise, how many cards in a turn, no symbol, after everybody played together, can I wait, two cards in a turn, special action',
      limit:
        'end of the round, when does the round end, round over, what ends a round, how many cards, six cards, five cards, sixth, fifth, stop, close, two players, with two, total of all players, everybody together, cumulative, does the extra card count, count for the end, face down cards, conditions, how do I know the round is over, immediately, at once, face up cards only, how many of one artist, how many of the same artist, until the round is over',
      'last-card':
        'last card, sixth card, fifth card, card that ends the round, symbol, effect, does it score, points, do I keep it, does it count, ignored, lost, belongs to, does it work, can I use it, the card that ended it, mine, award on it, draw on it, laid the sixth, sixth of an artist',
      draw: 'draw a card, must draw, have to draw, draw symbol, optional, skip drawing, do not want to draw, take a card from the deck, pick up, mandatory, top of the deck, topmost, may I leave it, from the pile, ignore, deck empty, deck runs out, no cards in the deck, look at the next card, top card',
      award:
        'award, award token, where, which artist, any artist, place the award, must place, optional, mandatory, two awards on one artist, already has one, second award, how long, stays, all game, remove, moved, lose the award, goes away, sixth award, none left, how many awards, worth two, artist not played, artist nobody played, whose artist, ignore, stack, awards add up, on any card, on an artist I do not have, how many may an artist have, points for awards',
      'second-up':
        'second card, two cards, another card, face up, same artist, another artist, different artist, symbol of the second card, effect, optional, must play, can it end the round, chain, third card, does that end the round, chain reaction, symbol again, get that effect as well',
      'second-down':
        'second card, face down, facedown, hidden card, secret card, any artist, same artist, when does it count, can it end the round, symbol, look at it, show it, tell the artist, optional, two cards, facedown cards, another artist, count for the six, may others look',
      everyone:
        'simultaneous play, simultaneously, everybody plays, everyone plays a card, together, at once, all players, same time, must play, refuse, say no, skip, symbols, effects, mandatory, me too, player who played it, no cards, select one card, do I have to, effect of that card, I have no card, when all play, who plays next',
      'past-limit':
        'seven cards, seventh, too many, more than six, over the limit, past the limit, exceed, simultaneous, at the same time, two artists reach six, two artists at the limit, several at once, do all count, take back, two at the same moment, both at six, both reach',
      'no-cards':
        'out of cards, run out of cards, ran out, empty hand, no cards left, no hand, no more cards, played all my cards, sit out, skip, still score, lose my points, drop out, continue, participate, finished my cards, am I out, first to finish, do I still get points, out of the game, my display, no cards for the last round, my turn but no cards, cannot play, do the others play on',
      'all-out':
        'everybody out of cards, all run out, nobody has cards, no cards left, all hands empty, before six, without the sixth card, limit not reached, never reaches six, all cards played, round does not end, game over, all of us out of cards, nobody can play',
      'face-down':
        'face down cards, facedown, reveal, turn over, hidden cards, when, at scoring, do they count, ranking, before ranking, change who is first, overtake, more than six, end of the round, show, before ranking, when do we turn them, do they count for points',
      tokens:
        'which artists score, value tokens, three two one, 3 2 1, first second third, most cards, most displayed, rank, ranking, leading artists, top three, who gets points, popular, how are artists ranked, which artist wins, does the extra card count, fourth place, other two artists, who gets the tokens, second place artist, which token, what does second place get, best artist, fewest cards',
      'equal-artists':
        'tie, tied, same number, same number of cards, equal, tiebreak, lower number, lowest number, printed number, two artists level, second and third tied, which artist is ahead, ranks higher, who is second, three artists tied, who gets the token, numbers on the artist cards, what are the numbers for, same amount of cards, which goes first',
      'few-artists':
        'only two artists, only one artist, fewer, less than three, third token, no third, missing, not three artists, how many artists, artist without cards, artist with zero cards',
      value:
        'worth, value of a card, how much, how many points, points per card, points each, value tokens, awards, sum, add up, earlier tokens, cumulative, award on it, second place with an award, highest value, third worth more than first, what do I get, what does it bring, work out what a card is worth, first and an award, highest possible value, when is a card worth more',
      'tokens-kept':
        'fourth, fifth place, not in the top three, not leading, out of the first three, previous rounds, earlier rounds, old tokens, stay, all game, came fourth, carry over, worthless, nothing, lost, reset, removed, award on an artist in fourth place, do I get anything, remaining two artists, comes back, last place, why worthless, lose value, from the first round, still count, do awards count, fewest cards, last time',
      example:
        'example in the rulebook, scoring example, mistake, error, misprint, typo, wrong, does not add up, does not match, book says, totals, Jason Max Julia, Player A Player B',
      'clean-up':
        'keep, discard, throw away, cards on the table, display, hand, keep my hand, keep cards, between rounds, carry over, next round, unplayed cards, remaining cards, played cards, shuffle again, save cards for later, lose my cards, old influence card, new influence card, new extra card, turn up a new card, removed from the game, collection, reshuffled, shuffled again, cards stay on the table, what stays, extra card replaced',
      'extra-cards':
        'add cards, additional card, extra card from my hand, bonus card, one more card, at the end of the round, at scoring, how many, which artists, leading artist, displayed, must have one on the table, optional, must add, one per artist, hand cards at scoring, how many can I add, may I add, not in my display, I do not show, without one on the table, when we score, play an extra card',
      'extra-symbol':
        'added card, additional card, extra card from my hand, symbol, effect, draw, award, at scoring, use it, does it work, get that effect',
      'extra-ranks':
        'change the ranking, change the order, more cards than the first, overtake, rank again, tokens, count for the ranking, after adding, added cards, additional cards, first second third, make my artist first, does it count for first',
      score:
        'score, count points, calculate, add up, multiply, total, who scores first, order of scoring, write down, notepad, record, example, how do we score a round, scoring the collections, victory points, do we write points down, how do I get points, who counts first, keep score, how is it scored, how many points do I get',
      'who-starts':
        'next round, new round, who starts, who begins, goes first, starting player, First Player token, token passes, left of, second round, round two, after the end of a round, finished the round, does the first player change, the one who ended the round, who starts after, next starter, same player again',
      'starter-without-cards':
        'starting player has no cards, first player has no cards, starter without cards, empty hand, cannot begin, who starts then',
      'who-ended':
        'several cards ended the round, together, at once, simultaneous, who ended the round, finished, same time, two players ended it, who starts then, who finished it, everybody played together and it ended',
      win: 'who wins, winner, most points, highest score, total, end of the game, final score, add all rounds, money or points, cards left in hand at the end',
      'equal-points':
        'tie, tied, same points, same score, exactly the same, equal, end of the game, final, share the win, tiebreak, two winners, both win, two of us, same number of points, both have',
    },
  },
};
