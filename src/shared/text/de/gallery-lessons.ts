import type { GalleryAsked, GalleryLesson, GalleryStep } from '../../lessons/index.ts';
import { capitalised } from '../noun.ts';
import type { GalleryTerms } from '../terms.ts';
import type { Asking, LessonSaying } from '../lesson-saying.ts';
import { a, the } from './noun.ts';

const titles: Record<GalleryLesson, (terms: GalleryTerms) => string> = {
  card: () => 'Eine Karte spielen',
  effect: () => 'Die Symbole auf den Karten',
  limit: () => 'Wie eine Runde endet',
  reveal: () => 'Verdeckte Karten aufdecken',
  rank: () => 'Wer vorn liegt und was das bringt',
  extras: () => 'Am Ende Karten dazulegen',
  outlook: () => 'Die Prognose lesen',
};

const told: Record<Exclude<GalleryStep, GalleryAsked>, LessonSaying<GalleryTerms>> = {
  'card-influence': ({ artist }, { influence, points }) =>
    `Wer nach vier Runden die meisten ${points.many} hat, gewinnt. Vor jeder Runde deckt ihr neben dem Stapel eine Karte auf: ${the(influence, 'accusative')}, hier von ${artist(3)}. Sie gehört niemandem, zählt aber für ihren Künstler.`,
  'effect-signs': () =>
    'Die meisten Karten haben kein Symbol. Hat die Karte, die du in deinem Zug spielst, eines, dann mach, was es sagt. Bei Karten, die du nur dazulegst, gilt das Symbol nicht.',
  'limit-near': ({ artist }, { influence }) =>
    `Vier Karten von ${artist(3)} zählen: drei, die vor den Spielern liegen, und ${the(influence)}. Ab drei Spielern endet die Runde mit der sechsten Karte eines Künstlers, zu zweit schon mit der fünften.`,
  'reveal-over': ({ player, artist }) =>
    `${player(0)} hat mit einer Karte von ${artist(3)} die Runde beendet. Aber vor ${player(0)} liegt noch eine verdeckte Karte, und jetzt zählt sie.`,
  'rank-over': () =>
    'Eine Runde ist vorbei, und alle Karten liegen offen. Die drei Künstler mit den meisten Karten liegen vorn. Sie bekommen Marken im Wert von drei, zwei und eins, und nur ihre Karten bringen Punkte.',
  'extras-hand': () =>
    'Die Künstler haben ihre Marken. Bevor ihr zählt, dürft ihr zu den Karten vor euch noch welche aus der Hand dazulegen.',
  'outlook-bar': ({ player, artist }, { card }) =>
    `${player(1)} spielt ${a(card, 'accusative')} von ${artist(3)}. Was ist es wert? Der Balken zeigt, was es bringen kann und wie wahrscheinlich das ist. Dabei kann jede Karte, die noch niemand gesehen hat, genauso gut die nächste sein.`,
  'outlook-plans': () =>
    'Die Prognose kennt weder Handkarten noch Pläne, und sie schreibt niemandem etwas vor. Am Tisch siehst du sie, wenn du sie für diese Partie einschaltest. Beim Nachspielen und in der Geschichte einer Partie ist sie immer da.',
};

const asked: Record<GalleryAsked, Asking<GalleryTerms>> = {
  'card-lay': {
    ask: ({ player, artist }, { card }) =>
      `In deinem Zug spielst du ${a(card, 'accusative')} aus der Hand. Du bist ${player(0)}: Spiel ${artist(1)}, und zwar die Karte ohne Symbol.`,
    why: () =>
      'Die Karte bleibt offen vor dir liegen und bringt dir Punkte, wenn ihr Künstler zu den besten gehört.',
  },
  'card-count': {
    ask: ({ player, subject }, { influence }) =>
      `Gespielt wird im Uhrzeigersinn. ${player(1)} spielt eine Karte von ${subject}, dem Künstler ${the(influence, 'genitive')}. Wie viele Karten von ${subject} zählen jetzt?`,
    why: (_, { influence }) => `Die Karten aller Spieler zählen zusammen, und ${the(influence)} zählt mit.`,
  },
  'effect-draw': {
    ask: ({ player }) =>
      `${player(0)} spielt eine Karte mit dem Symbol „Ziehen“ und zieht eine. Wie viele Handkarten hat ${player(0)} danach?`,
    why: () =>
      'Eine gespielt, eine gezogen: so viele wie vor dem Zug. Jede Karte ist ein Zug, also lohnt sich das.',
  },
  'effect-second': {
    ask: ({ player, artist }) =>
      `Du bist ${player(1)} und hast ${artist(1)} mit dem Symbol für eine zweite offene Karte gespielt. Leg eine dazu, die erlaubt ist.`,
    why: () => 'Eine zweite offene Karte muss vom selben Künstler sein. Ein Symbol darauf gilt nicht.',
  },
  'effect-down': {
    ask: ({ player, subject }) =>
      `${player(2)} hat ${subject} mit dem Symbol für eine verdeckte Karte gespielt und legt eine dazu, egal von welchem Künstler. Wie viele Karten von ${subject} zählen jetzt?`,
    why: () =>
      'Im Moment zählen nur die Karten, die ihr seht. Verdeckte zählen erst, wenn die Runde vorbei ist, und können sie deshalb nicht beenden.',
  },
  'effect-everyone': {
    ask: ({ player }) =>
      `${player(0)} hat das Symbol „Alle“ gespielt: Jeder sucht eine Karte aus, und ihr zeigt sie gleichzeitig. Darf ${player(0)} darauf verzichten?`,
    why: ({ player }) =>
      `Hier darf niemand ablehnen. Symbole auf den gezeigten Karten gelten nicht. Das alles war der Zug von ${player(0)}, jetzt ist ${player(1)} dran.`,
    hint: () => 'Dieses Symbol gilt für alle.',
  },
  'effect-award': {
    ask: ({ player, artist }) =>
      `${player(1)} spielt eine Karte mit dem Symbol für eine Auszeichnung. Darf ${artist(3)} die Auszeichnung bekommen, auch wenn vor niemandem eine Karte von ${artist(3)} liegt?`,
    why: () =>
      'Jeder Künstler ist erlaubt. Die Auszeichnung bleibt die ganze Partie und zählt immer dann, wenn ihr Künstler vorn liegt.',
    hint: () => 'Eine Auszeichnung kann auf eine bessere Runde warten.',
  },
  'limit-second': {
    ask: ({ player, artist }) =>
      `${player(1)} spielt ${artist(3)} mit dem Symbol für eine zweite Karte und legt noch einen ${artist(3)} dazu. Ist die Runde vorbei?`,
    why: () =>
      'Das war die sechste Karte, also endet die Runde sofort. Die letzte Karte bleibt liegen, wo sie ist, und bringt Punkte wie jede andere. Nur ein Symbol darauf gilt nicht.',
    hint: (_, { influence }) => `Zähl die Karten, die vor allen liegen, und ${the(influence, 'accusative')}.`,
  },
  'limit-starter': {
    ask: ({ player }) =>
      `${player(0)} hat diese Runde begonnen, und ${player(1)} hat sie beendet. Wer beginnt nach der Wertung die nächste?`,
    why: ({ player, answer }) =>
      answer === player(1)
        ? `Der Startspielermarker wandert nach jeder Runde nach links, egal wer sie beendet hat: von ${player(0)} zu ${player(1)}.`
        : `${player(1)} hat die Runde beendet, also beginnt, wer links daneben sitzt.`,
    hint: ({ player, answer }) =>
      answer === player(1)
        ? 'Der Startspielermarker wandert nach links, egal wer die Runde beendet hat.'
        : 'Überleg, wer die Runde beendet hat. Wer sie begonnen hat, ist egal.',
  },
  'reveal-first': {
    ask: ({ player, artist }) =>
      `${player(0)} deckt die Karte auf: Sie ist von ${artist(2)}. Jetzt liegen von ${artist(2)} und ${artist(3)} gleich viele. Bei Gleichstand steht vorn, wer die niedrigere Zahl hat; sie ist neben dem Namen aufgedruckt. Wer ist an erster Stelle?`,
    why: ({ artist }) =>
      `${artist(2)} hat die niedrigere Zahl und steht deshalb vor ${artist(3)}, egal wer die Runde beendet hat.`,
  },
  'rank-second': {
    ask: ({ artist }) =>
      `${artist(3)} ist an erster Stelle. ${artist(0)} und ${artist(1)} haben gleich viele Karten, also steht vorn, wer neben dem Namen die niedrigere Zahl hat. Wer ist an zweiter Stelle?`,
    why: ({ artist }) => `${artist(0)} hat eine niedrigere Zahl als ${artist(1)}.`,
  },
  'rank-worth': {
    ask: ({ subject }, { points }) =>
      `${subject} hat eine Auszeichnung. Wie viele ${points.many} bringt jede Karte von ${subject}?`,
    why: ({ misprinted }, { points }) =>
      `Die Marke für die zweite Stelle plus die Auszeichnung${misprinted ? ` (deine Anleitung zählt ${a(points, 'accusative')} zu wenig)` : ''}:`,
  },
  'rank-left-out': {
    ask: ({ subject }, { points }) =>
      `Auch ${subject} hat eine Auszeichnung. Wie viele ${points.many} bringt eine Karte von ${subject}?`,
    why: ({ subject }) =>
      `${subject} liegt in dieser Runde nicht vorn. Die Auszeichnung wartet auf eine bessere.`,
  },
  'rank-score': {
    ask: ({ player }, { points }) => `Wie viele ${points.many} bekommt ${player(1)} bei diesen Werten?`,
    why: ({ player }, { influence }) =>
      `Jede Karte vor ${player(1)} bringt so viel, wie ihr Künstler wert ist. ${capitalised(the(influence))} bringt niemandem etwas:`,
  },
  'extras-which': {
    ask: ({ player, subject }) =>
      `Vor ${player(0)} liegen Karten von ${subject}, aber ${subject} liegt nicht vorn. Darf ${player(0)} noch eine davon dazulegen?`,
    why: ({ yes }) =>
      yes
        ? 'Bei dieser Schachtel darfst du von jedem Künstler, der vor dir ausliegt, eine Karte dazulegen, ob er vorn liegt oder nicht. Liegt er nicht vorn, bringt sie eben keine Punkte.'
        : 'Bei dieser Schachtel darfst du nur Karten von Künstlern dazulegen, die vorn liegen und schon vor dir ausliegen, von jedem eine.',
    hint: ({ yes }) =>
      yes
        ? 'Bei dieser Schachtel geht jeder Künstler, der vor dir ausliegt.'
        : 'Bei dieser Schachtel gehen nur Künstler, die vorn liegen.',
  },
  'extras-order': {
    ask: ({ player, artist }) =>
      `${player(0)} legt ${artist(3)} und ${artist(1)} dazu, ${player(2)} legt ${artist(1)} dazu. Jetzt hat ${artist(1)} so viele Karten wie ${artist(3)} und die niedrigere Zahl. Wer ist an erster Stelle?`,
    why: () =>
      'Haben die Künstler einmal ihre Marken, ändert sich die Rangliste nicht mehr. Dazugelegte Karten bringen nur Punkte.',
  },
  'extras-deal': {
    ask: ({ player }) =>
      `${player(1)} hat nichts dazugelegt. Eure Handkarten behaltet ihr, und zu dritt bekommt jeder sechs neue. Wie viele hat ${player(1)} in der nächsten Runde auf der Hand?`,
    why: () =>
      'Die Karten vor euch kommen aus dem Spiel, aber eure Hand behaltet ihr. Vor der vierten Runde gibt es keine neuen, außer je drei, wenn ihr zu zweit spielt. Teilt euch eure Karten also gut ein.',
  },
  'outlook-likeliest': {
    ask: ({ average }) => `Im Durchschnitt bringt die Karte etwa ${average}. Was bringt sie am häufigsten?`,
    why: ({ artist }) =>
      `Liegt ${artist(3)} am Ende vorn, bringt die Karte dank der früheren Marken viel. Meistens passiert das aber nicht. Auch bei einem guten Durchschnitt gehst du oft leer aus, also schau dir den ganzen Balken an.`,
  },
  'outlook-safest': {
    ask: ({ artist }, { card }) =>
      `${capitalised(a(card))} von ${artist(4)} ist im Durchschnitt etwa gleich viel wert. Bei welchem der beiden Künstler gehst du seltener leer aus?`,
    why: ({ artist }) =>
      `${artist(4)} liegt am Ende sehr wahrscheinlich vorn, bringt aber ohne frühere Marken nie viel. Hinter demselben Durchschnitt kann eine sichere Sache stecken oder ein Glücksspiel.`,
  },
  'outlook-card': {
    ask: ({ player, artist }) =>
      `Jetzt spielt ${player(2)} die erste Karte von ${artist(2)} in dieser Runde. Was passiert mit dem Wert von ${artist(3)}?`,
    why: ({ artist }) =>
      `Jetzt hat auch ${artist(2)} eine Karte und will nach vorn. Jede Karte verschiebt die Chancen von allen:`,
  },
  'outlook-award': {
    ask: ({ player, artist }) =>
      `${player(0)} gibt ${artist(3)} eine Auszeichnung. Was passiert mit dem Wert?`,
    why: () =>
      'Die Chancen bleiben, wie sie waren. Aber liegt der Künstler am Ende vorn, bringt jede Karte mehr als vorher:',
  },
};

export const galleryLessons = { titles, told, asked };
