import type { Words } from '../en/index.ts';

export const reference: Words['reference'] = {
  title: 'Le regole in una pagina',
  edition: 'Scatola',
  beside: 'Confronta con',
  alone: 'nessun’altra',
  print: 'Stampa',
  differs: 'diverso',
  sections: {
    game: 'Il gioco',
    setup: 'Preparazione',
    kinds: 'Tipi di asta',
    effects: 'Simboli',
    round: 'Il round',
    scoring: 'Punteggio',
  },
  deal: 'Carte date prima di ogni round',
  players: 'Giocatori',
  round: (round) => `Round ${round}`,
  limit: 'Finisce a',
  artists: 'Artisti, a parità viene prima chi è più in alto',
  name: 'Artista',
  cards: 'Carte',
  prizes: (worth) => `I tre artisti in testa nel round ricevono ${worth}.`,
  coins: (tokens) => `Il denaro è in gettoni da ${tokens}.`,
  places: 'Impara passo per passo',
};
