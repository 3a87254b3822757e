import type { CardSymbol, ProblemCode, PromptKey, Warning } from '../../gallery/index.ts';
import type { Message } from '../message.ts';

/** What a symbol still asks for. */
const asked: Readonly<Record<string, string>> = {
  draw: 'a card drawn',
  'second-up': 'a second card face up',
  'second-down': 'a second card face down',
  everyone: 'a card from everyone',
  award: 'an award',
} satisfies Record<CardSymbol, string>;

export const problems: Record<ProblemCode, Message> = {
  missing: () => 'This has to be given.',
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
  'influence-already': () => 'The card beside the deck has been turned up already.',
  'not-your-turn': ({ seat, turn }, naming) =>
    `It is ${naming.seat(turn)}’s turn, not ${naming.seat(seat)}’s. If the table played it so, correct the turn first.`,
  'effect-awaited': ({ symbol }) =>
    `The card just played still asks for ${asked[String(symbol)] ?? ''}: enter what became of it first.`,
  'no-effect-awaited': () => 'No card asks for this now: play a card first.',
  'settle-awaited': () => 'The round is over: enter the scores first.',
  'round-not-over': () => 'The round is still being played.',
  'game-over': () => 'The game is over. Correct or take back an earlier entry instead.',
  'only-in-counts': () => 'Here the app counts the hands itself and ends the round when they are empty.',
  'not-in-counts': () => 'This table keeps only which artists were displayed: enter every card as played.',
  'second-of-another-artist': ({ artist }, naming) =>
    `The second card has to be by the same artist, ${naming.artist(artist)}.`,
  'no-award-left': ({ tokens }, { count }) =>
    `All ${count(tokens)} award tokens are on the artists: leave this one out.`,
  'everyone-must-play': () => 'Nobody may refuse: enter the card that each player lays.',
  'card-missing': ({ seat }, naming) => `${naming.seat(seat)} has cards and has to lay one too.`,
  'no-cards-left': ({ seat }, naming) => `${naming.seat(seat)} has no cards left and lays none.`,
  'nothing-face-down': () => 'No cards lie face down.',
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
  'below-zero': () => 'That would be less than nothing.',
  'too-large': () => 'That is more than can be counted.',
  'turn-not-now': () => 'Whose turn it is can be changed only between two turns.',
  'turn-without-cards': ({ seat }, naming) =>
    `${naming.seat(seat)} has no cards to play: name somebody who has.`,
};

export const warnings: Record<Warning, Message> = {
  'more-cards-than-printed': () =>
    'More cards of this artist have been shown than the edition prints. Is the artist right?',
  'more-symbols-than-printed': () =>
    'This artist should have no more cards with this symbol. Is the symbol right?',
  'more-cards-than-displayed': () =>
    'More cards score than were shown, even if everybody added one. Are the displays right?',
  'effect-not-optional': () => 'This rulebook does not say that the effect may be left out. Was it meant?',
};

export const prompts: Record<PromptKey, Message> = {
  setup: ({ cards, dealt }, { count }) =>
    `Shuffle the ${count(cards)} cards, deal ${count(dealt)} to each player and turn one up beside the deck: it counts for its artist.`,
  'setup-first-museum': ({ seat }, naming) =>
    `Whoever was last in a museum takes the First Player token: ${naming.seat(seat)}.`,
  'setup-first-chosen': ({ seat }, naming) => `Chosen to start: ${naming.seat(seat)}.`,
  play: ({ seat, limit }, naming) =>
    `${naming.seat(seat)}, play one card in front of you. ${naming.count(limit)} of one artist on the table end the round.`,
  'play-anybody': ({ limit }, { count }) =>
    `Enter every card as it is played. ${count(limit)} of one artist on the table end the round.`,
  'one-more': ({ artist }, naming) => `One more card by ${naming.artist(artist)} ends the round.`,
  'second-could-end': ({ artist }, naming) =>
    `Two more cards by ${naming.artist(artist)} end the round: a card with a second one could do it.`,
  draw: () => 'Take one card from the deck.',
  'draw-optional': () => 'You may take one card from the deck.',
  award: ({ value }, { count }) => `Put a +${count(value)} token on any artist: it stays for the whole game.`,
  'award-optional': ({ value }, { count }) =>
    `You may put a +${count(value)} token on any artist: it stays for the whole game.`,
  'award-none-left': ({ tokens }, { count }) =>
    `All ${count(tokens)} award tokens are in use: go on without.`,
  'second-up': ({ artist }, naming) =>
    `You may add one more card by ${naming.artist(artist)}. Its symbol is ignored.`,
  'second-up-would-end': ({ artist }, naming) =>
    `A second card by ${naming.artist(artist)} would end the round.`,
  'second-down': () => 'You may lay any one card face down. It stays secret and counts only at the scoring.',
  everyone: ({ cards }, { count }) =>
    `Everyone who has cards lays one together (${count(cards)}). Symbols are ignored, and nobody may refuse.`,
  'everyone-could-end': ({ artist, left }, naming) =>
    `${naming.artist(artist)} is only ${naming.count(left)} short: these cards could end the round.`,
  'limit-reached': ({ artist, limit }, naming) =>
    `The round is over: ${naming.count(limit)} cards by ${naming.artist(artist)}. The last card stays and scores; its symbol is ignored.`,
  'all-out': () => 'The round is over: nobody has a card left.',
  'hand-empty': ({ seat }, naming) =>
    `${naming.seat(seat)} has no cards and sits out; the display still scores.`,
  reveal: ({ seat, cards }, naming) =>
    `${naming.seat(seat)}, turn up what lies face down (${naming.count(cards)}). The ranking may change.`,
  'reveal-counting': () =>
    'Cards laid together with the last one, and face-down cards now turned up, still count: enter them too.',
  token: ({ artist, rank, count, token }, naming) =>
    `${naming.artist(artist)}: place ${naming.count(rank)} with a count of ${naming.count(count)}, value token ${naming.count(token)}.`,
  'token-tie': ({ artist, over }, naming) =>
    `As many cards for ${naming.artist(over)}: the lower number, ${naming.artist(artist)}, goes first.`,
  'token-fewer': () => 'Artists without a card get no token.',
  value: ({ artist, value, token, earlier, awards }, naming) =>
    `A card by ${naming.artist(artist)} scores ${naming.count(value)}: ${naming.count(token)} now, ${naming.count(earlier)} from before, ${naming.count(awards)} from awards.`,
  'extras-leading': ({ seat, cards }, naming) =>
    `${naming.seat(seat)}, for each leading artist you display you may add one more card (at most ${naming.count(cards)}). The ranks do not change.`,
  'extras-displayed': ({ seat, cards }, naming) =>
    `${naming.seat(seat)}, for each artist you display you may add one more card (at most ${naming.count(cards)}). The ranks do not change.`,
  score: ({ seat, points }, naming) =>
    `${naming.seat(seat)} scores ${naming.count(points)}: cards times value.`,
  'score-counting': () => 'Enter how many cards of each artist every player displays.',
  'clean-up': ({ round, dealt }, { count }) =>
    `Round ${count(round)}: throw away everything shown, deal ${count(dealt)} to each player and turn up a new card beside the deck.`,
  'clean-up-no-cards': ({ round }, { count }) =>
    `Round ${count(round)}: throw away everything shown and turn up a new card beside the deck. No cards are dealt any more.`,
  'starter-token': ({ seat }, naming) => `${naming.seat(seat)} takes the First Player token.`,
  'starter-finisher': ({ seat }, naming) =>
    `${naming.seat(seat)} starts, to the left of whoever ended the round.`,
  'starter-untold': () => 'The player to the left of whoever ended the round starts.',
  'starter-passed-over': ({ seat, to }, naming) =>
    `${naming.seat(seat)} has no cards: ${naming.seat(to)} plays first.`,
  'finished-together': ({ seat }, naming) =>
    `Several cards ended the round at once. ${naming.seat(seat)} counts as the one who did; name who starts if the table sees it otherwise.`,
  'end-won': ({ seat, points }, naming) => `${naming.seat(seat)} wins with ${naming.count(points)}.`,
  'end-shared': ({ seat, points }, naming) =>
    `${naming.seat(seat)} shares the win with ${naming.count(points)}.`,
};
