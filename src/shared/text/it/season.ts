import type { club as englishClub, season as english } from '../en/season.ts';
import { capitalised } from '../noun.ts';
import { al, dal } from './article.ts';

/** A season and a club's page, in Italian. */
export const season: typeof english = {
  title: 'Stagione',
  see: 'Classifica della stagione',
  between: (from, to) => `${capitalised(dal(from))} ${al(to)}`,
  about: (games, number, evenings, ofEvenings) =>
    `${games === 1 ? 'Una partita' : `${number} partite`} in ${evenings === 1 ? 'una serata' : `${ofEvenings} serate`}`,
  none: 'Tra questi due giorni non c’è nessuna partita che conta.',
  reading: 'Sommo i punti…',
  failed: 'Non riesco a sommare i punti. Riprova.',
  from: 'Primo giorno',
  to: 'Ultimo giorno',
  rule: 'Punti per',
  rules: { places: 'Piazzamenti', wins: 'Vittorie in più del previsto', rating: 'Valutazione' },
  explained: {
    places:
      'In ogni partita, un punto per ciascuno che ti lasci dietro e mezzo punto per ciascuno alla pari con te.',
    wins: 'Una vittoria vale 1, meno le vittorie che darebbe il caso a quel tavolo: un quarto se si è in quattro.',
    rating:
      'La valutazione che uno ha come minimo dopo queste sole partite: tutti ripartono da capo, e una partita fortunata non basta.',
  },
  least: 'Partite richieste',
  fewer: (games, number) =>
    `Con meno di ${games === 1 ? 'una partita' : `${number} partite`} non si entra in classifica.`,
  name: 'Nome',
  nameHint: 'Campionato d’autunno',
  table: 'Classifica',
  course: 'Com’è andata la stagione?',
  courseSaid: (evenings, number) =>
    evenings === 1 ? 'Finora c’è stata una serata.' : `I punti dopo ognuna di ${number} serate.`,
  conditions: 'Cosa conta',
  nobodyYet: 'Nessuno ha ancora giocato abbastanza partite.',
  leads: (name, points) => `In testa c’è ${name} con ${points}.`,
  leadsBefore: (name, points, next, their) => `In testa c’è ${name} con ${points}, poi ${next} con ${their}.`,
  share: (names, points) => `In testa sono alla pari ${names}, con ${points}.`,
  columns: {
    place: 'Piazzamento',
    player: 'Giocatore',
    games: 'Partite',
    wins: 'Vittorie',
    points: 'Punti',
    day: 'Giorno',
  },
  unplaced: '–',
  print: 'Stampa questa classifica',
  days: 'L’ultimo giorno viene prima del primo. Cambia uno dei due.',
  keep: 'Mostrala a tutti',
  keepExplained: 'Sulla pagina del club e su ogni portatile che condivide le vostre partite.',
  ownersChoose: 'La stagione che vedono tutti la scelgono i proprietari del club.',
  kept: 'È la stagione che vedono tutti.',
  own: 'Questa stagione è solo tua, non del club.',
  other: 'Tutti vedono un’altra stagione.',
  otherOwn: 'Hai un’altra stagione tutta tua.',
  seeKept: 'Guarda quella',
  stop: 'Non mostrarla più',
  keepFailed: 'Salvataggio non riuscito. Riprova.',
};

export const club: typeof englishClub = {
  latest: 'Ultime partite',
  allGames: 'Tutte le partite',
  evening: 'L’ultima serata',
  underWay: 'In corso adesso',
  watch: (players) => `Guarda ${players}`,
  standings: 'Classifica',
  nothing: 'Qui non c’è ancora niente. La prima partita del club comparirà qui.',
  reading: 'Leggo le partite…',
  failed: 'Non riesco a leggere le partite. Riprova.',
};
