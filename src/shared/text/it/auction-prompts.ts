import type { PromptKey } from '../../auction/index.ts';
import type { Detail } from '../../core/problem.ts';
import type { AuctionTerms } from '../terms.ts';
import type { Naming, Saying } from '../message.ts';
import type { AuctionCase, AuctionReason } from '../prompt-cases.ts';
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
    `${naming.seat(detail.seat)}, metti all’asta un dipinto dalla tua mano. ${nearest(detail, naming)}`.trim(),
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
    `Il round è finito: era il dipinto numero ${Number(count)} di ${naming.artist(artist)}, e non si vende.`,
  'fifth-pair': ({ artist, count }, naming) =>
    `Il round è finito: la seconda carta era la numero ${Number(count)} di ${naming.artist(artist)}, e nessuna delle due si vende.`,
  'fifth-mystery': ({ artist, count }, naming) =>
    `Il round è finito: la carta misteriosa era la numero ${Number(count)} di ${naming.artist(artist)}.`,
  'fifth-adjust': ({ artist, count }, naming) =>
    `Il round è finito: ${naming.artist(artist)} è a ${naming.count(count)} carte.`,
  'hand-empty': ({ seat }, naming) => `${naming.seat(seat)} non ha più carte, ma può ancora offrire.`,
  mystery: ({ seat }, naming) => `${naming.seat(seat)} può girare una carta misteriosa.`,
  'mystery-anybody': () => 'L’ultimo banditore può girare una carta misteriosa.',
  rank: ({ artist, rank, count, tile }, naming, { tile: word }) =>
    `${naming.artist(artist)} è ${Number(rank)}º con ${cards(count)} e riceve ${the(word)} da ${naming.money(tile)}.`,
  'rank-tie': ({ artist, count }, naming) =>
    `${naming.artist(artist)} hanno ${cards(count)} ciascuno: viene prima chi è più a sinistra sul tabellone.`,
  'rank-fewer': ({ ranked }, _, { tile }) =>
    ranked === 0
      ? `Nessun dipinto è andato all’asta: niente ${tile.many}.`
      : `${ranked === 1 ? 'Un solo artista è andato' : 'Solo due artisti sono andati'} all’asta: niente ${agreeing(tile, 'altri', 'altre')} ${tile.many}.`,
  value: ({ artist, value, tile, earlier }, naming) =>
    earlier === 0
      ? `Un dipinto di ${naming.artist(artist)} rende ${naming.money(value)}.`
      : `Un dipinto di ${naming.artist(artist)} rende ${naming.money(value)}: ${naming.money(tile)} di questo round e ${naming.money(earlier)} dei precedenti.`,
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

function skipped({ seat, partner }: Detail, naming: Naming): string {
  return `chi siede tra ${naming.seat(partner)} e ${naming.seat(seat)} perde il turno`;
}

function starter(seat: number | string | undefined, name: (seat: number | string) => string): string {
  return seat === undefined ? 'chi siede alla sinistra di chi ha giocato l’ultima carta' : name(seat);
}

const flipping =
  'Non è obbligatorio: non si vende, ma conta, può chiudere il round, e a una doppia non si aggiunge nulla.';
const onlyMoney = 'Le carte rimaste in mano non valgono nulla: conta solo il denaro.';

/** What you may choose and why, in one sentence, told the first time in a game. */
const reasons: Record<AuctionReason, Saying<AuctionTerms>> = {
  setup: () =>
    'Le carte in mano sono dipinti da vendere; il denaro resta nascosto, e alla fine vince chi ne ha di più.',
  'setup-mystery': () =>
    'Non è di nessuno: le sue carte non si vendono mai e contano solo per i loro artisti.',
  'setup-first': () => 'Chi inizia è il primo banditore; poi il martelletto gira in senso orario.',
  offer: ({ limit }) =>
    `Più dipinti di un artista ci sono, più può rendere ognuno; ma il numero ${Number(limit)} chiude il round e non si vende.`,
  'offer-anybody': ({ limit }) =>
    `Ogni dipinto conta per il suo artista, anche il secondo di una doppia; il numero ${Number(limit)} chiude il round.`,
  open: ({ seat }, naming, { kinds }) =>
    `${kinds.open}: può offrire anche ${naming.seat(seat)}, che lo prende gratis se nessuno offre.`,
  once: (_, __, { kinds }) => `${kinds.once}: quando tocca a te, superi l’offerta più alta o passi.`,
  hidden: ({ seat }, naming, { kinds }) =>
    `${kinds.hidden}: un pugno vuoto non è un’offerta; a parità viene prima ${naming.seat(seat)}, poi chi segue in senso orario.`,
  fixed: ({ seat }, naming, { kinds }) =>
    `${kinds.fixed}: se nessuno accetta deve comprare ${naming.seat(seat)}, che quindi non può chiedere più di quanto ha.`,
  double: () =>
    'Non è obbligatorio; non può essere un’altra doppia, e chi la aggiunge le vende come dice il suo simbolo.',
  'double-would-end': () =>
    'Entrambe conterebbero per la classifica, ma non sarebbero di nessuno e nessuno pagherebbe.',
  'double-perhaps': () =>
    'Non è obbligatorio: senza una seconda carta, la doppia resta gratis a chi l’ha giocata.',
  'double-added': ({ partner, next }, naming) =>
    `${naming.seat(partner)}, che ha giocato la doppia, non riceve nulla${next === undefined ? '' : `, e il prossimo dipinto tocca ${to(naming.seat(next))}`}.`,
  'double-added-split': ({ seat }, naming) =>
    `Al vostro tavolo le doppie si dividono a metà, e se la somma è dispari ${naming.money(1)} in più ${to(naming.seat(seat))}.`,
  'double-unpaired': () => 'Alla fine del round rende come ogni altro dipinto.',
  'pay-player': () => 'Il prezzo va a chi vende: vendere bene è metà del gioco.',
  'pay-bank': () => 'Chi compra alla propria asta paga la banca, e al tavolo nessuno ci guadagna.',
  'pay-nothing': () => 'Se nessuno offre, il dipinto resta al banditore.',
  'pay-zero': () => 'Un banditore senza denaro non può fissare altro prezzo.',
  'pay-player-untold': () => 'Il prezzo va a chi vende; al denaro pensate voi.',
  'pay-bank-untold': () => 'Chi compra alla propria asta paga la banca, non un giocatore.',
  'two-more': () => 'Con una doppia e la sua seconda carta può succedere in un colpo solo.',
  'one-more': () =>
    'Con quello non si vende nulla, ma si decide quando finisce il round, e l’artista ha una carta in più.',
  'fifth-offer': () =>
    'Non è di nessuno, e a una doppia non si aggiunge nulla, ma per la classifica conta lo stesso.',
  'fifth-pair': () => 'Le due carte non sono di nessuno, ma per la classifica contano entrambe.',
  'fifth-mystery': () => 'Non è di nessuno, ma conta; i dipinti venduti prima restano a chi li ha comprati.',
  'fifth-adjust': () => 'Il conto è stato corretto, e così il round è finito.',
  'hand-empty': ({ next, dealt }, { count }) =>
    `Chi non ha carte salta il turno, e nel round ${count(next)} ognuno riceve ${newCards(dealt)}.`,
  mystery: () => flipping,
  'mystery-anybody': () => flipping,
  rank: () =>
    'Contano tutte le carte andate all’asta: vendute, prese gratis, e le ultime che nessuno ha comprato.',
  'rank-fewer': () => 'Un artista senza carte sul tavolo non entra in classifica.',
  value: (_, __, { tile }) =>
    `Rendono solo i primi tre; gli altri tengono ${agreeing(tile, 'i loro', 'le loro')} ${tile.many} per i prossimi round.`,
  sell: () =>
    'Ora i dipinti escono dal gioco, anche quelli che non rendono nulla, ma le carte in mano le tenete.',
  'sell-count': () =>
    'Ogni dipinto rende quanto vale il suo artista e poi esce dal gioco; le carte in mano le tenete.',
  'then-next-round': () => 'Le carte in mano le tenete.',
  'then-end': () => 'Vince chi ha più denaro; le carte rimaste in mano non valgono nulla.',
  'next-round': () => 'Il martelletto passa alla sinistra di chi ha chiuso il round.',
  'last-round': () =>
    'Vendete quello che avete ancora: le carte che restano in mano alla fine non valgono nulla.',
  'all-out': () => 'Per la classifica conta lo stesso, ma non è di nessuno.',
  'all-out-early': () =>
    'Dopo il pagamento decidete voi: chiudere la partita, come dice il regolamento, o giocare un altro round.',
  'end-count': () => onlyMoney,
  'end-won': () => onlyMoney,
  'end-shared': () => 'Nessun regolamento dice come risolvere un pareggio, quindi la vittoria è condivisa.',
};

/** Told the first time that the usual reason would leave something out. */
const cases: Record<AuctionCase, Saying<AuctionTerms>> = {
  'double-added': (detail, naming) =>
    `${naming.seat(detail.partner)} non riceve nulla, e ${skipped(detail, naming)}: tocca ${to(naming.seat(detail.next))}.`,
  'double-added-split': (detail, naming) =>
    `A metà, e ${naming.money(1)} in più ${to(naming.seat(detail.seat))} se è dispari; ${skipped(detail, naming)}.`,
  'hand-empty': () => 'Chi non ha carte salta il turno fino alla fine della partita: non se ne danno altre.',
  value: (_, __, { tile }) =>
    `Contano ${agreeing(tile, 'tutti', 'tutte')} ${theMany(tile)} ${agreeing(tile, 'ricevuti', 'ricevute')} in partita, ma solo quando l’artista è tra i primi tre.`,
  'all-out-early': () =>
    'Il regolamento chiude qui la partita, ma conta sulle carte di tutti: dopo il pagamento decidete voi.',
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

export const auctionPrompts = { lines, reasons, cases, together, besides, anyArtist: 'qualunque artista' };
