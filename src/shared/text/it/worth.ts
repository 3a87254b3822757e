import type { Words } from '../en/index.ts';

/** What paintings are worth before a round ends, and what made each player’s money. */
export const worth: Words['worth'] = {
  forecast: {
    show: 'Mostra la previsione',
    explained: {
      auction:
        'Quanto può ancora rendere ogni artista in questo round e con quale probabilità, con un prezzo equo per il lotto all’asta. La vedono tutti, qui e sullo schermo grande.',
      gallery:
        'Quanto può ancora valere ogni artista in questo round e con quale probabilità. La vedono tutti, qui e sullo schermo grande.',
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
    titleCards: 'Carte giocate, spinta agli artisti o fortuna?',
    start: 'Inizio',
    selling: 'Vendite',
    buying: 'Buoni acquisti',
    displaying: 'Carte giocate',
    steering: 'Spinta agli artisti',
    market: 'Mercato',
    corrections: 'Correzioni',
    money: 'Denaro',
    points: 'Punti',
    answer: (name, selling, buying, steering, market) =>
      `${name}: ${selling} dalle vendite, ${buying} dai buoni acquisti, ${steering} dalla spinta agli artisti e ${market} dal mercato.`,
    answerCards: (name, displaying, steering, market) =>
      `${name}: ${displaying} dalle carte quando le ha giocate, ${steering} dalla spinta agli artisti e ${market} dal mercato.`,
    kindest: (name, amount) => `Il mercato ha aiutato di più ${name}: ${amount}.`,
    note: 'Buoni acquisti: il valore previsto, meno il prezzo. Spinta agli artisti: l’effetto delle tue carte sui tuoi dipinti. Mercato: l’effetto di tutte le altre, cioè la fortuna.',
    noteCards:
      'Carte giocate: il loro valore previsto in quel momento. Spinta agli artisti: l’effetto delle tue carte e dei tuoi premi successivi. Mercato: l’effetto di tutte le altre, cioè la fortuna.',
    numbers: 'Dall’inizio alla fine, per giocatore',
  },
  figures: {
    whose: (name) => `Bravura o fortuna per ${name}?`,
    ours: 'Chi è bravo, e chi è fortunato?',
    interval: 'Intervallo al 95%',
    difference: 'Differenza',
    takes: 'Partite necessarie',
    cause: 'Da',
    between: (low, high) => `da ${low} a ${high}`,
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
    untracked: 'In nessuna di queste partite sono stati segnati tutti i prezzi.',
    untrackedCards: 'In nessuna di queste partite è stato segnato chi ha esposto cosa.',
    note: 'Le linee sono intervalli al 95%: la vera media è probabilmente lì. «Partite necessarie»: quante ne servono perché la fortuna da sola non spieghi la differenza.',
    working: (done, of) => `Partite calcolate: ${done} su ${of}.`,
    begins: 'Calcolo quanto valeva ogni cosa…',
    waiting: (games, number, of) =>
      games === 1
        ? `Resta da calcolare 1 partita su ${of}.`
        : `Restano da calcolare ${number} partite su ${of}.`,
    failed: 'Non è stato possibile calcolare il resto. Le partite sono al sicuro.',
    goOn: 'Calcola il resto',
  },
};
