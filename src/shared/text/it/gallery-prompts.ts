import type { PromptKey } from '../../gallery/index.ts';
import { capitalised, counted } from '../noun.ts';
import type { GalleryTerms } from '../terms.ts';
import type { Saying } from '../message.ts';
import { cardName } from './card-name.ts';
import { agreeing, the } from './noun.ts';

/** What the table is told now, one sentence to be read aloud. */
const lines: Record<PromptKey, Saying<GalleryTerms>> = {
  setup: ({ cards, dealt }, { count }, { influence }) =>
    `Mescolate le ${count(cards)} carte, datene ${count(dealt)} a ciascuno e scopritene una accanto al mazzo: è ${the(influence)}.`,
  'setup-first-museum': ({ seat }, naming) =>
    `Prende il segnalino Primo Giocatore chi è stato più di recente in un museo, cioè ${naming.seat(seat)}.`,
  'setup-first-chosen': ({ seat }, naming) => `Il tavolo ha scelto chi inizia: ${naming.seat(seat)}.`,
  play: ({ seat }, naming, { card }) =>
    `${naming.seat(seat)}, gioca una ${cardName(card)} scoperta davanti a te.`,
  'play-anybody': () => 'Chi è di turno gioca una carta: indica l’artista.',
  'one-more': ({ artist }, naming) => `Ancora una carta di ${naming.artist(artist)} e il round finisce.`,
  'second-could-end': ({ artist }, naming) =>
    `Ancora due carte di ${naming.artist(artist)} e il round finisce: un solo giocatore potrebbe metterle entrambe.`,
  draw: () => 'Pesca una carta dal mazzo.',
  'draw-optional': () => 'Puoi pescare una carta dal mazzo.',
  award: ({ value }, { count }) =>
    `Metti un gettone Premio, che vale ${count(value)}, su un artista qualsiasi.`,
  'award-optional': ({ value }, { count }) =>
    `Puoi mettere un gettone Premio, che vale ${count(value)}, su un artista qualsiasi.`,
  'award-none-left': ({ tokens }, { count }) =>
    `Tutti i ${count(tokens)} gettoni Premio sono già sugli artisti: si va avanti senza.`,
  'second-up': ({ artist }, naming) =>
    `Puoi mettere una seconda carta di ${naming.artist(artist)}, scoperta.`,
  'second-up-would-end': ({ artist }, naming) =>
    `Una seconda carta di ${naming.artist(artist)} chiuderebbe il round.`,
  'second-down': () => 'Puoi mettere una seconda carta di un artista qualsiasi, coperta.',
  everyone: ({ cards }, { count }) =>
    cards === 1
      ? 'Un solo giocatore ha ancora una carta, e la mette.'
      : `${cards === 2 ? 'Entrambi' : `Tutti e ${count(cards)}`} i giocatori che hanno carte ne scelgono una e la mostrano insieme.`,
  'everyone-could-end': ({ artist, left }, naming) =>
    `Per il limite di ${naming.artist(artist)} ${left === 1 ? 'manca solo 1 carta' : `mancano solo ${naming.count(left)} carte`}: queste carte potrebbero chiudere il round.`,
  'limit-reached': ({ artist, limit }, naming) =>
    `Il round è finito: ${naming.artist(artist)} ha raggiunto ${naming.count(limit)} carte.`,
  'all-out': () => 'Il round è finito: nessuno ha più carte.',
  'all-out-last': () => 'Il round e la partita sono finiti: nessuno ha più carte.',
  'hand-empty': ({ seat }, naming) => `${naming.seat(seat)} non ha più carte e aspetta.`,
  reveal: ({ seat, cards }, naming) =>
    cards === 1
      ? `${naming.seat(seat)} scopre la sua carta coperta.`
      : `${naming.seat(seat)} scopre le sue ${naming.count(cards)} carte coperte.`,
  'reveal-counting': () =>
    'Le carte giocate insieme all’ultima e quelle coperte, ora scoperte, contano ancora: indica anche quelle.',
  token: ({ artist, rank, count, token }, naming) =>
    `${naming.artist(artist)}: ${Number(rank)}º posto con ${count === 1 ? '1 carta' : `${naming.count(count)} carte`}, gettone Valore da ${naming.count(token)}.`,
  'token-tie': ({ artist, over }, naming) =>
    `${naming.artist(over)} ha altrettante carte, ma ${naming.artist(artist)} ha il numero più basso e viene prima.`,
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
      ? `${naming.seat(seat)} può aggiungere 1 carta, dell’artista in testa già esposto.`
      : `${naming.seat(seat)} può aggiungere fino a ${naming.count(cards)} carte, una per ogni artista in testa già esposto.`,
  'extras-displayed': ({ seat, cards }, naming) =>
    cards === 1
      ? `${naming.seat(seat)} può aggiungere 1 carta, dell’artista già esposto.`
      : `${naming.seat(seat)} può aggiungere fino a ${naming.count(cards)} carte, una per ogni artista già esposto.`,
  score: ({ seat, points: scored }, naming, { points }) =>
    `${naming.seat(seat)} fa ${counted(naming.count(scored), points)}.`,
  'score-after-extras': () => 'Quando nessuno vuole aggiungere altre carte, si contano i punti.',
  'score-counting': () => 'Indica quante carte di ogni artista ha davanti a sé ciascun giocatore.',
  'then-next-round': ({ round, dealt }, { count }) =>
    `Poi inizia il round ${count(round)}: ${dealt === 0 ? 'non si danno altre carte' : `ognuno riceve ${newCards(dealt)}`}.`,
  'then-end': () => 'Poi la partita è finita.',
  'clean-up': ({ round, dealt }, { count }, { influence }) =>
    `Round ${count(round)}: scartate tutto ciò che è esposto, date ${dealt === 1 ? '1 carta' : `${count(dealt)} carte`} a ciascuno e scoprite ${agreeing(influence, 'un nuovo', 'una nuova')} ${influence.one}.`,
  'clean-up-no-cards': ({ round }, { count }, { influence }) =>
    `Round ${count(round)}: scartate tutto ciò che è esposto e scoprite ${agreeing(influence, 'un nuovo', 'una nuova')} ${influence.one}; non si danno più carte.`,
  'starter-token': ({ seat }, naming) =>
    `Il segnalino Primo Giocatore passa di un posto a sinistra: ora è di ${naming.seat(seat)}.`,
  'starter-finisher': ({ seat }, naming) =>
    `Inizia ${naming.seat(seat)}, alla sinistra di chi ha chiuso il round.`,
  'starter-untold': () => 'Inizia chi siede alla sinistra di chi ha chiuso il round.',
  'starter-passed-over': ({ seat, to }, naming) =>
    `${naming.seat(seat)} non ha carte, quindi inizia ${naming.seat(to)}.`,
  'finished-together': ({ seat }, naming) =>
    `Le carte di tutti sono state mostrate insieme, e il round conta come chiuso da ${naming.seat(seat)}.`,
  'end-won': ({ seat, points: scored }, naming, { points }) =>
    `Vince ${naming.seat(seat)} con ${counted(naming.count(scored), points)}.`,
  'end-shared': ({ seat, points: scored }, naming, { points }) =>
    `${naming.seat(seat)} condivide la vittoria, con ${counted(naming.count(scored), points)}.`,
};

function newCards(count: unknown): string {
  return count === 1 ? 'una nuova carta' : `${Number(count)} nuove carte`;
}

/** What one may choose and why it is so, told the first time in a game. */
const reasons: Record<PromptKey, Saying<GalleryTerms>> = {
  setup: ({ limit }, { count }, { influence }) =>
    `${capitalised(the(influence))} conta già per il suo artista e non è di nessuno. Appena sul tavolo ci sono ${count(limit)} carte di un artista, il round finisce.`,
  'setup-first-museum': () => 'Si gioca in senso orario, e a ogni round inizia un altro giocatore.',
  'setup-first-chosen': () => 'Si gioca in senso orario.',
  play: ({ limit }, { count }) =>
    `Più carte di un artista sono sul tavolo, più vale ciascuna, e tu fai punti con quelle davanti a te. ${count(limit)} dello stesso artista chiudono subito il round. Se la carta ha un simbolo, si fa ciò che dice.`,
  'play-anybody': ({ limit }, { count }) =>
    `Più carte di un artista sono sul tavolo, più vale ciascuna. ${count(limit)} dello stesso artista chiudono subito il round.`,
  'one-more': () => 'La carta che chiude il round non ha effetto, ma resta e fa punti per chi l’ha giocata.',
  'second-could-end': () => 'C’è ancora una carta di questo artista che ne fa mettere una seconda.',
  draw: () => 'Una carta in più in mano è un turno in più prima di dover aspettare.',
  'draw-optional': () =>
    'Una carta in più in mano è un turno in più prima di dover aspettare. Puoi rinunciare.',
  award: ({ left }, { count }) =>
    `Resta per tutta la partita e conta ogni volta che l’artista è in testa; può andare anche a un artista che nessuno ha giocato. ${Number(left) === 1 ? 'È l’ultimo.' : `Ne restano ${count(left)}.`}`,
  'award-optional': ({ left }, { count }) =>
    `Resta per tutta la partita e conta ogni volta che l’artista è in testa; può andare anche a un artista che nessuno ha giocato. ${Number(left) === 1 ? 'È l’ultimo.' : `Ne restano ${count(left)}.`}`,
  'award-none-left': () =>
    'Ognuno dei cinque artisti ha una sola carta con questo simbolo: una sesta non dovrebbe esserci.',
  'second-up': () => 'Non ha un effetto suo, qualunque simbolo abbia, ma conta subito.',
  'second-up-would-end': () => 'Allora resta davanti a te e fa punti, e nessuno gioca più.',
  'second-down': () =>
    'Non ha effetto e resta segreta: non conta nulla finché il round non è finito, e allora può ancora ribaltare la classifica.',
  everyone: () =>
    'Nessuno può rinunciare, e i simboli su queste carte non contano. Solo quando ci sono tutte si guarda se un artista ha raggiunto il limite.',
  'everyone-could-end': () => 'Quante che siano, restano e contano tutte, anche oltre il limite.',
  'limit-reached': () =>
    'Il simbolo dell’ultima carta non conta. La carta resta davanti a chi l’ha giocata e fa punti come le altre.',
  'all-out': ({ next, dealt }, { count }) =>
    `Si conta come ogni altro round. Nel round ${count(next)} ognuno riceve ${newCards(dealt)}.`,
  'all-out-last': () => 'Contate questo round come gli altri; poi la partita è decisa.',
  'hand-empty': ({ next, dealt }, { count }) =>
    dealt === 0
      ? 'Ciò che quel giocatore ha davanti a sé fa punti come sempre. Non si danno altre carte.'
      : `Ciò che quel giocatore ha davanti a sé fa punti come sempre. Nel round ${count(next)} ognuno riceve ${newCards(dealt)}.`,
  reveal: () =>
    'Ora queste carte contano, quindi la classifica può cambiare, anche a scapito dell’artista che ha chiuso il round.',
  'reveal-counting': () => 'Contano per la classifica, quindi l’ordine degli artisti può cambiare.',
  token: (_, __, { influence }) =>
    `Contano tutte le carte sul tavolo, anche ${the(influence)}. Solo questi artisti fanno punti in questo round.`,
  'token-tie': () =>
    'Il numero di carte che ogni artista ha nella scatola è stampato accanto al nome e scioglie ogni parità.',
  'token-fewer': () =>
    'Nessun regolamento lo dice; se il tavolo la vede diversamente, lo corregge a mano nel diario.',
  value: () =>
    'Contano tutti i gettoni Valore della partita, e anche i gettoni Premio, ma solo per chi è in testa ora. Gli altri due non valgono nulla e tengono i loro per i prossimi round.',
  'extras-leading': () =>
    'La carta aggiunta dev’essere di un artista in testa che hai già davanti a te. Fa punti, ma la classifica resta com’è.',
  'extras-displayed': () =>
    'La carta aggiunta dev’essere di un artista che hai già davanti a te. Fa punti se quell’artista è in testa, ma la classifica resta com’è.',
  score: (_, __, { influence }) =>
    `Moltiplica le tue carte di ogni artista in testa per quanto vale ciascuna. ${capitalised(the(influence))} non dà punti a nessuno.`,
  'score-after-extras': () => 'Anche una carta aggiunta dà punti: prima non si conta nulla.',
  'score-counting': (_, __, { influence }) =>
    `Contano anche le carte aggiunte alla fine. ${capitalised(the(influence))} non dà punti a nessuno.`,
  'then-next-round': () => 'Le carte in mano si tengono; ciò che è esposto esce dal gioco.',
  'then-end': (_, __, { points }) => `Vince chi ha più ${points.many} in tutti e quattro i round insieme.`,
  'clean-up': () => 'Le carte in mano si tengono. Ciò che è stato esposto non torna più in questa partita.',
  'clean-up-no-cards': () =>
    'Si gioca con ciò che si è tenuto. Ciò che è stato esposto non torna più in questa partita.',
  'starter-token': () => 'Lo fa dopo ogni round, chiunque l’abbia chiuso.',
  'starter-finisher': () => 'Chi chiude un round lascia al vicino l’inizio del prossimo.',
  'starter-untold': () => 'Il tavolo annota solo le carte, quindi l’app non sa chi sia.',
  'starter-passed-over': () => 'Senza carte non si può iniziare: lo fa il primo in senso orario che ne ha.',
  'finished-together': () =>
    'Decide chi inizia il prossimo round. Se il tavolo la vede diversamente, indicate chi inizia quando chiudete il round.',
  'end-won': (_, __, { points }) => `Decidono i ${points.many} di tutti e quattro i round insieme.`,
  'end-shared': () => 'Nessun regolamento dice come sciogliere una parità, quindi la vittoria si condivide.',
};

/** Said once instead of player by player. */
const together = {
  reveal: () => 'Scoprite tutte le carte coperte e indicatele.',
  'extras-leading': () => 'Ognuno può aggiungere una carta di ogni artista in testa già esposto.',
  'extras-displayed': () => 'Ognuno può aggiungere una carta di ogni artista già esposto.',
  score: () => 'Ognuno moltiplica le carte per il valore; poi chiudete il round.',
} satisfies Partial<Record<PromptKey, Saying<GalleryTerms>>>;

export const galleryPrompts = { lines, reasons, together };
