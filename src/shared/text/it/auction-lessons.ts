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
  value: () => 'Quanto rendono i dipinti',
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
    'Sei mercante d’arte e collezionista. Vendi agli altri i dipinti che hai in mano, e a fine round la banca compra quelli che hai preso tu. Dopo quattro round vince chi ha più denaro.',
  'value-over': (_, { tile }) =>
    `Il round è finito. Prima mettete in classifica gli artisti: contano le carte sul tavolo, anche quelle invendute. Poi i primi tre ricevono ${theMany(tile)}, che dicono quanto rendono i loro dipinti, e la banca compra tutti i dipinti.`,
  'open-call': ({ player }) =>
    `${player(0)} mette all’asta un dipinto: è un’asta aperta. Ognuno, anche il banditore, offre quando vuole e quante volte vuole, ma ogni offerta deve superare la precedente. Quando nessuno rilancia più, è venduto.`,
  'once-round': ({ player }, { kinds }) =>
    `${player(1)} mette all’asta un dipinto con il simbolo «${kinds.once}». In senso orario, a partire dalla sinistra di ${player(1)}, ognuno parla una volta sola: supera l’offerta più alta o passa. Il banditore parla per ultimo.`,
  'hidden-fists': ({ player }) =>
    `${player(2)} mette all’asta un dipinto con offerte nascoste. Ognuno nasconde del denaro nel pugno, o niente, e i pugni si aprono tutti insieme.`,
  'fixed-price': ({ player }, { sold }) =>
    `${player(3)} mette all’asta un dipinto: è un’${sold.fixed}. ${player(3)} fissa quanto costa, poi lo chiede agli altri uno per uno, a partire da sinistra. Il primo che dice sì lo compra.`,
  'double-sign': ({ player, artist }) =>
    `${player(0)} gioca una doppia di ${artist(0)}. Si vende insieme a una seconda carta, ed è quella a dire come. Può aggiungerla ${player(0)}; se non lo fa, si chiede agli altri in senso orario.`,
  'shared-variant': ({ player }) =>
    `In questa variante, chi gioca la doppia e chi aggiunge la seconda carta vendono insieme. ${player(0)} ha giocato una doppia, e ${player(2)} ha aggiunto la seconda carta. Il resto non cambia: il banditore è ${player(2)}.`,
  'mystery-hand': () =>
    'In tre potete giocare come se foste uno in più: date un’altra mano, coperta sul tavolo, la mano misteriosa. Non è di nessuno, e nessuno può guardarla.',
  'forecast-bar': ({ player, artist }) =>
    `${player(0)} mette all’asta un dipinto di ${artist(0)}. Quanto vale? La barra mostra quanto può rendere e con che probabilità, se ogni carta che nessuno ha ancora visto ha le stesse possibilità di uscire.`,
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
    why: ({ player }) =>
      `Vince l’offerta più alta, e il denaro va ${to(player(0))}, che ha messo all’asta il dipinto. Poi il martelletto passa a sinistra, chiunque abbia comprato.`,
  },
  'sell-bid': {
    ask: ({ player, artist, price }) =>
      `Ora vende ${player(1)}: un dipinto di ${artist(1)}. ${player(2)} ha offerto ${price}. Sei ${player(0)} e lo vuoi tu: scrivi un’offerta più alta.`,
    why: ({ player }) => `Nessuno rilancia più: il dipinto è tuo, e paghi ${player(1)}.`,
  },
  'pay-bank': {
    ask: ({ player, price }) =>
      `Il banditore è ${player(1)}, e sua è anche l’offerta più alta: ${price}. Chi riceve il denaro?`,
    why: () =>
      'Di solito chi compra paga il banditore. Il banditore che compra il proprio dipinto paga la banca, e al tavolo nessuno ci guadagna.',
  },
  'pay-nothing': {
    ask: ({ player }) => `${player(2)} mette all’asta un dipinto, e nessuno offre niente. A chi va?`,
    why: () => 'Se nessuno offre, il banditore tiene il dipinto gratis.',
  },
  'count-first': {
    ask: () =>
      'Sono stati venduti quattro dipinti. La parete mostra quante carte di ogni artista ci sono sul tavolo in questo round: più sono, meglio è. Se il round finisse ora, quale artista sarebbe primo?',
    why: () => 'È primo l’artista con più carte sul tavolo. Rendono solo i migliori, e mai uno senza carte.',
  },
  'count-tie': {
    ask: ({ artist }) =>
      `${artist(1)} e ${artist(4)} hanno una carta ciascuno. A parità viene prima l’artista più a sinistra sul tabellone, e qui sono appesi in quell’ordine. Quale artista sarebbe secondo?`,
    why: ({ artist }) => `${artist(1)} è più a sinistra sul tabellone di ${artist(4)}.`,
  },
  'fifth-lay': {
    ask: ({ player, artist }) =>
      `Sul tavolo ci sono ormai quattro carte di ${artist(0)}, e l’ultima cornice sulla parete è segnata. Sei ${player(2)}: gioca la carta che chiude il round.`,
    why: () => 'La quinta carta di un artista chiude subito il round, chiunque la giochi.',
  },
  'fifth-owner': {
    ask: () => 'Di chi è quella quinta carta?',
    why: () =>
      'La carta che chiude il round non si vende e non rende nulla, ma conta per il suo artista come ogni altra.',
    hint: () => 'Quella carta non è stata venduta.',
  },
  'fifth-starter': {
    ask: () => 'La banca ha pagato e si danno nuove carte. Chi inizia il secondo round?',
    why: ({ player }) => `L’ultima carta l’ha giocata ${player(2)}: inizia chi siede alla sua sinistra.`,
    hint: () => 'Guarda chi ha giocato l’ultima carta, non chi ha iniziato.',
  },
  'value-left-out': {
    ask: ({ player, artist }) =>
      `${artist(0)} è primo, ${artist(2)} secondo. ${artist(1)} e ${artist(4)} hanno una carta ciascuno. ${player(3)} ha speso parecchio per quella di ${artist(4)}: quanto la paga la banca?`,
    why: ({ artist }) =>
      `${artist(1)} è più a sinistra sul tabellone, quindi è terzo. In questo round i dipinti di chi non è tra i primi tre non rendono.`,
  },
  'value-payout': {
    ask: ({ player }) => `Quanto paga la banca ${to(player(3))} per tutti i suoi dipinti?`,
    why: ({ misprinted }) =>
      `Ogni dipinto rende quanto vale il suo artista in questo round${misprinted ? ' (i totali del regolamento non tornano con i suoi prezzi, questi sì)' : ''}:`,
  },
  'value-hand': {
    ask: ({ player }) =>
      `Le carte in mano restano vostre, e in quattro giocatori ne ricevete altre quattro a testa. Quante ne ha ${player(2)} nel prossimo round?`,
    why: () =>
      'I dipinti comprati tornano nella scatola, ma la mano resta. Prima del quarto round non si danno carte: fatevele bastare.',
  },
  'value-again': {
    ask: ({ player, artist }) =>
      `${player(3)} chiude il secondo round. ${artist(2)} è di nuovo secondo. Quanto rende un suo dipinto?`,
    why: (_, { tile }) =>
      `Si sommano ${agreeing(tile, 'tutti', 'tutte')} ${theMany(tile)} che l’artista ha ricevuto in questa partita, purché ora sia tra i primi tre:`,
  },
  'value-waiting': {
    ask: ({ artist }) =>
      `${artist(0)} era primo nel primo round, ma ora non è tra i primi tre. Quanto rende un suo dipinto?`,
    why: (_, { tile }) =>
      `${capitalised(theMany(tile))} di prima restano sul tabellone. Contano di nuovo ogni volta che l’artista è tra i primi tre, ma non in questo round.`,
  },
  'open-purse': {
    ask: ({ player, price }) =>
      `È la prima asta, e nessuno ha ancora guadagnato nulla. ${player(3)} può offrire ${price}?`,
    why: () => 'Non puoi offrire più di quanto hai, e nessuno fa prestiti.',
    hint: () => 'Ognuno ha ancora il denaro iniziale, ed è meno di così.',
  },
  'once-equal': {
    ask: ({ player, price }) => `${player(2)} ha offerto ${price}. Anche ${player(3)} può offrire ${price}?`,
    why: () => 'Un’offerta a voce deve superare tutte le precedenti. Se non vuoi rilanciare, passi.',
    hint: () => 'Un’offerta a voce deve superare quella di prima.',
  },
  'once-buyer': {
    ask: () => 'Hanno parlato tutti. Chi compra?',
    why: ({ player }) =>
      `${player(1)} ha avuto l’ultima parola, sentite tutte le offerte, e ha superato di poco gli altri. L’asta era sua, quindi il denaro va alla banca.`,
  },
  'hidden-tie': {
    ask: ({ player }) =>
      `I pugni si aprono, e le due offerte più alte sono pari. A parità viene prima il banditore, qui ${player(2)}, poi gli altri in senso orario. Chi compra?`,
    why: ({ player }) =>
      `In senso orario da ${player(2)} viene prima ${player(3)}. Se a parità compra il banditore, paga la banca.`,
  },
  'fixed-name': {
    ask: ({ player, purse }) => `Sei ${player(3)} e hai ancora ${purse}. Fissa un prezzo.`,
    why: () => 'Non puoi chiedere più di quanto hai, perché potrebbe toccare a te pagare.',
  },
  'fixed-refuse': {
    ask: ({ player }) => `Tutti dicono no. ${player(3)} può tenersi il dipinto gratis?`,
    why: () => 'Se nessuno lo vuole, il banditore deve comprarlo a quel prezzo e pagare la banca.',
    hint: () => 'Se fissi un prezzo, devi essere pronto a pagarlo.',
  },
  'double-add': {
    ask: ({ player }) =>
      `${player(0)} non aggiunge nulla, e ${player(1)} non ha nulla da aggiungere. Sei ${player(2)}: gioca la seconda carta.`,
    why: () =>
      'La seconda carta dev’essere dello stesso artista e non un’altra doppia. Chi la aggiunge diventa il banditore di entrambe, e quella carta dice come si vendono.',
  },
  'double-money': {
    ask: ({ player, price }) => `${player(1)} le compra tutte e due per ${price}. Chi viene pagato?`,
    why: ({ player }) =>
      `Incassa tutto chi ha aggiunto la seconda carta. ${player(0)}, che ha giocato la doppia, non riceve nulla.`,
  },
  'double-turn': {
    ask: () => 'Chi mette all’asta il prossimo dipinto?',
    why: ({ player }) => `Tocca a chi siede alla sinistra del nuovo banditore. ${player(1)} perde il turno.`,
    hint: () => 'Si riparte da chi ha venduto, cioè dal nuovo banditore.',
  },
  'double-alone': {
    ask: ({ player }) => `${player(3)} gioca una doppia, e nessuno aggiunge una carta. A chi va?`,
    why: () => 'Chi ha giocato la doppia la tiene gratis. Conta e rende come ogni altro dipinto.',
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
      `Vendono entrambi: metà ciascuno. Il resto che non si divide va ${to(player(2))}, che ha aggiunto la seconda carta.`,
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
      'Può farlo il banditore di quell’asta, prima che si metta all’asta il prossimo dipinto. Nessuno è obbligato.',
    hint: () => 'Fa parte dell’asta appena finita.',
  },
  'mystery-count': {
    ask: ({ player, subject }) =>
      `${player(0)} ne gira una: una doppia di ${subject}. Quante carte di ${subject} contano ora?`,
    why: () =>
      'Una carta misteriosa conta come ogni carta sul tavolo, ma non si vende e non è di nessuno. Qui a una doppia non si aggiunge nulla, e girarla non è un turno.',
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
      `La carta misteriosa che ha chiuso il round l’ha girata ${player(1)}: inizia chi siede alla sua sinistra.`,
    hint: () => 'L’ultima carta non l’ha giocata nessuno: guarda chi l’ha girata.',
  },
  'bidding-worth': {
    ask: ({ player, artist }) =>
      `${player(1)} mette all’asta un dipinto di ${artist(0)}. Se il round finisse ora, quanto renderebbe?`,
    why: () => 'È quanto rende se fino alla fine del round non cambia nulla: ogni offerta parte da qui.',
  },
  'bidding-half': {
    ask: ({ player }) =>
      `Sei ${player(0)}. Quello che paghi va ${to(player(1))}, che gioca contro di te. Fino a che prezzo guadagni almeno quanto ${player(1)}?`,
    why: ({ player }) =>
      `A metà di quanto rende il dipinto, il guadagno è lo stesso. Oltre ci guadagni ancora, ma ${player(1)} ci guadagna di più.`,
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
    ask: ({ average }) => `In media rende circa ${average}. Quanto rende più spesso?`,
    why: (_, { tile }) =>
      `Rende molto se l’artista è in classifica, grazie ${agreeing(tile, 'ai', 'alle')} ${tile.many} di prima, ma di solito non c’è. Anche con una buona media spesso non rende niente: guarda tutta la barra.`,
  },
  'forecast-safest': {
    ask: ({ artist }) =>
      `Un dipinto di ${artist(3)} vale in media più o meno lo stesso. Con quale capita meno spesso di non incassare niente?`,
    why: ({ artist }, { tile }) =>
      `${artist(3)} sarà quasi di sicuro in classifica, ma senza ${tile.many} di prima non rende mai molto. La stessa media può essere un dipinto sicuro o un azzardo.`,
  },
  'forecast-card': {
    ask: ({ player, artist }) =>
      `${player(1)} lo compra per molto di più, poi mette all’asta il primo dipinto di ${artist(2)} del round. Che effetto ha sul valore di ${artist(0)}?`,
    why: ({ artist }) =>
      `I prezzi non spostano la previsione, le carte sì. Ora anche ${artist(2)} ne ha una e può andare in testa:`,
  },
  'forecast-rival': {
    ask: ({ player, artist, price }) =>
      `${player(3)} mette all’asta un dipinto di ${artist(4)}. Le tacche di un prezzo equo confrontano quello che una vendita rende a te, in media, con quello che rende agli altri. Sei ${player(1)}. ${player(0)} ha offerto ${price}, e nessun altro lo vuole. Ti conviene offrire poco di più?`,
    why: ({ player }) =>
      `Se passi, ${player(0)} fa un affare, e ${player(3)} incassa comunque. Contro un altro compratore puoi quindi arrivare all’ultima tacca. Contro il banditore, che pagherebbe la banca, fermati a quella in mezzo:`,
  },
};

export const auctionLessons = { titles, told, asked };
