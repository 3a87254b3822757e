import type { CardSymbol, ProblemCode, Warning } from '../../gallery/index.ts';
import type { Message } from '../message.ts';

/** What a symbol still asks for. */
const asked: Readonly<Record<string, string>> = {
  draw: 'a card drawn',
  'second-up': 'a second card face up',
  'second-down': 'a second card face down',
  everyone: 'a card from everyone',
  award: 'an Award token',
} satisfies Record<CardSymbol, string>;

export const problems: Record<ProblemCode, Message> = {
  missing: ({ what }) =>
    what === 'effect'
      ? 'The card does not end the round, so its symbol has to be said.'
      : 'This has to be given.',
  'not-an-object': () => 'This has to be a JSON object.',
  'not-a-list': () => 'This has to be a list.',
  'not-text': () => 'This has to be text.',
  'not-true-or-false': () => 'This has to be true or false.',
  'not-a-seat': () => 'There is no such seat at this table: seats are counted clockwise from 0.',
  'not-an-amount': () => 'This has to be a whole number, 0 or more.',
  'not-a-change': () => 'This has to be a whole number: how much is added, or with a minus taken away.',
  'not-one-entry-a-seat': () => 'This has to be a list with one entry for each seat.',
  'unknown-tracking': () => 'What the table keeps is “full” or “counts”.',
  'unknown-event': () => 'Nothing of that name happens in this game.',
  'unknown-artist': () => 'This edition has no such artist.',
  'unknown-effect': () =>
    'A card’s effect is “draw”, “second-up”, “second-down”, “everyone” or “award”, or it is “none”.',
  'option-not-in-edition': () => 'This edition does not have this option: leave it off.',
  'order-not-the-artists': () => 'The order has to name each of the edition’s five artists once.',

  'influence-first': () => 'Turn up the card beside the deck first: every round begins with it.',
  'influence-already': () =>
    'The card beside the deck has been turned up already: correct that entry instead.',
  'not-your-turn': ({ seat, turn }, naming) =>
    `It is ${naming.seat(turn)}’s turn, not ${naming.seat(seat)}’s. If the table played it so, set the turn right by hand in the log first.`,
  'effect-awaited': ({ symbol }) =>
    `The card just played still asks for ${asked[String(symbol)] ?? ''}: enter what became of it first.`,
  'no-effect-awaited': () => 'No card asks for this now: play a card first.',
  'settle-awaited': () => 'The round is over: enter the scores first.',
  'round-not-over': () => 'The round is still being played: play it to its end first.',
  'game-over': () => 'The game is over. Correct or take back an earlier entry instead.',
  'only-in-counts': () => 'Here the app counts the hands itself and ends the round when they are empty.',
  'not-in-counts': () => 'This table keeps only which artists were displayed: enter every card as played.',
  'second-of-another-artist': ({ artist }, naming) =>
    `The second card has to be by the same artist, ${naming.artist(artist)}.`,
  'no-award-left': ({ tokens }, { count }) =>
    `All ${count(tokens)} Award tokens are on the artists: leave this one out.`,
  'everyone-must-play': () => 'Nobody may refuse: enter the card that each player lays.',
  'card-missing': ({ seat }, naming) => `${naming.seat(seat)} has cards and has to lay one too.`,
  'no-cards-left': ({ seat }, naming) => `${naming.seat(seat)} has no cards left and lays none.`,
  'nothing-face-down': () => 'No cards lie face down, so there is nothing to turn up.',
  'reveal-first': () => 'Turn up the face-down cards first: they count for the ranking.',
  'cards-not-face-down': ({ seat, cards }, naming) =>
    `Cards that lie face down in front of ${naming.seat(seat)}: ${naming.count(cards)}. Enter just as many.`,
  'extras-already': () => 'The additional cards have been entered: correct that entry instead.',
  'extra-twice': ({ artist }, naming) =>
    `Only one additional card by ${naming.artist(artist)} for each player.`,
  'extra-not-displayed': ({ seat, artist }, naming) =>
    `${naming.seat(seat)} displays no card by ${naming.artist(artist)}, so none may be added.`,
  'extra-not-leading': ({ artist }, naming) =>
    `${naming.artist(artist)} is not among the leading artists, so no card may be added.`,
  'extras-over-hand': ({ seat, hand }, naming) =>
    `Cards left in the hand of ${naming.seat(seat)}: ${naming.count(hand)}. No more can be added.`,
  'starter-without-cards': ({ seat }, naming) =>
    `${naming.seat(seat)} has no cards and cannot start: name somebody who has.`,
  'not-tracked': () => 'This table does not keep track of that, so there is nothing to correct.',
  'below-zero': () => 'That takes away more than there is.',
  'too-large': () => 'That is more than can be counted: enter less.',
  'turn-not-now': () => 'Whose turn it is can be changed only between two turns.',
  'turn-without-cards': ({ seat }, naming) =>
    `${naming.seat(seat)} has no cards to play: name somebody who has.`,
};

export const warnings: Record<Warning, Message> = {
  'more-cards-than-printed': ({ artist }, naming) =>
    artist === undefined
      ? 'More cards by an artist have been shown than the box has. Are the artists right?'
      : `More cards by ${naming.artist(artist)} have been shown than the box has. Is the artist right?`,
  'more-symbols-than-printed': ({ artist }, naming) =>
    `${artist === undefined ? 'An artist' : naming.artist(artist)} should have no more cards with this symbol. Is the symbol right?`,
  'more-cards-than-displayed': () =>
    'More cards score than were shown, even if everybody added one. Are the displays right?',
  'effect-not-optional': () => 'This rulebook does not say that the effect may be left out. Was it meant?',
};
