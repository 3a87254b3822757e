import type { board as english } from '../en/board.ts';

/** The big screen, in Italian. */
export const board: typeof english = {
  show: 'Mostra su uno schermo grande',
  showExplained:
    'Una seconda finestra per la TV o per un monitor in vista di tutti. Segue il tavolo da sola e non mostra il denaro di nessuno, a meno che non giochiate con il denaro in vista.',
  players: 'Giocatori',
  handed: 'pagato',
  counting: 'Ognuno conta il proprio denaro',
  reveal: 'La partita è finita: giù gli schermi',
  soundWaits: 'Per sentire qui suoni e voce, fai un clic o premi un tasto.',
  notFound: 'Questa partita non è qui. Apri di nuovo lo schermo grande dal tavolo.',
  mending: 'Al tavolo c’è qualcosa da correggere. Poi lo schermo grande riprende.',
  notOpen: 'Ora le partite non si aprono. La finestra del tavolo dice perché.',
};
