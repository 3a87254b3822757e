import type { Words } from '../en/index.ts';

const NTH = ['prima', 'seconda', 'terza', 'quarta', 'quinta', 'sesta', 'settima'];

/** What paintings are worth before a round ends, and what made each player’s money. */
export const worth: Words['worth'] = {
  outcomes: {
    title: 'Quanto vale un dipinto',
    average: 'Valore medio',
    nothing: 'niente',
  },
  then: {
    average: (count, worth) => `In media ${count === 1 ? 'valeva' : 'valevano'} ${worth}`,
    paid: (count, paid) => `alla fine ${count === 1 ? 'ha' : 'hanno'} reso ${paid}`,
    paidNothing: (count) => `alla fine non ${count === 1 ? 'ha' : 'hanno'} reso niente`,
    scored: (scored) => `alla fine ha dato ${scored}`,
    scoredNothing: 'alla fine non ha dato niente',
    each: (artist, worth, scored) =>
      scored === null ? `${artist}: valeva ${worth}` : `${artist}: valeva ${worth}, ha dato ${scored}`,
    worth: 'Quanto valeva',
    gain: 'Guadagno allora',
  },
  bargains: {
    best: 'Affari',
    worst: 'Follie',
    lot: (buyer, count, artist, price, round) =>
      `${buyer}, ${count === 1 ? 'un' : 'due'} ${artist} a ${price} nel round ${round}`,
    figures: (worth, gainThen, paid, gain) =>
      `In media valeva ${worth} (${gainThen}), alla fine ha reso ${paid} (${gain})`,
  },
  chances: {
    title: 'Come sono cambiate le possibilità degli artisti?',
    rose: (artist, from, to) => `${artist} è salito di più, da ${from} a ${to}.`,
    fell: (artist, from, to) => `${artist} è sceso di più, da ${from} a ${to}.`,
    steady: 'In questo round non è cambiato niente.',
    note: 'Quanto valeva in media un dipinto, se ogni carta non ancora vista ha la stessa probabilità di uscire. Nei numeri trovi tutti e quattro gli esiti.',
    noteCards:
      'Quanto valeva in media una carta, se ogni carta non ancora vista ha la stessa probabilità di uscire. Nei numeri trovi tutti e quattro gli esiti.',
    axis: 'Valore medio',
    start: 'Inizio del round',
    numbers: 'Valore medio e probabilità: niente, terzo, secondo e primo posto',
    moments: 'I momenti che hanno cambiato di più',
    card: (artist, nth) => `La ${NTH[nth - 1] ?? `${nth}ª`} carta di ${artist}`,
    beside: (artist) => `${artist} accanto al mazzo`,
    award: (artist) => `Un premio per ${artist}`,
    everyone: 'Le carte giocate tutte insieme',
    reveal: 'Le carte coperte',
    unseen: 'Un’altra voce',
    moment: (what, gains) => `${what}: ${gains}`,
    forPlayer: (amount, name) => `${amount} per ${name}`,
    forArtist: (amount, artist) => `${amount} per ogni ${artist}`,
  },
  accounts: {
    title: 'Vendite, acquisti o fortuna?',
    titleCards: 'Carte giocate, regia o fortuna?',
    start: 'Inizio',
    selling: 'Vendite',
    buying: 'Buoni acquisti',
    displaying: 'Carte giocate',
    steering: 'Regia',
    market: 'Mercato',
    corrections: 'Correzioni',
    money: 'Denaro',
    points: 'Punti',
    answer: (name, selling, buying, steering, market) =>
      `${name}: ${selling} dalle vendite, ${buying} dai buoni acquisti, ${steering} dalla regia e ${market} dal mercato.`,
    answerCards: (name, displaying, steering, market) =>
      `${name}: ${displaying} dalle carte quando le ha giocate, ${steering} dalla regia e ${market} dal mercato.`,
    kindest: (name, amount) => `Il mercato ha aiutato di più ${name}: ${amount}.`,
    note: 'Ogni dipinto conta per quanto valeva in quel momento, se ogni carta non ancora vista ha la stessa probabilità di uscire. Un buon acquisto è quel valore meno il prezzo; la regia è l’effetto delle tue carte sui tuoi dipinti; il mercato è l’effetto di tutte le altre. In media il mercato non dà nulla: una partita sola non dimostra niente.',
    noteCards:
      'Ogni carta conta per quanto valeva quando è stata giocata, se ogni carta non ancora vista ha la stessa probabilità di uscire. La regia è l’effetto delle tue carte e dei tuoi premi successivi; il mercato è l’effetto di tutte le altre carte. In media il mercato non dà nulla: una partita sola non dimostra niente.',
    numbers: 'Dall’inizio alla fine, per giocatore',
  },
};
