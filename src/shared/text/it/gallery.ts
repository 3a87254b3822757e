import type { CardSymbol, ProblemCode, Warning } from '../../gallery/index.ts';
import type { Message } from '../message.ts';
import { to } from './to.ts';

/** What a symbol still asks for. */
const asked: Readonly<Record<string, string>> = {
  draw: 'di pescare una carta',
  'second-up': 'una seconda carta scoperta',
  'second-down': 'una seconda carta coperta',
  everyone: 'una carta da tutti',
  award: 'un gettone Premio',
} satisfies Record<CardSymbol, string>;

export const problems: Record<ProblemCode, Message> = {
  missing: ({ what }) =>
    what === 'effect'
      ? 'La carta non chiude il round: bisogna dire che simbolo ha.'
      : 'Questo dato è necessario.',
  'not-an-object': () => 'Qui ci vuole un oggetto JSON.',
  'not-a-list': () => 'Qui ci vuole un elenco.',
  'not-text': () => 'Qui ci vuole un testo.',
  'not-true-or-false': () => 'Qui ci vuole vero o falso (true o false).',
  'not-a-seat': () => 'A questo tavolo non c’è quel posto: i posti si contano in senso orario da 0.',
  'not-an-amount': () => 'Qui ci vuole un numero intero, da 0 in su.',
  'not-a-change': () => 'Qui ci vuole un numero intero: quanto si aggiunge o, con il meno, quanto si toglie.',
  'not-one-entry-a-seat': () => 'Qui ci vuole un elenco con una voce per ogni posto.',
  'unknown-tracking': () => 'Ciò di cui il tavolo tiene conto è «full» o «counts».',
  'unknown-event': () => 'In questo gioco non succede nulla con questo nome.',
  'unknown-artist': () => 'Questa edizione non ha quell’artista.',
  'unknown-effect': () =>
    'L’effetto di una carta è «draw», «second-up», «second-down», «everyone» o «award», oppure «none».',
  'option-not-in-edition': () => 'Questa edizione non ha questa opzione: lasciala disattivata.',
  'order-not-the-artists': () =>
    'L’ordine deve nominare una volta ciascuno dei cinque artisti dell’edizione.',

  'influence-first': () => 'Prima scopri la carta accanto al mazzo: ogni round inizia così.',
  'influence-already': () => 'La carta accanto al mazzo è già scoperta: correggi quella voce.',
  'not-your-turn': ({ seat, turn }, naming) =>
    `Tocca ${to(naming.seat(turn))}, non ${to(naming.seat(seat))}. Se al tavolo è andata così, prima correggi il turno a mano nel diario.`,
  'effect-awaited': ({ symbol }) =>
    `La carta appena giocata chiede ancora ${asked[String(symbol)] ?? ''}: prima indica com’è andata.`,
  'no-effect-awaited': () => 'Ora nessuna carta lo chiede: prima si gioca una carta.',
  'settle-awaited': () => 'Il round è finito: prima si segnano i punti.',
  'round-not-over': () => 'Il round è ancora in corso: prima va giocato fino alla fine.',
  'game-over': () => 'La partita è finita. Puoi correggere o annullare una voce precedente.',
  'only-in-counts': () => 'Qui l’app conta le carte in mano e chiude il round quando sono finite.',
  'not-in-counts': () =>
    'Questo tavolo annota solo gli artisti esposti: indica ogni carta come una carta giocata.',
  'second-of-another-artist': ({ artist }, naming) =>
    `La seconda carta dev’essere dello stesso artista, ${naming.artist(artist)}.`,
  'no-award-left': ({ tokens }, { count }) =>
    `Tutti i ${count(tokens)} gettoni Premio sono già sugli artisti: qui si rinuncia.`,
  'everyone-must-play': () => 'Nessuno può rinunciare: indica la carta di ogni giocatore.',
  'card-missing': ({ seat }, naming) => `Anche ${naming.seat(seat)} ha carte e deve giocarne una.`,
  'no-cards-left': ({ seat }, naming) => `${naming.seat(seat)} non ha più carte e non ne gioca.`,
  'nothing-face-down': () => 'Non ci sono carte coperte, quindi non c’è nulla da scoprire.',
  'reveal-first': () => 'Prima scopri le carte coperte: contano per la classifica.',
  'cards-not-face-down': ({ seat, cards }, naming) =>
    `Carte coperte davanti a ${naming.seat(seat)}: ${naming.count(cards)}. Indicane altrettante.`,
  'extras-already': () => 'Le carte aggiuntive sono già segnate: correggi quella voce.',
  'extra-twice': ({ artist }, naming) =>
    `Di ${naming.artist(artist)} ogni giocatore può aggiungere una sola carta.`,
  'extra-not-displayed': ({ seat, artist }, naming) =>
    `${naming.seat(seat)} non espone carte di ${naming.artist(artist)}, quindi non può aggiungerne.`,
  'extra-not-leading': ({ artist }, naming) =>
    `${naming.artist(artist)} non è tra gli artisti in testa, quindi non si possono aggiungere carte.`,
  'extras-over-hand': ({ seat, hand }, naming) =>
    `Carte rimaste in mano a ${naming.seat(seat)}: ${naming.count(hand)}. Non se ne possono aggiungere di più.`,
  'starter-without-cards': ({ seat }, naming) =>
    `${naming.seat(seat)} non ha carte e non può iniziare: indica qualcuno che ne ha.`,
  'not-tracked': () => 'Questo tavolo non ne tiene conto, quindi non c’è nulla da correggere.',
  'below-zero': () => 'Così si toglie più di quanto c’è.',
  'too-large': () => 'È più di quanto si possa contare: inserisci di meno.',
  'turn-not-now': () => 'Il turno si può cambiare solo tra un turno e l’altro.',
  'turn-without-cards': ({ seat }, naming) =>
    `${naming.seat(seat)} non ha carte da giocare: indica qualcuno che ne ha.`,
};

export const warnings: Record<Warning, Message> = {
  'more-cards-than-printed': ({ artist }, naming) =>
    artist === undefined
      ? 'Di un artista sono state mostrate più carte di quante ne abbia la scatola. Gli artisti sono giusti?'
      : `Di ${naming.artist(artist)} sono state mostrate più carte di quante ne abbia la scatola. L’artista è giusto?`,
  'more-symbols-than-printed': ({ artist }, naming) =>
    `${artist === undefined ? 'Un artista' : naming.artist(artist)} non dovrebbe avere altre carte con questo simbolo. Il simbolo è giusto?`,
  'more-cards-than-displayed': () =>
    'Contano più carte di quante se ne siano viste, anche se ognuno ne avesse aggiunta una. Le esposizioni sono giuste?',
  'effect-not-optional': () => 'Questo regolamento non dice che si possa rinunciare all’effetto. È voluto?',
};
