import type { PromptKey } from '../../auction/index.ts';
import type { Detail } from '../../core/problem.ts';
import type { AuctionTerms } from '../terms.ts';
import type { Naming, Saying } from '../message.ts';
import { to } from './to.ts';
import { agreeing, the, theMany } from './noun.ts';

/** What the table is told now, short enough to be read aloud. */
const lines: Record<PromptKey, Saying<AuctionTerms>> = {
  setup: ({ cards, dealt, cash }, { count, money }) =>
    `Mescolate le ${count(cards)} carte e datene ${count(dealt)} a testa. Ognuno prende ${money(cash)} e li nasconde dietro lo schermo.`,
  'setup-mystery': ({ dealt }, { count }) =>
    `Date altre ${count(dealt)} carte, coperte, alla mano misteriosa.`,
  'setup-first': ({ seat }, naming) => `Inizia chi è più giovane: ${naming.seat(seat)}.`,
  offer: (detail, naming) =>
    `${naming.seat(detail.seat)}, metti all’asta un dipinto della tua mano. ${nearest(detail, naming)}`.trim(),
  'offer-anybody': () => 'Prossimo dipinto: indica l’artista.',
  open: ({ seat }, naming) => `Vende ${naming.seat(seat)}: offrite quando volete, ogni volta di più.`,
  once: ({ seat, first }, naming) =>
    `Vende ${naming.seat(seat)}: un’offerta a testa, inizia ${naming.seat(first)} e chiude ${naming.seat(seat)}.`,
  hidden: ({ seat }, naming) =>
    `Vende ${naming.seat(seat)}: nascondete l’offerta nel pugno, poi aprite tutti insieme.`,
  fixed: ({ seat, first }, naming) =>
    `${naming.seat(seat)} fissa un prezzo. Si parte da ${naming.seat(first)}: compra il primo che dice sì.`,
  double: ({ seat, artist }, naming) =>
    `Chi aggiunge una seconda carta di ${naming.artist(artist)}? Prima ${naming.seat(seat)}, poi in senso orario.`,
  'double-would-end': () => 'Con una seconda carta il round finirebbe, senza vendita.',
  'double-perhaps': ({ artist }, naming) =>
    `Se qualcuno aggiunge alla doppia una seconda carta di ${naming.artist(artist)}, indicala prima.`,
  'double-added': ({ seat }, naming) =>
    `${naming.seat(seat)} ha aggiunto la seconda carta: fa da banditore e incassa tutto.`,
  'double-added-split': ({ seat, partner }, naming) =>
    `${naming.seat(seat)} ha aggiunto la seconda carta: fa da banditore e divide l’incasso con ${naming.seat(partner)}.`,
  'double-unpaired': ({ seat, artist }, naming) =>
    `Nessuno ha aggiunto una carta: ${naming.seat(seat)} tiene gratis la doppia di ${naming.artist(artist)}.`,
  'pay-player': (detail, naming) =>
    `${naming.seat(detail.seat)} paga ${naming.money(detail.amount)} ${to(naming.seat(detail.to))} per ${works(detail, naming)}.`,
  'pay-bank': (detail, naming) =>
    `${naming.seat(detail.seat)} paga ${naming.money(detail.amount)} alla banca per ${works(detail, naming)}.`,
  'pay-nothing': (detail, naming) =>
    `Nessuno ha offerto: ${naming.seat(detail.seat)} prende gratis ${works(detail, naming)}.`,
  'pay-zero': (detail, naming) =>
    `Il prezzo era 0: ${naming.seat(detail.seat)} prende gratis ${works(detail, naming)}.`,
  'pay-player-untold': (detail, naming) =>
    `${naming.seat(detail.seat)} prende ${works(detail, naming)} e paga ${naming.seat(detail.to)}.`,
  'pay-bank-untold': (detail, naming) =>
    `${naming.seat(detail.seat)} prende ${works(detail, naming)} e paga la banca, se qualcuno ha offerto.`,
  'two-more': ({ artist }, naming) => `Ancora due dipinti di ${naming.artist(artist)} e il round finisce.`,
  'one-more': ({ artist }, naming) =>
    `Ancora un dipinto di ${naming.artist(artist)} e il round finisce: quello non si vende.`,
  'fifth-offer': ({ artist, count }, naming) =>
    `Il round è finito: era il ${Number(count)}º dipinto di ${naming.artist(artist)}, e non si vende.`,
  'fifth-pair': ({ artist, count }, naming) =>
    `Il round è finito: la seconda carta era la ${Number(count)}ª di ${naming.artist(artist)}, e nessuna delle due si vende.`,
  'fifth-mystery': ({ artist, count }, naming) =>
    `Il round è finito: la carta misteriosa era la ${Number(count)}ª di ${naming.artist(artist)}.`,
  'fifth-adjust': ({ artist, count }, naming) =>
    `Il round è finito: ${naming.artist(artist)} è a ${naming.count(count)} carte.`,
  'hand-empty': ({ seat }, naming) => `${naming.seat(seat)} non ha più carte, ma può ancora offrire.`,
  mystery: ({ seat }, naming) => `${naming.seat(seat)} può girare una carta misteriosa.`,
  'mystery-anybody': () => 'L’ultimo banditore può girare una carta misteriosa.',
  rank: ({ artist, rank, count, tile }, naming, { tile: word }) =>
    `${naming.artist(artist)} è al ${Number(rank)}º posto con ${cards(count)} e riceve ${the(word)} da ${naming.money(tile)}.`,
  'rank-tie': ({ artist, over }, naming) =>
    `${naming.artist(artist)} ha lo stesso numero di carte di ${naming.artist(over)}, ma è più a sinistra e viene prima.`,
  'rank-fewer': ({ ranked }, _, { tile }) =>
    ranked === 0
      ? `Nessun dipinto è andato all’asta: niente ${tile.many}.`
      : `${ranked === 1 ? 'Un solo artista è andato' : 'Solo due artisti sono andati'} all’asta: niente ${agreeing(tile, 'altri', 'altre')} ${tile.many}.`,
  value: ({ artist, value, tile, earlier }, naming) =>
    earlier === 0
      ? `Un dipinto di ${naming.artist(artist)} vale ${naming.money(value)}.`
      : `Un dipinto di ${naming.artist(artist)} vale ${naming.money(value)}: ${naming.money(tile)} di questo round e ${naming.money(earlier)} dei precedenti.`,
  sell: ({ seat, amount }, naming) =>
    amount === 0
      ? `${naming.seat(seat)} non riceve nulla dalla banca.`
      : `La banca paga ${naming.money(amount)} ${to(naming.seat(seat))}.`,
  'sell-count': () => 'Indica quanti dipinti ha ciascuno, e la banca paga.',
  'then-next-round': (detail, naming) =>
    `Poi inizia il round ${naming.count(detail.round)}: ${dealing(detail, naming)}.`,
  'then-end': () => 'Poi la partita è finita.',
  'next-round': (detail, naming) =>
    `Round ${naming.count(detail.round)}: ${dealing(detail, naming)}. Inizia ${starter(detail.seat, naming.seat)}.`,
  'last-round': (detail, naming) =>
    `Ultimo round: ${dealing(detail, naming)}. Inizia ${starter(detail.seat, naming.seat)}.`,
  'all-out': () => 'Nessuno ha più carte: il round e la partita sono finiti. L’ultimo lotto non si vende.',
  'all-out-early': ({ away }) =>
    `Nessuno ha più carte${away === 0 ? ': secondo le regole la partita finisce qui.' : ', perché manca qualcuno: pagate, poi date carte per un altro round.'} L’ultimo lotto non si vende.`,
  'end-count': () => 'La partita è finita: contate il vostro denaro.',
  'end-won': ({ seat, amount }, naming) => `Vince ${naming.seat(seat)} con ${naming.money(amount)}.`,
  'end-shared': ({ seat, amount }, naming) =>
    `${naming.seat(seat)} condividono la vittoria, con ${naming.money(amount)} a testa.`,
};

function nearest({ near, almost }: Detail, naming: Naming): string {
  if (near !== undefined) return `Ancora uno di ${naming.artist(near)} e il round finisce.`;
  return almost === undefined ? '' : `Ancora uno di chi ne ha ${naming.count(almost)} e il round finisce.`;
}

function cards(count: unknown): string {
  return count === 1 ? '1 carta' : `${Number(count)} carte`;
}

function mysteryLeft(count: unknown): string {
  return count === 1 ? 'ne resta 1' : `ne restano ${Number(count)}`;
}

function newCards(count: unknown): string {
  return count === 1 ? 'una nuova carta' : `${Number(count)} nuove carte`;
}

function works({ cards: sold, artist }: Detail, naming: Naming): string {
  return `${sold === 2 ? 'due dipinti' : 'un dipinto'} di ${naming.artist(artist)}`;
}

function dealing({ dealt, mystery }: Detail, { count }: Naming): string {
  if (dealt === 0) return 'niente nuove carte';
  const toPlayers = `date ${cards(dealt)} a testa`;
  return mystery === 0 ? toPlayers : `${toPlayers} e ${count(mystery)} alla mano misteriosa`;
}

function afterDouble({ seat, partner, next, skipped }: Detail, naming: Naming): string {
  const between =
    skipped === 0 ? '' : `, e chi siede tra ${naming.seat(partner)} e ${naming.seat(seat)} perde il turno`;
  return next === undefined ? '' : ` Il prossimo dipinto lo mette all’asta ${naming.seat(next)}${between}.`;
}

function starter(seat: number | string | undefined, name: (seat: number | string) => string): string {
  return seat === undefined ? 'chi siede alla sinistra di chi ha giocato l’ultima carta' : name(seat);
}

/** What you may choose and why, told the first time in a game. */
const reasons: Record<PromptKey, Saying<AuctionTerms>> = {
  setup: () =>
    'Le carte che avete in mano sono dipinti da vendere, non sono ancora vostri. Il denaro resta nascosto: indovinare quanto possono ancora spendere gli altri è metà del gioco.',
  'setup-mystery': () =>
    'Non è di nessuno. Le sue carte non si vendono mai: contano solo per i loro artisti, e rendono una partita in tre imprevedibile come una in quattro.',
  'setup-first': () => 'Chi inizia è il primo banditore. Poi il martelletto gira in senso orario.',
  offer: ({ limit }) =>
    `La carta dice l’artista e il tipo di asta. Più dipinti di un artista vanno all’asta, più possono valere; ma il ${Number(limit)}º dello stesso artista chiude il round e non si vende.`,
  'offer-anybody': ({ limit }) =>
    `Ogni dipinto conta per il suo artista appena va all’asta, anche la seconda carta di una doppia. Il ${Number(limit)}º dello stesso artista chiude il round.`,
  open: ({ seat }, naming, { kinds }) =>
    `${kinds.open}: si può offrire quante volte si vuole, anche ${naming.seat(seat)}. Quando nessuno rilancia più, è venduto. Se nessuno offre nulla, il dipinto va gratis ${to(naming.seat(seat))}.`,
  once: (_, __, { kinds }) =>
    `${kinds.once}: quando tocca a te, superi l’offerta più alta o passi. Il banditore è l’ultimo e ha già sentito tutte le offerte.`,
  hidden: ({ seat }, naming, { kinds }) =>
    `${kinds.hidden}: un pugno vuoto non è un’offerta. Se le offerte più alte sono pari, viene prima ${naming.seat(seat)}, poi chi segue in senso orario.`,
  fixed: ({ seat }, naming, { kinds }) =>
    `${kinds.fixed}: pensaci bene. ${naming.seat(seat)} non può chiedere più di quanto ha, perché se nessuno accetta deve comprare a quel prezzo.`,
  double: ({ seat }, naming) =>
    `${naming.seat(seat)} ha giocato una doppia, e nessuno è obbligato ad aggiungere una carta. La seconda dev’essere dello stesso artista e non una doppia. Il suo simbolo dice come si vendono le due, e chi la aggiunge fa da banditore.`,
  'double-would-end': () =>
    'Entrambe conterebbero per la classifica, ma non sarebbero di nessuno e nessuno pagherebbe.',
  'double-perhaps': () =>
    'Nessuno è obbligato ad aggiungere una carta. Se non lo fa nessuno, la doppia resta gratis a chi l’ha giocata.',
  'double-added': (detail, naming) =>
    `${naming.seat(detail.partner)}, che ha giocato la doppia, non riceve nulla.${afterDouble(detail, naming)}`,
  'double-added-split': (detail, naming) =>
    `Al vostro tavolo le doppie si dividono: metà per uno, e se la somma è dispari ${naming.money(1)} in più ${to(naming.seat(detail.seat))}.${afterDouble(detail, naming)}`,
  'double-unpaired': () => 'Alla fine del round rende come ogni altro dipinto.',
  'pay-player': () => 'Il prezzo va al banditore: vendere bene è metà del gioco.',
  'pay-bank': () => 'Chi compra alla propria asta paga la banca, e al tavolo nessuno ci guadagna.',
  'pay-nothing': () => 'Se nessuno offre, il dipinto resta al banditore.',
  'pay-zero': () => 'Un banditore senza denaro non può fissare altro prezzo.',
  'pay-player-untold': () => 'Il prezzo va al banditore. Al denaro pensate voi.',
  'pay-bank-untold': () => 'Chi compra alla propria asta paga la banca, non un giocatore.',
  'two-more': () => 'Con una doppia e la sua seconda carta può succedere in un colpo solo.',
  'one-more': () =>
    'Chi lo gioca non vende nulla in quel turno, ma decide quando finisce il round e dà una carta in più all’artista.',
  'fifth-offer': () => 'L’ultima carta non è di nessuno e non rende nulla, ma per la classifica conta.',
  'fifth-pair': () =>
    'Le due carte non sono di nessuno e non rendono nulla, ma per la classifica contano entrambe.',
  'fifth-mystery': () =>
    'Una carta misteriosa non è di nessuno. I dipinti venduti prima restano a chi li ha comprati.',
  'fifth-adjust': () => 'Il conto è stato corretto, e così il round è finito.',
  'hand-empty': ({ next, dealt }, { count }) =>
    dealt === 0
      ? 'Non si danno altre carte. Chi non ne ha salta il turno fino alla fine della partita, ma può ancora comprare.'
      : `Chi non ha carte salta il turno per il resto del round, ma può ancora comprare. Nel round ${count(next)} ognuno riceve ${newCards(dealt)}.`,
  mystery: ({ left }) =>
    `Non è obbligatorio. La carta non si vende e non è di nessuno, ma conta per il suo artista e può chiudere il round. A una doppia non si aggiunge nulla. Di carte misteriose ${mysteryLeft(left)}.`,
  'mystery-anybody': ({ left }) =>
    `Non è obbligatorio. La carta non si vende e non è di nessuno, ma conta per il suo artista e può chiudere il round. Di carte misteriose ${mysteryLeft(left)}.`,
  rank: () =>
    'Contano tutte le carte andate all’asta in questo round: vendute, prese gratis, e le ultime che nessuno ha comprato.',
  'rank-tie': () => 'A parità decide solo il posto sul tabellone.',
  'rank-fewer': () => 'Un artista senza carte sul tavolo non entra in classifica.',
  value: (_, __, { tile }) =>
    `Pagano solo i primi tre, e per loro contano ${agreeing(tile, 'tutti', 'tutte')} ${theMany(tile)} ${agreeing(tile, 'ricevuti', 'ricevute')} in questa partita. Gli altri in questo round non pagano nulla, ma tengono i loro per i prossimi.`,
  sell: () =>
    'Vendete tutto quello che avete comprato in questo round, che renda o no. Poi i dipinti escono dal gioco, ma le carte in mano le tenete.',
  'sell-count': () =>
    'Ogni dipinto rende quanto vale il suo artista. Poi i dipinti escono dal gioco, ma le carte in mano le tenete.',
  'then-next-round': () => 'Le carte in mano le tenete.',
  'then-end': () => 'Vince chi ha più denaro. Le carte rimaste in mano non valgono nulla.',
  'next-round': () =>
    'Le carte in mano le tenete. Il martelletto passa alla sinistra di chi ha giocato l’ultima carta.',
  'last-round': () =>
    'Vendete quello che avete ancora: le carte che restano in mano alla fine non valgono nulla.',
  'all-out': () =>
    'Per la classifica conta lo stesso, ma non è di nessuno. Quando la banca ha pagato, vince chi ha più denaro.',
  'all-out-early': ({ away }) =>
    away === 0
      ? 'Quando la banca ha pagato decidete voi: chiudere la partita, come dice il regolamento, o giocare un altro round.'
      : 'Il regolamento chiude qui la partita, ma conta sulle carte di tutti. Quando la banca ha pagato decidete voi: giocare un altro round, o chiudere la partita.',
  'end-count': () => 'Le carte rimaste in mano non valgono nulla: conta solo il denaro.',
  'end-won': () => 'Le carte rimaste in mano non valgono nulla: conta solo il denaro.',
  'end-shared': () => 'Nessun regolamento dice come risolvere un pareggio, quindi la vittoria è condivisa.',
};

/** Said once instead of player by player. */
const together = {
  sell: () => 'La banca paga a ognuno i suoi dipinti. Quando ognuno ha il suo denaro, chiudete il round.',
} satisfies Partial<Record<PromptKey, Saying<AuctionTerms>>>;

const besides = {
  offer: nearest,
  'offer-anybody': () => '',
  double: ({ seat }, naming) => `Prima ${naming.seat(seat)}, poi in senso orario.`,
} satisfies Partial<Record<PromptKey, Saying<AuctionTerms>>>;

export const auctionPrompts = { lines, reasons, together, besides, anyArtist: 'qualunque artista' };
