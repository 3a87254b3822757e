import type { PromptKey } from '../../gallery/index.ts';
import { counted } from '../noun.ts';
import type { GalleryTerms } from '../terms.ts';
import type { Saying } from '../message.ts';
import type { GalleryCase, GalleryReason } from '../prompt-cases.ts';
import { ordinal } from './ordinal.ts';

/** What the table is told now, short enough to be read aloud. */
const lines: Record<PromptKey, Saying<GalleryTerms>> = {
  setup: ({ cards, dealt }, { count }, { influence }) =>
    `Shuffle the ${count(cards)} cards, deal ${count(dealt)} each and turn up the ${influence.one} beside the deck.`,
  'setup-first-museum': ({ seat }, naming) => `${naming.seat(seat)} was last in a museum and begins.`,
  'setup-first-chosen': ({ seat }, naming) => `You chose who begins: ${naming.seat(seat)}.`,
  play: ({ seat }, naming, { card }) => `${naming.seat(seat)}, play one ${card.one} face up in front of you.`,
  'play-anybody': () => 'Next card: enter its artist.',
  'one-more': ({ artist }, naming) => `One more card by ${naming.artist(artist)} ends the round.`,
  'second-could-end': ({ artist }, naming) =>
    `Two more cards by ${naming.artist(artist)} end the round, and one player could play both.`,
  draw: () => 'Draw a card from the deck.',
  'draw-optional': () => 'You may draw a card from the deck.',
  award: ({ value }, { count }) => `Put an Award token, worth ${count(value)}, on any artist.`,
  'award-optional': ({ value }, { count }) =>
    `You may put an Award token, worth ${count(value)}, on any artist.`,
  'award-none-left': ({ tokens }, { count }) =>
    tokens === 0
      ? 'This box has no Award tokens, so there is none to place.'
      : tokens === 1
        ? 'The only Award token is on an artist, so there is none to place.'
        : `All ${count(tokens)} Award tokens are on the artists, so there is none to place.`,
  'second-up': ({ artist }, naming) => `You may add a second card by ${naming.artist(artist)}, face up.`,
  'second-up-would-end': ({ artist }, naming) =>
    `A second card by ${naming.artist(artist)} would end the round.`,
  'second-down': () => 'You may add a second card by any artist, face down.',
  everyone: ({ cards }, { count }) =>
    cards === 1
      ? 'Only one player has a card left, and plays it.'
      : `${cards === 2 ? 'Both' : `All ${count(cards)}`} players who have cards choose one and show it together.`,
  'everyone-could-end': ({ artist, left }, naming) =>
    `These cards could end the round: ${naming.artist(artist)} needs only ${naming.count(left)} more.`,
  'limit-reached': ({ artist, limit }, naming) =>
    `The round is over: ${naming.artist(artist)} has reached ${naming.count(limit)} cards.`,
  'all-out': () => 'The round is over: nobody has a card left.',
  'all-out-last': () => 'The round and the game are over: nobody has a card left.',
  'hand-empty': ({ seat }, naming) => `${naming.seat(seat)} has no cards left and sits out.`,
  reveal: ({ seat, cards, away }, naming) => {
    const down = cards === 1 ? 'the face-down card' : `the ${naming.count(cards)} face-down cards`;
    return away === 1
      ? `${naming.seat(seat)} isn’t here: turn over ${down}.`
      : `${naming.seat(seat)} turns over ${down}.`;
  },
  'reveal-counting': () => 'Enter the cards played with the last one and the face-down ones too.',
  token: ({ artist, rank, count, token }, naming) =>
    `${naming.artist(artist)} comes ${ordinal(Number(rank))} with ${count === 1 ? '1 card' : `${naming.count(count)} cards`} and gets the Value token worth ${naming.count(token)}.`,
  'token-tie': ({ artist, count }, naming) =>
    `${naming.artist(artist)} tie with ${count === 1 ? '1 card' : `${naming.count(count)} cards`} each: the lower the number beside the name, the higher they rank.`,
  'token-fewer': () => 'Artists with no cards on the table get no token.',
  value: ({ artist, value, token, earlier, awards }, naming, { points }) => {
    const parts = [
      `${naming.count(token)} now`,
      ...(earlier === 0 ? [] : [`${naming.count(earlier)} from before`]),
      ...(awards === 0 ? [] : [`${naming.count(awards)} from Award tokens`]),
    ];
    const sum = `A card by ${naming.artist(artist)} scores ${counted(naming.count(value), points)}`;
    return parts.length === 1 ? `${sum}.` : `${sum}: ${parts.join(', ')}.`;
  },
  'extras-leading': ({ seat, cards }, naming) =>
    cards === 1
      ? `${naming.seat(seat)} may add 1 card by a leading artist they already show.`
      : `${naming.seat(seat)} may add up to ${naming.count(cards)} cards, one for each leading artist they already show.`,
  'extras-displayed': ({ seat, cards }, naming) =>
    cards === 1
      ? `${naming.seat(seat)} may add 1 card by an artist they already show.`
      : `${naming.seat(seat)} may add up to ${naming.count(cards)} cards, one for each artist they already show.`,
  score: ({ seat, points: scored }, naming, { points }) =>
    `${naming.seat(seat)} scores ${counted(naming.count(scored), points)}.`,
  'score-after-extras': () => 'When nobody adds any more, count the points.',
  'score-counting': () => 'Enter how many cards by each artist everybody has.',
  'then-next-round': ({ round, dealt }, { count }) =>
    `Then round ${count(round)} begins: ${dealt === 0 ? 'no new cards are dealt' : `everybody gets ${newCards(dealt)}`}.`,
  'then-end': () => 'Then the game is over.',
  'clean-up': ({ round, dealt }, { count }, { influence }) =>
    `Round ${count(round)}: discard all cards shown, deal ${count(dealt)} each and turn up a new ${influence.one}.`,
  'clean-up-no-cards': ({ round }, { count }, { influence }) =>
    `Round ${count(round)}: discard all cards shown and turn up a new ${influence.one}. No more cards are dealt.`,
  'starter-token': ({ seat }, naming) => `The First Player token passes left to ${naming.seat(seat)}.`,
  'starter-finisher': ({ seat }, naming) => `${naming.seat(seat)} begins.`,
  'starter-untold': () => 'The player to the left of the one who ended the round begins.',
  'starter-passed-over': ({ seat, to }, naming) =>
    `${naming.seat(seat)} has no cards, so ${naming.seat(to)} plays first.`,
  'finished-together': ({ seat }, naming) =>
    `Everybody showed a card at once, and ${naming.seat(seat)} counts as the one who ended the round.`,
  'end-won': ({ seat, points: scored }, naming, { points }) =>
    `${naming.seat(seat)} wins with ${counted(naming.count(scored), points)}.`,
  'end-shared': ({ seat, points: scored }, naming, { points }) =>
    `${naming.seat(seat)} share the win, with ${counted(naming.count(scored), points)} each.`,
};

function newCards(count: unknown): string {
  return count === 1 ? 'a new card' : `${Number(count)} new cards`;
}

const awarded =
  'It stays for the whole game and counts in every round when its artist is among the first three.';

/** What you may choose and why, in one sentence, told the first time in a game. */
const reasons: Record<GalleryReason, Saying<GalleryTerms>> = {
  setup: ({ limit }, { count }, { influence }) =>
    `The ${influence.one} belongs to nobody but counts for its artist, and ${count(limit)} by one artist end the round.`,
  'setup-first-museum': () =>
    'That player takes the First Player token, which moves on after each round; play goes round clockwise.',
  'setup-first-chosen': () => 'Play goes round clockwise.',
  play: () =>
    'You score the cards in front of you: the more by an artist are on the table, the more each can score.',
  'play-anybody': ({ limit }, { count }) =>
    `The more cards by an artist are on the table, the more each can score, but ${count(limit)} end the round at once.`,
  'one-more': () =>
    'Ignore the symbol on the card that ends the round, but it stays and scores for its owner.',
  'second-could-end': () => 'There is still a card by this artist that lets its player add a second one.',
  draw: () => 'One more card in your hand is one more turn before you have to sit out.',
  'draw-optional': () =>
    'You may leave it, but one more card in your hand is one more turn before you have to sit out.',
  award: () => awarded,
  'award-optional': () => awarded,
  'award-none-left': ({ tokens }) =>
    Number(tokens) < 5
      ? 'Ignore the symbol: the card counts and scores like any other.'
      : 'Each of the five artists has one card with this symbol, so there should be no sixth.',
  'second-up': () => 'It counts at once, but ignore any symbol on it.',
  'second-up-would-end': () => 'It would stay in front of you and score, and nobody would play another card.',
  'second-down': () =>
    'Its symbol is ignored, and it stays secret until the round is over, when it counts like any other.',
  everyone: () =>
    'Nobody can refuse, symbols are ignored, and the round can only end once all these cards are shown.',
  'everyone-could-end': () => 'However many arrive at once, they all stay and count, even beyond the limit.',
  'limit-reached': () =>
    'Ignore the symbol on the last card, which stays with its owner and scores like any other.',
  'all-out': ({ next, dealt }, { count }) =>
    `Score it like any other round, and in round ${count(next)} everybody gets ${newCards(dealt)}.`,
  'all-out-last': () => 'Score this round like any other, and that decides the game.',
  'hand-empty': ({ next, dealt }, { count }) =>
    `The cards in front of that player still score, and in round ${count(next)} everybody gets ${newCards(dealt)}.`,
  reveal: () => 'They count now, so even the artist who ended the round can still be overtaken.',
  'reveal-counting': () => 'They count for the ranking, so the order of the artists may change.',
  token: (_, __, { influence }) =>
    `All cards on the table count, the ${influence.one} too, but only the first three artists score.`,
  'token-fewer': () => 'No rulebook says so: if you play it differently, correct it in the log.',
  value: () => 'The other artists score nothing this round, but keep any tokens they have for later.',
  'extras-leading': () =>
    'Added cards score, but they don’t change the ranking, and their symbols are ignored.',
  'extras-displayed': () =>
    'Added cards score if their artist leads, but don’t change the ranking, and their symbols are ignored.',
  score: (_, __, { influence }) =>
    `Only the cards in front of you score, and the ${influence.one} scores for nobody.`,
  'score-after-extras': () => 'Added cards score too, so nothing is counted before.',
  'score-counting': (_, __, { influence }) =>
    `Include the cards added at the end, but not the ${influence.one}, which scores for nobody.`,
  'then-next-round': () => 'You keep the cards in your hand, but all cards shown leave the game.',
  'then-end': (_, __, { points }) => `The most ${points.many} over all rounds wins.`,
  'clean-up': () => 'You keep the cards in your hand; the discarded ones don’t come back in this game.',
  'clean-up-no-cards': () =>
    'You play on with the cards you kept; the discarded ones don’t come back in this game.',
  'starter-token': () => 'It moves after every round, no matter who ended it.',
  'starter-finisher': () => 'When you end a round, your neighbour on the left begins the next one.',
  'starter-untold': () => 'Your table only notes the cards, so the app doesn’t know who that is.',
  'starter-passed-over': () =>
    'You can’t begin without a card, so the next player clockwise who has one does.',
  'finished-together': () =>
    'That decides who begins the next round; if you see it differently, name who begins.',
  'end-won': (_, __, { points }) => `The ${points.many} from all rounds count.`,
  'end-shared': () => 'No rulebook says how to break a tie, so you share the win.',
};

/** Told the first time that the usual reason would leave something out. */
const cases: Record<GalleryCase, Saying<GalleryTerms>> = {
  'all-out': () => 'Score it like any other round, but no more cards are dealt.',
  'hand-empty': () => 'The cards in front of that player still score, but no more are dealt in this game.',
  value: () =>
    'All its tokens of the whole game count, but only in rounds when the artist is among the first three.',
};

/** Said once instead of player by player. */
const together = {
  reveal: () => 'Turn over all face-down cards and enter them.',
  'extras-leading': () => 'Each of you may add one card by every leading artist you already show.',
  'extras-displayed': () => 'Each of you may add one card by every artist you already show.',
  score: () => 'Multiply your cards by what they are worth, then close the round.',
} satisfies Partial<Record<PromptKey, Saying<GalleryTerms>>>;

/** Below the screen’s own question, only what that doesn’t say. */
const besides = {
  play: () => '',
  'play-anybody': () => '',
  'draw-optional': () => '',
  award: () => '',
  'award-optional': () => 'You may leave it.',
  'second-up': () => 'Face up.',
  'second-down': () => 'It may be by any artist.',
} satisfies Partial<Record<PromptKey, Saying<GalleryTerms>>>;

export const galleryPrompts = { lines, reasons, cases, together, besides, anyArtist: 'any artist' };
