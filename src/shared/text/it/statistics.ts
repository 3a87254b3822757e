import type { statistics as english } from '../en/statistics.ts';

/** Statistics of people and the group, in Italian. `docs/statistics.md` defines every figure. */
export const statistics: typeof english = {
  title: 'Statistiche',
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
  leadsOf: (link, label) => `${link}: ${label}`,

  games: 'Partite',
  player: 'Giocatore',
  wins: 'Vittorie',
  share: 'Quota',
  rating: 'Valutazione',
  uncertainty: 'Incertezza',
  retired: 'non gioca più',
  others: 'Altri',
  length: 'Durata media',
  ofAll: (number, games) => (games === 1 ? 'Sull’unica partita.' : `Su tutte le ${number} partite.`),
  ofSome: (games, of) => `Partite con abbastanza dettagli: ${games} su ${of}.`,
  ratingOf: (value, uncertainty) => `${value} ± ${uncertainty}`,
  byChance: (expected, shared) =>
    shared === 0
      ? `Per caso sarebbero ${expected}.`
      : `Per caso sarebbero ${expected}. ${shared === 1 ? 'Una a pari merito' : `${shared} a pari merito`}.`,

  tables: 'Punteggi per tipo di tavolo',
  averages: 'Medie per tipo di tavolo',
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

  inBoxes: (question, boxes) => `${question} (${boxes})`,
  margin: 'Guadagno per dipinto',
  dealing: (name) => `${name} guadagna di più vendendo o collezionando?`,
  dealt: (dealer, collector) => `${dealer} vendendo, ${collector} collezionando, a partita`,
  nemesis: 'Bestia nera',
  nemesisOf: (name, ahead, behind, games) =>
    `In ${games} partite insieme, ${name} davanti in ${ahead} e dietro in ${behind}.`,
  noNemesis: 'In cinque o più partite insieme, nessuno è in vantaggio.',

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
  works: 'Opere possedute',
  artist: 'Artista',
  day: 'Giorno',
  edition: 'Edizione',

  ratings: {
    note: 'Si parte tutti da 25 ± 8,3. Ogni partita sposta la valutazione, e col tempo senza partite diventa più incerta. In 95 casi su 100 il valore vero è entro il doppio dell’incertezza.',
    sure: (name, rating) => `${name}, con ${rating}. E non sembra un caso.`,
    unsure: (name, rating) =>
      `In testa c’è ${name} con ${rating}, ma le partite sono troppo poche o troppo equilibrate per dirlo.`,
    least: 'Minimo',
    most: 'Massimo',
  },
  artists: {
    title: 'Quali artisti compriamo?',
    whose: (name) => `Quali artisti compra ${name}?`,
    none: 'In nessuna di queste partite si sa chi aveva cosa.',
    most: (artist, edition, works, share) =>
      `Più di tutti ${artist} in ${edition}: opere possedute ${works}, ${share} del totale.`,
    numbers: (edition) => `Opere possedute, ${edition}`,
  },
  seasons: {
    title: 'Chi ha vinto, anno per anno?',
    leader: (name, year, wins, games) => `Nel ${year} ha vinto di più ${name}: ${wins} partite su ${games}.`,
    numbers: (year, games) => `Partite nel ${year}: ${games}`,
  },
  path: {
    title: (name) => `Com’è andata la valutazione di ${name}?`,
    answer: (now, highest, day) => `Ora ${now}; la più alta è stata ${highest} (${day}).`,
    some: (shown, all) =>
      `Si vedono ${shown} partite su ${all}, a intervalli regolari. Ci sono anche la valutazione più alta e la più bassa.`,
    numbers: 'Valutazione dopo ogni partita mostrata',
  },
  where: {
    title: (name) => `Dove vince ${name}?`,
    best: (table, share, chance) => `Soprattutto a ${table}: ${share} di vittorie (per caso ${chance}).`,
    maybe: 'Potrebbe essere ancora fortuna.',
    nowhere: (games) => `Da nessuna parte più del caso, tra i tavoli con almeno ${games} partite.`,
    tooFew: (games) => `Per dirlo servono ${games} partite allo stesso tipo di tavolo.`,
    line: 'La linea è quanto darebbe il caso.',
    than: (share, chance) => `${share}, per caso ${chance}`,
    some: (games) => `Si vedono i tavoli con almeno ${games} partite. Nei numeri ci sono tutti.`,
    interval: 'Alla lunga',
    between: (low, high) => `da ${low} a ${high}`,
    won: 'Partite vinte',
    chance: 'Per caso',
  },
  against: {
    title: (name) => `Contro chi vince ${name}?`,
    most: (name, games, ahead, behind) =>
      `L’avversario più frequente è ${name}. Partite insieme: ${games}, davanti in ${ahead}, dietro in ${behind}.`,
    ahead: 'Davanti',
    behind: 'Dietro',
    even: 'Pari',
  },
  prices: {
    whose: (name) => `Quanto paga ${name}, e quanto rende?`,
    best: (name, price, paid, gain, between) =>
      `${name}: comprato a ${price}, ha reso ${paid}. È l’affare migliore, ${gain} a dipinto${between === null ? '' : ` (${between})`}.`,
  },
  tops: {
    comebacks: (name, behind, day) =>
      `La rimonta più grande: il ${day}, ${name} era sotto di ${behind} e ha vinto lo stesso.`,
    changes: (names, number, day, times) =>
      `Il ${day} in testa ${times === 1 ? 'c’è stato un sorpasso' : `ci sono stati ${number} sorpassi`}, poi ha vinto ${names}.`,
    closest: (name, lead, day) => `La più combattuta: il ${day}, ${name} ha vinto per ${lead}.`,
    clearest: (name, lead, day) => `La più netta: il ${day}, ${name} ha vinto per ${lead}.`,
    rounds: (names, price, day, _, round) =>
      `Il più caro: ${price} per i dipinti del round ${round}, il ${day}. Ha vinto ${names}.`,
  },
  memory: (year, winners) => `${year}: ha vinto ${winners}`,
  endsMost: (name, rounds, expected) => `${name} ne ha chiusi di più: ${rounds} (per caso ${expected}).`,
  changed: (name, now, one, before, other) =>
    `La differenza maggiore: ${name} ha vinto il ${now} (${one}) e il ${before} (${other}).`,
  bestOf: (name, wins, many) => `In testa: ${name}, con ${many === 1 ? '1 vittoria' : `${wins} vittorie`}.`,
  pair: {
    title: (one, other) => `Chi è davanti, ${one} o ${other}?`,
    answer: (one, ahead, other, behind, games, many) =>
      `In ${many === 1 ? '1 partita' : `${games} partite`} insieme, ${one} era davanti in ${ahead} e ${other} in ${behind}.`,
    years: (one, ahead, other, behind) => `Anni davanti: ${one} ${ahead}, ${other} ${behind}.`,
    paidTitle: (one, other) => `Quanto si sono pagati ${one} e ${other}?`,
    paid: (one, other, paid, received) => `${one} ha pagato ${paid} a ${other} e ne ha ricevuti ${received}.`,
    from: (one, other) => `${one} a ${other}`,
  },
};
