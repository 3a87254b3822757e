import type { transfer as english } from '../en/transfer.ts';

const games = (count: number, number: string) => (count === 1 ? 'una partita' : `${number} partite`);

/** What taking games out and bringing them in says in Italian. */
export const transfer: typeof english = {
  title: 'Esporta e importa',

  out: {
    title: 'Esporta partite',
    explained:
      'Esce una copia; le partite restano qui. Il file contiene i nomi: condividilo con chi può conoscerli.',
    none: 'Non c’è ancora nessuna partita da esportare.',
    which: 'Quali partite?',
    all: (count, number) => `Tutte: ${games(count, number)}`,
    some: 'Solo alcune',
    pick: 'Scegli le partite',
    chosen: (count, number) => (count === 1 ? 'una partita scelta' : `${number} partite scelte`),
    more: (number) => `Mostrane altre ${number}`,
    how: 'In quale forma?',
    forms: {
      records: { label: 'Verbali di partita', detail: 'Tutto, da importare altrove' },
      lots: { label: 'Tabella di vendite e carte', detail: 'CSV, una riga ciascuna' },
      rounds: { label: 'Tabella dei round', detail: 'CSV, una riga per giocatore e round' },
      'bg-stats': { label: 'BG Stats', detail: 'File di partite, solo quelle finite' },
    },
    go: 'Salva il file',
    going: (done, of) => `${done} partite su ${of}`,
    stop: 'Ferma',
    done: (file) => `${file} è salvato dove il browser salva i file.`,
    stopped: 'Fermato. Nessun file è stato salvato.',
    failed: 'Il file non è stato salvato. Le tue partite sono com’erano; riprova.',
    chooseSome: 'Scegli almeno una partita.',
    nothingFinished: 'Nessuna di queste partite è finita, e BG Stats prende solo partite finite.',
    fileName: (day) => `Vernissage ${day}`,
    lotsName: (day) => `Vernissage vendite ${day}`,
    roundsName: (day) => `Vernissage round ${day}`,
  },

  table: {
    game: 'Partita',
    date: 'Inizio',
    edition: 'Edizione',
    place: 'Luogo',
    round: 'Round',
    what: 'Che cosa',
    player: 'Giocatore',
    artist: 'Artista',
    cards: 'Carte',
    kind: 'Tipo',
    buyer: 'Compratore',
    price: 'Prezzo (migliaia)',
    gained: 'Dalla banca (migliaia), o punti',
    standing: 'Totale dopo il round',
    lotFates: {
      sold: 'venduto',
      free: 'preso gratis',
      unsold: 'invenduto',
      offered: 'messo all’asta',
      'turned-over': 'girata',
      'beside-deck': 'accanto al mazzo',
      played: 'giocata',
      second: 'seconda carta',
      'face-down': 'coperta',
      together: 'giocata insieme',
      revealed: 'scoperta',
      extra: 'aggiunta facendo i punti',
    },
  },

  in: {
    title: 'Importa partite',
    explained:
      'Verbali di partita da un altro portatile, o ricevuti da qualcuno; oppure un backup o un file di partite di BG Stats. Vedi che cosa contiene prima che cambi qualcosa.',
    choose: 'Scegli i file',
    drop: 'oppure trascinali qui',
    files: (number) => `${number} file`,
    looking: 'Esame di ciò che hai aperto',
    reading: (file) => `Lettura di ${file}`,
    lookingThrough: (file) => `Esame di ${file}`,
    takingIn: 'Importazione in corso. Intanto puoi continuare a giocare.',
    percent: (share) => `${share} fatto`,
    cancel: 'Ferma',
    cancelled: 'Fermato. Ciò che era già importato resta; per il resto importa di nuovo il file.',
    notRead: 'Fermato. Non è cambiato nulla.',
    failed: 'Non ha funzionato. Le partite che erano già qui sono com’erano.',
    noBackup:
      'Non è stato possibile fare una copia di sicurezza, quindi non è entrato nulla e non è cambiato nulla. Le impostazioni dicono che cosa non va con il file o con il disco.',
    backingUp: 'Prima si fa una copia di sicurezza…',
    noRoom: 'Sul disco non c’è abbastanza spazio per questo file. Non è cambiato nulla.',
    found: (file) => `In ${file}`,
    nothing: 'Non contiene nessuna partita.',
    fates: {
      new: {
        title: (count) => (count === 1 ? 'Nuova qui' : 'Nuove qui'),
        explained: (count) => (count === 1 ? 'Sarà aggiunta.' : 'Saranno aggiunte.'),
      },
      further: {
        title: (count) => (count === 1 ? 'Continuata' : 'Continuate'),
        explained: (count) =>
          count === 1
            ? 'È qui, e nel file prosegue; proseguirà anche qui.'
            : 'Sono qui, e nel file proseguono; proseguiranno anche qui.',
      },
      here: { title: () => 'Già qui', explained: () => 'Non cambia nulla.' },
      different: {
        title: (count) => (count === 1 ? 'Diversa' : 'Diverse'),
        explained: (count) =>
          count === 1
            ? 'È qui con un altro diario. Saranno conservati entrambi, e ne sceglierai uno.'
            : 'Sono qui con un altro diario. Saranno conservati entrambi, e ne sceglierai uno.',
      },
    },
    gamesOf: (title, count, number) => `${title}: ${games(count, number)}`,
    brokenTitle: (count, number) =>
      count === 1 ? 'Una non si può leggere' : `${number} non si possono leggere`,
    brokenExplained: 'Restano fuori; tutto il resto si può importare.',
    line: (line, sentence) => `Riga ${line}: ${sentence}`,
    more: (number) => `e altre ${number}`,
    peopleTitle: 'Chi è chi?',
    peopleExplained:
      'Questi nomi sono noti qui, ma arrivano da altrove. Di’ chi è la stessa persona; puoi cambiarlo più tardi in Giocatori.',
    stranger: (name, count, number) => `${name}, ${games(count, number)} nel file`,
    same: (name, count, number) => `È ${name} (${games(count, number)} qui)`,
    somebodyElse: 'È un’altra persona',
    newcomers: (count, number) =>
      count === 1
        ? 'Una persona è nuova qui, e sarà tra i tuoi giocatori.'
        : `${number} persone sono nuove qui, e saranno tra i tuoi giocatori.`,
    take: (count, number) => `Importa ${games(count, number)}`,
    trashed: 'è qui, ma nel cestino: si recupera dalle impostazioni',
    nothingToTake: 'Tutto ciò che contiene è già qui.',
    misplayed: 'segnata con un errore nelle regole: non conterà da nessuna parte',
    winnersOnly: 'senza punteggi: si sa solo chi ha vinto',
    otherPlays: (count, number) =>
      count === 1
        ? 'Una partita è di un altro gioco e resta fuori.'
        : `${number} partite sono di altri giochi e restano fuori.`,
    teamPlays: (count, number) =>
      count === 1
        ? 'Una partita era a squadre, che in questi giochi non esistono: resta fuori.'
        : `${number} partite erano a squadre, che in questi giochi non esistono: restano fuori.`,
    leave: 'Lascia stare',
    taken: 'Importato',
    added: (count, number) =>
      count === 1 ? 'Una partita è stata aggiunta.' : `${number} partite sono state aggiunte.`,
    wentOn: (count, number) =>
      count === 1
        ? 'Una partita prosegue, dove il file ne aveva di più.'
        : `${number} partite proseguono, dove il file ne aveva di più.`,
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
  },

  parted: {
    title: 'Partite con due diari',
    explained:
      'Sono state continuate, o corrette, in due posti. Finché non scegli si vede il diario più lungo; gli altri restano conservati, e puoi scegliere di nuovo.',
    compare: 'Confronta e scegli',
    picked: 'Scelto',
    open: 'Ancora da scegliere',
    of: (players) => `Diari della partita di ${players}`,
    back: 'Torna a esporta e importa',
    gone: 'Questa partita ha un solo diario.',
    log: (number) => `Diario ${number}`,
    shown: 'Quello mostrato',
    entries: (count, number) => (count === 1 ? 'una voce' : `${number} voci`),
    lastEntry: (when) => `ultima voce: ${when}`,
    timeUnknown: 'nessuno ha annotato quando',
    round: (round) => `nel round ${round}`,
    result: (winners, many) => (many ? `${winners} hanno condiviso la vittoria` : `ha vinto ${winners}`),
    scores: (name, score) => `${name} ${score}`,
    difference: 'Dove si dividono',
    sharedUpTo: (count, number) =>
      count === 0
        ? 'Sono diversi fin dalla prima voce.'
        : count === 1
          ? 'La prima voce è uguale.'
          : `Le prime ${number} voci sono uguali.`,
    headDiffers: (fields) => `Sono diversi anche in: ${fields}.`,
    ends: 'finisce qui',
    further: (count, number) => (count === 1 ? 'e un’altra voce' : `e altre ${number} voci`),
    pick: 'Mostra questo',
    pickedNow: 'D’ora in poi si vede questo diario; l’altro resta conservato.',
    pickFailed: 'Non è stato salvato. Riprova.',
    fields: {
      players: 'giocatori',
      firstSeat: 'chi ha iniziato',
      options: 'opzioni',
      startedAt: 'inizio',
      finishedAt: 'fine',
      location: 'luogo',
      notes: 'note',
      tags: 'etichette',
      misplayed: 'segnata con un errore nelle regole',
      abandoned: 'abbandonata',
    },
    otherField: 'altro',
  },
};
