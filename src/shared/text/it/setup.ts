import type { setup as english } from '../en/setup.ts';
import { headed } from '../noun.ts';
import { to } from './to.ts';

/** Setting up a game, in Italian. */
export const setup: typeof english = {
  title: 'Nuova partita',
  edition: 'Quale scatola avete sul tavolo?',
  rulebook: (heading, paragraph) => `Regolamento: «${heading}», capoverso ${paragraph}`,

  players: 'Chi gioca?',
  clockwise: (least, most) => `Da ${least} a ${most} giocatori, in senso orario come siete seduti.`,
  playersHint: 'Un posto si sposta trascinandolo, o con Alt e le frecce.',
  seat: (seat) => `Posto ${seat}`,
  name: 'Nome',
  known: 'Chi ha già giocato',
  knownHint: 'Hanno già giocato qui:',
  sitDown: (name) => `Aggiungi ${name}`,
  newPerson: (name) => `«${name}» è qui per la prima volta`,
  add: 'Aggiungi un giocatore',
  remove: (name) => `Togli ${name}`,
  up: (name) => `Sposta ${name} in su`,
  down: (name) => `Sposta ${name} in giù`,
  nowAt: (name, place, of) => `${name} è ora al posto ${place} di ${of}.`,
  nameMissing: (seat) => `Al posto ${seat} manca un nome.`,
  nameTwice: (name) => `${name} c’è due volte: dai a ognuno un nome diverso.`,
  tooMany: (most) => `Con questa scatola si gioca al massimo in ${most}: togli un posto.`,
  tooFew: (least) => `Con questa scatola si gioca almeno in ${least}: aggiungi un posto.`,

  begins: 'inizia',
  whoBegins: 'Chi inizia?',
  firstRule: {
    youngest: 'Il giocatore più giovane prende il martelletto e mette all’asta il primo dipinto.',
    'latest-museum-visit': 'Inizia chi è stato più di recente in un museo.',
    chosen: 'Mettetevi d’accordo su chi inizia.',
  },

  tracks: 'L’app segue',
  tracking: 'Di cosa deve tenere conto l’app?',
  trackings: {
    ledger: {
      label: 'Il denaro di tutti',
      line: 'Inserisci chi compra e a quanto. L’app sa quanto ha ognuno, lo tiene nascosto e paga.',
    },
    owners: {
      label: 'Chi ha comprato cosa',
      line: 'Inserisci solo chi compra. L’app calcola quanto paga la banca; al denaro pensate voi.',
    },
    counts: {
      label: 'Solo gli artisti all’asta',
      line: 'Inserisci solo l’artista. Chi ha comprato cosa, l’app lo chiede a fine round.',
    },
    full: {
      label: 'Chi ha giocato cosa',
      line: 'Inserisci ogni carta e chi la gioca. L’app conta da sola i punti di ogni round.',
    },
  },
  cardsCounted: {
    label: 'Solo gli artisti giocati',
    line: 'Inserisci solo l’artista. Chi ha davanti cosa, l’app lo chiede a fine round.',
  },
  forecast: 'Previsione',
  isShown: (shown) => (shown ? 'mostrata' : 'nascosta'),
  variants: 'Varianti',
  noVariant: 'nessuna',
  mystery: {
    label: 'La mano misteriosa',
    line: 'In tre: una quarta mano resta coperta, e dopo la propria asta il banditore può girarne una carta.',
  },
  splitDouble: {
    label: 'Dividere una doppia',
    line: 'Se la seconda carta la aggiunge un altro, i due dividono l’incasso a metà. Se la somma è dispari, l’1 in più va a chi l’ha aggiunta.',
  },
  order: {
    title: 'Come sul tuo tabellone',
    line: (first) =>
      `Il regolamento dice solo che ${first} è il più a sinistra. Metti gli altri come sul tuo tabellone: in caso di parità vince chi è più a sinistra.`,
  },

  dealFor: (players) => `Distribuite le carte (in ${players})`,
  dealt: (first, later) => `${first} a testa, poi ${later}`,
  shuffle: (cards, each) => `Mescolate tutte le ${cards} carte e datene ${each} a testa.`,
  mysteryDeal: (each) => `Mettete da parte, coperta, un’altra mano di ${each}.`,
  cash: (money) => `Ognuno prende ${money} e li nasconde.`,
  dealTable: 'Carte a testa prima di ogni round',
  dealRound: (round) => `Round ${round}`,

  start: 'Inizia la partita',
  failed: 'La partita non si è potuta iniziare. Riprova.',

  again: {
    start: (first) => `Rigiochiamo, inizia ${first}`,
    others: 'Oppure inizia:',
    begins: (name) => `Inizia ${name}`,
  },

  underWay: {
    open: 'Stiamo già giocando',
    close: 'No, iniziamo una partita nuova',
    title: 'A che punto siete?',
    explained:
      'Inserisci il tavolo com’è tra un’asta e l’altra. Dei round precedenti bastano i valori sul tabellone. Le carte ancora da vedere possono essere meno di quelle indicate, e le statistiche di questa partita partono da qui.',
    round: 'Che round state giocando?',
    roundNumber: (round) => `Round ${round}`,
    explainedCards:
      'Inserisci il tavolo com’è tra un turno e l’altro. Dei round precedenti bastano i gettoni. Le carte ancora da vedere possono essere meno di quelle indicate, e le statistiche di questa partita partono da qui.',
    tokens: 'I gettoni Valore dei round precedenti, come sono sugli artisti',
    token: (round, value) => `Round ${round}, gettone ${value}`,
    noToken: 'nessun gettone',
    points: headed,
    pointsOf: (name, points) => `${headed(points)} di ${name}`,
    faceDown: 'Coperte',
    faceDownOf: (name) => `Carte coperte davanti ${to(name)}`,
    displayedBy: (name, artist) => `${name}: carte di ${artist} esposte`,
    influence: 'Accanto al mazzo',
    influenceLine: 'La carta girata per questo round.',
    influenceOf: (artist) => `${artist} è accanto al mazzo`,
    countsLineCards: 'Conta anche la carta accanto al mazzo.',
    countOfCards: (artist) => `Carte di ${artist} sul tavolo`,
    awards: 'Gettoni Premio',
    awardsLine: 'Quelli sugli artisti, di tutti i round.',
    awardsOf: (artist) => `Gettoni Premio su ${artist}`,
    tiles: 'I valori dei round precedenti, come sono sul tabellone',
    tile: (round, money) => `Round ${round}, valore ${money}`,
    noTile: 'nessuno',
    now: 'Il tavolo adesso',
    player: 'Giocatore',
    turn: 'Tocca a',
    turnOf: (name) => `Tocca ${to(name)}`,
    hand: 'Carte in mano',
    handOf: (name) => `Carte in mano ${to(name)}`,
    cash: 'Denaro',
    cashOf: (name) => `Denaro di ${name}`,
    cashCovered: 'Quando passi a un altro campo, il denaro torna nascosto.',
    bought: 'Comprati in questo round',
    ownedBy: (name, artist) => `${name}: dipinti di ${artist}`,
    counts: 'Sul tavolo in tutto',
    countsLine: 'Contano anche i dipinti invenduti.',
    countOf: (artist) => `Dipinti di ${artist} sul tavolo`,
    mystery:
      'Conta sul tavolo anche le carte misteriose già girate. L’app non sa quante ne restano: considera la mano ancora intera.',
    start: 'Continua la partita',
    reasonEarlier: (round) => `Round ${round}, giocato prima che l’app fosse al tavolo`,
    reasonNow: (round) => `Ripresa nel round ${round}, com’era il tavolo`,
    problems: {
      noTile: (round) => `Indica gli artisti in testa nel round ${round}, almeno il primo.`,
      tileGap: (round) => `Round ${round}: indica gli artisti in ordine, dal primo.`,
      tileTwice: (round) =>
        `Round ${round}: lo stesso artista c’è due volte. Ognuno prende un solo valore per round.`,
      noHand: (name) => `Quante carte ha in mano ${name}? Un numero intero, da 0 a 999.999.`,
      noCash: (name) => `Quanto denaro ha ${name}? Un numero intero, da 0 a 999.999.`,
      noPoints: (name, { many }) => `Quanti ${many} ha ${name}? Un numero intero, da 0 a 999.999.`,
      awardsNotANumber: (artist) => `I gettoni Premio su ${artist} devono essere un numero intero.`,
      tooManyAwards: (most) => `Ci sono solo ${most} gettoni Premio: togli gli altri.`,
      noInfluence: 'Indica l’artista della carta accanto al mazzo: il round è già iniziato.',
      notANumber: (name) => `I dipinti di ${name} devono essere numeri interi.`,
      handsEmpty: 'Qualcuno deve avere una carta: con tutte le mani vuote la partita è finita.',
      turnWithoutCards: (name) => `${name} non ha carte: scegli chi mette all’asta il prossimo dipinto.`,
      countNotANumber: (artist) => `Le carte di ${artist} sul tavolo devono essere un numero intero.`,
      ownedOverCount: (artist) =>
        `I giocatori hanno più dipinti di ${artist} di quanti ce ne sono sul tavolo.`,
      roundOver: (artist, most) =>
        `Con più di ${most} di ${artist} il round è finito. Fate i conti al tavolo. Poi inserisci il round successivo.`,
    },
  },
};
