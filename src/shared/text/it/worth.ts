import type { Words } from '../en/index.ts';

/** What paintings are worth before a round ends, and what made each player’s money. */
export const worth: Words['worth'] = {
  outcomes: {
    title: 'Quanto vale un dipinto',
    average: 'Valore medio',
    nothing: 'niente',
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
