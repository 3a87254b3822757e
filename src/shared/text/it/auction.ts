import type { ProblemCode, Warning } from '../../auction/index.ts';
import type { Message } from '../message.ts';
import { to } from './to.ts';

export const problems: Record<ProblemCode, Message> = {
  missing: ({ what }) =>
    what === 'kind' ? 'La carta non chiude il round: indica con quale asta si vende.' : 'Questo dato manca.',
  'not-an-object': () => 'Qui serve un oggetto JSON.',
  'not-text': () => 'Qui serve un testo.',
  'not-true-or-false': () => 'Qui serve vero o falso (true o false).',
  'not-a-seat': () => 'A questo tavolo quel posto non c’è: i posti si contano da 0, in senso orario.',
  'not-an-amount': () => 'Qui serve un numero intero, da 0 in su; il denaro si conta senza gli zeri.',
  'not-a-change': () => 'Qui serve un numero intero: quanto aggiungere o, con il meno, quanto togliere.',
  'not-one-entry-a-seat': () => 'Qui serve un elenco con una voce per ogni posto.',
  'unknown-tracking': () => 'L’app può tenere conto di «ledger», «owners» o «counts».',
  'unknown-event': () => 'In questo gioco non succede niente con questo nome.',
  'unknown-artist': () => 'In questa scatola quell’artista non c’è.',
  'unknown-auction': () => 'Un dipinto si vende «open», «once», «hidden» o «fixed», oppure è un «double».',
  'option-not-in-edition': () => 'Questa scatola non ha questa variante: lasciala disattivata.',
  'option-not-for-players': ({ players }, { count }) =>
    `Questa variante non si gioca in ${count(players)}: lasciala disattivata.`,
  'order-not-the-artists': () =>
    'Nell’ordine vanno tutti e cinque gli artisti della scatola, una volta sola.',

  'offer-awaited': () => 'Prima va messo all’asta un dipinto.',
  'second-card-awaited': () =>
    'Sul tavolo c’è una doppia: indica chi aggiunge la seconda carta, oppure che non la aggiunge nessuno.',
  'sale-awaited': () => 'C’è un dipinto all’asta: prima indica chi lo compra.',
  'settle-awaited': () => 'Il round è finito: prima la banca paga.',
  'game-over': () => 'La partita è finita. Puoi correggere o annullare una voce precedente.',
  'only-in-counts': () => 'Qui l’app conta le carte in mano, e quando finiscono chiude il round da sola.',
  'not-in-counts': () => 'Questo tavolo segna solo gli artisti messi all’asta: niente vendite.',
  'not-your-turn': ({ seat, turn }, naming) =>
    `Tocca ${to(naming.seat(turn))}, non ${to(naming.seat(seat))}. Se al tavolo è andata così, prima correggi il turno.`,
  'no-cards': ({ seat }, naming) => `${naming.seat(seat)} non ha più carte.`,
  'second-of-another-artist': ({ artist }, naming) =>
    `La seconda carta dev’essere dello stesso artista della doppia, ${naming.artist(artist)}.`,
  'second-double': () =>
    'La seconda carta non può essere un’altra doppia: scegli il tipo di asta stampato sulla carta.',
  'no-double': () => 'Sul tavolo non c’è una doppia a cui aggiungere una carta.',
  'free-only-for-auctioneer': ({ auctioneer }, naming) =>
    `Solo il banditore, ${naming.seat(auctioneer)}, può prendere un dipinto gratis, e solo se nessuno offre.`,
  'fixed-at-zero': (_, { money }) => `Il prezzo dev’essere almeno ${money(1)}.`,
  'fixed-over-cash': ({ seat }, naming) =>
    `${naming.seat(seat)} non può fissare un prezzo più alto del proprio denaro.`,
  'bid-over-cash': ({ seat, price }, naming) =>
    `${naming.seat(seat)} non può pagare ${naming.money(price)}: nessuno può offrire più di quanto ha.`,
  'bids-in-fixed': () =>
    'Qui il prezzo lo fissa il banditore e nessuno offre: indica solo il prezzo e chi compra.',
  'bid-not-higher': ({ seat, highest }, naming) =>
    `${naming.seat(seat)} deve passare oppure offrire più di ${naming.money(highest)}.`,
  'equal-bids': ({ bid }, naming) =>
    `Due offerte da ${naming.money(bid)}: in un’asta aperta ognuna deve superare la precedente.`,
  'price-not-highest-bid': ({ highest }, naming) =>
    `Il prezzo dev’essere l’offerta più alta, ${naming.money(highest)}.`,
  'buyer-not-highest-bidder': ({ winner }, naming) => `Con queste offerte compra ${naming.seat(winner)}.`,
  'no-mystery-hand': () => 'In questa partita non c’è la mano misteriosa.',
  'mystery-hand-empty': () => 'La mano misteriosa è finita.',
  'mystery-not-now': () => 'Si gira una sola carta misteriosa, dopo un’asta e prima che inizi la successiva.',
  'holdings-over-count': ({ artist, count, held }, naming) =>
    `In tutto sarebbero ${naming.count(held)} di ${naming.artist(artist)}, ma all’asta ${count === 1 ? 'ne è andato' : 'ne sono andati'} solo ${naming.count(count)}.`,
  'starter-without-cards': ({ seat }, naming) =>
    `${naming.seat(seat)} non ha carte e non può iniziare: scegli qualcuno che ne ha.`,
  'not-tracked': () => 'Questo tavolo non ne tiene conto: non c’è niente da correggere.',
  'below-zero': () => 'Così togli più di quanto c’è.',
  'too-large': () => 'È un numero troppo grande.',
  'turn-not-now': () => 'Il turno si può cambiare solo tra un’asta e l’altra.',
  'turn-without-cards': ({ seat }, naming) =>
    `${naming.seat(seat)} non ha carte da mettere all’asta: scegli qualcuno che ne ha.`,
  'away-not-now': () => 'Prima registra questa vendita: si va via e si torna tra un’asta e l’altra.',
  'already-away': ({ seat }, naming) => `${naming.seat(seat)} è già via.`,
  'not-away': ({ seat }, naming) => `${naming.seat(seat)} è già al tavolo.`,
  'two-must-stay': () => 'In partita devono restare almeno due giocatori.',
  'hands-while-away': ({ seat }, naming) => `${naming.seat(seat)} non ha carte finché è via.`,
  'buyer-away': ({ seat }, naming) => `${naming.seat(seat)} non è al tavolo e non può offrire né comprare.`,
};

export const warnings: Record<Exclude<Warning, 'price-above-best-value'>, Message> = {
  'more-cards-than-printed': ({ artist }, naming) =>
    artist === undefined
      ? 'Di un artista avete giocato più carte di quante ce ne sono nella scatola. I conti sono giusti?'
      : `Di ${naming.artist(artist)} avete giocato più carte di quante ce ne sono nella scatola. L’artista è giusto?`,
  'money-unaccounted': () =>
    'Il denaro dei giocatori e quello della banca non tornano. Volete contarlo, correggerlo a mano e segnalare questa partita?',
  'more-held-than-sold': () =>
    'La banca paga più dipinti di quanti ne avete venduti: l’ultima carta e le carte misteriose non sono di nessuno. È giusto?',
};
