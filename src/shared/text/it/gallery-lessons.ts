import type { GalleryAsked, GalleryLesson, GalleryStep } from '../../lessons/index.ts';
import type { GalleryTerms } from '../terms.ts';
import type { Asking, LessonSaying } from '../lesson-saying.ts';
import { cardName } from './card-name.ts';
import { the, ofThe } from './noun.ts';
import { to } from './to.ts';

const titles: Record<GalleryLesson, (terms: GalleryTerms) => string> = {
  card: () => 'Giocare una carta',
  effect: () => 'I simboli sulle carte',
  limit: () => 'Come finisce un round',
  reveal: () => 'Girare le carte coperte',
  rank: () => 'Chi è in testa, e quanto vale',
  extras: () => 'Aggiungere carte alla fine',
  outlook: () => 'Leggere la previsione',
};

const told: Record<Exclude<GalleryStep, GalleryAsked>, LessonSaying<GalleryTerms>> = {
  'card-influence': ({ artist }, { influence }) =>
    `Prima di ogni round girate una carta accanto al mazzo: ${the(influence)}, qui di ${artist(3)}. Non è di nessuno, ma conta per il suo artista.`,
  'effect-signs': () =>
    'La maggior parte delle carte non ha simboli. Se ce l’ha la carta che giochi nel tuo turno, fai quello che dice. Sulle carte che arrivano insieme a un’altra il simbolo non vale.',
  'limit-near': ({ artist }, { influence }) =>
    `Contano quattro carte di ${artist(3)}: tre davanti ai giocatori, più ${the(influence)}. Da tre giocatori in su la sesta carta di un artista chiude il round; in due, la quinta.`,
  'reveal-over': ({ player, artist }) =>
    `${player(0)} ha giocato la carta di ${artist(3)} che chiude il round. Ma ha ancora davanti una carta coperta.`,
  'rank-over': () =>
    'Un round è finito, e tutte le carte sono girate. I tre artisti con più carte sono in testa: ricevono gettoni da tre, due e uno, e solo le loro carte danno punti.',
  'rank-misprint': (_, { points }) =>
    `Questo esempio c’è anche nel regolamento, che però somma male questo valore. I ${points.many} che dà ai giocatori tornano con la somma mostrata qui.`,
  'extras-hand': () =>
    'Gli artisti hanno i loro gettoni. Prima di contare le carte, potete aggiungerne dalla mano a quelle che avete davanti.',
  'outlook-bar': ({ player, artist }, { card }) =>
    `${player(1)} espone una ${cardName(card)} di ${artist(3)}. Quanto vale? La barra mostra quante volte darebbe quanto, se ogni carta che nessuno ha ancora visto avesse la stessa probabilità di uscire.`,
  'outlook-plans': () =>
    'La previsione non conosce né mani né piani, e non dice a nessuno cosa fare. Al tavolo si vede se la attivate per quella partita. Nel replay e nella storia di una partita c’è sempre.',
};

const asked: Record<GalleryAsked, Asking<GalleryTerms>> = {
  'card-lay': {
    ask: ({ player, artist }, { card }) =>
      `Nel tuo turno giochi una ${cardName(card)} dalla mano. Sei ${player(0)}: gioca ${artist(1)}, quella senza simbolo.`,
    why: () => 'Resta scoperta davanti a te e ti dà punti, se il suo artista è tra i migliori.',
  },
  'card-next': {
    ask: ({ player }) => `${player(0)} ha giocato. A chi tocca?`,
    why: () => 'Si gioca in senso orario, una carta per turno.',
    hint: () => 'Una carta a testa, in senso orario.',
  },
  'card-count': {
    ask: ({ player, subject }, { influence }) =>
      `${player(1)} gioca una carta di ${subject}, l’artista ${ofThe(influence)}. Quante carte di ${subject} contano ora?`,
    why: (_, { influence }) => `Contano insieme le carte di tutti, e anche ${the(influence)}.`,
  },
  'effect-draw': {
    ask: ({ player }) =>
      `${player(0)} gioca una carta che permette di pescarne una, e lo fa. Quante carte ha poi in mano?`,
    why: () => 'Una giocata e una pescata: tante quante prima. Le carte sono turni, quindi conviene.',
  },
  'effect-second': {
    ask: ({ player, artist }) =>
      `Sei ${player(1)} e hai giocato ${artist(1)} con il simbolo della seconda carta scoperta. Aggiungine una che va bene.`,
    why: () =>
      'Una seconda carta scoperta dev’essere dello stesso artista. Il suo simbolo, se ne ha uno, non vale.',
  },
  'effect-down': {
    ask: ({ player, subject }) =>
      `${player(2)} ha giocato ${subject} con il simbolo della carta coperta e ne aggiunge una, di un artista qualsiasi. Quante carte di ${subject} contano ora?`,
    why: () =>
      'Solo quelle che si vedono. Le carte coperte contano a round finito, quindi non possono chiuderlo.',
  },
  'effect-everyone': {
    ask: ({ player }) =>
      `${player(0)} ha giocato il simbolo per tutti: ognuno sceglie una carta, e la mostrate insieme. ${player(0)} può rinunciare?`,
    why: () => 'A questo nessuno può rinunciare. I simboli sulle carte mostrate non valgono.',
    hint: () => 'Questo simbolo è per tutti.',
  },
  'effect-turn': {
    ask: () => 'Tutti e tre hanno aggiunto una carta. A chi tocca?',
    why: ({ player }) => `Era ancora il turno di ${player(0)}: tocca al prossimo in senso orario.`,
    hint: () => 'Aggiungere una carta non era un turno per gli altri.',
  },
  'effect-award': {
    ask: ({ player, artist }) =>
      `${player(1)} può mettere un gettone Premio su un artista. Può metterlo su ${artist(3)}, anche se nessuno ne ha esposto carte?`,
    why: () =>
      'Va bene qualsiasi artista. Il gettone resta per tutta la partita e conta ogni volta che quell’artista è in testa.',
    hint: () => 'Il gettone può aspettare un round migliore.',
  },
  'limit-second': {
    ask: ({ player, artist }) =>
      `${player(1)} gioca ${artist(3)} con il simbolo della seconda carta, e aggiunge un’altra carta di ${artist(3)}. Il round è finito?`,
    why: () =>
      'Era la sesta, e il round finisce subito. L’ultima carta resta davanti a chi l’ha giocata e dà punti come le altre, ma il suo eventuale simbolo non vale.',
    hint: (_, { influence }) => `Conta le carte davanti a tutti, e ${the(influence)}.`,
  },
  'limit-starter': {
    ask: ({ player }) =>
      `${player(0)} ha iniziato questo round, e ${player(1)} l’ha chiuso. Contati i punti, chi inizia il prossimo?`,
    why: ({ player, answer }) =>
      answer === player(1)
        ? `Dopo ogni round il segnalino Primo Giocatore passa a sinistra, chiunque l’abbia chiuso: da ${player(0)} ${to(player(1))}.`
        : `Chi siede alla sinistra di ${player(1)}, che ha chiuso il round.`,
    hint: ({ player, answer }) =>
      answer === player(1)
        ? 'Il segnalino Primo Giocatore passa a sinistra, chiunque abbia chiuso il round.'
        : 'Guarda chi ha chiuso il round, non chi l’ha iniziato.',
  },
  'reveal-first': {
    ask: ({ player, artist }) => `${player(0)} gira la carta coperta: è di ${artist(2)}. Chi è primo ora?`,
    why: ({ artist }) =>
      `Ora ${artist(2)} ha tante carte quante ${artist(3)}. A parità viene prima il numero più basso stampato accanto all’artista, chiunque abbia chiuso il round.`,
  },
  'reveal-second': {
    ask: () => 'E chi è secondo?',
    why: ({ artist }) => `${artist(3)}, con lo stesso numero di carte ma il numero stampato più alto.`,
  },
  'rank-second': {
    ask: ({ artist }) =>
      `${artist(3)} è primo. ${artist(0)} e ${artist(1)} hanno lo stesso numero di carte: chi è secondo?`,
    why: () => 'L’artista con il numero stampato più basso.',
  },
  'rank-worth': {
    ask: ({ subject }, { points }) =>
      `Su ${subject} c’è un gettone Premio. Quanti ${points.many} vale ogni sua carta?`,
    why: () => 'Il gettone del secondo posto più il gettone Premio:',
  },
  'rank-left-out': {
    ask: ({ subject }, { points }) =>
      `Anche su ${subject} c’è un gettone Premio. Quanti ${points.many} vale una sua carta?`,
    why: ({ subject }) =>
      `Nulla: in questo round ${subject} non è in testa. Il gettone aspetta un round migliore.`,
  },
  'rank-score': {
    ask: ({ player }, { points }) => `Quanti ${points.many} fa ${player(1)} con questi valori?`,
    why: ({ player }, { influence }) =>
      `Ogni carta davanti ${to(player(1))} vale quanto il suo artista; ${the(influence)} non dà punti a nessuno:`,
  },
  'extras-which': {
    ask: ({ player, subject }) =>
      `${player(0)} ha esposto carte di ${subject}, che non è in testa. Può aggiungerne un’altra?`,
    why: ({ yes }) =>
      yes
        ? 'In questa edizione puoi aggiungere una carta per ogni artista che hai esposto, in testa o no. Però non dà punti.'
        : 'In questa edizione puoi aggiungere solo carte di artisti in testa che hai esposto, una per ciascuno.',
    hint: ({ yes }) =>
      yes
        ? 'In questa edizione va bene ogni artista che hai esposto.'
        : 'In questa edizione vanno bene solo gli artisti in testa.',
  },
  'extras-order': {
    ask: ({ player, artist }) =>
      `${player(0)} aggiunge ${artist(3)} e ${artist(1)}, ${player(2)} aggiunge ${artist(1)}. Ora ${artist(1)} ha tante carte quante ${artist(3)}, e il numero più basso. Chi è primo?`,
    why: () =>
      'Quando gli artisti hanno i gettoni, la classifica non cambia più. Le carte aggiunte danno solo punti.',
  },
  'extras-score': {
    ask: ({ player }, { points }) => `Quanti ${points.many} fa ${player(2)}, compresa la carta aggiunta?`,
    why: () => 'La carta aggiunta dà punti come le altre:',
  },
  'outlook-likeliest': {
    ask: ({ average }) => `In media dà circa ${average}. Cosa dà più spesso?`,
    why: ({ artist }) =>
      `Niente! Dà molto se ${artist(3)} è in testa, grazie ai gettoni di prima, ma di solito non succede. Una media può essere spesso niente: guarda tutta la barra.`,
  },
  'outlook-safest': {
    ask: ({ artist }, { card }) =>
      `Una ${cardName(card)} di ${artist(4)} vale in media più o meno lo stesso. Quale dà niente meno spesso?`,
    why: ({ artist }) =>
      `${artist(4)} sarà quasi di sicuro in testa, ma senza gettoni di prima non dà mai molto. La stessa media può essere una cosa sicura o un azzardo.`,
  },
  'outlook-card': {
    ask: ({ player, artist }) =>
      `Ora ${player(2)} espone la prima carta di ${artist(2)} del round. Che effetto ha sul valore di ${artist(3)}?`,
    why: ({ artist }) =>
      `Ora anche ${artist(2)} ha una carta e contende un posto. Ogni carta sposta le probabilità di tutti:`,
  },
  'outlook-award': {
    ask: ({ player, artist }) =>
      `${player(0)} mette un gettone Premio su ${artist(3)}. Che effetto ha sul suo valore?`,
    why: () => 'Le probabilità restano quelle, ma se l’artista è in testa ogni carta vale più di prima:',
  },
};

export const galleryLessons = { titles, told, asked };
