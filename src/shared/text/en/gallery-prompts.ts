import type { PromptKey } from '../../gallery/index.ts';
import { counted } from '../noun.ts';
import type { GalleryTerms } from '../terms.ts';
import type { Saying } from '../message.ts';
import { ordinal } from './ordinal.ts';

/** What the table is told now, one sentence to be read aloud. */
const lines: Record<PromptKey, Saying<GalleryTerms>> = {
  setup: ({ cards, dealt }, { count }, { influence }) =>
    `Shuffle the ${count(cards)} cards, deal ${count(dealt)} to each player and turn one up beside the deck as the ${influence.one}.`,
  'setup-first-museum': ({ seat }, naming) =>
    `Whoever was last in a museum takes the First Player token, and that is ${naming.seat(seat)}.`,
  'setup-first-chosen': ({ seat }, naming) => `The table has chosen who begins: ${naming.seat(seat)}.`,
  play: ({ seat }, naming, { card }) => `${naming.seat(seat)}, play one ${card.one} face up in front of you.`,
  'play-anybody': () => 'Whoever is next plays a card: enter its artist.',
  'one-more': ({ artist }, naming) => `One more card by ${naming.artist(artist)} ends the round.`,
  'second-could-end': ({ artist }, naming) =>
    `Two more cards by ${naming.artist(artist)} end the round, and one player could lay both.`,
  draw: () => 'Take one card from the deck.',
  'draw-optional': () => 'You may take one card from the deck.',
  award: ({ value }, { count }) => `Put an Award token, worth ${count(value)}, on any artist.`,
  'award-optional': ({ value }, { count }) =>
    `You may put an Award token, worth ${count(value)}, on any artist.`,
  'award-none-left': ({ tokens }, { count }) =>
    `All ${count(tokens)} Award tokens are on the artists: go on without.`,
  'second-up': ({ artist }, naming) => `You may lay a second card by ${naming.artist(artist)} face up.`,
  'second-up-would-end': ({ artist }, naming) =>
    `A second card by ${naming.artist(artist)} would end the round.`,
  'second-down': () => 'You may lay a second card by any artist face down.',
  everyone: ({ cards }, { count }) =>
    cards === 1
      ? 'Only one player has a card left, and lays it.'
      : `${cards === 2 ? 'Both' : `All ${count(cards)}`} players who have cards choose one and show it together.`,
  'everyone-could-end': ({ artist, left }, naming) =>
    `${naming.artist(artist)} is only ${naming.count(left)} short: these cards could end the round.`,
  'limit-reached': ({ artist, limit }, naming) =>
    `The round is over: ${naming.artist(artist)} has reached ${naming.count(limit)} cards.`,
  'all-out': () => 'The round is over: nobody has a card left.',
  'all-out-last': () => 'The round and the game are over: nobody has a card left.',
  'hand-empty': ({ seat }, naming) => `${naming.seat(seat)} has no cards left and sits out.`,
  reveal: ({ seat, cards }, naming) =>
    cards === 1
      ? `${naming.seat(seat)} turns up the card that lies face down.`
      : `${naming.seat(seat)} turns up the ${naming.count(cards)} cards that lie face down.`,
  'reveal-counting': () =>
    'Cards laid together with the last one, and face-down cards now turned up, still count: enter them too.',
  token: ({ artist, rank, count, token }, naming) =>
    `${naming.artist(artist)} comes ${ordinal(Number(rank))} with ${count === 1 ? '1 card' : `${naming.count(count)} cards`} and gets the Value token of ${naming.count(token)}.`,
  'token-tie': ({ artist, over }, naming) =>
    `${naming.artist(over)} has just as many, but ${naming.artist(artist)} bears the lower number and goes first.`,
  'token-fewer': () => 'Artists without a card on the table get no token.',
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
      ? `${naming.seat(seat)} may add 1 card, by the leading artist already shown.`
      : `${naming.seat(seat)} may add up to ${naming.count(cards)} cards, one for each leading artist already shown.`,
  'extras-displayed': ({ seat, cards }, naming) =>
    cards === 1
      ? `${naming.seat(seat)} may add 1 card, by the artist already shown.`
      : `${naming.seat(seat)} may add up to ${naming.count(cards)} cards, one for each artist already shown.`,
  score: ({ seat, points: scored }, naming, { points }) =>
    `${naming.seat(seat)} scores ${counted(naming.count(scored), points)}.`,
  'score-after-extras': () => 'Once nobody wants to add another card, the points are counted.',
  'score-counting': () => 'Enter how many cards of each artist lie in front of every player.',
  'then-next-round': ({ round, dealt }, { count }) =>
    `Then round ${count(round)} begins: ${dealt === 0 ? 'no new cards are dealt' : `everybody gets ${newCards(dealt)}`}.`,
  'then-end': () => 'Then the game is over.',
  'clean-up': ({ round, dealt }, { count }, { influence }) =>
    `Round ${count(round)}: throw away everything shown, deal ${dealt === 1 ? '1 card' : `${count(dealt)} cards`} to each player and turn up a new ${influence.one}.`,
  'clean-up-no-cards': ({ round }, { count }, { influence }) =>
    `Round ${count(round)}: throw away everything shown and turn up a new ${influence.one}; no cards are dealt any more.`,
  'starter-token': ({ seat }, naming) =>
    `The First Player token moves one seat to the left, to ${naming.seat(seat)}.`,
  'starter-finisher': ({ seat }, naming) =>
    `${naming.seat(seat)} begins, to the left of whoever ended the round.`,
  'starter-untold': () => 'Whoever sits to the left of the player who ended the round begins.',
  'starter-passed-over': ({ seat, to }, naming) =>
    `${naming.seat(seat)} has no cards, so ${naming.seat(to)} plays first.`,
  'finished-together': ({ seat }, naming) =>
    `Everybody’s cards were shown at once, and ${naming.seat(seat)} counts as the one who ended the round.`,
  'end-won': ({ seat, points: scored }, naming, { points }) =>
    `${naming.seat(seat)} wins with ${counted(naming.count(scored), points)}.`,
  'end-shared': ({ seat, points: scored }, naming, { points }) =>
    `${naming.seat(seat)} shares the win, with ${counted(naming.count(scored), points)}.`,
};

function newCards(count: unknown): string {
  return count === 1 ? 'a new card' : `${Number(count)} new cards`;
}

/** What one may choose and why it is so, told the first time in a game. */
const reasons: Record<PromptKey, Saying<GalleryTerms>> = {
  setup: ({ limit }, { count }, { influence }) =>
    `The ${influence.one} already counts for its artist and is nobody’s. As soon as ${count(limit)} cards by one artist lie on the table, the round is over.`,
  'setup-first-museum': () => 'Play goes round clockwise, and every round another player begins.',
  'setup-first-chosen': () => 'Play goes round clockwise.',
  play: ({ limit }, { count }) =>
    `The more cards of an artist lie on the table, the more each of them scores, and you score those in front of you. ${count(limit)} of one artist end the round at once. If the card bears a symbol, do what it says.`,
  'play-anybody': ({ limit }, { count }) =>
    `The more cards of an artist lie on the table, the more each of them scores. ${count(limit)} of one artist end the round at once.`,
  'one-more': () => 'The card that ends the round has no effect, but it stays and scores for its owner.',
  'second-could-end': () => 'There is still a card by this artist that lets its player lay a second one.',
  draw: () => 'One card more in your hand is one turn more before you have to sit out.',
  'draw-optional': () =>
    'One card more in your hand is one turn more before you have to sit out. You may leave it.',
  award: ({ left }, { count }) =>
    `It stays for the whole game and counts whenever this artist leads; even an artist nobody has played can get it. ${Number(left) === 1 ? 'It is the last one.' : `There are ${count(left)} left.`}`,
  'award-optional': ({ left }, { count }) =>
    `It stays for the whole game and counts whenever this artist leads; even an artist nobody has played can get it. ${Number(left) === 1 ? 'It is the last one.' : `There are ${count(left)} left.`}`,
  'award-none-left': () =>
    'Each of the five artists has one card with this symbol, so a sixth should not come up.',
  'second-up': () => 'It has no effect of its own, whatever symbol it bears, but it counts at once.',
  'second-up-would-end': () => 'Then it stays with you and scores, and nobody plays another card.',
  'second-down': () =>
    'It has no effect and stays secret: it counts for nothing until the round is over, and then it can still turn the ranking round.',
  everyone: () =>
    'Nobody may refuse, and symbols on these cards mean nothing. Only when all lie there is it seen whether an artist has reached the limit.',
  'everyone-could-end': () => 'However many land at once, all of them stay and count, even beyond the limit.',
  'limit-reached': () =>
    'The symbol on the last card means nothing. The card stays in front of its owner and scores like all others.',
  'all-out': ({ next, dealt }, { count }) =>
    `It is scored like any other round. Round ${count(next)} brings everybody ${newCards(dealt)}.`,
  'all-out-last': () => 'Score this round like any other; then the game is decided.',
  'hand-empty': ({ next, dealt }, { count }) =>
    dealt === 0
      ? 'What lies in front of that player scores as always. No new cards are dealt any more.'
      : `What lies in front of that player scores as always. Round ${count(next)} brings everybody ${newCards(dealt)}.`,
  reveal: () =>
    'These cards count now, so that the ranking may change, even past the artist who ended the round.',
  'reveal-counting': () => 'They count for the ranking, so that the order of the artists may change.',
  token: (_, __, { influence }) =>
    `All cards on the table count, the ${influence.one} too. Only these artists score this round.`,
  'token-tie': () =>
    'The number of cards that each artist has in the box is printed beside the name and breaks every tie.',
  'token-fewer': () =>
    'No rulebook says so; a table that sees it otherwise sets it right by hand in the log.',
  value: () =>
    'All Value tokens of the game count, and the Award tokens too, but only for an artist who leads now. The other two score nothing and keep theirs for later.',
  'extras-leading': () =>
    'An added card must be by a leading artist you already show. It scores, but the ranks stay as they are.',
  'extras-displayed': () =>
    'An added card must be by an artist you already show. It scores if that artist leads, but the ranks stay as they are.',
  score: (_, __, { influence }) =>
    `Multiply your cards of each leading artist by what one of them scores. The ${influence.one} scores for nobody.`,
  'score-after-extras': () => 'An added card scores too, so nothing is counted before.',
  'score-counting': (_, __, { influence }) =>
    `Cards added at the end count here too. The ${influence.one} scores for nobody.`,
  'then-next-round': () => 'You keep the cards in your hand; everything shown leaves the game.',
  'then-end': (_, __, { points }) => `The most ${points.many} in all four rounds together win.`,
  'clean-up': () => 'You keep the cards in your hand. What was shown does not come back in this game.',
  'clean-up-no-cards': () =>
    'You play on with what you kept. What was shown does not come back in this game.',
  'starter-token': () => 'It does so after every round, whoever ended it.',
  'starter-finisher': () => 'Ending a round gives the lead of the next one to your neighbour.',
  'starter-untold': () => 'Your table notes only the cards, so the app does not know who that is.',
  'starter-passed-over': () => 'Nobody can begin without a card: the next player clockwise who has one does.',
  'finished-together': () =>
    'It decides who begins the next round. If your table sees it otherwise, name who begins when you close the round.',
  'end-won': (_, __, { points }) => `The ${points.many} of all four rounds together decide.`,
  'end-shared': () => 'No rulebook says what breaks a tie, so equals share the win.',
};

/** Said once instead of player by player. */
const together = {
  reveal: () => 'Turn up all cards that lie face down, and enter them.',
  'extras-leading': () => 'Each player may add one card by every leading artist already shown.',
  'extras-displayed': () => 'Each player may add one card by every artist already shown.',
  score: () => 'Everybody multiplies cards by value; then close the round.',
} satisfies Partial<Record<PromptKey, Saying<GalleryTerms>>>;

export const galleryPrompts = { lines, reasons, together };
