import type { referee as english } from '../en/referee.ts';

/** The frame of the referee’s answers and of the teaching beside the table. */
export const referee: typeof english = {
  section: 'Etwas nachschlagen',
  intro:
    'Häufige Fragen mit der Antwort aus eurer Anleitung, und wie es bei anderen Schachteln und an anderen Tischen ist. Während einer Partie erklärt „Warum?“, was gerade gilt.',
  players: 'Wie viele seid ihr?',
  why: 'Warum?',
  whyAbout: (line) => `Warum? ${line}`,
  title: 'Warum?',
  search: 'Regeln durchsuchen',
  searchHint: 'Gleichstand, letzte Karte, keine Karten …',
  now: 'Im Moment',
  all: 'Häufige Fragen',
  found: (count) => (count === 1 ? '1 Antwort' : `${count} Antworten`),
  nothingFound: 'Nichts gefunden. Versuch es mit anderen Wörtern, oder geh die häufigen Fragen durch.',
  allRules: 'Alle Regeln auf einer Seite lesen',
  place: (heading, paragraph) => `„${heading}“, Absatz ${paragraph}`,
  places: (list, rulebook) =>
    rulebook === null
      ? `Anleitung: ${list}`
      : `Anleitung von ${rulebook}, dem Vorbild dieser Schachtel: ${list}`,
  silent: 'In der Anleitung steht dazu nichts.',
  elsewhere: (box, answer) => `Bei ${box}: ${answer}`,
  custom: 'Manche Tische',
  choice: 'Dieser Tisch',
  level: 'Wie viel soll die App erklären?',
  levels: { teach: 'Erklären', remind: 'Erinnern', quiet: 'Still' },
  levelLines: {
    teach: 'alles, beim ersten Mal mit dem Grund',
    remind: 'eine Zeile neben der Frage',
    quiet: 'nur, wenn du „Warum?“ fragst',
  },
  language: 'Erklärungen auf',
  sameLanguage: 'Wie alles andere',
  teaching: 'Was jetzt passiert',
  beats: { ranked: 'Rangliste', worth: 'Wert', paid: 'Auszahlung', scored: 'Punkte', next: 'Danach' },
  beat: (name, gist) => (gist === '' ? name : `${name}: ${gist}`),
};
