import type { CardSymbol, ProblemCode, Warning } from '../../gallery/index.ts';
import type { Message } from '../message.ts';
import { capitalised } from '../noun.ts';
import { i } from './article.ts';
import { to } from './to.ts';

/** What a symbol still needs. */
const asked: Readonly<Record<string, string>> = {
  draw: 'di pescare una carta',
  'second-up': 'una seconda carta scoperta',
  'second-down': 'una seconda carta coperta',
  everyone: 'una carta da tutti',
  award: 'un gettone Premio',
} satisfies Record<CardSymbol, string>;

export const problems: Record<ProblemCode, Message> = {
  missing: ({ what }) =>
    what === 'effect' ? 'La carta non chiude il round: indica che simbolo ha.' : 'Questo dato manca.',
  'not-an-object': () => 'Qui serve un oggetto JSON.',
  'not-a-list': () => 'Qui serve un elenco.',
  'not-text': () => 'Qui serve un testo.',
  'not-true-or-false': () => 'Qui serve vero o falso (true o false).',
  'not-a-seat': () => 'A questo tavolo quel posto non c’è: i posti si contano da 0, in senso orario.',
  'not-an-amount': () => 'Qui serve un numero intero, da 0 in su.',
  'not-a-change': () => 'Qui serve un numero intero: quanto aggiungere o, con il meno, quanto togliere.',
  'not-one-entry-a-seat': () => 'Qui serve un elenco con una voce per ogni posto.',
  'unknown-tracking': () => 'L’app può tenere conto di «full» o «counts».',
  'unknown-event': () => 'In questo gioco non succede niente con questo nome.',
  'unknown-artist': () => 'In questa scatola quell’artista non c’è.',
  'unknown-effect': () =>
    'L’effetto di una carta è «draw», «second-up», «second-down», «everyone» o «award», oppure «none».',
  'option-not-in-edition': () => 'Questa scatola non ha questa variante: lasciala disattivata.',
  'order-not-the-artists': () =>
    'Nell’ordine vanno tutti e cinque gli artisti della scatola, una volta sola.',

  'influence-first': () => 'Prima si gira la carta accanto al mazzo: ogni round inizia così.',
  'influence-already': () => 'La carta accanto al mazzo è già girata: correggi quella voce.',
  'not-your-turn': ({ seat, turn }, naming) =>
    `Tocca ${to(naming.seat(turn))}, non ${to(naming.seat(seat))}. Se al tavolo è andata così, prima correggi il turno a mano nel diario.`,
  'effect-awaited': ({ symbol }) =>
    `La carta appena giocata chiede ancora ${asked[String(symbol)] ?? ''}: prima indica com’è andata.`,
  'no-effect-awaited': () => 'Ora nessuna carta lo chiede: prima si gioca una carta.',
  'settle-awaited': () => 'Il round è finito: prima si segnano i punti.',
  'round-not-over': () => 'Il round è ancora in corso: prima finitelo.',
  'game-over': () => 'La partita è finita. Puoi correggere o annullare una voce precedente.',
  'only-in-counts': () => 'Qui l’app conta le carte in mano, e quando finiscono chiude il round da sola.',
  'not-in-counts': () => 'Questo tavolo segna solo gli artisti esposti: inserisci ogni carta come giocata.',
  'second-of-another-artist': ({ artist }, naming) =>
    `La seconda carta dev’essere dello stesso artista, ${naming.artist(artist)}.`,
  'no-award-left': ({ tokens }, { count }) => {
    if (tokens === 0) return 'Questa scatola non ha gettoni Premio: questo si salta.';
    return tokens === 1
      ? 'L’unico gettone Premio è già su un artista: questo si salta.'
      : `${capitalised(i(count(tokens)))} gettoni Premio sono già tutti sugli artisti: questo si salta.`;
  },
  'everyone-must-play': () => 'Nessuno può rifiutarsi: indica la carta di ogni giocatore.',
  'card-missing': ({ seat }, naming) => `Anche ${naming.seat(seat)} ha carte e deve giocarne una.`,
  'no-cards-left': ({ seat }, naming) => `${naming.seat(seat)} non ha più carte da giocare.`,
  'nothing-face-down': () => 'Non ci sono carte coperte: non c’è niente da girare.',
  'reveal-first': () => 'Prima si girano le carte coperte: contano per la classifica.',
  'cards-not-face-down': ({ seat, cards }, naming) =>
    `Carte coperte davanti ${to(naming.seat(seat))}: ${naming.count(cards)}. Indicale tutte.`,
  'extras-already': () => 'Le carte aggiunte sono già segnate: correggi quella voce.',
  'extra-twice': ({ artist }, naming) => `Di ${naming.artist(artist)} ognuno può aggiungere una carta sola.`,
  'extra-not-displayed': ({ seat, artist }, naming) =>
    `${naming.seat(seat)} non espone carte di ${naming.artist(artist)}: non può aggiungerne.`,
  'extra-not-leading': ({ artist }, naming) =>
    `${naming.artist(artist)} non è tra gli artisti in testa: non si possono aggiungere sue carte.`,
  'extras-over-hand': ({ seat, hand }, naming) =>
    `Carte rimaste in mano ${to(naming.seat(seat))}: ${naming.count(hand)}. Di più non se ne possono aggiungere.`,
  'starter-without-cards': ({ seat }, naming) =>
    `${naming.seat(seat)} non ha carte e non può iniziare: scegli qualcuno che ne ha.`,
  'not-tracked': () => 'Questo tavolo non ne tiene conto: non c’è niente da correggere.',
  'below-zero': () => 'Così togli più di quanto c’è.',
  'too-large': () => 'È un numero troppo grande.',
  'turn-not-now': () => 'Il turno si può cambiare solo tra un turno e l’altro.',
  'turn-without-cards': ({ seat }, naming) =>
    `${naming.seat(seat)} non ha carte da giocare: scegli qualcuno che ne ha.`,
  'away-not-now': () => 'Prima registra la prossima carta: si va via e si torna tra un turno e l’altro.',
  'already-away': ({ seat }, naming) => `${naming.seat(seat)} è già via.`,
  'not-away': ({ seat }, naming) => `${naming.seat(seat)} è già al tavolo.`,
  'two-must-stay': () => 'In partita devono restare almeno due giocatori.',
  'hands-while-away': ({ seat }, naming) => `${naming.seat(seat)} non ha carte finché è via.`,
};

export const warnings: Record<Warning, Message> = {
  'more-cards-than-printed': ({ artist }, naming) =>
    artist === undefined
      ? 'Di un artista avete mostrato più carte di quante ce ne sono nella scatola. Gli artisti sono giusti?'
      : `Di ${naming.artist(artist)} avete mostrato più carte di quante ce ne sono nella scatola. L’artista è giusto?`,
  'more-symbols-than-printed': ({ artist }, naming) =>
    `${artist === undefined ? 'Un artista' : naming.artist(artist)} non dovrebbe avere altre carte con questo simbolo. Il simbolo è giusto?`,
  'more-cards-than-displayed': () =>
    'Fanno punti più carte di quante ne avete mostrate, anche se ognuno ne avesse aggiunta una. Le carte esposte sono giuste?',
  'effect-not-optional': () => 'Il regolamento non dice che all’effetto si può rinunciare. È voluto?',
};
