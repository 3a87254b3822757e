import type { evening as english } from '../en/evening.ts';

export const evening: typeof english = {
  kind: 'Una serata',
  reading: 'Guardo la serata…',
  failed: 'La serata non si è potuta leggere. Le partite sono al sicuro: riprova.',
  notCounted: 'Questa partita non fa parte di nessuna serata: non è finita, o non conta.',
  before: 'La serata precedente',
  after: 'La serata successiva',
  print: 'Stampa la serata',
  won: (names, many) => (many ? `La serata è di ${names}` : `${names} ha vinto la serata`),
  points: (count, number, each) =>
    ` con ${count === 1 ? 'un punto' : `${number} punti`} per i piazzamenti${each ? ' a testa' : ''}`,
  more: (lead, second) => `, ${lead} più di ${second}`,
  from: {
    first: (name) => `${name} era in testa dalla prima partita.`,
    nth: (name, game) => `${name} era in testa dalla partita ${game} in poi.`,
    last: 'Ha deciso l’ultima partita.',
  },
  by: (lead, second) => `${lead} più di ${second}`,
  comeback: (behind) => `dopo uno svantaggio di ${behind}`,
  standings: 'Classifica',
  columns: { player: 'Giocatore', game: (game) => `Partita ${game}`, won: 'Vinte', points: 'Punti' },
  result: 'Risultato',
  absent: 'non ha giocato',
  games: 'Le partite',
  paintings: 'I dipinti della serata',
  besides: 'Altro della serata',
  catalogue: 'Il catalogo',
  picture: 'La serata in un’immagine, con o senza nomi.',
  leftOut: (games) => (games === 1 ? 'Un’altra partita qui non conta:' : 'Altre partite qui non contano:'),
  players: (names, why) => `${names} (${why})`,
};
