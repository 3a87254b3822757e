const MORE_OR_BACK = { more: ' more', back: ' back', plain: '' } as const;

/** The log, corrections, adjustments, seats and options, in English. */
export const log = {
  open: 'Log',
  title: 'Log',
  empty: 'Nothing has happened yet. Everything you enter appears here, and you can correct it.',
  round: (round: number) => `Round ${round}`,
  guess: 'a guess',
  toConfirm: (count: number) => (count === 1 ? '1 guess to confirm' : `${count} guesses to confirm`),
  mended: 'corrected',
  correct: 'Correct',
  correctLast: ' the last entries',
  said: (what: string, value: string) => `${what}: ${value}`,
  watch: 'Watch this moment',
  guessNote: 'this is a guess',

  /** The form that corrects whatever somebody points at. */
  form: {
    title: 'What should it have been?',
    adding: 'What’s missing here?',
    goesBefore: (sentence: string) => `It goes before: ${sentence}`,
    place: (round: number, lot: number, of: number) => `Round ${round}, entry ${lot} of ${of}`,
    keys: { left: 'Left', right: 'Right', shift: 'Shift' },
    earlier: 'Earlier',
    later: 'Later',
    addBefore: 'Add before',
    note: 'Note',
    noteHint: 'A note for the log',
    guess: 'A guess',
    confirm: 'Confirm the guess',
    start: 'The start',
    byHand: 'Adjust numbers',
    before: 'before',
    missing: '…',
    nobody: 'Nobody',
    incomplete: 'Something is missing.',
    make: (corrections: number) => (corrections > 1 ? `Change all ${corrections}` : 'Apply correction'),
    add: 'Add it',
    next: 'Go on to what no longer fits',
    remove: (entries: number) => (entries === 1 ? 'Remove this entry' : `Remove all ${entries} entries`),
    cancel: 'Cancel',
    aside: 'Set aside',
    keep: 'Keep it',
    removed: 'Never happened:',
    change: 'the change',
    /** The entry as words. Each part arrives ready to be put into the sentence. */
    clauses: {
      offer: (seat: string | null, artist: string, kind: string | null) =>
        `${seat === null ? `${artist} is put up` : `${seat} puts up ${artist}`}${kind === null ? '' : `, ${kind}`}.`,
      pair: (seat: string | null, kind: string | null) =>
        `${seat === null ? 'A second card is added' : `${seat} adds the second`}${kind === null ? '' : `, ${kind}`}.`,
      unpaired: (nobody: string) => `${nobody} adds a second.`,
      sale: (buyer: string, price: string | null) =>
        price === null ? `${buyer} buys it.` : `${buyer} pays ${price}.`,
      unwanted: (nobody: string) => `${nobody} bids.`,
      mystery: (artist: string) => `The mystery card is ${artist}.`,
      influence: (artist: string) => `The card beside the deck is ${artist}.`,
      play: (seat: string | null, artist: string, effect: string | null) =>
        `${seat === null ? `${artist} is displayed` : `${seat} displays ${artist}`}${effect === null ? '' : `, with ${effect}`}.`,
      award: (artist: string) => `The award goes to ${artist}.`,
      settle: (sentence: string, next: string) => `${sentence}. Who starts next: ${next}.`,
      used: (used: string) => `Then: ${used}.`,
    },
    used: {
      draw: 'a card drawn',
      second: 'a second card, face up',
      'face-down': 'a card face down',
      everyone: 'a card from everybody',
      award: 'an award',
      decline: 'symbol skipped',
    },
    asked: {
      seat: 'Who?',
      buyer: 'Who bought it?',
      next: 'Who starts the next round?',
      artist: 'Which artist?',
      auction: 'How was it sold?',
      effect: 'Which symbol is on the card?',
      price: 'Price',
      skipped: 'What happened next?',
    },
    bids: 'Bids (leave empty if there was none or you don’t remember)',
    money: 'Each player’s money',
    holdings: 'Paintings each player bought',
    displays: 'Cards each player has on display',
    artists: 'What did each player play?',
    cards: 'Which cards?',
    continue: 'Deal another round although the cards ran out',
    byTheRules: 'By the rules',
    noEffect: 'nothing',
    dropBids: 'Leave out the bids',
    cardOf: (seat: string, number: number) => `${seat}, card ${number}`,
    none: 'None',
    what: 'What happened?',
    types: {
      offer: 'A painting was put up',
      mystery: 'A mystery card',
      settle: 'The round was paid out or scored',
      final: 'The money was counted',
      'end-round': 'Everybody was out of cards',
      adjust: 'An adjustment',
      influence: 'The card beside the deck',
      play: 'A card was displayed',
      reveal: 'Cards turned up',
      extras: 'Cards added to the displays',
    },
  },

  /** What no longer fits after a correction, and what may have happened. */
  next: {
    title: 'Next: what no longer fits',
    broken: 'The game can’t be shown to the end',
    more: (count: number) => (count === 1 ? 'and 1 more' : `and ${count} more`),
    putUp: (seat: string) => `${seat} put it up`,
    played: (seat: string) => `${seat} played it`,
    onByOne: (who: string) => `${who} (and everybody after moves on one)`,
    inTurn: (who: string) => `${who} (and everybody after, in turn)`,
    'was-turn': (seat: string) => `It was ${seat}’s turn`,
    bought: (seat: string) => `${seat} bought it`,
    'had-money': (seat: string) => `${seat} had the money`,
    'had-card': (seat: string) => `${seat} had the card`,
    unsold: 'It ended the round, unsold',
    'never-played': (count: number) =>
      count === 1
        ? 'It never happened: the round was over'
        : `These ${count} never happened: the round was over`,
    'paid-out': 'The round was paid out first',
    'no-bids': 'Leave out the bids',
    whose: 'Whose was it?',
    'nobody-added': 'Nobody added a second card',
    skipped: 'The symbol was skipped',
    remove: (count: number) => (count === 1 ? 'Remove it' : `Remove it (${count} entries)`),
    'remove-rest': (count: number) =>
      `Remove this and the rest (${count === 1 ? 'one entry' : `${count} entries`})`,
    open: 'Something else happened',
    add: 'Something is missing before it',
    reason: 'as it was at the table',
  },

  owed: {
    question: 'What should the table do?',
    asTheScreenSaid: 'If you paid as the screen said:',
    done: 'Done',
    paidRight: 'We paid correctly. Only the app was wrong.',
    gives: (from: string, to: string, amount: string, how: 'more' | 'back' | 'plain') =>
      `${from} gives ${to} ${amount}${MORE_OR_BACK[how]}`,
    bankGives: (to: string, amount: string, how: 'more' | 'back' | 'plain') =>
      `The bank gives ${to} ${amount}${MORE_OR_BACK[how]}`,
    givesBank: (from: string, amount: string, how: 'more' | 'back' | 'plain') =>
      `${from} gives the bank ${amount}${MORE_OR_BACK[how]}`,
  },

  correction: {
    title: 'Correction, not applied yet',
    changes: 'What changes',
    nothing: 'Nothing else changes.',
    turnReason: 'whose turn it is at the table',
    goOn: 'Continue',
    settleAfter: 'Apply or discard this first, then finish the round.',
    drop: 'Discard',
    conflict:
      'Somebody else changed the game, so your correction wasn’t applied. Check the log and correct it again.',
    money: (names: string) => `money: ${names}`,
    status: {
      playing: 'the round is being played',
      settling: 'the round is over',
      finished: 'the game is over',
    },
    keptNoMore: {
      cash: 'you keep track of the money',
      hands: 'you keep track of the hands',
      held: 'you enter who has what when the round ends',
    },
    inRound: (round: number) => `it’s round ${round}`,
    wins: (names: string) => `winning: ${names}`,
    payout: (round: number, what: string) => `in round ${round} ${what}`,
    ranking: (round: number, artists: string) => `round ${round} ranks ${artists}`,
  },

  /** What Undo or Redo has just done. */
  stepped: {
    undo: (what: string) => `Undid: ${what}`,
    redo: (what: string) => `Redid: ${what}`,
    corrected: {
      waiting: (sentence: string, round: number) => `in round ${round}: ${sentence}`,
      undo: (sentence: string, round: number) =>
        `the correction in round ${round}. The log says again: ${sentence}`,
      redo: (sentence: string, round: number) =>
        `the correction in round ${round}. The log now says: ${sentence}`,
    },
    removed: {
      waiting: (sentence: string, round: number) => `removed from round ${round}: ${sentence}`,
      undo: (sentence: string, round: number) =>
        `the removal in round ${round}. It’s in the log again: ${sentence}`,
      redo: (sentence: string, round: number) =>
        `the removal in round ${round}. Gone from the log: ${sentence}`,
    },
    added: (sentence: string, round: number) => `the entry added in round ${round}: ${sentence}`,
    noted: (sentence: string, round: number) => `the note in round ${round} on: ${sentence}`,
    game: 'the notes on the game',
    several: (round: number) => `a correction of several entries, from round ${round} on`,
  },

  adjust: {
    explained:
      'If the app is wrong, enter what’s on the table, or just the change: −10 takes away 10, +5 adds 5. It all becomes one entry in the log.',
    reason: 'Why?',
    reasonHint: 'What happened? For the log',
    reasonMissing: 'Give a short reason.',
    app: 'App',
    table: 'Table',
    fields: {
      cash: 'Money',
      scores: 'Points',
      hands: 'Cards in hand',
      counts: 'Cards on the table this round',
      standing: 'Value from earlier rounds',
      owned: 'Paintings bought this round',
      displayed: 'Cards displayed this round',
      turn: 'Whose turn is it?',
    },
  },

  seats: {
    title: (name: string) => `What about ${name}?`,
    joins: 'Who else is playing?',
    at: (seat: number) => `Change who sits in seat ${seat}`,
    reason: 'people changed seats',
    joinReason: 'came later',
    name: (seat: number) => `The name in seat ${seat}`,
    newName: 'Their name',
    asked: 'What’s the matter?',
    whom: 'With whom?',
    what: {
      misspelt: () => 'The name is wrong',
      'taken-over': (name: string) => `Somebody takes over from ${name}`,
      never: (name: string) => `${name} never played`,
      swaps: (name: string) => `${name} swaps seats`,
      'sat-elsewhere': (name: string) => `${name} sat elsewhere all along`,
      joins: (name: string) => `${name} joins`,
    },
    line: {
      misspelt: 'Type the right name. A name the app knows means that person.',
      'taken-over': 'Type who takes over from now on. The result counts for those sitting there at the end.',
      never: 'Later seats move down. For each of their entries you’ll be asked whose it was.',
      swaps: 'From now on. People who move take everything with them, and turns follow the seats.',
      joins:
        'They come in last, away until they join. Deal and limit are those of the new number from now on.',
    },
    follows: { seat: 'Entries stay with the seat', person: 'Entries go with the person' },
    refused: {
      away: 'Somebody who isn’t here can’t move. Somebody else can take over their seat.',
      'under-the-hammer':
        'A painting is up for auction, so enter the sale first. Somebody else can take over a seat at any time.',
      'card-awaited': 'Finish the card just played first. Somebody else can take over a seat at any time.',
      'face-down': 'There’s a card face down, so nobody can move. Change seats once this round is scored.',
      'game-over': 'The game is over.',
    },
  },

  head: {
    title: 'How did the game start?',
    clause: (names: string, edition: string, first: string, tracking: string) =>
      `${names} play ${edition}. ${first} starts. The app tracks: ${tracking}.`,
    asked: {
      edition: 'Which edition?',
      firstSeat: 'Who started?',
      tracking: 'What does the app track?',
      order: 'Which artist is further left?',
    },
    addPlayer: 'Add a player',
    atTheStart: 'Money and numbers at the start',
    dropped: (variants: string) => `This edition doesn’t have: ${variants}. It’s dropped.`,
    samePlaces: 'Every artist becomes the one in the same place of the new row.',
    renamed: (was: string, name: string) => `${was} renamed to ${name}`,
    seats: 'Seats, clockwise',
    edition: 'Edition',
    tracking: 'What the app tracks',
    mystery: 'Mystery hand',
    splitDouble: 'Split doubles',
    order: 'Artists, in the order that breaks ties',
    earlier: 'one place to the left',
    saidBegan: (name: string) => `${name} started`,
    yes: 'yes',
    no: 'no',
  },
};
