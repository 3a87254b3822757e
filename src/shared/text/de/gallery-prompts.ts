import type { PromptKey } from '../../gallery/index.ts';
import { capitalised, counted } from '../noun.ts';
import type { GalleryTerms } from '../terms.ts';
import type { Saying } from '../message.ts';
import type { GalleryCase, GalleryReason } from '../prompt-cases.ts';
import { a, agreeing, inCase, the } from './noun.ts';

/** What the table is told now, short enough to be read aloud. */
const lines: Record<PromptKey, Saying<GalleryTerms>> = {
  setup: ({ cards, dealt }, { count }, { influence }) =>
    `Mischt die ${count(cards)} Karten, teilt je ${count(dealt)} aus und deckt neben dem Stapel ${the(influence, 'accusative')} auf.`,
  'setup-first-museum': ({ seat }, naming) => `Wer zuletzt im Museum war, beginnt: ${naming.seat(seat)}.`,
  'setup-first-chosen': ({ seat }, naming) => `Ihr habt bestimmt, wer beginnt: ${naming.seat(seat)}.`,
  play: ({ seat }, naming, { card }) => `${naming.seat(seat)}, spiel ${a(card, 'accusative')} offen aus.`,
  'play-anybody': () => 'Nächste Karte: Tragt den Künstler ein.',
  'one-more': ({ artist }, naming) => `Noch eine Karte von ${naming.artist(artist)} beendet die Runde.`,
  'second-could-end': ({ artist }, naming) =>
    `Noch zwei Karten von ${naming.artist(artist)} beenden die Runde, und beide können vom selben Spieler kommen.`,
  draw: () => 'Zieh eine Karte vom Stapel.',
  'draw-optional': () => 'Du darfst eine Karte vom Stapel ziehen.',
  award: ({ value }, { count }) =>
    `Gib einem beliebigen Künstler eine Auszeichnung im Wert von ${count(value)}.`,
  'award-optional': ({ value }, { count }) =>
    `Du darfst einem beliebigen Künstler eine Auszeichnung im Wert von ${count(value)} geben.`,
  'award-none-left': ({ tokens }, { count }) =>
    tokens === 0
      ? 'Diese Schachtel hat keine Auszeichnungen, also gibt es keine zu vergeben.'
      : tokens === 1
        ? 'Die einzige Auszeichnung liegt schon bei einem Künstler, also gibt es keine mehr zu vergeben.'
        : `Alle ${count(tokens)} Auszeichnungen liegen schon bei den Künstlern, also gibt es keine mehr zu vergeben.`,
  'second-up': ({ artist }, naming) =>
    `Du darfst eine zweite Karte von ${naming.artist(artist)} offen dazulegen.`,
  'second-up-would-end': ({ artist }, naming) =>
    `Eine zweite Karte von ${naming.artist(artist)} würde die Runde beenden.`,
  'second-down': () => 'Du darfst eine zweite Karte von einem beliebigen Künstler verdeckt dazulegen.',
  everyone: ({ cards }, { count }) =>
    cards === 1
      ? 'Nur ein Spieler hat noch Karten und spielt eine davon.'
      : `${cards === 2 ? 'Beide' : `Alle ${count(cards)}`} Spieler mit Handkarten suchen eine aus und zeigen sie gleichzeitig.`,
  'everyone-could-end': ({ artist, left }, naming) =>
    `Diese Karten könnten die Runde beenden: Von ${naming.artist(artist)} ${left === 1 ? 'fehlt nur noch 1' : `fehlen nur noch ${naming.count(left)}`}.`,
  'limit-reached': ({ artist, limit }, naming) =>
    `Die Runde ist vorbei: ${naming.artist(artist)} hat ${naming.count(limit)} Karten erreicht.`,
  'all-out': () => 'Die Runde ist vorbei: Niemand hat mehr Karten.',
  'all-out-last': () => 'Runde und Partie sind vorbei: Niemand hat mehr Karten.',
  'hand-empty': ({ seat }, naming) => `${naming.seat(seat)} hat keine Karten mehr und setzt aus.`,
  reveal: ({ seat, cards, away }, naming) => {
    const down = cards === 1 ? 'die verdeckte Karte' : `die ${naming.count(cards)} verdeckten Karten`;
    return away === 1
      ? `${naming.seat(seat)} ist nicht da: Deckt ${down} auf.`
      : `${naming.seat(seat)} deckt ${down} auf.`;
  },
  'reveal-counting': () =>
    'Tragt auch die Karten ein, die mit der letzten gespielt wurden, und die verdeckten.',
  token: ({ artist, rank, count, token }, naming) =>
    `${naming.artist(artist)} steht auf Rang ${Number(rank)} mit ${count === 1 ? '1 Karte' : `${naming.count(count)} Karten`} und bekommt die Wertmarke ${naming.count(token)}.`,
  'token-tie': ({ artist, count }, naming) =>
    `${naming.artist(artist)} liegen mit je ${count === 1 ? '1 Karte' : `${naming.count(count)} Karten`} gleichauf: Wer die niedrigere Zahl neben dem Namen hat, steht vorn.`,
  'token-fewer': () => 'Künstler ohne Karten auf dem Tisch bekommen keine Marke.',
  value: ({ artist, value, token, earlier, awards }, naming, { points }) => {
    const parts = [
      `${naming.count(token)} jetzt`,
      ...(earlier === 0 ? [] : [`${naming.count(earlier)} von früher`]),
      ...(awards === 0 ? [] : [`${naming.count(awards)} aus Auszeichnungen`]),
    ];
    const sum = `Eine Karte von ${naming.artist(artist)} bringt ${counted(naming.count(value), points)}`;
    return parts.length === 1 ? `${sum}.` : `${sum}: ${parts.join(', ')}.`;
  },
  'extras-leading': ({ seat, cards }, naming) =>
    cards === 1
      ? `${naming.seat(seat)} darf 1 Karte von einem führenden Künstler in der eigenen Auslage dazulegen.`
      : `${naming.seat(seat)} darf bis zu ${naming.count(cards)} Karten dazulegen, eine von jedem führenden Künstler in der eigenen Auslage.`,
  'extras-displayed': ({ seat, cards }, naming) =>
    cards === 1
      ? `${naming.seat(seat)} darf 1 Karte von einem Künstler in der eigenen Auslage dazulegen.`
      : `${naming.seat(seat)} darf bis zu ${naming.count(cards)} Karten dazulegen, eine von jedem Künstler in der eigenen Auslage.`,
  score: ({ seat, points: scored }, naming, { points }) =>
    `${naming.seat(seat)} bekommt ${counted(naming.count(scored), points)}.`,
  'score-after-extras': () => 'Wenn niemand mehr etwas dazulegt, zählt ihr die Punkte.',
  'score-counting': () => 'Tragt ein, wie viele Karten jeder von jedem Künstler hat.',
  'then-next-round': ({ round, dealt }, { count }) =>
    `Dann beginnt Runde ${count(round)}: ${dealt === 0 ? 'Neue Karten gibt es nicht' : `Jeder bekommt ${newCards(dealt)}`}.`,
  'then-end': () => 'Dann ist die Partie vorbei.',
  'clean-up': ({ round, dealt }, { count }, { influence }) =>
    `Runde ${count(round)}: Legt die Auslagen ab, teilt je ${count(dealt)} aus und deckt wieder ${a(influence, 'accusative')} auf.`,
  'clean-up-no-cards': ({ round }, { count }, { influence }) =>
    `Runde ${count(round)} ohne neue Karten: Legt die Auslagen ab und deckt wieder ${a(influence, 'accusative')} auf.`,
  'starter-token': ({ seat }, naming) => `Der Startspielermarker wandert nach links zu ${naming.seat(seat)}.`,
  'starter-finisher': ({ seat }, naming) => `${naming.seat(seat)} beginnt.`,
  'starter-untold': () => 'Wer links von dem sitzt, der die Runde beendet hat, beginnt.',
  'starter-passed-over': ({ seat, to }, naming) =>
    `${naming.seat(seat)} hat keine Karten, also beginnt ${naming.seat(to)}.`,
  'finished-together': ({ seat }, naming) =>
    `Alle haben gleichzeitig eine Karte gezeigt, und es zählt so, als hätte ${naming.seat(seat)} die Runde beendet.`,
  'end-won': ({ seat, points: scored }, naming, { points }) =>
    `${naming.seat(seat)} gewinnt mit ${counted(naming.count(scored), inCase(points, 'dative'))}.`,
  'end-shared': ({ seat, points: scored }, naming, { points }) =>
    `${naming.seat(seat)} teilen sich den Sieg, mit je ${counted(naming.count(scored), inCase(points, 'dative'))}.`,
};

function newCards(count: unknown): string {
  return count === 1 ? 'eine neue Karte' : `${Number(count)} neue Karten`;
}

const awarded =
  'Sie bleibt die ganze Partie und zählt in jeder Runde, in der ihr Künstler unter den ersten drei ist.';

/** What you may choose and why, in one sentence, told the first time in a game. */
const reasons: Record<GalleryReason, Saying<GalleryTerms>> = {
  setup: ({ limit }, { count }, { influence }) =>
    `${capitalised(the(influence))} zählt für ${agreeing(influence, 'seinen', 'ihren', 'seinen')} Künstler und gehört niemandem; ${count(limit)} Karten eines Künstlers beenden die Runde.`,
  'setup-first-museum': () =>
    'Wer beginnt, bekommt den Startspielermarker, der jede Runde weiterwandert; es geht im Uhrzeigersinn.',
  'setup-first-chosen': () => 'Gespielt wird im Uhrzeigersinn.',
  play: () =>
    'Die Karten vor dir bringen Punkte: Je mehr von einem Künstler ausliegen, desto mehr kann jede bringen.',
  'play-anybody': ({ limit }, { count }) =>
    `Je mehr Karten eines Künstlers ausliegen, desto mehr kann jede bringen, aber ${count(limit)} beenden sofort die Runde.`,
  'one-more': () =>
    'Die Karte, mit der die Runde endet, bleibt liegen und bringt Punkte, nur ihr Symbol gilt nicht.',
  'second-could-end': () =>
    'Von diesem Künstler gibt es noch eine Karte, zu der man eine zweite dazulegen darf.',
  draw: () => 'Eine Karte mehr auf der Hand ist ein Zug mehr, bevor du aussetzen musst.',
  'draw-optional': () =>
    'Du kannst verzichten, aber eine Karte mehr auf der Hand ist ein Zug mehr, bevor du aussetzen musst.',
  award: () => awarded,
  'award-optional': () => awarded,
  'award-none-left': ({ tokens }) =>
    Number(tokens) < 5
      ? 'Das Symbol gilt nicht: Die Karte zählt und bringt Punkte wie jede andere.'
      : 'Jeder der fünf Künstler hat nur eine Karte mit diesem Symbol, eine sechste dürfte es also nicht geben.',
  'second-up': () => 'Sie zählt sofort, aber ein Symbol darauf gilt nicht.',
  'second-up-would-end': () =>
    'Sie würde vor dir liegen bleiben und Punkte bringen, aber danach spielt niemand mehr eine Karte.',
  'second-down': () =>
    'Ihr Symbol gilt nicht, und sie bleibt geheim, bis die Runde vorbei ist und sie wie jede andere zählt.',
  everyone: () =>
    'Niemand darf verzichten, Symbole gelten nicht, und erst wenn alle Karten offen liegen, kann die Runde enden.',
  'everyone-could-end': () =>
    'Egal wie viele auf einmal dazukommen: Alle bleiben liegen und zählen, auch über die Grenze hinaus.',
  'limit-reached': () =>
    'Das Symbol auf der letzten Karte gilt nicht, aber sie bleibt liegen und bringt Punkte wie jede andere.',
  'all-out': ({ next, dealt }, { count }) =>
    `Wertet die Runde wie jede andere, und in Runde ${count(next)} bekommt jeder ${newCards(dealt)}.`,
  'all-out-last': () => 'Wertet diese Runde wie jede andere, dann ist die Partie entschieden.',
  'hand-empty': ({ next, dealt }, { count }) =>
    `Was schon ausliegt, bringt weiter Punkte, und in Runde ${count(next)} bekommt jeder ${newCards(dealt)}.`,
  reveal: () =>
    'Sie zählen jetzt, also kann auch der Künstler noch überholt werden, mit dem die Runde geendet hat.',
  'reveal-counting': () =>
    'Sie zählen für die Rangliste, also kann sich die Reihenfolge der Künstler noch ändern.',
  token: (_, __, { influence }) =>
    `Alle Karten auf dem Tisch zählen, auch ${the(influence)}, aber nur die ersten drei Künstler bringen Punkte.`,
  'token-fewer': () => 'Das steht in keiner Anleitung: Spielt ihr es anders, korrigiert es im Verlauf.',
  value: () => 'Die anderen Künstler bringen in dieser Runde nichts, behalten aber ihre Marken für später.',
  'extras-leading': () =>
    'Dazugelegte Karten bringen Punkte, ändern aber nichts an der Rangliste, und ihre Symbole gelten nicht.',
  'extras-displayed': () =>
    'Sie bringen Punkte, wenn ihr Künstler vorn liegt, ändern aber die Rangliste nicht, und Symbole gelten nicht.',
  score: (_, __, { influence }) =>
    `Punkte bringen nur die Karten vor euch, ${the(influence)} bringt niemandem etwas.`,
  'score-after-extras': () => 'Auch dazugelegte Karten bringen Punkte, also wird vorher nicht gezählt.',
  'score-counting': (_, __, { influence }) =>
    `Zählt die am Ende dazugelegten Karten mit, aber nicht ${the(influence, 'accusative')}, denn dafür bekommt niemand Punkte.`,
  'then-next-round': () =>
    'Eure Handkarten behaltet ihr, aber alle ausliegenden Karten kommen aus dem Spiel.',
  'then-end': (_, __, { points }) => `Wer über alle Runden die meisten ${points.many} hat, gewinnt.`,
  'clean-up': () =>
    'Eure Handkarten behaltet ihr; die abgelegten Karten kommen in dieser Partie nicht wieder.',
  'clean-up-no-cards': () =>
    'Ihr spielt mit den behaltenen Karten weiter; die abgelegten kommen in dieser Partie nicht wieder.',
  'starter-token': () => 'Er wandert nach jeder Runde weiter, egal wer sie beendet hat.',
  'starter-finisher': () => 'Wenn du eine Runde beendest, beginnt dein linker Nachbar die nächste.',
  'starter-untold': () =>
    'An eurem Tisch schreibt die App nur die Karten mit, also weiß sie nicht, wer das ist.',
  'starter-passed-over': () =>
    'Ohne Karte kann niemand beginnen, also ist der Nächste im Uhrzeigersinn dran, der eine hat.',
  'finished-together': () =>
    'Danach richtet sich, wer die nächste Runde beginnt; seht ihr es anders, gebt selbst an, wer beginnt.',
  'end-won': (_, __, { points }) => `Es zählen die ${points.many} aus allen Runden.`,
  'end-shared': () => 'In keiner Anleitung steht, wer bei Gleichstand gewinnt, also teilt ihr euch den Sieg.',
};

/** Told the first time that the usual reason would leave something out. */
const cases: Record<GalleryCase, Saying<GalleryTerms>> = {
  'all-out': () => 'Wertet die Runde wie jede andere, aber neue Karten gibt es nicht mehr.',
  'hand-empty': () =>
    'Was schon ausliegt, bringt weiter Punkte, aber neue Karten gibt es in dieser Partie nicht mehr.',
  value: () =>
    'Alle Marken aus der ganzen Partie zählen, aber nur in Runden, in denen der Künstler unter den ersten drei ist.',
};

/** Said once instead of player by player. */
const together = {
  reveal: () => 'Deckt alle verdeckten Karten auf und tragt sie ein.',
  'extras-leading': () =>
    'Jeder darf von jedem führenden Künstler in der eigenen Auslage eine Karte dazulegen.',
  'extras-displayed': () => 'Jeder darf von jedem Künstler in der eigenen Auslage eine Karte dazulegen.',
  score: () => 'Rechnet Künstler für Künstler Karten mal Wert und schließt dann die Runde ab.',
} satisfies Partial<Record<PromptKey, Saying<GalleryTerms>>>;

const besides = {
  play: () => '',
  'play-anybody': () => '',
  'draw-optional': () => '',
  award: () => '',
  'award-optional': () => 'Du darfst auch verzichten.',
  'second-up': () => 'Offen.',
  'second-down': () => 'Egal von welchem Künstler.',
} satisfies Partial<Record<PromptKey, Saying<GalleryTerms>>>;

export const galleryPrompts = { lines, reasons, cases, together, besides, anyArtist: 'irgendeinem Künstler' };
