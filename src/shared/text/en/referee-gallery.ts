import type { GalleryAnswer, GalleryChoice, GalleryCustom, GalleryQuestion } from '../../referee/index.ts';
import type { GalleryTerms } from '../terms.ts';
import type { Saying, Wording } from '../message.ts';
import { cardsSaid, handsSaid } from '../hands.ts';
import { beforeRound } from './before-round.ts';
import { ordinal } from './ordinal.ts';

const questions: Record<GalleryQuestion, Wording<GalleryTerms>> = {
  goal: 'What is the goal, and how long is the game?',
  course: 'How does the game go?',
  'no-auctions': 'Are there auctions, or money?',
  players: 'How many can play?',
  layout: 'How do we set up the table?',
  cards: 'How many cards are there by each artist?',
  deal: 'How many cards does everybody get?',
  'first-player': 'Who begins the game?',
  influence: ({ influence }) => `What is the ${influence.one} beside the deck for?`,
  'influence-symbol': ({ influence }) => `The ${influence.one}: does its symbol do anything?`,
  turn: 'What do I do on my turn?',
  symbols: 'What do the symbols on the cards mean?',
  limit: 'When does a round end?',
  'last-card': 'The card that ends the round: does its symbol work, and does it score?',
  draw: 'Do I have to draw the card?',
  award: 'Where can an Award token go, and for how long?',
  'second-up': 'A second card face up: how does it work?',
  'second-down': 'A second card face down: how does it work?',
  everyone: 'Everybody plays a card: can I refuse, and do the symbols work?',
  'past-limit': 'Everybody’s cards go past the limit at once: do they all count?',
  'no-cards': 'I have no cards left: am I out?',
  'all-out': 'What if everybody is out of cards?',
  'face-down': 'What happens to face-down cards when we score?',
  tokens: 'Which artists score, and who gets which Value token?',
  'equal-artists': 'Two artists have the same number of cards: who is ahead?',
  'few-artists': 'What if fewer than three artists are on the table?',
  value: 'What does a card score?',
  'tokens-kept': 'What happens to the tokens of an artist outside the first three?',
  example: 'The rulebook’s example doesn’t add up: is that a mistake?',
  'extra-cards': 'Which cards can I add at the end of the round?',
  'extra-symbol': 'A card added when we score: does its symbol do anything?',
  'extra-ranks': 'Do added cards change the ranking?',
  score: 'How do I count my score?',
  'clean-up': 'What happens to my cards after a round?',
  'who-starts': 'Who begins the next round?',
  'starter-without-cards': 'The player who should begin has no cards: who does?',
  'who-ended': 'Several cards ended the round together: who ended it?',
  win: 'Who wins?',
  'equal-points': 'It’s a tie at the end: who wins?',
};

/** Each artist has one card with this symbol; not every box has a token for each. */
function awardOn(tokens: number, must: string): string {
  if (tokens === 0) return 'Nowhere: this box has no Award tokens. Ignore the symbol.';
  const left =
    tokens >= 5
      ? 'Each artist has one card with this symbol, and there is a token for each.'
      : `There ${tokens === 1 ? 'is only one token' : `are only ${tokens} tokens`}. Once none is left, ignore the symbol.`;
  return `On any artist, even one nobody has played or one who already has a token, for the whole game. ${must} ${left}`;
}

const answers: Record<GalleryAnswer, Saying<GalleryTerms>> = {
  goal: ({ rounds }, { count }, { points }) =>
    `To have the most ${points.many} after ${count(rounds)} rounds.`,
  course: ({ limit, rounds }, { count }, { card }) =>
    `You take turns playing one ${card.one} face up in front of you. An artist’s ${ordinal(Number(limit))} ends the round. The three artists with the most cards get Value tokens, and your cards by them score. Then all the cards on the table leave the game. There are ${count(rounds)} rounds.`,
  'no-auctions': (_, __, { points }) =>
    `No. You play cards in front of you, and at the end of each round they score ${points.many}.`,
  players: ({ least, most }) => `${least} to ${most}.`,
  layout: (_, __, { influence }) =>
    `Put the five artists in a row, ordered by their numbers, with the tokens beside them. Shuffle the cards, deal them and make a deck of the rest. Turn up its top card, the ${influence.one}. Each of you sorts the cards in front of you by artist.`,
  cards: (artists) => {
    const { all, each } = cardsSaid(artists, 'en-GB', (artist, cards) => `${cards} by ${artist}`);
    return `${all} in all: ${each}.`;
  },
  deal: (hands) =>
    `${handsSaid(hands, 'en-GB', beforeRound)}. You keep the cards in your hand; the cards you showed are out of the game.`,
  museum: () => 'The last of you to visit a museum takes the First Player token and begins.',
  chosen: () => 'You choose.',
  'influence-counts': (_, __, { influence }) =>
    `It counts for its artist, both towards the end of the round and in the ranking. The ${influence.one} scores for nobody.`,
  'influence-symbol-idle': (_, __, { influence }) =>
    `No. Nobody played the ${influence.one}, so the app ignores its symbol.`,
  turn: (_, __, { card }) =>
    `Play one ${card.one} face up in front of you. If it has a symbol, do what it says. Then it’s the next player’s turn, clockwise.`,
  symbols: ({ draw, award, 'second-up': up, 'second-down': down, everyone }) =>
    `Each lets you do something more, at once. Draw a card (${draw} per artist), place an Award token (${award}), add a second card face up (${up}) or face down (${down}), or have everybody play a card (${everyone}).`,
  limit: ({ limit }, { count }, { influence }) =>
    `As soon as there are ${count(limit)} face-up cards by one artist on the table, counting everybody’s and the ${influence.one}.`,
  'last-card-scores': () =>
    'Ignore its symbol. But the card stays in front of its owner and scores; it isn’t lost, as it would be in Modern Art with the auctions.',
  'draw-may': () => 'No, you may draw the top card of the deck or leave it.',
  'draw-should': () => 'Yes. The rulebook tells you to, and doesn’t let you skip it.',
  'award-may': ({ tokens }) => awardOn(Number(tokens), 'You may also leave it.'),
  'award-should': ({ tokens }) => awardOn(Number(tokens), 'The rulebook tells you to place it.'),
  'second-up': () =>
    'You may add one by the same artist. Ignore its symbol, if it has one. It counts at once and can end the round.',
  'second-down': () =>
    'You may add one by any artist. Ignore its symbol, if it has one. It doesn’t count until the round is over, so it can’t end it, and nobody needs to know what it is before then.',
  'everyone-must': () =>
    'If you have cards, you can’t refuse, and neither can the player who played the symbol. Ignore the symbols on these cards, and check the limit only when all of them are on the table.',
  'past-limit-all-count': () =>
    'Yes. All cards played together stay, count and score, even beyond the limit, and two artists can reach it at once.',
  'no-cards-sits-out': () =>
    'You sit out the rest of the round, but the cards in front of you still score. If cards are dealt for another round, you are back in; if not, you sit out until the end of the game.',
  'all-out-round': () =>
    'The round is over, and you score it like any other. If cards are dealt for another round, the game goes on; if nobody has a card for one, the game is over.',
  'face-down-first': () =>
    'Turn them over before you rank the artists; then they count like all the others. So an artist can go past the limit, and even past the artist who ended the round.',
  'tokens-by-count': ({ first, second, third }, { count }, { influence }) =>
    `The three with the most cards on the table, including the ${influence.one} and the cards that were face down. The first gets ${count(first)}, the second ${count(second)}, the third ${count(third)}. The other two score nothing this round.`,
  'lower-number': () => 'The one with the lower number, which is printed with each artist.',
  'no-card-no-token': () =>
    'The rulebooks only ever mention three. The app gives no token to an artist with no cards on the table.',
  'sum-of-tokens': ({ award }, { count }) =>
    `Add up all the Value tokens its artist has had in the game, and ${count(award)} for each Award token there. It counts only if the artist is among the first three of this round.`,
  'tokens-wait': () =>
    'They don’t count this round, and neither do Award tokens, so the cards score nothing. But they stay, and count again as soon as the artist is among the first three.',
  'example-misprinted': () =>
    'Yes. It adds up the value of an artist with an Award token wrong. The scores it gives are right.',
  'example-right': () => 'No, the examples in this rulebook add up.',
  'extra-leading': () => 'One from your hand by each leading artist you already show, so up to three.',
  'extra-displayed': () =>
    'One from your hand by each artist you already show, leading or not, so up to five. Artists who don’t lead score nothing.',
  'extra-symbol-idle': () => 'No, it only scores.',
  'extra-ranks-stand': () =>
    'No. The artists get their tokens first, and added cards only score, even if an artist then has more cards than the one ahead.',
  'cards-times-value': (_, __, { influence }) =>
    `For each leading artist, multiply your cards, including the added ones, by what each is worth. The ${influence.one} belongs to nobody.`,
  'hand-kept': (_, __, { influence }) =>
    `You keep the cards in your hand. The cards on the table and the ${influence.one} leave the game, and a new ${influence.one} is turned up.`,
  'token-passes': () =>
    'The First Player token passes to the left after each round, and its new owner begins, no matter who ended the round.',
  'left-of-ender': () => 'The player to the left of the one who ended the round.',
  'next-with-cards': () => 'The next player clockwise who has a card.',
  'ender-does-not-matter': () =>
    'It doesn’t matter here: the First Player token decides who begins, and scores are the same in any order.',
  'ender-leads-on': () =>
    'If only one of the cards was by an artist who reached the limit, the player who played it. If there were several, the player who had everybody play.',
  'most-points': () => 'The player with the most over all rounds.',
  'points-shared': () => 'Both: you share the win.',
};

/** How some tables play it. */
const customs: Record<GalleryCustom, string> = {
  'influence-symbol': 'let the player who begins use the symbol on this card.',
  draw: 'let you choose, whatever the rulebook says.',
  'past-limit': 'take cards beyond the limit back into their hands.',
  'face-down': 'name the artist of a face-down card and count it at once.',
  'few-artists': 'give the last tokens to artists with no cards, the lowest number first.',
  'extra-cards': 'allow a card by any artist, if the rulebook doesn’t say which.',
  'who-ended':
    'say it was the player of the first of those cards, clockwise from the player whose turn it was.',
  'equal-points': 'break the tie by the last round, or play another game.',
};

const choices: Record<GalleryChoice, string> = {
  held: 'plays it as written here; the app sticks to it.',
  mendable: 'plays it as written here. Do you play it differently? Correct it in the log.',
  'starter-named': 'plays it as written here. When you close a round, you can name somebody else.',
  'second-question': 'can skip it anyway; the app asks twice.',
  skippable: 'can skip it each time.',
  noted: 'shares the win. If you break the tie yourselves, write it in the game’s notes.',
};

export const galleryRulings = { questions, answers, customs, choices };
