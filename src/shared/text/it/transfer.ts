import type { transfer as english } from '../en/transfer.ts';

const games = (count: number, number: string) => (count === 1 ? 'una partita' : `${number} partite`);

/** Export and import, in Italian. */
export const transfer: typeof english = {
  title: 'Esporta e importa',

  out: {
    title: 'Esporta partite',
    explained:
      'Il file è una copia: le partite restano qui. Contiene i nomi dei giocatori: mandalo solo a chi li può leggere.',
    none: 'Ancora nessuna partita da esportare.',
    which: 'Quali partite?',
    all: (count, number) => `Tutte: ${games(count, number)}`,
    some: 'Solo alcune',
    pick: 'Scegli le partite',
    chosen: (count, number) => (count === 1 ? 'una partita scelta' : `${number} partite scelte`),
    more: (number) => `Mostrane altre ${number}`,
    how: 'In che formato?',
    forms: {
      records: { label: 'Partite complete', detail: 'Con tutto il diario, da importare altrove' },
      games: { label: 'Partite', detail: 'CSV, una riga per partita' },
      results: { label: 'Risultati', detail: 'CSV, una riga per giocatore e partita' },
      lots: { label: 'Tabella di vendite e carte', detail: 'CSV, una riga per ognuna' },
      rounds: { label: 'Tabella dei round', detail: 'CSV, una riga per giocatore e round' },
      'bg-stats': { label: 'BG Stats', detail: 'Solo le partite finite' },
    },
    go: 'Salva il file',
    going: (done, of) => `${done} partite su ${of}`,
    stop: 'Interrompi',
    done: (file) => `${file} è tra i download del browser.`,
    stopped: 'Interrotto: nessun file salvato.',
    failed: 'Salvataggio del file non riuscito. Le tue partite sono com’erano: riprova.',
    chooseSome: 'Scegli almeno una partita.',
    nothingFinished: 'BG Stats accetta solo partite finite e con una data, e queste non lo sono.',
    unfinished: (games, number) =>
      games === 1 ? 'Ne resta fuori 1 partita non finita.' : `Ne restano fuori ${number} partite non finite.`,
    undated: (games, number) =>
      games === 1 ? 'Ne resta fuori 1 partita senza data.' : `Ne restano fuori ${number} partite senza data.`,
    fileName: (day) => `Vernissage ${day}`,
    gamesName: (day) => `Vernissage partite ${day}`,
    resultsName: (day) => `Vernissage risultati ${day}`,
    lotsName: (day) => `Vernissage vendite ${day}`,
    roundsName: (day) => `Vernissage round ${day}`,
  },

  table: {
    game: 'Partita',
    date: 'Inizio',
    edition: 'Scatola',
    place: 'Luogo',
    round: 'Round',
    what: 'Cosa',
    player: 'Giocatore',
    artist: 'Artista',
    cards: 'Carte',
    kind: 'Tipo',
    buyer: 'Compratore',
    price: 'Prezzo (migliaia, o unità della scatola)',
    gained: 'Dalla banca (migliaia, o unità della scatola), o punti',
    standing: 'Totale dopo il round',
    tags: 'Etichette',
    winner: 'Vincitore',
    misplayed: 'Errore nelle regole',
    players: 'Giocatori',
    winningScore: 'Risultato del vincitore (migliaia o unità della scatola) o punti',
    score: 'Risultato (migliaia o unità della scatola) o punti',
    rank: 'Piazzamento',
    won: 'Ha vinto',
    tracking: 'Registrato',
    status: 'Stato',
    minutes: 'Minuti',
    yes: 'sì',
    no: 'no',
    lotFates: {
      sold: 'venduto',
      free: 'preso gratis',
      unsold: 'invenduto',
      offered: 'messo all’asta',
      'turned-over': 'misteriosa',
      'beside-deck': 'accanto al mazzo',
      played: 'giocata',
      second: 'seconda carta',
      'face-down': 'coperta',
      together: 'giocata insieme',
      revealed: 'girata',
      extra: 'aggiunta facendo i punti',
    },
  },

  in: {
    title: 'Importa partite',
    explained:
      'Partite da un altro computer o da qualcun altro, oppure un file di BG Stats. Prima vedi cosa contiene, poi decidi.',
    choose: 'Scegli i file',
    drop: 'oppure trascinali qui',
    files: (number) => `${number} file`,
    looking: 'Guardo cosa contiene',
    reading: (file) => `Leggo ${file}`,
    lookingThrough: (file) => `Guardo cosa c’è in ${file}`,
    takingIn: 'Importazione in corso. Intanto puoi continuare a giocare.',
    percent: (share) => `${share} fatto`,
    cancel: 'Interrompi',
    cancelled: 'Interrotto. Quello che è già importato resta; per il resto importa di nuovo il file.',
    notRead: 'Interrotto: non è cambiato niente.',
    failed: 'Importazione non riuscita. Le tue partite sono com’erano.',
    noBackup:
      'Il backup non è riuscito, quindi l’importazione non è partita. Le impostazioni dicono cosa non va con il file o con il disco.',
    backingUp: 'Prima un backup…',
    noRoom: 'Sul disco non c’è abbastanza spazio per questo file. Non è cambiato niente.',
    found: (file) => `In ${file}`,
    nothing: 'Nel file non c’è nessuna partita.',
    fates: {
      new: {
        title: (count) => (count === 1 ? 'Nuova' : 'Nuove'),
        explained: (count) => (count === 1 ? 'Si aggiunge alle tue.' : 'Si aggiungono alle tue.'),
      },
      further: {
        title: (count) => (count === 1 ? 'Continuata' : 'Continuate'),
        explained: (count) =>
          count === 1
            ? 'Ce l’hai già, ma nel file va avanti: andrà avanti anche qui.'
            : 'Le hai già, ma nel file vanno avanti: andranno avanti anche qui.',
      },
      here: { title: () => 'Già qui', explained: () => 'Non cambia niente.' },
      different: {
        title: (count) => (count === 1 ? 'Diversa' : 'Diverse'),
        explained: (count) =>
          count === 1
            ? 'Ce l’hai già, ma con un altro diario. Restano tutti e due, poi scegli tu.'
            : 'Le hai già, ma con un altro diario. Restano tutti e due, poi scegli tu.',
      },
    },
    gamesOf: (title, count, number) => `${title}: ${games(count, number)}`,
    brokenTitle: (count, number) =>
      count === 1 ? 'Una non si può leggere' : `${number} non si possono leggere`,
    brokenExplained: 'Tutto il resto si può importare lo stesso.',
    line: (line, sentence) => `Riga ${line}: ${sentence}`,
    more: (number) => `e altre ${number}`,
    peopleTitle: 'Chi è chi?',
    peopleExplained:
      'Questi nomi li conosci già, ma arrivano da un altro computer. Sono le stesse persone? Puoi cambiarlo anche dopo, in Giocatori.',
    stranger: (name, count, number) => `${name}, ${games(count, number)} nel file`,
    same: (name, count, number) => `È ${name} (${games(count, number)} qui)`,
    somebodyElse: 'È un’altra persona',
    newcomers: (count, number) =>
      count === 1
        ? 'Una persona è nuova e si aggiunge ai tuoi giocatori.'
        : `${number} persone sono nuove e si aggiungono ai tuoi giocatori.`,
    take: (count, number) => `Importa ${games(count, number)}`,
    trashed: 'è nel cestino: puoi ripristinarla dalle impostazioni',
    matches: 'Sembra',
    anyway: 'È un’altra partita: importala',
    nothingToTake: 'Le hai già tutte.',
    misplayed: 'segnata con un errore nelle regole: non conta nelle statistiche',
    winnersOnly: 'senza punteggi: si sa solo chi ha vinto',
    otherPlays: (count, number) =>
      count === 1
        ? 'Una partita è di un altro gioco: resta fuori.'
        : `${number} partite sono di altri giochi: restano fuori.`,
    teamPlays: (count, number) =>
      count === 1
        ? 'Una partita è a squadre, e questi giochi non lo sono: resta fuori.'
        : `${number} partite sono a squadre, e questi giochi non lo sono: restano fuori.`,
    newBoxes: (boxes) => `Scatole nuove: ${boxes}`,
    knownBoxes: (boxes) => `Scatole che hai già: ${boxes}`,
    takeBoxes: 'Importa le scatole',
    boxesAdded: (count, number) =>
      count === 1 ? 'Una scatola è stata aggiunta.' : `${number} scatole sono state aggiunte.`,
    leave: 'Annulla',
    taken: 'Importato',
    added: (count, number) =>
      count === 1 ? 'Una partita è stata aggiunta.' : `${number} partite sono state aggiunte.`,
    wentOn: (count, number) =>
      count === 1
        ? 'Una partita ora va avanti come nel file.'
        : `${number} partite ora vanno avanti come nel file.`,
    asBefore: (count, number) => (count === 1 ? 'Una era già qui.' : `${number} erano già qui.`),
    parted: (count, number) =>
      count === 1
        ? 'Una ha un altro diario: scegline uno qui sotto.'
        : `${number} hanno un altro diario: scegline uno qui sotto.`,
    leftOut: (count, number) =>
      count === 1
        ? 'Una non si poteva leggere ed è rimasta fuori.'
        : `${number} non si potevano leggere e sono rimaste fuori.`,
    another: 'Importa un altro file',
    toHistory: 'Vedi nello storico',
  },

  parted: {
    title: 'Partite con due diari',
    explained:
      'Sono state cambiate su due computer. Finché non scegli vedi il diario con più voci. Gli altri restano, e puoi sempre cambiare idea.',
    compare: 'Confronta e scegli',
    picked: 'Scelto',
    open: 'Ancora da scegliere',
    of: (players) => `Diari della partita di ${players}`,
    back: 'Torna a «Esporta e importa»',
    gone: 'Questa partita ha un solo diario.',
    log: (number) => `Diario ${number}`,
    shown: 'Quello mostrato',
    entries: (count, number) => (count === 1 ? 'una voce' : `${number} voci`),
    lastEntry: (when) => `ultima voce: ${when}`,
    timeUnknown: 'non si sa quando',
    round: (round) => `nel round ${round}`,
    result: (winners, many) => (many ? `${winners} hanno vinto insieme` : `Ha vinto ${winners}`),
    scores: (name, score) => `${name} ${score}`,
    difference: 'Dove cambiano',
    sameEntries: 'Tutte le voci sono uguali.',
    sharedUpTo: (count, number) =>
      count === 0
        ? 'Sono diversi fin dalla prima voce.'
        : count === 1
          ? 'La prima voce è uguale.'
          : `Le prime ${number} voci sono uguali.`,
    valueByValue: 'Oppure scegli valore per valore',
    valueExplained: 'Prendi ogni valore dal diario che ce l’ha giusto.',
    entry: (number) => `Voce ${number}`,
    played: 'Quello che avete giocato',
    nothing: 'niente',
    useValues: 'Usa questi valori',
    refused: (why) => `Questi valori non vanno d’accordo: ${why}`,
    ends: 'finisce qui',
    further: (count, number) => (count === 1 ? 'e un’altra voce' : `e altre ${number} voci`),
    pick: 'Mostra questo',
    pickedNow: 'D’ora in poi vedi questo, come ogni computer che lo importa. I diari di partenza restano.',
    pickFailed: 'Salvataggio non riuscito. Riprova.',
    fields: {
      players: 'Giocatori',
      firstSeat: 'Chi ha iniziato',
      options: 'Opzioni',
      startedAt: 'Inizio',
      finishedAt: 'Fine',
      location: 'Luogo',
      notes: 'Note',
      tags: 'Etichette',
      misplayed: 'Segnata con un errore nelle regole',
      abandoned: 'Abbandonata',
      edition: 'Scatola',
      box: 'Scatola propria',
      knownResult: 'Risultato',
    },
    otherField: 'Altro',
  },
};
