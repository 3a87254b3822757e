import type { keeping as english } from '../en/keeping.ts';

/** What is said of how the games are kept, in Italian. */
export const keeping: typeof english = {
  title: 'Impostazioni',
  look: 'Sullo schermo',
  data: 'Le tue partite',
  folder: (folder) => `Si trovano in ${folder}, su questo computer e da nessun’altra parte.`,
  version: (version) => `Vernissage ${version}`,
  loading: 'Un attimo…',
  failed: 'Non è stato possibile leggerlo.',
  copy: {
    save: 'Salva una copia di tutto…',
    explained:
      'Un solo file con partite, giocatori e impostazioni, per un altro disco o un altro computer. Messo lì nella cartella «backups», lo si può ripristinare.',
    saving: 'Salvataggio di una copia di tutto',
    saved: 'La copia è salvata.',
    downloaded: 'La copia è pronta: il browser la salva dove salva i file.',
    calledOff: 'Interrotto; non c’è nessuna copia.',
    failed: 'Lì la copia non si può salvare. Nulla è cambiato; scegli un altro posto.',
  },
  backups: {
    title: 'Copie di sicurezza',
    explained:
      'Vernissage ne fa una al giorno da solo, e una prima di ogni cambiamento importante. Conserva le ultime cinque, e una per ciascuno degli ultimi sette giorni, quattro settimane e dodici mesi che ne hanno.',
    none: 'Non ce n’è ancora nessuna. La prima si fa quando c’è una partita da conservare.',
    take: 'Fanne una ora',
    taking: 'Copia in corso',
    taken: 'La copia è fatta, ed è integra.',
    takingFailed:
      'Non è stato possibile fare la copia. Le partite sono come prima; controlla che sul disco ci sia spazio, poi riprova.',
    check: 'Controlla tutto',
    checking: 'Controllo di ogni inserimento',
    sound: 'Ogni inserimento è al suo posto, com’era stato fatto.',
    damaged: 'Qualcosa nel file è danneggiato.',
    reasons: {
      daily: 'quella del giorno',
      'by-hand': 'fatta a mano',
      migration: 'prima di una nuova versione',
      'bringing-in': 'prima di un’importazione',
      restore: 'prima di un ripristino',
    },
    games: (count, one) => (one ? `${count} partita` : `${count} partite`),
    players: (count, one) => (one ? `${count} giocatore` : `${count} giocatori`),
    lastChange: (when) => `ultima giocata: ${when}`,
    unreadable: 'non si può più leggere',
    damagedOne: 'danneggiata: non si può ripristinare',
    damagedBackups: (count) =>
      count === 1
        ? 'Una copia di sicurezza è danneggiata: è segnata nell’elenco.'
        : `${count} copie di sicurezza sono danneggiate: sono segnate nell’elenco.`,
    restore: 'Ripristina…',
    restoreOf: (when) => `Ripristina la copia: ${when}`,
    restoreTitle: 'Ripristinare questa copia?',
    restoreExplained: (when) =>
      `Tutto tornerà com’era in quel momento: ${when}. Ciò che c’è ora diventa a sua volta una copia di sicurezza, a cui si può tornare.`,
    restoreNow: 'Ripristina',
    restoring: 'Ripristino della copia',
    unusable:
      'Questa copia è danneggiata, o di un Vernissage più recente. Nulla è cambiato; scegline un’altra.',
    busy: 'C’è un altro lavoro in corso. Aspetta che finisca, o interrompilo.',
    restoreFailed: 'La copia non è stata ripristinata. Tutto è come prima.',
    cancel: 'Interrompi',
    cancelled: 'Interrotto; nulla è cambiato.',
  },
  trash: {
    title: 'Cestino',
    explained:
      'Le partite nel cestino non contano e non appaiono da nessun’altra parte. Non vengono mai cancellate: una partita occupa molto meno di una fotografia.',
    none: 'Il cestino è vuoto.',
    putIn: 'Metti nel cestino',
    takeOut: 'Togli dal cestino',
    takeOutGame: (players) => `Togli dal cestino la partita di ${players}`,
    wasTakenOut: (players) => `La partita di ${players} è tornata.`,
    since: (when) => `cestinata: ${when}`,
    failed: 'Non è riuscito. La partita è dov’era.',
    putInExplained: 'Si può togliere dal cestino quando vuoi, nelle impostazioni.',
  },
  setAside: {
    title: 'File danneggiati',
    explained: (folder) =>
      `Messi da parte in ${folder} e mai cancellati da Vernissage. Quando sai che non manca nulla, puoi cancellarli tu.`,
    file: (when, size) => `messo da parte: ${when}, ${size}`,
  },
  repair: {
    do: 'Ripara ora',
    explained:
      'Il file danneggiato viene messo da parte. Al suo posto va la copia integra più recente, con ogni inserimento ancora integro del file danneggiato.',
    doing: 'Riparazione in corso. Finché dura non si può registrare nulla.',
    failed: 'Ora non è stato possibile riparare. Nulla è cambiato.',
  },
  news: {
    'entries-found':
      'Una parte del file si è danneggiata alla chiusura dell’app, ma ogni inserimento che risultava salvato è stato ritrovato.',
    'entries-missing':
      'L’app non si è chiusa da sola, e alcuni inserimenti salvati non ci sono più. Controlla queste partite e inserisci di nuovo ciò che manca. Ciò che c’era è conservato nella cartella «set-aside».',
    'mark-missing':
      'L’app non si è chiusa da sola, e manca la nota che dice fin dove erano arrivate le partite (vernissage.db-running). Ogni inserimento ritrovato è qui: controlla che l’ultima partita sia completa.',
    'damage-found':
      'Una parte del file delle partite è danneggiata. Le copie di sicurezza precedenti sono integre. Apri le impostazioni e scegli «Ripara ora».',
    restored: (when) =>
      `La copia (${when}) è ripristinata. Ciò che c’era prima è la copia più recente dell’elenco.`,
    mended: (backup) =>
      backup === null
        ? 'Il file danneggiato è messo da parte, e tutto ciò che era integro è tornato. Dai uno sguardo alle ultime partite.'
        : `Il file danneggiato è messo da parte. Al suo posto c’è la copia (${backup}), con tutto ciò che di più recente era integro nel file. Dai uno sguardo alle ultime partite.`,
    missing:
      'Alcuni inserimenti sono andati persi. Controlla queste partite e inserisci di nuovo ciò che manca:',
    notAllKnown: 'Forse queste non sono tutte le tue partite: controlla se ne manca qualcuna.',
    cutShort: (kept, of) => `ci sono ${kept} inserimenti su ${of}`,
    lost: 'non si è potuta recuperare',
    unnamed: 'Una partita',
    others: (count) => `e altre ${count}: l’elenco completo è nella cartella «set-aside».`,
    known: {
      mark: 'l’ultimo inserimento salvato era annotato',
      list: 'l’elenco delle partite dice quanti erano',
      'later-entries': 'si sono trovati inserimenti successivi',
    },
    settings: 'Apri le impostazioni',
  },
  notKept: {
    said: (why) => `Non salvato: ${why}`,
    now: (why) => `Al momento non si può salvare nulla: ${why}`,
    failed: (why) => `Non ha funzionato: ${why}`,
    why: {
      'disk-full': 'il disco è pieno. Libera spazio e riprova. Tutto ciò che era già salvato è al sicuro.',
      'read-only':
        'il file delle partite non si può scrivere. Permetti la scrittura e riprova. Tutto ciò che era già salvato è al sicuro.',
      'not-allowed':
        'il file delle partite non si può leggere. Permetti la lettura e riprova. Tutto ciò che era già salvato è al sicuro.',
      'too-many-files':
        'su questo computer sono aperti troppi file. Chiudi qualche programma e riprova. Tutto ciò che era già salvato è al sicuro.',
      locked:
        'un altro programma tiene occupato il file delle partite. Chiudilo e riprova. Tutto ciò che era già salvato è al sicuro.',
      gone: 'la cartella delle partite non è più al suo posto. Rimettila e riprova; oppure prima salva una copia di tutto nelle impostazioni.',
      damaged: 'il file delle partite è danneggiato. Tutto ciò che è ancora integro si può ritrovare.',
      unreadable:
        'il disco non l’ha accettato. Controlla che sia collegato e riprova. Tutto ciò che era già salvato è al sicuro.',
      'no-memory':
        'la memoria di questo computer è esaurita. Chiudi qualche programma e riprova. Tutto ciò che era già salvato è al sicuro.',
    },
  },
  badDay: {
    title: 'Ora non è possibile aprire le partite',
    olderTitle: 'Le partite passano alla nuova versione',
    what: {
      'disk-full': (file) =>
        `Non c’è spazio per aprire ${file}: il disco è pieno, o i file non possono crescere oltre.`,
      'read-only': (file) => `${file} si può leggere ma non scrivere.`,
      'not-allowed': (file) => `Non è permesso leggere ${file}.`,
      locked: (file) => `Un altro programma tiene occupato ${file}.`,
      gone: (file) => `${file} o la sua cartella non c’è più.`,
      damaged: (file) => `${file} è danneggiato.`,
      unreadable: (file) => `Dal disco non si riesce a leggere ${file}.`,
      'no-memory': (file) => `Non c’è abbastanza memoria per aprire ${file}.`,
      'too-many-files': (file) => `Su questo computer sono aperti troppi file per aprire anche ${file}.`,
      missing: (file) => `${file} è vuoto o non c’è, benché vi fossero conservate delle partite.`,
      'not-a-store': (file) => `${file} non è un file di Vernissage.`,
      'newer-store': (file) => `${file} è stato scritto da un Vernissage più recente.`,
      unexpected: (file) => `In Vernissage è successo qualcosa di imprevisto. Forse ${file} non c’entra.`,
      'older-store': (file) =>
        `${file} è di una versione precedente di Vernissage. Se ne fa una copia di sicurezza, poi passa a questa versione.`,
    },
    safe: {
      'disk-full': 'Tutto ciò che era salvato è al sicuro. Nulla è stato cambiato.',
      'read-only': 'Tutto ciò che era salvato è al sicuro. Nulla è stato cambiato.',
      'not-allowed': 'Nulla è stato cambiato.',
      locked: 'Tutto ciò che era salvato è al sicuro. Nulla è stato cambiato.',
      gone: 'Ciò che sta nella cartella è com’era. Nulla è stato cambiato.',
      damaged: 'Nulla è stato cambiato. Ciò che è ancora integro si può ritrovare.',
      unreadable: 'Nulla è stato cambiato.',
      'no-memory': 'Tutto ciò che era salvato è al sicuro. Nulla è stato cambiato.',
      'too-many-files': 'Tutto ciò che era salvato è al sicuro. Nulla è stato cambiato.',
      unexpected: 'Nulla è stato cambiato.',
      missing:
        'Nulla è stato cambiato. Ciò che c’è nelle copie di sicurezza e nel registro del file si può ritrovare.',
      'not-a-store': 'Nulla è stato cambiato.',
      'newer-store': 'Tutto ciò che contiene è al sicuro. Nulla è stato cambiato.',
      'older-store': 'Tutto ciò che è salvato è al sicuro. Si può interrompere: allora tutto resta com’è.',
    },
    todo: {
      'disk-full': 'Libera spazio sul disco, poi riprova.',
      'read-only':
        'Permetti la scrittura sul file e sulla sua cartella, o togli la protezione del disco; poi riprova.',
      'not-allowed': 'Permetti di leggere e scrivere il file e la sua cartella, poi riprova.',
      locked: 'Chiudi l’altro programma (forse uno che copia o sincronizza file), poi riprova.',
      gone: 'Rimetti la cartella al suo posto o collega il suo disco, poi riprova.',
      damaged: 'Riparalo: è senza rischi, perché il file danneggiato viene messo da parte e conservato.',
      unreadable:
        'Controlla che il disco sia collegato e in ordine, poi riprova. Se non serve, riparalo con tutto ciò che il disco dà ancora.',
      'no-memory': 'Chiudi qualche programma, poi riprova.',
      'too-many-files': 'Chiudi qualche programma, poi riprova.',
      unexpected: 'Riprova. Se non serve, riparalo: il file stesso viene messo da parte e conservato.',
      missing:
        'Se hai spostato il file, rimettilo al suo posto e riprova; oppure riparalo con ciò che resta.',
      'not-a-store': 'Spostalo e riprova, oppure lascia che venga messo da parte.',
      'newer-store':
        'Aggiorna Vernissage e riprova. Oppure continua con una copia più vecchia: il file più recente viene messo da parte e conservato.',
      'older-store': 'Ci vuole un momento, una volta sola. Poi le partite si aprono da sole.',
    },
    ways: { again: 'Riprova', mend: 'Ripara', afresh: 'Inizia senza partite' },
    lookingForBackup: 'Si cerca la copia integra più recente…',
    mendWithWhole: (when, games) =>
      `La copia integra più recente: ${when} (${games}). Tutto ciò che di più recente è ancora integro nel file viene rimesso al suo posto.`,
    mendWithout:
      'Non c’è nessuna copia integra. Tutto ciò che è ancora integro nel file viene rimesso al suo posto.',
    upgrading: 'Passaggio a questa versione',
    mendWithNewest:
      'Per riparare si cerca comunque la copia integra più recente; tutto ciò che di più recente è ancora integro nel file viene rimesso al suo posto.',
    afreshExplained: 'Il file viene messo da parte e conservato; si inizia con uno vuoto.',
    working: 'Un attimo…',
    quit: 'Esci',
    failed: 'Non è riuscito. Nulla è stato cambiato.',
  },
};
