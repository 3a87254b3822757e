import type { phone as english } from '../en/phone.ts';
import { to } from './to.ts';

/** The page for phones, in Italian. */
export const phone: typeof english = {
  connecting: 'Collegamento…',
  offline: 'Nessun collegamento',
  offlineExplained:
    'Il portatile è in standby o chiuso? Siete sulla stessa rete Wi-Fi? Il telefono si ricollega da solo.',
  sending: 'Invio…',
  tryAgain: 'Riprova',

  noCode: {
    title: 'Inquadra il codice sul portatile',
    text: 'È nel menu della partita, alla voce «Telefoni al tavolo». Inquadralo con la fotocamera o scrivi le otto lettere accanto.',
  },
  code: {
    label: 'Le otto lettere sul portatile',
    wrong: 'Non è questo il codice. Riguarda le sue otto lettere.',
    join: 'Entra',
  },
  choose: {
    title: 'Qual è il tuo posto?',
    refused: 'Il portatile ha detto di no. Qual è il tuo posto?',
    phones: (phones) => (phones === 1 ? 'ha un telefono' : `ha ${phones} telefoni`),
  },
  asking: {
    title: (name) => `Sei ${name}?`,
    text: 'Questo numero è anche sul portatile. Se è lo stesso, qualcuno lì risponde di sì.',
    other: 'No, un altro posto',
  },
  refused: {
    'old-code': {
      title: 'Quel codice non va',
      text: 'Guarda il portatile e inquadra o scrivi il codice che c’è ora. Le lettere cambiano ogni minuto.',
    },
    forgotten: {
      title: 'Il portatile ha dimenticato questo telefono',
      text: 'Se giochi ancora, inquadra o scrivi di nuovo il codice sul portatile.',
    },
    full: {
      title: 'Non c’è più posto',
      text: 'Sono collegati troppi telefoni. Chiudi la pagina su uno di loro e riprova.',
    },
    'slow-down': {
      title: 'Aspetta un minuto',
      text: 'Troppi tentativi. Riprova tra un minuto.',
    },
    over: {
      title: 'Per stasera è tutto',
      text: 'Il portatile non accetta più telefoni. Se la partita non è finita, può riaprire.',
    },
  },

  acts: {
    amount: 'Importo',
    change: (by) => (by < 0 ? `−${-by}` : `+${by}`),
    bid: (sum) => `Offri ${sum}`,
    pass: 'Passa',
    seal: (sum) => `Offri ${sum}`,
    noBid: 'Nessuna offerta',
    unseal: 'Riprendila',
    take: 'Prendilo',
    takeFor: (sum) => `Prendilo a ${sum}`,
    decline: 'Lascialo',
    price: (sum) => `Fissa il prezzo a ${sum}`,
    add: 'Aggiungi una seconda carta, venduta come',
    addNone: 'Nessuna carta',
    buyer: 'Chi compra?',
    sold: (name, sum) => `Venduto ${to(name)} per ${sum}`,
    sellInstead: 'Inserisci la vendita',
    bidInstead: 'Torna alla mia offerta',
    notYet: 'Venduto',
    tooMuch: (sum) => `Al massimo ${sum}.`,
    tooLittle: (sum) => `Almeno ${sum}.`,
    wholeNumber: 'Scrivi un numero intero.',
  },
  sealed: 'Nessuno la vede finché non hanno offerto tutti.',
  cover: {
    money: 'Il mio denaro',
    bid: 'La mia offerta',
    hold: (what) => `${what}: tieni premuto per vedere`,
    nothing: 'nessuna',
  },
  of: (limit) => `su ${limit}`,
  paysNow: 'Se finisse ora',
  more: {
    mine: 'Cosa ho',
    none: 'Ancora niente',
    artists: 'Gli artisti',
    pays: (sum) => `renderebbe ${sum}`,
    table: 'Al tavolo',
    phone: 'telefono collegato',
    pad: 'Segnapunti',
  },
  evening: {
    title: 'La mia serata',
    of: (name) => `La serata di ${name}`,
    bought: (price) => `costato ${price}`,
    paid: (sum) => `ha reso ${sum}`,
    earlier: 'Serate passate',
    stays: 'Resta su questo telefono.',
    none: 'Niente, questa volta',
  },
  menu: {
    title: 'Questo telefono',
    vibrates: 'Vibra quando tocca a me',
    language: 'Lingua',
    leave: 'Non è il mio posto',
    close: 'Chiudi',
  },
};
