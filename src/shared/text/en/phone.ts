/** The page for phones, in English. Only that page loads it; most of what it shows comes ready to read. */
export const phone = {
  connecting: 'Connecting…',
  offline: 'No connection',
  offlineExplained:
    'Is the laptop asleep, or its lid closed? Are you both on the same Wi-Fi? The phone comes back by itself.',
  sending: 'Sending…',
  tryAgain: 'Try again',

  noCode: {
    title: 'Scan the code on the laptop',
    text: 'It’s in the menu of the game, under “Phones at the table”. Point this phone’s camera at it, or type the eight letters beside it.',
  },
  code: {
    label: 'The eight letters on the laptop',
    wrong: 'That isn’t the code. Look again at its eight letters.',
    join: 'Join',
  },
  choose: {
    title: 'Which seat is yours?',
    refused: 'The laptop said no. Which seat is yours?',
    phones: (phones: number) => (phones === 1 ? 'has a phone' : `has ${phones} phones`),
  },
  asking: {
    title: (name: string) => `Are you ${name}?`,
    text: 'The laptop shows this number too. If it’s the same, somebody there says yes.',
    other: 'No, another seat',
  },
  refused: {
    'old-code': {
      title: 'That code doesn’t work',
      text: 'Look at the laptop and scan or type the one it shows now. The letters change every minute.',
    },
    forgotten: {
      title: 'The laptop has forgotten this phone',
      text: 'If you’re still playing, scan or type the code on the laptop again.',
    },
    full: {
      title: 'No more room',
      text: 'Too many phones are connected. Close the page on one of them, then try again.',
    },
    'slow-down': {
      title: 'Wait a minute',
      text: 'That was too often. Try again in a minute.',
    },
    over: {
      title: 'That’s it for tonight',
      text: 'The laptop has closed its door to phones. If the game isn’t over, it can open it again.',
    },
  },

  acts: {
    amount: 'Amount',
    change: (by: number) => (by < 0 ? `−${-by}` : `+${by}`),
    bid: (sum: string) => `Bid ${sum}`,
    pass: 'Pass',
    seal: (sum: string) => `Bid ${sum}`,
    noBid: 'No bid',
    unseal: 'Take it back',
    take: 'Take it',
    takeFor: (sum: string) => `Take it for ${sum}`,
    decline: 'Leave it',
    price: (sum: string) => `Set the price at ${sum}`,
    add: 'Add a second card, sold as',
    addNone: 'No card',
    buyer: 'Who buys?',
    sold: (name: string, sum: string) => `Sold to ${name} for ${sum}`,
    sellInstead: 'Enter the sale',
    bidInstead: 'Back to my bid',
    notYet: 'Sold',
    tooMuch: (sum: string) => `At most ${sum}.`,
    tooLittle: (sum: string) => `At least ${sum}.`,
    wholeNumber: 'Enter a whole number.',
  },
  sealed: 'Nobody sees it before everybody has bid.',
  cover: {
    money: 'My money',
    bid: 'My bid',
    hold: (what: string) => `${what}: hold to look`,
    nothing: 'none',
  },
  of: (limit: number) => `of ${limit}`,
  paysNow: 'If it ended now',
  more: {
    mine: 'What I have',
    none: 'Nothing yet',
    artists: 'The artists',
    pays: (sum: string) => `would pay ${sum}`,
    table: 'Around the table',
    phone: 'phone connected',
    pad: 'Score pad',
  },
  evening: {
    title: 'My evening',
    of: (name: string) => `${name}’s evening`,
    bought: (price: string) => `cost ${price}`,
    paid: (sum: string) => `paid ${sum}`,
    earlier: 'Earlier evenings',
    stays: 'It stays on this phone.',
    none: 'Nothing this time',
  },
  menu: {
    title: 'This phone',
    vibrates: 'Vibrate when it’s my turn',
    language: 'Language',
    leave: 'This isn’t my seat',
    close: 'Close',
  },
};
