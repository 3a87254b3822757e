import type { liveAuction as english } from '../en/live-auction.ts';
import { of } from './genitive.ts';

/** Auctions the app runs, in German. */
export const liveAuction: typeof english = {
  runHere: 'Versteigerung leiten',
  enterResult: 'Ergebnis eintragen',
  asked: 'In dieser Reihenfolge',

  askCalls: 'Wer bietet?',
  standing: (seat, sum) => `${seat} bietet ${sum}`,
  going: {
    1: (seat, sum) => `${seat}, ${sum}: zum Ersten`,
    2: (seat, sum) => `${seat}, ${sum}: zum Zweiten`,
  },
  goingFree: {
    1: (seat) => `Kein Gebot, umsonst an ${seat}: zum Ersten`,
    2: (seat) => `Kein Gebot, umsonst an ${seat}: zum Zweiten`,
  },
  goOn: { 0: 'Zum Ersten', 1: 'Zum Zweiten', 2: 'Verkauft' },
  amountOf: (seat) => `${of(seat)} Gebot`,
  bids: (sum) => `${sum} bieten`,
  raise: (by) => `+${by}`,
  raiseTo: (sum) => `auf ${sum}`,

  askOnce: (seat) => `${seat}: bieten oder passen?`,
  askOnceStanding: (seat, holder, sum) => `${seat}: ${holder} hat ${sum} geboten. Mehr bieten oder passen?`,
  pass: 'Passen',

  handTo: (seat) => `Gebt den Bildschirm an ${seat} weiter`,
  handToExplained: 'Sonst schaut niemand hin! Die Gebote bleiben geheim, bis alle geboten haben.',
  everybodyBids: 'Alle bieten geheim',
  onPhones: (seats, many) => `${seats} ${many ? 'bieten' : 'bietet'} am Handy`,
  onPhonesExplained: 'Bieten geht auch hier: Drück auf deinen Namen.',
  hasPhone: 'hat ein Handy',
  iAm: (seat) => `Ich bin ${seat}`,
  askHidden: (seat) => `${seat}, was bietest du?`,
  coverBid: 'Geheim bieten',
  noBid: 'Kein Gebot',
  show: 'Anzeigen',
  showTyped: 'Eingabe anzeigen',
  allIn: 'Alle Gebote sind da',
  allInExplained: 'Dreht den Bildschirm zum Tisch und deckt dann alle Gebote zusammen auf.',
  reveal: 'Gebote aufdecken',

  askPrice: (seat) => `Welchen Preis nennt ${seat}?`,
  priceOf: (seat) => `${of(seat)} Preis`,
  namePrice: 'Preis nennen',
  askTake: (seat, sum) => `${seat}: für ${sum} nehmen?`,
  takes: 'Nimmt es',
  declines: 'Nimmt es nicht',
  lastMustBuy: 'muss kaufen',

  askAdd: (seat, artist) => `${seat}: einen zweiten ${artist} dazulegen?`,
  adds: 'Legt eine dazu',
  addsNone: 'Legt keine dazu',
  added: (seat, artist, kind) => `${seat} legt einen zweiten ${artist} dazu: ${kind}`,
  unwanted: (seat) => `Niemand legt eine Karte dazu: ${seat} behält die Doppelkarte umsonst`,
  keepsIt: 'OK',
  jump: (seller, next, skipped) =>
    `${seller} hat die zweite Karte dazugelegt und verkauft beide. ${next} ist als Nächstes dran; ${skipped} setzen aus.`,
  jumpOne: (seller, next, skipped) =>
    `${seller} hat die zweite Karte dazugelegt und verkauft beide. ${next} ist als Nächstes dran; ${skipped} setzt aus.`,

  decided: {
    highest: (seat, sum) => `${seat} bekommt es für ${sum}`,
    nobody: (seat) => `Niemand bietet: ${seat} bekommt es umsonst`,
    taken: (seat, sum) => `${seat} nimmt es für ${sum}`,
    obliged: (seat, sum) => `Niemand nimmt es: ${seat} muss es für ${sum} kaufen`,
  },
  tie: (names, sum, winner, seller) =>
    `${names} bieten je ${sum}. Im Uhrzeigersinn ab ${seller} kommt ${winner} zuerst.`,
  hammer: 'Hammer fallen lassen',

  steps: {
    says: (seat, what) => `${seat}: ${what}`,
    price: (seat, sum) => `${of(seat)} Preis: ${sum}`,
  },
  clock: {
    hold: 'Uhr anhalten',
    goOn: 'Uhr weiterlaufen lassen',
    every: (seconds) => `Alle ${seconds} Sekunden geht es weiter. Jedes Gebot hält die Uhr an.`,
    held: 'Uhr angehalten.',
  },

  said: {
    passes: 'passt',
    none: 'kein Gebot',
    covered: 'hat geboten',
    turn: 'am Zug',
    adds: 'legt keine dazu',
  },

  refused: {
    'out-of-turn': 'Jemand anders ist dran.',
    'not-higher': (sum) => `Biete mehr als ${sum}.`,
    'too-little': 'Es muss mindestens 1 sein.',
    'too-much': (seat) => `So viel hat ${seat} nicht.`,
    'price-too-much': (seat) => `Der Preis darf nicht höher sein als ${of(seat)} Geld.`,
    'not-a-number': 'Gib eine ganze Zahl ein.',
  },
};
