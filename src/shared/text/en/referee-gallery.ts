import type { GalleryAnswer, GalleryChoice, GalleryCustom, GalleryQuestion } from '../../referee/index.ts';
import type { GalleryTerms } from '../terms.ts';
import type { Saying } from '../message.ts';
import { ordinal } from './ordinal.ts';

const questions: Record<GalleryQuestion, string> = {
  goal: 'What is the goal, and how long is the game?',
  course: 'How does the game go?',
  layout: 'How do we set up the table?',
  deal: 'How many cards does everybody get?',
  'first-player': 'Who begins the game?',
  influence: 'What is the card beside the deck good for?',
  'influence-symbol': 'The card beside the deck: does its symbol do anything?',
  turn: 'What do I do on my turn?',
  limit: 'When is a round over?',
  'last-card': 'The card that ends the round: does its symbol work, and does it score?',
  draw: 'Do I have to draw the card?',
  award: 'Where may an Award token go, and for how long?',
  'second-up': 'A second card face up: how does it work?',
  'second-down': 'A second card face down: how does it work?',
  everyone: 'Everybody plays: may I refuse, and do the symbols work?',
  'past-limit': 'Everybody’s cards go past the limit all at once: do they all count?',
  'no-cards': 'I have no cards left: am I out?',
  'all-out': 'Everybody is out of cards: what then?',
  'face-down': 'What do face-down cards do at the scoring?',
  tokens: 'Which artists score, and who gets which Value token?',
  'equal-artists': 'Two artists have equally many cards: who is ahead?',
  'few-artists': 'Fewer than three artists are on the table: what then?',
  value: 'What does a card score?',
  'tokens-kept': 'What of the tokens of an artist who is not among the first three?',
  'extra-cards': 'Which cards may I add at the end of the round?',
  'extra-symbol': 'A card added at the scoring: does its symbol do anything?',
  'extra-ranks': 'Do the added cards change the ranks?',
  score: 'How do I count my score?',
  'who-starts': 'Who begins the next round?',
  'starter-without-cards': 'Whoever should begin has no cards: who does?',
  'who-ended': 'Several cards ended the round together: who ended it?',
  win: 'Who wins?',
  'equal-points': 'Two are level at the end: who wins?',
};

/** Other words under which a question is looked for. */
const also: Record<GalleryQuestion, string> = {
  goal: 'goal win rounds four long last end',
  course: 'course overview rules turns round explain how to play',
  layout: 'set up setup prepare artists row tokens deck start',
  deal: 'deal hand number table rounds setup how many cards',
  'first-player': 'youngest player, start starts first starter museum token',
  influence: 'influence extra deck counts scores',
  'influence-symbol': 'influence extra deck symbol effect',
  turn: 'what can I do, my turn, display',
  limit: 'end of the round, when does the round end, how many cards, six five sixth fifth end of the round',
  'last-card': 'sixth fifth last symbol effect end',
  draw: 'symbol effect optional may must skip',
  award: 'must may mandatory optional award token symbol effect two any artist sixth',
  'second-up': 'symbol effect same artist end',
  'second-down': 'symbol effect hidden secret',
  everyone: 'simultaneous together symbol effect must',
  'past-limit': 'simultaneous together everybody seven over limit',
  'no-cards': 'empty hand out skip',
  'all-out': 'everybody no cards empty hands end',
  'face-down': 'reveal hidden secret scoring ranking',
  tokens: 'rank leading first three value',
  'equal-artists': 'tie tied draw number lower',
  'few-artists': 'two one third token missing',
  value: 'how much is a card worth, how many points, value tokens awards sum add',
  'tokens-kept': 'worthless nothing fourth fifth out of first three keep award',
  'extra-cards': 'bonus card at the scoring, play an extra card, additional more hand leading displayed',
  'extra-symbol': 'extra additional added symbol effect draw award',
  'extra-ranks': 'additional add ranking change',
  score: 'calculate points count influence',
  'who-starts': 'start starts starter first player token left',
  'starter-without-cards': 'start starts first no cards empty',
  'who-ended': 'finished everybody together simultaneous starter',
  win: 'winner end most points',
  'equal-points': 'equal equally points tie tied draw same end share',
};

const answers: Record<GalleryAnswer, Saying<GalleryTerms>> = {
  goal: ({ rounds }, { count }, { points }) =>
    `To have the most ${points.many} after ${count(rounds)} rounds.`,
  course: ({ limit, rounds }, { count }, { card }) =>
    `You take turns playing one ${card.one} face up in front of you. With the ${ordinal(Number(limit))} by one artist the round is over: the three artists with the most cards get Value tokens, and your cards by them score. Then those cards leave the game. There are ${count(rounds)} rounds.`,
  layout: (_, __, { influence }) =>
    `Lay the five artists in a row by their numbers, with the tokens beside them. Shuffle the cards, deal them and put the rest down as a deck; turn up its top card, the ${influence.one}. Each of you groups the cards in front of you by artist.`,
  deal: ({ first, second, third, fourth }, { count }) =>
    `${count(first)} before the first round, ${count(second)} before the second, ${count(third)} before the third and ${fourth === 0 ? 'none' : count(fourth)} before the last. What you hold you keep; what was shown is out of the game.`,
  museum: () => 'Whoever was last in a museum takes the First Player token and begins.',
  chosen: () => 'Whoever the table chooses.',
  'influence-counts': (_, __, { influence }) =>
    `The ${influence.one} counts for its artist, towards the end of the round and in the ranking. It scores for nobody.`,
  'influence-symbol-idle': (_, __, { influence }) =>
    `No. Nobody played the ${influence.one}, so the app ignores its symbol.`,
  turn: (_, __, { card }) =>
    `You play one ${card.one} face up in front of you and, if it bears a symbol, do what that says. Then the next player clockwise does the same.`,
  limit: ({ limit }, { count }, { influence }) =>
    `As soon as ${count(limit)} face-up cards by one artist lie on the table, counting everybody’s and the ${influence.one}.`,
  'last-card-scores': () =>
    'Its symbol means nothing any more. But the card stays in front of its owner and scores; it is not lost, as it would be in Modern Art with the auctions.',
  'draw-may': () => 'No: you may take the top card of the deck, or leave it.',
  'draw-should': () => 'Yes: the rulebook tells you to, and offers no way out.',
  'award-may': () =>
    'On any artist, also one nobody has played or one who has a token already; it stays for the whole game. You may also leave it. There is one card with this symbol for each artist, and one token for each.',
  'award-should': () =>
    'On any artist, also one nobody has played or one who has a token already; it stays for the whole game. The rulebook tells you to place it. There is one card with this symbol for each artist, and one token for each.',
  'second-up': () =>
    'You may add it, by the same artist. Whatever symbol it bears means nothing, but it counts at once and can end the round.',
  'second-down': () =>
    'You may add it, by any artist. Whatever symbol it bears means nothing. It counts for nothing until the round is over, so that it cannot end one, and nobody needs to know it before.',
  'everyone-must': () =>
    'Nobody who has cards may refuse, whoever played the card included. Symbols on these cards mean nothing, and the limit is looked at when all of them lie there.',
  'past-limit-all-count': () =>
    'Yes: all cards laid together stay, count and score, even beyond the limit, and two artists can reach it at once.',
  'no-cards-sits-out': () =>
    'You sit out the rest of the round; what you show scores all the same. If more cards are dealt for another round, you are back in; if not, you sit out to the end of the game.',
  'all-out-round': () =>
    'The round is over and scored like any other. If cards are dealt for another round, the game goes on; if nobody has a card for one, the game is over.',
  'face-down-first': () =>
    'They are turned up before the artists are ranked and then count like all others. So an artist can go past the limit, and even past the one who ended the round.',
  'tokens-by-count': (_, __, { influence }) =>
    `The three with most cards on the table, the ${influence.one} and the turned-up cards included: 3 for the first, 2 for the second, 1 for the third. The other two score nothing this round.`,
  'lower-number': () => 'The one with the lower number, which is printed with each artist.',
  'no-card-no-token': () =>
    'The texts always speak of three. The app gives no token to an artist without a card.',
  'sum-of-tokens': ({ award }, { count }) =>
    `All Value tokens its artist has got in the game, and ${count(award)} for each Award token there, added up, as long as the artist is among the first three of this round.`,
  'tokens-wait': () =>
    'They count for nothing this round, Award tokens included, and the cards score nothing. But they stay, and count again as soon as the artist is among the first three.',
  'extra-leading': () => 'One from your hand by each leading artist whom you already show: none to three.',
  'extra-displayed': () =>
    'One from your hand by each artist whom you already show, leading or not: up to five. An artist who does not lead scores nothing.',
  'extra-symbol-idle': () => 'No. It only scores.',
  'extra-ranks-stand': () =>
    'No. The tokens are laid first; the added cards only score, even if an artist has more cards then than the one ahead.',
  'cards-times-value': (_, __, { influence }) =>
    `For each leading artist: your cards, the added ones included, times what each is worth. The ${influence.one} is nobody’s.`,
  'token-passes': () =>
    'The First Player token goes to the left after each round, and its new owner begins, whoever ended the round.',
  'left-of-ender': () => 'Whoever sits to the left of the player who ended the round.',
  'next-with-cards': () => 'The next player clockwise who has a card.',
  'ender-does-not-matter': () =>
    'It does not matter here: the First Player token decides who begins. Scores are the same in any order.',
  'ender-leads-on': () =>
    'If just one of the cards was by an artist who reached the limit, its player. If there were several, whoever had called for everybody’s cards.',
  'most-points': () => 'Whoever has most over all four rounds.',
  'points-shared': () => 'Both: equals share the win.',
};

/** How some tables play it. */
const customs: Record<GalleryCustom, string> = {
  'influence-symbol': 'do what the symbol on this card says, for whoever begins.',
  draw: 'let a player choose, whatever the text says.',
  'past-limit': 'take cards beyond the limit back into the hand.',
  'face-down': 'count a face-down card at once, with its artist named.',
  'few-artists': 'give the last tokens to artists without a card, the lowest number first.',
  'extra-cards': 'allow a card by any artist, where the text does not say by which.',
  'who-ended':
    'say it was whoever laid the first of those cards, clockwise from the player whose turn it was.',
  'equal-points': 'break the tie by the last round, or play another game.',
};

const choices: Record<GalleryChoice, string> = {
  held: 'plays it as written here; the app holds to it.',
  mendable: 'plays it as written here. If you decide otherwise, set it right by hand in the log.',
  'starter-named': 'follows this; when a round is closed you can name somebody else.',
  'second-question': 'can leave it out all the same; the app asks twice.',
  skippable: 'may leave it out each time.',
  noted: 'shares the win. If you break the tie yourselves, write it in the notes of the game.',
};

export const galleryRulings = { questions, also, answers, customs, choices };
