import type { GalleryAnswer, GalleryChoice, GalleryCustom, GalleryQuestion } from '../../referee/index.ts';
import type { GalleryTerms } from '../terms.ts';
import type { Saying, Wording } from '../message.ts';
import { cardsSaid, handsSaid } from '../hands.ts';
import { capitalised } from '../noun.ts';
import { beforeRound } from './before-round.ts';
import { a, inCase, the } from './noun.ts';
import { ordinal } from './ordinal.ts';

const questions: Record<GalleryQuestion, Wording<GalleryTerms>> = {
  goal: 'Was ist das Ziel, und wie lange dauert eine Partie?',
  course: 'Wie läuft das Spiel ab?',
  'no-auctions': 'Gibt es Versteigerungen oder Geld?',
  players: 'Wie viele können mitspielen?',
  layout: 'Wie bauen wir auf?',
  cards: 'Wie viele Karten gibt es von jedem Künstler?',
  deal: 'Wie viele Karten bekommt jeder?',
  'first-player': 'Wer beginnt die Partie?',
  influence: ({ influence }) => `Wozu liegt ${the(influence)} neben dem Stapel?`,
  'influence-symbol': ({ influence }) => `${capitalised(the(influence))}: Gilt das Symbol darauf?`,
  turn: 'Was mache ich in meinem Zug?',
  symbols: 'Was bedeuten die Symbole auf den Karten?',
  limit: 'Wann endet eine Runde?',
  'last-card': 'Die Karte, mit der die Runde endet: Gilt ihr Symbol, und bringt sie Punkte?',
  draw: 'Muss ich die Karte ziehen?',
  award: 'Wohin darf eine Auszeichnung, und für wie lange?',
  'second-up': 'Eine zweite Karte, offen: Wie geht das?',
  'second-down': 'Eine zweite Karte, verdeckt: Wie geht das?',
  everyone: 'Alle spielen eine Karte: Darf ich ablehnen, und gelten die Symbole?',
  'past-limit': 'Die Karten von allen gehen auf einmal über die Grenze: Zählen sie alle?',
  'no-cards': 'Ich habe keine Karten mehr: Bin ich raus?',
  'all-out': 'Und wenn niemand mehr Karten hat?',
  'face-down': 'Was passiert bei der Wertung mit verdeckten Karten?',
  tokens: 'Welche Künstler bringen Punkte, und wer bekommt welche Wertmarke?',
  'equal-artists': 'Zwei Künstler haben gleich viele Karten: Wer liegt vorn?',
  'few-artists': 'Und wenn weniger als drei Künstler auf dem Tisch sind?',
  value: 'Was bringt eine Karte?',
  'tokens-kept': 'Was passiert mit den Marken eines Künstlers, der nicht unter den ersten drei ist?',
  example: 'Das Beispiel in der Anleitung geht nicht auf: Ist das ein Fehler?',
  'extra-cards': 'Welche Karten darf ich am Ende der Runde dazulegen?',
  'extra-symbol': 'Eine Karte, die zur Wertung dazukommt: Gilt ihr Symbol?',
  'extra-ranks': 'Ändern dazugelegte Karten die Rangliste?',
  score: 'Wie werte ich meine Karten?',
  'clean-up': 'Was passiert nach einer Runde mit meinen Karten?',
  'who-starts': 'Wer beginnt die nächste Runde?',
  'starter-without-cards': 'Wer beginnen müsste, hat keine Karten: Wer dann?',
  'who-ended': 'Mehrere Karten zusammen haben die Runde beendet: Wer war es?',
  win: 'Wer gewinnt?',
  'equal-points': 'Am Ende gibt es einen Gleichstand: Wer gewinnt?',
};

/** Each artist has one card with this symbol; not every box has a token for each. */
function awardOn(tokens: number, must: string): string {
  if (tokens === 0) return 'Nirgendwohin: Diese Schachtel hat keine Auszeichnungen. Das Symbol gilt nicht.';
  const left =
    tokens >= 5
      ? 'Jeder Künstler hat eine Karte mit diesem Symbol, und für jede gibt es eine Auszeichnung.'
      : `Es gibt ${tokens === 1 ? 'nur eine Auszeichnung' : `nur ${tokens} Auszeichnungen`}. Ist keine mehr da, gilt das Symbol nicht.`;
  return `Zu einem beliebigen Künstler, auch zu einem, den niemand gespielt hat oder der schon eine hat, für die ganze Partie. ${must} ${left}`;
}

const answers: Record<GalleryAnswer, Saying<GalleryTerms>> = {
  goal: ({ rounds }, { count }, { points }) =>
    `Wer die meisten ${points.many} hat, wenn ${count(rounds)} Runden gespielt sind, gewinnt.`,
  course: ({ limit, rounds }, { count }, { card }) =>
    `Reihum spielt ihr ${a(card, 'accusative')} offen vor euch aus. Mit der ${ordinal(Number(limit))} Karte eines Künstlers endet die Runde. Die drei Künstler mit den meisten Karten bekommen Wertmarken, und eure Karten von ihnen bringen Punkte. Dann kommen alle Karten auf dem Tisch aus dem Spiel. Es gibt ${count(rounds)} Runden.`,
  'no-auctions': (_, __, { points }) =>
    `Nein. Ihr spielt Karten vor euch aus, und am Ende jeder Runde bringen sie ${inCase(points, 'accusative').many}.`,
  players: ({ least, most }) => `${least} bis ${most}.`,
  layout: (_, __, { influence }) =>
    `Legt die fünf Künstler in eine Reihe, nach ihren Zahlen geordnet, und die Marken daneben. Mischt die Karten, teilt sie aus und macht aus dem Rest einen Stapel. Deckt die oberste auf: Das ist ${the(influence)}. Jeder sortiert die Karten vor sich nach Künstlern.`,
  cards: (artists) => {
    const { all, each } = cardsSaid(artists, 'de', (artist, cards) => `${cards} von ${artist}`);
    return `Insgesamt ${all}: ${each}.`;
  },
  deal: (hands) =>
    `${handsSaid(hands, 'de', beforeRound)}. Eure Handkarten behaltet ihr; was ausgelegen hat, ist aus dem Spiel.`,
  museum: () => 'Wer von euch zuletzt im Museum war, nimmt den Startspielermarker und beginnt.',
  chosen: () => 'Das bestimmt ihr.',
  'influence-counts': (_, __, { influence }) =>
    `Die Karte zählt für ihren Künstler, beim Ende der Runde und in der Rangliste. Punkte bringt ${the(influence)} niemandem.`,
  'influence-symbol-idle': (_, __, { influence }) =>
    `Nein. Niemand hat ${the(influence, 'accusative')} gespielt, also beachtet die App das Symbol nicht.`,
  turn: (_, __, { card }) =>
    `Spielt ${a(card, 'accusative')} offen vor euch aus. Ist ein Symbol darauf, dann macht, was es sagt. Danach ist im Uhrzeigersinn der Nächste dran.`,
  symbols: ({ draw, award, 'second-up': up, 'second-down': down, everyone }) =>
    `Mit jedem dürft ihr sofort noch etwas tun. Ihr zieht eine Karte (${draw} pro Künstler), vergebt eine Auszeichnung (${award}), legt eine zweite Karte offen (${up}) oder verdeckt (${down}) dazu oder lasst alle eine Karte spielen (${everyone}).`,
  limit: ({ limit }, { count }, { influence }) =>
    `Sobald ${count(limit)} offene Karten eines Künstlers auf dem Tisch liegen. Die von allen Spielern zählen zusammen, und ${the(influence)} zählt mit.`,
  'last-card-scores': () =>
    'Ihr Symbol gilt nicht. Aber die Karte bleibt liegen und bringt Punkte. Verloren ist sie nicht, anders als im Modern Art mit den Versteigerungen.',
  'draw-may': () => 'Nein, ihr dürft die oberste Karte vom Stapel ziehen oder es lassen.',
  'draw-should': () => 'Ja. Die Anleitung verlangt es und lässt euch keine Wahl.',
  'award-may': ({ tokens }) => awardOn(Number(tokens), 'Ihr dürft auch verzichten.'),
  'award-should': ({ tokens }) => awardOn(Number(tokens), 'Die Anleitung verlangt, dass ihr sie vergebt.'),
  'second-up': () =>
    'Ihr dürft eine vom selben Künstler dazulegen. Ein Symbol darauf gilt nicht. Sie zählt sofort und kann die Runde beenden.',
  'second-down': () =>
    'Ihr dürft eine von einem beliebigen Künstler dazulegen. Ein Symbol darauf gilt nicht. Sie zählt erst, wenn die Runde vorbei ist, und kann sie deshalb nicht beenden. Bis dahin muss niemand wissen, was es ist.',
  'everyone-must': () =>
    'Wer Karten hat, darf nicht ablehnen, auch nicht, wer das Symbol gespielt hat. Symbole auf diesen Karten gelten nicht. Ob die Grenze erreicht ist, prüft ihr erst, wenn alle auf dem Tisch liegen.',
  'past-limit-all-count': () =>
    'Ja. Alle gleichzeitig gespielten Karten bleiben liegen, zählen und bringen Punkte, auch über die Grenze hinaus. Sogar zwei Künstler auf einmal können sie erreichen.',
  'no-cards-sits-out': () =>
    'Ihr setzt für den Rest der Runde aus, aber die Karten vor euch bringen trotzdem Punkte. Gibt es für eine weitere Runde Karten, seid ihr wieder dabei. Sonst setzt ihr bis zum Ende der Partie aus.',
  'all-out-round': () =>
    'Die Runde ist vorbei, und ihr wertet sie wie jede andere. Gibt es für eine weitere Runde Karten, geht die Partie weiter. Hat niemand eine Karte dafür, ist die Partie vorbei.',
  'face-down-first': () =>
    'Deckt sie auf, bevor ihr die Rangliste macht; dann zählen sie wie alle anderen. So kann ein Künstler über die Grenze kommen und sogar den überholen, mit dem die Runde geendet hat.',
  'tokens-by-count': ({ first, second, third }, { count }, { influence }) =>
    `Die drei mit den meisten Karten auf dem Tisch. ${capitalised(the(influence))} zählt mit, und was verdeckt war, auch. Der erste bekommt ${count(first)}, der zweite ${count(second)}, der dritte ${count(third)}. Die anderen beiden bringen in dieser Runde nichts.`,
  'lower-number': () => 'Der mit der niedrigeren Zahl. Sie ist bei jedem Künstler aufgedruckt.',
  'no-card-no-token': () =>
    'In den Anleitungen ist immer nur von dreien die Rede. Die App gibt einem Künstler ohne Karten auf dem Tisch keine Marke.',
  'sum-of-tokens': ({ award }, { count }) =>
    `Zählt alle Wertmarken zusammen, die der Künstler in der Partie bekommen hat, und ${count(award)} für jede Auszeichnung. Das gilt nur, wenn der Künstler in dieser Runde unter den ersten drei ist.`,
  'tokens-wait': () =>
    'In dieser Runde zählen sie nicht, und Auszeichnungen auch nicht, also bringen die Karten nichts. Aber sie bleiben und zählen wieder, sobald der Künstler unter den ersten drei ist.',
  'example-misprinted': () =>
    'Ja. Es zählt den Wert eines Künstlers mit einer Auszeichnung falsch zusammen. Die Punkte am Ende stimmen.',
  'example-right': () => 'Nein, die Beispiele in dieser Anleitung gehen auf.',
  'extra-leading': () =>
    'Von jedem führenden Künstler, der schon vor euch ausliegt, eine aus der Hand, also bis zu drei.',
  'extra-displayed': () =>
    'Von jedem Künstler, der schon vor euch ausliegt, eine aus der Hand, ob er vorn liegt oder nicht, also bis zu fünf. Künstler, die nicht vorn liegen, bringen nichts.',
  'extra-symbol-idle': () => 'Nein, sie bringt nur Punkte.',
  'extra-ranks-stand': () =>
    'Nein. Zuerst bekommen die Künstler ihre Marken. Dazugelegte Karten bringen nur Punkte, selbst wenn ein Künstler danach mehr Karten hat als der vor ihm.',
  'cards-times-value': (_, __, { influence }) =>
    `Nehmt bei jedem führenden Künstler eure Karten, auch die dazugelegten, mal den Wert einer Karte. ${capitalised(the(influence))} gehört niemandem.`,
  'hand-kept': (_, __, { influence }) =>
    `Eure Handkarten behaltet ihr. Die Karten auf dem Tisch und ${the(influence)} kommen aus dem Spiel, und ihr deckt wieder ${a(influence, 'accusative')} auf.`,
  'token-passes': () =>
    'Der Startspielermarker wandert nach jeder Runde nach links. Wer ihn bekommt, beginnt, egal wer die Runde beendet hat.',
  'left-of-ender': () => 'Wer links von dem sitzt, der die Runde beendet hat.',
  'next-with-cards': () => 'Im Uhrzeigersinn der Nächste, der eine Karte hat.',
  'ender-does-not-matter': () =>
    'Das ist hier egal: Wer beginnt, sagt der Startspielermarker, und gewertet wird in jeder Reihenfolge gleich.',
  'ender-leads-on': () =>
    'Wer die Karte des Künstlers gespielt hat, der die Grenze erreicht hat. Kommen dafür mehrere Karten infrage, war es, wer alle hat spielen lassen.',
  'most-points': () => 'Wer über alle Runden zusammen am meisten bekommen hat.',
  'points-shared': () => 'Beide: Ihr teilt euch den Sieg.',
};

/** How some tables play it. */
const customs: Record<GalleryCustom, string> = {
  'influence-symbol': 'lassen den, der beginnt, das Symbol auf dieser Karte nutzen.',
  draw: 'lassen euch die Wahl, egal was in der Anleitung steht.',
  'past-limit': 'nehmen Karten über der Grenze wieder auf die Hand.',
  'face-down': 'nennen den Künstler einer verdeckten Karte und zählen sie sofort.',
  'few-artists': 'geben die letzten Marken an Künstler ohne Karten, die niedrigste Zahl zuerst.',
  'extra-cards':
    'erlauben eine Karte von einem beliebigen Künstler, wenn in der Anleitung nichts dazu steht.',
  'who-ended': 'sagen: wer die erste dieser Karten gespielt hat, im Uhrzeigersinn von dem an, der dran war.',
  'equal-points': 'entscheiden den Gleichstand nach der letzten Runde oder spielen noch eine Partie.',
};

const choices: Record<GalleryChoice, string> = {
  held: 'spielt es so, wie es hier steht; die App hält sich daran.',
  mendable: 'spielt es so, wie es hier steht. Spielt ihr es anders? Korrigiert es im Verlauf.',
  'starter-named':
    'spielt es so, wie es hier steht. Wenn ihr eine Runde abschließt, könnt ihr jemand anders bestimmen.',
  'second-question': 'kann trotzdem verzichten; die App fragt noch einmal nach.',
  skippable: 'kann jedes Mal verzichten.',
  noted:
    'teilt sich den Sieg. Entscheidet ihr den Gleichstand selbst, schreibt es in die Notizen der Partie.',
};

export const galleryRulings = { questions, answers, customs, choices };
