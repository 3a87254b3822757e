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
};
