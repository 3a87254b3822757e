import type { history as english } from '../en/history.ts';

/** What the history says in Italian. */
export const history: typeof english = {
  title: 'Storico',
  list: 'Partite, dalla più recente',
  games: (games, number) => (games === 1 ? '1 partita' : `${number} partite`),
  empty: 'Qui non è ancora stata giocata nessuna partita.',
  nothing: 'Nessuna partita corrisponde. Prova con meno condizioni.',
  reading: 'Lettura…',
  failed: 'Non è stato possibile leggere lo storico. Le partite sono al sicuro; riprova.',

  text: 'Parole in nomi, luoghi, etichette e note',
  since: 'Dal giorno',
  to: 'Al giorno',
  choices: 'Scegli per…',
  all: 'Mostra tutto',
  by: {
    person: { label: 'Chi gioca', any: 'Chiunque' },
    edition: { label: 'Edizione', any: 'Tutte le edizioni' },
    seats: { label: 'Al tavolo', any: 'In quanti si vuole' },
    place: { label: 'Luogo', any: 'Ovunque' },
    tag: { label: 'Etichetta', any: 'Qualsiasi' },
    year: { label: 'Anno', any: 'Tutti gli anni' },
    status: { label: 'Stato', any: 'Qualsiasi' },
    sample: { label: 'Partite', any: 'Tutte' },
  },
  seats: (seats) => `${seats} giocatori`,
  statuses: { finished: 'Giocata', unfinished: 'In corso', abandoned: 'Abbandonata' },

  wonWith: (won, score) => `${won} con ${score}`,
  tag: (tag) => `«${tag}»`,
  minutes: (minutes) => `${minutes} min`,
  hours: (hours, minutes) => (minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`),
  misplayed: 'errore nelle regole, non conta',
  sample: 'esempio, non conta',
  contradicted: 'due risultati',

  samples: {
    offer:
      'Trenta partite di amici inventati mostrano che cosa raccontano storico e statistiche. Non contano da nessuna parte.',
    show: 'Guarda uno storico di esempio',
    here: (games) => `Partite di uno storico di esempio: ${games}. Non contano da nessuna parte.`,
    name: 'Storico di esempio',
    figures: 'Vedi i dati',
    remove: 'Togli lo storico di esempio',
    failed: 'Non è stato fatto. Riprova.',
  },

  picking: 'Scegli le partite',
  stopPicking: 'Smetti di scegliere',
  pick: (players, day) => `Scegli la partita di ${players}, ${day}`,
  picked: (games) => (games === 1 ? '1 partita scelta' : `${games} partite scelte`),
  takeOut: 'Esporta',
  takeOutFailed: 'Non è stato possibile esportarle. Riprova.',

  rebuilding:
    'Storico e statistiche vengono ricalcolati a partire dalle partite. Quello che vedi non è ancora tutto.',
  rebuildFailed:
    'Non è stato possibile ricalcolare storico e statistiche. Le partite sono al sicuro; si riprova al prossimo avvio.',
  behind: (games, number) =>
    games === 1
      ? 'Resta una partita da ricalcolare. Fino ad allora storico e statistiche non sono completi; la partita è al sicuro.'
      : `Restano ${number} partite da ricalcolare. Fino ad allora storico e statistiche non sono completi; le partite sono al sicuro.`,
  catchUp: 'Ricalcola',
  contradiction: {
    title: (games) => (games === 1 ? 'Una partita ha due risultati' : `${games} partite hanno due risultati`),
    explained:
      'Rigiocata dal diario, finisce diversamente da quanto era scritto. Finché non decidi, conta il risultato scritto.',
    written: 'Scritto',
    replayed: 'Dal diario',
    broken: 'Per le regole di oggi qualcosa nel diario non quadra: rileggilo e correggilo lì.',
    noWinner: 'nessun vincitore',
    score: (name, score) => `${name} ${score}`,
    accept: 'Prendi quello del diario',
    acceptOf: (players, day) => `Prendi quello del diario: ${players}, ${day}`,
    more: (games) =>
      `${games === 1 ? 'Un’altra partita, meno recente, segue' : `Altre ${games} partite, meno recenti, seguono`} quando avrai deciso su queste.`,
    failed: 'Non è stato salvato. Riprova.',
  },
};
