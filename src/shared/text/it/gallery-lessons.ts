import type { GalleryAsked, GalleryLesson, GalleryStep } from '../../lessons/index.ts';
import type { GalleryTerms } from '../terms.ts';
import type { Asking, LessonSaying } from '../lesson-saying.ts';
import { cardName } from './card-name.ts';
import { the, ofThe } from './noun.ts';

const titles: Record<GalleryLesson, (terms: GalleryTerms) => string> = {
  card: () => 'Giocare una carta',
  effect: () => 'I simboli sulle carte',
  limit: () => 'Come finisce un round',
  reveal: () => 'Le carte che erano coperte',
  rank: () => 'Chi è in testa, e quanto vale',
  extras: () => 'Ancora una dalla mano',
};

const told: Record<Exclude<GalleryStep, GalleryAsked>, LessonSaying<GalleryTerms>> = {
  'card-influence': ({ artist }, { influence }) =>
    `Prima che un round inizi si scopre una carta accanto al mazzo: ${the(influence)}, qui di ${artist(3)}. Non è di nessuno, ma conta per il suo artista.`,
  'effect-signs': () =>
    'La maggior parte delle carte non ha simboli. Alcune ne hanno uno, e vale quando la carta è quella che giochi nel tuo turno: mai su una carta che arriva insieme a un’altra.',
  'limit-near': ({ artist }, { influence }) =>
    `Contano quattro carte di ${artist(3)}: tre davanti ai giocatori, più ${the(influence)}. Da tre giocatori in su la sesta carta di un artista chiude il round; in due, la quinta.`,
  'reveal-over': ({ player, artist }) =>
    `${player(0)} ha giocato l’ultima carta di ${artist(3)} che mancava, e il round è finito. Ma davanti a ${player(0)} c’è ancora una carta coperta.`,
  'rank-over': () =>
    'Un round è finito, e tutte le carte sono scoperte. I tre artisti con più carte sono in testa: ricevono gettoni da tre, due e uno, e solo le loro carte fanno punti.',
  'rank-misprint': (_, { points }) =>
    `Se cerchi questo esempio nel regolamento: dove compone questo valore, conta il gettone meno di quanto vale. I ${points.many} che dà ai giocatori corrispondono alla somma mostrata qui.`,
  'extras-hand': () =>
    'I gettoni sono posati. Prima di contare le carte, i giocatori possono aggiungerne dalla mano a quelle che hanno davanti.',
};

const asked: Record<GalleryAsked, Asking<GalleryTerms>> = {
  'card-lay': {
    ask: ({ player, artist }, { card }) =>
      `Nel tuo turno giochi una ${cardName(card)} dalla mano. Sei ${player(0)}: gioca ${artist(1)}, quella senza simbolo.`,
    why: () => 'Resta scoperta davanti a te. È tua e fa punti per te, se il suo artista è tra i migliori.',
  },
  'card-next': {
    ask: ({ player }) => `${player(0)} ha giocato. A chi tocca?`,
    why: () => 'Si gioca in senso orario, una carta per turno.',
    hint: () => 'Una carta a testa, in senso orario.',
  },
  'card-count': {
    ask: ({ player, subject }, { influence }) =>
      `${player(1)} gioca una carta di ${subject}, l’artista ${ofThe(influence)}. Quante carte di ${subject} contano ora?`,
    why: (_, { influence }) => `Contano insieme le carte di tutti i giocatori, e con loro ${the(influence)}.`,
  },
  'effect-draw': {
    ask: ({ player }) =>
      `La carta che ${player(0)} ha appena giocato permette di pescarne una, e ${player(0)} lo fa. Quante carte ha poi in mano?`,
    why: () => 'Una giocata e una pescata: quante prima. Le carte sono turni, quindi conviene.',
  },
  'effect-second': {
    ask: ({ player, artist }) =>
      `Sei ${player(1)} e hai giocato ${artist(1)} con il simbolo della seconda carta scoperta. Mettine una che può accompagnarla.`,
    why: () =>
      'Una seconda carta scoperta dev’essere dello stesso artista. Il suo simbolo, se ne ha uno, non vale.',
  },
  'effect-down': {
    ask: ({ player, subject }) =>
      `${player(2)} ha giocato ${subject} con il simbolo della carta coperta, e ne mette una: può essere di qualsiasi artista. Quante carte di ${subject} contano ora?`,
    why: () =>
      'Solo quelle che si vedono. Ciò che è coperto conta quando il round è finito, e non può chiuderlo.',
  },
  'effect-everyone': {
    ask: ({ player }) =>
      `${player(0)} ha giocato il simbolo per tutti: ognuno sceglie una carta, e tutti la mostrano insieme. ${player(0)} può rinunciarvi?`,
    why: () =>
      'Questo nessuno può rifiutarlo, né chi ha giocato né gli altri. I simboli sulle carte mostrate non valgono.',
    hint: () => 'Questo simbolo è per tutti, e nessuno può rifiutare.',
  },
  'effect-turn': {
    ask: () => 'Tutti e tre hanno messo una carta. A chi tocca?',
    why: ({ player }) => `Era ancora il turno di ${player(0)}, e si continua da lì.`,
    hint: () => 'Le carte messe dagli altri non erano un loro turno.',
  },
  'effect-award': {
    ask: ({ player, artist }) =>
      `${player(1)} può mettere un gettone Premio su un artista. Può scegliere ${artist(3)}, di cui nessun giocatore mostra carte?`,
    why: () =>
      'Va bene qualsiasi artista. Il gettone resta per tutta la partita e conta ogni volta che quell’artista è in testa.',
    hint: () => 'Il gettone può aspettare un round migliore.',
  },
  'limit-second': {
    ask: ({ player, artist }) =>
      `${player(1)} gioca ${artist(3)} con il simbolo della seconda carta, e aggiunge un’altra carta di ${artist(3)}. Il round è finito?`,
    why: () =>
      'Era la sesta, e il round finisce subito. L’ultima carta resta davanti a chi l’ha giocata e fa punti come le altre; un suo simbolo non varrebbe.',
    hint: (_, { influence }) => `Conta le carte davanti a tutti, e ${the(influence)}.`,
  },
  'limit-starter': {
    ask: ({ player }) =>
      `${player(0)} ha iniziato questo round, e ${player(1)} l’ha chiuso. Contati i punti, chi inizia il prossimo?`,
    why: ({ player, answer }) =>
      answer === player(1)
        ? `Dopo ogni round il segnalino Primo Giocatore passa al posto seguente, chiunque abbia chiuso: da ${player(0)} a ${player(1)}.`
        : `Chi siede alla sinistra di chi ha chiuso il round, cioè di ${player(1)}.`,
    hint: ({ player, answer }) =>
      answer === player(1)
        ? 'Il segnalino Primo Giocatore gira, chiunque abbia chiuso il round.'
        : 'Guarda chi ha chiuso il round, non chi l’ha iniziato.',
  },
  'reveal-first': {
    ask: ({ player, artist }) => `${player(0)} scopre la carta: è di ${artist(2)}. Chi è primo ora?`,
    why: ({ artist }) =>
      `La carta ha portato ${artist(2)} alla pari con ${artist(3)}. A parità viene prima il numero più basso stampato sull’artista, chiunque abbia chiuso il round.`,
  },
  'reveal-second': {
    ask: () => 'E chi è secondo?',
    why: ({ artist }) => `${artist(3)}, con altrettante carte e il numero più alto.`,
  },
  'rank-second': {
    ask: ({ artist }) =>
      `${artist(3)} è primo. ${artist(0)} e ${artist(1)} hanno lo stesso numero di carte: chi è secondo?`,
    why: () => 'Decide il numero più basso stampato sull’artista.',
  },
  'rank-worth': {
    ask: ({ subject }, { points }) =>
      `Su ${subject} c’è un gettone Premio. Quanti ${points.many} vale ogni sua carta?`,
    why: () => 'Il gettone del secondo posto e il gettone Premio insieme:',
  },
  'rank-left-out': {
    ask: ({ subject }, { points }) =>
      `Anche su ${subject} c’è un gettone Premio. Quanti ${points.many} vale una sua carta?`,
    why: ({ subject }) =>
      `${subject} non è in testa e in questo round non fa punti. Il gettone aspetta un round migliore.`,
  },
  'rank-score': {
    ask: ({ player }, { points }) => `Quanti ${points.many} fa ${player(1)} con questi valori?`,
    why: (_, { influence }) =>
      `Ogni carta davanti al giocatore fa quanto vale il suo artista; ${the(influence)} non fa punti per nessuno:`,
  },
  'extras-which': {
    ask: ({ player, subject }) =>
      `${player(0)} mostra ${subject}, che non è in testa. Può aggiungere un’altra carta di ${subject}?`,
    why: ({ yes }) =>
      yes
        ? 'In questa edizione, una carta per ogni artista che mostri, in testa o no. Però non fa punti.'
        : 'In questa edizione, una carta per ogni artista in testa che mostri, e per nessun altro.',
    hint: ({ yes }) =>
      yes
        ? 'In questa edizione va bene ogni artista che mostri.'
        : 'In questa edizione vanno bene solo gli artisti in testa.',
  },
  'extras-order': {
    ask: ({ player, artist }) =>
      `${player(0)} aggiunge ${artist(3)} e ${artist(1)}, ${player(2)} aggiunge ${artist(1)}. Ora ${artist(1)} ha tante carte quante ${artist(3)}, e il numero più basso. Chi è primo?`,
    why: () => 'Posati i gettoni, l’ordine resta com’è. Le carte aggiunte fanno punti, e non cambiano altro.',
  },
  'extras-score': {
    ask: ({ player }, { points }) => `Quanti ${points.many} fa ${player(2)}, compresa la carta aggiunta?`,
    why: () => 'La carta aggiunta fa punti come le altre:',
  },
};

export const galleryLessons = { titles, told, asked };
