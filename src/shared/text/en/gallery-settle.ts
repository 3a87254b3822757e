import { counted, headed, type Noun } from '../noun.ts';
import { ordinal } from './ordinal.ts';

const one = (card: Noun) => `${/^[aeiou]/.test(card.one) ? 'an' : 'a'} ${card.one}`;

/** A round of Masters Gallery or The Card Game that is over: turned up, ranked, added to and scored. */
export const gallerySettle = {
  limit: (artists: string, limit: number, card: Noun) =>
    `Round over: the ${ordinal(limit)} ${card.one} by ${artists}`,
  outOfCards: 'Round over: nobody has a card left',
  symbolIgnored: 'The last card stays and scores; its symbol is ignored.',
  fewer: (ranked: number) =>
    ranked === 1
      ? 'Only one artist has cards: no further tokens.'
      : `Only ${ranked} artists have cards: no further token.`,
  fewerByHand: 'If your table gives one to the lowest number all the same, set it right by hand in the log.',
  provisional: 'The ranking may still change: cards lie face down.',

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
        ? `${player} turns up ${one(card)}: which artist?`
        : `${player} turns up ${card.one} ${number} of ${of}: which artist?`,
    explained: 'Face-down cards count for the ranking. Backspace takes the last one back.',
    all: 'Everything is turned up',
    allExplained: 'Enter ranks the artists.',
    list: 'Turned up so far',
    faceDown: (count: number) => (count === 1 ? '1 face down' : `${count} face down`),
    change: (player: string, artist: string) => `Change ${artist} of ${player}`,
    done: 'Rank the artists',
    back: 'Take the last one back',
  },

  finisher: {
    ask: 'Who ended the round?',
    explained:
      'Everybody’s cards were shown at the same moment, and the player to the left of whoever ended the round starts the next. Enter: as the app has it.',
    reached: 'laid the card that reached the limit',
    called: 'called for everybody’s cards',
    confirm: (player: string) => `${player} ended it`,
  },

  late: {
    ask: 'Any more cards to count?',
    explained:
      'Cards laid together with the last one, and face-down cards now turned up, count for the ranking. Undo takes one back.',
    onTheTable: (count: number) => `${count} on the table`,
    none: 'No, rank the artists',
  },

  extras: {
    ask: (player: string, card: Noun) => `Does ${player} add ${one(card)}?`,
    explained: {
      'leading-artists-displayed': 'One for each leading artist on display. The ranks do not change.',
      'every-artist-displayed':
        'One for each artist on display, also where it scores nothing. The ranks do not change.',
    },
    each: (value: number) => (value === 0 ? 'scores nothing' : `scores ${value}`),
    adds: (artists: string) => `adds ${artists}`,
    addsNothing: 'adds nothing',
    cannot: 'has nothing to add',
    waits: 'comes next',
    inHand: (count: number) => (count === 1 ? '1 card in hand' : `${count} cards in hand`),
    full: 'No more cards in hand.',
    next: (player: string) => `Done, on to ${player}`,
    last: (points: Noun) => `Done, to the ${points.many}`,
    nobody: 'Nobody else adds',
    back: (player: string) => `Back to ${player}`,
    list: 'Who adds what',
  },

  displays: {
    title: 'What lies in front of everybody?',
    explained: (card: Noun) => `Added ${card.many} too.`,
    player: 'Player',
    points: headed,
    onTheTable: 'Counted',
    field: (player: string, artist: string, card: Noun) => `${player}: ${card.many} by ${artist}`,
    notANumber: (player: string) => `${player}: whole numbers only.`,
    some: (artist: string, count: number) => `${count} ${artist}`,
    unclaimed: (counted: string) => `In front of nobody: ${counted}. Is that right?`,
    done: (points: Noun) => `To the ${points.many}`,
    doneAllTheSame: (points: Noun) => `Yes, to the ${points.many}`,
    again: 'No, count again',
    change: 'Change what lies there',
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
    done: 'Write it down, next round',
    doneLast: 'Write it down, game over',
  },

  next: {
    title: (round: number) => `Then round ${round}`,
    lastTitle: 'Then the game is over',
    last: (points: Noun) => `The most ${points.many} win.`,
    noMore: (points: Noun) =>
      `Nobody holds a card, and none are dealt any more: the most ${points.many} win.`,
    deal: (count: number, influence: Noun) =>
      `Clear away, deal ${count} each, turn up a new ${influence.one}.`,
    noDeal: (influence: Noun) => `Clear away, deal no new cards, turn up a new ${influence.one}.`,
    hands: 'In hand then',
    starts: (player: string) => `${player} starts`,
    token: (from: string) => `the First Player token passes on from ${from}`,
    tokenWithoutCards: (player: string) => `${player} takes the First Player token but has no cards`,
    leftOfFinisher: (finisher: string) => `to the left of ${finisher}, who ended the round`,
    firstWithCards: (finisher: string) =>
      `the first with cards to the left of ${finisher}, who ended the round`,
    decided: 'as your table decides',
    leftOfWhoeverEnded: 'Whoever sits to the left of the player who ended the round starts.',
    whoStarts: 'Who starts?',
    unsaid: 'As the table sees it',
    byTheRule: (player: string) => `${player}, by the rule`,
  },

  pad: {
    corrected: 'Set right',
    total: headed,
  },

  end: {
    points: (points: Noun) => `Everybody’s ${points.many}`,
    amount: counted,
    shared: (amount: string) => `Level to the end, at ${amount} each`,
    close: (winner: string, margin: string, runnersUp: string) =>
      `Only ${margin} put ${winner} ahead of ${runnersUp}`,
    comeback: (winner: string, round: number, margin: string) =>
      `Last after round ${round}, ${winner} came back to win by ${margin}`,
    clear: (winner: string, margin: string, runnersUp: string) =>
      `${winner} left ${runnersUp} behind by ${margin}`,
    bigRound: (round: number, amount: string) => `round ${round} alone brought ${amount}`,
    artist: (artist: string, amount: string) => `${artist} alone brought ${amount}`,
    nothing: 'and no card ever scored for it',
    whole: (ending: string, making: string) => `${ending}; ${making}.`,
  },
};
