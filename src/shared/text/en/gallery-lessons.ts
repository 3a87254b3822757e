import type { GalleryAsked, GalleryLesson, GalleryStep } from '../../lessons/index.ts';
import type { GalleryTerms } from '../terms.ts';
import type { Asking, LessonSaying } from '../lesson-saying.ts';

const titles: Record<GalleryLesson, (terms: GalleryTerms) => string> = {
  card: () => 'Playing a card',
  effect: () => 'The symbols on the cards',
  limit: () => 'How a round ends',
  reveal: () => 'Cards that lay face down',
  rank: () => 'Who leads, and what that scores',
  extras: () => 'One more from the hand',
};

const told: Record<Exclude<GalleryStep, GalleryAsked>, LessonSaying<GalleryTerms>> = {
  'card-influence': ({ artist }, { influence }) =>
    `Before a round begins, a card is turned up beside the deck: the ${influence.one}, here by ${artist(3)}. It belongs to nobody, but it counts for its artist.`,
  'effect-signs': () =>
    'Most cards bear no symbol. On some there is one, and it means something when the card is the one you play on your turn: never on a card that comes along with another.',
  'limit-near': ({ artist }, { influence }) =>
    `Four cards by ${artist(3)} count: three in front of players, and the ${influence.one}. With three players or more, the sixth card of one artist ends the round; with two it is the fifth.`,
  'reveal-over': ({ player, artist }) =>
    `${player(0)} has played the last card by ${artist(3)} that was missing, and the round is over. But one card still lies face down in front of ${player(0)}.`,
  'rank-over': () =>
    'A round is over, and all cards are turned up. The three artists with the most cards lead: they get tokens of three, two and one, and only their cards score.',
  'rank-misprint': (_, { points }) =>
    `If you look this example up in your rulebook: where it puts this value together it counts the token as less than it is. The ${points.many} it gives to the players fit the sum shown here.`,
  'extras-hand': () =>
    'The tokens are laid. Before the cards are counted, players may add cards from their hands to what lies in front of them.',
};

const asked: Record<GalleryAsked, Asking<GalleryTerms>> = {
  'card-lay': {
    ask: ({ player, artist }, { card }) =>
      `On your turn you play one ${card.one} from your hand. You are ${player(0)}: play ${artist(1)}, the one without a symbol.`,
    why: () =>
      'It lies face up in front of you. It is yours and scores for you, if its artist is among the best.',
  },
  'card-next': {
    ask: ({ player }) => `${player(0)} has played. Whose turn is it?`,
    why: () => 'Play goes round clockwise, one card a turn.',
    hint: () => 'One card each, clockwise.',
  },
  'card-count': {
    ask: ({ player, subject }, { influence }) =>
      `${player(1)} plays a card by ${subject}, the artist of the ${influence.one}. How many cards by ${subject} count now?`,
    why: (_, { influence }) => `The cards of all players count together, and the ${influence.one} with them.`,
  },
  'effect-draw': {
    ask: ({ player }) =>
      `The card that ${player(0)} has just played lets its player draw one, and ${player(0)} does. How many cards has ${player(0)} in hand then?`,
    why: () => 'One played and one drawn: as many as before. Cards are turns, so this is worth having.',
  },
  'effect-second': {
    ask: ({ player, artist }) =>
      `You are ${player(1)} and have played ${artist(1)} with the symbol for a second card, face up. Lay one that may come along.`,
    why: () =>
      'A second card face up must be by the same artist. Its own symbol, if it has one, means nothing.',
  },
  'effect-down': {
    ask: ({ player, subject }) =>
      `${player(2)} has played ${subject} with the symbol for a card face down, and lays one: it may be by any artist. How many cards by ${subject} count now?`,
    why: () =>
      'Only those that can be seen. What lies face down counts when the round is over, and cannot end it.',
  },
  'effect-everyone': {
    ask: ({ player }) =>
      `${player(0)} has played the symbol for everybody: all choose a card and show it together. May ${player(0)} leave that out?`,
    why: () =>
      'This one nobody may refuse, neither the player nor the others. Symbols on the cards shown mean nothing.',
    hint: () => 'This symbol is for everybody, and nobody may refuse.',
  },
  'effect-turn': {
    ask: () => 'All three have laid a card. Whose turn is it?',
    why: ({ player }) => `It was still the turn of ${player(0)}, and it goes on from there.`,
    hint: () => 'What the others laid was not a turn of theirs.',
  },
  'effect-award': {
    ask: ({ player, artist }) =>
      `${player(1)} may put an Award token on an artist. May that be ${artist(3)}, of whom no player shows a card?`,
    why: () =>
      'Any artist will do. The token stays for the rest of the game and counts whenever that artist leads.',
    hint: () => 'The token may wait for a better round.',
  },
  'limit-second': {
    ask: ({ player, artist }) =>
      `${player(1)} plays ${artist(3)} with the symbol for a second card, and adds another ${artist(3)}. Is the round over?`,
    why: () =>
      'That was the sixth, and the round ends at once. The last card stays in front of its player and scores like any other; no symbol on it would mean anything.',
    hint: (_, { influence }) => `Count the cards in front of everybody, and the ${influence.one}.`,
  },
  'limit-starter': {
    ask: ({ player }) =>
      `${player(0)} began this round, and ${player(1)} ended it. When it is scored, who begins the next one?`,
    why: ({ player, answer }) =>
      answer === player(1)
        ? `The First Player token moves on by one seat after every round, whoever ended it: from ${player(0)} to ${player(1)}.`
        : `The player to the left of whoever ended the round, ${player(1)}.`,
    hint: ({ player, answer }) =>
      answer === player(1)
        ? 'The First Player token goes round, whoever ended the round.'
        : 'Look at who ended the round, not at who began it.',
  },
  'reveal-first': {
    ask: ({ player, artist }) => `${player(0)} turns the card up: it is by ${artist(2)}. Who is first now?`,
    why: ({ artist }) =>
      `It has brought ${artist(2)} level with ${artist(3)}. Between equals the lower number printed on the artist is ahead, whoever ended the round.`,
  },
  'reveal-second': {
    ask: () => 'And who is second?',
    why: ({ artist }) => `${artist(3)}, with as many cards and the higher number.`,
  },
  'rank-second': {
    ask: ({ artist }) =>
      `${artist(3)} is first. ${artist(0)} and ${artist(1)} have equally many cards: who is second?`,
    why: () => 'The lower number printed on the artist decides.',
  },
  'rank-worth': {
    ask: ({ subject }, { points }) =>
      `An Award token lies on ${subject}. How many ${points.many} does each card by ${subject} score?`,
    why: () => 'The token for the second place and the Award token together:',
  },
  'rank-left-out': {
    ask: ({ subject }, { points }) =>
      `On ${subject} lies an Award token too. How many ${points.many} does a card by ${subject} score?`,
    why: ({ subject }) =>
      `${subject} does not lead and scores nothing this round. The token waits for a better one.`,
  },
  'rank-score': {
    ask: ({ player }, { points }) => `How many ${points.many} does ${player(1)} score with these values?`,
    why: (_, { influence }) =>
      `Each card in front of the player scores what its artist is worth; the ${influence.one} scores for nobody:`,
  },
  'extras-which': {
    ask: ({ player, subject }) =>
      `${player(0)} shows ${subject}, who does not lead. May ${player(0)} add another card by ${subject}?`,
    why: ({ yes }) =>
      yes
        ? 'In this edition, one card for every artist you show, leading or not. It scores nothing, though.'
        : 'In this edition, one card for every leading artist you show, and for no other.',
    hint: ({ yes }) =>
      yes
        ? 'In this edition every artist that you show will do.'
        : 'In this edition only leading artists will do.',
  },
  'extras-order': {
    ask: ({ player, artist }) =>
      `${player(0)} adds ${artist(3)} and ${artist(1)}, ${player(2)} adds ${artist(1)}. Now ${artist(1)} has as many cards as ${artist(3)}, and the lower number. Who is first?`,
    why: () => 'The order stands once the tokens are laid. Added cards score, and change nothing else.',
  },
  'extras-score': {
    ask: ({ player }, { points }) =>
      `How many ${points.many} does ${player(2)} score, the added card included?`,
    why: () => 'The added card scores like the others:',
  },
};

export const galleryLessons = { titles, told, asked };
