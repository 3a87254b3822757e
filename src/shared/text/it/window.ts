import type { window as english } from '../en/window.ts';

/** Everything the window itself says in Italian. */
export const window: typeof english = {
  common: {
    back: 'Indietro',
    close: 'Chiudi',
    appName: 'Vernissage',
    again: 'Riprova',
  },
  rooms: {
    title: 'Sale',
    home: 'Partite',
    history: 'Storico',
    statistics: 'Statistiche',
    players: 'Giocatori',
    transfer: 'Esporta e importa',
  },
  connection: {
    connecting: 'Apertura…',
    waiting:
      'In attesa che Vernissage risponda. Tutto ciò che risulta salvato è al sicuro; si continua appena torna.',
    ended:
      'Questa sessione di Vernissage è terminata. Le partite sono salvate: riavvia l’app e chiudi questa scheda.',
  },
  notLoaded: {
    said: 'Una parte di Vernissage non si è caricata. Le tue partite sono al sicuro.',
  },
  store: {
    logMissing:
      'Manca una parte del file in cui sono conservate le partite (vernissage.db-wal): gli ultimissimi inserimenti prima della chiusura potrebbero non esserci. Tutto il resto è al sicuro: controlla l’ultima partita e inserisci di nuovo ciò che manca.',
  },
  menu: {
    open: 'Menu',
    title: 'Menu',
    language: 'Lingua',
    languageOfSystem: 'Come il sistema',
    theme: 'Aspetto',
    themes: { system: 'Come il sistema', light: 'Chiaro', dark: 'Scuro' },
    money: 'Denaro dei giocatori',
    purses: { covered: 'Coperto: tieni premuto per guardare', open: 'Scoperto sul tavolo' },
    auctions: 'Aste',
    auctionsHeld: { entered: 'Le facciamo noi e inseriamo l’esito', run: 'Le conduce l’app' },
    clock: 'E uno, e due, aggiudicato',
    clocks: {
      off: 'Con un tasto',
      calm: (seconds) => `Con un orologio calmo, ${seconds} secondi l’uno`,
      brisk: (seconds) => `Con un orologio svelto, ${seconds} secondi l’uno`,
    },
    letterKeys: 'Tasti con una lettera, come L per il diario',
    letters: { on: 'Attivi', off: 'Disattivati' },
    saveGame: 'Salva una copia di questa partita',
    saveGameExplained:
      'Un file .json con tutto quello che è successo: si può riaprire, conservare o mandare ad altri.',
    quit: 'Esci da Vernissage',
    quitExplained: 'È già tutto salvato.',
    dataFolder: (folder) => `Le partite sono conservate in ${folder}`,
    version: (version) => `Versione ${version}`,
  },
  sound: {
    title: 'Suoni',
    names: {
      hammer: 'Il martelletto, quando un dipinto è venduto',
      warning: 'Un avviso, quando una carta in più può chiudere il round',
      round: 'La fine di un round',
    },
    try: 'Ascolta',
    tryNamed: (name: string) => `Ascolta: ${name}`,
    volume: 'Volume',
    from: 'Dove si sentono',
    places: { table: 'Alla finestra del tavolo', board: 'Al tabellone per tutti' },
  },
  voice: {
    speaks: 'Una voce dice che cosa succede: vendite, conteggi, avvisi, «e uno, e due»',
    explained: 'È una voce installata su questo computer. Non dice mai quello che è coperto.',
    none: 'Su questo computer non è installata nessuna voce per questa lingua. Aggiungine una nelle impostazioni del sistema e Vernissage la userà.',
    tryNamed: 'Ascolta: la voce',
    count: (artist, count) => `${artist}: ${count}`,
    name: 'Voce',
  },
  table: {
    round: (round, of) => `Round ${round} di ${of}`,
    saved: (time) => `Salvato ${time}`,
    writing: 'Scrittura…',
    notSaved: 'Non salvato',
    undo: 'Annulla',
    redo: 'Ripeti',
    takesBack: (step) => `Annulla: ${step}`,
    putsBack: (step) => `Ripete: ${step}`,
    home: 'Tutte le partite',
    of: (limit) => `su ${limit}`,
    endsTheRound: 'Ancora uno chiude il round',
    tiles: 'Finora',
    noTile: 'niente',
    paysNow: 'Se finisse ora',
    pays: 'Vale in questo round',
    nothing: 'niente',
    unseen: 'Ancora da vedere',
    conflict:
      'Qualcun altro ha inserito qualcosa nello stesso momento. Questa è la situazione attuale; se manca il tuo inserimento, ripetilo.',
    failed: 'Non è stato salvato. Riprova.',
    loadFailed: 'Non è stato possibile caricare la partita.',
    notFound: 'Questa partita non è qui. Forse è stata spostata in un’altra cartella.',
  },
};
