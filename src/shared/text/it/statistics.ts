import type { statistics as english } from '../en/statistics.ts';
import { capitalised } from '../noun.ts';
import { il } from './article.ts';
import { to } from './to.ts';

/** Statistics of people and the group, in Italian. `docs/statistics.md` defines every figure. */
export const statistics: typeof english = {
  title: 'Persone',
  explained:
    'Contano le partite finite. Non contano quelle con un errore nelle regole, abbandonate, nel cestino o di esempio.',
  reading: 'Un attimo…',
  failed: 'Le statistiche non si aprono. Le partite sono al sicuro: riprova.',
  nobody: 'Qui non c’è nessun giocatore.',
  none: 'Le statistiche partono dalla prima partita finita.',
  noneFiltered: 'Nessuna partita finita trovata. Prova con meno filtri.',
  noneOf: 'Nessuna di queste partite è finita.',
  counted: (games, number) => (games === 1 ? 'Conta 1 partita' : `Contano ${number} partite`),
  toGames: 'Guarda queste partite',
  samples: {
    these:
      'Sono le statistiche dello storico di esempio: partite di amici inventati, che non contano con le tue.',
    ownBegin: 'Le tue partono dalla prima partita finita.',
    own: 'Guarda le tue statistiche',
    see: 'Guarda le statistiche di esempio',
    counted: (games, number) =>
      games === 1 ? '1 partita dello storico di esempio' : `${number} partite dello storico di esempio`,
  },
  everybody: 'Tutti',
  footer: (whose, games) => `${whose} · ${games} · Vernissage`,
  records: 'Record',
  seeGame: 'Guarda la partita',
  seeSale: 'Guarda la vendita',
  seeRound: 'Guarda il round',
  seeStreak: 'Guarda queste vittorie',
  leadsOf: (link, label) => `${link}: ${label}`,

  games: 'Partite',
  player: 'Giocatore',
  wins: 'Vittorie',
  share: 'Quota',
  rating: 'Valutazione',
  uncertainty: 'Incertezza',
  retired: 'non gioca più',
  ofAll: (number, games) => (games === 1 ? 'Sull’unica partita.' : `Su tutte le ${number} partite.`),
  ofSome: (games, of) => `Partite con abbastanza dettagli: ${games} su ${of}.`,
  ratingOf: (value, uncertainty) => `${value} ± ${uncertainty}`,
  byChance: (expected, shared) =>
    shared === 0
      ? `Per caso sarebbero ${expected}.`
      : `Per caso sarebbero ${expected}. ${shared === 1 ? 'Una a pari merito' : `${shared} a pari merito`}.`,

  tables: 'Punteggi per tipo di tavolo',
  table: 'Tavolo',
  averageScore: 'Media',
  averageWin: 'Vittoria media',
  averageLead: 'Vantaggio medio',
  highest: 'Massimo',
  lowestWin: 'Vittoria più bassa',
  closest: 'Vittoria più risicata',
  best: 'Migliore',
  worst: 'Peggiore',
  scoreOn: (score, day) => `${score}, ${day}`,

  inBoxes: (question, boxes) => `${question} · ${boxes}`,
  nemesisOf: (name, ahead, behind, games) =>
    `La bestia nera è ${name}: su ${games} partite davanti in ${behind}, dietro in ${ahead}.`,

  dearest: 'Lotto più caro',
  bestBargain: 'Affare migliore',
  worstDeal: 'Affare peggiore',
  bestRound: 'Round migliore',
  lot: (buyer, cards, artist, price, paid) =>
    `${buyer}: ${cards === 1 ? '' : '2 × '}${artist} a ${price}, ha reso ${paid}`,
  ownLot: (cards, artist, price, paid) => `${cards === 1 ? '' : '2 × '}${artist} a ${price}, ha reso ${paid}`,
  byPerson: (name, amount) => `${name}: ${amount}`,
  longestStreak: 'Più vittorie di fila',
  longestDrought: 'Più partite senza vincere',
  inARow: (games) => (games === 1 ? '1 vittoria' : `${games} vittorie`),
  gamesInARow: (games) => (games === 1 ? '1 partita' : `${games} partite`),
  now: (amount) => `Ora: ${amount}.`,
  shortest: 'Partita più breve',
  longest: 'Partita più lunga',
  works: 'Dipinti',
  artist: 'Artista',
  day: 'Giorno',
  edition: 'Scatola',

  ratings: {
    note: 'Si parte tutti da 25 ± 8,3. Senza partite l’incertezza cresce. «Almeno» è la valutazione meno il doppio dell’incertezza, e decide l’ordine.',
    sure: (name, rating) =>
      `In testa c’è ${name}, con una valutazione di almeno ${rating}. E non sembra un caso.`,
    unsure: (name, rating) =>
      `In testa c’è ${name}, con una valutazione di almeno ${rating}, ma è ancora troppo presto, o troppo in bilico, per esserne certi.`,
    streak: (name, games) => `La serie più lunga è di ${name}: ${games} vittorie di fila.`,
    dearest: (name, lot) => `Il lotto più caro è di ${name}: ${lot}.`,
  },
  artists: {
    title: 'Quali artisti compriamo?',
    whose: (name) => `Quali artisti compra ${name}?`,
    none: 'In nessuna di queste partite si sa chi aveva cosa.',
    most: (artist, edition, works, share, many) =>
      `Più di tutti ${artist} in ${edition}: ${many === 1 ? '1 dipinto' : `${works} dipinti`}, ${il(share)} del totale.`,
    numbers: (edition) => `Dipinti, ${edition}`,
  },
  path: {
    title: (name) => `Com’è andata la valutazione di ${name}?`,
    answer: (now, highest, day) => `Ora ${now}; la più alta è stata ${highest} (${day}).`,
    some: (shown, all) =>
      `Si vedono ${shown} partite su ${all}, a intervalli regolari, con la valutazione più alta e la più bassa.`,
    numbers: 'Valutazione dopo ogni partita mostrata',
  },
  person: {
    won: (games, number, wins, won, chance) =>
      games === 1
        ? wins === 1
          ? 'ha giocato una partita e l’ha vinta.'
          : 'ha giocato una partita. La prima vittoria deve ancora arrivare.'
        : wins === 0
          ? `ha giocato ${number} partite. La prima vittoria deve ancora arrivare.`
          : `ha vinto ${won} partite su ${number}${chance === null ? '' : `; per caso sarebbero ${chance}`}.`,
    table: (table, wins, games) => `Dà il meglio a ${table}: ne ha vinte ${wins} su ${games}.`,
    beats: (name, ahead, games) => `Di solito è davanti ${to(name)}: ${ahead} volte su ${games}.`,
    beatenBy: (name, ahead, games) => `${name} è un osso duro: davanti ${ahead} volte su ${games}.`,
    streak: (games) => `Ha vinto le ultime ${games}.`,
    artist: (artist, works, of) => `Adora ${artist}: ${works} dipinti su ${of}.`,
    company: (name, games, number) =>
      games === 1
        ? `Al tavolo c’era anche ${name}.`
        : `Al tavolo c’era più spesso ${name}: ${number} partite.`,
    results: (name) => `Dove vince ${name}?`,
    byChance: 'Per caso',
    places: 'Dal primo all’ultimo',
    said: (wins, games) => `${wins} su ${games}`,
    note: 'Partite vinte; la linea è quanto darebbe il caso.',
    notAll: (scored, number, of) =>
      scored === 1
        ? `Vittorie su tutte le ${of} partite, punteggi di una sola.`
        : `Vittorie su tutte le ${of} partite, punteggi di ${number}.`,
    band: 'La fascia è il doppio dell’incertezza da ogni lato.',
  },
  against: {
    title: (name) => `Contro chi vince ${name}?`,
    record: (ahead, behind) => `${ahead}–${behind}`,
    said: (games, number, ahead, behind) =>
      `${games === 1 ? '1 partita' : `${number} partite`}, davanti in ${ahead}, dietro in ${behind}`,
    note: (name) => `Partite in cui ${name} era davanti, e dietro. La linea è la metà.`,
    none: 'In queste partite non ha giocato nessun altro.',
    most: (name, games, number, ahead, behind) =>
      `Più spesso con ${name}: ${games === 1 ? '1 partita' : `${number} partite`}, davanti in ${ahead}, dietro in ${behind}.`,
    ahead: 'Davanti',
    behind: 'Dietro',
    even: 'Pari',
  },
  customers: {
    title: 'Chi è il nostro miglior cliente?',
    whose: (name) => `${name} chi paga, e da chi incassa?`,
    best: (from, to, amount) => `${from} ha pagato ${to} più di tutti: ${amount}.`,
    pays: (name, to, amount) => `${name} ha pagato soprattutto ${to}: ${amount}.`,
    gets: (name, from, amount) => `${name} ha incassato soprattutto da ${from}: ${amount}.`,
    pair: 'Chi, e a chi',
    paid: 'Pagato',
    perGame: 'A partita',
  },
  prices: {
    whose: (name) => `Quanto paga ${name}, e quanto rende?`,
    course: (name) => `${name} paga più di prima?`,
    best: (name, paid, price) => `Conviene di più: ${name}, ${paid} per ${price}.`,
    buys: (name, paid, price) => `${name} compra meglio: ${paid} per ${price}.`,
    buysLeast: (name, paid, price) => `${name} ricava meno, ${paid} per ${price}.`,
    least: (name, paid, price) => `Conviene di meno: ${name}, ${paid} per ${price}.`,
    loses: (name, paid, price) => `Costa troppo: ${name}, ${paid} per ${price}.`,
  },
  tops: {
    comebacks: (name, behind, day) =>
      `La rimonta più grande: ${il(day)}, ${name} era sotto di ${behind} e ha vinto lo stesso.`,
    changes: (names, number, day, times) =>
      `${capitalised(il(day))} in testa ${times === 1 ? 'c’è stato un sorpasso' : `ci sono stati ${number} sorpassi`}, poi ha vinto ${names}.`,
    closest: (name, lead, day) => `La più combattuta: ${il(day)}, ${name} ha vinto per ${lead}.`,
    clearest: (name, lead, day) => `La più netta: ${il(day)}, ${name} ha vinto per ${lead}.`,
    rounds: (names, price, day, _, round) =>
      `Il più caro: ${price} per i dipinti del round ${round}, ${il(day)}. Ha vinto ${names}.`,
  },
  memory: (year, winners) => `${year}: ha vinto ${winners}`,
  endsMost: (name, rounds, expected) => `${name} ne ha chiusi di più: ${rounds} (per caso ${expected}).`,
  pair: {
    title: (one, other) => `Chi è davanti, ${one} o ${other}?`,
    answer: (one, ahead, other, behind, games, many) =>
      `In ${many === 1 ? '1 partita' : `${games} partite`} insieme, ${one} era davanti in ${ahead} e ${other} in ${behind}.`,
    years: (one, ahead, other, behind) => `Anni davanti: ${one} ${ahead}, ${other} ${behind}.`,
    paidTitle: (one, other) => `Quanto si sono pagati ${one} e ${other}?`,
    paid: (one, other, paid, received) =>
      `${one} ha pagato ${paid} ${to(other)} e ha ricevuto in cambio ${received}.`,
    from: (one, other) => `${one} ${to(other)}`,
    up: (name, games) => `${name} +${games}`,
    level: 'Pari',
    note: (one, other) =>
      `Sopra la metà è davanti ${one}, sotto ${other}; la distanza dice di quante partite.`,
  },
};
