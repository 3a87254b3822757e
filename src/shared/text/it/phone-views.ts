import { counted } from '../noun.ts';
import type { phoneViews as english } from '../en/phone-views.ts';

/** What a player's phone says about the game, in Italian. */
export const phoneViews: typeof english = {
  you: {
    seal: (artist, cards) =>
      cards === 1 ? `La tua offerta segreta per un ${artist}?` : `La tua offerta segreta per due ${artist}?`,
    sealed: 'Hai fatto la tua offerta',
    allSealed: 'Le offerte ci sono tutte',
    call: (artist, cards) => (cards === 1 ? `Offri per un ${artist}?` : `Offri per due ${artist}?`),
    lead: (sum) => `Sei in testa con ${sum}`,
    bid: 'Offri o passi?',
    more: (sum) => `Più di ${sum}, o passi?`,
    price: 'Fissa il tuo prezzo',
    take: (sum) => `Lo prendi a ${sum}?`,
    add: (artist) => `Aggiungi un secondo ${artist}?`,
    buy: (sum) => `Lo prendi tu a ${sum}`,
    free: 'Lo prendi tu, gratis',
    away: 'Non sei al tavolo',
  },
  awayExplained:
    'Il tuo posto resta tuo, e questo telefono anche. Sei di nuovo al tavolo? Dillo a chi tiene il portatile.',
  sealedBy: (names, many) => (many ? `${names} hanno già offerto.` : `${names} ha già offerto.`),
  nobodySealed: 'Nessuno ha ancora offerto.',
  nobodyElseSealed: 'Nessun altro ha ancora offerto.',
  tillReveal: 'Il portatile le mostra tutte insieme.',
  sells: (seller, cards, artist) =>
    cards === 1 ? `${seller} vende un ${artist}.` : `${seller} vende due ${artist}.`,
  worth: (paintings, sum) =>
    paintings === 1
      ? `1 dipinto: renderebbe ${sum} se il round finisse ora`
      : `${paintings} dipinti: renderebbero ${sum} se il round finisse ora`,
  scores: (cards, points, card) =>
    cards === 1
      ? `${counted(cards, card)}: varrebbe ${points} se il round finisse ora`
      : `${counted(cards, card)}: varrebbero ${points} se il round finisse ora`,
  refused: {
    gone: 'Quel lotto è già andato.',
    'not-allowed': 'La vendita si inserisce sul portatile.',
    'not-kept': 'Non si è potuto salvare. Riprova.',
    'too-much': 'Non hai abbastanza denaro.',
    'price-too-much': 'Non puoi fissare un prezzo più alto del tuo denaro.',
  },
  evening: {
    bought: (paintings, price, paid) =>
      paintings === 1
        ? `Il tuo dipinto è costato ${price} e ha reso ${paid}.`
        : `I tuoi ${paintings} dipinti sono costati ${price} e hanno reso ${paid}.`,
    paid: (paintings, paid) =>
      paintings === 1 ? `Il tuo dipinto ha reso ${paid}.` : `I tuoi ${paintings} dipinti hanno reso ${paid}.`,
    scored: (cards, points, card) => `Con ${counted(cards, card)} hai fatto ${points}.`,
    nothing: 'Stasera non hai comprato niente.',
    best: (artist, price, paid) => `Il migliore: ${artist}, ${price} sono diventati ${paid}.`,
    worst: (artist, price, paid) => `Il peggiore: ${artist}, ${price} sono diventati ${paid}.`,
  },
};
