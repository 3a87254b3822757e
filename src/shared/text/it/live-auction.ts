import type { liveAuction as english } from '../en/live-auction.ts';
import { to } from './to.ts';

/** Auctions the app runs, in Italian. */
export const liveAuction: typeof english = {
  runHere: 'Conduci l’asta',
  enterResult: 'Inserisci l’esito',
  asked: 'In quest’ordine',

  askCalls: 'Chi offre?',
  standing: (seat, sum) => `${seat} offre ${sum}`,
  going: {
    1: (seat, sum) => `${seat}, ${sum}… e uno`,
    2: (seat, sum) => `${seat}, ${sum}… e due`,
  },
  goingFree: {
    1: (seat) => `Nessuna offerta, gratis ${to(seat)}… e uno`,
    2: (seat) => `Nessuna offerta, gratis ${to(seat)}… e due`,
  },
  goOn: { 0: 'E uno…', 1: 'E due…', 2: 'E tre. Venduto!' },
  amountOf: (seat) => `Offerta di ${seat}`,
  bids: (sum) => `Offre ${sum}`,
  raise: (by) => `+${by}`,
  raiseTo: (sum) => `a ${sum}`,

  askOnce: (seat) => `${seat}: offri o passi?`,
  askOnceStanding: (seat, holder, sum) => `${seat}: ${holder} ha offerto ${sum}. Di più, o passi?`,
  pass: 'Passa',

  handTo: (seat) => `Passa il portatile ${to(seat)}`,
  handToExplained: 'Gli altri non guardano. L’offerta resta segreta finché non hanno offerto tutti.',
  everybodyBids: 'Tutti offrono in segreto',
  onPhones: (seats, many) => (many ? `${seats} offrono dal telefono` : `${seats} offre dal telefono`),
  onPhonesExplained: 'Si può offrire anche qui: premi il tuo nome.',
  hasPhone: 'ha un telefono',
  iAm: (seat) => `Sono ${seat}`,
  askHidden: (seat) => `${seat}, quanto offri?`,
  coverBid: 'Offri in segreto',
  noBid: 'Nessuna offerta',
  show: 'Mostra',
  showTyped: 'Mostra quello che scrivo',
  allIn: 'Le offerte ci sono tutte',
  allInExplained: 'Gira il portatile verso il tavolo: si aprono tutte insieme.',
  reveal: 'Mostra le offerte',

  askPrice: (seat) => `Che prezzo fissa ${seat}?`,
  priceOf: (seat) => `Prezzo fissato da ${seat}`,
  namePrice: 'Fissa il prezzo',
  askTake: (seat, sum) => `${seat}: lo prendi a ${sum}?`,
  takes: 'Lo prende',
  declines: 'Passa',
  lastMustBuy: 'deve comprare',

  askAdd: (seat, artist) => `${seat}: aggiungi un secondo ${artist}?`,
  adds: 'Aggiunge una carta',
  addsNone: 'Non aggiunge',
  added: (seat, artist, kind) => `${seat} aggiunge un secondo ${artist}: ${kind}`,
  unwanted: (seat) => `Nessuno aggiunge una carta: ${seat} lo tiene gratis`,
  keepsIt: 'OK',
  jump: (seller, next, skipped) =>
    `${seller} ha aggiunto la seconda carta e vende. Poi tocca ${to(next)}; ${skipped} perdono il turno.`,
  jumpOne: (seller, next, skipped) =>
    `${seller} ha aggiunto la seconda carta e vende. Poi tocca ${to(next)}; ${skipped} perde il turno.`,

  decided: {
    highest: (seat, sum) => `Va ${to(seat)} per ${sum}`,
    nobody: (seat) => `Nessuno offre: ${seat} lo prende gratis`,
    taken: (seat, sum) => `${seat} lo prende a ${sum}`,
    obliged: (seat, sum) => `Nessuno lo vuole: ${seat} deve comprarlo a ${sum}`,
  },
  tie: (names, sum, winner, seller) =>
    `${names} offrono ${sum} a testa. Partendo da ${seller}, in senso orario, viene prima ${winner}.`,
  hammer: 'Batti il martelletto',

  steps: {
    says: (seat, what) => `${seat}: ${what}`,
    price: (seat, sum) => `${seat} fissa ${sum}`,
  },
  clock: {
    hold: 'Ferma il tempo',
    goOn: 'Fai ripartire il tempo',
    every: (seconds) => `Si passa oltre ogni ${seconds} secondi; un’offerta ferma il tempo.`,
    held: 'Il tempo è fermo.',
  },

  said: {
    passes: 'passa',
    none: 'nessuna offerta',
    covered: 'ha offerto',
    turn: 'di turno',
    adds: 'non aggiunge',
  },

  refused: {
    'out-of-turn': 'Tocca a qualcun altro.',
    'not-higher': (sum) => `L’offerta dev’essere più alta di ${sum}.`,
    'too-little': 'Il minimo è 1.',
    'too-much': (seat) => `${seat} non può pagare tanto.`,
    'price-too-much': (seat) => `${seat} non può fissare un prezzo più alto del proprio denaro.`,
    'not-a-number': 'Scrivi un numero intero.',
  },
};
