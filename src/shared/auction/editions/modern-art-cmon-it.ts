import type { EditionFacts } from '../facts.ts';

const goal = 'OBIETTIVO DEL GIOCO';
const setup = 'PREPARAZIONE';
const running = 'PRESIEDERE LE ASTE';
const general = 'REGOLE GENERALI PER LE ASTE';
const hidden = 'C. ASTA NASCOSTA';
const fixed = 'D. ASTA A PREZZO FISSO';
const double = 'E. ASTA DOPPIA';
const ending = 'TERMINARE IL ROUND';
const selling = 'VENDERE ALLA BANCA';
const later = 'I ROUND SUCCESSIVI';
const mystery = 'IL GIOCATORE MISTERIOSO';

/** The Italian rulebook. Its card numbers differ from the English one's; we follow each as written. */
export const modernArtCmonIt = {
  id: 'modern-art-cmon-it',
  title: 'Modern Art',
  translatedTitles: {},
  printing: { by: 'publisher', publisher: 'CMON', language: 'it' },
  bgg: {
    number: 118,
    numberCanBeSet: false,
    name: 'Modern Art',
    year: 1992,
    namesBegin: [],
    marks: ['CMON, Ital'],
  },
  words: 'artist-value-tiles',
  players: { least: 3, most: 5 },
  exampleMisprinted: false,
  artists: [
    {
      id: 'manuel-carvalho',
      name: 'Manuel Carvalho',
      cards: 12,
      kinds: { open: 3, once: 3, hidden: 2, fixed: 2, double: 2 },
    },
    {
      id: 'sigrid-thaler',
      name: 'Sigrid Thaler',
      cards: 13,
      kinds: { open: 3, once: 2, hidden: 3, fixed: 3, double: 2 },
    },
    {
      id: 'daniel-melim',
      name: 'Daniel Melim',
      cards: 14,
      kinds: { open: 3, once: 3, hidden: 3, fixed: 3, double: 2 },
    },
    {
      id: 'ramon-martins',
      name: 'Ramon Martins',
      cards: 15,
      kinds: { open: 3, once: 3, hidden: 3, fixed: 3, double: 3 },
    },
    {
      id: 'rafael-silveira',
      name: 'Rafael Silveira',
      cards: 16,
      kinds: { open: 4, once: 3, hidden: 3, fixed: 3, double: 3 },
    },
  ],
  artistOrder: 'only-the-leftmost-stated',
  rounds: 4,
  limit: 5,
  startingCash: 100,
  tiles: [30, 20, 10],
  deal: { 3: [10, 6, 6, 0], 4: [9, 4, 4, 0], 5: [8, 3, 3, 0] },
  mystery: { players: 3, deal: [9, 4, 4, 0] },
  splitDouble: 'variant',
  money: { before: '', after: '\u00a0$', times: 1, tokens: [1, 5, 10, 25, 50, 100] },
  cites: {
    rounds: { heading: goal, paragraph: 2 },
    goal: { heading: goal, paragraph: 4 },
    course: { heading: 'SVOLGIMENTO DEL GIOCO', paragraph: 1 },
    earning: { heading: running, paragraph: 3 },
    banker: { heading: setup, paragraph: 6 },
    screens: { heading: setup, paragraph: 7 },
    setup: { heading: setup, paragraph: 1 },
    'first-auctioneer': { heading: setup, paragraph: 8 },
    turn: { heading: running, paragraph: 1 },
    open: { heading: 'A. ASTA APERTA', paragraph: 1 },
    once: { heading: 'B. ASTA A OFFERTA SINGOLA', paragraph: 1 },
    hidden: { heading: hidden, paragraph: 1 },
    'hidden-tie': { heading: hidden, paragraph: 2 },
    'hidden-tie-auctioneer': { heading: hidden, paragraph: 3 },
    fixed: { heading: fixed, paragraph: 1 },
    'fixed-cap': { heading: fixed, paragraph: 2 },
    'fixed-unsold': { heading: fixed, paragraph: 1 },
    'no-bids': { heading: general, paragraph: 4 },
    'least-bid': { heading: general, paragraph: 1 },
    double: { heading: double, paragraph: 1 },
    'double-added': { heading: double, paragraph: 3 },
    'double-unpaired': { heading: double, paragraph: 2 },
    'double-next': { heading: double, paragraph: 4 },
    'double-proceeds': { heading: double, paragraph: 3 },
    payment: { heading: running, paragraph: 3 },
    fifth: { heading: ending, paragraph: 1 },
    'fifth-pair': { heading: ending, paragraph: 2 },
    ranking: { heading: selling, paragraph: 1 },
    'artist-tie': { heading: selling, paragraph: 3 },
    tiles: { heading: selling, paragraph: 8 },
    value: { heading: later, paragraph: 3 },
    sell: { heading: selling, paragraph: 9 },
    discard: { heading: selling, paragraph: 10 },
    'next-deal': { heading: later, paragraph: 1 },
    'last-deal': { heading: 'NUMERO DI CARTE DISTRIBUITE PRIMA DI UN ROUND:', paragraph: 1 },
    starter: { heading: later, paragraph: 2 },
    'out-of-cards': { heading: later, paragraph: 4 },
    'all-out': { heading: later, paragraph: 4 },
    'mystery-deal': { heading: mystery, paragraph: 1 },
    mystery: { heading: mystery, paragraph: 2 },
    'mystery-unsold': { heading: mystery, paragraph: 3 },
    'mystery-counts': { heading: mystery, paragraph: 3 },
    'mystery-end': { heading: mystery, paragraph: 3 },
    'mystery-double': { heading: mystery, paragraph: 3 },
    win: { heading: 'VINCERE LA PARTITA', paragraph: 1 },
    'card-numbers': { heading: 'CONTENUTO', paragraph: 4 },
    'artist-order': { heading: selling, paragraph: 3 },
    'bid-higher': { heading: general, paragraph: 2 },
    'bid-within-cash': { heading: general, paragraph: 3 },
    'least-price': { heading: general, paragraph: 1 },
    'fifth-double': { heading: ending, paragraph: 2 },
    'few-artists': { heading: selling, paragraph: 2 },
    'double-split': { heading: 'TIPI DI ASTA', paragraph: 5 },
    tokens: null,
  },
} as const satisfies EditionFacts;
