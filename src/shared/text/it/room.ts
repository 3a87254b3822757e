import type { room as english } from '../en/room.ts';
import { to } from './to.ts';

/** What is said in Italian where the app runs an auction. */
export const room: typeof english = {
  runHere: 'Conduci l’asta',
  enterResult: 'Inserisci l’esito',
  stepBack: 'Indietro',
  asked: 'In quest’ordine',

  askCalls: 'Chi offre?',
  standing: (seat, sum) => `${seat} offre ${sum}`,
  going: {
    1: (seat, sum) => `${seat}, ${sum}: e uno`,
    2: (seat, sum) => `${seat}, ${sum}: e due`,
  },
  goingFree: {
    1: (seat) => `Nessuna offerta, gratis ${to(seat)}: e uno`,
    2: (seat) => `Nessuna offerta, gratis ${to(seat)}: e due`,
  },
  goOn: { 0: 'E uno', 1: 'E due', 2: 'Aggiudicato' },
  amountOf: (seat) => `Offerta di ${seat}`,
  bids: (sum) => `Offre ${sum}`,
  raise: (by) => `+${by}`,
  raiseTo: (sum) => `a ${sum}`,

  askOnce: (seat) => `${seat}: offre o passa?`,
  askOnceStanding: (seat, holder, sum) => `${seat}: ${holder} ha offerto ${sum}. Di più, o passa?`,
  pass: 'Passa',

  handTo: (seat) => `Passa lo schermo ${to(seat)}`,
  handToExplained: 'Nessun altro guarda. Ciò che si scrive resta coperto finché non hanno offerto tutti.',
  iAm: (seat) => `Sono ${seat}`,
  askHidden: (seat) => `${seat}, quanto offri?`,
  coverBid: 'Copri l’offerta',
  noBid: 'Nessuna offerta',
  show: 'Mostra',
  showTyped: 'Mostra ciò che scrivo',
  allIn: 'Le offerte ci sono tutte',
  allInExplained: 'Gira lo schermo verso il tavolo: si scoprono tutte insieme.',
  reveal: 'Scopri tutto',

  askPrice: (seat) => `Che prezzo dice ${seat}?`,
  priceOf: (seat) => `Prezzo detto da ${seat}`,
  namePrice: 'Conferma il prezzo',
  askTake: (seat, sum) => `${seat}: lo prende a ${sum}?`,
  takes: 'Lo prende',
  declines: 'Passa',
  lastMustBuy: 'deve comprare',

  askAdd: (seat, artist) => `${seat}: aggiunge un secondo ${artist}?`,
  adds: 'Aggiunge una carta',
  addsNone: 'Non aggiunge',
  unwanted: (seat) => `Nessuno aggiunge una carta: ${seat} lo tiene gratis`,
  keepsIt: 'Va bene',
  jump: (seller, next, skipped) =>
    `${seller} ha aggiunto la seconda carta e vende. Poi tocca ${to(next)}; ${skipped} perdono il turno.`,
  jumpOne: (seller, next, skipped) =>
    `${seller} ha aggiunto la seconda carta e vende. Poi tocca ${to(next)}; ${skipped} perde il turno.`,

  decided: {
    highest: (seat, sum) => `Va ${to(seat)} per ${sum}`,
    nobody: (seat) => `Nessuno offre: ${seat} lo prende gratis`,
    taken: (seat, sum) => `${seat} lo prende a ${sum}`,
    obliged: (seat, sum) => `Nessuno lo prende: ${seat} deve comprarlo a ${sum}`,
  },
  tie: (names, sum, winner, seller) =>
    `${names} offrono ${sum} a testa. In senso orario, iniziando da ${seller}, viene prima ${winner}.`,
  hammer: 'Batti il martelletto',

  steps: {
    says: (seat, what) => `${seat}: ${what}`,
    price: (seat, sum) => `${seat} dice ${sum}`,
  },
  clock: {
    hold: 'Ferma l’orologio',
    goOn: 'Riavvia l’orologio',
    every: (seconds) => `L’orologio va avanti dopo ${seconds} secondi; ogni offerta lo ferma.`,
    held: 'L’orologio è fermo.',
  },

  said: {
    passes: 'passa',
    none: 'nessuna offerta',
    covered: 'coperta',
    turn: 'di turno',
    adds: 'non aggiunge',
  },

  refused: {
    'out-of-turn': 'Tocca a qualcun altro.',
    'not-higher': (sum) => `L’offerta dev’essere più alta di ${sum}.`,
    'too-little': 'Il minimo è 1.',
    'too-much': (seat) => `${seat} non può pagare tanto.`,
    'price-too-much': (seat) => `${seat} non può dire un prezzo superiore al proprio denaro.`,
    'not-a-number': 'Scrivi un numero intero di migliaia.',
  },
};
