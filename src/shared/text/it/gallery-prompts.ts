import type { PromptKey } from '../../gallery/index.ts';
import { capitalised, counted } from '../noun.ts';
import type { GalleryTerms } from '../terms.ts';
import type { Saying } from '../message.ts';
import type { GalleryCase, GalleryReason } from '../prompt-cases.ts';
import { cardName } from './card-name.ts';
import { agreeing, the } from './noun.ts';
import { to } from './to.ts';

/** What the table is told now, short enough to be read aloud. */
const lines: Record<PromptKey, Saying<GalleryTerms>> = {
  setup: ({ cards, dealt }, { count }, { influence }) =>
    `Mescolate le ${count(cards)} carte, datene ${count(dealt)} a testa e girate ${the(influence)} accanto al mazzo.`,
  'setup-first-museum': ({ seat }, naming) =>
    `Inizia chi è stato per ultimo in un museo: ${naming.seat(seat)}.`,
  'setup-first-chosen': ({ seat }, naming) => `Avete scelto chi inizia: ${naming.seat(seat)}.`,
  play: ({ seat }, naming, { card }) =>
    `${naming.seat(seat)}, gioca una ${cardName(card)} scoperta davanti a te.`,
  'play-anybody': () => 'Prossima carta: indica l’artista.',
  'one-more': ({ artist }, naming) => `Ancora una carta di ${naming.artist(artist)} e il round finisce.`,
  'second-could-end': ({ artist }, naming) =>
    `Ancora due carte di ${naming.artist(artist)} e il round finisce: può giocarle tutte e due la stessa persona.`,
  draw: () => 'Pesca una carta dal mazzo.',
  'draw-optional': () => 'Puoi pescare una carta dal mazzo.',
  award: ({ value }, { count }) =>
    `Metti un gettone Premio, che vale ${count(value)}, su un artista qualsiasi.`,
  'award-optional': ({ value }, { count }) =>
    `Puoi mettere un gettone Premio, che vale ${count(value)}, su un artista qualsiasi.`,
  'award-none-left': ({ tokens }, { count }) =>
    tokens === 0
      ? 'Questa scatola non ha gettoni Premio: non ce n’è da mettere.'
      : tokens === 1
        ? 'L’unico gettone Premio è già su un artista: non ce n’è più da mettere.'
        : `Tutti e ${count(tokens)} i gettoni Premio sono già sugli artisti: non ce n’è più da mettere.`,
  'second-up': ({ artist }, naming) =>
    `Puoi aggiungere una seconda carta di ${naming.artist(artist)}, scoperta.`,
  'second-up-would-end': ({ artist }, naming) =>
    `Una seconda carta di ${naming.artist(artist)} chiuderebbe il round.`,
  'second-down': () => 'Puoi aggiungere una seconda carta di un artista qualsiasi, coperta.',
  everyone: ({ cards }, { count }) =>
    cards === 1
      ? 'Un solo giocatore ha ancora una carta, e la gioca.'
      : `${cards === 2 ? 'Entrambi' : `Tutti e ${count(cards)}`} i giocatori con carte ne scelgono una e la mostrano insieme.`,
  'everyone-could-end': ({ artist, left }, naming) =>
    `Queste carte potrebbero chiudere il round: ${to(naming.artist(artist))} ${left === 1 ? 'manca solo 1 carta' : `mancano solo ${naming.count(left)} carte`}.`,
  'limit-reached': ({ artist, limit }, naming) =>
    `Il round è finito: ${naming.artist(artist)} ha raggiunto ${naming.count(limit)} carte.`,
  'all-out': () => 'Il round è finito: nessuno ha più carte.',
  'all-out-last': () => 'Il round e la partita sono finiti: nessuno ha più carte.',
  'hand-empty': ({ seat }, naming) => `${naming.seat(seat)} non ha più carte e aspetta.`,
  reveal: ({ seat, cards, away }, naming) => {
    const down = cards === 1 ? 'la sua carta coperta' : `le sue ${naming.count(cards)} carte coperte`;
    return `${naming.seat(seat)} ${away === 1 ? 'non è al tavolo: girate' : 'gira'} ${down}.`;
  },
  'reveal-counting': () => 'Indica anche le carte giocate insieme all’ultima e quelle coperte: contano.',
  token: ({ artist, rank, count, token }, naming) =>
    `${naming.artist(artist)}: ${Number(rank)}º con ${count === 1 ? '1 carta' : `${naming.count(count)} carte`}, gettone Valore da ${naming.count(token)}.`,
  'token-tie': ({ artist, count }, naming) =>
    `${naming.artist(artist)} hanno ${count === 1 ? '1 carta' : `${naming.count(count)} carte`} ciascuno: viene prima il numero più basso accanto al nome.`,
  'token-fewer': () => 'Gli artisti senza carte sul tavolo non ricevono gettoni.',
  value: ({ artist, value, token, earlier, awards }, naming, { points }) => {
    const parts = [
      `${naming.count(token)} ora`,
      ...(earlier === 0 ? [] : [`${naming.count(earlier)} di prima`]),
      ...(awards === 0 ? [] : [`${naming.count(awards)} dai gettoni Premio`]),
    ];
    const sum = `Una carta di ${naming.artist(artist)} vale ${counted(naming.count(value), points)}`;
    return parts.length === 1 ? `${sum}.` : `${sum}: ${parts.join(', ')}.`;
  },
  'extras-leading': ({ seat, cards }, naming) =>
    cards === 1
      ? `${naming.seat(seat)} può aggiungere 1 carta di un artista in testa che ha già esposto.`
      : `${naming.seat(seat)} può aggiungere fino a ${naming.count(cards)} carte, una per ogni artista in testa che ha già esposto.`,
  'extras-displayed': ({ seat, cards }, naming) =>
    cards === 1
      ? `${naming.seat(seat)} può aggiungere 1 carta di un artista che ha già esposto.`
      : `${naming.seat(seat)} può aggiungere fino a ${naming.count(cards)} carte, una per ogni artista che ha già esposto.`,
  score: ({ seat, points: scored }, naming, { points }) =>
    `${naming.seat(seat)} fa ${counted(naming.count(scored), points)}.`,
  'score-after-extras': () => 'Quando nessuno ne aggiunge più, contate i punti.',
  'score-counting': () => 'Indica quante carte di ogni artista ha davanti ciascun giocatore.',
  'then-next-round': ({ round, dealt }, { count }) =>
    `Poi inizia il round ${count(round)}: ${dealt === 0 ? 'niente nuove carte' : `ognuno riceve ${newCards(dealt)}`}.`,
  'then-end': () => 'Poi la partita è finita.',
  'clean-up': ({ round, dealt }, { count }, { influence }) =>
    `Round ${count(round)}: scartate le carte esposte, datene ${count(dealt)} a testa e girate ${agreeing(influence, 'un nuovo', 'una nuova')} ${influence.one}.`,
  'clean-up-no-cards': ({ round }, { count }, { influence }) =>
    `Round ${count(round)}: scartate le carte esposte e girate ${agreeing(influence, 'un nuovo', 'una nuova')} ${influence.one}. Non si danno più carte.`,
  'starter-token': ({ seat }, naming) => `Il Primo Giocatore passa a sinistra, ${to(naming.seat(seat))}.`,
  'starter-finisher': ({ seat }, naming) => `Inizia ${naming.seat(seat)}.`,
  'starter-untold': () => 'Inizia chi siede alla sinistra di chi ha chiuso il round.',
  'starter-passed-over': ({ seat, to }, naming) =>
    `${naming.seat(seat)} non ha carte, quindi inizia ${naming.seat(to)}.`,
  'finished-together': ({ seat }, naming) =>
    `Avete mostrato le carte insieme: il round conta come chiuso da ${naming.seat(seat)}.`,
  'end-won': ({ seat, points: scored }, naming, { points }) =>
    `Vince ${naming.seat(seat)} con ${counted(naming.count(scored), points)}.`,
  'end-shared': ({ seat, points: scored }, naming, { points }) =>
    `${naming.seat(seat)} condividono la vittoria, con ${counted(naming.count(scored), points)} a testa.`,
};

function newCards(count: unknown): string {
  return count === 1 ? 'una nuova carta' : `${Number(count)} nuove carte`;
}

const awarded = 'Resta per tutta la partita e conta in ogni round in cui l’artista è tra i primi tre.';

/** What you may choose and why, in one sentence, told the first time in a game. */
const reasons: Record<GalleryReason, Saying<GalleryTerms>> = {
  setup: ({ limit }, { count }, { influence }) =>
    `${capitalised(the(influence))} non è di nessuno ma conta per il suo artista, e ${count(limit)} carte di un artista chiudono il round.`,
  'setup-first-museum': () =>
    'Prende il segnalino Primo Giocatore, che passa a ogni round; si gioca in senso orario.',
  'setup-first-chosen': () => 'Si gioca in senso orario.',
  play: () =>
    'Fai punti con le carte che hai davanti: più ce ne sono di un artista sul tavolo, più può valere ciascuna.',
  'play-anybody': ({ limit }, { count }) =>
    `Più carte di un artista ci sono sul tavolo, più può valere ciascuna, ma ${count(limit)} chiudono subito il round.`,
  'one-more': () =>
    'Il simbolo della carta che chiude il round non vale, ma la carta resta e fa punti per chi l’ha giocata.',
  'second-could-end': () => 'C’è ancora una carta di questo artista che permette di aggiungerne una seconda.',
  draw: () => 'Una carta in più in mano è un turno in più prima di restare a guardare.',
  'draw-optional': () =>
    'Puoi anche rinunciare, ma una carta in più in mano è un turno in più prima di restare a guardare.',
  award: () => awarded,
  'award-optional': () => awarded,
  'award-none-left': ({ tokens }) =>
    Number(tokens) < 5
      ? 'Il simbolo non vale: la carta conta e fa punti come le altre.'
      : 'Ognuno dei cinque artisti ha una sola carta con questo simbolo: una sesta non dovrebbe esserci.',
  'second-up': () => 'Conta subito, ma il suo eventuale simbolo non vale.',
  'second-up-would-end': () => 'Resterebbe davanti a te e farebbe punti, e nessuno giocherebbe più.',
  'second-down': () =>
    'Il suo simbolo non vale, e resta segreta fino alla fine del round, quando conta come le altre.',
  everyone: () =>
    'Nessuno può rinunciare, i simboli non valgono, e il round può finire solo quando ci sono tutte.',
  'everyone-could-end': () => 'Restano e contano tutte, anche oltre il limite.',
  'limit-reached': () =>
    'Il simbolo dell’ultima carta non vale, ma la carta resta a chi l’ha giocata e fa punti come le altre.',
  'all-out': ({ next, dealt }, { count }) =>
    `Contate i punti come in ogni altro round, e nel round ${count(next)} ognuno riceve ${newCards(dealt)}.`,
  'all-out-last': () => 'Contate i punti come in ogni altro round, e la partita è decisa.',
  'hand-empty': ({ next, dealt }, { count }) =>
    `Le carte che ha davanti fanno punti come sempre, e nel round ${count(next)} ognuno riceve ${newCards(dealt)}.`,
  reveal: () => 'Ora contano, quindi può essere superato anche l’artista che ha chiuso il round.',
  'reveal-counting': () => 'Contano per la classifica, quindi l’ordine degli artisti può cambiare.',
  token: (_, __, { influence }) =>
    `Contano tutte le carte sul tavolo, anche ${the(influence)}, ma fanno punti solo i primi tre artisti.`,
  'token-fewer': () => 'Nessun regolamento lo dice: se giocate in un altro modo, correggetelo nel diario.',
  value: () => 'Gli altri artisti non danno punti in questo round, ma tengono i loro gettoni per i prossimi.',
  'extras-leading': () =>
    'Le carte aggiunte fanno punti, ma la classifica resta com’è e i loro simboli non valgono.',
  'extras-displayed': () =>
    'Fanno punti se il loro artista è in testa, ma la classifica resta com’è e i loro simboli non valgono.',
  score: (_, __, { influence }) =>
    `Ognuno fa punti solo con le carte che ha davanti: ${the(influence)} non dà punti a nessuno.`,
  'score-after-extras': () => 'Anche le carte aggiunte danno punti: prima non si conta nulla.',
  'score-counting': (_, __, { influence }) =>
    `Contano anche le carte aggiunte alla fine, ma ${the(influence)} non dà punti a nessuno.`,
  'then-next-round': () => 'Le carte in mano le tenete, ma quelle esposte escono dal gioco.',
  'then-end': (_, __, { points }) => `Vince chi ha più ${points.many} in tutti i round insieme.`,
  'clean-up': () => 'Le carte in mano le tenete; quelle scartate non tornano più in questa partita.',
  'clean-up-no-cards': () =>
    'Giocate con le carte che avete tenuto; quelle scartate non tornano più in questa partita.',
  'starter-token': () => 'Passa dopo ogni round, chiunque l’abbia chiuso.',
  'starter-finisher': () => 'Se chiudi un round, il prossimo lo inizia chi ti siede a sinistra.',
  'starter-untold': () => 'Annotate solo le carte, quindi l’app non sa chi sia.',
  'starter-passed-over': () => 'Senza carte non si può iniziare: tocca al primo in senso orario che ne ha.',
  'finished-together': () =>
    'Decide chi inizia il prossimo round; se la vedete diversamente, indicate voi chi inizia.',
  'end-won': (_, __, { points }) => `Contano i ${points.many} di tutti i round.`,
  'end-shared': () => 'Nessun regolamento dice come risolvere un pareggio, quindi la vittoria è condivisa.',
};

/** Told the first time that the usual reason would leave something out. */
const cases: Record<GalleryCase, Saying<GalleryTerms>> = {
  'all-out': () => 'Contate i punti come in ogni altro round, ma non si danno altre carte.',
  'hand-empty': () => 'Le carte che ha davanti fanno punti come sempre, ma non se ne danno altre.',
  value: () => 'Contano tutti i suoi gettoni della partita, ma solo nei round in cui è tra i primi tre.',
};

/** Said once instead of player by player. */
const together = {
  reveal: () => 'Girate tutte le carte coperte e indicatele.',
  'extras-leading': () => 'Ognuno può aggiungere una carta per ogni artista in testa che ha già esposto.',
  'extras-displayed': () => 'Ognuno può aggiungere una carta per ogni artista che ha già esposto.',
  score: () => 'Moltiplicate le carte per il loro valore, poi chiudete il round.',
} satisfies Partial<Record<PromptKey, Saying<GalleryTerms>>>;

const besides = {
  play: () => '',
  'play-anybody': () => '',
  'draw-optional': () => '',
  award: () => '',
  'award-optional': () => 'Si può anche rinunciare.',
  'second-up': () => 'Scoperta.',
  'second-down': () => 'Di qualunque artista.',
} satisfies Partial<Record<PromptKey, Saying<GalleryTerms>>>;

export const galleryPrompts = { lines, reasons, cases, together, besides, anyArtist: 'qualunque artista' };
