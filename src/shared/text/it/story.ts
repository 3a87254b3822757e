import type { story as english } from '../en/story.ts';
import { counted } from '../noun.ts';
import { to } from './to.ts';

const dipinti = (count: number) => (count === 1 ? '1 dipinto' : `${count} dipinti`);
const bought = (count: number) => (count === 1 ? 'comprato' : 'comprati');
const sold = (count: number) => (count === 1 ? 'venduto' : 'venduti');
const di = (count: number, artist: string) => (count === 1 ? `un ${artist}` : `due ${artist}`);

/** A game looked at again: its film, its notes, and its story in charts. */
export const story: typeof english = {
  title: 'La partita, di nuovo',
  see: 'Rivedi la partita',
  seeOf: (players) => `Rivedi la partita: ${players}`,
  toTable: 'Al tavolo',
  broken: 'Qualcosa nel diario di questa partita non torna. Si vede fin dove si può giocare.',

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
    beginning: 'Prima della prima voce',
    round: (round) => `Round ${round}`,
    keys: 'Le frecce vanno di un passo, Inizio e Fine ai capi, la barra spaziatrice avvia.',
    correct: 'Correggi da qui',
    log: 'Che cosa è successo',
    points: counted,
    covered: 'Il denaro resta coperto fino alla fine della partita.',
    uncover: 'Mostra il denaro',
    pad: 'Segnapunti',
  },

  notes: {
    title: 'Su questa partita',
    notes: 'Note',
    notesHint: 'Che cosa vale la pena ricordare di questa serata?',
    location: 'Luogo',
    tags: 'Etichette, separate da virgole',
    tagsAlone: 'Etichette',
    misplayed: 'Giocata con un errore nelle regole: la partita non conta in nessuna statistica',
    keep: 'Salva',
    kept: 'Salvato.',
    failed: 'Non è stato salvato. Riprova.',
    unchanged: 'Non è ancora cambiato niente.',
  },

  chart: {
    title: 'La sua storia in grafici',
    showNumbers: 'Mostra i numeri',
    hideNumbers: 'Nascondi i numeri',
    showNumbersOf: (title) => `Mostra i numeri: ${title}`,
    hideNumbersOf: (title) => `Nascondi i numeri: ${title}`,
    save: 'Salva come immagine',
    saveOf: (title) => `Salva come immagine: ${title}`,
    saveFailed: 'Non è stato possibile salvare l’immagine. Riprova.',
    failed: 'Non è stato possibile disegnare il grafico. I suoi numeri sono nella tabella.',
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
    footer: (game, players, when) =>
      when === null ? `${game} · ${players}` : `${game} · ${players} · ${when}`,
    byArtist: 'Per artista',
    byKind: 'Per tipo di asta',
    groupedBy: 'Che cosa si vede',
    countsOnly: 'Di questa partita è stato annotato solo ciò che è andato all’asta.',
    ownersOnly: 'Di questa partita sono stati annotati i compratori, non i prezzi.',
    galleryCounts: 'Di questa partita sono state annotate solo le carte esposte.',
    covered: 'Il denaro resta coperto fino alla fine della partita, e questi grafici lo direbbero.',
  },

  race: {
    title: 'Chi era in testa, e quando?',
    none: 'Non è ancora successo niente.',
    afterRounds: (first, last, names) =>
      first === last ? `dopo il round ${first} ${names}` : `dopo i round da ${first} a ${last} ${names}`,
    ahead: (rounds) => `In testa: ${rounds}.`,
    won: (names, many, amount) =>
      many
        ? `${names} si sono divisi la vittoria, con ${amount} a testa.`
        : `Ha vinto ${names} con ${amount}.`,
    now: (names, amount) => `In testa ora: ${names}, con ${amount}.`,
    changes: (changes) =>
      changes === 0
        ? 'In testa non c’è mai stato un cambio.'
        : changes === 1
          ? 'In testa c’è stato un solo cambio.'
          : `In testa ci sono stati ${changes} cambi.`,
    money: 'Il denaro, con ciò che i dipinti posseduti avrebbero reso se il round fosse finito lì.',
    points: 'I punti, con ciò che le carte in vista avrebbero reso se il round fosse finito lì.',
    fromBank: 'Senza i prezzi il denaro di ciascuno non si conosce: questo è ciò che aveva pagato la banca.',
    start: 'Inizio',
    lot: (round, lot) => `Round ${round}, lotto ${lot}`,
    turn: (round, turn) => `Round ${round}, carta ${turn}`,
    adjusted: (round) => `Round ${round}, corretto`,
    end: (round) => `Fine del round ${round}`,
    nowMoment: 'Ora',
    numbers: 'Che cosa aveva ciascuno, momento per momento',
  },

  flow: {
    title: 'Da dove è venuto il denaro, e dove è andato?',
    start: 'Inizio',
    sold: 'Venduto',
    bought: 'Comprato',
    paidOut: 'Dalla banca',
    adjusted: 'Corretto',
    cash: 'Denaro',
    answer: (name, sold, bought, paidOut, cash) =>
      `${name}: ${sold} vendendo, ${bought} spesi in dipinti, ${paidOut} dalla banca, in tutto ${cash}.`,
    dealer: (name, amount) => `Come mercante ha guadagnato di più ${name}, vendendo: ${amount}.`,
    collector: (name, amount) =>
      `Come collezionista ha guadagnato di più ${name}, tra incassi e acquisti: ${amount}.`,
    numbers: 'Dall’inizio al denaro, giocatore per giocatore',
    noneBank: 'La banca non ha ancora pagato nessuno.',
    bankMost: (name, amount, artist, ofArtist) =>
      `La banca ha pagato di più ${to(name)}, ${amount}, di cui ${ofArtist} per ${artist}.`,
    bankNumbers: 'Che cosa ha pagato la banca, per giocatore e artista',
  },

  bargains: {
    title: 'Che cosa è stato un affare?',
    none: 'In nessun round finito è stato venduto un lotto.',
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
    numbersLots: 'Ogni lotto il cui round è finito',
    noPrices: 'La tabella dice quanto ha reso ogni lotto; quanto è costato non è stato scritto.',
    noLots: 'Chi ha comprato che cosa non è stato scritto.',
  },

  paidWhom: {
    title: 'Chi ha pagato chi, e chi ha pagato per chi ha vinto?',
    none: 'Nessuno ha ancora comprato niente.',
    noBuyers: 'Chi ha comprato da chi non è stato scritto.',
    forWinner: (winner, parts) => `Ha vinto ${winner}, con il denaro di ${parts}.`,
    forLeader: (leader, parts) => `Ha incassato di più ${leader}, da ${parts}.`,
    onlyBank: 'Finora tutti hanno comprato solo dalla banca.',
    onlyOwn: 'Finora ognuno ha tenuto ciò che ha messo all’asta.',
    alone: (winner) => `Ha vinto ${winner}, senza vendere niente agli altri.`,
    part: (name, amount) => `${name} (${amount})`,
    most: (from, payee, amount) => `La somma più grande è andata da ${from} ${to(payee)}: ${amount}.`,
    paintings: (count) => dipinti(count),
    own: 'Tenuti per sé',
    numbers: 'Dal giocatore della riga a quello della colonna',
    axis: 'Ricevuto',
    winner: 'ha vinto',
  },

  artists: {
    title: 'Come sono saliti e scesi gli artisti?',
    none: 'Nessun round è ancora finito.',
    best: (artist, value, round) => `Ha reso di più ${artist}: ${value} ciascuno nel round ${round}.`,
    never: (artists) => `Non hanno mai pagato niente: ${artists}.`,
    axis: 'Resa di ciascuno',
    values: 'Quanto ha reso ogni dipinto o carta, round per round',
    counts: 'Quanti erano sul tavolo, round per round',
  },

  endings: {
    title: 'Chi ha chiuso ogni round, e quanto si prendeva con una carta in meno?',
    none: 'Nessun round è ancora finito.',
    by: (round, name, artist) => `Round ${round}: ${name}, con ${artist}`,
    byUnknown: (round, artist) => `Round ${round}: un ${artist}`,
    allAtOnce: (round, name) => `Round ${round}: tutti insieme, con la carta di ${name}`,
    noCard: (round) => `Round ${round}: nessuno aveva più carte`,
    better: (head, amount) => `${head}, guadagnandoci ${amount}`,
    worse: (head, amount) => `${head}, rimettendoci ${amount}`,
    axis: 'Con l’ultima carta',
    asItWas: (head) => `${head}, incasso`,
    earlier: (round) => `Round ${round}, una carta in meno`,
    numbers: 'Quanto ha incassato ciascuno, e quanto senza la carta che ha chiuso il round',
    same: 'nessuna differenza',
    noDifference: 'Con una carta in meno ciascuno avrebbe incassato lo stesso.',
    unknown: '?',
    noHolders: 'Nessuno sa chi avesse che cosa senza di essa.',
    note: 'Sopra la linea chi ci ha guadagnato con la carta che ha chiuso il round, a parità di tutto il resto.',
  },

  earnings: {
    title: 'Da dove sono venuti i punti?',
    none: 'Nessun round ha ancora dato punti.',
    most: (name, amount, artist, ofArtist) =>
      `Ha fatto più punti ${name}, ${amount}; ${ofArtist} sono venuti da ${artist}.`,
    byRound: 'Per round',
    numbersByArtist: 'Punti per giocatore e artista',
    numbersByRound: 'Punti per giocatore e round',
  },

  awards: {
    title: 'Che cosa hanno portato i premi?',
    none: 'Non è stato dato nessun premio.',
    award: (artist, round, name) =>
      name === null ? `${artist}, round ${round}` : `${artist}, round ${round}, da ${name}`,
    most: (award, amount) => `Di più quello per ${award}: ${amount} punti per tutti insieme.`,
    nothing: 'Nessuno ha portato un punto.',
    numbers: 'Punti per premio e giocatore',
    award1: 'Premio',
  },

  extras: {
    title: 'Le carte aggiunte hanno reso?',
    none: 'Nessuno ha aggiunto una carta.',
    sum: (cards, points, most, ofMost) =>
      cards === 1
        ? `È stata aggiunta una carta, che ha portato ${points}, a ${most}.`
        : `Sono state aggiunte ${cards} carte, che hanno portato ${points} in tutto, di cui ${ofMost} a ${most}.`,
    nothing: (cards) =>
      cards === 1
        ? 'L’unica carta aggiunta non ha portato niente.'
        : `Le ${cards} carte aggiunte non hanno portato niente.`,
    numbers: 'Punti delle carte aggiunte, per giocatore e round',
    cell: (points, cards) => (cards === 0 ? '–' : `${points} (${cards})`),
  },
};
