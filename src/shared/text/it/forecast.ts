import type { forecast as english } from '../en/forecast.ts';
import { ai } from './article.ts';

export const forecast: typeof english = {
  title: 'Previsione',
  model: 'Ogni carta non vista è ugualmente probabile. Non conosce i piani di nessuno.',
  outcome: (amount, percent) => `${amount} ${percent}`,
  onAverage: (outcomes, average) => `${outcomes}: in media ${average}`,
  average: (average) => `in media ${average}`,
  lot: (artist, paintings) => (paintings === 1 ? artist : `${artist} × ${paintings}`),
  mayGrow: 'Una seconda carta lo cambierebbe.',
  price: 'Un prezzo equo',
  marks: {
    keep: 'meglio tenerlo sotto',
    auctioneer: 'contro il banditore fino a',
    buyer: 'contro un altro fino a',
  },
  why: {
    title: 'La previsione',
    now: 'In questo momento',
    model: 'Come funziona',
    paintings: [
      'Ogni carta che nessuno ha ancora visto ha la stessa probabilità di essere giocata, finché il round finisce secondo le regole.',
      'Per ogni finale possibile si fa la classifica: un dipinto rende quanto vale finora il suo artista più questo round, o niente fuori dai primi tre.',
      'Non conosce la mano né i piani di nessuno, e venti in media spesso vuol dire niente.',
    ],
    cards: [
      'Ogni carta che nessuno ha ancora visto ha la stessa probabilità di essere esposta, finché il round finisce secondo le regole.',
      'Per ogni finale possibile, carte coperte comprese, si fa la classifica: una carta vale quanto ha finora il suo artista più questo round, o niente fuori dai primi tre.',
      'Non conosce la mano né i piani di nessuno, e due in media spesso vuol dire niente.',
    ],
    price: (keep, auctioneer) => [
      'Supponiamo che ognuno voglia guadagnare più di quanto guadagnano in media gli altri: chi compra guadagna il valore meno il prezzo, il banditore guadagna il prezzo.',
      `Per il banditore, vendere ${ai(keep)} del valore conviene quanto tenere il lotto a quel prezzo, e per meno conviene tenerlo.`,
      `Per chiunque altro, superare il banditore conviene fino ${ai(auctioneer)} del valore, e superare un altro giocatore fino al valore intero, perché allora il banditore incassa comunque.`,
    ],
  },
};
