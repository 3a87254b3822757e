import type { PromptKey } from '../../auction/index.ts';
import type { Detail } from '../../core/problem.ts';
import type { AuctionTerms } from '../terms.ts';
import type { Naming, Saying } from '../message.ts';
import type { AuctionCase, AuctionReason } from '../prompt-cases.ts';
import { a, the } from './noun.ts';
import { ordinal } from './ordinal.ts';

/** What the table is told now, short enough to be read aloud. */
const lines: Record<PromptKey, Saying<AuctionTerms>> = {
  setup: ({ cards, dealt, cash }, { count, money }) =>
    `Mischt die ${count(cards)} Karten und teilt je ${count(dealt)} aus. Alle bekommen ${money(cash)} und verstecken das Geld.`,
  'setup-mystery': ({ dealt }, { count }) =>
    `Legt noch ${count(dealt)} Karten verdeckt auf den Tisch: die Mystery-Hand.`,
  'setup-first': ({ seat }, naming) => `Wer am jüngsten ist, beginnt: ${naming.seat(seat)}.`,
  offer: (detail, naming) =>
    `${naming.seat(detail.seat)}, versteigere ein Gemälde. ${nearest(detail, naming)}`.trim(),
  'offer-anybody': () => 'Nächstes Gemälde: Tragt den Künstler ein.',
  open: ({ seat }, naming) =>
    `${naming.seat(seat)} versteigert: Bietet, wann ihr wollt, jedes Gebot höher als das letzte.`,
  once: ({ seat, first }, naming) =>
    `${naming.seat(seat)} versteigert: jeder ein Gebot, ${naming.seat(first)} zuerst, ${naming.seat(seat)} zuletzt.`,
  hidden: ({ seat }, naming) =>
    `${naming.seat(seat)} versteigert: Versteckt euer Gebot in der Faust, dann öffnen alle gleichzeitig.`,
  fixed: ({ seat, first }, naming) =>
    `${naming.seat(seat)} nennt einen Preis. Reihum ab ${naming.seat(first)}: Wer zuerst Ja sagt, kauft.`,
  double: ({ seat, artist }, naming) =>
    `Wer legt einen zweiten ${naming.artist(artist)} dazu? Erst ${naming.seat(seat)}, dann im Uhrzeigersinn.`,
  'double-would-end': () => 'Eine zweite Karte würde die Runde ohne Verkauf beenden.',
  'double-perhaps': ({ artist }, naming) =>
    `Kommt zur Doppelkarte ein zweiter ${naming.artist(artist)} dazu, tragt ihn zuerst ein.`,
  'double-added': ({ seat }, naming) =>
    `${naming.seat(seat)} hat die zweite Karte dazugelegt, versteigert beide und bekommt das ganze Geld.`,
  'double-added-split': ({ seat, partner }, naming) =>
    `${naming.seat(seat)} hat die zweite Karte dazugelegt, versteigert beide und teilt das Geld mit ${naming.seat(partner)}.`,
  'double-unpaired': ({ seat, artist }, naming) =>
    `Niemand hat eine Karte dazugelegt, also behält ${naming.seat(seat)} die Doppelkarte von ${naming.artist(artist)} umsonst.`,
  'pay-player': (detail, naming) =>
    `${naming.seat(detail.seat)} zahlt ${naming.seat(detail.to)} ${naming.money(detail.amount)} für ${works(detail, naming)}.`,
  'pay-bank': (detail, naming) =>
    `${naming.seat(detail.seat)} zahlt der Bank ${naming.money(detail.amount)} für ${works(detail, naming)}.`,
  'pay-nothing': (detail, naming) =>
    `Niemand hat geboten, also bekommt ${naming.seat(detail.seat)} ${works(detail, naming)} umsonst.`,
  'pay-zero': (detail, naming) =>
    `Der Preis war 0, also bekommt ${naming.seat(detail.seat)} ${works(detail, naming)} umsonst.`,
  'pay-player-untold': (detail, naming) =>
    `${naming.seat(detail.seat)} bekommt ${works(detail, naming)} und zahlt an ${naming.seat(detail.to)}.`,
  'pay-bank-untold': (detail, naming) =>
    `${naming.seat(detail.seat)} bekommt ${works(detail, naming)} und zahlt an die Bank, falls jemand geboten hat.`,
  'two-more': ({ artist }, naming) => `Noch zwei Gemälde von ${naming.artist(artist)} beenden die Runde.`,
  'one-more': ({ artist }, naming) =>
    `Noch ein Gemälde von ${naming.artist(artist)} beendet die Runde und wird nicht verkauft.`,
  'fifth-offer': ({ artist, count }, naming) =>
    `Die Runde ist vorbei: Das war das ${ordinal(Number(count))} Gemälde von ${naming.artist(artist)}, und es wird nicht verkauft.`,
  'fifth-pair': ({ artist, count }, naming) =>
    `Die Runde ist vorbei: Die zweite Karte war die ${ordinal(Number(count))} von ${naming.artist(artist)}, also wird keine von beiden verkauft.`,
  'fifth-mystery': ({ artist, count }, naming) =>
    `Die Runde ist vorbei: Die Mystery-Karte war die ${ordinal(Number(count))} von ${naming.artist(artist)}.`,
  'fifth-adjust': ({ artist, count }, naming) =>
    `Die Runde ist vorbei: ${naming.artist(artist)} hat jetzt ${naming.count(count)} Karten.`,
  'hand-empty': ({ seat }, naming) =>
    `${naming.seat(seat)} hat keine Karten mehr, kann aber weiter mitbieten.`,
  mystery: ({ seat }, naming) => `${naming.seat(seat)} darf eine Mystery-Karte aufdecken.`,
  'mystery-anybody': () => 'Wer zuletzt versteigert hat, darf eine Mystery-Karte aufdecken.',
  rank: ({ artist, rank, count, tile }, naming, { tile: word }) =>
    `${naming.artist(artist)} steht auf Rang ${Number(rank)} mit ${cards(count)} und bekommt ${the(word, 'accusative')} über ${naming.money(tile)}.`,
  'rank-tie': ({ artist, count }, naming) =>
    `${naming.artist(artist)} liegen mit je ${cards(count)} gleichauf: Wer auf dem Spielplan weiter links ist, steht vorn.`,
  'rank-fewer': ({ ranked }, _, { tile }) =>
    ranked === 0
      ? `Es wurde kein Gemälde angeboten, also bekommt kein Künstler ${a(tile, 'accusative')}.`
      : `Nur von ${ranked === 1 ? 'einem Künstler' : 'zwei Künstlern'} wurden Gemälde angeboten, also bekommt kein anderer ${a(tile, 'accusative')}.`,
  value: ({ artist, value, tile, earlier }, naming) =>
    earlier === 0
      ? `Ein Gemälde von ${naming.artist(artist)} bringt ${naming.money(value)} ein.`
      : `Ein Gemälde von ${naming.artist(artist)} bringt ${naming.money(value)} ein: ${naming.money(tile)} aus dieser Runde und ${naming.money(earlier)} von vorher.`,
  sell: ({ seat, amount }, naming) =>
    amount === 0
      ? `${naming.seat(seat)} bekommt nichts von der Bank.`
      : `Die Bank zahlt ${naming.seat(seat)} ${naming.money(amount)}.`,
  'sell-count': () => 'Tragt ein, wie viele Gemälde jeder hat, dann zahlt die Bank.',
  'then-next-round': (detail, naming) =>
    `Dann beginnt Runde ${naming.count(detail.round)}: ${dealing(detail, naming)}.`,
  'then-end': () => 'Dann ist die Partie vorbei.',
  'next-round': (detail, naming) =>
    `Runde ${naming.count(detail.round)}: ${dealing(detail, naming)}. ${starter(detail.seat, naming.seat)} beginnt.`,
  'last-round': (detail, naming) =>
    `Die letzte Runde: ${dealing(detail, naming)}. ${starter(detail.seat, naming.seat)} beginnt.`,
  'all-out': () =>
    'Niemand hat mehr Karten, also sind Runde und Partie vorbei. Was zuletzt angeboten wurde, wird nicht verkauft.',
  'all-out-early': ({ away }) =>
    `${away === 0 ? 'Niemand hat mehr Karten, also ist die Partie nach den Regeln vorbei.' : 'Niemand hat mehr Karten, weil jemand fehlt: Zahlt aus und teilt dann noch eine Runde aus.'} Was zuletzt angeboten wurde, wird nicht verkauft.`,
  'end-count': () => 'Die Partie ist vorbei: Zählt euer Geld.',
  'end-won': ({ seat, amount }, naming) => `${naming.seat(seat)} gewinnt mit ${naming.money(amount)}.`,
  'end-shared': ({ seat, amount }, naming) =>
    `${naming.seat(seat)} teilen sich den Sieg, mit je ${naming.money(amount)}.`,
};

/** What the artists are near to whose next card ends the round. */
function nearest({ near, almost }: Detail, naming: Naming): string {
  if (near !== undefined) return `Noch ein ${naming.artist(near)} beendet die Runde.`;
  return almost === undefined
    ? ''
    : `Wo schon ${naming.count(almost)} liegen, beendet das nächste die Runde.`;
}

function cards(count: unknown): string {
  return count === 1 ? '1 Karte' : `${Number(count)} Karten`;
}

function newCards(count: unknown): string {
  return count === 1 ? 'eine neue Karte' : `${Number(count)} neue Karten`;
}

function works({ cards: sold, artist }: Detail, naming: Naming): string {
  return `${sold === 2 ? 'zwei' : 'ein'} Gemälde von ${naming.artist(artist)}`;
}

function dealing({ dealt, mystery }: Detail, { count }: Naming): string {
  if (dealt === 0) return 'Es gibt keine neuen Karten';
  const toPlayers = `Teilt je ${cards(dealt)} aus`;
  return mystery === 0 ? toPlayers : `${toPlayers} und ${count(mystery)} für die Mystery-Hand`;
}

function skipped({ seat, partner }: Detail, naming: Naming): string {
  return `wer zwischen ${naming.seat(partner)} und ${naming.seat(seat)} sitzt, setzt aus`;
}

function starter(seat: number | string | undefined, name: (seat: number | string) => string): string {
  return seat === undefined ? 'Wer links von dem sitzt, der zuletzt gespielt hat,' : name(seat);
}

const flipping =
  'Niemand muss: Sie wird nicht verkauft, zählt aber, kann die Runde beenden und bleibt als Doppelkarte allein.';
const onlyMoney = 'Karten, die ihr noch auf der Hand habt, sind nichts wert: Nur das Geld zählt.';

/** What you may choose and why, in one sentence, told the first time in a game. */
const reasons: Record<AuctionReason, Saying<AuctionTerms>> = {
  setup: () =>
    'Eure Karten sind zum Verkaufen da; das Geld bleibt verdeckt, und am Ende gewinnt, wer am meisten hat.',
  'setup-mystery': () =>
    'Sie gehört niemandem: Ihre Karten werden nie verkauft und zählen nur für ihre Künstler.',
  'setup-first': () => 'Wer beginnt, versteigert zuerst; danach wandert der Hammer im Uhrzeigersinn.',
  offer: ({ limit }) =>
    `Je mehr Gemälde eines Künstlers, desto mehr kann jedes einbringen; Nummer ${Number(limit)} beendet die Runde ohne Verkauf.`,
  'offer-anybody': ({ limit }) =>
    `Jedes Gemälde zählt für seinen Künstler, auch das zweite eines Doppels, und Nummer ${Number(limit)} beendet die Runde.`,
  open: ({ seat }, naming, { kinds }) =>
    `${kinds.open}: Auch ${naming.seat(seat)} darf bieten und bekommt es umsonst, wenn niemand bietet.`,
  once: (_, __, { kinds }) => `${kinds.once}: Wer dran ist, bietet mehr als das Höchstgebot oder passt.`,
  hidden: ({ seat }, naming, { kinds }) =>
    `${kinds.hidden}: Eine leere Faust ist kein Gebot; bei Gleichstand kommt ${naming.seat(seat)} zuerst, dann reihum die anderen.`,
  fixed: ({ seat }, naming, { kinds }) =>
    `${kinds.fixed}: Sagen alle Nein, muss ${naming.seat(seat)} selbst kaufen, und dafür muss das eigene Geld reichen.`,
  double: () =>
    'Niemand muss; noch eine Doppelkarte geht nicht, und wer dazulegt, versteigert beide nach dem zweiten Symbol.',
  'double-would-end': () =>
    'Beide Karten würden für die Rangliste zählen, aber niemandem gehören, und niemand würde zahlen.',
  'double-perhaps': () =>
    'Niemand muss: Kommt keine dazu, behält die Doppelkarte umsonst, wer sie gespielt hat.',
  'double-added': ({ partner, next }, naming) =>
    `Für die Doppelkarte bekommt ${naming.seat(partner)} nichts${next === undefined ? '' : `, und das nächste Gemälde versteigert ${naming.seat(next)}`}.`,
  'double-added-split': ({ seat }, naming) =>
    `An eurem Tisch wird beim Doppel geteilt: je die Hälfte, und ein Rest von ${naming.money(1)} geht an ${naming.seat(seat)}.`,
  'double-unpaired': () => 'Am Ende der Runde bringt sie Geld ein wie jedes andere Gemälde.',
  'pay-player': () => 'Das Geld geht an den Auktionator: Gut verkauft ist halb gewonnen.',
  'pay-bank': () =>
    'Wer bei der eigenen Versteigerung kauft, zahlt an die Bank, und niemand am Tisch verdient daran.',
  'pay-nothing': () => 'Wenn niemand bietet, bleibt das Gemälde beim Auktionator.',
  'pay-zero': () => 'Ein Auktionator ohne Geld kann keinen anderen Preis nennen.',
  'pay-player-untold': () => 'Das Geld geht an den Auktionator; darum kümmert ihr euch selbst.',
  'pay-bank-untold': () =>
    'Wer bei der eigenen Versteigerung kauft, zahlt an die Bank, nicht an einen anderen Spieler.',
  'two-more': () => 'Ein Doppel kann das auf einen Schlag schaffen.',
  'one-more': () =>
    'Wer es spielt, verkauft nichts, bestimmt aber, wann die Runde endet, und der Künstler hat eine Karte mehr.',
  'fifth-offer': () =>
    'Es gehört niemandem, und zu einer Doppelkarte kommt keine zweite dazu, aber für die Rangliste zählt es.',
  'fifth-pair': () =>
    'Beide Karten gehören niemandem und bringen niemandem etwas ein, aber für die Rangliste zählen beide.',
  'fifth-mystery': () =>
    'Sie gehört niemandem, aber sie zählt; was vorher verkauft wurde, bleibt bei den Käufern.',
  'fifth-adjust': () => 'Die Anzahl wurde korrigiert, und damit ist die Runde vorbei.',
  'hand-empty': ({ next, dealt }, { count }) =>
    `Wer keine Karten hat, wird übersprungen, und in Runde ${count(next)} bekommt jeder ${newCards(dealt)}.`,
  mystery: () => flipping,
  'mystery-anybody': () => flipping,
  rank: () =>
    'Jede Karte dieser Runde zählt: verkauft oder umsonst behalten, auch die letzten, die niemand gekauft hat.',
  'rank-fewer': () => 'Ein Künstler ohne Karten auf dem Tisch bekommt keinen Rang.',
  value: (_, __, { tile }) =>
    `Nur die ersten drei bringen jetzt etwas ein; die anderen behalten ihre ${tile.many} für später.`,
  sell: () =>
    'Alle Gemälde kommen jetzt aus dem Spiel, auch die wertlosen, aber eure Handkarten behaltet ihr.',
  'sell-count': () =>
    'Jedes Gemälde bringt ein, was sein Künstler wert ist, und kommt aus dem Spiel; eure Handkarten behaltet ihr.',
  'then-next-round': () => 'Eure Handkarten behaltet ihr.',
  'then-end': () => 'Wer am meisten Geld hat, gewinnt, und Karten auf der Hand sind nichts wert.',
  'next-round': () => 'Wer die Runde beendet hat, gibt den Hammer nach links weiter.',
  'last-round': () => 'Verkauft, was ihr noch habt: Karten auf der Hand sind am Ende nichts wert.',
  'all-out': () => 'Es zählt noch für die Rangliste, gehört aber niemandem.',
  'all-out-early': () =>
    'Hat die Bank gezahlt, entscheidet ihr: Schluss, wie es in der Anleitung steht, oder noch eine Runde.',
  'end-count': () => onlyMoney,
  'end-won': () => onlyMoney,
  'end-shared': () => 'In keiner Anleitung steht, wer bei Gleichstand gewinnt, also teilt ihr euch den Sieg.',
};

/** Told the first time that the usual reason would leave something out. */
const cases: Record<AuctionCase, Saying<AuctionTerms>> = {
  'double-added': (detail, naming) =>
    `${naming.seat(detail.partner)} bekommt nichts, und ${skipped(detail, naming)}; dann kommt ${naming.seat(detail.next)}.`,
  'double-added-split': (detail, naming) =>
    `Je die Hälfte, ein Rest von ${naming.money(1)} an ${naming.seat(detail.seat)}; ${skipped(detail, naming)}.`,
  'hand-empty': () =>
    'Wer keine Karten hat, wird bis zum Ende der Partie übersprungen, denn neue gibt es nicht mehr.',
  value: (_, __, { tile }) =>
    `Alle ${tile.many} dieser Partie zählen, aber nur, wenn der Künstler unter den ersten drei ist.`,
  'all-out-early': () =>
    'Laut Anleitung wäre Schluss, aber die rechnet mit den Karten von allen: Nach der Auszahlung entscheidet ihr.',
};

/** Said once instead of player by player. */
const together = {
  sell: () => 'Die Bank zahlt allen ihre Gemälde aus. Haben alle ihr Geld, schließt die Runde ab.',
} satisfies Partial<Record<PromptKey, Saying<AuctionTerms>>>;

const besides = {
  offer: nearest,
  'offer-anybody': () => '',
  double: ({ seat }, naming) => `Erst ${naming.seat(seat)}, dann im Uhrzeigersinn.`,
} satisfies Partial<Record<PromptKey, Saying<AuctionTerms>>>;

export const auctionPrompts = {
  lines,
  reasons,
  cases,
  together,
  besides,
  anyArtist: 'irgendeinem Künstler',
};
