import type { window as english } from '../en/window.ts';

/** Everything the window itself says in Italian. */
export const window: typeof english = {
  common: {
    back: 'Indietro',
    cancel: 'Annulla',
    close: 'Chiudi',
    appName: 'Vernissage',
  },
  connection: {
    connecting: 'Apertura…',
    waiting:
      'In attesa che Vernissage risponda. Tutto ciò che risulta salvato è al sicuro; si continua appena torna.',
    ended:
      'Questa sessione di Vernissage è terminata. Le partite sono salvate: riavvia l’app e chiudi questa scheda.',
  },
  menu: {
    open: 'Menu',
    title: 'Menu',
    language: 'Lingua',
    languageOfSystem: 'Come il sistema',
    theme: 'Aspetto',
    themes: { system: 'Come il sistema', light: 'Chiaro', dark: 'Scuro' },
    money: 'Denaro dei giocatori',
    purses: { covered: 'Coperto: tieni premuto', open: 'Scoperto sul tavolo' },
    quit: 'Esci da Vernissage',
    quitExplained: 'È già tutto salvato.',
    dataFolder: (folder) => `Le partite sono conservate in ${folder}`,
    version: (version) => `Versione ${version}`,
  },
  languages: { en: 'English', it: 'Italiano' },
  table: {
    round: (round, of) => `Round ${round} di ${of}`,
    saved: (time) => `Salvato ${time}`,
    notSaved: 'Non salvato',
    undo: 'Annulla',
    redo: 'Ripeti',
    home: 'Tutte le partite',
    ask: 'Di quale artista è il dipinto messo all’asta?',
    askExplained: (limit) =>
      `Un dipinto conta appena viene messo all’asta. Il ${limit}º di un artista chiude il round, invenduto.`,
    hang: (count, limit) => `metti all’asta un dipinto, finora ${count} su ${limit}`,
    of: (limit) => `su ${limit}`,
    endsTheRound: 'Ancora uno chiude il round',
    nearEnd: 'chiude il round',
    tiles: 'Gettoni',
    noTile: 'nessun gettone',
    paysNow: 'Se finisse ora',
    pays: 'Vale in questo round',
    nothing: 'niente',
    unseen: 'Non ancora visti',
    outOfCards: 'Nessuno ha più carte',
    conflict:
      'Qualcun altro ha inserito qualcosa nello stesso momento. Questa è la situazione attuale; se manca il tuo inserimento, ripetilo.',
    failed: 'Non è stato salvato. Riprova.',
    notFound: 'Questa partita non è qui. Forse è stata spostata in un’altra cartella.',
    broken: (place, reason) => `Questa partita non può essere mostrata: in ${place}, ${reason}`,
  },
};
