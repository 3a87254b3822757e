import type { window as english } from '../en/window.ts';

/** The window’s own texts in Italian. What the rules say has a file per family. */
export const window: typeof english = {
  common: {
    back: 'Indietro',
    close: 'Chiudi',
    appName: 'Vernissage',
    enterKey: 'Invio',
    again: 'Riprova',
  },
  sections: {
    title: 'Pagine',
    home: 'Partite',
    history: 'Storico',
    collection: 'Collezione',
    statistics: 'Statistiche',
    players: 'Giocatori',
    transfer: 'Esporta e importa',
  },
  connection: {
    connecting: 'Un attimo…',
    waiting: 'Vernissage non risponde. Quello che era salvato è al sicuro; appena torna si continua.',
    ended: 'Vernissage è stato chiuso. Le partite sono salvate: riaprilo e chiudi questa scheda.',
    endedForReaders: 'Questa pagina è chiusa. Chiedi al tuo club il link attuale.',
  },
  notLoaded: {
    said: 'Una parte di Vernissage non si è caricata. Le tue partite sono al sicuro.',
  },
  store: {
    logMissing:
      'Manca una parte del file delle partite (vernissage.db-wal), o non si riesce a leggerla: le ultimissime voci potrebbero non esserci più. Tutto il resto è al sicuro. Controlla l’ultima partita e inserisci di nuovo quello che manca.',
  },
  menu: {
    open: 'Menu',
    title: 'Menu',
    language: 'Lingua',
    languageOfSystem: 'Come il sistema',
    theme: 'Aspetto',
    themes: { system: 'Come il sistema', light: 'Chiaro', dark: 'Scuro' },
    money: 'Denaro dei giocatori',
    purses: { covered: 'Nascosto: tieni premuto per guardare', open: 'In vista' },
    auctions: 'Aste',
    auctionsHeld: { entered: 'Le facciamo noi e inseriamo l’esito', run: 'Le conduce l’app' },
    clock: 'E uno… e due… e tre. Venduto!',
    clocks: {
      off: 'Con un tasto',
      calm: (seconds) => `Con calma, ogni ${seconds} secondi`,
      brisk: (seconds) => `Svelto, ogni ${seconds} secondi`,
    },
    letterKeys: 'Scorciatoie con una lettera, come L per il diario',
    letters: { on: 'Attive', off: 'Disattivate' },
    saveGame: 'Salva una copia di questa partita',
    saveGameExplained: 'Un file .json con tutta la partita: da tenere, riaprire o mandare ad altri.',
    phones: 'Telefoni al tavolo',
    phonesExplained:
      'Sul telefono ognuno vede il proprio gioco e, se le aste le conduce l’app, fa le offerte.',
    quit: 'Esci da Vernissage',
    quitExplained: 'È già tutto salvato.',
    dataFolder: (folder) => `Le partite sono in ${folder}`,
    version: (version) => `Versione ${version}`,
  },
  sound: {
    title: 'Suoni',
    names: {
      hammer: 'Il martelletto, quando un dipinto è venduto',
      warning: 'Un avviso, quando ancora una carta può chiudere il round',
      round: 'La fine di un round',
    },
    try: 'Ascolta',
    tryNamed: (name: string) => `Ascolta: ${name}`,
    volume: 'Volume',
    from: 'Da dove si sentono',
    places: { table: 'Dalla finestra del tavolo', board: 'Dal tabellone per tutti' },
  },
  voice: {
    speaks: 'Una voce dice cosa succede: vendite, conteggi, avvisi, «e uno, e due…»',
    explained: 'È una voce di questo computer. Quello che è nascosto non lo dice mai.',
    none: 'Su questo computer non c’è una voce per questa lingua. Aggiungila nelle impostazioni del sistema, poi riavvia Vernissage.',
    noneOnLinux:
      'Su questo computer non c’è una voce per questa lingua. Installa Speech Dispatcher ed eSpeak NG, poi riavvia Vernissage, nella sua finestra o in Firefox.',
    tryNamed: 'Ascolta: la voce',
    count: (artist, count) => `${artist}: ${count}`,
    name: 'Voce',
  },
  away: {
    since: (round) => (round === 0 ? 'non è al tavolo' : `via dal round ${round}`),
    left: (seat, round) =>
      round === 0 ? `${seat} non è mai arrivato.` : `${seat} ha lasciato il tavolo nel round ${round}.`,
    leaving:
      'Quello che ha resta suo e conta ancora: può anche vincere. Le sue carte escono dal gioco e nessuno aspetta.',
    comingBack: 'Riceve carte alla prossima distribuzione e partecipa da subito.',
    dealOn:
      'Le carte sono finite perché manca qualcuno: è più giusto giocare un altro round. Per la regola la partita finirebbe qui.',
  },
  table: {
    phone: 'telefono collegato',
    round: (round, of) => `Round ${round} di ${of}`,
    saved: (time) => `Salvato ${time}`,
    writing: 'Salvataggio…',
    notSaved: 'Non salvato',
    undo: 'Annulla',
    redo: 'Ripeti',
    takesBack: (step) => `Annulla: ${step}`,
    putsBack: (step) => `Ripeti: ${step}`,
    home: 'Tutte le partite',
    of: (limit) => `su ${limit}`,
    endsTheRound: 'Ancora uno e il round finisce',
    tiles: 'Round passati',
    noTile: 'niente',
    paysNow: 'Se finisse ora',
    pays: 'Vale in questo round',
    nothing: 'niente',
    unseen: 'Ancora da vedere',
    conflict:
      'Qualcun altro ha inserito qualcosa nello stesso momento. Ora la partita è così: se la tua voce manca, inseriscila di nuovo.',
    failed: 'Salvataggio non riuscito. Riprova.',
    loadFailed: 'La partita non si apre.',
    notFound: 'Questa partita non è qui. Forse è stata spostata in un’altra cartella.',
  },
};
