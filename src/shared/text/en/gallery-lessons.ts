import type { GalleryAsked, GalleryLesson, GalleryStep } from '../../lessons/index.ts';
import { capitalised } from '../noun.ts';
import type { GalleryTerms } from '../terms.ts';
import type { Asking, LessonSaying } from '../lesson-saying.ts';
import { one } from './article.ts';

const titles: Record<GalleryLesson, (terms: GalleryTerms) => string> = {
  card: () => 'Playing a card',
  effect: () => 'The symbols on the cards',
  limit: () => 'How a round ends',
  reveal: () => 'Revealing face-down cards',
  rank: () => 'Who leads, and what that scores',
  extras: () => 'Adding cards at the end',
  outlook: () => 'Reading the forecast',
};

const told: Record<Exclude<GalleryStep, GalleryAsked>, LessonSaying<GalleryTerms>> = {
  'card-influence': ({ artist }, { influence, points }) =>
    `The player with the most ${points.many} after four rounds wins. Before each round, turn up a card beside the deck: the ${influence.one}, here by ${artist(3)}. It belongs to nobody, but it counts for its artist.`,
  'effect-signs': () =>
    'Most cards have no symbol. If the card you play on your turn has one, do what it says. Ignore symbols on cards you add to another.',
  'limit-near': ({ artist }, { influence }) =>
    `Four cards by ${artist(3)} count: three in front of players, and the ${influence.one}. With three players or more, an artist’s sixth card ends the round; with two players, it is the fifth.`,
  'reveal-over': ({ player, artist }) =>
    `${player(0)} has played the card by ${artist(3)} that ends the round. But ${player(0)} still has a face-down card, and now it counts.`,
  'rank-over': () =>
    'A round is over, and all cards are face up. The three artists with the most cards lead: they get tokens worth three, two and one, and only their cards score.',
  'extras-hand': () =>
    'The artists have their tokens. Before you count your cards, you may add some from your hand to the ones in front of you.',
  'outlook-bar': ({ player, artist }, { card }) =>
    `${player(1)} displays ${one(card.one)} by ${artist(3)}. What is it worth? The bar shows each possible score and how likely it is, if every card nobody has seen yet is equally likely to come next.`,
  'outlook-plans': () =>
    'The forecast knows nothing about hands or plans, and it tells nobody what to do. At the table it shows if you switch it on for that game. In the replay and the story of a game it is always there.',
};

const asked: Record<GalleryAsked, Asking<GalleryTerms>> = {
  'card-lay': {
    ask: ({ player, artist }, { card }) =>
      `On your turn you play one ${card.one} from your hand. You are ${player(0)}: play ${artist(1)}, the one without a symbol.`,
    why: () => 'The card stays face up in front of you and scores for you, if its artist is among the best.',
  },
  'card-count': {
    ask: ({ player, subject }, { influence }) =>
      `Play goes clockwise. ${player(1)} plays a card by ${subject}, the artist of the ${influence.one}. How many cards by ${subject} count now?`,
    why: (_, { influence }) => `All players’ cards count together, and so does the ${influence.one}.`,
  },
  'effect-draw': {
    ask: ({ player }) =>
      `${player(0)} plays a card with the symbol for drawing, and draws one. How many cards does ${player(0)} have in hand then?`,
    why: () => 'One played and one drawn: as many as before the turn. Cards are turns, so this is worth it.',
  },
  'effect-second': {
    ask: ({ player, artist }) =>
      `You are ${player(1)} and have played ${artist(1)} with the symbol for a second card, face up. Add one that is allowed.`,
    why: () => 'A second card played face up must be by the same artist. Ignore any symbol on it.',
  },
  'effect-down': {
    ask: ({ player, subject }) =>
      `${player(2)} has played ${subject} with the symbol for a face-down card and adds one, by any artist. How many cards by ${subject} count now?`,
    why: () =>
      'Only the cards you can see count now. Face-down cards count once the round is over, so they can’t end it.',
  },
  'effect-everyone': {
    ask: ({ player }) =>
      `${player(0)} has played the symbol for everybody: all of you choose a card and show it together. Can ${player(0)} skip that?`,
    why: ({ player }) =>
      `Nobody can refuse this one. Ignore any symbols on the cards you show. All that was ${player(0)}’s turn, so ${player(1)} goes on.`,
    hint: () => 'This symbol is for everybody.',
  },
  'effect-award': {
    ask: ({ player, artist }) =>
      `${player(1)} plays a card with the symbol for an Award token. Can the token go on ${artist(3)}, even though no player has a card by ${artist(3)}?`,
    why: () =>
      'Any artist will do. The token stays for the whole game and counts whenever that artist leads.',
    hint: () => 'A token can wait for a better round.',
  },
  'limit-second': {
    ask: ({ player, artist }) =>
      `${player(1)} plays ${artist(3)} with the symbol for a second card, and adds another ${artist(3)}. Is the round over?`,
    why: () =>
      'That was the sixth card, so the round ends at once. The last card stays in front of its player and scores like any other, but any symbol on it is ignored.',
    hint: (_, { influence }) => `Count the cards in front of everybody, and the ${influence.one}.`,
  },
  'limit-starter': {
    ask: ({ player }) =>
      `${player(0)} began this round, and ${player(1)} ended it. After scoring, who begins the next one?`,
    why: ({ player, answer }) =>
      answer === player(1)
        ? `The First Player token passes to the left after every round, no matter who ended it: from ${player(0)} to ${player(1)}.`
        : `${player(1)} ended the round, so the player to the left begins.`,
    hint: ({ player, answer }) =>
      answer === player(1)
        ? 'The First Player token passes to the left, no matter who ended the round.'
        : 'Think of who ended the round, not of who began it.',
  },
  'reveal-first': {
    ask: ({ player, artist }) =>
      `${player(0)} turns over the face-down card: it’s by ${artist(2)}, who now has as many cards as ${artist(3)}. In a tie, the artist with the lower printed number, shown beside the name, ranks higher. Who is first?`,
    why: ({ artist }) =>
      `${artist(2)} has the lower printed number, so ranks higher than ${artist(3)}, no matter who ended the round.`,
  },
  'rank-second': {
    ask: ({ artist }) =>
      `${artist(3)} is first. ${artist(0)} and ${artist(1)} have the same number of cards, so the artist with the lower printed number, beside the name, ranks higher. Who is second?`,
    why: ({ artist }) => `${artist(0)} has a lower printed number than ${artist(1)}.`,
  },
  'rank-worth': {
    ask: ({ subject }, { points }) =>
      `${subject} has an Award token. How many ${points.many} does each card by ${subject} score?`,
    why: ({ misprinted }, { points }) =>
      `The token for second place plus the Award token${misprinted ? ` (your rulebook counts one ${points.one} too few)` : ''}:`,
  },
  'rank-left-out': {
    ask: ({ subject }, { points }) =>
      `${subject} has an Award token too. How many ${points.many} does a card by ${subject} score?`,
    why: ({ subject }) => `${subject} doesn’t lead this round. The token waits for a better one.`,
  },
  'rank-score': {
    ask: ({ player }, { points }) => `How many ${points.many} does ${player(1)} score with these values?`,
    why: ({ player }, { influence }) =>
      `Each card in front of ${player(1)} scores what its artist is worth. The ${influence.one} scores for nobody:`,
  },
  'extras-which': {
    ask: ({ player, subject }) =>
      `${player(0)} has cards by ${subject}, who doesn’t lead. Can ${player(0)} add another one by ${subject}?`,
    why: ({ yes }) =>
      yes
        ? 'In this box you may add one card by every artist you show, leading or not. It just doesn’t score.'
        : 'In this box you may only add cards by leading artists you show, one each.',
    hint: ({ yes }) =>
      yes ? 'In this box every artist you show will do.' : 'In this box only leading artists will do.',
  },
  'extras-order': {
    ask: ({ player, artist }) =>
      `${player(0)} adds ${artist(3)} and ${artist(1)}, ${player(2)} adds ${artist(1)}. Now ${artist(1)} has as many cards as ${artist(3)}, and a lower number. Who is first?`,
    why: () => 'Once the artists have their tokens, the ranking doesn’t change. Added cards only score.',
  },
  'extras-deal': {
    ask: ({ player }) =>
      `${player(1)} added nothing. You keep the cards in your hand, and with three players everybody is dealt six more. How many does ${player(1)} hold in the next round?`,
    why: () =>
      'The cards in front of you leave the game, but your hand stays. Before the fourth round nothing is dealt, except three cards each if two of you play, so make your cards last.',
  },
  'outlook-likeliest': {
    ask: ({ average }) => `On average it scores about ${average}. What does it score most often?`,
    why: ({ artist }) =>
      `It scores a lot if ${artist(3)} leads, because of the earlier tokens, but usually that doesn’t happen. Even with a good average, it often scores nothing, so look at the whole bar.`,
  },
  'outlook-safest': {
    ask: ({ artist }, { card }) =>
      `${capitalised(one(card.one))} by ${artist(4)} is worth about the same on average. Which of them scores nothing less often?`,
    why: ({ artist }) =>
      `${artist(4)} is very likely to be ranked, but without earlier tokens it never scores much. The same average can be safe or a gamble.`,
  },
  'outlook-card': {
    ask: ({ player, artist }) =>
      `Now ${player(2)} displays the first card by ${artist(2)} this round. What does this do to the worth of ${artist(3)}?`,
    why: ({ artist }) => `${artist(2)} has a card now and may lead. Every card moves everybody’s chances:`,
  },
  'outlook-award': {
    ask: ({ player, artist }) =>
      `${player(0)} puts an Award token on ${artist(3)}. What does this do to its worth?`,
    why: () => 'The chances stay as they were, but if the artist leads, each card scores more than before:',
  },
};

export const galleryLessons = { titles, told, asked };
