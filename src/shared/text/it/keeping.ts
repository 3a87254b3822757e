import type { keeping as english } from '../en/keeping.ts';

/** Settings, backups, the trash, and bad days. */
export const keeping: typeof english = {
  title: 'Impostazioni',
  look: 'Preferenze',
  data: 'Le tue partite',
  folder: (folder) => `Sono in ${folder}, su questo computer.`,
  sharing: {
    title: 'Condivisione',
    off: 'Un unico storico su più portatili, con una cartella o un club.',
    on: (where) => `Condiviso con altri portatili: ${where}.`,
    open: 'Condividi con altri portatili',
    settings: 'Impostazioni della condivisione',
  },
  version: (version) => `Vernissage ${version}`,
  loading: 'Un attimo…',
  failed: 'Lettura non riuscita.',
  copy: {
    save: 'Salva una copia di tutto…',
    explained:
      'Un solo file con partite, giocatori e impostazioni, per un altro disco o un altro computer. Per usarla, mettila lì nella cartella «backups» e ripristinala.',
    saving: 'Salvo una copia di tutto',
    saved: 'Copia salvata.',
    downloaded: 'La copia è pronta, tra i download del browser.',
    calledOff: 'Interrotto: nessuna copia salvata.',
    failed: 'Lì la copia non si può salvare. Scegli un’altra cartella.',
  },
  backups: {
    title: 'Backup',
    explained:
      'Vernissage ne fa uno al giorno, e uno prima di ogni cambiamento importante. Puoi tornare indietro fino a un anno.',
    none: 'Ancora nessuno. Il primo si fa quando c’è una partita da salvare.',
    take: 'Fai un backup ora',
    taking: 'Backup in corso',
    taken: 'Backup fatto e controllato.',
    takingFailed:
      'Backup non riuscito. Le partite sono come prima: controlla che sul disco ci sia spazio e riprova.',
    check: 'Controlla tutto',
    checking: 'Controllo di ogni voce',
    sound: 'Tutto a posto: ogni voce è come l’hai inserita.',
    damaged: 'Qualcosa nel file è danneggiato.',
    besideHealed:
      'Oltre alle voci c’era qualcosa di danneggiato. Vernissage ha sistemato quello che poteva; il resto è elencato qui sotto.',
    reasons: {
      daily: 'quello del giorno',
      'by-hand': 'fatto a mano',
      migration: 'prima di una nuova versione',
      'bringing-in': 'prima di un’importazione',
      restore: 'prima di un ripristino',
    },
    games: (count, one) => (one ? `${count} partita` : `${count} partite`),
    players: (count, one) => (one ? `${count} giocatore` : `${count} giocatori`),
    lastChange: (when) => `ultima voce: ${when}`,
    unreadable: 'non si legge più',
    damagedOne: 'danneggiato: non si può ripristinare',
    damagedBackups: (count) =>
      count === 1
        ? 'Un backup è danneggiato: l’elenco dice quale.'
        : `${count} backup sono danneggiati: l’elenco dice quali.`,
    restore: 'Ripristina…',
    restoreOf: (when) => `Ripristina il backup: ${when}`,
    restoreTitle: 'Ripristinare questo backup?',
    restoreExplained: (when) =>
      `Tutto torna com’era in quel momento: ${when}. Di quello che c’è adesso resta un backup, così puoi tornare indietro.`,
    restoreNow: 'Ripristina',
    restoring: 'Ripristino del backup in corso',
    unusable:
      'Questo backup è danneggiato, o di un Vernissage più recente. Non è cambiato niente: scegline un altro.',
    busy: 'C’è un’altra operazione in corso. Aspetta che finisca, o interrompila.',
    restoreFailed: 'Ripristino non riuscito. È tutto come prima.',
    cancel: 'Interrompi',
    cancelled: 'Interrotto: non è cambiato niente.',
  },
  trash: {
    title: 'Cestino',
    explained:
      'Le partite nel cestino non contano e non si vedono da nessun’altra parte. Non vengono mai eliminate: una partita occupa molto meno di una foto.',
    none: 'Il cestino è vuoto.',
    putIn: 'Sposta nel cestino',
    takeOut: 'Ripristina',
    takeOutGame: (players) => `Ripristina la partita di ${players}`,
    wasTakenOut: (players) => `La partita di ${players} è tornata.`,
    since: (when) => `nel cestino: ${when}`,
    failed: 'Operazione non riuscita. La partita è dov’era.',
    putInExplained: 'Puoi ripristinarla quando vuoi, dalle impostazioni.',
  },
  dropped: {
    title: 'Non si leggono più',
    explained:
      'Nel file erano danneggiati, e Vernissage li ha messi da parte. Nelle tue partite non manca niente.',
    what: {
      setting: 'Un’impostazione: è tornata a quella iniziale',
      season: 'La stagione: sceglila di nuovo',
      draft: 'Quello che era scritto al tavolo ma non ancora inserito',
      box: 'Una tua scatola: le partite giocate con lei ce l’hanno ancora',
      club: 'Il nome del club e quello che questo portatile può fare lì',
      said: 'Quello che gli altri portatili dovevano sapere su cestino, scatole o correzioni',
      log: 'Un’altra versione di una partita, da un altro portatile',
    },
    about: (what, names) => `${what} (${names})`,
    seen: 'Svuota questo elenco',
  },
  setAside: {
    title: 'File danneggiati',
    explained: (folder) =>
      `Sono in ${folder}, e Vernissage non li elimina mai. Quando sei sicuro che non manca niente, puoi eliminarli tu.`,
    file: (when, size) => `messo da parte: ${when}, ${size}`,
  },
  repair: {
    ask: 'Ripara…',
    title: 'Riparare le partite?',
    explained:
      'Vernissage controlla ogni voce e rimette quello che manca o è danneggiato, se un file o un backup ce l’ha ancora. Il file di adesso viene messo da parte. Finché dura non si può inserire niente.',
    do: 'Ripara ora',
    doing: 'Riparazione in corso. Finché dura non si può inserire niente.',
    failed: 'Riparazione non riuscita. Non è cambiato niente.',
  },
  news: {
    'entries-found':
      'Quando l’app si è chiusa, una parte del file si è danneggiata. Nessuna voce salvata è andata persa.',
    'entries-missing':
      'L’app si è chiusa all’improvviso e alcune voci salvate non ci sono più, nemmeno nei backup. Controlla queste partite e inserisci di nuovo quello che manca. I file di prima sono nella cartella «set-aside».',
    'mark-missing':
      'L’app si è chiusa all’improvviso, e manca il file che dice fin dove erano arrivate le partite (vernissage.db-running). Le voci ritrovate sono tutte qui: controlla che l’ultima partita sia completa.',
    'damage-found':
      'Una parte del file delle partite è danneggiata. I backup fatti prima sono buoni. Apri le impostazioni e scegli «Ripara…».',
    restored: (when) => `Backup ripristinato: ${when}. Quello che c’era prima è il più recente dell’elenco.`,
    mended: (backup) =>
      backup === null
        ? 'Il file danneggiato è da parte, e tutto quello che si leggeva è di nuovo qui. Dai un’occhiata alle ultime partite.'
        : `Il file danneggiato è da parte. Al suo posto c’è il backup (${backup}), con tutto quello che nel file era più recente e si leggeva ancora. Dai un’occhiata alle ultime partite.`,
    sound: 'Niente era danneggiato: è tutto come prima.',
    soundAndBack: (count, one) =>
      one
        ? `Niente era danneggiato, e ${count} partita ha di nuovo le voci che mancavano.`
        : `Niente era danneggiato, e ${count} partite hanno di nuovo le voci che mancavano.`,
    missing: 'Alcune voci sono andate perse. Controlla queste partite e inserisci di nuovo quello che manca:',
    notAllKnown: 'Forse non sono tutte le tue partite: controlla se ne manca qualcuna.',
    cutShort: (count, one, round) => {
      if (one) return `manca ${count} voce${round === null ? '' : ` nel round ${round}`}`;
      return `mancano ${count} voci${round === null ? '' : ` dal round ${round} in poi`}`;
    },
    lost: (count, one) =>
      one
        ? 'la sua unica voce non si è potuta recuperare'
        : `nessuna delle sue ${count} voci si è potuta recuperare`,
    unnamed: 'Una partita',
    others: (count) => `e altre ${count}: l’elenco completo è nella cartella «set-aside».`,
    known: {
      mark: 'l’ultima voce salvata era annotata',
      list: 'l’elenco delle partite dice quante erano',
      'later-entries': 'si sono trovate voci successive',
    },
    settings: 'Apri le impostazioni',
  },
  notKept: {
    said: (why) => `Non salvato: ${why}`,
    now: (why) => `Per ora non si può salvare: ${why}`,
    failed: (why) => `Non ha funzionato: ${why}`,
    why: {
      'disk-full':
        'il disco è pieno. Libera un po’ di spazio e riprova. Quello che era già salvato è al sicuro.',
      'read-only':
        'nel file delle partite non si può scrivere. Dai il permesso di scrittura e riprova. Quello che era già salvato è al sicuro.',
      'not-allowed':
        'il file delle partite non si può leggere. Dai il permesso di lettura e riprova. Quello che era già salvato è al sicuro.',
      'too-many-files':
        'su questo computer ci sono troppi file aperti. Chiudi qualche programma e riprova. Quello che era già salvato è al sicuro.',
      locked:
        'un altro programma sta usando il file delle partite. Chiudilo e riprova. Quello che era già salvato è al sicuro.',
      gone: 'la cartella delle partite non è più al suo posto. Rimettila lì e riprova; oppure prima salva una copia di tutto dalle impostazioni.',
      damaged: 'il file delle partite è danneggiato. Quello che si legge ancora si può recuperare.',
      unreadable:
        'il disco non risponde. Controlla che sia collegato e riprova. Quello che era già salvato è al sicuro.',
      'no-memory':
        'la memoria di questo computer è finita. Chiudi qualche programma e riprova. Quello che era già salvato è al sicuro.',
    },
  },
  outage: {
    title: 'Per ora le partite non si aprono',
    olderTitle: 'Le partite passano alla nuova versione',
    repairTitle: 'Riparazione delle partite',
    what: {
      'disk-full': (file) =>
        `Non c’è spazio per aprire ${file}: il disco è pieno, o i file non possono crescere oltre.`,
      'read-only': (file) => `${file} si può leggere ma non scrivere.`,
      'not-allowed': (file) => `Manca il permesso di leggere ${file}.`,
      locked: (file) => `Un altro programma sta usando ${file}.`,
      gone: (file) => `${file} o la sua cartella non c’è più.`,
      damaged: (file) => `${file} è danneggiato.`,
      unreadable: (file) => `Il disco non riesce a leggere ${file}.`,
      'no-memory': (file) => `Non c’è abbastanza memoria per aprire ${file}.`,
      'too-many-files': (file) => `Ci sono troppi file aperti su questo computer per aprire anche ${file}.`,
      missing: (file) => `${file} è vuoto o non c’è, eppure conteneva delle partite.`,
      'not-a-store': (file) => `${file} non è un file di Vernissage.`,
      'newer-store': (file) => `${file} viene da un Vernissage più recente.`,
      unexpected: (file) => `In Vernissage è successo qualcosa di imprevisto. Forse ${file} non c’entra.`,
      'older-store': (file) =>
        `${file} è di una versione precedente di Vernissage. Prima si fa un backup, poi passa a questa versione.`,
      'under-repair': (file) => `Vernissage sta controllando ${file}.`,
    },
    safe: {
      'disk-full': 'Quello che avevi salvato è al sicuro. Non è cambiato niente.',
      'read-only': 'Quello che avevi salvato è al sicuro. Non è cambiato niente.',
      'not-allowed': 'Non è cambiato niente.',
      locked: 'Quello che avevi salvato è al sicuro. Non è cambiato niente.',
      gone: 'La cartella è com’era. Non è cambiato niente.',
      damaged: 'Non è cambiato niente. Quello che si legge ancora si può recuperare.',
      unreadable: 'Non è cambiato niente.',
      'no-memory': 'Quello che avevi salvato è al sicuro. Non è cambiato niente.',
      'too-many-files': 'Quello che avevi salvato è al sicuro. Non è cambiato niente.',
      unexpected: 'Non è cambiato niente.',
      missing: 'Non è cambiato niente. Quello che c’è nei backup e nel registro del file si può recuperare.',
      'not-a-store': 'Non è cambiato niente.',
      'newer-store': 'Tutto quello che contiene è al sicuro. Non è cambiato niente.',
      'older-store': 'Quello che hai salvato è al sicuro. Se interrompi, resta tutto com’è.',
      'under-repair': 'Quello che hai salvato è al sicuro. Se interrompi, resta tutto com’è.',
    },
    todo: {
      'disk-full': 'Libera un po’ di spazio sul disco e riprova.',
      'read-only':
        'Dai il permesso di scrittura al file e alla sua cartella, o togli la protezione del disco; poi riprova.',
      'not-allowed': 'Dai il permesso di leggere e scrivere il file e la sua cartella, poi riprova.',
      locked: 'Chiudi l’altro programma (forse uno che copia o sincronizza file) e riprova.',
      gone: 'Rimetti la cartella al suo posto o collega il suo disco, poi riprova.',
      damaged: 'Riparalo pure: non rischi niente, perché il file danneggiato viene messo da parte.',
      unreadable:
        'Controlla che il disco sia collegato e funzioni, poi riprova. Se non basta, ripara: si recupera tutto quello che il disco legge ancora.',
      'no-memory': 'Chiudi qualche programma e riprova.',
      'too-many-files': 'Chiudi qualche programma e riprova.',
      unexpected: 'Riprova. Se non basta, ripara: il file viene messo da parte.',
      missing:
        'Se hai spostato il file, rimettilo al suo posto e riprova. Altrimenti ripara con quello che resta.',
      'not-a-store': 'Spostalo e riprova, oppure lascia che Vernissage lo metta da parte.',
      'newer-store':
        'Aggiorna Vernissage e riprova. Oppure continua con un backup più vecchio: il file più recente viene messo da parte.',
      'older-store': 'Ci vuole un momento, una volta sola. Poi le partite si aprono da sole.',
      'under-repair': 'Ci vuole un momento. Poi le partite si riaprono da sole.',
    },
    ways: { again: 'Riprova', repair: 'Ripara', empty: 'Inizia senza partite' },
    lookingForBackup: 'Cerco l’ultimo backup buono…',
    repairWithBackup: (when, games) =>
      `L’ultimo backup buono: ${when} (${games}). Quello che nel file è più recente e si legge ancora si aggiunge.`,
    repairWithoutBackup:
      'Non c’è nessun backup buono. Quello che nel file si legge ancora torna al suo posto.',
    upgrading: 'Passaggio a questa versione',
    repairWithNewest:
      'La riparazione parte comunque dall’ultimo backup buono, e aggiunge quello che nel file è più recente e si legge ancora.',
    emptyExplained: 'Il file viene messo da parte, e si inizia con uno vuoto.',
    working: 'Un attimo…',
    quit: 'Esci',
    failed: 'Operazione non riuscita. Non è cambiato niente.',
  },
};
