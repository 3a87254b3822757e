import type { board as english } from '../en/board.ts';

/** What the board for everybody says in Italian. */
export const board: typeof english = {
  show: 'Mostra il tabellone per tutti',
  showExplained:
    'Una seconda finestra per un televisore o un monitor che vedono tutti. Si guarda e basta, segue il tavolo da sola e non mostra il denaro di nessuno, a meno che al tavolo si giochi a denaro scoperto.',
  players: 'Giocatori',
  worthNow: 'Se finisse ora',
  handed: 'pagato',
  counting: 'Ognuno conta il proprio denaro',
  reveal: 'La partita è finita: via le coperture',
  soundWaits: 'I suoni e la voce si sentono qui dopo un clic o un tasto.',
  notFound: 'Questa partita non è qui. Mostra di nuovo il tabellone dal tavolo.',
  mending: 'Prima bisogna correggere qualcosa al tavolo; poi il tabellone riprende.',
  notOpen: 'Le partite ora non sono aperte. La finestra del tavolo dice perché.',
};
