import { counted, headed, type Noun } from '../noun.ts';
import { one } from './article.ts';
import { ordinal } from './ordinal.ts';

/** The end of a round of Masters Gallery or The Card Game: turning up, ranking, adding and scoring. */
export const gallerySettle = {
  limit: (artists: string, limit: number, card: Noun) =>
    `Round over: the ${ordinal(limit)} ${card.one} by ${artists}`,
  outOfCards: 'Round over: nobody has any cards left',
  symbolIgnored: 'The last card scores, but ignore its symbol.',
  fewer: (ranked: number) =>
    ranked === 1
      ? 'Only one artist has cards, so there are no more tokens.'
      : `Only ${ranked} artists have cards, so there are no more tokens.`,
  fewerByHand: 'If your table still gives one to the lowest number, adjust it in the log.',
  provisional: 'The ranking may still change: some cards are face down.',

  board: {
    board: 'Ranking and tokens',
    rank: (rank: number) => ordinal(rank),
    noRank: 'no token',
    tieWon: (artists: string) => `Tie with ${artists}: lower number`,
    tieLost: (artists: string) => `Tie with ${artists}: higher number`,
    tile: (round: number, amount: string) => `round ${round}: ${amount}`,
    noTile: (round: number) => `round ${round}: no token`,
    tiles: 'Tokens',
    award: (amount: string) => `award: ${amount}`,
    sum: (parts: readonly string[], value: string) => `${parts.join(' + ')} = ${value}`,
    byCorrection: (amount: string) => `${amount} (corrected)`,
    nothing: 'nothing',
    waits: (amount: string) => `${amount} kept for later`,
  },
  cards: counted,

  reveal: {
    ask: (player: string, number: number, of: number, card: Noun) =>
      of === 1
        ? `${player} turns up ${one(card.one)}: which artist?`
        : `${player} turns up ${card.one} ${number} of ${of}: which artist?`,
    explained: 'Face-down cards count for the ranking. Backspace undoes the last one.',
    all: 'All cards are turned up',
    allExplained: 'Enter ranks the artists.',
    list: 'Turned up so far',
    faceDown: (count: number) => (count === 1 ? '1 face down' : `${count} face down`),
    change: (player: string, artist: string) => `Change ${player}’s ${artist}`,
    done: 'Rank the artists',
    back: 'Undo the last one',
  },

  finisher: {
    ask: 'Who ended the round?',
    explained:
      'Everybody’s cards were shown at the same time. The player to the left of the one who ended the round starts the next. Enter accepts the app’s suggestion.',
    reached: 'played the card that reached the limit',
    called: 'called for everybody’s cards',
    confirm: (player: string) => `${player} ended it`,
  },

  late: {
    ask: 'Any more cards to count?',
    explained:
      'Cards played together with the last one, and face-down cards you now turn up, count for the ranking.',
    onTheTable: (count: number) => `${count} on the table`,
    none: 'No, rank the artists',
  },

  extras: {
    ask: (player: string, card: Noun) => `Does ${player} add ${one(card.one)}?`,
    explained: {
      'leading-artists-displayed': 'One for each leading artist on display. The ranking doesn’t change.',
      'every-artist-displayed':
        'One for each artist on display, even if it scores nothing. The ranking doesn’t change.',
    },
    each: (value: number) => (value === 0 ? 'scores nothing' : `scores ${value}`),
    adds: (artists: string) => `adds ${artists}`,
    addsNothing: 'adds nothing',
    cannot: 'has nothing to add',
    waits: 'next',
    inHand: (count: number) => (count === 1 ? '1 card in hand' : `${count} cards in hand`),
    full: 'No more cards in hand.',
    next: (player: string) => `Done, next: ${player}`,
    last: (points: Noun) => `Done, to the ${points.many}`,
    nobody: 'Nobody else adds',
    back: (player: string) => `Back to ${player}`,
    list: 'Who adds what',
  },

  displays: {
    title: 'What’s in front of everybody?',
    explained: (card: Noun) => `Include added ${card.many}.`,
    player: 'Player',
    points: headed,
    onTheTable: 'Counted',
    field: (player: string, artist: string, card: Noun) => `${player}: ${card.many} by ${artist}`,
    notANumber: (player: string) => `${player}: whole numbers only.`,
    some: (artist: string, count: number) => `${count} ${artist}`,
    unclaimed: (counted: string) => `Nobody has ${counted}. Is that right?`,
    done: (points: Noun) => `Show the ${points.many}`,
    doneAllTheSame: (points: Noun) => `Yes, show the ${points.many}`,
    again: 'No, count again',
    change: 'Change the displays',
  },

  scores: {
    title: (points: Noun) => `${headed(points)} this round`,
    explained: 'Cards times value, artist by artist.',
    none: 'Nobody scores this round.',
    part: (count: number, value: number) => `${count} × ${value}`,
    partFor: (artist: string, count: number, value: number, card: Noun) =>
      `${artist}: ${counted(count, card)}, ${value} each`,
    nothingShown: 'nothing on display',
    total: (player: string, count: number, points: Noun) => `${player}: ${counted(count, points)}`,
    done: 'Save, next round',
    doneLast: 'Save, game over',
  },

  next: {
    title: (round: number) => `Next: round ${round}`,
    lastTitle: 'That was the last round',
    last: (points: Noun) => `The most ${points.many} wins.`,
    noMore: (points: Noun) => `Nobody has any cards, and no more are dealt. The most ${points.many} wins.`,
    deal: (count: number, influence: Noun) =>
      `Clear the table, deal ${count} each and turn up a new ${influence.one}.`,
    noDeal: (influence: Noun) => `Clear the table, deal no cards and turn up a new ${influence.one}.`,
    hands: 'Cards in hand',
    starts: (player: string) => `${player} starts`,
    token: (from: string) => `the First Player token passes on from ${from}`,
    tokenWithoutCards: (player: string) => `${player} takes the First Player token but has no cards`,
    leftOfFinisher: (finisher: string) => `to the left of ${finisher}, who ended the round`,
    firstWithCards: (finisher: string) =>
      `the first with cards to the left of ${finisher}, who ended the round`,
    decided: 'as your table decides',
    leftOfWhoeverEnded: 'The player to the left of the one who ended the round starts.',
    whoStarts: 'Who starts?',
    unsaid: 'Your table decides',
    byTheRule: (player: string) => `${player}, by the rules`,
  },

  pad: {
    corrected: 'Adjusted',
    earlier: 'Earlier rounds',
    leadsNobody: 'Nobody has scored yet.',
    total: headed,
  },

  end: {
    points: (points: Noun) => `Everybody’s ${points.many}`,
    amount: counted,
    shared: (amount: string) => `A tie, with ${amount} each`,
    close: (winner: string, margin: string, runnersUp: string) =>
      `Only ${margin} put ${winner} ahead of ${runnersUp}`,
    comeback: (winner: string, round: number, margin: string) =>
      `Last after round ${round}, ${winner} came back to win by ${margin}`,
    clear: (winner: string, margin: string, runnersUp: string) => `${winner} beat ${runnersUp} by ${margin}`,
    bigRound: (round: number, amount: string) => `round ${round} alone scored ${amount}`,
    artist: (artist: string, amount: string) => `${artist} alone scored ${amount}`,
    nothing: 'and all that without scoring a single card',
    whole: (ending: string, making: string) => `${ending}; ${making}.`,
  },
};
