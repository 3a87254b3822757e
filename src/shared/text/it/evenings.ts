import type { evenings as english } from '../en/evenings.ts';

export const evenings: typeof english = {
  standings: {
    player: 'Giocatore, artista preferito',
    rating: 'Valutazione e incertezza',
    course: 'Negli anni',
    wins: 'Vittorie, e quante ne darebbe il caso',
    latest: 'Ultime otto',
    games: (games, number, day) => `${number} ${games === 1 ? 'partita' : 'partite'}, l’ultima il ${day}`,
    highest: (rating) => `massimo ${rating}`,
    won: (wins, number, expected) => `${number} ${wins === 1 ? 'vittoria' : 'vittorie'}, ${expected} attese`,
    place: (place, players) => `${place}° su ${players}`,
    unplaced: 'non vinta',
    all: (people) => `Mostra tutti e ${people}`,
  },
  prices: {
    title: 'Quanto paghiamo, e quanto rende?',
    none: 'In nessuna di queste partite si conoscono tutti i prezzi.',
    note: 'In media per dipinto. La linea è quanto ha pagato la banca.',
    by: { artist: 'Artista', kind: 'Tipo', round: 'Round', players: 'Giocatori', person: 'Compratore' },
    round: (round) => `Round ${round}`,
    perPainting: 'A dipinto',
    paintings: 'Dipinti',
    price: 'Prezzo',
    paid: 'Incasso',
    gain: 'Guadagno',
    both: (price, paid) => `${price}, ha reso ${paid}`,
    between: (low, high) => `da ${low} a ${high}`,
  },
  times: {
    title: 'Quando giochiamo?',
    by: { weeks: 'Settimane', weekdays: 'Giorni' },
    note: 'Un quadratino per settimana. In quelle rosse c’è stata più di una serata.',
    perEvening: (games) => `In media ${games} partite a serata.`,
    mostly: (weekday, evenings, of) => `Soprattutto di ${weekday}: ${evenings} serate su ${of}.`,
    longest: (weeks, number, day) =>
      weeks === 1 ? 'Mai due settimane di fila.' : `Al massimo ${number} settimane di fila, dal ${day}.`,
    now: (weeks) => `Ora sono ${weeks} settimane di fila.`,
    week: (monday, evenings, games) =>
      evenings === 0
        ? monday
        : `${monday}: ${evenings === 1 ? '1 serata' : `${evenings} serate`}, ${games === 1 ? '1 partita' : `${games} partite`}`,
    weekdays: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
    byWeekday: 'Per giorno',
    byYear: 'Per anno',
    year: 'Anno',
    evenings: 'Serate',
    onThisDay: 'In questo giorno',
  },
  enders: {
    title: 'Chi chiude i round, e conviene?',
    none: 'In nessuna di queste partite si sa chi ha chiuso un round.',
    pays: (ending, otherwise) =>
      `Conviene: più della media del tavolo nel ${ending} di quei round, negli altri nel ${otherwise}.`,
    costs: (ending, otherwise) =>
      `Non conviene: più della media del tavolo nel ${ending} di quei round, negli altri nel ${otherwise}.`,
    unclear: (ending, otherwise) =>
      `Non c’è una differenza chiara: più della media del tavolo nel ${ending} di quei round, negli altri nel ${otherwise}.`,
    note: 'Quante volte un round ha reso più della media del tavolo, con l’intervallo al 95%.',
    more: 'Più della media',
    rounds: 'Round',
    ended: 'Chiusi',
    expected: 'Per caso',
    ending: 'Chiudendolo',
    otherwise: 'Altrimenti',
    interval: 'Intervallo al 95%',
    between: (low, high) => `da ${low} a ${high}`,
  },
  compared: {
    titles: { years: 'Cos’è cambiato quest’anno?', places: 'Conta il luogo?' },
    heads: { years: 'Anno', places: 'Luogo' },
    none: {
      years: 'Le partite sono tutte dello stesso anno.',
      places: 'Le partite sono tutte nello stesso luogo.',
    },
    tooFew: 'Nessuno ha ancora cinque partite in entrambi.',
    luck: 'Può essere un caso.',
    note: (one, other) => `La quota di partite vinte: ${one} e ${other} a confronto.`,
    won: 'Partite vinte',
    wonOf: (share, games) => `${share} di ${games}`,
    of: (figure, key) => `${figure}, ${key}`,
    all: 'Tutti',
    evenings: 'Serate',
    perEvening: 'Partite a serata',
    review: 'Anno per anno',
    played: (games, number, evenings, of) =>
      `${games === 1 ? '1 partita' : `${number} partite`} in ${evenings === 1 ? '1 serata' : `${of} serate`}.`,
  },
};
