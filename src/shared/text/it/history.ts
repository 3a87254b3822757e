import type { history as english } from '../en/history.ts';
import { al, dal } from './article.ts';

const some = (games: number, number: string) => (games === 1 ? 'una partita' : `${number} partite`);

/** The history, in Italian. */
export const history: typeof english = {
  title: 'Storico',
  list: 'Partite, dalla più recente',
  games: (games, number) => (games === 1 ? '1 partita' : `${number} partite`),
  gamesOn: (games, evenings, number) => `${games} in ${evenings === 1 ? 'una serata' : `${number} serate`}`,
  empty: 'Ancora nessuna partita. Appena ne finite una, i suoi dipinti sono qui.',
  nothing: 'Nessuna partita trovata. Prova con meno filtri.',
  reading: 'Un attimo…',
  failed: 'Lo storico non si apre. Le partite sono al sicuro: riprova.',
  figures: 'Le loro statistiche',

  search: 'Cerca',
  text: 'Cerca tra nomi, scatole, luoghi, etichette e note',
  together: 'Conta insieme le scatole con gli stessi numeri',
  since: 'Dal',
  to: 'Al',
  all: 'Togli i filtri',
  remove: (chosen) => `Togli il filtro: ${chosen}`,
  by: {
    person: 'Giocatore',
    with: 'Con chi',
    family: 'Tipo di gioco',
    edition: 'Scatola',
    seats: 'In quanti',
    place: 'Luogo',
    tag: 'Etichetta',
    time: 'Data',
    status: 'Stato',
    counted: 'Statistiche',
    sample: 'Partite',
  },
  families: { auction: 'Aste', gallery: 'Giochi di carte' },
  with: (names) => `con ${names}`,
  sinceDay: dal,
  toDay: (day) => `fino ${al(day)}`,
  seats: (seats) => `${seats} giocatori`,
  statuses: { finished: 'Giocata', unfinished: 'In corso', abandoned: 'Abbandonata' },

  evening: (place, games) => (place === null ? games : `${games}, ${place}`),
  eveningOf: (names, several, late) => (several ? names : `La ${late ? 'serata' : 'giornata'} di ${names}`),
  strip: {
    round: (round, paintings) => `Round ${round}: ${paintings}.`,
    sold: (paintings) => (paintings === 1 ? '1 venduto' : `${paintings} venduti`),
  },
  wonWith: (won, score) => `${won} con ${score}`,
  tag: (tag) => `«${tag}»`,
  minutes: (minutes) => `${minutes} min`,
  hours: (hours, minutes) => (minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`),
  misplayed: 'errore nelle regole, non conta',
  sample: 'esempio, non conta',
  contradicted: 'due risultati',

  samples: {
    offer:
      'Vuoi vedere cosa raccontano storico e statistiche? Ecco trenta partite di amici inventati. Non contano con le tue.',
    show: 'Mostra lo storico di esempio',
    here: (games) =>
      games === 1
        ? 'C’è 1 partita dello storico di esempio. Non conta con le tue.'
        : `Ci sono ${games} partite dello storico di esempio. Non contano con le tue.`,
    name: 'Storico di esempio',
    figures: 'Guarda le statistiche',
    remove: 'Togli lo storico di esempio',
    failed: 'Operazione non riuscita. Riprova.',
  },

  countedOr: { yes: 'Contate', no: 'Non contate' },

  actions: {
    more: 'Altro…',
    moreOf: (players, day) => `Altro per la partita di ${players}, ${day}`,
    change: 'Modifica…',
    tags: 'Etichette',
    place: 'Luogo',
    day: 'Data',
    addTags: 'Aggiungi etichette, separate da virgole',
    keepTags: 'Da tenere',
    remove: { place: 'Togli il luogo', day: 'Togli la data' },
    save: 'Salva',
    misplayed: 'C’è stato un errore nelle regole',
    counting: 'Nessun errore: falla contare',
    undo: 'Annulla',
    undone: 'Annullato.',
    asBefore: 'Era già così.',
    changedSince: 'Nel frattempo è cambiata ancora: resta com’è.',
    trashed: 'Questa partita è nel cestino: non conta.',
    failed: 'Operazione non riuscita. Riprova.',
    done: {
      trash: (games, number) => `Nel cestino: ${some(games, number)}.`,
      restore: (games, number) => `Fuori dal cestino: ${some(games, number)}.`,
      misplayed: (games, number) => `Con un errore nelle regole: ${some(games, number)}.`,
      counting: (games, number) => `Senza errori: ${some(games, number)}.`,
      tags: (games, number) => `Etichette cambiate: ${some(games, number)}.`,
      place: (games, number) => `Luogo cambiato: ${some(games, number)}.`,
      day: (games, number) => `Data cambiata: ${some(games, number)}.`,
    },
  },

  picking: 'Scegli le partite',
  pickAll: (games, number) => (games === 1 ? 'Scegli questa' : `Scegli tutte e ${number}`),
  stopPicking: 'Annulla la scelta',
  pick: (players, day) => `Scegli la partita di ${players}, ${day}`,
  picked: (games) => (games === 1 ? '1 partita scelta' : `${games} partite scelte`),
  takeOut: 'Esporta',
  takeOutFailed: 'Esportazione non riuscita. Riprova.',

  rebuilding: 'Ricalcolo storico e statistiche dalle tue partite. Quello che vedi non è ancora tutto.',
  rebuildFailed:
    'Il ricalcolo di storico e statistiche non è riuscito. Le partite sono al sicuro; al prossimo avvio l’app riprova.',
  behind: (games, number) =>
    games === 1
      ? 'Manca una partita nel calcolo: per ora storico e statistiche non sono completi. La partita è al sicuro.'
      : `Mancano ${number} partite nel calcolo: per ora storico e statistiche non sono completi. Le partite sono al sicuro.`,
  catchUp: 'Ricalcola',
  contradiction: {
    title: (games) => (games === 1 ? 'Una partita ha due risultati' : `${games} partite hanno due risultati`),
    explained:
      'Il risultato scritto e quello del diario sono diversi. Finché non scegli, vale quello scritto.',
    written: 'Scritto',
    replayed: 'Dal diario',
    broken: 'Con le regole di oggi qualcosa nel diario non torna: aprilo e correggilo lì.',
    noWinner: 'nessun vincitore',
    score: (name, score) => `${name} ${score}`,
    accept: 'Usa quello del diario',
    acceptOf: (players, day) => `Usa quello del diario: ${players}, ${day}`,
    more: (games) =>
      `Dopo queste ${games === 1 ? 'ce n’è un’altra, meno recente' : `ce ne sono altre ${games}, meno recenti`}.`,
    failed: 'Salvataggio non riuscito. Riprova.',
  },
};
