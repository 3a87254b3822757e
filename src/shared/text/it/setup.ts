import type { setup as english } from '../en/setup.ts';
import { headed } from '../noun.ts';
import { to } from './to.ts';

/** What laying a table says in Italian. */
export const setup: typeof english = {
  title: 'Nuova partita',
  edition: 'Quale edizione è sul tavolo?',
  rulebook: (heading, paragraph) => `Regolamento: «${heading}», capoverso ${paragraph}`,

  players: 'Chi gioca, in senso orario?',
  playersHint: (least, most) =>
    `Da ${least} a ${most} giocatori, nell’ordine in cui siedono. Trascina un posto, o spostalo con Alt e le frecce.`,
  seat: (seat) => `Posto ${seat}`,
  name: 'Nome',
  known: 'Persone che conosci',
  knownHint: 'Hanno già giocato qui:',
  sitDown: (name) => `${name} si siede`,
  newPerson: (name) => `«${name}» è qui per la prima volta`,
  add: 'Aggiungi un giocatore',
  remove: (name) => `Togli ${name}`,
  up: (name) => `Sposta ${name} in su`,
  down: (name) => `Sposta ${name} in giù`,
  nowAt: (name, place, of) => `${name} è ora al posto ${place} di ${of}.`,
  nameMissing: (seat) => `Al posto ${seat} manca un nome.`,
  nameTwice: (name) => `${name} siede qui due volte; dai a ogni giocatore un nome diverso.`,
  tooMany: (most) => `Questa edizione ammette al massimo ${most} giocatori: togli un posto.`,
  tooFew: (least) => `Per questa edizione servono almeno ${least} giocatori: aggiungi un posto.`,

  begins: 'inizia',
  whoBegins: 'Chi inizia?',
  firstRule: {
    youngest: 'Il giocatore più giovane prende il martelletto e mette all’asta il primo dipinto.',
    'latest-museum-visit': 'Inizia chi è stato più di recente in un museo.',
    chosen: 'Il tavolo si accorda su chi inizia.',
  },

  tracking: 'Di che cosa deve tenere conto l’app?',
  trackings: {
    ledger: {
      label: 'Il denaro di tutti',
      line: 'Inserisci chi compra e a quanto. L’app sa quanto ha ciascuno, lo tiene coperto e paga.',
    },
    owners: {
      label: 'Chi ha comprato che cosa',
      line: 'Inserisci solo chi compra. L’app calcola quanto paga la banca; il denaro resta al tavolo.',
    },
    counts: {
      label: 'Solo ciò che va all’asta',
      line: 'Inserisci solo l’artista. Che cosa ha comprato ciascuno si chiede alla fine del round.',
    },
    full: {
      label: 'Chi ha esposto che cosa',
      line: 'Inserisci ogni carta con il suo giocatore. L’app calcola da sola i punti di ogni round.',
    },
  },
  cardsCounted: {
    label: 'Solo quali artisti vengono esposti',
    line: 'Inserisci solo l’artista. Che cosa espone ciascuno si chiede quando si fanno i punti.',
  },
  variants: 'Varianti',
  mystery: {
    label: 'La mano misteriosa',
    line: 'In tre: una quarta mano resta coperta, e dopo un’asta il suo banditore può girarne una carta.',
  },
  splitDouble: {
    label: 'Dividere una doppia',
    line: 'Chi ha messo all’asta una doppia riceve metà, se la seconda carta la aggiunge un altro; il mille dispari va a quest’ultimo.',
  },
  order: {
    title: 'Come sul tuo tabellone',
    line: (first) =>
      `Il regolamento dice solo che ${first} è il più a sinistra. Metti gli altri come sul tuo tabellone: a parità vince chi è più a sinistra.`,
  },

  deal: 'Che cosa distribuire',
  shuffle: (cards, each) => `Mescolate tutte le ${cards} carte e datene ${each} a ciascuno.`,
  mysteryDeal: (each) => `Mettete da parte, coperta, un’altra mano di ${each}.`,
  cash: (money) => `Ciascuno prende ${money} e li tiene nascosti.`,
  dealTable: 'Carte a testa prima di ogni round',
  dealRound: (round) => `Round ${round}`,

  start: 'Inizia la partita',
  failed: 'La partita non è iniziata. Riprova.',

  again: {
    start: (first) => `Ancora allo stesso tavolo, inizia ${first}`,
    others: 'Oppure inizia un altro:',
    begins: (name) => `Inizia ${name}`,
  },

  underWay: {
    open: 'Stiamo già giocando',
    close: 'Iniziamo invece una partita nuova',
    title: 'Com’è la situazione al tavolo?',
    explained:
      'Inserisci il tavolo com’è tra un’asta e l’altra. Dei round precedenti si conoscono solo i valori sul tabellone: le carte non ancora viste possono essere meno di quelle indicate, e le statistiche di questa partita iniziano qui.',
    round: 'Quale round si sta giocando?',
    roundNumber: (round) => `Round ${round}`,
    explainedCards:
      'Inserisci il tavolo com’è tra un turno e l’altro. Dei round precedenti si conoscono solo i gettoni: le carte non ancora viste possono essere meno di quelle indicate, e le statistiche di questa partita iniziano qui.',
    tokens: 'I gettoni Valore dei round precedenti, come sono sugli artisti',
    token: (round, value) => `Round ${round}, gettone ${value}`,
    noToken: 'nessun gettone',
    points: headed,
    pointsOf: (name, points) => `${headed(points)} di ${name}`,
    faceDown: 'Coperte',
    faceDownOf: (name) => `Carte coperte davanti a ${name}`,
    displayedBy: (name, artist) => `${name}: carte di ${artist} esposte`,
    influence: 'Accanto al mazzo',
    influenceLine: 'La carta scoperta per questo round.',
    influenceOf: (artist) => `${artist} è accanto al mazzo`,
    countsLineCards: 'Con la carta accanto al mazzo.',
    countOfCards: (artist) => `Carte di ${artist} sul tavolo`,
    awards: 'Gettoni Premio',
    awardsLine: 'Sugli artisti, di tutti i round.',
    awardsOf: (artist) => `Gettoni Premio su ${artist}`,
    tiles: 'I valori dei round precedenti, come sono sul tabellone',
    tile: (round, money) => `Round ${round}, valore ${money}`,
    noTile: 'nessuno',
    now: 'Il tavolo adesso',
    player: 'Giocatore',
    turn: 'Tocca a',
    turnOf: (name) => `Tocca ${to(name)}`,
    hand: 'Carte in mano',
    handOf: (name) => `Carte in mano a ${name}`,
    cash: 'Denaro, in migliaia',
    cashOf: (name) => `Denaro di ${name}, in migliaia`,
    cashCovered: 'Il denaro si ricopre appena lasci il suo campo.',
    bought: 'Comprati in questo round',
    ownedBy: (name, artist) => `${name}: dipinti di ${artist}`,
    counts: 'Sul tavolo in tutto',
    countsLine: 'Contano anche i dipinti invenduti.',
    countOf: (artist) => `Dipinti di ${artist} sul tavolo`,
    mystery:
      'Le carte misteriose girate in questo round contano sul tavolo. Quante ne restano, l’app non può saperlo: considera la mano ancora intera.',
    start: 'Continua questa partita',
    reasonEarlier: (round) => `Round ${round}, giocato prima che l’app fosse al tavolo`,
    reasonNow: (round) => `Ripresa nel round ${round}, com’era il tavolo`,
    problems: {
      noTile: (round) => `Indica quali artisti erano in testa nel round ${round}, almeno il primo.`,
      tileGap: (round) => `Round ${round}: indica i posti a partire dal primo.`,
      tileTwice: (round) =>
        `Round ${round}: lo stesso artista due volte. Ognuno riceve un solo valore per round.`,
      noHand: (name) => `Quante carte ha in mano ${name}? Un numero intero, da 0 in su.`,
      noCash: (name) => `Quanto denaro ha ${name}? Un numero intero di migliaia.`,
      noPoints: (name, { many }) => `Quanti ${many} ha ${name}? Un numero intero, da 0 in su.`,
      awardsNotANumber: (artist) => `I gettoni Premio su ${artist} devono essere un numero intero.`,
      tooManyAwards: (most) => `Ci sono solo ${most} gettoni Premio: togli gli altri.`,
      noInfluence: 'Indica quale artista è sulla carta accanto al mazzo: il round è iniziato.',
      notANumber: (name) => `I dipinti di ${name} devono essere numeri interi.`,
      handsEmpty: 'Qualcuno deve avere una carta: se tutte le mani sono vuote, la partita è finita.',
      turnWithoutCards: (name) => `${name} non ha carte: scegli chi mette all’asta il prossimo dipinto.`,
      countNotANumber: (artist) => `I dipinti di ${artist} sul tavolo devono essere un numero intero.`,
      ownedOverCount: (artist) =>
        `I giocatori possiedono più dipinti di ${artist} di quanti ce ne siano sul tavolo.`,
      roundOver: (artist, most) =>
        `Con più di ${most} di ${artist} il round è finito: chiudetelo al tavolo, poi inserisci il round successivo.`,
    },
  },
};
