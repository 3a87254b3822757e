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
  retry: 'Riprova',
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
      'Alcuni degli ultimi inserimenti prima della chiusura non sono più nel file, anche se erano salvati: controlla l’ultima partita e inserisci di nuovo ciò che manca. Tutto il resto è al sicuro.',
    'damage-found':
      'Una parte del file delle partite è danneggiata. Le copie di sicurezza precedenti sono integre. Apri le impostazioni e scegli «Ripara ora».',
    restored: (when) =>
      `La copia (${when}) è ripristinata. Ciò che c’era prima è la copia più recente dell’elenco.`,
    mended: (backup) =>
      backup === null
        ? 'Il file danneggiato è messo da parte, e tutto ciò che era integro è tornato. Dai uno sguardo alle ultime partite.'
        : `Il file danneggiato è messo da parte. Al suo posto c’è la copia (${backup}), con tutto ciò che di più recente era integro nel file. Dai uno sguardo alle ultime partite.`,
    cutShort: (count) =>
      count === 1
        ? 'Una partita ora finisce prima, perché un suo inserimento è andato perso: controllala.'
        : `${count} partite ora finiscono prima, perché un inserimento di ciascuna è andato perso: controllale.`,
    lost: (count) =>
      count === 1
        ? 'Una partita non si è potuta recuperare.'
        : `${count} partite non si sono potute recuperare.`,
    settings: 'Apri le impostazioni',
  },
  notKept: {
    'disk-full':
      'Non salvato: il disco è pieno. Libera spazio e riprova. Tutto ciò che era già salvato è al sicuro.',
    'read-only':
      'Non salvato: il file delle partite non si può scrivere. Permetti la scrittura e riprova. Tutto ciò che era già salvato è al sicuro.',
    locked:
      'Non salvato: un altro programma tiene occupato il file delle partite. Chiudilo e riprova. Tutto ciò che era già salvato è al sicuro.',
    gone: 'Non salvato: la cartella delle partite non è più al suo posto. Rimettila e riprova; oppure prima salva una copia di tutto nelle impostazioni.',
    damaged:
      'Non salvato: il file delle partite è danneggiato. Continua un momento su carta: le impostazioni possono ripararlo, con tutto ciò che è ancora integro.',
    unreadable:
      'Non salvato: il disco non l’ha accettato. Controlla che sia collegato e riprova. Tutto ciò che era già salvato è al sicuro.',
  },
  badDay: {
    title: 'Non è stato possibile aprire le partite',
    olderTitle: 'Le partite passano alla nuova versione',
    what: {
      'disk-full': (file) => `Il disco è pieno, e ${file} non si può aprire.`,
      'read-only': (file) => `${file} si può leggere ma non scrivere.`,
      locked: (file) => `Un altro programma tiene occupato ${file}.`,
      gone: (file) => `${file} o la sua cartella non c’è più.`,
      damaged: (file) => `${file} è danneggiato.`,
      unreadable: (file) => `Dal disco non si riesce a leggere ${file}.`,
      missing: (file) => `${file} è vuoto o non c’è, benché vi fossero conservate delle partite.`,
      'not-a-store': (file) => `${file} non è un file di Vernissage.`,
      'newer-store': (file) => `${file} è stato scritto da un Vernissage più recente.`,
      'older-store': (file) =>
        `${file} è di una versione precedente di Vernissage. Se ne fa una copia di sicurezza, poi passa a questa versione.`,
    },
    safe: {
      'disk-full': 'Tutto ciò che era salvato è al sicuro. Nulla è stato cambiato.',
      'read-only': 'Tutto ciò che era salvato è al sicuro. Nulla è stato cambiato.',
      locked: 'Tutto ciò che era salvato è al sicuro. Nulla è stato cambiato.',
      gone: 'Ciò che sta nella cartella è com’era. Nulla è stato cambiato.',
      damaged: 'Nulla è stato cambiato. Ciò che vi è ancora integro si può ritrovare.',
      unreadable: 'Nulla è stato cambiato.',
      missing: 'Nulla è stato cambiato. Le copie di sicurezza ci sono.',
      'not-a-store': 'Nulla è stato cambiato.',
      'newer-store': 'Tutto ciò che contiene è al sicuro. Nulla è stato cambiato.',
      'older-store': 'Tutto ciò che è salvato è al sicuro. Si può interrompere: allora tutto resta com’è.',
    },
    todo: {
      'disk-full': 'Libera spazio sul disco, poi riprova.',
      'read-only':
        'Permetti la scrittura sul file e sulla sua cartella, o togli la protezione del disco; poi riprova.',
      locked: 'Chiudi l’altro programma (forse uno che copia o sincronizza file), poi riprova.',
      gone: 'Rimetti la cartella al suo posto o collega il suo disco, poi riprova.',
      damaged: 'Riparalo: è senza rischi, perché il file danneggiato viene messo da parte e conservato.',
      unreadable: 'Controlla che il disco sia collegato e in ordine, poi riprova.',
      missing:
        'Se hai spostato il file, rimettilo al suo posto e riprova; oppure continua con la copia più recente.',
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
