import type { referee as english } from '../en/referee.ts';

/** The frame of the referee’s answers and of the teaching beside the table. */
export const referee: typeof english = {
  section: 'Cerca una regola',
  intro:
    'Le domande più comuni, con la risposta del vostro regolamento e come fanno le altre scatole e gli altri tavoli. Durante la partita «Perché?» risponde sulla situazione del momento.',
  players: 'In quanti giocate?',
  why: 'Perché?',
  whyAbout: (line) => `Perché? ${line}`,
  title: 'Perché?',
  search: 'Cerca nelle regole',
  searchHint: 'parità, ultima carta, senza carte …',
  now: 'In questo momento',
  all: 'Domande comuni',
  found: (count) => (count === 1 ? '1 risposta' : `${count} risposte`),
  nothingFound: 'Non trovo nulla. Prova con altre parole, o scorri le domande comuni.',
  allRules: 'Leggi tutte le regole in una pagina',
  place: (heading, paragraph) => `«${heading}», capoverso ${paragraph}`,
  places: (list, rulebook) =>
    rulebook === null
      ? `Regolamento: ${list}`
      : `Regolamento di ${rulebook}, da cui viene questa scatola: ${list}`,
  silent: 'Il regolamento non ne parla.',
  elsewhere: (edition, answer) => `In ${edition}: ${answer}`,
  custom: 'Alcuni tavoli',
  choice: 'Questo tavolo',
  level: 'Quanto deve spiegare l’app?',
  levels: { teach: 'Insegna', remind: 'Ricorda', quiet: 'Silenzio' },
  levelLines: {
    teach: 'tutto, la prima volta anche il perché',
    remind: 'una riga accanto alla domanda',
    quiet: 'solo quando chiedi perché',
  },
  language: 'Spiegazioni in',
  sameLanguage: 'Come tutto il resto',
  teaching: 'Che cosa succede ora',
  beats: { ranked: 'In classifica', worth: 'Valore', paid: 'Pagamenti', scored: 'Punti', next: 'Poi' },
  beat: (name, gist) => (gist === '' ? name : `${name}: ${gist}`),
};
