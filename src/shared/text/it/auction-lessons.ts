import type { AuctionAsked, AuctionLesson, AuctionStep } from '../../lessons/index.ts';
import type { AuctionTerms } from '../terms.ts';
import type { Asking, LessonSaying } from '../lesson-saying.ts';
import { to } from './to.ts';
import { capitalised } from '../noun.ts';
import { agreeing, theMany } from './noun.ts';

const titles: Record<AuctionLesson, (terms: AuctionTerms) => string> = {
  sell: () => 'Vendere un dipinto',
  pay: () => 'Chi paga chi',
  count: () => 'Ogni carta conta',
  fifth: () => 'La carta che chiude il round',
  value: () => 'Quanto valgono i dipinti',
  open: ({ kinds }) => `I tipi di asta: ${kinds.open}`,
  once: ({ kinds }) => `I tipi di asta: ${kinds.once}`,
  hidden: ({ kinds }) => `I tipi di asta: ${kinds.hidden}`,
  fixed: ({ kinds }) => `I tipi di asta: ${kinds.fixed}`,
  double: ({ kinds }) => `I tipi di asta: ${kinds.double}`,
  shared: () => 'Una variante: dividere la doppia',
  mystery: () => 'Una variante: la mano misteriosa',
  bidding: () => 'Offrire bene',
  forecast: () => 'Leggere la previsione',
};

const told: Record<Exclude<AuctionStep, AuctionAsked>, LessonSaying<AuctionTerms>> = {
  'sell-dealers': () =>
    'Sei mercante d’arte e collezionista. Le carte che hai in mano sono dipinti da vendere agli altri. Quelli che compri te li paga la banca alla fine del round.',
  'count-cards': () =>
    'Due dipinti sono venduti. La parete mostra quante carte di ogni artista ci sono sul tavolo in questo round. Più ce ne sono, meglio va quell’artista.',
  'fifth-near': ({ artist }) =>
    `Il primo round va avanti, e sul tavolo ci sono ormai quattro carte di ${artist(0)}. L’ultima cornice sulla parete è segnata: ancora una e il round finisce.`,
  'value-over': (_, { tile }) =>
    `Il round è finito. Prima mettete in classifica gli artisti: contano le carte sul tavolo, anche quelle invendute. Poi i primi tre ricevono ${theMany(tile)}, che dicono quanto rendono i loro dipinti, e la banca compra tutti i dipinti.`,
  'value-misprint': ({ player }) =>
    `Anche il regolamento gioca questo round, ma i totali che stampa per i posti di ${player(1)} e ${player(3)} non tornano con il suo ultimo prezzo. La lezione usa i prezzi pagati e i totali che ne risultano.`,
  'open-call': ({ player }) =>
    `${player(0)} mette all’asta un dipinto: è un’asta aperta. Ognuno offre quando vuole e quante volte vuole, ma ogni offerta deve superare la precedente. Quando nessuno rilancia più, è venduto.`,
  'once-round': ({ player }, { kinds }) =>
    `${player(1)} mette all’asta un dipinto con il simbolo «${kinds.once}». In senso orario, ognuno parla una volta sola: supera l’offerta più alta o passa.`,
  'hidden-fists': ({ player }) =>
    `${player(2)} mette all’asta un dipinto con offerte nascoste. Ognuno nasconde del denaro nel pugno, o niente, e i pugni si aprono tutti insieme.`,
  'fixed-price': ({ player }, { sold }) =>
    `${player(3)} mette all’asta un dipinto: è un’${sold.fixed}. ${player(3)} fissa quanto costa, poi lo chiede agli altri uno per uno. Il primo che dice sì lo compra.`,
  'double-sign': ({ player, artist }) =>
    `${player(0)} gioca una doppia di ${artist(0)}. Si vende insieme a una seconda carta, ed è quella a dire come. Può aggiungerla ${player(0)}; se non lo fa, si chiede agli altri in senso orario.`,
  'shared-variant': ({ player }) =>
    `In questa variante, chi gioca la doppia e chi aggiunge la seconda carta vendono insieme. ${player(0)} ha giocato una doppia, e ${player(2)} ha aggiunto la seconda carta. Il resto non cambia: il banditore è ${player(2)}.`,
  'mystery-hand': () =>
    'In tre potete giocare come se foste uno in più: date un’altra mano, coperta sul tavolo, la mano misteriosa. Non è di nessuno, e nessuno può guardarla.',
  'forecast-bar': ({ player, artist }) =>
    `${player(0)} mette all’asta un dipinto di ${artist(0)}. Quanto vale? La barra mostra quante volte pagherebbe quanto, se ogni carta che nessuno ha ancora visto avesse la stessa probabilità di uscire.`,
  'forecast-marks': ({ player, artist }) =>
    `${player(3)} mette all’asta un dipinto di ${artist(4)}. Per il lotto all’asta la previsione mostra anche le tacche di un prezzo equo. Confrontano quello che una vendita rende a te, in media, con quello che rende agli altri.`,
  'forecast-plans': () =>
    'Le tacche confrontano solo delle medie: non dicono a nessuno cosa fare. La previsione non conosce né mani né piani. Al tavolo si vede se la attivate per quella partita. Nel replay e nella storia di una partita c’è sempre.',
};

const asked: Record<AuctionAsked, Asking<AuctionTerms>> = {
  'sell-lay': {
    ask: ({ player, artist }, { kinds }) =>
      `Sei ${player(0)} e inizi tu. Gioca il tuo dipinto di ${artist(4)} con il simbolo «${kinds.open}».`,
    why: () => 'La carta dice chi l’ha dipinto, e il simbolo come si vende. Da ora conta per il suo artista.',
  },
  'sell-buyer': {
    ask: () => 'Tutti offrono, e queste sono le ultime offerte. A chi va il dipinto?',
    why: () => 'In un’asta aperta vince l’offerta più alta. Il denaro va a chi ha messo all’asta il dipinto.',
  },
  'sell-next': {
    ask: ({ player }) => `${player(3)} ha comprato da ${player(0)}. Chi mette all’asta il prossimo dipinto?`,
    why: ({ player }) =>
      `Il martelletto gira in senso orario: passa alla sinistra di ${player(0)}, che ha venduto. Non importa chi ha comprato.`,
    hint: () => 'Il martelletto gira a partire da chi ha venduto.',
  },
  'sell-bid': {
    ask: ({ player, artist, price }) =>
      `Ora vende ${player(1)}: un dipinto di ${artist(1)}. ${player(2)} ha offerto ${price}. Sei ${player(0)} e lo vuoi tu: scrivi un’offerta più alta.`,
    why: ({ player }) => `Nessuno rilancia più: è tuo, e paghi ${player(1)}.`,
  },
  'pay-player': {
    ask: ({ player, price }) =>
      `${player(0)} è il banditore, e l’offerta più alta è di ${player(3)}: ${price}. Chi riceve il denaro?`,
    why: () => 'Chi compra paga il banditore. Vendere bene è metà del gioco.',
  },
  'pay-bank': {
    ask: ({ player, price }) =>
      `Ora il banditore è ${player(1)}, e sua è anche l’offerta più alta: ${price}. Chi riceve il denaro?`,
    why: () => 'Il banditore che compra il proprio dipinto paga la banca, e al tavolo nessuno ci guadagna.',
  },
  'pay-nothing': {
    ask: ({ player }) => `${player(2)} mette all’asta un dipinto, e nessuno offre niente. A chi va?`,
    why: () => 'Se nessuno offre, il banditore tiene il dipinto gratis.',
  },
  'count-first': {
    ask: () =>
      'Ne sono stati venduti altri due. Se il round finisse ora, quale artista sarebbe al primo posto?',
    why: () => 'L’artista con più carte sul tavolo. Rendono solo i migliori, e mai uno senza carte.',
  },
  'count-tie': {
    ask: () => 'E quale al secondo?',
    why: ({ artist }) =>
      `${artist(1)} e ${artist(4)} hanno una carta ciascuno. A parità viene prima chi è più a sinistra sul tabellone.`,
  },
  'fifth-lay': {
    ask: ({ player }) => `Sei ${player(2)}. Gioca la carta che chiude il round.`,
    why: () => 'La quinta carta di un artista chiude subito il round, chiunque la giochi.',
  },
  'fifth-owner': {
    ask: () => 'Di chi è quella quinta carta?',
    why: () =>
      'Di nessuno. Non si vende e non rende nulla, ma conta per il suo artista come ogni altra carta.',
    hint: () => 'Quella carta non è stata venduta.',
  },
  'fifth-starter': {
    ask: () => 'La banca ha pagato e si danno nuove carte. Chi inizia il secondo round?',
    why: ({ player }) => `Chi siede alla sinistra di ${player(2)}, che ha giocato l’ultima carta.`,
    hint: () => 'Guarda chi ha giocato l’ultima carta, non chi ha iniziato.',
  },
  'value-second': {
    ask: ({ artist }) => `Al primo posto c’è ${artist(0)}, con cinque carte. Chi è al secondo?`,
    why: () => 'L’artista con più carte sul tavolo dopo il primo.',
  },
  'value-tie': {
    ask: () => 'E al terzo? Due artisti hanno una carta ciascuno.',
    why: ({ artist }) => `${artist(1)} è più a sinistra di ${artist(4)} sul tabellone, quindi viene prima.`,
  },
  'value-left-out': {
    ask: ({ player, artist }) =>
      `${player(3)} ha speso parecchio per un dipinto di ${artist(4)}. Quanto lo paga la banca?`,
    why: () => 'Nulla: in questo round i dipinti di chi non è tra i primi tre non rendono.',
  },
  'value-payout': {
    ask: ({ player }) => `Quanto paga la banca ${to(player(3))} per tutti i suoi dipinti?`,
    why: () => 'Ogni dipinto rende quanto vale il suo artista in questo round:',
  },
  'value-again': {
    ask: ({ player, artist }) =>
      `${player(3)} chiude il secondo round. ${artist(2)} è di nuovo al secondo posto. Quanto rende un suo dipinto?`,
    why: (_, { tile }) =>
      `Si sommano ${agreeing(tile, 'tutti', 'tutte')} ${theMany(tile)} che l’artista ha ricevuto in questa partita, purché ora sia tra i primi tre:`,
  },
  'value-waiting': {
    ask: ({ artist }) =>
      `${artist(0)} era al primo posto nel primo round, ma ora non è tra i primi tre. Quanto rende un suo dipinto?`,
    why: (_, { tile }) =>
      `In questo round nulla. ${capitalised(theMany(tile))} di prima restano sul tabellone e contano di nuovo ogni volta che l’artista è tra i primi tre.`,
  },
  'open-own': {
    ask: ({ player, price }) => `Vende ${player(0)}. Può comprare il dipinto per ${price}?`,
    why: () => 'Il banditore può offrire come tutti, e se nessuno rilancia più paga la banca.',
    hint: () => 'Il banditore può offrire per il proprio dipinto.',
  },
  'open-purse': {
    ask: ({ player, price }) =>
      `È la prima asta, e nessuno ha ancora guadagnato nulla. ${player(3)} può offrire ${price}?`,
    why: () => 'Non puoi offrire più di quanto hai, e nessuno fa prestiti.',
    hint: () => 'Ognuno ha ancora il denaro iniziale, ed è meno di così.',
  },
  'once-first': {
    ask: () => 'Chi parla per primo?',
    why: () =>
      'Chi siede alla sinistra del banditore. Si va in senso orario, e il banditore è l’ultimo: ha già sentito tutte le offerte.',
    hint: () => 'Si va in senso orario, e il banditore è l’ultimo.',
  },
  'once-equal': {
    ask: ({ player, price }) => `${player(2)} ha offerto ${price}. Anche ${player(3)} può offrire ${price}?`,
    why: () => 'Un’offerta a voce deve superare tutte le precedenti. Se non vuoi rilanciare, passi.',
    hint: () => 'Un’offerta a voce deve superare quella di prima.',
  },
  'once-buyer': {
    ask: () => 'Hanno parlato tutti. Chi compra?',
    why: ({ player }) =>
      `${player(1)} ha avuto l’ultima parola e ha superato di poco gli altri. L’asta era sua, quindi il denaro va alla banca.`,
  },
  'hidden-tie': {
    ask: () => 'I pugni si aprono. Le due offerte più alte sono pari: chi compra?',
    why: ({ player }) =>
      `Le offerte nascoste possono essere pari. Se tra loro c’è il banditore, qui ${player(2)}, compra il banditore e paga la banca. Altrimenti compra il primo di loro in senso orario.`,
  },
  'fixed-name': {
    ask: ({ player, purse }) => `Sei ${player(3)} e hai ancora ${purse}. Fissa un prezzo.`,
    why: () => 'Non puoi chiedere più di quanto hai, perché potrebbe toccare a te pagare.',
  },
  'fixed-first': {
    ask: () => 'Hai fissato il prezzo. A chi si chiede per primo?',
    why: () => 'A chi siede alla sinistra del banditore, poi in senso orario.',
    hint: () => 'Si va in senso orario a partire dal banditore.',
  },
  'fixed-refuse': {
    ask: ({ player }) => `Tutti dicono no. ${player(3)} può tenersi il dipinto gratis?`,
    why: () => 'Se nessuno lo vuole, il banditore deve comprarlo a quel prezzo e pagare la banca.',
    hint: () => 'Se fissi un prezzo, devi essere pronto a pagarlo.',
  },
  'double-add': {
    ask: ({ player }) =>
      `${player(0)} non aggiunge nulla, e ${player(1)} non ha nulla da aggiungere. Sei ${player(2)}: gioca la seconda carta.`,
    why: () => 'La seconda carta dev’essere dello stesso artista e non un’altra doppia.',
  },
  'double-seller': {
    ask: () => 'Chi è ora il banditore delle due carte?',
    why: () =>
      'Chi aggiunge la seconda carta diventa il banditore di entrambe, e quella carta dice come si vendono.',
    hint: () => 'È la seconda carta a decidere chi vende.',
  },
  'double-money': {
    ask: ({ player, price }) => `${player(1)} le compra tutte e due per ${price}. Chi viene pagato?`,
    why: ({ player }) =>
      `Il nuovo banditore incassa tutto. ${player(0)}, che ha giocato la doppia, non riceve nulla.`,
  },
  'double-turn': {
    ask: () => 'Chi mette all’asta il prossimo dipinto?',
    why: ({ player }) => `Chi siede alla sinistra del nuovo banditore. ${player(1)} perde il turno.`,
    hint: () => 'Si riparte da chi ha venduto, cioè dal nuovo banditore.',
  },
  'double-alone': {
    ask: ({ player }) => `${player(3)} gioca una doppia, e nessuno aggiunge una carta. A chi va?`,
    why: () => 'A chi l’ha giocata, gratis. Conta e rende come ogni altro dipinto.',
    hint: () => 'Va a qualcuno, e nessuno paga.',
  },
  'double-fifth': {
    ask: ({ player, artist }) =>
      `Sul tavolo c’erano tre carte di ${artist(4)}. ${player(0)} gioca una doppia come quarta, poi aggiunge una seconda carta. Il round è finito?`,
    why: () => 'La seconda carta è la quinta: il round è finito. Non si vendono, ma contano entrambe.',
    hint: () => 'Conta tutte e due le carte.',
  },
  'shared-offerer': {
    ask: ({ player, price }) =>
      `${player(3)} le compra tutte e due per ${price}. Quanto ne riceve ${player(0)}?`,
    why: ({ player }) =>
      `La metà. Il resto che non si divide va ${to(player(2))}, che ha aggiunto la seconda carta.`,
    hint: () => 'Vendono entrambi: metà ciascuno, e il resto va a chi ha aggiunto la seconda carta.',
  },
  'shared-second': {
    ask: ({ player, price }) =>
      `Ora ${player(3)} gioca una doppia, e ${player(0)} aggiunge la seconda carta. ${player(1)} compra per ${price}. Quanto riceve ${player(0)}?`,
    why: ({ player }) =>
      `Questa volta il resto che non si divide va ${to(player(0))}, che ha aggiunto la seconda carta.`,
    hint: () => 'Vendono entrambi: metà ciascuno, e il resto va a chi ha aggiunto la seconda carta.',
  },
  'shared-own': {
    ask: ({ player, price }) =>
      `${player(1)} gioca una doppia, ${player(3)} aggiunge la seconda carta, e ${player(1)} compra per ${price}. Quanto riceve la banca?`,
    why: ({ player }) =>
      `Il regolamento non ne parla. Per l’app vendono entrambi, e nessuno paga sé stesso: la metà di ${player(1)} va alla banca, il resto ${to(player(3))}.`,
    hint: () => 'Vendono entrambi, metà ciascuno, e nessuno paga sé stesso.',
  },
  'mystery-who': {
    ask: ({ player }) =>
      `${player(0)} ha venduto un dipinto a ${player(1)}. Chi può girare ora una carta misteriosa?`,
    why: () =>
      'Il banditore di quell’asta, prima che si metta all’asta il prossimo dipinto. Nessuno è obbligato.',
    hint: () => 'Fa parte dell’asta appena finita.',
  },
  'mystery-count': {
    ask: ({ player, subject }) =>
      `${player(0)} ne gira una: una doppia di ${subject}. Quante carte di ${subject} contano ora?`,
    why: () =>
      'Conta come ogni carta sul tavolo, ma non si vende e non è di nessuno. Qui a una doppia non si aggiunge nulla.',
  },
  'mystery-next': {
    ask: () => 'Chi mette all’asta il prossimo dipinto?',
    why: ({ player }) =>
      `Chi siede alla sinistra di ${player(0)}, che ha venduto. Girare una carta misteriosa non è un turno.`,
    hint: () => 'Girare una carta misteriosa non è un turno.',
  },
  'mystery-ends': {
    ask: ({ player, artist }) =>
      `Ora sul tavolo ci sono quattro carte di ${artist(2)}. ${player(1)} vende altro e gira un’altra carta di ${artist(2)}. Il round è finito?`,
    why: () => 'Anche una carta misteriosa può essere la quinta.',
    hint: () => 'Una carta misteriosa conta come ogni altra.',
  },
  'mystery-payout': {
    ask: ({ player, artist }) =>
      `${player(1)} ha un dipinto di ${artist(2)}. Quanto paga la banca ${to(player(1))}?`,
    why: () =>
      'Rende solo il dipinto comprato. Le carte misteriose lo fanno valere di più, ma non rendono nulla:',
  },
  'mystery-starter': {
    ask: () => 'Chi inizia il prossimo round?',
    why: ({ player }) =>
      `Chi siede alla sinistra di ${player(1)}, che ha girato la carta misteriosa con cui il round è finito.`,
    hint: () => 'L’ultima carta non l’ha giocata nessuno: guarda chi l’ha girata.',
  },
  'bidding-worth': {
    ask: ({ player, artist }) =>
      `${player(1)} mette all’asta un dipinto di ${artist(0)}. Se il round finisse ora, quanto renderebbe?`,
    why: () => 'Prima della fine del round niente è certo, ma ogni offerta parte da qui.',
  },
  'bidding-half': {
    ask: ({ player }) =>
      `Sei ${player(0)}. Quello che paghi va ${to(player(1))}, che gioca contro di te. Fino a che prezzo guadagni almeno quanto ${player(1)}?`,
    why: ({ player }) =>
      `La metà di quanto rende il dipinto. Oltre ci guadagni ancora, ma ${player(1)} ci guadagna di più.`,
  },
  'bidding-rival': {
    ask: ({ player, price }) =>
      `${player(3)} offre ${price}, e nessun altro lo vuole. Chi ci guadagnerebbe di più?`,
    why: ({ answer }) =>
      `${answer} lo pagherebbe meno della metà di quanto rende. L’affare di un rivale ti costa quanto un tuo acquisto sbagliato.`,
  },
  'bidding-over': {
    ask: ({ player, price }) => `Sei ${player(0)}. Offri più di ${price}, ma in modo da guadagnarci ancora.`,
    why: () => 'Ci guadagni ancora qualcosa, e l’affare di un rivale sfuma.',
  },
  'bidding-hope': {
    ask: ({ player, artist }) =>
      `${player(2)} vende un dipinto di ${artist(2)}. Il round può finire in tre modi, tutti ugualmente probabili: nessun’altra carta, ancora una di ${artist(2)}, o altre tre di ${artist(3)}. Quanto rende in media il dipinto?`,
    why: () =>
      'Chi spera nel meglio offre di più, e così spesso paga troppo. Offri per quello che ti aspetti, non per quello che speri:',
  },
  'forecast-likeliest': {
    ask: ({ average }) => `In media paga circa ${average}. Cosa paga più spesso?`,
    why: ({ average }, { tile }) =>
      `Niente! Paga molto se l’artista è in classifica, grazie ${agreeing(tile, 'ai', 'alle')} ${tile.many} di prima, ma di solito non c’è. ${average} in media possono essere spesso niente: guarda tutta la barra.`,
  },
  'forecast-safest': {
    ask: ({ artist }) =>
      `Un dipinto di ${artist(3)} vale in media più o meno lo stesso. Quale paga niente meno spesso?`,
    why: ({ artist }, { tile }) =>
      `${artist(3)} sarà quasi di sicuro in classifica, ma senza ${tile.many} di prima non paga mai molto. La stessa media può essere un dipinto sicuro o un azzardo.`,
  },
  'forecast-price': {
    ask: ({ player }) => `${player(1)} lo compra per molto di più. Che effetto ha sul suo valore?`,
    why: () =>
      'Nessuno. I prezzi non spostano la previsione: la spostano solo le carte, perché decidono come finisce il round:',
  },
  'forecast-steer': {
    ask: ({ player, artist }) =>
      `Sei ${player(1)}, e il dipinto di ${artist(0)} è tuo. Quale di queste carte lo fa valere di più?`,
    why: ({ artist }) =>
      `Con un’altra carta di ${artist(3)} il round può finire prima che altri superino ${artist(0)}. Le altre carte aiutano chi gli contende il posto:`,
  },
  'forecast-card': {
    ask: ({ player, artist }) =>
      `Ora ${player(2)} mette all’asta il primo dipinto di ${artist(2)} del round. Che effetto ha sul valore di ${artist(0)}?`,
    why: ({ artist }) =>
      `Ora anche ${artist(2)} ha una carta e contende un posto. Ogni carta sposta le probabilità di tutti:`,
  },
  'forecast-rival': {
    ask: ({ player, price }) =>
      `Sei ${player(1)}. ${player(0)} ha offerto ${price}, e nessun altro lo vuole. Ti conviene offrire poco di più?`,
    why: ({ player, marks }) =>
      `Se passi, ${player(0)} fa un affare, e ${player(3)} incassa comunque. Per questo l’ultima tacca, contro un altro compratore, è tutto quello che vale, ${marks.buyer}:`,
  },
  'forecast-seller': {
    ask: ({ player, price }) =>
      `Ora ad aver offerto ${price} è il banditore, ${player(3)}. Ti conviene offrire poco di più?`,
    why: ({ player, marks }) =>
      `Se compri, il tuo denaro va ${to(player(3))}. Se passi, ${player(3)} paga la banca. Per questo la tacca in mezzo, contro il banditore, è più bassa, ${marks.auctioneer}:`,
  },
  'forecast-keep': {
    ask: ({ player, price }) =>
      `Ora sei ${player(3)}, il banditore, e ${player(0)} ha offerto ${price}. Ti conviene tenerlo per poco di più?`,
    why: ({ player, marks }) =>
      `${player(0)} pagherebbe così poco che il suo affare pesa più del tuo incasso. Per questo la prima tacca, sotto cui conviene tenerlo, è un po’ più della metà, ${marks.keep}:`,
  },
};

export const auctionLessons = { titles, told, asked };
