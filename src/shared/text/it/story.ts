import type { story as english } from '../en/story.ts';
import { counted } from '../noun.ts';
import { to } from './to.ts';

const dipinti = (count: number) => (count === 1 ? '1 dipinto' : `${count} dipinti`);
const bought = (count: number) => (count === 1 ? 'comprato' : 'comprati');
const sold = (count: number) => (count === 1 ? 'venduto' : 'venduti');
const di = (count: number, artist: string) => (count === 1 ? `un ${artist}` : `due ${artist}`);

/** A game’s replay, notes and charts. */
export const story: typeof english = {
  title: 'Rivedi la partita',
  see: 'Rivedi la partita',
  toTable: 'Al tavolo',
  count: 'Conta il denaro',
  broken: 'Qualcosa nel diario di questa partita non torna. La vedi fin lì.',

  film: {
    lastWall: 'L’ultima parete',
    moment: 'Momento della partita',
    back: 'Indietro',
    play: 'Avvia',
    pause: 'Pausa',
    space: 'Spazio',
    forward: 'Avanti',
    of: (at, all) => `${at} di ${all}`,
    beginning: 'Prima di iniziare',
    round: (round) => `Round ${round}`,
    correct: 'Correggi da qui',
    log: 'Cos’è successo?',
    entries: (count, time) =>
      `${count === 1 ? '1 voce' : `${count} voci`}${time === '' ? '' : ` in ${time}`}, round per round.`,
    points: counted,
    covered: 'Il denaro resta nascosto fino alla fine della partita.',
    uncover: 'Mostra il denaro',
    pad: 'Cosa dice il segnapunti?',
    padTells: {
      money: 'Il denaro di ognuno dopo ogni round.',
      points: 'I punti di ognuno dopo ogni round.',
    },
  },

  decided: {
    won: (names, many) => (many ? `Hanno vinto ${names}` : `Ha vinto ${names}`),
    wall: 'I dipinti dell’ultimo round, quanti sono e quanto ha reso ciascuno',
    title: 'Cos’ha deciso la partita',
    gained: (names, many, amount) =>
      `${names} ${many ? 'hanno' : 'ha'} guadagnato ${amount} sul migliore degli altri`,
    forGood: (gained) => `${gained}, e da lì sempre in testa`,
  },

  notes: {
    notes: 'Note',
    notesHint: 'Cosa vuoi ricordare di questa serata?',
    add: 'Aggiungi una nota',
    change: 'Modifica la nota',
    keep: 'Salva',
    failed: 'Salvataggio non riuscito. Riprova.',
  },

  chart: {
    showNumbers: 'Mostra i numeri',
    hideNumbers: 'Nascondi i numeri',
    showNumbersOf: (title) => `Mostra i numeri: ${title}`,
    hideNumbersOf: (title) => `Nascondi i numeri: ${title}`,
    save: 'Salva come immagine',
    saveOf: (title) => `Salva come immagine: ${title}`,
    saveFailed: 'L’immagine non si è potuta salvare. Riprova.',
    failed: 'Il grafico non si può disegnare. I numeri sono nella tabella.',
    money: 'Denaro',
    points: 'Punti',
    paintings: 'Dipinti',
    player: 'Giocatore',
    artist: 'Artista',
    moment: 'Momento',
    round: (round) => `Round ${round}`,
    rounds: 'Round',
    bank: 'Banca',
    link: 'Link a questo grafico',
    linkOf: (title) => `Link a questo grafico: ${title}`,
    along: (title) => `Punto per punto: ${title}`,
    footer: (game, players, when) =>
      when === null ? `${game} · ${players}` : `${game} · ${players} · ${when}`,
    groupedBy: 'Mostra',
    tracked: {
      counts: 'Di questa partita si sa solo cosa è andato all’asta.',
      owners: 'Di questa partita si sa chi ha comprato, ma non a quanto.',
    },
    galleryCounts: 'Di questa partita si sa solo quali carte sono state giocate.',
    covered: 'Il denaro resta nascosto fino alla fine della partita, e questi grafici lo svelerebbero.',
  },

  race: {
    title: 'Chi era in testa, e quando?',
    none: 'Non è ancora successo niente.',
    afterRounds: (first, last, all) =>
      first === last
        ? `dopo il round ${first}`
        : first === 1 && last === all
          ? 'dopo ogni round'
          : `dopo i round ${first}–${last}`,
    ahead: (names, many, rounds) => `${names} ${many ? 'erano' : 'era'} in testa ${rounds}`,
    later: (names, rounds) => `${names} ${rounds}`,
    won: (names, many, amount) =>
      many ? `${names} hanno vinto insieme, con ${amount} a testa.` : `Ha vinto ${names} con ${amount}.`,
    now: (names, many, amount) =>
      many ? `Ora sono in testa ${names}, con ${amount} a testa.` : `Ora è in testa ${names}, con ${amount}.`,
    changes: (changes) =>
      changes === 0
        ? 'In testa non è mai cambiato nessuno.'
        : changes === 1
          ? 'In testa c’è stato un solo sorpasso.'
          : `In testa ci sono stati ${changes} sorpassi.`,
    notes: {
      money: 'Il denaro, più quello che avrebbero reso i dipinti se il round fosse finito lì.',
      points: 'I punti, più quelli che avrebbero dato le carte in vista se il round fosse finito lì.',
      'from-bank': 'Senza i prezzi il denaro di ognuno non si sa: questo è quanto aveva pagato la banca.',
    },
    moment: {
      start: () => 'Inizio',
      lot: (round, lot) => `Round ${round}, lotto ${lot}`,
      turn: (round, turn) => `Round ${round}, carta ${turn}`,
      adjusted: (round) => `Round ${round}, corretto`,
      round: (round) => `Fine del round ${round}`,
      now: () => 'Ora',
    },
    numbers: 'Quanto aveva ognuno, momento per momento',
  },

  flow: {
    title: 'Da dove è arrivato il denaro?',
    start: 'Inizio',
    sold: 'Venduto',
    bought: 'Comprato',
    paidOut: 'Dalla banca',
    adjusted: 'Corretto',
    cash: 'Denaro',
    earned: 'Dalla banca, tolti gli acquisti',
    none: 'Nessuno ha ancora guadagnato niente.',
    dealer: (name, amount) => `Il miglior mercante è ${name}: ${amount} dalle vendite.`,
    collector: (name, amount) =>
      `Il miglior collezionista è ${name}: ${amount} dalla banca, tolti gli acquisti.`,
    numbers: 'Dall’inizio al denaro, giocatore per giocatore',
  },

  bargains: {
    title: 'Qual è stato l’affare migliore?',
    none: 'Ancora nessun dipinto venduto in un round finito.',
    best: (buyer, count, artist, round, price, paid) =>
      `Il migliore: ${buyer}, ${di(count, artist)} nel round ${round}, ${bought(count)} a ${price} e ${sold(count)} a ${paid}.`,
    worst: (buyer, count, artist, round, price, paid) =>
      `Il peggiore: ${buyer}, ${di(count, artist)} nel round ${round}, ${bought(count)} a ${price} e ${sold(count)} a ${paid}.`,
    even: 'Ogni lotto ha reso esattamente il suo prezzo.',
    price: 'Prezzo',
    paid: 'Quanto ha reso',
    gain: 'Guadagno',
    lot: 'Lotto',
    buyer: 'Compratore',
    seller: 'Venditore',
    kind: 'Asta',
    above: 'ha reso di più',
    below: 'è costato di più',
    point: (buyer, count, artist, kind, round) =>
      `${buyer}: ${count === 1 ? '' : '2 × '}${artist}, ${kind}, round ${round}`,
    pointMoney: (point, price, paid) => `${point}: ${price}, ha reso ${paid}`,
    lotRow: (round, count, artist) => `Round ${round}: ${count === 1 ? '' : '2 × '}${artist}`,
    unmatched: 'Doppia, gratis',
    numbersLots: 'Tutti i lotti dei round finiti',
    noPrices: 'La tabella dice quanto ha reso ogni lotto. Quanto è costato non si sa.',
    noLots: 'Non si sa chi ha comprato cosa.',
  },

  paidWhom: {
    title: 'Chi ha pagato chi?',
    none: 'Nessuno ha ancora comprato niente.',
    noBuyers: 'Non si sa chi ha comprato da chi.',
    onlyBank: 'Finora tutti hanno comprato solo dalla banca.',
    onlyOwn: 'Finora ognuno si è tenuto quello che ha messo all’asta.',
    alone: (winner) => `Ha vinto ${winner}, senza vendere niente agli altri.`,
    most: (from, payee, amount) => `La somma più grande è andata da ${from} ${to(payee)}: ${amount}.`,
    backed: (winner, from, amount) => `Chi ha pagato di più ${to(winner)} è ${from}: ${amount}.`,
    pair: (from, payee, amount) => `${from} › ${payee}: ${amount}`,
    paintings: (count) => dipinti(count),
    own: 'Comprati da sé',
    numbers: 'Dal giocatore della riga a quello della colonna',
    axis: 'Pagato',
  },

  artists: {
    title: 'Come sono saliti e scesi gli artisti?',
    none: 'Ancora nessun round finito.',
    best: (artist, value, round) => `Ha reso di più ${artist}: ${value} ciascuno nel round ${round}.`,
    never: (artists) => `Non hanno mai reso niente: ${artists}.`,
    axis: 'Resa a dipinto o carta',
    values: 'Quanto ha reso ogni dipinto o carta, round per round',
    counts: 'Quanti erano sul tavolo, round per round',
  },

  earnings: {
    title: 'Da dove sono arrivati i punti?',
    bank: {
      none: 'La banca non ha ancora pagato nessuno.',
      most: (name, amount, artist, ofArtist) =>
        `La banca ha pagato di più ${to(name)}, ${amount}, di cui ${ofArtist} per ${artist}.`,
      numbers: 'Quanto ha pagato la banca, per giocatore e artista',
    },
    points: {
      none: 'Nessun round ha ancora dato punti.',
      most: (name, amount, artist, ofArtist) =>
        `Ha fatto più punti ${name}: ${amount}, di cui ${ofArtist} con ${artist}.`,
      numbers: 'Punti per giocatore e artista',
    },
  },
};
