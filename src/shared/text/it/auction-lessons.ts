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
  fifth: () => 'La quinta carta',
  value: () => 'Quanto valgono i dipinti',
  open: ({ kinds }) => `I tipi di asta: ${kinds.open}`,
  once: ({ kinds }) => `I tipi di asta: ${kinds.once}`,
  hidden: ({ kinds }) => `I tipi di asta: ${kinds.hidden}`,
  fixed: ({ kinds }) => `I tipi di asta: ${kinds.fixed}`,
  double: ({ kinds }) => `I tipi di asta: ${kinds.double}`,
  shared: () => 'Una variante: dividere la doppia',
  mystery: () => 'Una variante: la mano misteriosa',
  bidding: () => 'Offrire bene',
};

const told: Record<Exclude<AuctionStep, AuctionAsked>, LessonSaying<AuctionTerms>> = {
  'sell-dealers': () =>
    'Sei mercante d’arte e insieme collezionista. Le carte che hai in mano sono dipinti da vendere agli altri; quelli che compri te li paga la banca alla fine del round.',
  'count-cards': () =>
    'Due dipinti sono venduti. La parete mostra quante carte di ogni artista sono sul tavolo in questo round. Più carte di un artista si giocano, meglio va quell’artista.',
  'fifth-near': ({ artist }) =>
    `Il primo round va avanti, e sul tavolo ci sono quattro carte di ${artist(0)}. L’ultima cornice sulla parete è segnata: un’altra chiude il round.`,
  'value-over': (_, { tile }) =>
    `Il round è finito. Prima si mettono in classifica gli artisti secondo le carte sul tavolo, comprese quelle invendute. Poi i primi tre ricevono ${theMany(tile)}, che dicono quanto pagano i loro dipinti, e la banca compra tutti i dipinti.`,
  'value-misprint': ({ player }) =>
    `Se conosci questo round dal regolamento: i totali stampati per chi siede ai posti di ${player(1)} e ${player(3)} non seguono dall’ultimo prezzo che il testo stesso riporta. La lezione si attiene ai prezzi pagati e ai totali che ne risultano.`,
  'open-call': ({ player }) =>
    `${player(0)} mette all’asta un dipinto: è un’asta aperta. Tutti offrono quando vogliono e quante volte vogliono, e ogni offerta deve superare la precedente. Quando nessuno va oltre, è venduto.`,
  'once-round': ({ player }, { kinds }) =>
    `${player(1)} mette all’asta un dipinto con il simbolo «${kinds.once}». Ognuno ha un solo turno, in senso orario, per superare l’offerta più alta o passare.`,
  'hidden-fists': ({ player }) =>
    `${player(2)} mette all’asta un dipinto con offerte nascoste. Ognuno prende nel pugno del denaro, o niente, e i pugni si aprono tutti insieme.`,
  'fixed-price': ({ player }, { sold }) =>
    `${player(3)} mette all’asta un dipinto: è un’${sold.fixed}. ${player(3)} dice quanto costa, si chiede agli altri uno per uno, e chi per primo dice sì lo compra.`,
  'double-sign': ({ player, artist }) =>
    `${player(0)} posa una doppia di ${artist(0)}. Si vende insieme a una seconda carta, ed è quella a dire come. Si chiede prima ${to(player(0))} se ne aggiunge una, poi agli altri in senso orario.`,
  'shared-variant': ({ player }) =>
    `Dove si gioca questa variante, una doppia è venduta da entrambi quelli che ne hanno posato le carte. ${player(0)} ne ha posata una, e ${player(2)} ha aggiunto la seconda carta. Il resto non cambia: l’asta la conduce ${player(2)}.`,
  'mystery-hand': () =>
    'In tre si può giocare come se ci fosse una persona in più: si dà una mano in più, che resta coperta sul tavolo, la mano misteriosa. Non è di nessuno, e nessuno può guardarla.',
};

const asked: Record<AuctionAsked, Asking<AuctionTerms>> = {
  'sell-lay': {
    ask: ({ player, artist }, { kinds }) =>
      `Sei ${player(0)} e inizi tu. Gioca il tuo dipinto di ${artist(4)} con il simbolo «${kinds.open}».`,
    why: () =>
      'La carta dice di chi è il dipinto, e il simbolo come si vende. Da questo momento conta per il suo artista.',
  },
  'sell-buyer': {
    ask: () => 'Tutti offrono, e queste sono le ultime offerte sentite. Chi ottiene il dipinto?',
    why: () => 'In un’asta aperta vince l’offerta più alta. Il prezzo va a chi ha messo all’asta il dipinto.',
  },
  'sell-next': {
    ask: ({ player }) => `${player(3)} ha comprato da ${player(0)}. Chi mette all’asta il prossimo dipinto?`,
    why: ({ player }) =>
      `Il martelletto gira in senso orario, quindi passa alla sinistra di ${player(0)}, che ha venduto. Non importa chi ha comprato.`,
    hint: () => 'Il martelletto gira, a partire da chi ha venduto.',
  },
  'sell-bid': {
    ask: ({ player, artist, price }) =>
      `Ora vende ${player(1)}: un dipinto di ${artist(1)}. L’offerta di ${player(2)} è ${price}. Lo vuoi tu, ${player(0)}: scrivi un’offerta più alta.`,
    why: ({ player }) => `Nessuno va oltre: è tuo, e paghi ${player(1)}.`,
  },
  'pay-player': {
    ask: ({ player, price }) =>
      `${player(0)} è il banditore, e l’offerta più alta è di ${player(3)}: ${price}. Chi riceve il denaro?`,
    why: () => 'Chi compra paga il banditore. Vendere bene è metà del gioco.',
  },
  'pay-bank': {
    ask: ({ player, price }) =>
      `Ora il banditore è ${player(1)}, e sua è anche l’offerta più alta: ${price}. Chi riceve il denaro?`,
    why: () =>
      'Il banditore che compra il proprio dipinto paga la banca, e al tavolo nessuno guadagna nulla.',
  },
  'pay-nothing': {
    ask: ({ player }) => `${player(2)} mette all’asta un dipinto, e nessuno offre niente. Chi lo ottiene?`,
    why: () => 'Senza offerte il dipinto resta al banditore, e non si paga nulla.',
  },
  'count-first': {
    ask: () =>
      'Ne sono stati venduti altri due. Se il round finisse ora, quale artista sarebbe al primo posto?',
    why: () =>
      'Al primo posto va l’artista con più carte sul tavolo. Pagano solo i migliori, e mai uno senza carte.',
  },
  'count-tie': {
    ask: () => 'E quale al secondo?',
    why: ({ artist }) =>
      `${artist(1)} e ${artist(4)} hanno una carta ciascuno. A parità viene prima chi sul tabellone sta più a sinistra.`,
  },
  'fifth-lay': {
    ask: ({ player }) => `Sei ${player(2)}. Gioca la carta che chiude il round.`,
    why: () => 'La quinta carta di un artista chiude subito il round, chiunque la giochi.',
  },
  'fifth-owner': {
    ask: () => 'Di chi è quella quinta carta?',
    why: () =>
      'Di nessuno. Non si vende e non paga nessuno, ma conta per il suo artista come ogni altra carta.',
    hint: () => 'Quella carta non è mai stata messa all’asta.',
  },
  'fifth-starter': {
    ask: () => 'La banca ha pagato e si danno nuove carte. Chi inizia il secondo round?',
    why: ({ player }) => `Chi siede alla sinistra di chi ha posato l’ultima carta, cioè ${player(2)}.`,
    hint: () => 'Guarda chi ha giocato l’ultima carta, non chi ha iniziato.',
  },
  'value-second': {
    ask: ({ artist }) => `Al primo posto c’è ${artist(0)}, con cinque carte. Chi è al secondo?`,
    why: () => 'L’artista con più carte sul tavolo dopo il primo.',
  },
  'value-tie': {
    ask: () => 'E al terzo? Due artisti hanno una carta ciascuno.',
    why: ({ artist }) =>
      `${artist(1)} sul tabellone sta più a sinistra di ${artist(4)}, e perciò viene prima.`,
  },
  'value-left-out': {
    ask: ({ player, artist }) =>
      `${player(3)} ha speso parecchio per un dipinto di ${artist(4)}. Quanto lo paga la banca?`,
    why: () => 'I dipinti di un artista che non è tra i primi tre in questo round non pagano nulla.',
  },
  'value-payout': {
    ask: ({ player }) => `Quanto paga la banca ${to(player(3))} per tutti i suoi dipinti?`,
    why: () => 'Ogni dipinto paga quanto vale il suo artista in questo round:',
  },
  'value-again': {
    ask: ({ player, artist }) =>
      `È passato un secondo round, e lo chiude ${player(3)}. ${artist(2)} è di nuovo al secondo posto. Quanto paga un suo dipinto?`,
    why: (_, { tile }) =>
      `Contano insieme ${agreeing(tile, 'tutti', 'tutte')} ${theMany(tile)} che l’artista ha avuto in questa partita, purché ora sia tra i primi tre:`,
  },
  'value-waiting': {
    ask: ({ artist }) =>
      `${artist(0)} era al primo posto nel primo round e ora non è tra i primi tre. Quanto paga un suo dipinto?`,
    why: (_, { tile }) =>
      `In questo round, nulla. ${capitalised(theMany(tile))} di prima restano dove sono e contano di nuovo ogni volta che l’artista torna tra i primi tre.`,
  },
  'open-own': {
    ask: ({ player, price }) => `${player(0)}, che vende, può comprare il dipinto per ${price}?`,
    why: () => 'Il banditore offre come tutti, e se nessuno va oltre paga la banca.',
    hint: () => 'Il banditore può offrire per il proprio dipinto.',
  },
  'open-purse': {
    ask: ({ player, price }) =>
      `È la prima asta, e nessuno ha ancora guadagnato nulla. ${player(3)} può offrire ${price}?`,
    why: () => 'Nessuno offre più di quanto ha, e nessuno presta.',
    hint: () => 'Ognuno ha ancora il denaro dell’inizio, ed è meno di così.',
  },
  'once-first': {
    ask: () => 'Chi parla per primo?',
    why: () =>
      'Chi siede alla sinistra del banditore. Si fa un giro, e il banditore, che a quel punto conosce ogni offerta, viene per ultimo.',
    hint: () => 'Si fa il giro a partire dal banditore, che viene per ultimo.',
  },
  'once-equal': {
    ask: ({ player, price }) => `${player(2)} ha offerto ${price}. Anche ${player(3)} può offrire ${price}?`,
    why: () =>
      'Un’offerta detta ad alta voce deve superare tutte le precedenti. Chi non vuole andare oltre passa.',
    hint: () => 'Un’offerta detta ad alta voce deve superare quella di prima.',
  },
  'once-buyer': {
    ask: () => 'Hanno parlato tutti, una volta a testa. Chi compra?',
    why: ({ player }) =>
      `${player(1)} aveva l’ultima parola e ha superato di poco gli altri. L’asta era sua, quindi il denaro va alla banca.`,
  },
  'hidden-tie': {
    ask: () => 'I pugni si aprono. Le due offerte più alte sono uguali: chi compra?',
    why: ({ player }) =>
      `Le offerte nascoste possono essere uguali. Allora viene prima il banditore, qui ${player(2)}, e poi, tra chi ha offerto di più, il primo in senso orario. Se compra il banditore, paga la banca.`,
  },
  'fixed-name': {
    ask: ({ player, purse }) => `Sei ${player(3)} e hai ancora ${purse}. Fissa un prezzo.`,
    why: () => 'Il prezzo non può superare il tuo denaro, perché potrebbe toccare a te pagarlo.',
  },
  'fixed-first': {
    ask: () => 'Il prezzo è detto. A chi si chiede per primo?',
    why: () => 'A chi siede alla sinistra del banditore, poi in senso orario.',
    hint: () => 'Si fa il giro a partire dal banditore, a cui non si chiede.',
  },
  'fixed-refuse': {
    ask: ({ player }) => `Tutti dicono no. ${player(3)} può tenersi il dipinto senza pagare?`,
    why: () => 'Se nessuno lo vuole, il banditore deve comprarlo a quel prezzo, pagando la banca.',
    hint: () => 'Chi fissa un prezzo ne risponde.',
  },
  'double-add': {
    ask: ({ player }) =>
      `${player(0)} non aggiunge nulla, e ${player(1)} non ha nulla da aggiungere. Sei ${player(2)}: gioca la seconda carta.`,
    why: () => 'La seconda carta è dello stesso artista, e non è a sua volta una doppia.',
  },
  'double-seller': {
    ask: () => 'Chi conduce ora l’asta delle due carte?',
    why: () =>
      'Chi aggiunge la seconda carta diventa il banditore di entrambe, e la seconda carta dice come si vendono.',
    hint: () => 'È la seconda carta a decidere chi vende.',
  },
  'double-money': {
    ask: ({ player, price }) => `${player(1)} le compra tutte e due per ${price}. Chi viene pagato?`,
    why: ({ player }) =>
      `Il nuovo banditore prende tutto. ${player(0)}, che ha posato la doppia, non riceve nulla.`,
  },
  'double-turn': {
    ask: () => 'Chi mette all’asta il prossimo dipinto?',
    why: ({ player }) => `Chi siede alla sinistra del nuovo banditore. Il turno di ${player(1)} è saltato.`,
    hint: () => 'Si riparte da chi ha venduto, cioè dal nuovo banditore.',
  },
  'double-alone': {
    ask: ({ player }) => `${player(3)} posa una doppia, e nessuno aggiunge una carta. Chi la ottiene?`,
    why: () => 'Chi l’ha posata, senza pagare. Conta e paga come ogni altro dipinto.',
    hint: () => 'Qualcuno la ottiene, e nessuno paga.',
  },
  'double-fifth': {
    ask: ({ player, artist }) =>
      `C’erano tre carte di ${artist(4)}. ${player(0)} ha posato una doppia come quarta, e ora aggiunge una seconda carta. Il round è finito?`,
    why: () => 'La seconda carta è la quinta: il round finisce. Non si vendono, ma contano entrambe.',
    hint: () => 'Conta tutte e due le carte.',
  },
  'shared-offerer': {
    ask: ({ player, price }) =>
      `${player(3)} le compra tutte e due per ${price}. Quanto ne riceve ${player(0)}?`,
    why: ({ player }) =>
      `La metà. Ciò che non si può dividere va ${to(player(2))}, che ha aggiunto la seconda carta.`,
    hint: () => 'Vendono entrambi: metà ciascuno, e il resto va a chi ha aggiunto la seconda carta.',
  },
  'shared-second': {
    ask: ({ player, price }) =>
      `Ora ${player(3)} posa una doppia, e ${player(0)} aggiunge la seconda carta. ${player(1)} compra per ${price}. Quanto riceve ${player(0)}?`,
    why: ({ player }) =>
      `Questa volta il resto che non si divide va ${to(player(0))}, che ha aggiunto la seconda carta.`,
    hint: () => 'Vendono entrambi: metà ciascuno, e il resto va a chi ha aggiunto la seconda carta.',
  },
  'shared-own': {
    ask: ({ player, price }) =>
      `${player(1)} posa una doppia, ${player(3)} aggiunge la seconda carta, e ${player(1)} compra per ${price}. Quanto riceve la banca?`,
    why: ({ player }) =>
      `Il regolamento non ne parla. Per l’app vendono entrambi, e nessuno paga sé stesso: la metà che spetterebbe a ${player(1)} va alla banca, il resto a ${player(3)}.`,
    hint: () => 'Vendono entrambi, metà ciascuno, e nessuno paga sé stesso.',
  },
  'mystery-who': {
    ask: ({ player }) =>
      `${player(0)} ha venduto un dipinto a ${player(1)}. Chi può ora scoprire una carta della mano misteriosa?`,
    why: () =>
      'Il banditore dell’asta appena conclusa, prima che si metta all’asta il prossimo dipinto. Nessuno è obbligato.',
    hint: () => 'Spetta a chi ha a che fare con l’asta appena conclusa.',
  },
  'mystery-count': {
    ask: ({ player, subject }) =>
      `${player(0)} ne scopre una: una doppia di ${subject}. Quante carte di ${subject} contano ora?`,
    why: () =>
      'Conta come ogni carta sul tavolo, ma non si vende e non è di nessuno. Qui una doppia non riceve una seconda carta.',
  },
  'mystery-next': {
    ask: () => 'Chi mette all’asta il prossimo dipinto?',
    why: ({ player }) =>
      `Chi siede alla sinistra di ${player(0)}, che ha venduto: scoprire una carta non è un turno.`,
    hint: () => 'Girare una carta non è un turno.',
  },
  'mystery-ends': {
    ask: ({ player, artist }) =>
      `Intanto sul tavolo ci sono quattro carte di ${artist(2)}. ${player(1)} vende altro e scopre un’altra carta di ${artist(2)}. Il round è finito?`,
    why: () => 'Una carta misteriosa può essere la quinta, come ogni altra.',
    hint: () => 'Una carta misteriosa conta come ogni altra.',
  },
  'mystery-payout': {
    ask: ({ player, artist }) =>
      `${player(1)} ha un dipinto di ${artist(2)}. Quanto paga la banca a ${player(1)}?`,
    why: () =>
      'Solo il dipinto comprato. Le carte misteriose l’hanno fatto valere di più, e non pagano nessuno:',
  },
  'mystery-starter': {
    ask: () => 'Chi inizia il prossimo round?',
    why: ({ player }) =>
      `Non l’ha chiuso la carta di un giocatore, quindi si riprende dalla sinistra di ${player(1)}, che ha scoperto la carta misteriosa.`,
    hint: () => 'L’ultima carta non l’ha giocata nessuno: guarda chi l’ha girata.',
  },
  'bidding-worth': {
    ask: ({ player, artist }) =>
      `${player(1)} mette all’asta un dipinto di ${artist(0)}. Se il round finisse ora, quanto pagherebbe?`,
    why: () => 'Prima della fine del round niente è certo, ma ogni offerta parte da qui.',
  },
  'bidding-half': {
    ask: ({ player }) =>
      `Sei ${player(0)}. Quello che paghi va ${to(player(1))}, che gioca contro di te. Fino a che prezzo guadagni almeno quanto ${player(1)}?`,
    why: ({ player }) =>
      `La metà di quanto paga il dipinto. Oltre guadagni ancora qualcosa, ma ${player(1)} guadagna di più.`,
  },
  'bidding-rival': {
    ask: ({ player, price }) =>
      `${player(3)} offre ${price}, e nessun altro lo vuole. Chi guadagnerebbe di più da questa vendita?`,
    why: ({ answer }) =>
      `${answer} pagherebbe meno della metà di quanto rende. Un affare di chi gioca contro di te ti costa quanto un tuo acquisto sbagliato.`,
  },
  'bidding-over': {
    ask: ({ player, price }) =>
      `Sei ${player(0)}. Offri più di ${price}, ma non tanto da non guadagnarci nulla.`,
    why: () => 'Guadagni qualcosa, e chi gioca contro di te non guadagna nulla.',
  },
  'bidding-hope': {
    ask: ({ player, artist }) =>
      `${player(2)} vende un dipinto di ${artist(2)}. Da qui il round può andare in tre modi, ugualmente probabili: non si gioca altro, un’altra carta di ${artist(2)}, o altre tre di ${artist(3)}. Quanto paga in media il dipinto?`,
    why: () =>
      'Chi spera nel modo migliore offre di più, e così spesso paga troppo. Offri per quello che ti aspetti, non per quello che speri:',
  },
};

export const auctionLessons = { titles, told, asked };
