import type { ProblemCode, Warning } from '../../auction/index.ts';
import type { Message } from '../message.ts';
import { to } from './to.ts';

export const problems: Record<ProblemCode, Message> = {
  missing: ({ what }) =>
    what === 'kind'
      ? 'La carta non chiude il round: bisogna dire con quale asta si vende.'
      : 'Questo dato è necessario.',
  'not-an-object': () => 'Qui ci vuole un oggetto JSON.',
  'not-text': () => 'Qui ci vuole un testo.',
  'not-true-or-false': () => 'Qui ci vuole vero o falso (true o false).',
  'not-a-seat': () => 'A questo tavolo non c’è quel posto: i posti si contano in senso orario da 0.',
  'not-an-amount': () => 'Qui ci vuole un numero intero, da 0 in su; il denaro è in migliaia.',
  'not-a-change': () => 'Qui ci vuole un numero intero: quanto si aggiunge o, con il meno, quanto si toglie.',
  'not-one-entry-a-seat': () => 'Qui ci vuole un elenco con una voce per ogni posto.',
  'unknown-tracking': () => 'Il tavolo può tenere conto di «ledger», «owners» o «counts».',
  'unknown-event': () => 'In questo gioco non succede nulla con questo nome.',
  'unknown-artist': () => 'Questa edizione non ha quell’artista.',
  'unknown-auction': () => 'Un dipinto si vende «open», «once», «hidden» o «fixed», oppure è un «double».',
  'option-not-in-edition': () => 'Questa edizione non ha questa opzione: lasciala disattivata.',
  'option-not-for-players': ({ players }, { count }) =>
    `Questa opzione non è per ${count(players)} giocatori: lasciala disattivata.`,
  'order-not-the-artists': () =>
    'L’ordine deve nominare una volta ciascuno dei cinque artisti dell’edizione.',

  'offer-awaited': () => 'Prima bisogna mettere all’asta un dipinto.',
  'second-card-awaited': () =>
    'Sul tavolo c’è un’asta doppia: indica chi aggiunge la seconda carta, oppure che nessuno la aggiunge.',
  'sale-awaited': () => 'C’è un dipinto all’asta: prima indica chi lo compra.',
  'settle-awaited': () => 'Il round è finito: prima si paga.',
  'game-over': () => 'La partita è finita. Puoi correggere o annullare una voce precedente.',
  'only-in-counts': () => 'Qui l’app conta le carte in mano e chiude il round quando sono finite.',
  'not-in-counts': () => 'Questo tavolo annota solo gli artisti messi all’asta: niente vendite.',
  'not-your-turn': ({ seat, turn }, naming) =>
    `Tocca ${to(naming.seat(turn))}, non ${to(naming.seat(seat))}. Se al tavolo è andata così, prima correggi il turno.`,
  'no-cards': ({ seat }, naming) => `${naming.seat(seat)} non ha più carte.`,
  'second-of-another-artist': ({ artist }, naming) =>
    `La seconda carta dev’essere dello stesso artista dell’asta doppia, ${naming.artist(artist)}.`,
  'second-double': () =>
    'La seconda carta non può essere un’altra asta doppia: scegli il tipo stampato sulla carta.',
  'no-double': () => 'Sul tavolo non c’è un’asta doppia a cui aggiungere una carta.',
  'free-only-for-auctioneer': ({ auctioneer }, naming) =>
    `Solo il banditore, ${naming.seat(auctioneer)}, può prendere un dipinto gratis, se nessuno fa offerte.`,
  'fixed-at-zero': (_, { money }) => `Il prezzo dev’essere almeno ${money(1)}.`,
  'fixed-over-cash': ({ seat }, naming) =>
    `${naming.seat(seat)} non può dire un prezzo superiore al proprio denaro.`,
  'bid-over-cash': ({ seat, price }, naming) =>
    `${naming.seat(seat)} non può pagare ${naming.money(price)}: nessuno può offrire più di quanto possiede.`,
  'bids-in-fixed': () =>
    'Se il prezzo lo dice il banditore non ci sono offerte: indica solo il prezzo e chi compra.',
  'bid-not-higher': ({ seat, highest }, naming) =>
    `${naming.seat(seat)} deve passare oppure offrire più di ${naming.money(highest)}.`,
  'equal-bids': ({ bid }, naming) =>
    `Due offerte da ${naming.money(bid)}: in un’asta aperta ognuna deve superare la precedente.`,
  'price-not-highest-bid': ({ highest }, naming) =>
    `Il prezzo dev’essere l’offerta più alta, ${naming.money(highest)}.`,
  'buyer-not-highest-bidder': ({ winner }, naming) => `Con queste offerte compra ${naming.seat(winner)}.`,
  'no-mystery-hand': () => 'In questa partita non c’è la mano misteriosa.',
  'mystery-hand-empty': () => 'La mano misteriosa è finita.',
  'mystery-not-now': () =>
    'Una carta misteriosa si gira solo dopo un’asta e prima del dipinto successivo, e una sola.',
  'holdings-over-count': ({ artist, count, held }, naming) =>
    `In tutto sarebbero ${naming.count(held)} di ${naming.artist(artist)}, ma all’asta ${count === 1 ? 'ne è andato' : 'ne sono andati'} solo ${naming.count(count)}.`,
  'starter-without-cards': ({ seat }, naming) =>
    `${naming.seat(seat)} non ha carte e non può iniziare: indica qualcuno che ne ha.`,
  'not-tracked': () => 'Questo tavolo non ne tiene conto, quindi non c’è nulla da correggere.',
  'below-zero': () => 'Così si toglie più di quanto c’è.',
  'too-large': () => 'È più di quanto si possa contare.',
  'turn-not-now': () => 'Il turno si può cambiare solo tra un dipinto e l’altro.',
  'turn-without-cards': ({ seat }, naming) =>
    `${naming.seat(seat)} non ha carte da mettere all’asta: indica qualcuno che ne ha.`,
};

export const warnings: Record<Warning, Message> = {
  'more-cards-than-printed': ({ artist }, naming) =>
    artist === undefined
      ? 'Di un artista sono state giocate più carte di quante ne abbia la scatola. I conti sono giusti?'
      : `Di ${naming.artist(artist)} sono state giocate più carte di quante ne abbia la scatola. L’artista è giusto?`,
  'money-unaccounted': () =>
    'Il denaro di tutti i giocatori non torna con quello della banca. Volete contarlo, correggerlo a mano e segnalare questa partita?',
  'price-above-best-value': () =>
    'È più di quanto i dipinti possano rendere in questo round. Il prezzo è giusto?',
  'more-held-than-sold': () =>
    'Sono stati pagati più dipinti di quanti ne siano stati venduti: l’ultima carta e le carte misteriose non sono di nessuno. È giusto?',
};
