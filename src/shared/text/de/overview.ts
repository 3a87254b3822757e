import type { Words } from '../en/index.ts';
import { a, the, theMany } from './noun.ts';

export const overview: Words['overview'] = {
  title: 'Das Spiel in einer Minute',
  page: (page, of) => `${page} von ${of}`,
  skip: 'Überspringen',
  back: 'Zurück',
  next: 'Weiter',
  done: 'Fertig',
  play: 'Los geht’s',
  auction: {
    goal: {
      title: () => 'Ihr seid Kunsthändler',
      text: ({ rounds }) =>
        `${rounds} Runden lang kauft und verkauft ihr Gemälde. Wer am Ende am meisten Geld hat, gewinnt.`,
    },
    turn: {
      title: () => 'Dein Zug: ein Gemälde verkaufen',
      text: () =>
        'Biete ein Gemälde aus deiner Hand an. Wer es kauft, zahlt an dich. Kaufst du es selbst, zahlst du an die Bank. Das Symbol sagt, wie es verkauft wird:',
    },
    end: {
      title: () => 'Wann eine Runde endet',
      text: ({ limit }) =>
        `Die Karten von allen zählen zusammen. Liegen ${limit} von einem Künstler auf dem Tisch, ist die Runde sofort vorbei, und die letzte wird nicht mehr verkauft.`,
    },
    worth: {
      title: () => 'Wie Gemälde Geld einbringen',
      text: ({ worth }) =>
        `Die Bank kauft alle Gemälde. Die drei Künstler mit den meisten Karten bringen ${worth} pro Gemälde ein, dazu alles aus früheren Runden. Die anderen bringen nichts ein.`,
    },
    table: {
      title: () => 'So baut ihr auf',
      text: ({ cash }, { tile }) =>
        `Der Spielplan kommt in die Mitte, ${theMany(tile)} daneben. Einer von euch macht die Bank und gibt allen ${cash}. Versteckt das Geld hinter euren Sichtschirmen.`,
    },
  },
  gallery: {
    goal: {
      title: () => 'Ihr sammelt Kunst',
      text: ({ rounds }, { card, points }) =>
        `${rounds} Runden lang spielt ihr ${card.many} aus. Wer am Ende die meisten ${points.many} hat, gewinnt.`,
    },
    turn: {
      title: () => 'Dein Zug: eine Karte spielen',
      text: ({ awards }, { card }) =>
        `Leg ${a(card, 'accusative')} aus deiner Hand offen vor dich, nach Künstlern sortiert. Manche Karten haben ein Symbol, mit dem du noch mehr darfst. Eine Auszeichnung macht einen Künstler um ${awards} wertvoller, für die ganze Partie:`,
    },
    end: {
      title: () => 'Wann eine Runde endet',
      text: ({ limit, fewer }, { influence }) =>
        `Die Karten von allen zählen zusammen, und ${the(influence)} zählt mit. Mit ${limit} von einem Künstler${
          fewer === null ? '' : ` (${fewer.limit} bei ${fewer.players} Spielern)`
        } ist die Runde sofort vorbei.`,
    },
    worth: {
      title: () => 'Wie Karten Punkte bringen',
      text: ({ worth }) =>
        `Die drei Künstler mit den meisten Karten bekommen ${worth}. Jede Karte vor dir bringt so viel wie alle Marken auf ihrem Künstler zusammen, auch die aus früheren Runden und die Auszeichnungen. Karten anderer Künstler bringen nichts.`,
    },
    table: {
      title: () => 'So baut ihr auf',
      text: ({ artists }, { influence }) =>
        `Legt die ${artists} Künstler in eine Reihe, die Marken und den Stapel daneben. Deckt die oberste Karte vom Stapel auf: Das ist ${the(influence)}.`,
    },
  },
  deal: (cards) => `Teilt jedem ${cards} Karten aus.`,
  dealBy: (each) => `Teilt jedem so viele Karten aus: ${each}.`,
  dealtTo: (cards, players) => `${cards} bei ${players} Spielern`,
  mystery: (cards) => `Teilt noch ${cards} verdeckt aus: die Mystery-Hand.`,
};
