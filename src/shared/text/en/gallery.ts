import type { CardSymbol, ProblemCode, Warning } from '../../gallery/index.ts';
import type { Message } from '../message.ts';

/** What a symbol still needs. */
const asked: Readonly<Record<string, string>> = {
  draw: 'a card drawn',
  'second-up': 'a second card face up',
  'second-down': 'a second card face down',
  everyone: 'a card from everyone',
  award: 'an Award token',
} satisfies Record<CardSymbol, string>;

export const problems: Record<ProblemCode, Message> = {
  missing: ({ what }) =>
    what === 'effect' ? 'The card doesn’t end the round, so enter its symbol.' : 'This is missing.',
  'not-an-object': () => 'This must be a JSON object.',
  'not-a-list': () => 'This must be a list.',
  'not-text': () => 'This must be text.',
  'not-true-or-false': () => 'This must be true or false.',
  'not-a-seat': () => 'This table has no such seat. Seats count clockwise from 0.',
  'not-an-amount': () => 'This must be a whole number, 0 or more.',
  'not-a-change': () => 'This must be a whole number to add or, with a minus, to take away.',
  'not-one-entry-a-seat': () => 'This must be a list with one entry per seat.',
  'unknown-tracking': () => 'What is tracked must be “full” or “counts”.',
  'unknown-event': () => 'This game has no such event.',
  'unknown-artist': () => 'This box has no such artist.',
  'unknown-effect': () =>
    'A card’s effect is “draw”, “second-up”, “second-down”, “everyone” or “award”, or “none”.',
  'option-not-in-edition': () => 'This box doesn’t have this option. Leave it out.',
  'order-not-the-artists': () => 'The order must name each of the box’s five artists once.',

  'influence-first': () => 'Turn up the card beside the deck first. Every round starts with it.',
  'influence-already': () => 'The card beside the deck is already turned up. Correct that entry instead.',
  'not-your-turn': ({ seat, turn }, naming) =>
    `It’s ${naming.seat(turn)}’s turn, not ${naming.seat(seat)}’s. If that’s how you played it, adjust the turn in the log first.`,
  'effect-awaited': ({ symbol }) =>
    `The card just played still needs ${asked[String(symbol)] ?? ''}. Enter that first.`,
  'no-effect-awaited': () => 'No card needs this now. Play a card first.',
  'settle-awaited': () => 'The round is over. Enter the scores first.',
  'round-not-over': () => 'The round isn’t over yet. Finish it first.',
  'game-over': () => 'The game is over. Correct or undo an earlier entry instead.',
  'only-in-counts': () => 'The app counts the hands here, and ends the round when they’re empty.',
  'not-in-counts': () =>
    'You only track which artists are displayed here. Enter every card as a card played.',
  'second-of-another-artist': ({ artist }, naming) =>
    `The second card must be by the same artist, ${naming.artist(artist)}.`,
  'no-award-left': ({ tokens }, { count }) => {
    if (tokens === 0) return 'This box has no Award tokens. Leave this one out.';
    const all = tokens === 1 ? 'The only Award token is' : `All ${count(tokens)} Award tokens are`;
    return `${all} already on ${tokens === 1 ? 'an artist' : 'artists'}. Leave this one out.`;
  },
  'everyone-must-play': () => 'Everybody must play. Enter each player’s card.',
  'card-missing': ({ seat }, naming) => `${naming.seat(seat)} has cards and must play one too.`,
  'no-cards-left': ({ seat }, naming) => `${naming.seat(seat)} has no cards left to play.`,
  'nothing-face-down': () => 'No cards are face down, so there’s nothing to turn up.',
  'reveal-first': () => 'Turn up the face-down cards first. They count for the ranking.',
  'cards-not-face-down': ({ seat, cards }, naming) =>
    `${naming.seat(seat)} has ${naming.count(cards)} face down. Enter the same number.`,
  'extras-already': () => 'The added cards are already entered. Correct that entry instead.',
  'extra-twice': ({ artist }, naming) => `Each player can add only one card by ${naming.artist(artist)}.`,
  'extra-not-displayed': ({ seat, artist }, naming) =>
    `${naming.seat(seat)} has no ${naming.artist(artist)} on display, so can’t add one.`,
  'extra-not-leading': ({ artist }, naming) =>
    `${naming.artist(artist)} isn’t a leading artist, so nobody can add a card.`,
  'extras-over-hand': ({ seat, hand }, naming) =>
    `${naming.seat(seat)} has only ${naming.count(hand)} in hand. Add no more than that.`,
  'starter-without-cards': ({ seat }, naming) =>
    `${naming.seat(seat)} has no cards, so can’t start. Choose somebody who has.`,
  'not-tracked': () => 'You don’t track that in this game, so there’s nothing to adjust.',
  'below-zero': () => 'That takes away more than there is.',
  'too-large': () => 'That’s too much. Enter less.',
  'turn-not-now': () => 'You can change whose turn it is only between two turns.',
  'turn-without-cards': ({ seat }, naming) =>
    `${naming.seat(seat)} has no cards to play. Choose somebody who has.`,
  'away-not-now': () => 'Enter the next card first: people leave and come back between two turns.',
  'already-away': ({ seat }, naming) => `${naming.seat(seat)} is already away.`,
  'not-away': ({ seat }, naming) => `${naming.seat(seat)} is here already.`,
  'two-must-stay': () => 'At least two players must stay in the game.',
  'hands-while-away': ({ seat }, naming) => `${naming.seat(seat)} has no cards while they’re away.`,
};

export const warnings: Record<Warning, Message> = {
  'more-cards-than-printed': ({ artist }, naming) =>
    artist === undefined
      ? 'More cards by one artist are displayed than the box has. Are the artists right?'
      : `More cards by ${naming.artist(artist)} are displayed than the box has. Is the artist right?`,
  'more-symbols-than-printed': ({ artist }, naming) =>
    `${artist === undefined ? 'One artist' : naming.artist(artist)} has no more cards with this symbol. Is the symbol right?`,
  'more-cards-than-displayed': () =>
    'More cards score than were displayed, even if everybody added one. Are the displays right?',
  'effect-not-optional': () => 'This rulebook doesn’t say you can skip the symbol. Is that right?',
};
