import type { interchange as english } from '../en/interchange.ts';

/** Sharing one game, in Italian. */
export const interchange: typeof english = {
  about: 'Partite scritte da Vernissage, il segnapunti di Modern Art e dei suoi giochi di carte.',
  title: 'Condividi questa partita',
  see: 'Condividi',
  unfinished: 'Una partita si può condividere quando qualcuno l’ha vinta.',
  bgStats: 'In BG Stats',
  scan: 'Inquadra questo codice con il telefono: BG Stats aggiunge la partita.',
  code: (players) => `Codice per BG Stats: la partita di ${players}`,
  nothingSent:
    'Da questo computer non esce niente, se non lo inquadri, copi o salvi tu. Gli orari sono quelli di questo computer.',
  again: 'Se la aggiungi una seconda volta, BG Stats la aggiorna: non diventano due.',
  without: {
    notes:
      'Le note sono troppo lunghe per il codice: ci sta solo l’inizio, o niente. Nel file ci sono tutte.',
    'all-but-result':
      'I nomi sono così lunghi che nel codice ci sta solo il risultato: niente note, luogo o scatola. Nel file c’è tutto.',
  },
  noDay: 'A questa partita manca il giorno, e a BG Stats serve. Prima aggiungi il giorno.',
  tooLong: 'I nomi sono troppo lunghi per un codice leggibile dal telefono. Usa il file.',
  copy: 'Copia il link',
  copied: 'Link copiato.',
  notCopied: 'Il link è selezionato qui: copialo come un testo qualsiasi.',
  link: 'Link per BG Stats',
  file: 'Salva un file per BG Stats',
  fileExplained: 'Da mandare a un telefono: si apre con BG Stats.',
  saved: (file) => `${file} è tra i download del browser.`,
  record: 'Salva la partita completa',
  recordExplained: 'Con tutto il diario, per un altro Vernissage.',
  paper: 'Su carta',
  pad: 'Segnapunti',
  story: 'La storia della partita',
  back: 'Torna alla partita',
  bgg: {
    title: 'BG Stats',
    label: 'Numero del gioco di carte su BoardGameGeek',
    explained: 'BG Stats riconosce il gioco da questo numero o dall’indirizzo della sua pagina.',
    wrong:
      'Qui serve il numero di un gioco, o l’indirizzo della sua pagina su BoardGameGeek; 118 è Modern Art.',
    keep: 'Usa questo numero',
    kept: (number) => `D’ora in poi il gioco di carte ha il numero ${number}.`,
  },
};
