import type { CardSymbol, ProblemCode, PromptKey, Warning } from '../../gallery/index.ts';
import type { Message } from '../message.ts';

/** What a symbol still asks for. */
const asked: Readonly<Record<string, string>> = {
  draw: 'di pescare una carta',
  'second-up': 'una seconda carta scoperta',
  'second-down': 'una seconda carta coperta',
  everyone: 'una carta da tutti',
  award: 'un premio',
} satisfies Record<CardSymbol, string>;

export const problems: Record<ProblemCode, Message> = {
  missing: () => 'Questo dato è necessario.',
  'not-an-object': () => 'Qui ci vuole un oggetto JSON.',
  'not-a-list': () => 'Qui ci vuole un elenco.',
  'not-text': () => 'Qui ci vuole un testo.',
  'not-true-or-false': () => 'Qui ci vuole vero o falso (true o false).',
  'not-a-seat': () => 'A questo tavolo non c’è quel posto: i posti si contano in senso orario da 0.',
  'not-an-amount': () => 'Qui ci vuole un numero intero, da 0 in su.',
  'not-a-change': () => 'Qui ci vuole un numero intero: quanto si aggiunge o, con il meno, quanto si toglie.',
  'not-one-entry-a-seat': () => 'Qui ci vuole un elenco con una voce per ogni posto.',
  'unknown-tracking': () => 'Il tavolo può tenere conto di «full» o «counts».',
  'unknown-event': () => 'In questo gioco non succede nulla con questo nome.',
  'unknown-artist': () => 'Questa edizione non ha quell’artista.',
  'unknown-effect': () =>
    'L’effetto di una carta è «draw», «second-up», «second-down», «everyone» o «award», oppure «none».',
  'option-not-in-edition': () => 'Questa edizione non ha questa opzione: lasciala disattivata.',
  'order-not-the-artists': () =>
    'L’ordine deve nominare una volta ciascuno dei cinque artisti dell’edizione.',

  'influence-first': () => 'Prima scopri la carta accanto al mazzo: ogni round comincia così.',
  'influence-already': () => 'La carta accanto al mazzo è già scoperta.',
  'not-your-turn': ({ seat, turn }, naming) =>
    `Tocca a ${naming.seat(turn)}, non a ${naming.seat(seat)}. Se al tavolo è andata così, prima correggi il turno.`,
  'effect-awaited': ({ symbol }) =>
    `La carta appena giocata chiede ancora ${asked[String(symbol)] ?? ''}: prima indica com’è andata.`,
  'no-effect-awaited': () => 'Ora nessuna carta lo chiede: prima si gioca una carta.',
  'settle-awaited': () => 'Il round è finito: prima si segnano i punti.',
  'round-not-over': () => 'Il round è ancora in corso.',
  'game-over': () => 'La partita è finita. Puoi correggere o annullare una voce precedente.',
  'only-in-counts': () => 'Qui l’app conta le carte in mano e chiude il round quando sono finite.',
  'not-in-counts': () =>
    'Questo tavolo annota solo gli artisti esposti: indica ogni carta come una carta giocata.',
  'second-of-another-artist': ({ artist }, naming) =>
    `La seconda carta dev’essere dello stesso artista, ${naming.artist(artist)}.`,
  'no-award-left': ({ tokens }, { count }) =>
    `Tutti i ${count(tokens)} gettoni premio sono già sugli artisti: qui si rinuncia.`,
  'everyone-must-play': () => 'Nessuno può rinunciare: indica la carta di ogni giocatore.',
  'card-missing': ({ seat }, naming) => `Anche ${naming.seat(seat)} ha carte e deve giocarne una.`,
  'no-cards-left': ({ seat }, naming) => `${naming.seat(seat)} non ha più carte e non ne gioca.`,
  'nothing-face-down': () => 'Non ci sono carte coperte.',
  'reveal-first': () => 'Prima scopri le carte coperte: contano per la classifica.',
  'cards-not-face-down': ({ seat, cards }, naming) =>
    `Carte coperte davanti a ${naming.seat(seat)}: ${naming.count(cards)}. Indicane altrettante.`,
  'extras-already': () => 'Le carte aggiuntive sono già segnate: correggi quella voce.',
  'extra-twice': ({ artist }, naming) =>
    `Di ${naming.artist(artist)} ogni giocatore può aggiungere una sola carta.`,
  'extra-not-displayed': ({ seat, artist }, naming) =>
    `${naming.seat(seat)} non espone carte di ${naming.artist(artist)}, quindi non può aggiungerne.`,
  'extra-not-leading': ({ artist }, naming) =>
    `${naming.artist(artist)} non è tra i primi tre artisti, quindi non si possono aggiungere carte.`,
  'extras-over-hand': ({ seat, hand }, naming) =>
    `Carte rimaste in mano a ${naming.seat(seat)}: ${naming.count(hand)}. Non se ne possono aggiungere di più.`,
  'starter-without-cards': ({ seat }, naming) =>
    `${naming.seat(seat)} non ha carte e non può iniziare: indica qualcuno che ne ha.`,
  'not-tracked': () => 'Questo tavolo non ne tiene conto, quindi non c’è nulla da correggere.',
  'below-zero': () => 'Così si scenderebbe sotto zero.',
  'too-large': () => 'È più di quanto si possa contare.',
  'turn-not-now': () => 'Il turno si può cambiare solo tra un turno e l’altro.',
  'turn-without-cards': ({ seat }, naming) =>
    `${naming.seat(seat)} non ha carte da giocare: indica qualcuno che ne ha.`,
};

export const warnings: Record<Warning, Message> = {
  'more-cards-than-printed': () =>
    'Sono state mostrate più carte di questo artista di quante ne abbia l’edizione. L’artista è giusto?',
  'more-symbols-than-printed': () =>
    'Questo artista non dovrebbe avere altre carte con questo simbolo. Il simbolo è giusto?',
  'more-cards-than-displayed': () =>
    'Contano più carte di quante se ne siano viste, anche se ognuno ne avesse aggiunta una. Le esposizioni sono giuste?',
  'effect-not-optional': () =>
    'Questo regolamento non dice che si possa rinunciare all’effetto. È proprio così?',
};

export const prompts: Record<PromptKey, Message> = {
  setup: ({ cards, dealt }, { count }) =>
    `Mescola le ${count(cards)} carte, danne ${count(dealt)} a ciascuno e scoprine una accanto al mazzo: conta per il suo artista.`,
  'setup-first-museum': ({ seat }, naming) =>
    `Chi è stato per ultimo in un museo prende il segnalino Primo Giocatore: ${naming.seat(seat)}.`,
  'setup-first-chosen': ({ seat }, naming) => `È stato scelto chi inizia: ${naming.seat(seat)}.`,
  play: ({ seat, limit }, naming) =>
    `${naming.seat(seat)}, gioca una carta davanti a te. ${naming.count(limit)} carte di un artista sul tavolo chiudono il round.`,
  'play-anybody': ({ limit }, { count }) =>
    `Indica ogni carta giocata. ${count(limit)} carte di un artista sul tavolo chiudono il round.`,
  'one-more': ({ artist }, naming) => `Ancora una carta di ${naming.artist(artist)} e il round finisce.`,
  'second-could-end': ({ artist }, naming) =>
    `Ancora due carte di ${naming.artist(artist)} e il round finisce: basta una carta che ne fa giocare una seconda.`,
  draw: () => 'Pesca una carta dal mazzo.',
  'draw-optional': () => 'Puoi pescare una carta dal mazzo.',
  award: ({ value }, { count }) =>
    `Metti un gettone +${count(value)} su un artista qualsiasi: resta per tutta la partita.`,
  'award-optional': ({ value }, { count }) =>
    `Puoi mettere un gettone +${count(value)} su un artista qualsiasi: resta per tutta la partita.`,
  'award-none-left': ({ tokens }, { count }) =>
    `Tutti i ${count(tokens)} gettoni premio sono in uso: si va avanti senza.`,
  'second-up': ({ artist }, naming) =>
    `Puoi aggiungere un’altra carta di ${naming.artist(artist)}. Il suo simbolo non conta.`,
  'second-up-would-end': ({ artist }, naming) =>
    `Una seconda carta di ${naming.artist(artist)} chiuderebbe il round.`,
  'second-down': () =>
    'Puoi mettere una carta qualsiasi coperta. Resta segreta e conta solo quando si fanno i punti.',
  everyone: ({ cards }, { count }) =>
    `Chi ha carte ne gioca una, tutti insieme (${count(cards)}). I simboli non contano e nessuno può rinunciare.`,
  'everyone-could-end': ({ artist, left }, naming) =>
    `A ${naming.artist(artist)} mancano solo ${naming.count(left)}: queste carte potrebbero chiudere il round.`,
  'limit-reached': ({ artist, limit }, naming) =>
    `Il round è finito: ${naming.count(limit)} carte di ${naming.artist(artist)}. L’ultima carta resta e fa punti; il suo simbolo non conta.`,
  'all-out': () => 'Il round è finito: nessuno ha più carte.',
  'hand-empty': ({ seat }, naming) =>
    `${naming.seat(seat)} non ha carte e aspetta; le sue carte esposte fanno punti lo stesso.`,
  reveal: ({ seat, cards }, naming) =>
    `${naming.seat(seat)}, scopri le carte coperte (${naming.count(cards)}). La classifica può cambiare.`,
  'reveal-counting': () =>
    'Le carte giocate insieme all’ultima e quelle coperte, ora scoperte, contano ancora: indica anche quelle.',
  token: ({ artist, rank, count, token }, naming) =>
    `${naming.artist(artist)}: posto ${naming.count(rank)} con ${naming.count(count)} in conto, gettone valore ${naming.count(token)}.`,
  'token-tie': ({ artist, over }, naming) =>
    `Altrettante carte per ${naming.artist(over)}: viene prima il numero più basso, ${naming.artist(artist)}.`,
  'token-fewer': () => 'Gli artisti senza carte non ricevono gettoni.',
  value: ({ artist, value, token, earlier, awards }, naming) =>
    `Una carta di ${naming.artist(artist)} vale ${naming.count(value)}: ${naming.count(token)} ora, ${naming.count(earlier)} di prima, ${naming.count(awards)} di premi.`,
  'extras-leading': ({ seat, cards }, naming) =>
    `${naming.seat(seat)}, per ognuno dei primi tre artisti che esponi puoi aggiungere una carta (al massimo ${naming.count(cards)}). La classifica non cambia.`,
  'extras-displayed': ({ seat, cards }, naming) =>
    `${naming.seat(seat)}, per ogni artista che esponi puoi aggiungere una carta (al massimo ${naming.count(cards)}). La classifica non cambia.`,
  score: ({ seat, points }, naming) =>
    `Punti di ${naming.seat(seat)}: ${naming.count(points)}, cioè carte per valore.`,
  'score-counting': () => 'Indica quante carte di ogni artista espone ciascun giocatore.',
  'clean-up': ({ round, dealt }, { count }) =>
    `Round ${count(round)}: scarta tutto ciò che è esposto, dai ${count(dealt)} carte a ciascuno e scopri una nuova carta accanto al mazzo.`,
  'clean-up-no-cards': ({ round }, { count }) =>
    `Round ${count(round)}: scarta tutto ciò che è esposto e scopri una nuova carta accanto al mazzo. Non si danno più carte.`,
  'starter-token': ({ seat }, naming) => `${naming.seat(seat)} prende il segnalino Primo Giocatore.`,
  'starter-finisher': ({ seat }, naming) =>
    `Inizia ${naming.seat(seat)}, alla sinistra di chi ha chiuso il round.`,
  'starter-untold': () => 'Inizia chi siede alla sinistra di chi ha chiuso il round.',
  'starter-passed-over': ({ seat, to }, naming) =>
    `${naming.seat(seat)} non ha carte: comincia ${naming.seat(to)}.`,
  'finished-together': ({ seat }, naming) =>
    `Più carte hanno chiuso il round insieme. Conta come se fosse stato ${naming.seat(seat)}; se il tavolo la vede diversamente, indica chi inizia.`,
  'end-won': ({ seat, points }, naming) => `Vince ${naming.seat(seat)} con ${naming.count(points)}.`,
  'end-shared': ({ seat, points }, naming) =>
    `${naming.seat(seat)} divide la vittoria con ${naming.count(points)}.`,
};
