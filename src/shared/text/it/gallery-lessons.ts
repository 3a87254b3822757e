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
  'card-influence': ({ artist }, { influence, points }) =>
    `Dopo quattro round vince chi ha più ${points.many}. Prima di ogni round girate una carta accanto al mazzo: ${the(influence)}, qui di ${artist(3)}. Non è di nessuno, ma conta per il suo artista.`,
  'effect-signs': () =>
    'La maggior parte delle carte non ha simboli. Se ce l’ha la carta che giochi nel tuo turno, fai quello che dice. Sulle carte che aggiungi a un’altra il simbolo non vale.',
  'limit-near': ({ artist }, { influence }) =>
    `Contano quattro carte di ${artist(3)}: tre davanti ai giocatori, più ${the(influence)}. Da tre giocatori in su la sesta carta di un artista chiude il round; in due, la quinta.`,
  'reveal-over': ({ player, artist }) =>
    `${player(0)} ha giocato la carta di ${artist(3)} che chiude il round. Ma ha ancora davanti una carta coperta, e adesso conta.`,
  'rank-over': () =>
    'Un round è finito, e tutte le carte sono girate. I tre artisti con più carte sono in testa: ricevono gettoni da tre, due e uno, e solo le loro carte danno punti.',
  'extras-hand': () =>
    'Gli artisti hanno i loro gettoni. Prima di contare le carte, potete aggiungerne dalla mano a quelle che avete davanti.',
  'outlook-bar': ({ player, artist }, { card }) =>
    `${player(1)} espone una ${cardName(card)} di ${artist(3)}. Quanto vale? La barra mostra quanto può dare e con che probabilità, se ogni carta che nessuno ha ancora visto ha le stesse possibilità di uscire.`,
  'outlook-plans': () =>
    'La previsione non conosce né mani né piani, e non dice a nessuno cosa fare. Al tavolo si vede se la attivate per quella partita. Nel replay e nella storia di una partita c’è sempre.',
};

const asked: Record<GalleryAsked, Asking<GalleryTerms>> = {
  'card-lay': {
    ask: ({ player, artist }, { card }) =>
      `Nel tuo turno giochi una ${cardName(card)} dalla mano. Sei ${player(0)}: gioca ${artist(1)}, quella senza simbolo.`,
    why: () => 'La carta resta scoperta davanti a te e ti dà punti, se il suo artista è tra i migliori.',
  },
  'card-count': {
    ask: ({ player, subject }, { influence }) =>
      `Si gioca in senso orario. ${player(1)} gioca una carta di ${subject}, l’artista ${ofThe(influence)}. Quante carte di ${subject} contano ora?`,
    why: (_, { influence }) => `Contano insieme le carte di tutti, e anche ${the(influence)}.`,
  },
  'effect-draw': {
    ask: ({ player }) =>
      `${player(0)} gioca una carta con il simbolo per pescare, e ne pesca una. Quante carte ha poi in mano?`,
    why: () =>
      'Una giocata e una pescata: tante quante prima del turno. Le carte sono turni, quindi conviene.',
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
      'Per ora contano solo le carte che si vedono. Le carte coperte contano a round finito, quindi non possono chiuderlo.',
  },
  'effect-everyone': {
    ask: ({ player }) =>
      `${player(0)} ha giocato il simbolo per tutti: ognuno sceglie una carta, e si mostrano insieme. ${player(0)} può rinunciare?`,
    why: ({ player }) =>
      `A questo nessuno può rinunciare. I simboli sulle carte mostrate non valgono. Tutto questo era il turno di ${player(0)}: ora tocca ${to(player(1))}.`,
    hint: () => 'Questo simbolo è per tutti.',
  },
  'effect-award': {
    ask: ({ player, artist }) =>
      `${player(1)} gioca una carta con il simbolo del gettone Premio. Può mettere il gettone su ${artist(3)}, anche se nessuno ne ha esposto carte?`,
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
        : `Il round l’ha chiuso ${player(1)}: inizia chi siede alla sua sinistra.`,
    hint: ({ player, answer }) =>
      answer === player(1)
        ? 'Il segnalino Primo Giocatore passa a sinistra, chiunque abbia chiuso il round.'
        : 'Guarda chi ha chiuso il round, non chi l’ha iniziato.',
  },
  'reveal-first': {
    ask: ({ player, artist }) =>
      `${player(0)} gira la carta coperta: è di ${artist(2)}, che ora ha tante carte quante ${artist(3)}. A parità viene prima l’artista con il numero stampato più basso, che qui è accanto al nome. Chi è primo?`,
    why: ({ artist }) =>
      `${artist(2)} ha il numero stampato più basso, quindi viene prima di ${artist(3)}, chiunque abbia chiuso il round.`,
  },
  'rank-second': {
    ask: ({ artist }) =>
      `${artist(3)} è primo. ${artist(0)} e ${artist(1)} hanno lo stesso numero di carte, quindi viene prima l’artista con il numero stampato più basso, accanto al nome. Chi è secondo?`,
    why: ({ artist }) => `${artist(0)} ha un numero stampato più basso di ${artist(1)}.`,
  },
  'rank-worth': {
    ask: ({ subject }, { points }) =>
      `Su ${subject} c’è un gettone Premio. Quanti ${points.many} vale ogni sua carta?`,
    why: ({ misprinted }, { points }) =>
      `Il gettone del secondo più il gettone Premio${misprinted ? ` (il regolamento conta un ${points.one} in meno)` : ''}:`,
  },
  'rank-left-out': {
    ask: ({ subject }, { points }) =>
      `Anche su ${subject} c’è un gettone Premio. Quanti ${points.many} vale una sua carta?`,
    why: ({ subject }) => `In questo round ${subject} non è in testa. Il gettone aspetta un round migliore.`,
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
        ? 'In questa scatola puoi aggiungere una carta per ogni artista che hai esposto, in testa o no. Però non dà punti.'
        : 'In questa scatola puoi aggiungere solo carte di artisti in testa che hai esposto, una per ciascuno.',
    hint: ({ yes }) =>
      yes
        ? 'In questa scatola va bene ogni artista che hai esposto.'
        : 'In questa scatola vanno bene solo gli artisti in testa.',
  },
  'extras-order': {
    ask: ({ player, artist }) =>
      `${player(0)} aggiunge ${artist(3)} e ${artist(1)}, ${player(2)} aggiunge ${artist(1)}. Ora ${artist(1)} ha tante carte quante ${artist(3)}, e il numero più basso. Chi è primo?`,
    why: () =>
      'Quando gli artisti hanno i gettoni, la classifica non cambia più. Le carte aggiunte danno solo punti.',
  },
  'extras-deal': {
    ask: ({ player }) =>
      `${player(1)} non ha aggiunto nulla. Le carte in mano restano vostre, e in tre giocatori ricevete altre sei carte a testa. Quante ne ha ${player(1)} nel prossimo round?`,
    why: () =>
      'Le carte che avete davanti escono dal gioco, ma la mano resta. Prima del quarto round non si danno carte, tranne tre a testa se giocate in due: fatevele bastare.',
  },
  'outlook-likeliest': {
    ask: ({ average }) => `In media dà circa ${average}. Quanto dà più spesso?`,
    why: ({ artist }) =>
      `Dà molto se ${artist(3)} è in testa, grazie ai gettoni di prima, ma di solito non succede. Anche con una buona media spesso non dà niente: guarda tutta la barra.`,
  },
  'outlook-safest': {
    ask: ({ artist }, { card }) =>
      `Una ${cardName(card)} di ${artist(4)} vale in media più o meno lo stesso. Con quale capita meno spesso di non fare niente?`,
    why: ({ artist }) =>
      `${artist(4)} sarà quasi di sicuro in testa, ma senza gettoni di prima non dà mai molto. La stessa media può essere una cosa sicura o un azzardo.`,
  },
  'outlook-card': {
    ask: ({ player, artist }) =>
      `Ora ${player(2)} espone la prima carta di ${artist(2)} del round. Che effetto ha sul valore di ${artist(3)}?`,
    why: ({ artist }) =>
      `Ora anche ${artist(2)} ha una carta e può andare in testa. Ogni carta sposta le probabilità di tutti:`,
  },
  'outlook-award': {
    ask: ({ player, artist }) =>
      `${player(0)} mette un gettone Premio su ${artist(3)}. Che effetto ha sul suo valore?`,
    why: () => 'Le probabilità restano quelle, ma se l’artista è in testa ogni carta vale più di prima:',
  },
};

export const galleryLessons = { titles, told, asked };
