import type { statistics as english } from '../en/statistics.ts';

/** What people and the group are told in Italian. */
export const statistics: typeof english = {
  title: 'Statistiche',
  explained:
    'Contano le partite finite. Quelle con un errore nelle regole, abbandonate, nel cestino o dello storico di esempio no.',
  reading: 'Calcolo…',
  failed: 'Non è stato possibile calcolare i dati. Le partite sono al sicuro; riprova.',
  nobody: 'A questo indirizzo non si conosce nessuno.',
  none: 'Nessuna partita conta ancora: i dati iniziano con la prima che finisce.',
  noneFiltered: 'Nessuna partita finita corrisponde. Prova con meno condizioni.',
  noneOf: 'Nessuna di queste partite è stata giocata fino alla fine.',
  counted: (games, number) => (games === 1 ? 'Conta 1 partita' : `Contano ${number} partite`),
  toGames: 'Vedi queste partite',
  samples: {
    these:
      'Questi sono i dati dello storico di esempio: partite di amici inventati, che altrove non contano.',
    ownBegin: 'I tuoi iniziano con la prima partita che finisce.',
    own: 'Vedi i tuoi dati',
    see: 'Vedi i dati dello storico di esempio',
    counted: (games, number) =>
      games === 1 ? '1 partita dello storico di esempio' : `${number} partite dello storico di esempio`,
  },
  everybody: 'Tutti',
  footer: (whose, games) => `${whose} · ${games} · Vernissage`,
  together: 'Tutti insieme',
  records: 'Record',
  charts: 'In grafici',
  figures: 'In cifre',
  seeGame: 'Vedi la partita',
  seeGameOf: (label) => `Vedi la partita: ${label}`,

  games: 'Partite',
  people: 'Persone',
  player: 'Chi gioca',
  wins: 'Vittorie',
  expectedWins: 'Vittorie attese',
  share: 'Quota',
  rating: 'Valutazione',
  uncertainty: 'Incertezza',
  averagePlace: 'Piazzamento medio',
  lastPlayed: 'Ultima partita',
  retired: 'non gioca più',
  others: 'Altri',
  length: 'Durata media',
  priced: 'Con tutti i prezzi',
  pricedOf: (games) => `su ${games} a Modern Art`,
  ofAll: (number, games) => (games === 1 ? 'Sull’unica partita.' : `Su tutte le ${number} partite.`),
  ofSome: (games, of) => `Registrate con abbastanza dettagli: ${games} partite su ${of}.`,
  ratingOf: (value, uncertainty) => `${value} ± ${uncertainty}`,
  winsOf: (wins, share) => `${wins} (${share})`,
  byChance: (expected, shared) =>
    shared === 0
      ? `Il caso ne darebbe ${expected}.`
      : `Il caso ne darebbe ${expected}. ${shared === 1 ? 'Una è condivisa' : `${shared} sono condivise`}.`,

  tables: 'Punteggi per tipo di tavolo',
  averages: 'Medie per tipo di tavolo',
  table: 'Tavolo',
  averageScore: 'Media',
  averageWin: 'Vittoria media',
  averageLead: 'Vantaggio medio',
  highest: 'Massimo',
  lowestWin: 'Vittoria più bassa',
  closest: 'Vittoria di misura',
  best: 'Migliore',
  worst: 'Peggiore',
  scoreOn: (score, day) => `${score}, ${day}`,

  margin: 'Margine per dipinto',
  marginOf: (number, paintings) =>
    paintings === 1 ? 'Incasso meno prezzo, su 1 dipinto.' : `Incassi meno prezzi, su ${number} dipinti.`,
  dealerAndCollector: 'Da mercante, da collezionista',
  dealt: (dealer, collector) => `${dealer} vendendo, ${collector} collezionando, a partita`,
  favourite: 'Artista preferito',
  favouriteOf: (works, share, edition) =>
    `Opere possedute: ${works}, ${share} di tutte quelle in ${edition}.`,
  nemesis: 'Bestia nera',
  nemesisOf: (beatenBy, beaten, games) =>
    `Davanti in ${beatenBy}, dietro in ${beaten} su ${games} partite insieme.`,
  noNemesis: 'Tra chi si è incontrato in almeno cinque partite, nessuno sta davanti.',

  dearest: 'Lotto più caro',
  bestBargain: 'Affare migliore',
  worstDeal: 'Affare peggiore',
  bestRound: 'Round migliore',
  lot: (buyer, cards, artist, price, paid) =>
    `${buyer}: ${cards === 1 ? '' : '2 × '}${artist} a ${price}, ha reso ${paid}`,
  byPerson: (name, amount) => `${name}: ${amount}`,
  longestStreak: 'Più vittorie di fila',
  longestDrought: 'Più a lungo senza vittorie',
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
    title: 'Chi gioca meglio?',
    note: 'Si inizia da 25 ± 8,3; la valutazione è ricalcolata da tutte queste partite. In 95 casi su 100 il valore vero sta entro il doppio dell’incertezza.',
    sure: (name, rating) => `${name}, con ${rating}, ed è difficile che sia un caso.`,
    unsure: (name, rating) =>
      `${name} è davanti con ${rating}, ma le partite sono troppo poche o troppo equilibrate per esserne certi.`,
    numbers: 'Valutazioni, prima chi è forte di sicuro',
    least: 'Come minimo',
    most: 'Come massimo',
  },
  winning: {
    title: 'Chi vince più di quanto darebbe il caso?',
    most: (name, wins, expected) => `${name}: vinte ${wins}, dove il caso ne darebbe ${expected}.`,
    even: 'Nessuno: tutti vincono esattamente quanto darebbe il caso.',
  },
  artists: {
    title: 'Quali artisti appendiamo?',
    whose: (name) => `Quali artisti appende ${name}?`,
    none: 'In nessuna di queste partite è registrato chi possedeva che cosa.',
    most: (artist, edition, works, share) =>
      `Più di tutti ${artist} in ${edition}: opere possedute ${works}, ${share} del totale.`,
    numbers: (edition) => `Opere possedute, ${edition}`,
  },
  seasons: {
    title: 'Chi ha vinto, e in quale anno?',
    leader: (name, year, wins, games) => `Più partite vinte nel ${year}: ${name}, ${wins} su ${games}.`,
    numbers: (year, games) => `Partite nel ${year}: ${games}`,
  },
  path: {
    title: (name) => `Com’è andata la valutazione di ${name}?`,
    answer: (now, highest, day) => `Ora ${now}; la più alta è stata ${highest} (${day}).`,
    some: (shown, all) =>
      `Si vedono ${shown} partite su ${all}, a intervalli regolari, comprese quelle della valutazione più alta e più bassa.`,
    numbers: 'Valutazione dopo ogni partita mostrata',
  },
  where: {
    title: (name) => `Dove vince ${name}?`,
    best: (table, share, chance) => `Soprattutto a ${table}: vinte ${share}, dove il caso darebbe ${chance}.`,
    won: 'Partite vinte',
    chance: 'Attese dal caso',
  },
  against: {
    title: (name) => `Contro chi vince ${name}?`,
    most: (name, games, ahead, behind) =>
      `Più spesso allo stesso tavolo con ${name}: partite ${games}, davanti in ${ahead}, dietro in ${behind}.`,
    ahead: 'Davanti',
    behind: 'Dietro',
    even: 'Pari',
  },
};
