import type { Words } from '../en/index.ts';
import { i } from './article.ts';
import { agreeing, the, theMany } from './noun.ts';

export const overview: Words['overview'] = {
  title: 'Il gioco in un minuto',
  page: (page, of) => `${page} di ${of}`,
  skip: 'Salta',
  back: 'Indietro',
  next: 'Avanti',
  done: 'Fatto',
  play: 'Si gioca',
  auction: {
    goal: {
      title: () => 'Siete mercanti d’arte',
      text: ({ rounds }) =>
        `Per ${rounds} round comprate e vendete dipinti. Alla fine vince chi ha più denaro.`,
    },
    turn: {
      title: () => 'Il turno: vendi un dipinto',
      text: () =>
        'Metti all’asta un dipinto dalla tua mano. Chi lo compra paga te; se lo compri tu, paghi la banca. Il simbolo dice come si vende:',
    },
    end: {
      title: () => 'Quando finisce un round',
      text: ({ limit }) =>
        `Le carte di tutti contano insieme. Quando sul tavolo ce ne sono ${limit} di un artista il round finisce subito, e l’ultima non si vende.`,
    },
    worth: {
      title: () => 'Quanto rendono i dipinti',
      text: ({ worth }) =>
        `La banca compra tutti i dipinti. Quelli dei tre artisti con più carte rendono ${worth}, più quanto ogni artista ha ricevuto nei round precedenti. Gli altri non rendono nulla.`,
    },
    table: {
      title: () => 'Preparate il tavolo',
      text: ({ cash }, { tile }) =>
        `Il tabellone va al centro, ${theMany(tile)} accanto. Uno di voi fa la banca e dà a ciascuno ${cash}, da nascondere dietro il proprio schermo.`,
    },
  },
  gallery: {
    goal: {
      title: () => 'Siete collezionisti',
      text: ({ rounds }, { card, points }) =>
        `Per ${rounds} round esponete ${card.many}. Alla fine vince chi ha più ${points.many}.`,
    },
    turn: {
      title: () => 'Il turno: gioca una carta',
      text: ({ awards }, { card }) =>
        `Gioca ${agreeing(card, 'un ', 'un’')}${card.one} dalla tua mano, ${agreeing(card, 'scoperto', 'scoperta')} davanti a te, in ordine di artista. Alcune carte hanno un simbolo che ti fa fare di più; un premio vale ${awards} in più per un artista, per tutta la partita:`,
    },
    end: {
      title: () => 'Quando finisce un round',
      text: ({ limit, fewer }, { influence }) =>
        `Le carte di tutti contano insieme, e anche ${the(influence)}. Con ${limit} di un artista${
          fewer === null ? '' : ` (${fewer.limit} se giocate in ${fewer.players})`
        } il round finisce subito.`,
    },
    worth: {
      title: () => 'Come si fanno punti',
      text: ({ worth }) =>
        `I tre artisti con più carte ricevono ${worth}. Ogni carta davanti a te vale tutti i gettoni del suo artista, compresi i round precedenti e i premi. Le carte degli altri non valgono nulla.`,
    },
    table: {
      title: () => 'Preparate il tavolo',
      text: ({ artists }, { influence }) =>
        `Mettete in fila ${i(artists)} artisti, con i gettoni accanto. Lì va anche il mazzo; girate la prima carta: è ${the(influence)}.`,
    },
  },
  deal: (cards) => `Distribuite ${cards} carte a ciascuno.`,
  dealBy: (each) => `Distribuite le carte a ciascuno: ${each}.`,
  dealtTo: (cards, players) => `${cards} se siete in ${players}`,
  mystery: (cards) => `Altre ${cards} restano coperte: la mano misteriosa.`,
};
