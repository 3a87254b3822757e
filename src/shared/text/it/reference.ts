import type { Words } from '../en.ts';

export const reference: Words['reference'] = {
  title: 'Le regole in una pagina',
  edition: 'Edizione',
  beside: 'Accanto',
  alone: 'niente',
  print: 'Stampa',
  differs: 'diverso',
  sections: {
    setup: 'Preparazione',
    kinds: 'Tipi di vendita',
    effects: 'Simboli',
    round: 'Il round',
    scoring: 'Punteggio',
  },
  deal: 'Carte date prima di ogni round',
  players: 'Giocatori',
  round: (round) => `Round ${round}`,
  limit: 'Finisce a',
  artists: 'Artisti, a parità vince il primo',
  name: 'Artista',
  cards: 'Carte',
  cash: (amount) => `Ognuno comincia con ${amount}, nascosti agli altri.`,
  prizes: (first, rest) => `I tre artisti in testa nel round: ${first}, poi ${rest}.`,
  places: 'Impara passo per passo',
};
