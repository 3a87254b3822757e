import type { AuctionAnswer, AuctionChoice, AuctionCustom, AuctionQuestion } from '../../referee/index.ts';
import type { AuctionTerms } from '../terms.ts';
import type { Saying, Wording } from '../message.ts';
import { cardsSaid, handsSaid } from '../hands.ts';
import { capitalised } from '../noun.ts';
import { la } from './article.ts';
import { beforeRound } from './before-round.ts';
import { agreeing, theMany } from './noun.ts';

const questions: Record<AuctionQuestion, Wording<AuctionTerms>> = {
  goal: 'Qual è lo scopo, e quanto dura la partita?',
  course: 'Come si svolge la partita?',
  earning: 'Come si guadagna denaro?',
  players: 'In quanti si gioca?',
  layout: 'Come si prepara il tavolo?',
  screens: 'A che servono gli schermi?',
  cards: 'Quante carte ci sono di ogni artista?',
  deal: 'Quante carte riceve ciascuno?',
  'first-auctioneer': 'Chi inizia la partita?',
  turn: 'Che cosa faccio nel mio turno?',
  kinds: 'Che cosa significano i simboli sulle carte?',
  open: ({ sold }) => `Come si svolge un’${sold.open}?`,
  once: ({ sold }) => `Come si svolge un’${sold.once}?`,
  hidden: ({ sold }) => `Come si svolge un’${sold.hidden}?`,
  fixed: ({ sold }) => `Come si svolge un’${sold.fixed}?`,
  double: ({ sold }) => `Come si svolge un’${sold.double}?`,
  'auctioneer-bids': 'Anche il banditore può fare offerte?',
  'least-bid': 'Qual è l’offerta minima?',
  'no-bids': 'E se nessuno offre?',
  'equal-bids': 'Posso offrire la stessa cifra di chi ha parlato prima di me?',
  'bid-over-cash': 'Posso offrire più di quanto ho?',
  'bid-back': 'Posso ritirare un’offerta?',
  deals: 'Possiamo scambiarci dipinti o prestarci denaro?',
  'others-money': 'Posso chiedere agli altri quanto denaro hanno?',
  'tied-fists': 'In due pugni c’è la stessa offerta più alta: a chi va il dipinto?',
  'fixed-price': ({ sold }) => `Quanto può essere alto il prezzo in un’${sold.fixed}?`,
  'price-nothing': ({ sold }) => `In un’${sold.fixed} il prezzo può essere 0?`,
  'fixed-nobody': ({ sold }) => `In un’${sold.fixed} nessuno vuole il dipinto: che succede?`,
  'double-alone': 'Qualcuno è obbligato ad aggiungere una carta a una doppia?',
  'double-second': 'Quale carta posso aggiungere a una doppia?',
  'double-nobody': 'Che succede se nessuno aggiunge una carta alla doppia?',
  'double-taken-over': 'Un altro aggiunge una carta alla mia doppia: chi vende, e a chi va il denaro?',
  'double-share': 'In due possiamo dividerci il denaro di una doppia?',
  'double-offerer-buys': 'Ho giocato la doppia, un altro ha aggiunto la carta e compro io: chi pago?',
  'double-next': 'A chi tocca dopo una doppia?',
  payment: 'Compro un dipinto: a chi va il denaro?',
  bought: 'Dove tengo i dipinti che compro?',
  'round-end': 'Quando finisce un round?',
  fifth: 'La carta che chiude il round si vende?',
  'fifth-double': 'Una doppia chiude il round: se ne può aggiungere una seconda?',
  'fifth-pair': 'La seconda carta di una doppia chiude il round: la prima si vende?',
  'no-cards': 'Non ho più carte: sono fuori?',
  mystery: 'La mano misteriosa: come funziona?',
  'mystery-when': 'Chi può girare una carta misteriosa, e quando?',
  'mystery-card': 'Che cosa fa una carta misteriosa?',
  'what-counts': 'Le carte invendute contano per la classifica?',
  'equal-artists': 'Due artisti hanno lo stesso numero di carte: chi è avanti?',
  'few-artists': 'Che succede se sul tavolo ci sono meno di tre artisti?',
  value: 'Quanto rende un dipinto?',
  'tiles-kept': ({ tile }) =>
    `Che succede ${agreeing(tile, 'ai', 'alle')} ${tile.many} precedenti di un artista che non è tra i primi tre?`,
  example: 'L’esempio del regolamento non torna: è un errore?',
  'after-selling': 'Tengo i dipinti, o le carte, per il prossimo round?',
  'who-starts': 'Chi inizia il prossimo round?',
  'all-out': 'Che succede se nessuno ha più carte?',
  'all-out-double': 'Le ultime carte della partita sono una doppia: si vende?',
  win: 'Chi vince?',
  'equal-money': 'Due giocatori hanno lo stesso denaro alla fine: chi vince?',
};

const answers: Record<AuctionAnswer, Saying<AuctionTerms>> = {
  goal: ({ rounds }, { count }) =>
    `Avere più denaro di tutti dopo ${count(rounds)} round. Le carte rimaste in mano non valgono nulla.`,
  course: ({ limit, rounds }, { count }, { tile }) =>
    `A turno mettete all’asta un dipinto dalla vostra mano, e tutti offrono. ${capitalised(la(`${Number(limit)}ª`))} carta di un artista chiude il round. I tre artisti con più carte ricevono ${agreeing(tile, 'dei', 'delle')} ${tile.many}, e la banca compra i dipinti di tutti, che escono dal gioco. I round sono ${count(rounds)}.`,
  earning: () =>
    'In due modi. Se metti all’asta un dipinto, chi lo compra paga te. Se compri un dipinto e il suo artista è tra i primi tre, alla fine del round la banca lo paga a te.',
  players: ({ least, most }) => `Da ${least} a ${most}.`,
  layout: ({ cash }, { money }, { tile }) =>
    `Il tabellone va al centro, con ${theMany(tile)} accanto. Uno di voi fa la banca e dà a ciascuno ${money(cash)}, da nascondere dietro lo schermo. Mescolate e distribuite le carte; le altre restano coperte.`,
  screens: () => 'A nascondere il denaro agli altri. Il nome su uno schermo non ha effetto.',
  cards: (artists) => {
    const { all, each } = cardsSaid(artists, 'it', (artist, cards) => `${cards} di ${artist}`);
    return `${all} in tutto: ${each}.`;
  },
  deal: (hands) => `${handsSaid(hands, 'it', beforeRound)}. Le carte in mano le tenete.`,
  'deal-mystery': (hands) =>
    `Come se foste in quattro: ${handsSaid(hands, 'it', beforeRound)}, e ogni volta altrettante alla mano misteriosa.`,
  youngest: () => 'Il giocatore più giovane mette all’asta il primo dipinto.',
  turn: () =>
    'Giochi una carta dalla tua mano, scoperta, e vendi quel dipinto come dice il suo simbolo. Poi tocca a chi siede alla tua sinistra.',
  kinds: (_, __, { sold }) =>
    `Come si vende il dipinto: ${sold.open}, ${sold.once}, ${sold.hidden}, ${sold.fixed} o ${sold.double}.`,
  open: () =>
    'Ognuno offre quando vuole, anche il banditore, ogni volta di più. Quando nessuno rilancia più, compra chi ha offerto di più.',
  once: () =>
    'In senso orario, dalla sinistra del banditore, ognuno parla una volta: supera l’offerta più alta o passa. Il banditore è l’ultimo.',
  hidden: () =>
    'Ognuno nasconde del denaro nel pugno, o niente. Aprite tutti insieme, e compra chi ha offerto di più.',
  fixed: () =>
    'Il banditore fissa un prezzo. Dalla sua sinistra, in senso orario, compra il primo che dice sì.',
  double: () =>
    'Puoi aggiungere una seconda carta dello stesso artista. Se non lo fai, si chiede agli altri in senso orario. Chi l’aggiunge mette all’asta le due carte insieme, come dice la seconda. Se nessuno lo fa, tieni la doppia gratis.',
  'auctioneer-may-bid': (_, __, { sold }) =>
    `Sì, e se la sua offerta è la più alta paga la banca. Solo in un’${sold.fixed} non si fanno offerte: lì il banditore compra se non lo fa nessun altro.`,
  'whole-units': (_, { money }) =>
    `È di ${money(1)}, e tutte le offerte vanno di ${money(1)} in ${money(1)}. Un pugno vuoto non è un’offerta.`,
  'no-bids-free': (_, { money }, { sold }) =>
    `Il banditore prende il lotto gratis; meno di ${money(1)} non è un’offerta. In un’${sold.fixed}, invece, il banditore deve comprare.`,
  'bids-rise': () =>
    'No, un’offerta a voce deve superare tutte le precedenti. Solo le offerte nascoste possono essere pari.',
  'bids-within-cash': () =>
    'No. Non puoi offrire più di quanto hai dietro lo schermo, e nessuno fa prestiti.',
  'bids-count': () => 'No. Un’offerta fatta vale finché qualcuno non offre di più.',
  'no-deals': () =>
    'No. I dipinti passano di mano solo nelle aste, e il denaro solo quando qualcuno paga un dipinto. Ma lodate pure quello che vendete.',
  'money-hidden': () =>
    'No. Il denaro resta nascosto dietro gli schermi fino alla fine della partita. Ma puoi cercare di ricordare chi ha pagato quanto.',
  'fists-clockwise': () =>
    'Al banditore, se uno dei pugni è suo. Altrimenti al primo di loro in senso orario dal banditore.',
  'fixed-within-cash': () => 'Non più del denaro del banditore, perché potrebbe toccare al banditore pagare.',
  'price-above-nothing': (_, { money }) =>
    `No, il prezzo è almeno ${money(1)}. Solo un banditore rimasto senza denaro fissa 0, e il primo che dice sì prende il dipinto gratis.`,
  'fixed-must-buy': () => 'Allora il banditore deve comprarlo e paga quel prezzo alla banca.',
  'double-nobody-must': () =>
    'No. Si chiede prima a chi l’ha giocata, poi agli altri in senso orario. Chiunque può dire no, anche se ha una carta adatta.',
  'double-same-artist': () =>
    'Una dello stesso artista che non sia un’altra doppia. Il suo simbolo dice come si vendono insieme le due.',
  'double-free': () =>
    'Chi l’ha giocata la tiene gratis. Conta, e alla fine del round rende. Era il suo turno, quindi tocca a chi siede alla sua sinistra.',
  'taken-over-all': () =>
    'Ora il banditore è chi ha aggiunto la seconda carta: vende, incassa tutto e, se compra, paga la banca. Chi ha giocato la doppia non riceve nulla.',
  'taken-over-shared': (_, { money }) =>
    `Ora il banditore è chi ha aggiunto la seconda carta. I due si dividono il denaro; se la somma è dispari, chi ha aggiunto la carta riceve ${money(1)} in più.`,
  'share-refused': () => 'No. Il regolamento è chiaro: va tutto a chi ha aggiunto la seconda carta.',
  'share-variant': (_, { money }) =>
    `Solo come variante, nella pagina del riassunto: metà a ciascuno e, se la somma è dispari, ${money(1)} in più a chi ha aggiunto la seconda carta.`,
  'offerer-pays-in-full': () => 'Chi ha aggiunto la seconda carta, e per intero, come ogni altro compratore.',
  'offerer-pays-half': () =>
    'Vendete entrambi, e nessuno paga sé stesso: la tua metà va alla banca, l’altra all’altro venditore. A parti invertite è lo stesso.',
  'double-seats-skipped': () =>
    'A chi siede alla sinistra del banditore. Chi sta tra la prima carta e la seconda perde il turno. Se nessuno l’ha aggiunta, a chi siede alla sinistra di chi ha giocato la doppia.',
  'pays-auctioneer': () => 'Al banditore. Se è il banditore a comprare, va alla banca.',
  'face-up': () => 'Scoperti davanti allo schermo, dove tutti li vedono, fino alla fine del round.',
  'fifth-or-all-out': ({ limit }) =>
    `Appena è sul tavolo la carta numero ${Number(limit)} di un artista. Se prima tutti restano senza carte, con il round finisce la partita.`,
  'fifth-unsold': ({ limit }) =>
    `No. ${capitalised(la(`${Number(limit)}ª`))} carta chiude subito il round. Non è di nessuno e non rende nulla: conta soltanto.`,
  'fifth-double-alone': ({ limit }) =>
    `No. ${capitalised(la(`${Number(limit)}ª`))} carta chiude subito il round, quindi nessuno può aggiungerne un’altra.`,
  'fifth-pair-unsold': ({ limit }) =>
    `No. Con ${la(`${Number(limit)}ª`)} carta il round è finito. Non si vendono e non sono di nessuno, chiunque le abbia giocate, ma contano entrambe.`,
  'no-cards-still-buys': () =>
    'Salti il turno, ma puoi offrire e comprare come prima. Se si danno carte per un altro round, rientri; se no, salti il turno fino alla fine della partita.',
  mystery: () =>
    'È una variante. Distribuite le carte come se foste uno in più, e lasciate coperta quella mano. Dopo un’asta il banditore può girarne una carta, che conta per il suo artista ma non è di nessuno. Le altre restano lì per i round successivi.',
  'mystery-after-auction': () =>
    'Il banditore, subito dopo la vendita: una carta, e non è obbligatorio. Non dopo una doppia senza seconda carta, perché non c’è stata asta, né dopo la carta che ha chiuso il round.',
  'mystery-only-counts': () =>
    'Conta per il suo artista e può chiudere il round, ma non si vende, non è di nessuno e non rende nulla. A una doppia non si aggiunge nulla. Se chiude il round, il prossimo lo inizia chi siede alla sinistra di chi l’ha girata.',
  'all-cards-count': () =>
    'Sì. Contano tutte le carte del round: vendute, prese gratis, misteriose, e le ultime che nessuno ha comprato.',
  'leftmost-stated': () => 'Quello più a sinistra sul tabellone. L’ordine di tutti e cinque è fissato.',
  'leftmost-partly-stated': () =>
    'Quello più a sinistra sul tabellone. Il regolamento nomina solo l’artista più a sinistra; per gli altri guardate il tabellone.',
  'fewer-tiles': (_, __, { tile }) =>
    `Allora meno artisti ricevono ${tile.many}: chi non ha carte sul tavolo non entra in classifica.`,
  'sum-of-tiles': ({ first, second, third }, { money }, { tile }) =>
    `I primi tre artisti di un round ricevono ${money(first)}, ${money(second)} e ${money(third)}. Un dipinto di uno di loro rende la somma di ${agreeing(tile, 'tutti', 'tutte')} ${theMany(tile)} che quell’artista ha ricevuto nella partita.`,
  'tiles-wait': (_, __, { tile }) =>
    `In questo round non contano, e i dipinti non rendono nulla. Ma ${theMany(tile)} restano, e contano di nuovo appena l’artista torna tra i primi tre.`,
  'example-misprinted': () =>
    'Sì. I totali che dà a due giocatori non tornano con l’ultimo prezzo pagato. Vale il prezzo.',
  'example-right': () => 'No, gli esempi di questo regolamento tornano.',
  'all-sold': () =>
    'Le carte in mano sì. I dipinti no: li vendete tutti alla banca, che rendano o no, ed escono dal gioco.',
  'left-of-last': () =>
    'Chi siede alla sinistra di chi ha giocato l’ultima carta, o il primo in senso orario che ha carte.',
  'all-out-ends': () =>
    'L’ultima carta non si vende e non è di nessuno, ma conta. La banca paga ancora una volta, e la partita è finita, qualunque sia il round.',
  'all-out-double-unsold': () =>
    'No. La carta che svuota l’ultima mano non si vende. Una doppia allora non resta gratis a nessuno, e con una seconda carta restano invendute entrambe.',
  'most-money': () =>
    'Chi ha più denaro dopo l’ultimo pagamento. Le carte rimaste in mano non valgono nulla.',
  'money-shared': () => 'Entrambi: a pari denaro la vittoria è condivisa.',
};

/** How some tables play it. */
const customs: Record<AuctionCustom, Wording<AuctionTerms>> = {
  'double-alone': 'obbligano chi può ad aggiungere una carta.',
  'double-share': 'si dividono il denaro di una doppia, come vuole una variante.',
  'double-offerer-buys':
    'leggono alla lettera la doppia divisa: chi ha aggiunto la carta e compra paga tutto alla banca; chi ha giocato la doppia e compra paga solo la metà dell’altro.',
  'equal-artists': 'hanno un tabellone con un altro ordine.',
  'few-artists': ({ tile }) => `danno ${tile.many} anche ad artisti senza carte, da sinistra.`,
  'all-out': 'giocano un altro round invece di chiudere la partita.',
  'all-out-double': 'vendono lo stesso l’ultima coppia.',
  'mystery-when': 'ne girano una anche dopo una doppia senza seconda carta.',
  'mystery-card': 'fanno iniziare qualcun altro, dopo un round chiuso da una carta misteriosa.',
  'bid-over-cash': 'ammettono debiti, da saldare alla fine del round.',
  'bid-back': 'lasciano ritirare un’offerta finché non offre qualcun altro.',
  deals: 'ammettono accordi, purché li sentano tutti.',
  'equal-money': 'risolvono il pareggio con le carte rimaste in mano, o giocano un’altra partita.',
};

const choices: Record<AuctionChoice, string> = {
  held: 'gioca così; l’app segue questa regola.',
  mendable: 'gioca così. Giocate in un altro modo? Correggetelo nel diario.',
  'starter-named': 'gioca così. Quando chiudete un round potete indicare qualcun altro.',
  'going-on-asked': 'decide quando succede: chiudere la partita o giocare un altro round.',
  'split-on': 'divide le doppie: la variante è attiva.',
  'split-off': 'non divide le doppie: la variante non è attiva.',
  'split-not-offered': 'non divide le doppie: questa scatola non ha la variante.',
  'order-own': 'ha un ordine suo del tabellone, scelto per questa partita.',
  'order-as-printed': 'ha il solito ordine del tabellone.',
  'mystery-on': 'gioca con la mano misteriosa.',
  'mystery-off': 'gioca senza la mano misteriosa.',
  noted: 'condivide la vittoria. Se risolvete il pareggio da voi, scrivetelo nelle note della partita.',
};

export const auctionRulings = { questions, answers, customs, choices };
