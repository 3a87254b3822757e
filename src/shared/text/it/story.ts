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
  broken: 'Qualcosa nel diario di questa partita non torna. La vedi fin lì.',

  film: {
    title: 'Passo per passo',
    moment: 'Momento della partita',
    first: 'All’inizio',
    back: 'Un passo indietro',
    play: 'Avvia',
    pause: 'Pausa',
    forward: 'Un passo avanti',
    last: 'Alla fine',
    of: (at, all) => `${at} di ${all}`,
    beginning: 'Prima di iniziare',
    round: (round) => `Round ${round}`,
    keys: 'Frecce: un passo. Inizio e Fine: al primo e all’ultimo. Barra spaziatrice: avvia.',
    correct: 'Correggi da qui',
    log: 'Cos’è successo',
    points: counted,
    covered: 'Il denaro resta nascosto fino alla fine della partita.',
    uncover: 'Mostra il denaro',
    pad: 'Segnapunti',
  },

  decided: {
    won: (names, many) => (many ? `Hanno vinto ${names}` : `Ha vinto ${names}`),
    wall: 'Le opere dell’ultimo round, quante sono e quanto vale ciascuna',
    title: 'Cos’ha deciso la partita',
    gained: (names, many, amount) =>
      `${names} ${many ? 'hanno' : 'ha'} guadagnato ${amount} sul migliore degli altri`,
    forGood: (gained) => `${gained}, passando in testa fino alla fine`,
  },

  notes: {
    title: 'Su questa partita',
    notes: 'Note',
    notesHint: 'Cosa vuoi ricordare di questa serata?',
    location: 'Luogo',
    tags: 'Etichette, separate da virgole',
    tagsAlone: 'Etichette',
    misplayed: 'Giocata con un errore nelle regole: non conta nelle statistiche',
    keep: 'Salva',
    kept: 'Salvato.',
    failed: 'Salvataggio non riuscito. Riprova.',
    unchanged: 'Non è ancora cambiato niente.',
  },

  chart: {
    title: 'La storia in grafici',
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
    total: 'In tutto',
    bank: 'Banca',
    link: 'Link a questo grafico',
    linkOf: (title) => `Link a questo grafico: ${title}`,
    along: (title) => `Punto per punto: ${title}`,
    footer: (game, players, when) =>
      when === null ? `${game} · ${players}` : `${game} · ${players} · ${when}`,
    byArtist: 'Per artista',
    byKind: 'Per tipo di asta',
    groupedBy: 'Mostra',
    countsOnly: 'Di questa partita si sa solo cosa è andato all’asta.',
    ownersOnly: 'Di questa partita si sa chi ha comprato, ma non a quanto.',
    galleryCounts: 'Di questa partita si sa solo quali carte sono state giocate.',
    covered: 'Il denaro resta nascosto fino alla fine della partita, e questi grafici lo svelerebbero.',
  },

  race: {
    title: 'Chi era in testa, e quando?',
    none: 'Non è ancora successo niente.',
    afterRounds: (first, last, names) =>
      first === last ? `dopo il round ${first} ${names}` : `dopo i round ${first}–${last} ${names}`,
    ahead: (rounds) => `In testa: ${rounds}.`,
    won: (names, many, amount) =>
      many ? `${names} hanno vinto insieme, con ${amount} a testa.` : `Ha vinto ${names} con ${amount}.`,
    now: (names, amount) => `In testa ora: ${names}, con ${amount}.`,
    changes: (changes) =>
      changes === 0
        ? 'In testa non è mai cambiato nessuno.'
        : changes === 1
          ? 'In testa c’è stato un solo sorpasso.'
          : `In testa ci sono stati ${changes} sorpassi.`,
    money: 'Il denaro, più quello che avrebbero reso i dipinti se il round fosse finito lì.',
    points: 'I punti, più quelli che avrebbero dato le carte in vista se il round fosse finito lì.',
    fromBank: 'Senza i prezzi il denaro di ognuno non si sa: questo è quanto aveva pagato la banca.',
    start: 'Inizio',
    lot: (round, lot) => `Round ${round}, lotto ${lot}`,
    turn: (round, turn) => `Round ${round}, carta ${turn}`,
    adjusted: (round) => `Round ${round}, corretto`,
    end: (round) => `Fine del round ${round}`,
    nowMoment: 'Ora',
    numbers: 'Quanto aveva ognuno, momento per momento',
  },

  flow: {
    title: 'Da dove è arrivato il denaro, e dov’è finito?',
    start: 'Inizio',
    sold: 'Venduto',
    bought: 'Comprato',
    paidOut: 'Dalla banca',
    adjusted: 'Corretto',
    cash: 'Denaro',
    answer: (name, sold, bought, paidOut, cash) =>
      `${name}: ${sold} dalle vendite, ${bought} spesi in dipinti, ${paidOut} dalla banca. In tutto ${cash}.`,
    dealer: (name, amount) => `Il miglior mercante è ${name}: ${amount} dalle vendite.`,
    collector: (name, amount) =>
      `Il miglior collezionista è ${name}: ${amount} dalla banca, tolti gli acquisti.`,
    numbers: 'Dall’inizio al denaro, giocatore per giocatore',
    noneBank: 'La banca non ha ancora pagato nessuno.',
    bankMost: (name, amount, artist, ofArtist) =>
      `La banca ha pagato di più ${to(name)}, ${amount}, di cui ${ofArtist} per ${artist}.`,
    bankNumbers: 'Quanto ha pagato la banca, per giocatore e artista',
  },

  bargains: {
    title: 'Qual è stato l’affare migliore?',
    none: 'Ancora nessun dipinto venduto in un round finito.',
    best: (buyer, count, artist, round, price, paid) =>
      `Il migliore: ${buyer}, ${di(count, artist)} nel round ${round}, ${bought(count)} a ${price} e ${sold(count)} a ${paid}.`,
    worst: (buyer, count, artist, round, price, paid) =>
      `Il peggiore: ${buyer}, ${di(count, artist)} nel round ${round}, ${bought(count)} a ${price} e ${sold(count)} a ${paid}.`,
    groupBest: (group, gain) => `Il più conveniente: ${group}, ${gain} a dipinto.`,
    price: 'Prezzo',
    paid: 'Quanto ha reso',
    gain: 'Guadagno',
    perPainting: 'A dipinto',
    lots: 'Lotti',
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
    numbersByArtist: 'Prezzi e rese, per artista',
    numbersByKind: 'Prezzi e rese, per tipo di asta',
    numbersLots: 'Tutti i lotti dei round finiti',
    noPrices: 'La tabella dice quanto ha reso ogni lotto. Quanto è costato non si sa.',
    noLots: 'Non si sa chi ha comprato cosa.',
  },

  paidWhom: {
    title: 'Chi ha pagato chi, e chi ha pagato la vittoria?',
    none: 'Nessuno ha ancora comprato niente.',
    noBuyers: 'Non si sa chi ha comprato da chi.',
    forWinner: (winner, parts) => `Ha vinto ${winner}, con il denaro di ${parts}.`,
    forLeader: (leader, parts) => `Ha incassato di più ${leader}, da ${parts}.`,
    onlyBank: 'Finora tutti hanno comprato solo dalla banca.',
    onlyOwn: 'Finora ognuno si è tenuto quello che ha messo all’asta.',
    alone: (winner) => `Ha vinto ${winner}, senza vendere niente agli altri.`,
    part: (name, amount) => `${name} (${amount})`,
    most: (from, payee, amount) => `La somma più grande è andata da ${from} ${to(payee)}: ${amount}.`,
    paintings: (count) => dipinti(count),
    own: 'Comprati da sé',
    numbers: 'Dal giocatore della riga a quello della colonna',
    axis: 'Ricevuto',
    winner: 'ha vinto',
  },

  artists: {
    title: 'Come sono saliti e scesi gli artisti?',
    none: 'Ancora nessun round finito.',
    best: (artist, value, round) => `Ha reso di più ${artist}: ${value} ciascuno nel round ${round}.`,
    never: (artists) => `Non hanno mai pagato niente: ${artists}.`,
    axis: 'Resa a dipinto o carta',
    values: 'Quanto ha reso ogni dipinto o carta, round per round',
    counts: 'Quanti erano sul tavolo, round per round',
  },

  endings: {
    title: 'Chi ha chiuso i round, e gli è convenuto?',
    none: 'Ancora nessun round finito.',
    by: (round, name, artist) => `Round ${round}: ${name}, con ${artist}`,
    byUnknown: (round, artist) => `Round ${round}: un ${artist}`,
    allAtOnce: (round, name) => `Round ${round}: tutti insieme, con la carta di ${name}`,
    noCard: (round) => `Round ${round}: nessuno aveva più carte`,
    better: (head, amount) => `${head}, guadagnandoci ${amount}`,
    worse: (head, amount) => `${head}, rimettendoci ${amount}`,
    axis: 'Con l’ultima carta',
    asItWas: (head) => `${head}, incasso`,
    earlier: (round) => `Round ${round}, una carta in meno`,
    numbers: 'Quanto ha incassato ognuno, con e senza la carta che ha chiuso il round',
    same: 'nessuna differenza',
    noDifference: 'Con una carta in meno tutti avrebbero incassato lo stesso.',
    unknown: '?',
    noHolders: 'Senza quella carta non si sa chi aveva cosa.',
    note: 'Sopra la linea c’è chi ci ha guadagnato, con la carta che ha chiuso il round.',
  },

  earnings: {
    title: 'Da dove sono arrivati i punti?',
    none: 'Nessun round ha ancora dato punti.',
    most: (name, amount, artist, ofArtist) =>
      `Ha fatto più punti ${name}: ${amount}, di cui ${ofArtist} con ${artist}.`,
    byRound: 'Per round',
    numbersByArtist: 'Punti per giocatore e artista',
    numbersByRound: 'Punti per giocatore e round',
  },

  awards: {
    title: 'Quanto hanno reso i premi?',
    none: 'Ancora nessun premio assegnato.',
    award: (artist, round, name) =>
      name === null ? `${artist}, round ${round}` : `${artist}, round ${round}, da ${name}`,
    most: (award, amount) => `Ha reso di più quello per ${award}: ${amount} punti in tutto.`,
    nothing: 'Nessun premio ha dato punti.',
    numbers: 'Punti per premio e giocatore',
    award1: 'Premio',
  },

  extras: {
    title: 'Le carte aggiunte hanno reso?',
    none: 'Nessuno ha aggiunto una carta.',
    sum: (cards, points, most, ofMost) =>
      cards === 1
        ? `È stata aggiunta una carta, che ha dato ${points} ${to(most)}.`
        : `Sono state aggiunte ${cards} carte. Hanno dato ${points} in tutto, di cui ${ofMost} ${to(most)}.`,
    nothing: (cards) =>
      cards === 1
        ? 'L’unica carta aggiunta non ha dato punti.'
        : `Le ${cards} carte aggiunte non hanno dato punti.`,
    numbers: 'Punti delle carte aggiunte, per giocatore e round',
    cell: (points, cards) => (cards === 0 ? '–' : `${points} (${cards})`),
  },
};
