import type { Words } from '../en/index.ts';

/** What paintings are worth before a round ends, and what made each player’s money. */
export const worth: Words['worth'] = {
  forecast: {
    show: 'Mostra la previsione',
    explained: {
      auction:
        'Quanto può ancora pagare ogni artista in questo round e con quale probabilità, con un prezzo equo per il lotto all’asta. La vedono tutti, qui e sul tabellone.',
      gallery:
        'Quanto può ancora valere ogni artista in questo round e con quale probabilità. La vedono tutti, qui e sul tabellone.',
    },
  },
  then: {
    average: (count, worth) => `In media ${count === 1 ? 'valeva' : 'valevano'} ${worth}`,
    paid: (count, paid) => `alla fine ${count === 1 ? 'ha' : 'hanno'} reso ${paid}`,
    paidNothing: (count) => `alla fine non ${count === 1 ? 'ha' : 'hanno'} reso niente`,
    scored: (scored) => `alla fine ha dato ${scored}`,
    scoredNothing: 'alla fine non ha dato niente',
    each: (artist, worth, scored) =>
      scored === null ? `${artist}: valeva ${worth}` : `${artist}: valeva ${worth}, ha dato ${scored}`,
    worth: 'Quanto valeva',
    gain: 'Guadagno allora',
  },
  bargains: {
    best: 'Affari',
    worst: 'Follie',
    lot: (buyer, count, artist, price, round) =>
      `${buyer}, ${count === 1 ? 'un' : 'due'} ${artist} a ${price} nel round ${round}`,
    figures: (worth, gainThen, paid, gain) =>
      `In media valeva ${worth} (${gainThen}), alla fine ha reso ${paid} (${gain})`,
  },
  accounts: {
    title: 'Vendite, acquisti o fortuna?',
    titleCards: 'Carte giocate, regia o fortuna?',
    start: 'Inizio',
    selling: 'Vendite',
    buying: 'Buoni acquisti',
    displaying: 'Carte giocate',
    steering: 'Regia',
    market: 'Mercato',
    corrections: 'Correzioni',
    money: 'Denaro',
    points: 'Punti',
    answer: (name, selling, buying, steering, market) =>
      `${name}: ${selling} dalle vendite, ${buying} dai buoni acquisti, ${steering} dalla regia e ${market} dal mercato.`,
    answerCards: (name, displaying, steering, market) =>
      `${name}: ${displaying} dalle carte quando le ha giocate, ${steering} dalla regia e ${market} dal mercato.`,
    kindest: (name, amount) => `Il mercato ha aiutato di più ${name}: ${amount}.`,
    note: 'Ogni dipinto conta per quanto valeva in quel momento, se ogni carta non ancora vista ha la stessa probabilità di uscire. Un buon acquisto è quel valore meno il prezzo; la regia è l’effetto delle tue carte sui tuoi dipinti; il mercato è l’effetto di tutte le altre. In media il mercato non dà nulla: una partita sola non dimostra niente.',
    noteCards:
      'Ogni carta conta per quanto valeva quando è stata giocata, se ogni carta non ancora vista ha la stessa probabilità di uscire. La regia è l’effetto delle tue carte e dei tuoi premi successivi; il mercato è l’effetto di tutte le altre carte. In media il mercato non dà nulla: una partita sola non dimostra niente.',
    numbers: 'Dall’inizio alla fine, per giocatore',
  },
  figures: {
    heading: 'Quanto valeva?',
    whose: (name) => `Da dove viene il denaro di ${name}?`,
    whoseCards: (name) => `Da dove vengono i punti di ${name}?`,
    ours: 'Da dove viene il nostro denaro?',
    oursCards: 'Da dove vengono i nostri punti?',
    perGame: 'A partita',
    compared: 'Rispetto agli altri',
    everybody: 'Tutti',
    others: 'Gli altri',
    average: 'Media',
    interval: 'Intervallo al 95%',
    difference: 'Differenza',
    takes: 'Partite necessarie',
    cause: 'Da',
    between: (low, high) => `da ${low} a ${high}`,
    moreThan: (value, interval) => `${value} (${interval})`,
    clearest: (cause, amount) =>
      `La differenza più netta rispetto agli altri al tavolo: ${cause}, ${amount} a partita.`,
    clearestOf: (name, amount) =>
      `La differenza più netta rispetto agli altri al tavolo: ${name}, ${amount} a partita.`,
    enough: (takes, games) => `Perché significhi qualcosa servono ${takes} partite, e ce ne sono ${games}.`,
    notEnough: (takes, games, number) =>
      games === 1
        ? `Perché significhi qualcosa servono ${takes} partite, e ce n’è solo 1.`
        : `Perché significhi qualcosa servono ${takes} partite, e ce ne sono solo ${number}.`,
    tooFew: (least, games, number) =>
      games === 1
        ? `1 partita non dice ancora nulla: ne servono almeno ${least}.`
        : `${number} partite non dicono ancora nulla: ne servono almeno ${least}.`,
    alike: 'Nessuno si distingue dagli altri.',
    market: (amount) => `In media il mercato non dovrebbe dare nulla. Qui ha dato ${amount} a partita.`,
    untracked: 'In nessuna di queste partite sono stati segnati tutti i prezzi.',
    untrackedCards: 'In nessuna di queste partite è stato segnato chi ha esposto cosa.',
    note: 'Ogni linea è un intervallo al 95%: dove cadrebbe probabilmente la media in altrettante partite. Servono tante partite quante ne occorrono perché la fortuna da sola non basti più a spiegare una differenza.',
    numbers: (view) => `${view}, a partita`,
    working: (done, of) => `Partite calcolate: ${done} su ${of}.`,
    begins: 'Calcolo quanto valeva ogni cosa…',
    waiting: (games, number, of) =>
      games === 1
        ? `Resta da calcolare 1 partita su ${of}.`
        : `Restano da calcolare ${number} partite su ${of}.`,
    failed: 'Non è stato possibile calcolare il resto. Le partite sono al sicuro.',
    goOn: 'Calcola il resto',
  },
  calibration: {
    title: 'La previsione era giusta?',
    later: (least, rounds) =>
      `Dopo ${least} round, qui vedrai quante volte era giusta. Round finora: ${rounds}.`,
    answer: (said, happened, interval) =>
      `Quando diceva ${said}, è successo nel ${happened} dei casi (${interval}).`,
    all: 'Tutte le probabilità corrispondono a quello che è successo.',
    most: (agree, of) =>
      `Gruppi di probabilità che corrispondono a quello che è successo: ${agree} su ${of}. Gli altri no.`,
    note: (rounds) =>
      `Su ${rounds} round: dopo ogni carta, la probabilità di ogni artista per ogni posto e per nessuno, in gruppi di grandezza simile. Le linee sono intervalli al 95% su partite intere, perché tutto quello che succede in una serata è collegato.`,
    chances: 'Probabilità di grandezza simile',
    said: 'Diceva',
    happened: 'È successo',
    interval: 'Intervallo al 95%',
    times: 'Volte',
    above: 'più spesso del previsto',
    below: 'meno spesso',
    numbers: 'Quello che diceva e quello che è successo',
    point: (said, happened, interval) => `Diceva ${said}, è successo nel ${happened} dei casi (${interval})`,
  },
};
