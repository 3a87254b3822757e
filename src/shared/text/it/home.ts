import type { home as english } from '../en/home.ts';

/** The home screen in Italian. */
export const home: typeof english = {
  welcome: 'Giocate a Modern Art con le vostre carte: Vernissage conta, paga e ricorda ogni partita.',
  first: 'Ancora nessuna partita.',
  ways: {
    learn: 'Impara in pochi minuti',
    learnExplained: 'Lezioni brevi a un tavolo vero, poi un round di prova che non conta.',
  },
  newGame: 'Nuova partita',
  next: 'Prossima partita',
  unfinished: 'In corso',
  older: 'Più vecchie',
  lastEvening: 'L’ultima serata',
  level: (names, games) => `${names} alla pari in ${games} partite`,
  ahead: (name, wins, games) =>
    wins === 0
      ? `${name} davanti a tutti in ${games} partite`
      : `${name} ha vinto ${wins === 1 ? '1 partita' : `${wins} partite`} su ${games}`,
  seeEvening: 'Guarda la serata',
  all: 'Tutte le partite',
  abandoned: 'Abbandonate',
  abandonedExplained: 'Restano come le hai lasciate. Se ne riprendi una, torna in corso.',
  goOn: 'Continua',
  look: 'Guarda',
  moreOf: (players) => `Altro per la partita di ${players}`,
  takeUp: 'Riprendi',
  takeUpGame: (players) => `Riprendi la partita di ${players}`,
  wasAbandoned: (players) => `Hai abbandonato la partita di ${players}. Puoi riprenderla quando vuoi.`,
  wasTakenUp: (players) => `La partita di ${players} è di nuovo in corso.`,
  leave: 'Lascia',
  leaveTitle: 'Lasciare questa partita?',
  parkExplained: 'È tutto salvato: la partita ti aspetta tra quelle in corso, esattamente a questo punto.',
  park: 'Sospendi',
  abandonExplained: 'Se la abbandoni, finisce tra le abbandonate. Puoi riprenderla quando vuoi.',
  abandonIt: 'Abbandona',
  isAbandoned: 'Abbandonata',
  changeFailed: 'Salvataggio non riuscito: la partita è rimasta com’era. Riprova.',
  round: (round) => `Round ${round}`,
  won: (names, many) => (many ? `${names} hanno vinto insieme` : `Ha vinto ${names}`),
  uncounted: 'Il denaro è ancora da contare',
  broken: 'Qualcosa nel diario non torna',
  lastChange: (when) => `ultima modifica ${when}`,
  showAll: (games) => `Mostra tutte (${games})`,
  listFailed: 'L’elenco delle partite non si apre. Le partite sono al sicuro: riprova.',
};
