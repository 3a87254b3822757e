import type { interchange as english } from '../en/interchange.ts';

/** What taking one game along says in Italian. */
export const interchange: typeof english = {
  about: 'Partite scritte da Vernissage, che tiene il punteggio di Modern Art e dei suoi giochi di carte.',
  title: 'Porta con te questa partita',
  see: 'Portala con te',
  unfinished: 'Una partita si può portare con sé quando qualcuno l’ha vinta.',
  bgStats: 'In BG Stats',
  scan: 'Inquadra questo codice con il telefono: BG Stats ne fa una partita.',
  code: (players) => `Codice per BG Stats: la partita di ${players}`,
  nothingSent:
    'Nulla lascia questo computer se non lo inquadri, copi o salvi tu. Gli orari sono quelli dell’orologio di questo computer.',
  again: 'Se la porti una seconda volta, la partita viene aggiornata e non raddoppiata.',
  without: {
    notes:
      'Le note sono troppo lunghe per un codice: ne contiene l’inizio, o nulla. Il file le contiene per intero.',
    'all-but-result':
      'I nomi sono così lunghi che il codice contiene solo il risultato: né note, né luogo, né edizione. Il file contiene tutto.',
  },
  noDay: 'Nessuno ha scritto il giorno di questa partita, e a BG Stats serve. Aggiungi prima il giorno.',
  tooLong: 'I nomi sono troppo lunghi per un codice leggibile da un telefono. Usa il file.',
  copy: 'Copia il link',
  copied: 'Il link è copiato.',
  notCopied: 'È selezionato qui: copialo come un testo qualsiasi.',
  link: 'Link per BG Stats',
  file: 'Salva come file di partite',
  fileExplained: 'Da mandare a un telefono; lo apre BG Stats.',
  saved: (file) => `${file} è salvato dove il browser salva i file.`,
  record: 'Salva il verbale',
  recordExplained: 'Tutto ciò che si sa, per un altro Vernissage.',
  paper: 'Su carta',
  pad: 'Segnapunti',
  story: 'La storia della partita',
  back: 'Torna alla partita',
  bgg: {
    title: 'BG Stats',
    label: 'Numero del gioco di carte su BoardGameGeek',
    explained:
      'BG Stats riconosce i giochi da questo numero, all’andata e al ritorno. All’inizio è quello di Masters Gallery; scrivine un altro, o incolla l’indirizzo della pagina del gioco.',
    wrong:
      'Qui serve il numero di un gioco, o l’indirizzo della sua pagina su BoardGameGeek; 118 è Modern Art stesso.',
    keep: 'Usa questo numero',
    kept: (number) => `D’ora in poi il gioco di carte ha il numero ${number}.`,
  },
};
