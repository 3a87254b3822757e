import type { PromptKey } from '../../auction/index.ts';
import type { Detail } from '../../core/problem.ts';
import type { AuctionTerms } from '../terms.ts';
import type { Naming, Saying } from '../message.ts';
import { to } from './to.ts';
import { agreeing, the, theMany } from './noun.ts';

/** What the table is told now, one sentence to be read aloud. */
const lines: Record<PromptKey, Saying<AuctionTerms>> = {
  setup: ({ cards, dealt, cash }, { count, money }) =>
    `Mescolate le ${count(cards)} carte e datene ${count(dealt)} a ciascuno; ognuno prende ${money(cash)} e li tiene nascosti.`,
  'setup-mystery': ({ dealt }, { count }) =>
    `Mettete da parte, coperta, un’altra mano di ${count(dealt)} carte: la mano misteriosa.`,
  'setup-first': ({ seat }, naming) => `Inizia il giocatore più giovane, cioè ${naming.seat(seat)}.`,
  offer: ({ seat, near, almost }, naming) => {
    const put = `${naming.seat(seat)}, metti all’asta un dipinto dalla tua mano`;
    if (near !== undefined) return `${put}; ancora uno di ${naming.artist(near)} chiude il round.`;
    return almost === undefined
      ? `${put}.`
      : `${put}; ancora uno di un artista che ne ha ${naming.count(almost)} chiude il round.`;
  },
  'offer-anybody': () => 'Chi è di turno mette all’asta un dipinto: indica l’artista.',
  open: ({ seat }, naming) =>
    `Vende ${naming.seat(seat)}: offre chi vuole, in qualsiasi ordine, ogni volta di più.`,
  once: ({ seat, first }, naming) =>
    `Vende ${naming.seat(seat)}: un’offerta a testa, inizia ${naming.seat(first)} e chiude ${naming.seat(seat)}.`,
  hidden: ({ seat }, naming) =>
    `Vende ${naming.seat(seat)}: ognuno nasconde un’offerta nel pugno, e si apre tutti insieme.`,
  fixed: ({ seat, first }, naming) =>
    `${naming.seat(seat)} dice un prezzo; si chiede prima ${to(naming.seat(first))}, e il primo che accetta lo paga.`,
  double: ({ seat, artist }, naming) =>
    `Si chiede prima ${to(naming.seat(seat))}, poi agli altri in senso orario: chi aggiunge una seconda carta di ${naming.artist(artist)}?`,
  'double-would-end': ({ artist }, naming) =>
    `Una seconda carta di ${naming.artist(artist)} chiuderebbe il round, ed entrambe resterebbero invendute.`,
  'double-perhaps': ({ artist }, naming) =>
    `Se qualcuno aggiunge alla doppia una seconda carta di ${naming.artist(artist)}, indicala per prima.`,
  'double-added': ({ seat }, naming) =>
    `${naming.seat(seat)} ha aggiunto la seconda carta: ora conduce l’asta e incassa tutto.`,
  'double-added-split': ({ seat, partner }, naming) =>
    `${naming.seat(seat)} ha aggiunto la seconda carta: ora conduce l’asta e divide l’incasso con ${naming.seat(partner)}.`,
  'double-unpaired': ({ seat, artist }, naming) =>
    `Nessuno ha aggiunto una carta: ${naming.seat(seat)} tiene gratis la doppia di ${naming.artist(artist)}.`,
  'pay-player': (detail, naming) =>
    `${naming.seat(detail.seat)} paga ${naming.money(detail.amount)} ${to(naming.seat(detail.to))} per ${works(detail, naming)}.`,
  'pay-bank': (detail, naming) =>
    `${naming.seat(detail.seat)} paga ${naming.money(detail.amount)} alla banca per ${works(detail, naming)}.`,
  'pay-nothing': (detail, naming) =>
    `Nessuno ha offerto: ${naming.seat(detail.seat)} prende gratis ${works(detail, naming)}.`,
  'pay-player-untold': (detail, naming) =>
    `${naming.seat(detail.seat)} prende ${works(detail, naming)} e paga ${naming.seat(detail.to)}.`,
  'pay-bank-untold': (detail, naming) =>
    `${naming.seat(detail.seat)} prende ${works(detail, naming)} e paga la banca, a meno che nessuno abbia offerto.`,
  'two-more': ({ artist }, naming) => `Altri due dipinti di ${naming.artist(artist)} chiudono il round.`,
  'one-more': ({ artist }, naming) =>
    `Un altro dipinto di ${naming.artist(artist)} chiude il round e resta invenduto.`,
  'fifth-offer': ({ artist, count }, naming) =>
    `Il round è finito: era il ${Number(count)}º dipinto di ${naming.artist(artist)}, e non si vende.`,
  'fifth-pair': ({ artist, count }, naming) =>
    `Il round è finito: la seconda carta era il ${Number(count)}º dipinto di ${naming.artist(artist)}, e nessuno dei due si vende.`,
  'fifth-mystery': ({ artist, count }, naming) =>
    `Il round è finito: la carta misteriosa era il ${Number(count)}º dipinto di ${naming.artist(artist)}.`,
  'fifth-adjust': ({ artist, count }, naming) =>
    `Il round è finito: ${naming.artist(artist)} ha raggiunto ${naming.count(count)} carte.`,
  'hand-empty': ({ seat }, naming) => `${naming.seat(seat)} non ha più carte, ma può ancora offrire.`,
  mystery: ({ seat, left }, naming) =>
    `${naming.seat(seat)} può girare una carta della mano misteriosa, che ne ha ancora ${naming.count(left)}.`,
  'mystery-anybody': ({ left }, { count }) =>
    `L’ultimo banditore può girare una carta della mano misteriosa, che ne ha ancora ${count(left)}.`,
  rank: ({ artist, rank, count, tile }, naming, { tile: word }) =>
    `${naming.artist(artist)} è al ${Number(rank)}º posto con ${cards(count)} e riceve ${the(word)} da ${naming.money(tile)}.`,
  'rank-tie': ({ artist, over }, naming) =>
    `${naming.artist(over)} ha altrettante carte, ma ${naming.artist(artist)} è più a sinistra e viene prima.`,
  'rank-fewer': ({ ranked }, _, { tile }) =>
    ranked === 0
      ? `Nessun artista è andato all’asta, quindi non si mettono ${tile.many}.`
      : `${ranked === 1 ? 'Un solo artista è andato' : 'Solo due artisti sono andati'} all’asta, quindi non si mettono ${agreeing(tile, 'altri', 'altre')} ${tile.many}.`,
  value: ({ artist, value, tile, earlier }, naming) =>
    earlier === 0
      ? `Un dipinto di ${naming.artist(artist)} vale ${naming.money(value)}.`
      : `Un dipinto di ${naming.artist(artist)} vale ${naming.money(value)}: ${naming.money(tile)} per questo round e ${naming.money(earlier)} per quelli passati.`,
  sell: ({ seat, amount }, naming) =>
    amount === 0
      ? `${naming.seat(seat)} non riceve nulla dalla banca.`
      : `La banca paga ${naming.money(amount)} ${to(naming.seat(seat))}.`,
  'sell-count': () => 'Indica chi possiede quali dipinti, e la banca paga.',
  'then-next-round': (detail, naming) =>
    `Poi inizia il round ${naming.count(detail.round)}: ${dealing(detail, naming)}.`,
  'then-end': () => 'Poi la partita è finita.',
  'next-round': (detail, naming) =>
    `Round ${naming.count(detail.round)}: ${dealing(detail, naming)}; inizia ${starter(detail.seat, naming.seat)}.`,
  'last-round': (detail, naming) =>
    `L’ultimo round: ${dealing(detail, naming)}; inizia ${starter(detail.seat, naming.seat)}.`,
  'all-out': () =>
    'Il round e la partita sono finiti: nessuno ha più carte, e ciò che è andato all’asta per ultimo non si vende.',
  'all-out-early': () =>
    'Nessuno ha più carte, e ciò che è andato all’asta per ultimo non si vende: per la regola la partita finisce qui, ma il tavolo può dare altre carte.',
  'end-count': () => 'La partita è finita: ognuno conta il proprio denaro.',
  'end-won': ({ seat, amount }, naming) => `Vince ${naming.seat(seat)} con ${naming.money(amount)}.`,
  'end-shared': ({ seat, amount }, naming) =>
    `${naming.seat(seat)} ha ${naming.money(amount)} e condivide la vittoria.`,
};

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
  if (dealt === 0) return 'non si danno altre carte';
  const toPlayers = `date ${cards(dealt)} a ciascuno`;
  return mystery === 0 ? toPlayers : `${toPlayers} e ${count(mystery)} alla mano misteriosa`;
}

function afterDouble({ seat, partner, next, skipped }: Detail, naming: Naming): string {
  const between =
    skipped === 0 ? '' : `: chi siede tra ${naming.seat(partner)} e ${naming.seat(seat)} perde il turno`;
  return next === undefined ? '' : ` Il prossimo dipinto lo mette all’asta ${naming.seat(next)}${between}.`;
}

function starter(seat: number | string | undefined, name: (seat: number | string) => string): string {
  return seat === undefined ? 'chi siede alla sinistra di chi ha giocato l’ultima carta' : name(seat);
}

/** What one may choose and why it is so, told the first time in a game. */
const reasons: Record<PromptKey, Saying<AuctionTerms>> = {
  setup: () =>
    'Le carte in mano sono dipinti da vendere, non dipinti tuoi. Il denaro resta nascosto: indovinare quanto possono ancora pagare gli altri è metà del gioco.',
  'setup-mystery': () =>
    'Non è di nessuno. Le sue carte non si vendono mai: contano solo per i loro artisti, e rendono una partita in tre imprevedibile come una in quattro.',
  'setup-first': () => 'Chi inizia è il primo banditore; da lì il martelletto gira in senso orario.',
  offer: ({ limit }) =>
    `La carta dice l’artista e il tipo di asta. Più dipinti di un artista vanno all’asta, più vale ciascuno; ma il ${Number(limit)}º dello stesso artista chiude il round e non si vende.`,
  'offer-anybody': ({ limit }) =>
    `Ogni dipinto conta per il suo artista appena va all’asta, anche la seconda carta di una doppia, e il ${Number(limit)}º dello stesso artista chiude il round.`,
  open: ({ seat }, naming, { kinds }) =>
    `${kinds.open}: si offre quante volte si vuole, anche ${naming.seat(seat)}. Finisce quando nessuno vuole offrire di più; se nessuno offre nulla, il dipinto va gratis ${to(naming.seat(seat))}.`,
  once: (_, __, { kinds }) =>
    `${kinds.once}: quando tocca a te superi l’offerta più alta o passi, una volta sola. Chi vende parla per ultimo e conosce così tutte le offerte.`,
  hidden: ({ seat }, naming, { kinds }) =>
    `${kinds.hidden}: un pugno vuoto non è un’offerta. Se le offerte più alte sono pari, viene prima ${naming.seat(seat)}, poi chi viene per primo in senso orario.`,
  fixed: ({ seat }, naming, { kinds }) =>
    `${kinds.fixed}: meglio pensarci bene. ${naming.seat(seat)} non può chiedere più di quanto possiede, perché se nessuno accetta deve comprare a quel prezzo.`,
  double: ({ seat }, naming) =>
    `${naming.seat(seat)} ha messo all’asta una doppia, e nessuno è obbligato ad aggiungere una carta. La seconda carta è dello stesso artista e non è una doppia; dice come si vendono insieme le due, e chi la aggiunge conduce l’asta.`,
  'double-would-end': () =>
    'Entrambe conterebbero per la classifica, ma non sarebbero di nessuno, e nessuno pagherebbe.',
  'double-perhaps': () =>
    'Nessuno è obbligato ad aggiungere una carta. Senza, la doppia resta gratis a chi l’ha messa all’asta.',
  'double-added': (detail, naming) =>
    `${naming.seat(detail.partner)}, che ha messo all’asta la doppia, non riceve nulla.${afterDouble(detail, naming)}`,
  'double-added-split': (detail, naming) =>
    `Questo tavolo divide le doppie: metà per uno, e se la somma è dispari ${naming.money(1)} in più ${to(naming.seat(detail.seat))}.${afterDouble(detail, naming)}`,
  'double-unpaired': () => 'Alla fine del round vale come ogni altro dipinto.',
  'pay-player': () => 'Il prezzo va a chi ha condotto l’asta: vendere bene è metà del gioco.',
  'pay-bank': () => 'Chi compra un dipinto alla propria asta paga la banca, e quel denaro lascia il tavolo.',
  'pay-nothing': () => 'Se nessuno offre, il dipinto resta al banditore.',
  'pay-player-untold': () => 'Il prezzo va a chi ha condotto l’asta; del denaro si occupa il tavolo.',
  'pay-bank-untold': () => 'Chi compra alla propria asta paga la banca, non un giocatore.',
  'two-more': () => 'Una doppia con la sua seconda carta potrebbe bastare in un colpo solo.',
  'one-more': () =>
    'Chi lo gioca in quel turno non vende nulla, ma decide quando il round finisce e fa salire l’artista di uno.',
  'fifth-offer': () => 'L’ultima carta non è di nessuno e non paga nessuno. Per la classifica però conta.',
  'fifth-pair': () =>
    'Le due carte non sono di nessuno e non pagano nessuno. Per la classifica contano entrambe.',
  'fifth-mystery': () =>
    'Una carta misteriosa non è di nessuno. Ciò che è stato venduto prima resta a chi l’ha comprato.',
  'fifth-adjust': () => 'Il conto è stato corretto, e con questo il round è arrivato alla fine.',
  'hand-empty': ({ next, dealt }, { count }) =>
    dealt === 0
      ? 'Non si danno altre carte: chi non ne ha viene saltato fino alla fine della partita, ma può comprare dagli altri.'
      : `Chi non ha carte viene saltato per il resto del round, ma può comprare dagli altri. Nel round ${count(next)} ognuno riceve ${newCards(dealt)}.`,
  mystery: () =>
    'Non è obbligatorio. La carta non si vende e non è di nessuno, ma conta per il suo artista e può chiudere il round; una doppia non riceve una seconda carta.',
  'mystery-anybody': () =>
    'Non è obbligatorio. La carta non si vende e non è di nessuno, ma conta per il suo artista e può chiudere il round.',
  rank: () =>
    'Conta ogni carta andata all’asta in questo round: le vendute, quelle avute gratis e le ultime che nessuno ha comprato.',
  'rank-tie': () => 'A parità decide il posto sul tabellone, e nient’altro.',
  'rank-fewer': () => 'Un artista senza carte sul tavolo non entra in classifica.',
  value: (_, __, { tile }) =>
    `Pagano solo i primi tre, e per loro contano ${agreeing(tile, 'tutti', 'tutte')} ${theMany(tile)} ${agreeing(tile, 'ricevuti', 'ricevute')} in questa partita. Gli altri in questo round non valgono nulla, ma tengono i loro per i prossimi.`,
  sell: () =>
    'Ognuno vende tutto ciò che ha comprato in questo round, che valga qualcosa o no. Poi i dipinti escono dal gioco; le carte in mano restano.',
  'sell-count': () =>
    'Ogni dipinto paga quanto vale il suo artista. Poi i dipinti escono dal gioco; le carte in mano restano.',
  'then-next-round': () => 'Le carte rimaste in mano si tengono.',
  'then-end': () => 'Vince chi ha più denaro. Le carte rimaste in mano non valgono nulla.',
  'next-round': () =>
    'Le carte rimaste in mano si tengono. Il martelletto passa alla sinistra di chi ha giocato l’ultima carta.',
  'last-round': () => 'Si vende ciò che si ha ancora in mano; quello che resta alla fine non vale nulla.',
  'all-out': () =>
    'Per la classifica conta lo stesso, e non è di nessuno. Dopo i pagamenti della banca vince chi ha più denaro.',
  'all-out-early': () =>
    'Dopo i pagamenti decide il tavolo: chiudere la partita, come dice il regolamento, o dare le carte del prossimo round.',
  'end-count': () => 'Le carte rimaste in mano non valgono nulla: conta solo il denaro.',
  'end-won': () => 'Le carte rimaste in mano non valgono nulla: conta solo il denaro.',
  'end-shared': () => 'Nessun regolamento dice come sciogliere una parità, quindi la vittoria si condivide.',
};

/** Said once instead of player by player. */
const together = {
  sell: () => 'La banca paga ogni dipinto; quando tutti hanno il loro denaro, chiudete il round.',
} satisfies Partial<Record<PromptKey, Saying<AuctionTerms>>>;

export const auctionPrompts = { lines, reasons, together };
