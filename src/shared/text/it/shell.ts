import type { shell as english } from '../en/shell.ts';

/** What the desktop app says outside its page, in Italian. */
export const shell: typeof english = {
  menu: {
    about: 'Informazioni su Vernissage',
    services: 'Servizi',
    hide: 'Nascondi Vernissage',
    hideOthers: 'Nascondi altre',
    showAll: 'Mostra tutte',
    quit: 'Esci da Vernissage',
    file: 'File',
    newGame: 'Nuova partita',
    allGames: 'Tutte le partite',
    open: 'Apri una partita…',
    save: 'Salva una copia di questa partita…',
    print: 'Stampa…',
    savePdf: 'Salva come PDF…',
    close: 'Chiudi finestra',
    edit: 'Modifica',
    undo: 'Annulla',
    redo: 'Ripeti',
    cut: 'Taglia',
    copy: 'Copia',
    paste: 'Incolla',
    selectAll: 'Seleziona tutto',
    view: 'Vista',
    board: 'Tabellone per tutti',
    actualSize: 'Dimensioni reali',
    zoomIn: 'Ingrandisci',
    zoomOut: 'Riduci',
    fullScreen: 'Schermo intero',
    developer: 'Strumenti per sviluppatori',
    window: 'Finestra',
    minimize: 'Riduci a icona',
    zoom: 'Ridimensiona',
    bringAllToFront: 'Porta tutto in primo piano',
    help: 'Aiuto',
    dataFolder: 'Mostra la cartella delle partite',
    logFolder: 'Mostra il registro',
    looksForNewVersions: 'Avvisa quando c’è una nuova versione',
  },
  about: {
    credits:
      'Un aiuto per i giochi di Reiner Knizia, a un tavolo vero. Senza alcun legame con l’autore o gli editori.',
    licence: 'Licenza MIT, Vernissage contributors',
  },
  files: {
    game: 'Partita di Vernissage',
    json: 'Partita in JSON',
    openTitle: 'Apri una partita',
    pdfTitle: 'Salva come PDF',
    saveTitle: 'Salva una copia di questa partita',
    notTaken: (file) => `${file} non è stato aperto.`,
    notSaved: (file) => `${file} non è stato salvato.`,
    tooMany: (most) =>
      `Si aprono al massimo ${most} partite alla volta. Per prenderne di più c’è «Esporta e importa».`,
    parted: (games) =>
      games === 1
        ? 'Questa partita è già qui, con un altro diario.'
        : `${games} di queste partite sono già qui, con un altro diario.`,
    partedExplained: 'Si tengono entrambi i diari. Confrontali e scegli quale mostrare.',
  },
  page: {
    gone: 'La finestra si è guastata più volte di seguito.',
    goneExplained: 'Tutto ciò che risulta salvato è al sicuro.',
    hangs: 'La finestra non risponde.',
    hangsExplained: 'Puoi aspettare o ricaricarla: tutto ciò che risulta salvato è al sicuro.',
    again: 'Ricarica',
    wait: 'Aspetta',
    quit: 'Esci',
  },
  start: {
    failed: 'Vernissage non è partito',
  },
  newVersion: {
    found: (version) => `È uscito Vernissage ${version}.`,
    explained: (current) => `Tu hai la versione ${current}. Si aggiorna da dove l’hai preso.`,
    fine: 'OK',
  },
};
